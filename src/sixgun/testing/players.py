"""The players of a scenario: what they are given, what they do, how they stand."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.classic import Game
from sixgun.classic.flow import Turn
from sixgun.classic.flow.turn import PLAYING
from sixgun.classic.roles import ROLES
from sixgun.classic.standing import NO_ABILITY
from sixgun.engine.moves import (
    DECK,
    DISCARD,
    DISCARDS,
    DRAW,
    END,
    GIVE,
    NAME,
    NOBODY,
    PASS,
    PICK,
    PLAY,
    SKIP,
    USE,
    WORDS,
    card_target,
    encode,
    figure_target,
)
from sixgun.notation import write_move
from sixgun.testing.scenario import Scenario, face_of, strip_kind

__all__ = ["InPlay", "Player"]


class InPlay:
    """A card in play, as a target."""

    def __init__(self, card: int) -> None:
        self.card = card


class Player:
    """One at the table: set his things before, let him act, look at him after."""

    def __init__(self, scenario: Scenario, seat: int, figure: int = -1) -> None:
        self.scenario = scenario
        self.seat = seat
        self.figure = figure if figure >= 0 else seat

    @property
    def game(self) -> Game:
        return self.scenario.game

    @property
    def name(self) -> str:
        return self.game.facts.figures[self.figure]

    # -- setting ---------------------------------------------------------------------------

    def holds(self, *cards: str) -> Player:
        for wanted in cards:
            card = self.scenario.lift(wanted)
            self.game.hands[self.seat].append(card)
            self.game.known[card] = 1 << self.seat
        return self

    def has_in_play(self, *cards: str) -> Player:
        for wanted in cards:
            card = self.scenario.lift(wanted)
            self.game.in_play[self.figure].append(card)
            self.game.known[card] = self.game.everyone
        self.game.recount(self.figure)
        return self

    def has_life(self, points: int) -> Player:
        self.scenario.settled = False
        self.game.life[self.figure] = points
        return self

    def is_out(self) -> Player:
        """Eliminated before the scenario begins."""
        self.scenario.settled = False
        self.game.life[self.figure] = 0
        self.game.ring.remove(self.figure)
        self.game.graves.append(self.figure)
        self.game.roles_shown |= 1 << self.seat
        self.game.give_ability(self.figure, NO_ABILITY)
        return self

    def has_spare(self, character: str) -> Player:
        """The character under his, as life counter."""
        self.game.spare = self.game.spare[:]
        self.game.spare[self.seat] = self.game.facts.character_by_id[character]
        return self

    def starts_turn(self) -> Player:
        """His turn begins now, with its checks and its draw."""
        self.game.active = -1  # another turn, not one more of the same
        self.settle_turn().begin(self.game, self.figure)
        self.scenario.settle()
        return self

    def is_playing(self) -> Player:
        """It is his turn, and his playing phase."""
        turn = self.settle_turn()
        turn.begin(self.game, self.figure)
        turn.enter(PLAYING)
        return self

    def settle_turn(self) -> Turn:
        turn = self.game.stack[0]
        assert isinstance(turn, Turn)
        self.scenario.settled = False
        return turn

    # -- acting ----------------------------------------------------------------------------

    def plays(self, card: str, at: Player | InPlay | None = None, as_: str = "") -> Player:
        self.scenario.make(self.seat, *self.coded(PLAY, self.held(card), at, as_))
        return self

    def uses(self, card: str = "", at: Player | InPlay | None = None) -> Player:
        """A card in play before him, or without a name his ability."""
        used = self.card(card).card if card else -1
        self.scenario.make(self.seat, *self.coded(USE, used, at, ""))
        return self

    def discards(self, *cards: str, at: Player | InPlay | None = None, as_: str = "") -> Player:
        for card in cards:
            game = self.game
            mine = game.hands[self.seat] + game.in_play[self.figure]
            chosen = self.among(mine, card)
            self.scenario.make(self.seat, *self.coded(DISCARD, chosen, at, as_))
        return self

    def gives(self, card: str, to: Player) -> Player:
        """One of the cards on offer, to somebody."""
        given = self.among(self.game.aside, card)
        self.scenario.make(self.seat, *self.coded(GIVE, given, to, ""))
        return self

    def names(self, word: str) -> Player:
        """A suit ("hearts"), a colour ("red") or a right ("first_pick")."""
        target = next(number for number, called in WORDS.items() if called == word)
        self.scenario.make(self.seat, encode(NAME, -1, target), False)
        return self

    def chooses(self, character: str) -> Player:
        """One of the characters on offer."""
        kind = self.game.facts.kind_ids.index(character)
        self.scenario.make(self.seat, encode(PICK, -1, 0, kind), False)
        return self

    def leaves(self) -> Player:
        """Gets up and goes, for good."""
        self.scenario.settle()
        self.game.leave(self.seat)
        return self

    def picks(self, card: str = "", at: Player | InPlay | None = None) -> Player:
        """One of the cards on offer, or a card of somebody (`at`)."""
        picked = self.among(self.game.aside, card) if card else -1
        self.scenario.make(self.seat, *self.coded(PICK, picked, at, ""))
        return self

    def draws_from(self, source: str | Player | InPlay) -> Player:
        """ "deck", "discards", another player or a card in play."""
        if isinstance(source, Player):
            target = figure_target(source.figure)
        elif isinstance(source, InPlay):
            target = card_target(source.card)
        else:
            target = {"deck": DECK, "discards": DISCARDS}[source]
        self.scenario.make(self.seat, encode(DRAW, -1, target), False)
        return self

    def passes(self) -> Player:
        self.scenario.make(self.seat, encode(PASS), False)
        return self

    def skips(self) -> Player:
        self.scenario.make(self.seat, encode(SKIP), False)
        return self

    def ends_turn(self) -> Player:
        """Ends his playing phase."""
        self.scenario.make(self.seat, encode(END), False)
        return self

    def coded(self, verb: int, card: int, at: Player | InPlay | None, as_: str) -> tuple[int, bool]:
        if isinstance(at, Player):
            target = figure_target(at.figure)
        elif isinstance(at, InPlay):
            target = card_target(at.card)
        else:
            target = NOBODY
        itself = card >= 0 and as_ == self.game.kind[card].id
        kind = self.game.facts.kind_by_id[as_].no if as_ and not itself else -1
        return encode(verb, card, target, kind), not as_

    def refused(self, card: str, at: Player | InPlay | None = None, as_: str = "") -> str:
        """The code of the rule that keeps him from playing this card; "" if he may."""
        return self.refusal(*self.coded(PLAY, self.held(card), at, as_))

    def refused_use(self, card: str = "", at: Player | InPlay | None = None) -> str:
        """The same for using a card in play, or without a name his ability."""
        used = self.card(card).card if card else -1
        return self.refusal(*self.coded(USE, used, at, ""))

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

    def card(self, wanted: str) -> InPlay:
        """A card in play before him."""
        return InPlay(self.among(self.game.in_play[self.figure], wanted))

    def among(self, cards: Sequence[int], wanted: str) -> int:
        names = self.game.facts.cards
        for card in cards:
            if wanted in (names[card], self.game.kind[card].id, face_of(names[card])):
                return card
        there = ", ".join(names[card] for card in cards) or "nothing"
        raise AssertionError(f"{self.name} has no {wanted} there, but {there}")

    @property
    def life(self) -> int:
        return self.game.life[self.figure]

    @property
    def hand(self) -> list[str]:
        """The ids of his hand cards, as held."""
        return [self.game.kind[card].id for card in self.game.hands[self.seat]]

    @property
    def in_play(self) -> list[str]:
        return [self.game.kind[card].id for card in self.game.in_play[self.figure]]

    @property
    def is_alive(self) -> bool:
        return self.figure in self.game.ring

    @property
    def role(self) -> str:
        return ROLES[self.game.role[self.seat]]

    @property
    def ability(self) -> str:
        """The id of the character whose ability works for him now."""
        return self.game.ability[self.figure].id

    @property
    def character(self) -> str:
        return self.game.character[self.figure].id

    @property
    def is_in_front(self) -> bool:
        return self.game.front[self.seat] == self.figure

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

    @property
    def is_active(self) -> bool:
        """Whether it is his turn."""
        self.scenario.settle()
        return self.game.active == self.figure

    def distance_to(self, other: Player) -> int:
        return self.game.distances(self.figure)[other.figure]

    def __repr__(self) -> str:
        return f"<{self.name}: {self.game.character[self.figure].id}, life {self.life}>"
