"""Run work in parts, in this process or in a pool; Ctrl-C keeps the finished parts.

No worker process outlives the process that started it.
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
# Runs work on parts: in this process, in a pool, or on a cluster.
Executor = Callable[[Callable[[Part], Result], Iterable[Part], Callable[[Result], None]], None]

QUEUED_PER_WORKER: Final = 3  # parts that wait per process
STOP_TIMEOUT: Final = 20.0  # seconds for workers to finish after Ctrl-C


def run_here(
    work: Callable[[Part], Result], parts: Iterable[Part], take: Callable[[Result], None]
) -> None:
    """Run in this process. Ctrl-C drops the current part, but no finished result."""
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
    """Run in a pool of processes; each calls `prepare` first. After Ctrl-C, `stop_requested` tells
    the workers to stop, and their last results are still taken."""
    stop = RawValue(c_bool, False)
    pool = ProcessPoolExecutor(
        jobs, multiprocessing.get_context("spawn"), initialize_worker, (stop, prepare)
    )
    waiting: set[Future[Result]] = set()
    left = iter(parts)
    try:
        while True:
            with defer_interrupts():  # workers inherit this, so only this process gets Ctrl-C
                more = islice(left, jobs * QUEUED_PER_WORKER - len(waiting))
                waiting |= {pool.submit(work, part) for part in more}
            if not waiting:
                break
            done = wait(waiting, return_when="FIRST_COMPLETED").done
            with defer_interrupts():
                waiting -= done
                collect_results(done, take)
                for future in done:
                    future.result()  # re-raises the error
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
    """Take the results of all parts that succeeded."""
    for future in done:
        if not future.exception():
            take(future.result())


def terminate_children() -> None:
    """Terminate workers that do not answer any more."""
    for child in multiprocessing.active_children():
        child.terminate()


@contextmanager
def defer_interrupts() -> Iterator[None]:
    """Delay Ctrl-C until the block is done, where the system supports it."""
    if not hasattr(signal, "pthread_sigmask"):
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# -- in a worker process -----------------------------------------------------------------


class StopFlag:
    """The stop flag that a worker shares with its parent process."""

    stop: Any = None


def initialize_worker(stop: Any, prepare: Prepare) -> None:
    StopFlag.stop = stop
    threading.Thread(target=exit_with_parent, daemon=True).start()
    prepare()


def exit_with_parent() -> None:
    """Exit as soon as the parent process ends."""
    started_by = multiprocessing.parent_process()
    assert started_by is not None
    started_by.join()
    os._exit(1)


def stop_requested() -> bool:
    """Whether the parent process asked this worker to stop."""
    return StopFlag.stop is not None and StopFlag.stop.value
