"""What a test looks at besides the players: the discards, what is on offer, how it ended."""

from __future__ import annotations

from typing import Any

from sixgun.engine.moves import PICK, kind_of, verb_of
from sixgun.testing.scenario import current

__all__ = [
    "aimed_at",
    "characters_on_offer",
    "discard_pile",
    "front_choice",
    "is_over",
    "on_offer",
    "pile",
    "winners",
]


def discard_pile(*cards: str) -> None:
    """Put cards onto the discard pile, top card last."""
    scenario = current()
    for wanted in cards:
        card = scenario.cards.take(wanted)
        scenario.game.discards.append(card)
        scenario.game.known[card] = scenario.game.everyone
    scenario.settled = False


def front_choice() -> None:
    """Go back to where everybody chooses who stands in front. No card is drawn yet."""
    current().return_to_front_choice()


def pile() -> list[str]:
    """The names of the discards, top one last."""
    game = current().game
    return [game.names.cards[card] for card in game.discards]


def on_offer() -> list[str]:
    """The names of the cards set aside while something is resolved: those of a General Store, those
    that Kit Carlson looks at, those turned up for a draw!."""
    scenario = current()
    scenario.settle()
    return [scenario.game.names.cards[card] for card in scenario.game.aside]


def characters_on_offer() -> list[str]:
    """The ids of the characters between which somebody chooses now."""
    scenario = current()
    scenario.settle()
    game = scenario.game
    moves = [] if game.over else game.moves
    picked = [move for move in moves if verb_of(move) == PICK and kind_of(move) >= 0]
    return [game.names.kind_ids[kind_of(move)] for move in picked]


def aimed_at() -> Any:
    """The player, in The Duel the fighter, at whom the card being resolved is aimed; None if it is
    aimed at nobody, or nothing is being resolved."""
    scenario = current()
    scenario.settle()
    for frame in reversed([] if scenario.game.over else scenario.game.stack):
        figure = frame.facts().get("target", -1)
        if figure >= 0:
            return scenario.figure(figure)
    return None


def is_over() -> bool:
    """Whether the game is over."""
    scenario = current()
    scenario.settle()
    return bool(scenario.game.over)


def winners() -> list[Any]:
    """The players who have won, as they sit; none while the game goes on."""
    return [player for player in current().players if player.has_won]
