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

from sixgun.testing.players import Player
from sixgun.testing.rulings import ruling
from sixgun.testing.scenario import Scenario
from sixgun.testing.tables import (
    Bystander,
    current,
    deck,
    discard_pile,
    event,
    long_duel,
    next_cards,
    next_events,
    only_cards,
    pile,
    short_duel,
    table,
)

__all__ = [
    "Bystander",
    "Player",
    "Scenario",
    "current",
    "deck",
    "discard_pile",
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
