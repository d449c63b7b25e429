"""Run work on a Ray cluster: the one at $RAY_ADDRESS, or a local one."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Callable, Iterable
from itertools import islice
from typing import Any, Final, TypeVar

from sixgun.arena.workers import Prepare, defer_interrupts
from sixgun.engine import SixgunError

__all__ = ["run_on_ray"]

QUEUED_PER_CORE: Final = 3  # parts that wait per core
CONNECT_TIMEOUT: Final = 10.0  # seconds

Part = TypeVar("Part")
Result = TypeVar("Result")


def run_on_ray(
    work: Callable[[Part], Result],
    parts: Iterable[Part],
    take: Callable[[Result], None],
    jobs: int,
    prepare: Prepare,
) -> None:
    """Run on all cores of the cluster, or on this many cores of this machine."""
    try:
        import ray  # noqa: PLC0415
    except ImportError:
        raise SixgunError("no_ray") from None
    joined = join_cluster(ray, jobs)
    try:
        distribute(ray, work, parts, take, prepare)
    except ray.exceptions.WorkerCrashedError:
        raise SixgunError("worker_died") from None
    finally:
        if joined:
            ray.shutdown()


def join_cluster(ray: Any, jobs: int) -> bool:
    """Join a cluster; return whether we have to leave it again."""
    if ray.is_initialized():
        return False
    quiet = {"log_to_driver": False, "logging_level": "error"}
    try:
        if address := os.environ.get("RAY_ADDRESS"):
            check_reachable(address)
            ray.init(**quiet)
        else:
            with defer_interrupts():  # workers inherit this, so only this process gets Ctrl-C
                ray.init(num_cpus=jobs, include_dashboard=False, **quiet)
    except (OSError, RuntimeError, ValueError) as error:
        raise SixgunError("no_cluster", reason=" ".join(str(error).split())[:200]) from error
    return True


def check_reachable(address: str) -> None:
    """Fail fast if the address does not answer; Ray itself would retry for minutes."""
    host, _, port = address.rpartition("//")[2].rpartition(":")
    if host and port.isdigit():
        socket.create_connection((host, int(port)), CONNECT_TIMEOUT).close()


def distribute(
    ray: Any,
    work: Callable[[Part], Result],
    parts: Iterable[Part],
    take: Callable[[Result], None],
    prepare: Prepare,
) -> None:
    remote = ray.remote(num_cpus=1)(run_remotely).options(max_retries=1)
    given = ray.put((work, prepare, sys.path))
    limit = QUEUED_PER_CORE * max(1, int(ray.cluster_resources().get("CPU", 1)))
    left = iter(parts)
    waiting: list[Any] = []
    try:
        while True:
            waiting += [remote.remote(given, part) for part in islice(left, limit - len(waiting))]
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            with defer_interrupts():
                for ready in done:
                    take(ray.get(ready))
    except KeyboardInterrupt:
        for late in waiting:
            ray.cancel(late, force=True)
        raise


class RemoteWorker:
    """State of this worker process."""

    done = False


def run_remotely(given: tuple[Callable[[Part], Result], Prepare, list[str]], part: Part) -> Result:
    """Run in a worker process, with the import paths of the caller."""
    work, prepare, paths = given
    if not RemoteWorker.done:
        sys.path += [path for path in paths if path not in sys.path]
        prepare()
        RemoteWorker.done = True
    return work(part)
