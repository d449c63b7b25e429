"""Custom bots in many games: where they are found, in which process they play, and who is to blame
for a crash."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from pathlib import Path

from sixgun.arena.workers import Executor, Part, Result, run_here, run_in_pool
from sixgun.bots.custom_bots import parse_bot_argument
from sixgun.engine import SixgunError

__all__ = ["add_working_folder_to_path", "blame_bots", "choose_crew"]


def add_working_folder_to_path() -> None:
    """Make custom bots in the working folder importable."""
    folder = str(Path.cwd())
    if folder not in sys.path:
        sys.path.append(folder)


def custom_bots_among(bots: Sequence[str]) -> list[str]:
    return [bot for bot in bots if parse_bot_argument(bot).is_custom]


def choose_crew(
    bots: Sequence[str], jobs: int, prepare: Callable[[], object]
) -> Executor[Part, Result]:
    """Play in this process or in others.

    A custom bot never plays in this process: a crash would lose the results.
    """
    if jobs == 1 and not custom_bots_among(bots):
        return run_here
    return partial(run_in_pool, jobs=jobs, prepare=prepare)


@contextmanager
def blame_bots(bots: Sequence[str], **facts: str) -> Iterator[None]:
    """If a worker process dies, name the custom bots that may have caused it; the facts help to
    resume."""
    try:
        yield
    except SixgunError as error:
        if error.code == "worker_died":
            error.facts.update(facts)
            if own := custom_bots_among(bots):
                error.facts["own"] = ", ".join(own)
        raise
