"""The actions of a player in any game: the verbs of the moves."""

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
from sixgun.testing.cards import kind_in
from sixgun.testing.errors import ScenarioError, require_known
from sixgun.testing.scenario import Scenario, strip_kind

__all__ = ["Actor", "At", "CardTarget", "HasFigure"]

G = TypeVar("G", bound=FigureGame)


class CardTarget:
    """A card in play, as a target."""

    def __init__(self, game: FigureGame, card: int) -> None:
        self.game = game
        self.card = card

    def __repr__(self) -> str:
        return f"<{self.game.names.cards[self.card]}>"


class HasFigure(Protocol):
    """A player or figure that can be a target."""

    @property
    def figure(self) -> int: ...


At = HasFigure | CardTarget | None


class Actor(Generic[G]):
    """A player who holds cards and makes moves."""

    def __init__(self, scenario: Scenario[G], seat: int) -> None:
        self.scenario = scenario
        self.seat = seat

    @property
    def game(self) -> G:
        return self.scenario.game

    @property
    def name(self) -> str:
        return self.game.names.seat_names[self.seat]

    # -- setup -----------------------------------------------------------------------------

    def holds(self, *cards: str) -> Self:
        self.require_in_game()
        for wanted in cards:
            card = self.scenario.cards.take(wanted, self.game.source[self.seat])
            self.game.hands[self.seat].append(card)
            self.game.known[card] = 1 << self.seat
        self.scenario.settled = False
        return self

    def require_in_game(self) -> None:
        """A player who is out has no cards and no turn."""

    # -- acting ----------------------------------------------------------------------------

    def moves(self, verb: int, card: int = -1, at: At = None, as_: str = "") -> Self:
        """Make the move; you may leave out `as_` if only one kind fits."""
        self.scenario.make(self.seat, self.encode_move(verb, card, at, as_), not as_)
        return self

    def plays(self, card: str, at: At = None, as_: str = "") -> Self:
        return self.moves(PLAY, self.find_in_hand(card), at, as_)

    def gives(self, card: str, to: HasFigure) -> Self:
        """Give one of the cards on offer to another player."""
        self.require_target(to, "to", cards=False)
        return self.moves(GIVE, self.find_on_offer(card), to)

    def names(self, word: str) -> Self:
        """Name a suit ("hearts"), a colour ("red"), a right ("first_pick"), a back ("law_back")."""
        return self.moves_to_word(NAME, word, self.scenario.nameable)

    def chooses(self, character: str) -> Self:
        """Choose one of the characters on offer, or which of two effects comes first."""
        kind = self.kind_number(character)
        if kind < 0:
            raise ScenarioError("say which one: chooses('sid_ketchum')")
        self.scenario.make(self.seat, encode(PICK, -1, 0, kind), False)
        return self

    def leaves(self) -> Self:
        """Leave the game for good."""
        self.scenario.settle()
        self.scenario.require_running()
        if (self.game.absent >> self.seat) & 1:
            raise ScenarioError(f"{self.name} has left already")
        self.game.leave(self.seat)
        self.scenario.cards.forget_moved()
        return self

    def picks(self, card: str = "", at: At = None) -> Self:
        """Pick one of the cards on offer, or a card of another player (`at`)."""
        if card == "" and at is None:
            raise ScenarioError("say what: picks('beer') or picks(at=bob)")
        return self.moves(PICK, -1 if card == "" else self.find_on_offer(card), at)

    def draws_from(self, source: str | HasFigure | CardTarget) -> Self:
        """Draw from a deck or pile by its word, from another player or a card in play."""
        if isinstance(source, str):
            return self.moves_to_word(DRAW, source, self.scenario.sources)
        self.require_target(source, "draws_from")
        return self.moves(DRAW, -1, source)

    def moves_to_word(self, verb: int, word: str, known: Sequence[str]) -> Self:
        require_known(word, "word", known)
        target = next(number for number, called in WORDS.items() if called == word)
        self.scenario.make(self.seat, encode(verb, -1, target), False)
        return self

    def passes(self) -> Self:
        return self.moves(PASS)

    def skips(self) -> Self:
        return self.moves(SKIP)

    def ends_turn(self) -> Self:
        """End the playing phase."""
        return self.moves(END)

    def encode_move(self, verb: int, card: int, at: At, as_: str) -> int:
        kind = self.kind_number(as_)
        if card >= 0 and as_ == self.id_of(card):
            kind = -1  # as its own kind
        return encode(verb, card, self.target_number(at), kind)

    def kind_number(self, as_: str) -> int:
        if as_ == "":
            return -1
        ids = self.game.names.kind_ids
        require_known(as_, "kind of card or character", sorted(ids))
        return ids.index(as_)

    def target_number(self, at: At) -> int:
        if at is None:
            return NOBODY
        self.require_target(at, "at")
        return card_target(at.card) if isinstance(at, CardTarget) else figure_target(at.figure)

    def require_target(self, at: object, argument: str, cards: bool = True) -> None:
        """Require a player or figure of this table, or a card in play there."""
        takes = "a player or a card in play (bob.card('barrel'))" if cards else "a player"
        is_card = isinstance(at, CardTarget)
        if isinstance(at, type) or not (is_card or hasattr(at, "figure")) or is_card > cards:
            raise ScenarioError(f"{argument} takes {takes}, not {at!r}")
        if getattr(at, "game", None) is not self.game:
            raise ScenarioError(f"{at!r} belongs to another table than {self!r}")

    # -- refusals --------------------------------------------------------------------------

    def refused(self, card: str, at: At = None, as_: str = "") -> str:
        """The code of the rule that refuses playing this card; "" if it is legal."""
        return self.not_asked(card, at, as_) or self.refusal(
            self.encode_move(PLAY, self.find_in_hand(card), at, as_), not as_
        )

    def refused_end(self) -> str:
        """The code of the rule that refuses ending the playing phase."""
        return self.not_asked() or self.refusal(encode(END), False)

    def not_asked(self, card: str = "", at: At = None, as_: str = "") -> str:
        """The code if the player is not asked now; then their cards are not checked."""
        if card != "":
            self.scenario.cards.require_known(card)
        self.target_number(at)
        self.kind_number(as_)
        self.scenario.settle()
        if self.game.over:
            return "game_over"
        return "" if self.game.seat == self.seat else "not_your_decision"

    def refusal(self, move: int, any_kind: bool) -> str:
        if any_kind and move in [strip_kind(m) for m in self.game.moves]:
            return ""
        refusal = self.game.why_not(move)
        return refusal.code if refusal else ""

    # -- inspection ------------------------------------------------------------------------

    def find_in_hand(self, wanted: str) -> int:
        return self.find_among(self.game.hands[self.seat], wanted, "in hand")

    def find_on_offer(self, wanted: str) -> int:
        self.scenario.settle()
        return self.find_among(self.game.aside, wanted, "on offer")

    def find_among(self, cards: Sequence[int], wanted: str, where: str = "among them") -> int:
        return self.scenario.cards.find_among(cards, wanted, self.name, where)

    @property
    def hand(self) -> list[str]:
        """The kinds of the hand cards, in held order."""
        return [self.id_of(card) for card in self.game.hands[self.seat]]

    @property
    def hand_names(self) -> list[str]:
        """The names of the hand cards, in held order."""
        return [self.game.names.cards[card] for card in self.game.hands[self.seat]]

    def id_of(self, card: int) -> str:
        return kind_in(self.game.names.cards[card])

    @property
    def has_won(self) -> bool:
        return self.game.over and bool((self.game.winners >> self.seat) & 1)

    @property
    def prompt(self) -> str:
        """The player's current prompt: "play", "shot", "dying", ...; "" if they are not asked."""
        self.scenario.settle()
        return self.game.prompt if self.game.seat == self.seat and not self.game.over else ""

    @property
    def options(self) -> list[str]:
        """The moves the player is offered, as text."""
        return [write_move(self.game, move) for move in self.game.moves] if self.prompt else []
