"""The words of the kit, as a test finds them."""

from __future__ import annotations

import inspect
from collections.abc import Callable

from sixgun import testing

__all__ = ["functions", "words_of"]

# What the words themselves are made of.
INNER = {
    "among",
    "coded",
    "enter_play",
    "figure",
    "held",
    "id_of",
    "kind_number",
    "leave_ring",
    "mine",
    "moves",
    "moves_to_word",
    "not_asked",
    "offer",
    "offered",
    "player",
    "plays_first",
    "refusal",
    "reloaded",
    "require_can_lie_here",
    "require_in_game",
    "require_target",
    "scenario",
    "seat",
    "settle_turn",
    "target_number",
    "turn",
    "used",
}


def words_of(kind: type[object]) -> list[str]:
    """The words of a player, a side or a fighter."""
    return [name for name in dir(kind) if not name.startswith("_") and name not in INNER]


def functions() -> dict[str, Callable[..., object]]:
    """The words that belong to nobody."""
    named = {name: getattr(testing, name) for name in testing.__all__}
    return {name: word for name, word in named.items() if inspect.isfunction(word)}
