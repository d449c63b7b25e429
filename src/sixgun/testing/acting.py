"""What anybody at a table does, whatever the game: the verbs of the moves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, Protocol, Self, TypeVar

from sixgun.engine import FigureGame
from sixgun.engine.moves import (
    DRAW,
    END,
    GIVE,
    NAME,
    NOBODY,
    PASS,
    PICK,
    PLAY,
    SKIP,
    WORDS,
    card_target,
    encode,
    figure_target,
)
from sixgun.notation import write_move
from sixgun.testing.scenario import Scenario, fits, strip_kind

__all__ = ["Actor", "At", "HasFigure", "InPlay"]

G = TypeVar("G", bound=FigureGame)


class InPlay:
    """A card in play, as a target."""

    def __init__(self, card: int) -> None:
        self.card = card


class HasFigure(Protocol):
    """Whoever can be aimed at."""

    @property
    def figure(self) -> int: ...


At = HasFigure | InPlay | None


class Actor(Generic[G]):
    """One who holds cards and makes moves."""

    def __init__(self, scenario: Scenario[G], seat: int) -> None:
        self.scenario = scenario
        self.seat = seat

    @property
    def game(self) -> G:
        return self.scenario.game

    @property
    def name(self) -> str:
        return self.game.names.seat_names[self.seat]

    # -- setting ---------------------------------------------------------------------------

    def holds(self, *cards: str) -> Self:
        for wanted in cards:
            card = self.scenario.lift(wanted, self.game.source[self.seat])
            self.game.hands[self.seat].append(card)
            self.game.known[card] = 1 << self.seat
        return self

    # -- acting ----------------------------------------------------------------------------

    def moves(self, verb: int, card: int = -1, at: At = None, as_: str = "") -> Self:
        """Make the move; what it is played as need not be said if only one thing fits."""
        self.scenario.make(self.seat, self.coded(verb, card, at, as_), not as_)
        return self

    def plays(self, card: str, at: At = None, as_: str = "") -> Self:
        return self.moves(PLAY, self.held(card), at, as_)

    def gives(self, card: str, to: HasFigure) -> Self:
        """One of the cards on offer, to somebody."""
        return self.moves(GIVE, self.among(self.game.aside, card), to)

    def names(self, word: str) -> Self:
        """A suit ("hearts"), a colour ("red"), a right ("first_pick"), a back ("law_back")."""
        return self.moves_to_word(NAME, word)

    def chooses(self, character: str) -> Self:
        """One of the characters on offer."""
        kind = self.game.names.kind_ids.index(character)
        self.scenario.make(self.seat, encode(PICK, -1, 0, kind), False)
        return self

    def leaves(self) -> Self:
        """Gets up and goes, for good."""
        self.scenario.settle()
        self.game.leave(self.seat)
        return self

    def picks(self, card: str = "", at: At = None) -> Self:
        """One of the cards on offer, or a card of somebody (`at`)."""
        return self.moves(PICK, self.among(self.game.aside, card) if card else -1, at)

    def draws_from(self, source: str | HasFigure | InPlay) -> Self:
        """ "deck", "discards", a deck by its word, another player or a card in play."""
        if isinstance(source, str):
            return self.moves_to_word(DRAW, source)
        return self.moves(DRAW, -1, source)

    def moves_to_word(self, verb: int, word: str) -> Self:
        target = next(number for number, called in WORDS.items() if called == word)
        self.scenario.make(self.seat, encode(verb, -1, target), False)
        return self

    def passes(self) -> Self:
        return self.moves(PASS)

    def skips(self) -> Self:
        return self.moves(SKIP)

    def ends_turn(self) -> Self:
        """Ends his playing phase."""
        return self.moves(END)

    def coded(self, verb: int, card: int, at: At, as_: str) -> int:
        names = self.game.names
        kind = names.kind_ids.index(as_) if as_ else -1
        if card >= 0 and as_ == names.cards[card].partition("-")[0]:
            kind = -1  # as what it is
        return encode(verb, card, target_number(at), kind)

    # -- refusals --------------------------------------------------------------------------

    def refused(self, card: str, at: At = None, as_: str = "") -> str:
        """The code of the rule that keeps him from playing this card; "" if he may."""
        return self.refusal(self.coded(PLAY, self.held(card), at, as_), not as_)

    def refused_end(self) -> str:
        """The code of the rule that keeps him from ending his playing phase."""
        return self.refusal(encode(END), False)

    def refusal(self, move: int, any_kind: bool) -> str:
        self.scenario.settle()
        if any_kind and move in [strip_kind(m) for m in self.game.moves]:
            return ""
        refusal = self.game.why_not(move)
        return refusal.code if refusal else ""

    # -- looking ---------------------------------------------------------------------------

    def held(self, wanted: str) -> int:
        return self.among(self.game.hands[self.seat], wanted)

    def among(self, cards: Sequence[int], wanted: str) -> int:
        for by_face in (False, True):
            for card in cards:
                if fits(self.game, card, wanted, by_face):
                    return card
        there = ", ".join(self.game.names.cards[card] for card in cards) or "nothing"
        raise AssertionError(f"{self.name} has no {wanted} there, but {there}")

    @property
    def hand(self) -> list[str]:
        """The ids of his hand cards, as held."""
        return [self.id_of(card) for card in self.game.hands[self.seat]]

    def id_of(self, card: int) -> str:
        return self.game.names.cards[card].partition("-")[0]

    @property
    def has_won(self) -> bool:
        return self.game.over and bool((self.game.winners >> self.seat) & 1)

    @property
    def prompt(self) -> str:
        """What he is asked now: "play", "shot", "dying", ...; "" if nothing."""
        self.scenario.settle()
        return self.game.prompt if self.game.seat == self.seat and not self.game.over else ""

    @property
    def options(self) -> list[str]:
        """The moves he is offered, in words."""
        return [write_move(self.game, move) for move in self.game.moves] if self.prompt else []


def target_number(at: At) -> int:
    if at is None:
        return NOBODY
    return card_target(at.card) if isinstance(at, InPlay) else figure_target(at.figure)
