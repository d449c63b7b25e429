"""Checks and custom cards that the tests of several rulings share."""

from __future__ import annotations

from sixgun.classic import BrownCard, Game, Targets, view
from sixgun.classic.flow import wound
from sixgun.engine.moves import figure_of
from sixgun.testing import Player, current

__all__ = [
    "Cannon",
    "Sidestep",
    "deck_kinds",
    "discarded_kinds",
    "open_cards",
    "shoots",
    "top_of_deck",
]


def discarded_kinds() -> list[str]:
    """The kinds of the discards, top card last."""
    game = current().game
    return [game.kind[card].id for card in game.discards]


def deck_kinds() -> list[str]:
    """The kinds of the deck, top card first."""
    game = current().game
    return [game.kind[card].id for card in reversed(game.decks[0])]


def top_of_deck() -> str:
    """The name of the card on top."""
    game = current().game
    return str(game.facts.cards[game.decks[0][-1]])


def open_cards(player: Player) -> list[str]:
    """The cards of a hand that even a spectator knows."""
    game = current().game
    seen = view(game, game.seats).cards.seen_in_hands[player.seat]
    return [game.facts.cards[card] for card in seen]


def shoots(killer: Player, fallen: Player) -> None:
    """A BANG! that its target does nothing against."""
    killer.plays("bang", at=fallen)
    fallen.passes().passes()


class Cannon(BrownCard):
    """A custom card: two life points at once, which cannot be avoided."""

    id = "cannon"
    copies = "2C"
    target = Targets.OTHER_PLAYER

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        wound(game, figure_of(target), 2, me)


class Sidestep(BrownCard):
    """A custom card: avoids a shot like a Missed!, but is not one by name."""

    id = "sidestep"
    copies = "7D"
    avoids = True

    def blocked(self, game: Game, me: int, card: int) -> str:
        return "only_as_answer"
