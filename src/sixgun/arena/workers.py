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
    "CrewOf",
    "Part",
    "Prepare",
    "Result",
    "elsewhere",
    "here",
    "interrupts_held",
    "stopped",
]

Part = TypeVar("Part")
Result = TypeVar("Result")
Prepare = Callable[[], object]
# Whoever does the work on the parts: this process, several, or a cluster.
CrewOf = Callable[[Callable[[Part], Result], Iterable[Part], Callable[[Result], None]], None]

AHEAD: Final = 3  # parts that wait for each process
PATIENCE: Final = 20.0  # seconds that processes have to finish after Ctrl-C


def here(
    work: Callable[[Part], Result], parts: Iterable[Part], take: Callable[[Result], None]
) -> None:
    """In this process. Ctrl-C drops the part that is at work, but no result on its way."""
    for part in parts:
        result = work(part)
        with interrupts_held():
            take(result)


def elsewhere(
    work: Callable[[Part], Result],
    parts: Iterable[Part],
    take: Callable[[Result], None],
    jobs: int,
    prepare: Prepare,
) -> None:
    """In several processes, each of them prepared first. After Ctrl-C they see that they should be
    `stopped`; whatever they still hand over is taken."""
    stop = RawValue(c_bool, False)
    pool = ProcessPoolExecutor(jobs, multiprocessing.get_context("spawn"), enter, (stop, prepare))
    waiting: set[Future[Result]] = set()
    left = iter(parts)
    try:
        while True:
            with interrupts_held():  # the processes inherit this: only this one ever hears Ctrl-C
                more = islice(left, jobs * AHEAD - len(waiting))
                waiting |= {pool.submit(work, part) for part in more}
            if not waiting:
                break
            done = wait(waiting, return_when="FIRST_COMPLETED").done
            with interrupts_held():
                waiting -= done
                hand_over(done, take)
                for future in done:
                    future.result()  # raises what it died of
    except KeyboardInterrupt:
        stop.value = True
        waiting = {future for future in waiting if not future.cancel()}
        done = wait(waiting, PATIENCE).done
        hand_over(done, take)
        if waiting - done:
            end_children()
        raise
    except BrokenProcessPool:
        hand_over(wait(waiting).done, take)
        raise SixgunError("worker_died") from None
    finally:
        pool.shutdown(wait=True, cancel_futures=True)


def hand_over(done: set[Future[Result]], take: Callable[[Result], None]) -> None:
    """All that is there, whatever became of the others."""
    for future in done:
        if not future.exception():
            take(future.result())


def end_children() -> None:
    """Those that do not answer any more."""
    for child in multiprocessing.active_children():
        child.terminate()


@contextmanager
def interrupts_held() -> Iterator[None]:
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


class Signal:
    """What a working process hears from the one that started it."""

    stop: Any = None


def enter(stop: Any, prepare: Prepare) -> None:
    Signal.stop = stop
    threading.Thread(target=end_together, daemon=True).start()
    prepare()


def end_together() -> None:
    """Whatever ends the process that started this one, nobody waits for more."""
    started_by = multiprocessing.parent_process()
    assert started_by is not None
    started_by.join()
    os._exit(1)


def stopped() -> bool:
    """Whether whoever waits for this process wants no more than is done."""
    return Signal.stop is not None and Signal.stop.value
