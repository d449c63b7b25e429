"""Slow work in a worker process: replays, records and record sheets."""

from sixgun.server.jobs.job import Job
from sixgun.server.jobs.queue import JobQueue

__all__ = ["Job", "JobQueue"]
