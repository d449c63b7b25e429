"""Somebody who looks after a player of The Duel, at tables set by hand and in games at random."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.cli.duel.host import DuelGame, TableHost
from sixgun.cli.duel.room import ROOM
from sixgun.duel import EDITIONS, HOUSE_RULES, MODES, Config, View
from sixgun.live import LiveGame
from sixgun.testing import Side, current
from tests.engine.walks import moments

__all__ = ["CONFIGS", "at_table", "decisions", "offered", "question"]

# Every mode as it is usual, and with everything otherwise.
CONFIGS = tuple(
    config
    for mode in MODES
    for config in (
        Config(mode=mode),
        Config(
            mode=mode,
            edition=EDITIONS[1],
            dealt=6,
            house=tuple(rule.name for rule in HOUSE_RULES),
            corrections=("big_steve.life=5", "missed.law=snake*6"),
            ask_discard_order=True,
            ask_forced=True,
        ),
    )
)


def at_table(side: Side) -> tuple[TableHost, View]:
    """The host of a player at the table set last, and what that player sees."""
    current().settle()
    game: DuelGame = LiveGame(side.game, "set_by_hand")
    return ROOM.host(game, side.seat), game.view(side.seat)


def question(side: Side) -> str:
    host, view = at_table(side)
    return host.question(view)


def offered(side: Side) -> list[str]:
    """The moves of a player in words."""
    host, view = at_table(side)
    return [host.move(view, move) for move in view.cards.moves]


def decisions(config: Config, seed: int) -> Iterator[tuple[TableHost, View]]:
    """Every decision of a random game, with the host of whoever is asked."""
    for kernel in moments(config, seed):
        if not kernel.over:
            game: DuelGame = LiveGame(kernel, str(seed))
            yield ROOM.host(game, kernel.seat), game.view(kernel.seat)
