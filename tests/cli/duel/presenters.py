"""Presenters of The Duel, for tables set by hand and for random games."""

from __future__ import annotations

from collections.abc import Iterator

from sixgun.cli.duel.game_ui import GAME_UI
from sixgun.cli.duel.presenter import DuelGame, DuelPresenter
from sixgun.duel import EDITIONS, HOUSE_RULES, MODES, Config, View
from sixgun.live import LiveGame
from sixgun.testing import Side, current
from tests.engine.random_walks import positions

__all__ = ["CONFIGS", "at_table", "decisions", "offered", "question"]

# Every mode with its defaults, and with every option changed.
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


def at_table(side: Side) -> tuple[DuelPresenter, View]:
    """The presenter and the view of a player at the current table."""
    current().settle()
    game: DuelGame = LiveGame(side.game, "set_by_hand")
    return GAME_UI.presenter(game, side.seat), game.view(side.seat)


def question(side: Side) -> tuple[str, str]:
    presenter, view = at_table(side)
    return presenter.question(view)


def offered(side: Side) -> list[str]:
    """The labels of a player's legal moves."""
    presenter, view = at_table(side)
    return [presenter.move_text(view, move).title for move in view.cards.moves]


def decisions(config: Config, seed: int) -> Iterator[tuple[DuelPresenter, View]]:
    """Every decision of a random game: the presenter and the view of the deciding seat."""
    for kernel in positions(config, seed):
        if not kernel.over:
            game: DuelGame = LiveGame(kernel, str(seed))
            yield GAME_UI.presenter(game, kernel.seat), game.view(kernel.seat)
