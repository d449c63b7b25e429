"""The deck and the events of a BANG! table: set up before, inspected after."""

from __future__ import annotations

from typing import cast

from sixgun.classic import BOXES, EventCard, Game
from sixgun.classic.variants.long_duel_choices import Beginning, FrontChoice
from sixgun.engine.moves import (
    BLACK,
    DECK,
    DISCARDS,
    FIRST_PICK,
    FIRST_SUIT,
    FIRST_TURN,
    RED,
    WORDS,
)
from sixgun.testing.errors import (
    ScenarioError,
    require_different,
    require_known,
    require_number,
)
from sixgun.testing.players import Player
from sixgun.testing.scenario import Scenario, current

__all__ = [
    "BangScenario",
    "deck",
    "event",
    "next_cards",
    "next_events",
    "only_cards",
    "reshuffles",
    "set_reshuffles",
]

MOST_RESHUFFLES = 99


class BangScenario(Scenario[Game]):
    """A BANG! table, set up for a test."""

    sources = (WORDS[DECK], WORDS[DISCARDS])
    nameable = tuple(
        WORDS[word]
        for word in (*range(FIRST_SUIT, FIRST_SUIT + 4), RED, BLACK, FIRST_PICK, FIRST_TURN)
    )

    def elsewhere(self, card: str) -> str:
        return box_hint(card, [(kind.id, box.id) for box in BOXES.values() for kind in box.cards])

    def figure(self, number: int) -> Player:
        found = next(player for player in self.players if player.figure == number)
        return cast("Player", found)

    def check(self) -> None:
        """Require that the active player is in the game, unless something is being resolved."""
        game = self.game
        if len(game.stack) == 1 and game.active >= 0 and game.active not in game.ring:
            name = game.facts.figures[game.active]
            raise ScenarioError(f"it is the turn of {name}, who is out: say who is_playing()")

    def return_to_front_choice(self) -> None:
        game = self.game
        if not game.facts.paired:
            super().return_to_front_choice()
        self.require_between_cards("the choice of who stands in front")
        if len(game.ring) < 4:
            raise ScenarioError("a choice of who stands in front needs two characters on each side")
        game.active = -1
        game.turn_number = 0
        game.push(Beginning(0))
        game.push(FrontChoice([0, 1], []))
        self.settled = False


def box_hint(wanted: str, known: list[tuple[str, str]]) -> str:
    """The box that has the wanted thing, as the end of a sentence."""
    boxes = [box for name, box in known if name == wanted]
    return f", which needs table(..., boxes={boxes[0]!r})." if boxes else ""


def bang_table(word: str) -> BangScenario:
    """The table that was set up last, if it is a BANG! table."""
    scenario = current()
    if not isinstance(scenario, BangScenario):
        raise ScenarioError(
            f"{word}() is a word of BANG!, and this is The Duel: a side has its own next_cards, "
            f"only_cards and deck"
        )
    return scenario


# -- the deck ------------------------------------------------------------------------------


def next_cards(*cards: str) -> None:
    """Set the next cards of the deck, top one first."""
    scenario = bang_table("next_cards")
    scenario.cards.put_on_top(0, cards)
    scenario.settled = False


def only_cards(*cards: str) -> None:
    """Make a deck of these cards and no more, top one first; the others are taken off the table."""
    scenario = bang_table("only_cards")
    scenario.cards.leave_only(0, cards)
    scenario.settled = False


def deck() -> list[str]:
    """The names of the cards in the deck, top one first."""
    game = bang_table("deck").game
    return [game.names.cards[card] for card in reversed(game.decks[0])]


def set_reshuffles(times: int) -> None:
    """Pretend that the discards were shuffled into a new deck this often before the scenario
    starts. All players have had a turn by then."""
    game = bang_table("set_reshuffles").game
    # The first shuffle is not a reshuffle of the discards.
    game.epochs = 1 + require_number(times, "the number of reshuffles", 0, MOST_RESHUFFLES)
    game.played_before = (1 << len(game.owner)) - 1


def reshuffles() -> int:
    """How often the discards have been shuffled into a new deck."""
    return bang_table("reshuffles").game.epochs - 1


# -- events --------------------------------------------------------------------------------


def next_events(*events: str) -> None:
    """Set the events that are still to come, next one first. The table must have their boxes."""
    game = bang_table("next_events").game
    known = list(game.facts.event_by_id)
    boxes = [(kind.id, box.id) for box in BOXES.values() for kind in box.events]
    for name in events:
        require_known(name, "event", known, "curse", box_hint(str(name), boxes))
    require_different([*events, *([game.event.id] if game.event.no >= 0 else [])], "event")
    game.event_deck = [game.facts.event_by_id[name].no for name in events]
    game.events_revealed = 0
    game.played_before = (1 << len(game.owner)) - 1


def event() -> str:
    """The id of the event in force; "" if there is none."""
    in_force: EventCard = bang_table("event").game.event
    return in_force.id if in_force.no >= 0 else ""
