"""The event log of a game: every change as a typed event of codes and ids, and who may see its
card.

Inside the engine an event is a plain tuple: type, the seats that may see its card (a mask), facts.
`visible_event` turns one into its class, hiding the card from seats that may not know it.

An event type is a number and a class, in the same order: the number of `CardDrawn` is `CARD_DRAWN`.
Names, fields and docstrings of the classes are also what clients get. Every name here is public.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

RawEvent = tuple[int, int, int, int, int, int]

# Literals, so that compiled code has no lookup.
FORCED: Final = 0
CARD_DRAWN: Final = 1
CARD_TAKEN: Final = 2
CARD_PLAYED: Final = 3
CARD_USED: Final = 4
CARD_DISCARDED: Final = 5
CARD_LAID: Final = 6
CARD_LEFT_PLAY: Final = 7
CARD_PASSED: Final = 8
CARD_FLIPPED: Final = 9
DRAW_SETTLED: Final = 10
CARD_TURNED_UP: Final = 11
CARD_RETURNED: Final = 12
DECK_SHUFFLED: Final = 13
LIFE_LOST: Final = 14
LIFE_GAINED: Final = 15
ELIMINATED: Final = 16
ROLE_SHOWN: Final = 17
SHOT_FIRED: Final = 18
AVOIDED: Final = 19
ABILITY_USED: Final = 20
PASSED: Final = 21
TURN_STARTED: Final = 22
TURN_LOST: Final = 23
TURN_ENDED: Final = 24
GAME_ENDED: Final = 25
EVENT_REVEALED: Final = 26
ABILITY_TAKEN: Final = 27
CHARACTER_ENTERED: Final = 28
CAME_BACK: Final = 29
UNAFFECTED: Final = 30
WORD_NAMED: Final = 31
STEPPED_FORWARD: Final = 32
SEAT_LEFT: Final = 33
CHARACTER_PICKED: Final = 34
CARD_RELOADED: Final = 35
BID_MADE: Final = 36
LOT_SOLD: Final = 37
LOT_REOPENED: Final = 38


@dataclass(frozen=True)
class Event:
    """Something that happened. Numbers are seats, figures, cards or points; -1 means none."""

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (type(self), tuple(getattr(self, field.name) for field in fields(self)))


@dataclass(frozen=True)
class Forced(Event):
    """The seat had only one legal move, and the engine made it. Show it as if they had to think."""

    seat: int


@dataclass(frozen=True)
class CardDrawn(Event):
    """A seat that may not see the card still sees its back."""

    seat: int
    card: int | None
    deck: int
    back: int = 0


@dataclass(frozen=True)
class CardTaken(Event):
    """From a seat's hand, from the pile (-1), from cards on offer (-2) or from play (-3), where it
    lay before `figure`."""

    seat: int
    card: int | None
    source: int
    figure: int


@dataclass(frozen=True)
class CardPlayed(Event):
    figure: int
    card: int | None
    target: int
    kind: int


@dataclass(frozen=True)
class CardUsed(Event):
    """A card in play took effect."""

    figure: int
    card: int | None


@dataclass(frozen=True)
class CardDiscarded(Event):
    seat: int
    card: int | None


@dataclass(frozen=True)
class CardLaid(Event):
    """A card is now in play before the figure."""

    figure: int
    card: int | None


@dataclass(frozen=True)
class CardLeftPlay(Event):
    figure: int
    card: int | None


@dataclass(frozen=True)
class CardPassed(Event):
    """A card in play moved on to another figure."""

    figure: int
    card: int | None
    to: int


@dataclass(frozen=True)
class CardFlipped(Event):
    """A card was turned up for a draw! that a card in play (`cause`) or an ability (-1) asks
    for."""

    figure: int
    card: int | None
    cause: int


@dataclass(frozen=True)
class DrawSettled(Event):
    """The card that counts for a draw! (-1: none was left), and whether it is a success."""

    figure: int
    card: int | None
    cause: int
    met: int


@dataclass(frozen=True)
class CardTurnedUp(Event):
    seat: int
    card: int | None


@dataclass(frozen=True)
class CardReturned(Event):
    """A card went back on top of a deck."""

    seat: int
    card: int | None
    deck: int


@dataclass(frozen=True)
class DeckShuffled(Event):
    deck: int
    cards: int


@dataclass(frozen=True)
class LifeLost(Event):
    figure: int
    points: int
    by: int


@dataclass(frozen=True)
class LifeGained(Event):
    figure: int
    points: int


@dataclass(frozen=True)
class Eliminated(Event):
    figure: int
    by: int


@dataclass(frozen=True)
class RoleShown(Event):
    seat: int
    role: int


@dataclass(frozen=True)
class ShotFired(Event):
    by: int
    card: int | None
    target: int
    needed: int


@dataclass(frozen=True)
class Avoided(Event):
    figure: int
    by: int


@dataclass(frozen=True)
class AbilityUsed(Event):
    figure: int


@dataclass(frozen=True)
class Passed(Event):
    seat: int


@dataclass(frozen=True)
class TurnStarted(Event):
    seat: int
    number: int


@dataclass(frozen=True)
class TurnLost(Event):
    seat: int


@dataclass(frozen=True)
class TurnEnded(Event):
    seat: int


@dataclass(frozen=True)
class GameEnded(Event):
    """Winners as a mask of seats."""

    winners: int


@dataclass(frozen=True)
class EventRevealed(Event):
    """An event card is in force from now on and replaces the one before it."""

    event: int


@dataclass(frozen=True)
class AbilityTaken(Event):
    """A figure has the ability of another character from now on."""

    figure: int
    character: int


@dataclass(frozen=True)
class CharacterEntered(Event):
    """A figure is another character from now on, with this many life points."""

    figure: int
    character: int
    life: int


@dataclass(frozen=True)
class CameBack(Event):
    """A figure that was out is in the game again; without life points it is a ghost."""

    figure: int
    life: int


@dataclass(frozen=True)
class Unaffected(Event):
    """A card has no effect on this figure."""

    figure: int
    card: int | None


@dataclass(frozen=True)
class WordNamed(Event):
    """A seat has named something: a suit, a colour, a right. The word is coded as a target."""

    seat: int
    word: int


@dataclass(frozen=True)
class SteppedForward(Event):
    """This one of the seat's figures is now in front."""

    figure: int


@dataclass(frozen=True)
class SeatLeft(Event):
    """A player has left the game for good; their figure stays and does nothing."""

    seat: int


@dataclass(frozen=True)
class CharacterPicked(Event):
    """A seat has chosen one of the characters on offer."""

    seat: int
    character: int


@dataclass(frozen=True)
class CardReloaded(Event):
    """A player gives up a card for a new one instead of using it."""

    figure: int
    card: int | None


@dataclass(frozen=True)
class BidMade(Event):
    """A seat bids this much money for the current lot."""

    seat: int
    amount: int


@dataclass(frozen=True)
class LotSold(Event):
    """A character belongs to a seat at this price; the price is 0 if it was free or there was no
    auction."""

    seat: int
    character: int
    amount: int


@dataclass(frozen=True)
class LotReopened(Event):
    """A bidder has left, so the bids are void. This seat's opening offer stands; if it has made
    none, it puts up a character again."""

    seat: int


# By number.
EVENT_TYPES: Final[tuple[type[Event], ...]] = tuple(Event.__subclasses__())
