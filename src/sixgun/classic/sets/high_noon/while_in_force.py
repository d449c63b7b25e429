"""Events that change a rule as long as they are in force."""

from __future__ import annotations

from sixgun.classic.cards import Card
from sixgun.classic.event_cards import EventCard
from sixgun.classic.game import Game
from sixgun.classic.suits import HEARTS, SPADES, SUITS
from sixgun.engine import FigureFrame
from sixgun.engine.events import WORD_NAMED
from sixgun.engine.moves import FIRST_SUIT, NAME, encode, target_of

__all__ = [
    "Blessing",
    "Curse",
    "GoldRush",
    "Handcuffs",
    "Hangover",
    "Shootout",
    "TheReverend",
    "TheSermon",
    "Thirst",
    "TrainArrival",
]


class Blessing(EventCard):
    id = "blessing"
    name = "Blessing"
    words = "Every card counts as a Heart."
    rulings = ("R146", "R188")
    every_suit = HEARTS


class Curse(EventCard):
    id = "curse"
    name = "Curse"
    words = "Every card counts as a Spade."
    rulings = ("R146", "R187")
    every_suit = SPADES


class GoldRush(EventCard):
    id = "gold_rush"
    name = "Gold Rush"
    words = "Turns go counterclockwise. The effects of cards still go clockwise."
    rulings = ("R200", "R201", "R309")

    def next_figure(self, game: Game, figure: int) -> int:
        count = len(game.owner)
        at = (figure - 1) % count
        while at not in game.ring:
            at = (at - 1) % count
        return at


class Hangover(EventCard):
    id = "hangover"
    name = "Hangover"
    words = "No character has an ability."
    rulings = ("R202", "R203", "R204")
    no_abilities = True

    def after_replaced(self, game: Game) -> None:
        """R203: abilities are back at once, before the successor does anything, also for a player
        with an empty hand."""
        for figure in game.ring:
            if not game.hand(figure):
                game.ability[figure].after_hand_emptied(game, figure)


class Shootout(EventCard):
    id = "shootout"
    name = "Shootout"
    words = "Two BANG! cards a turn."
    rulings = ("R205",)
    bangs_a_turn = 2


class TheReverend(EventCard):
    id = "the_reverend"
    name = "The Reverend"
    words = "Players cannot play a Beer, not even to save their life."
    rulings = ("R128", "R209")

    def forbids(self, game: Game, me: int, card: int, kind: Card) -> str:
        return "no_beers_now" if kind.is_beer else ""


class TheSermon(EventCard):
    id = "the_sermon"
    name = "The Sermon"
    words = "Players cannot use BANG! cards in their own turn."
    rulings = ("R210", "R211", "R212", "R213")
    no_bangs = True

    def forbids(self, game: Game, me: int, card: int, kind: Card) -> str:
        return "no_bangs_now" if kind.is_bang and me == game.active else ""


class Thirst(EventCard):
    id = "thirst"
    name = "Thirst"
    words = "One card less in phase 1, but at least one."
    rulings = ("R214", "R215", "R216")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        game.ability[me].draw_phase(game, me, count - 1)


class TrainArrival(EventCard):
    id = "train_arrival"
    name = "Train Arrival"
    words = "One card more in phase 1."
    rulings = ("R217", "R218", "R219")
    extra_cards = 1

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        game.ability[me].draw_phase(game, me, count + self.extra_cards)


class Handcuffs(EventCard):
    """Its note is the suit that was named."""

    id = "handcuffs"
    name = "Handcuffs"
    words = (
        "Right after phase 1 a player names a suit; for the rest of their turn they may play only "
        "cards of that suit from their hand."
    )
    rulings = ("R220", "R221", "R222", "R223")

    def turn_starts(self, game: Game, me: int) -> None:
        game.note = -1

    def after_draw(self, game: Game, me: int, held: int) -> None:
        game.push(Naming(me))

    def forbids(self, game: Game, me: int, card: int, kind: Card) -> str:
        free = me != game.active or game.note in (-1, game.suit(card))
        return "" if free else "another_suit_was_named"


class Naming(FigureFrame[Game]):
    """A player names a suit."""

    lapses = True

    def step(self, game: Game) -> None:
        suits = [encode(NAME, -1, FIRST_SUIT + suit) for suit in range(len(SUITS))]
        game.ask(game.owner[self.me], "name_suit", suits)

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        game.note = target_of(move) - FIRST_SUIT
        if game.emits_events:
            seat = game.owner[self.me]
            game.events.append((WORD_NAMED, 0, seat, target_of(move), -1, -1))

    def refusal(self, game: Game, move: int) -> str:
        return "name_a_suit"
