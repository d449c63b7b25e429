"""Any game: a table, a stack of frames, and the decision that somebody has to make."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from mypy_extensions import mypyc_attr

from sixgun.engine.errors import Refusal
from sixgun.engine.events import FORCED, SEAT_LEFT
from sixgun.engine.frames import Frame
from sixgun.engine.holding import Holding
from sixgun.engine.luck import UNKNOWN
from sixgun.engine.moves import JUST_END, JUST_PASS
from sixgun.engine.names import Names
from sixgun.engine.rng import Rng
from sixgun.engine.table import Table

__all__ = ["BaseGame"]


WORLDS: Final = 100  # dealt until the one who is asked can answer

# All the data of a game; what its set-up says is not among it.
SAVED: Final = (
    "rng",
    "everyone",
    "decks",
    "source",
    "discards",
    "aside",
    "hands",
    "in_play",
    "back",
    "known",
    "epoch",
    "epochs",
    "rumours",
    "takings",
    "taken",
    "eager",
    "telling",
    "events",
    "seats",
    "owner",
    "stack",
    "seat",
    "prompt",
    "moves",
    "over",
    "ply",
    "answered",
    "ask_forced",
    "absent",
)


@mypyc_attr(allow_interpreted_subclasses=True)
class BaseGame(Table):
    """The state of one game, on plain numbers: what bots and search run on.

    Between two calls it always stands at a decision (`seat`, `prompt`, `moves`) or is `over`.
    `sixgun.LiveGame` is the same with words, a record and a story.
    """

    __slots__ = (
        "absent",
        "answered",
        "ask_forced",
        "moves",
        "names",
        "over",
        "owner",
        "ply",
        "prompt",
        "seat",
        "seats",
        "stack",
    )

    names: Names
    seats: int
    owner: list[int]  # the seat of each figure
    stack: list[Frame[Any]]
    seat: int  # who has to decide
    prompt: str  # what it is about
    moves: list[int]  # between which moves
    over: bool
    ply: int  # how many moves were made
    answered: int  # how many decisions that was, with the forced ones
    ask_forced: bool
    absent: int  # mask of seats whose player has left for good

    def open(self, names: Names, owner: list[int], decks: int, rng: Rng) -> None:
        """A game before anything is dealt."""
        self.lay_out(len(names.seat_names), len(owner), len(names.cards), decks, rng)
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
        """Make a fresh game of the same set-up equal to this one; it tells no events."""
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
        """The top frame is done and hands its outcome to the one below."""
        self.stack.pop()
        self.stack[-1].receive(self, value)

    # -- for players -----------------------------------------------------------------------

    def run(self) -> None:
        """On to the next decision, or to the end. Forced moves are made here, and marked."""
        stack = self.stack
        while not self.over:
            stack[-1].step(self)
            if self.seat >= 0:
                gone = self.absent and (self.absent >> self.seat) & 1
                if not gone and (len(self.moves) > 1 or self.ask_forced):
                    return
                if self.telling:
                    self.events.append((FORCED, 0, self.seat, -1, -1, -1))
                self.seat = -1
                self.answered += 1
                if gone:
                    self.go_on_without()
                else:
                    stack[-1].choose(self, self.moves[0])

    def go_on_without(self) -> None:
        """The player who was asked has left: what that means is the frame's to say."""
        top = self.stack[-1]
        if top.lapses:
            self.pop()
        elif not top.abandon(self):
            if self.moves:
                top.choose(self, self.least_move())
            else:
                self.pop()

    def least_move(self) -> int:
        """The move for a player who does not answer: nothing, if that can be. Refused when nobody
        is asked, because the game is over."""
        for move in (JUST_PASS, JUST_END):
            if move in self.moves:
                return move
        if not self.moves:
            raise Refusal("game_over").error()
        return self.moves[0]

    def leave(self, seat: int) -> None:
        """The player of this seat leaves for good. What is being resolved goes on without them. If
        somebody else is asked something else from now on, it is another decision."""
        if self.telling:
            self.events = [(SEAT_LEFT, 0, seat, -1, -1, -1)]
        answered, question = self.answered, self.question()
        self.ply += 1
        self.absent |= 1 << seat
        self.seat = -1
        self.stack[-1].left_by(self, seat)
        self.left_by(seat)
        if not self.over:
            self.run()
        if self.answered == answered and not self.over and self.question() != question:
            self.answered += 1

    def question(self) -> tuple[int, str, dict[str, int]]:
        """The decision, as everybody at the table sees it."""
        return self.seat, self.prompt, self.stack[-1].facts()

    def left_by(self, seat: int) -> None:
        """Told when a player has left, before what is being resolved goes on."""

    def choose(self, move: int) -> None:
        """Make a move of the list and run on. Any other is refused and changes nothing."""
        if self.over or move not in self.moves:
            refusal = self.why_not(move)
            assert refusal is not None
            raise refusal.error()
        self.make(move)

    def choose_at(self, index: int) -> None:
        """The same by the move's place in the list: the fastest way in."""
        self.make(self.moves[index])

    def make(self, move: int) -> None:
        """A move known to be legal."""
        if self.telling:
            self.events = []
        self.ply += 1
        self.answered += 1
        self.seat = -1
        self.stack[-1].choose(self, move)
        self.run()

    def play_out(self, rng: Rng) -> int:
        """Random legal moves to the end; how many there were."""
        before = self.ply
        while not self.over:
            self.make(self.moves[rng.below(len(self.moves))])
        return self.ply - before

    def why_not(self, move: int) -> Refusal | None:
        """The rule that refuses this move at this decision; None if it is legal."""
        if self.over:
            return Refusal("game_over")
        if move in self.moves:
            return None
        top = self.stack[-1]
        code = top.refusal(self, move) or "not_now"
        return Refusal(code, top.refusal_facts(self, move))

    def chance(self, move: int) -> float:
        """That the card turned up for a legal move is the one hoped for, as far as the seat that is
        asked can tell; negative where no card decides, or nobody can count."""
        luck = self.stack[-1].luck(self, move)
        return UNKNOWN if luck is None else luck.chance(self, self.seat)

    def clone(self) -> BaseGame:
        raise NotImplementedError

    def state(self) -> list[object]:
        """The game as a record proves it: what happened, not how the engine keeps track of it."""
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
        """The rest: what waits to be resolved, and who knows what."""
        return [
            [(type(frame).__name__, frame.fields()) for frame in self.stack],
            self.known,
            self.epoch,
            [rumour.fields() for rumour in self.rumours],
            [taking.fields() for taking in self.takings],
        ]

    def digest(self) -> str:
        """A short proof of the state, equal on every machine and in every form."""
        return hashlib.sha256(repr(self.state()).encode()).hexdigest()[:16]

    def rename(self, seat: int, now: list[int]) -> None:
        super().rename(seat, now)
        for frame in self.stack:
            frame.rename(now)

    def determinize(self, seat: int, rng: Rng) -> BaseGame:
        """A clone in which all that the seat does not know was dealt anew, future luck included.
        Whoever is asked can answer in it: that he was asked is known to all."""
        for _ in range(WORLDS):
            twin = self.clone()
            twin.deal_unknown(seat, rng)
            twin.rng = rng.branch()
            if twin.over:
                return twin
            twin.moves = []
            twin.stack[-1].step(twin)  # the moves of the one to decide, from the cards he now holds
            alike = twin.seat == self.seat and twin.prompt == self.prompt
            if (alike and twin.moves) or self.seat < 0:  # -1: it does not stand at a decision yet
                return twin
        raise NotImplementedError(f"{type(self.stack[-1]).__name__}.known_holding")

    def known_holding(self, seat: int) -> Holding | None:
        return None if self.over or seat == self.seat else self.stack[-1].known_holding(self)
