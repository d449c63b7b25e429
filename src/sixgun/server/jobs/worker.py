"""The worker process: runs one job after the other."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Final

from sixgun.engine import SixgunError
from sixgun.live import load_box
from sixgun.live.custom_boxes import seal_boxes
from sixgun.server.jobs.job import Job, SerializedError

__all__ = ["run_job_worker"]

IDLE_TIMEOUT: Final = 60.0  # seconds without a job until the process exits to free its memory
NICENESS: Final = 10  # running games have priority


def run_job_worker(pipe: Connection, boxes: Sequence[str]) -> None:
    """Run jobs from the pipe until it closes or is idle; Ctrl-C stops only the server."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with suppress(OSError, AttributeError):  # not on every platform
        os.nice(NICENESS)
    for box in boxes:
        load_box(box)
    seal_boxes()
    with suppress(EOFError, OSError):
        while pipe.poll(IDLE_TIMEOUT):
            pipe.send(run_job(pipe.recv()))


def run_job(job: Job) -> bytes | SerializedError | str:
    """The result of a job; a string describes an unexpected exception."""
    try:
        return job.run()
    except SixgunError as error:
        return SerializedError.serialize(error)
    except Exception as error:
        return f"{type(error).__name__}: {error}"[:300]
