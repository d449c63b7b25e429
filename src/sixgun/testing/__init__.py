"""The scenario kit: set a table, act, look. For our own tests and for authors of their own cards.

    slab, bob, *_ = table("slab_the_killer", "bart_cassidy", players=4)
    slab.holds("bang")
    bob.holds("missed").has_in_play("barrel")
    next_cards("9H")

    slab.plays("bang", at=bob)
    bob.uses("barrel").plays("missed")

    assert bob.life == 4

It opens with the first player's playing phase, hands empty and nothing in play. Every decision is
asked, also one with a single answer. docs/scenario-kit.md has all the words.
"""

from sixgun.testing.duels import common_deck, duel
from sixgun.testing.players import Player
from sixgun.testing.rulings import ruling
from sixgun.testing.scenario import Scenario, current, discard_pile, pile
from sixgun.testing.sides import Fighter
from sixgun.testing.sides import Player as Side
from sixgun.testing.tables import (
    Bystander,
    auction,
    deck,
    event,
    long_duel,
    next_cards,
    next_events,
    only_cards,
    short_duel,
    table,
)

__all__ = [
    "Bystander",
    "Fighter",
    "Player",
    "Scenario",
    "Side",
    "auction",
    "common_deck",
    "current",
    "deck",
    "discard_pile",
    "duel",
    "event",
    "long_duel",
    "next_cards",
    "next_events",
    "only_cards",
    "pile",
    "ruling",
    "short_duel",
    "table",
]
