"""Work in parts, in this process or in several, that Ctrl-C ends with what is done so far.

No process is left behind, whatever ends the one that started it.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from ctypes import c_bool
from itertools import islice
from multiprocessing.sharedctypes import RawValue
from typing import Any, Final, TypeVar

from sixgun.engine import SixgunError

__all__ = [
    "Executor",
    "Part",
    "Prepare",
    "Result",
    "defer_interrupts",
    "run_here",
    "run_in_pool",
    "stop_requested",
]

Part = TypeVar("Part")
Result = TypeVar("Result")
Prepare = Callable[[], object]
# Whoever does the work on the parts: this process, several, or a cluster.
Executor = Callable[[Callable[[Part], Result], Iterable[Part], Callable[[Result], None]], None]

QUEUED_PER_WORKER: Final = 3  # parts that wait for each process
STOP_TIMEOUT: Final = 20.0  # seconds that processes have to finish after Ctrl-C


def run_here(
    work: Callable[[Part], Result], parts: Iterable[Part], take: Callable[[Result], None]
) -> None:
    """In this process. Ctrl-C drops the part that is at work, but no result on its way."""
    for part in parts:
        result = work(part)
        with defer_interrupts():
            take(result)


def run_in_pool(
    work: Callable[[Part], Result],
    parts: Iterable[Part],
    take: Callable[[Result], None],
    jobs: int,
    prepare: Prepare,
) -> None:
    """In several processes, each of them prepared first. After Ctrl-C they see that they should be
    `stop_requested`; whatever they still hand over is taken."""
    stop = RawValue(c_bool, False)
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initialize_worker, (stop, prepare)
    )
    waiting: set[Future[Result]] = set()
    left = iter(parts)
    try:
        while True:
            with defer_interrupts():  # the processes inherit this: only this one ever hears Ctrl-C
                more = islice(left, jobs * QUEUED_PER_WORKER - len(waiting))
                waiting |= {pool.submit(work, part) for part in more}
            if not waiting:
                break
            done = wait(waiting, return_when="FIRST_COMPLETED").done
            with defer_interrupts():
                waiting -= done
                collect_results(done, take)
                for future in done:
                    future.result()  # raises what it died of
    except KeyboardInterrupt:
        stop.value = True
        waiting = {future for future in waiting if not future.cancel()}
        done = wait(waiting, STOP_TIMEOUT).done
        collect_results(done, take)
        if waiting - done:
            terminate_children()
        raise
    except BrokenProcessPool:
        collect_results(wait(waiting).done, take)
        raise SixgunError("worker_died") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def collect_results(done: set[Future[Result]], take: Callable[[Result], None]) -> None:
    """All that is there, whatever became of the others."""
    for future in done:
        if not future.exception():
            take(future.result())


def terminate_children() -> None:
    """Those that do not answer any more."""
    for child in multiprocessing.active_children():
        child.terminate()


@contextmanager
def defer_interrupts() -> Iterator[None]:
    """Ctrl-C waits until this is done, where the system lets it wait."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- in a process that works -----------------------------------------------------------------


class StopFlag:
    """What a working process hears from the one that started it."""

    stop: Any = None


def initialize_worker(stop: Any, prepare: Prepare) -> None:
    StopFlag.stop = stop
    threading.Thread(target=exit_with_parent, daemon=True).start()
    prepare()


def exit_with_parent() -> None:
    """Whatever ends the process that started this one, nobody waits for more."""
    started_by = multiprocessing.parent_process()
    assert started_by is not None
    started_by.join()
    os._exit(1)


def stop_requested() -> bool:
    """Whether whoever waits for this process wants no more than is done."""
    return StopFlag.stop is not None and StopFlag.stop.value
