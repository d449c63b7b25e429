"""Lists the words of the testing kit: its public functions and methods."""

from __future__ import annotations

import inspect
from collections.abc import Callable

from sixgun import testing

__all__ = ["functions", "methods_of"]

# Methods that only the kit itself uses.
INNER = {
    "find_among",
    "encode_move",
    "enter_play",
    "figure",
    "find_in_hand",
    "id_of",
    "kind_number",
    "leave_ring",
    "find_own",
    "moves",
    "moves_to_word",
    "not_asked",
    "offer",
    "find_on_offer",
    "player",
    "plays_first",
    "refusal",
    "find_reloadable",
    "require_can_lie_here",
    "require_in_game",
    "require_target",
    "scenario",
    "seat",
    "settle_turn",
    "target_number",
    "turn",
    "find_in_play",
}


def methods_of(kind: type[object]) -> list[str]:
    """The public methods of a player, a side or a fighter."""
    return [name for name in dir(kind) if not name.startswith("_") and name not in INNER]


def functions() -> dict[str, Callable[..., object]]:
    """The functions of the kit."""
    named = {name: getattr(testing, name) for name in testing.__all__}
    return {name: word for name, word in named.items() if inspect.isfunction(word)}
