"""Any game: a table, a stack of frames, and the current decision."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.card_places import CardPlaces
from sixgun.engine.errors import Refusal
from sixgun.engine.events import FORCED, SEAT_LEFT
from sixgun.engine.frames import Frame
from sixgun.engine.hand_constraint import HandConstraint
from sixgun.engine.moves import JUST_END, JUST_PASS
from sixgun.engine.names import Names
from sixgun.engine.odds import UNKNOWN
from sixgun.engine.rng import Rng

__all__ = ["BaseGame"]


MAX_DEALS: Final = 100  # deals tried until the player who is asked can answer


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseGame(CardPlaces):
    """The state of one game, on plain numbers: what bots and search run on.

    Between two calls it always stands at a decision (`seat`, `prompt`, `moves`) or is `over`.
    `sixgun.LiveGame` adds text notation, a record and an event log.
    """

    names: Names
    seats: int
    owner: list[int]  # the seat of each figure
    stack: list[Frame[Any]]
    seat: int  # the seat that has to decide
    prompt: str  # the kind of decision
    moves: list[int]  # the legal moves
    over: bool
    ply: int  # how many moves were made
    answered: int  # how many decisions there were, including forced ones
    ask_forced: bool
    absent: int  # mask of seats whose player has left for good

    __slots__ = tuple(__annotations__)

    def set_up(self, names: Names, owner: list[int], decks: int, rng: Rng) -> None:
        """A game before anything is dealt."""
        self.set_up_places(len(names.seat_names), len(owner), len(names.cards), decks, rng)
        self.names = names
        self.seats = len(names.seat_names)
        self.owner = owner
        self.stack = []
        self.seat = -1
        self.prompt = ""
        self.moves = []
        self.over = False
        self.ply = 0
        self.answered = 0
        self.ask_forced = False
        self.absent = 0

    def copy_to(self, twin: BaseGame) -> None:
        """Make a fresh game of the same setup equal to this one; it emits no events."""
        self.copy_cards_to(twin)
        twin.names = self.names
        twin.seats = self.seats
        twin.owner = self.owner
        twin.stack = [frame.copy() for frame in self.stack]
        twin.seat = self.seat
        twin.prompt = self.prompt
        twin.moves = self.moves
        twin.over = self.over
        twin.ply = self.ply
        twin.answered = self.answered
        twin.ask_forced = self.ask_forced
        twin.absent = self.absent

    # -- for frames ------------------------------------------------------------------------

    def ask(self, seat: int, prompt: str, moves: list[int]) -> None:
        """Stop here: this seat has to choose one of these moves."""
        self.seat = seat
        self.prompt = prompt
        self.moves = moves

    def push(self, frame: Frame[Any]) -> None:
        self.stack.append(frame)

    def pop(self) -> None:
        self.stack.pop()

    def pop_with(self, value: int) -> None:
        """Pop the top frame, which is done, and hand its result to the one below."""
        self.stack.pop()
        self.stack[-1].receive(self, value)

    # -- for players -----------------------------------------------------------------------

    def run(self) -> None:
        """Run to the next decision or to the end. Forced moves are made here, and marked."""
        stack = self.stack
        while not self.over:
            stack[-1].step(self)
            if self.seat >= 0:
                has_left = self.absent and (self.absent >> self.seat) & 1
                if not has_left and (len(self.moves) > 1 or self.ask_forced):
                    return
                if self.emits_events:
                    self.events.append((FORCED, 0, self.seat, -1, -1, -1))
                self.seat = -1
                self.answered += 1
                if has_left:
                    self.continue_without_player()
                else:
                    stack[-1].choose(self, self.moves[0])

    def continue_without_player(self) -> None:
        """The player who was asked has left: the frame decides what that means."""
        top = self.stack[-1]
        if top.lapses:
            self.pop()
        elif not top.abandon(self):
            if self.moves:
                top.choose(self, self.default_move())
            else:
                self.pop()

    def default_move(self) -> int:
        """The default move for a player who does not answer: pass if possible. Refused when the
        game is over, because then no decision is pending."""
        for move in (JUST_PASS, JUST_END):
            if move in self.moves:
                return move
        if not self.moves:
            raise Refusal("game_over").error()
        return self.moves[0]

    def leave(self, seat: int) -> None:
        """The player of this seat leaves for good, and the current effect continues without them.
        If this changes who is asked or what is asked, it counts as another decision."""
        if self.emits_events:
            self.events = [(SEAT_LEFT, 0, seat, -1, -1, -1)]
        answered, question = self.answered, self.question()
        self.ply += 1
        self.absent |= 1 << seat
        self.seat = -1
        self.stack[-1].player_left(self, seat)
        self.player_left(seat)
        if not self.over:
            self.run()
        if self.answered == answered and not self.over and self.question() != question:
            self.answered += 1

    def question(self) -> tuple[int, str, dict[str, int]]:
        """The decision as all players see it."""
        return self.seat, self.prompt, self.stack[-1].facts()

    def player_left(self, seat: int) -> None:
        """Called when a player has left, before the current effect continues."""

    def choose(self, move: int) -> None:
        """Make one of the listed moves and run on. Any other is refused and changes nothing."""
        if self.over or move not in self.moves:
            refusal = self.why_not(move)
            assert refusal is not None
            raise refusal.error()
        self.make_move(move)

    def choose_at(self, index: int) -> None:
        """Make a move by its index in the list: the fastest way."""
        self.make_move(self.moves[index])

    def make_move(self, move: int) -> None:
        """Make a move that is known to be legal."""
        if self.emits_events:
            self.events = []
        self.ply += 1
        self.answered += 1
        self.seat = -1
        self.stack[-1].choose(self, move)
        self.run()

    def play_out(self, rng: Rng) -> int:
        """Play random legal moves to the end; return how many there were."""
        before = self.ply
        while not self.over:
            self.make_move(self.moves[rng.below(len(self.moves))])
        return self.ply - before

    def why_not(self, move: int) -> Refusal | None:
        """Return the rule that refuses this move at this decision; None if it is legal."""
        if self.over:
            return Refusal("game_over")
        if move in self.moves:
            return None
        top = self.stack[-1]
        code = top.refusal(self, move) or "not_now"
        return Refusal(code, top.refusal_facts(self, move))

    def success_chance(self, move: int) -> float:
        """The probability that the card turned up for a legal move is a success, as far as the seat
        that is asked can know; negative if no card decides or the chance cannot be counted."""
        odds = self.stack[-1].odds(self, move)
        return UNKNOWN if odds is None else odds.probability(self, self.seat)

    def clone(self) -> BaseGame:
        raise NotImplementedError

    def state(self) -> list[object]:
        """The part of the state that a record proves: what happened, not the engine's
        bookkeeping."""
        return [
            self.places(),
            self.rng.state,
            self.seat,
            self.prompt,
            self.moves,
            self.over,
            self.ply,
            self.absent,
        ]

    def bookkeeping(self) -> list[object]:
        """The rest of the state: the frames on the stack, and who knows what."""
        return [
            [(type(frame).__name__, frame.fields()) for frame in self.stack],
            self.known,
            self.epoch,
            [rumour.fields() for rumour in self.rumours],
            [transfer.fields() for transfer in self.transfers],
        ]

    def digest(self) -> str:
        """A short hash of the state, the same on every machine and in every build."""
        return hashlib.sha256(repr(self.state()).encode()).hexdigest()[:16]

    def replace_cards(self, seat: int, replacement: list[int]) -> None:
        super().replace_cards(seat, replacement)
        for frame in self.stack:
            frame.replace_cards(replacement)

    def determinize(self, seat: int, rng: Rng) -> BaseGame:
        """A clone in which everything the seat does not know is dealt again, also future draws.
        The player who is asked can answer in it, because all players know that they were asked."""
        for _ in range(MAX_DEALS):
            twin = self.clone()
            twin.deal_unknown(seat, rng)
            twin.rng = rng.branch()
            if twin.over:
                return twin
            twin.moves = []
            # the moves of the player to decide, from the cards they now hold
            twin.stack[-1].step(twin)
            alike = twin.seat == self.seat and twin.prompt == self.prompt
            if (alike and twin.moves) or self.seat < 0:  # -1: not at a decision yet
                return twin
        raise NotImplementedError(f"{type(self.stack[-1]).__name__}.hand_constraint")

    def hand_constraint(self, seat: int) -> HandConstraint | None:
        return None if self.over or seat == self.seat else self.stack[-1].hand_constraint(self)
