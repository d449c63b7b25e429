"""The places of the cards in a scenario, and how a test names them."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from sixgun.engine import FigureGame
from sixgun.engine.events import DECK_SHUFFLED
from sixgun.testing.errors import ScenarioError, did_you_mean, require_text

__all__ = ["Cards", "fits", "kind_in"]

MOST_LISTED = 8


class Cards:
    """The cards of one game. A test names a card by its kind ("bang"), its name ("bang-7C") or its
    face ("9H"; in The Duel its symbol, "snake")."""

    def __init__(self, game: FigureGame, elsewhere: Callable[[str], str]) -> None:
        self.game = game
        self.elsewhere = elsewhere  # names the box that has a card this table lacks
        self.stacked: set[int] = set()  # the next cards of a deck, set by the test
        self.just_said: set[int] = set()  # the ones set since the game last ran
        self.unused: list[int] = []  # taken off the table, because the test fixed the whole deck
        self.names = game.names.cards
        self.kinds = sorted({kind_in(name) for name in self.names})
        self.faces = {face_in(name) for name in self.names}

    # -- setup -----------------------------------------------------------------------------

    def take(self, wanted: object, deck: int = 0) -> int:
        """Take a card that the test has not used yet out of its deck, or back onto the table."""
        card = self.free(wanted, deck)
        self.remove(card)
        return card

    def free(self, wanted: object, deck: int = 0) -> int:
        """The same card, still in its place."""
        return self.find(wanted, [*self.in_decks(deck, stacked=False), *reversed(self.unused)])

    def put_on_top(self, at: int, cards: Sequence[object]) -> None:
        """The next cards of a deck, top one first."""
        self.stack(at, self.lift_cards(at, cards))

    def leave_only(self, at: int, cards: Sequence[object]) -> None:
        """Make a deck of these cards and no others, top one first."""
        lifted = self.lift_cards(at, cards, self.unused)
        self.clear(at, "only_cards")
        self.stack(at, lifted)

    def stack(self, at: int, cards: Sequence[int]) -> None:
        self.game.decks[at].extend(reversed(cards))
        self.stacked.update(cards)
        self.just_said.update(cards)

    def clear(self, at: int, word: str) -> None:
        """Take the cards of a deck off the table, except those the test has just put there."""
        lost = [card for card in self.game.decks[at] if card in self.just_said]
        if lost:
            raise ScenarioError(
                f"{word} takes away what you have just put on the deck: {self.format_cards(lost)}. "
                "Name all cards of the deck in one call"
            )
        self.unused += self.game.decks[at]
        self.game.decks[at].clear()

    def lift_cards(self, at: int, cards: Sequence[object], unused: Sequence[int] = ()) -> list[int]:
        """Lift cards for a deck out of all decks; a face or symbol is tried before a kind."""
        lifted: list[int] = []
        for wanted in cards:
            free = [*self.in_decks(at, stacked=False), *reversed(unused)]
            free += self.in_decks(at, stacked=True)
            lifted.append(self.find(wanted, free, turned_up=True))
            self.remove(lifted[-1])
        return lifted

    def remove(self, card: int) -> None:
        for place in [*self.game.decks, self.unused]:
            if card in place:
                place.remove(card)
        self.stacked.discard(card)
        self.just_said.discard(card)

    def forget_moved(self) -> None:
        """The game ran: drawn or shuffled cards are no longer where the test put them."""
        self.just_said.clear()
        if any(event[0] == DECK_SHUFFLED for event in self.game.events):
            self.stacked.clear()
        if self.stacked:
            self.stacked &= {card for deck in self.game.decks for card in deck}

    # -- search ----------------------------------------------------------------------------

    def in_decks(self, first: int, stacked: bool) -> list[int]:
        """The cards of all decks from the top down, one deck before the others."""
        decks = [self.game.decks[first]]
        decks += [deck for deck in self.game.decks if deck is not decks[0]]
        return [
            card for deck in decks for card in reversed(deck) if (card in self.stacked) == stacked
        ]

    def find(self, wanted: object, free: Sequence[int], turned_up: bool = False) -> int:
        """The first of these cards that matches. For a card that is turned up, the face is enough:
        it makes no difference which of several it is."""
        text = self.require_known(wanted)
        for by_face in (turned_up, not turned_up):
            found = [card for card in free if fits(self.names[card], text, by_face)]
            if found:
                return found[0] if turned_up else self.single(text, found, by_face)
        raise self.not_free(text)

    def find_among(self, cards: Sequence[int], wanted: object, who: str, where: str) -> int:
        """The first of some cards that matches."""
        text = self.require_known(wanted)
        for by_face in (False, True):
            found = [card for card in cards if fits(self.names[card], text, by_face)]
            if found:
                return self.single(text, found, by_face)
        there = ", ".join(self.names[card] for card in cards) or "nothing"
        raise ScenarioError(f"{who} has no {text} {where}; there: {there}")

    def single(self, wanted: str, found: Sequence[int], by_face: bool) -> int:
        """Require that a face belongs to only one kind of card."""
        if by_face and len({kind_in(self.names[card]) for card in found}) > 1:
            names = self.format_cards(found)
            raise ScenarioError(f"{wanted!r} fits several cards: {names}. Say which one you mean")
        return found[0]

    def require_known(self, wanted: object) -> str:
        """Require a word that matches some card of this game, wherever it lies."""
        text = require_text(wanted, "card", self.names[0])
        if text in self.kinds or text in self.names or text in self.faces:
            return text
        kind = kind_in(text)
        if kind in self.kinds:
            faces = self.format_cards(
                [c for c in range(len(self.names)) if self.is_kind(c, kind)], 99
            )
            raise ScenarioError(f"no card is called {text!r}; the cards of that kind: {faces}")
        advice = self.elsewhere(kind) or did_you_mean(kind, self.kinds)
        known = f"{', '.join(self.kinds)}, or a face such as {face_in(self.names[0])!r}"
        raise ScenarioError(f"unknown card {text!r}{advice or '.'} Known: {known}")

    def is_kind(self, card: int, kind: str) -> bool:
        return kind_in(self.names[card]) == kind

    # -- error messages --------------------------------------------------------------------

    def not_free(self, wanted: str) -> ScenarioError:
        """The error for a card that exists, but somewhere else."""
        every = range(len(self.names))
        found = [c for c in every if fits(self.names[c], wanted, False)]
        found = found or [c for c in every if fits(self.names[c], wanted, True)]
        where = [f"{self.names[card]} {self.place_of(card)}" for card in found[:MOST_LISTED]]
        more = ", ..." if len(found) > MOST_LISTED else ""
        return ScenarioError(f"no {wanted} is free: {', '.join(where)}{more}")

    def place_of(self, card: int) -> str:
        """The place of a card, for a person."""
        game = self.game
        for seat, hand in enumerate(game.hands):
            if card in hand:
                return f"is in {game.names.seat_names[seat]}'s hand"
        for figure, row in enumerate(game.in_play):
            if card in row:
                return f"lies before {game.names.figures[figure]}"
        if card in game.discards:
            return "is in the discard pile"
        if card in self.unused:
            return "is off the table, since only_cards or draws_from_common left it out"
        if card in self.stacked:
            return "is in the deck, where next_cards or only_cards put it"
        return "is on offer" if card in game.aside else "is being resolved"

    def format_cards(self, cards: Sequence[int], most: int = MOST_LISTED) -> str:
        names = [self.names[card] for card in cards]
        return ", ".join(names[:most]) + (", ..." if len(names) > most else "")


def fits(name: str, wanted: str, by_face: bool) -> bool:
    """Whether a card matches the wanted face, kind or name."""
    return wanted == face_in(name) if by_face else wanted in (name, kind_in(name))


def kind_in(name: str) -> str:
    return name.partition("-")[0]


def face_in(name: str) -> str:
    """The face in a name: "7C" of "bang-7C.2", "snake" of "missed-snake.law"."""
    return name.partition("-")[2].split(".", maxsplit=1)[0]
