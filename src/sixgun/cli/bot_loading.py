"""Bots of somebody's own in many games: in which process they play, and whose fault it is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial

from sixgun.arena.workers import Executor, Part, Result, run_here, run_in_pool
from sixgun.bots.custom_bots import parse_bot_argument
from sixgun.engine import SixgunError

__all__ = ["blame_bots", "choose_crew"]


def custom_bots_among(bots: Sequence[str]) -> list[str]:
    return [bot for bot in bots if parse_bot_argument(bot).is_custom]


def choose_crew(
    bots: Sequence[str], jobs: int, prepare: Callable[[], object]
) -> Executor[Part, Result]:
    """This process alone, or others. Somebody's own bot never plays in this one: it might end it,
    with all that is still to be told."""
    if jobs == 1 and not custom_bots_among(bots):
        return run_here
    return partial(run_in_pool, jobs=jobs, prepare=prepare)


@contextmanager
def blame_bots(bots: Sequence[str], **facts: str) -> Iterator[None]:
    """If a process dies in here, it may have been one of these bots; facts help to go on."""
    try:
        yield
    except SixgunError as error:
        if error.code == "worker_died":
            error.facts.update(facts)
            if own := custom_bots_among(bots):
                error.facts["own"] = ", ".join(own)
        raise
