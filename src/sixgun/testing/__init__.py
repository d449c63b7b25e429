"""The scenario kit: set up a table, act, check. Use it to test your own cards, too.

    slab, bob, *_ = table("slab_the_killer", "bart_cassidy", players=4)
    slab.holds("bang")
    bob.holds("missed").has_in_play("barrel")
    next_cards("9H")

    slab.plays("bang", at=bob)
    bob.uses("barrel").plays("missed")

    assert bob.life == 4

A scenario starts in the first player's playing phase, with empty hands and nothing in play. Every
decision is asked, even one with a single answer. docs/scenario-kit.md lists the whole vocabulary.
"""

from sixgun.testing.decks import (
    deck,
    event,
    next_cards,
    next_events,
    only_cards,
    reshuffles,
    set_reshuffles,
)
from sixgun.testing.duels import common_deck, duel
from sixgun.testing.errors import ScenarioError
from sixgun.testing.inspection import (
    aimed_at,
    characters_on_offer,
    discard_pile,
    front_choice,
    is_over,
    on_offer,
    pile,
    winners,
)
from sixgun.testing.players import Player
from sixgun.testing.rulings import ruling
from sixgun.testing.scenario import Scenario, current
from sixgun.testing.side import Fighter, Side
from sixgun.testing.tables import Bystander, auction, long_duel, short_duel, table

__all__ = [
    "Bystander",
    "Fighter",
    "Player",
    "Scenario",
    "ScenarioError",
    "Side",
    "aimed_at",
    "auction",
    "characters_on_offer",
    "common_deck",
    "current",
    "deck",
    "discard_pile",
    "duel",
    "event",
    "front_choice",
    "is_over",
    "long_duel",
    "next_cards",
    "next_events",
    "on_offer",
    "only_cards",
    "pile",
    "reshuffles",
    "ruling",
    "set_reshuffles",
    "short_duel",
    "table",
    "winners",
]
