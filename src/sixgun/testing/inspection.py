"""What a test can inspect apart from the players: discards, cards on offer, the result."""

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
    """Go back to the choice of who stands in front. No card is drawn yet."""
    current().return_to_front_choice()


def pile() -> list[str]:
    """The names of the discards, top one last."""
    game = current().game
    return [game.names.cards[card] for card in game.discards]


def on_offer() -> list[str]:
    """The names of the cards set aside while something is resolved: in a General Store, with Kit
    Carlson's look at the deck, during a draw!."""
    scenario = current()
    scenario.settle()
    return [scenario.game.names.cards[card] for card in scenario.game.aside]


def characters_on_offer() -> list[str]:
    """The ids of the characters on offer in the current choice."""
    scenario = current()
    scenario.settle()
    game = scenario.game
    moves = [] if game.over else game.moves
    picked = [move for move in moves if verb_of(move) == PICK and kind_of(move) >= 0]
    return [game.names.kind_ids[kind_of(move)] for move in picked]


def aimed_at() -> Any:
    """The target of the card being resolved: a player, in The Duel a fighter; None if there is
    none."""
    scenario = current()
    scenario.settle()
    for frame in reversed([] if scenario.game.over else scenario.game.stack):
        figure = frame.facts().get("target", -1)
        if figure >= 0:
            return scenario.figure(figure)
    return None


def is_over() -> bool:
    """True once the game is over."""
    scenario = current()
    scenario.settle()
    return bool(scenario.game.over)


def winners() -> list[Any]:
    """The players who have won, in seating order; empty while the game goes on."""
    return [player for player in current().players if player.has_won]
