"""`LiveGame`: a game for people and servers, with text, a record and an event log."""

from __future__ import annotations

import re
import secrets
from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final, Generic

from sixgun.engine import (
    OPEN,
    BadConfig,
    BaseGame,
    Event,
    FigureGame,
    MalformedMove,
    Names,
    RawEvent,
    Refusal,
    Rng,
    SixgunError,
    Viewpoint,
    is_visible,
    visible_event,
    visible_events,
)
from sixgun.engine.moves import JUST_LEAVE, LEAVE, VERBS
from sixgun.engine.viewpoint import EVERYTHING
from sixgun.live.decisions import Decision, GameResult, Move
from sixgun.live.options import format_options
from sixgun.live.rulesets import GameConfig, Ruleset, ruleset, ruleset_for
from sixgun.notation import Record, find_move, read_move, write_move

if TYPE_CHECKING:  # TypeVars with defaults are in `typing` only from Python 3.13 on
    from typing_extensions import TypeVar

    from sixgun import classic

    C = TypeVar("C", bound=GameConfig, default=classic.Config)
    G = TypeVar("G", bound=FigureGame, default=classic.Game)
    V = TypeVar("V", default=classic.View)
else:
    from typing import TypeVar

    C, G, V = TypeVar("C"), TypeVar("G"), TypeVar("V")

__all__ = ["AnyGame", "LiveGame", "start"]

SEED: Final = re.compile(r"[A-Za-z0-9_.:+-]{1,100}")


class LiveGame(Generic[C, G, V]):
    """A running game. `kernel` is the same game on plain numbers, for bots and search.

    The type parameters are config, kernel and view; a plain `LiveGame` is a game of BANG!.
    """

    def __init__(self, kernel: G, seed: str) -> None:
        self.kernel = kernel
        self.seed = seed
        self.played: list[tuple[int, int]] = []  # the moves so far: seat and number
        self.raw_events: list[RawEvent] = list(kernel.events)
        self.move_starts: list[int] = []  # by move: how many events there were before it
        self.answered: list[tuple[int, str]] = []  # by move: who was asked, and the prompt
        self.imagined = False  # made by `determinize`: it has no record

    def __repr__(self) -> str:
        asked = self.decision
        stands = f"{asked.name} decides ({asked.prompt})" if asked else "over"
        return f"<LiveGame: {self.names.game}, {self.kernel.seats} seats, ply {self.ply}, {stands}>"

    # -- looking ---------------------------------------------------------------------------

    @property
    def rules(self) -> Ruleset[C, G, V]:
        """The ruleset of this game."""
        return ruleset(self.names.game)

    @property
    def config(self) -> C:
        return self.rules.config_of(self.kernel)

    @property
    def names(self) -> Names:
        """The ids for the numbers: `names.cards[12]` is "bang-6D"."""
        return self.kernel.names

    @property
    def decision(self) -> Decision | None:
        """Who has to decide what; None when the game is over."""
        game = self.kernel
        if game.over:
            return None
        moves = [Move.of(game, code) for code in game.moves]
        return Decision(
            game.answered, game.seat, game.names.seat_names[game.seat], game.prompt, moves
        )

    @property
    def ply(self) -> int:
        """How many moves were made."""
        return self.kernel.ply

    @property
    def history(self) -> list[tuple[str, str]]:
        """The moves so far: who, what."""
        names = self.names.seat_names
        return [(names[seat], write_move(self.kernel, code)) for seat, code in self.played]

    @property
    def events(self) -> list[Event]:
        """All events, with nothing hidden."""
        return [visible_event(raw, EVERYTHING) for raw in self.raw_events]

    def events_for(self, viewpoint: Viewpoint | int, since: int = 0) -> list[Event]:
        """The events that a seat or a spectator saw, without the first `since` of them."""
        return visible_events(self._kernel_seat(viewpoint), self.raw_events)[since:]

    def seen_move_starts(self, viewpoint: Viewpoint) -> list[int]:
        """The index of the first event of each move, counted in the events of a viewpoint."""
        mask = viewpoint.mask(self.kernel.seats)
        hidden = [at for at, raw in enumerate(self.raw_events) if not is_visible(raw, mask)]
        return [start - bisect_left(hidden, start) for start in self.move_starts]

    @property
    def result(self) -> GameResult | None:
        game = self.kernel
        if not game.over:
            return None
        names = game.names.seat_names
        winners = tuple(name for seat, name in enumerate(names) if (game.winners >> seat) & 1)
        roles = dict(zip(names, self.rules.roles(game), strict=True))
        return GameResult(self.rules.side(game), winners, roles)

    def view(self, viewpoint: Viewpoint | int) -> V:
        """All that a seat, a spectator or an open viewpoint may know."""
        if viewpoint == OPEN:
            return self.open_view(OPEN)
        return self.rules.view(self.kernel, self._kernel_seat(viewpoint))

    def open_view(self, viewpoint: Viewpoint | int) -> V:
        """The same with only the decks hidden, for looking at a finished game."""
        return self.rules.open_view(self.kernel, self._kernel_seat(viewpoint))

    # -- acting ----------------------------------------------------------------------------

    def apply(self, move: str | int, seat: int | None = None) -> list[Event]:
        """Make a move and return its events. A refused move changes nothing."""
        acting = self._acting_seat(seat)
        refusal = None if is_leaving(move) else self._why_not_turn(acting)
        if refusal is None:
            code = self.code_of(move)
            refusal = self.why_not(code, acting)
        if refusal:
            raise refusal.error()
        return [visible_event(raw, EVERYTHING) for raw in self.make_move(code, acting)]

    def leave(self, seat: int) -> list[Event]:
        """The player of this seat leaves for good, at any time; return the events.

        Their figure stays and does nothing (R299); in a duel they lose (R304).
        """
        return self.apply(JUST_LEAVE, seat)

    def make_move(self, code: int, seat: int) -> list[RawEvent]:
        """Make a move that is known to be legal, given as its number; return its raw events."""
        game = self.kernel
        self.answered.append((game.seat, game.prompt))
        if code == JUST_LEAVE:
            game.leave(seat)
        else:
            game.make_move(code)
        self.played.append((seat, code))
        self.move_starts.append(len(self.raw_events))
        self.raw_events += game.events
        return game.events

    def read_legal_move(self, text: str, seat: int) -> int:
        """The number of a stored move, which is written in full; an illegal one is refused."""
        code = read_move(self.kernel, text)
        refusal = self.why_not(code, seat)
        if refusal:
            raise refusal.error()
        return code

    def why_not(self, move: str | int, seat: int | None = None) -> Refusal | None:
        """The refusal of a move, or None if it is legal.

        With a seat, only the one that must decide gets a reason that reveals its hand.
        """
        acting = self._acting_seat(seat)
        if is_leaving(move):
            return self._why_not_leave(acting)
        return self._why_not_turn(acting) or self.kernel.why_not(self.code_of(move))

    def _why_not_turn(self, seat: int) -> Refusal | None:
        game = self.kernel
        if game.over:
            return Refusal("game_over")
        if seat != game.seat:
            return Refusal("not_your_decision", {"asked": game.names.seat_names[game.seat]})
        return None

    def _why_not_leave(self, seat: int) -> Refusal | None:
        game = self.kernel
        if game.over:
            return Refusal("game_over")
        if self._kernel_seat(seat) == game.seats:
            raise BadConfig("no_such_seat", seat=seat)
        return Refusal("left_already") if (game.absent >> seat) & 1 else None

    def _acting_seat(self, seat: int | None) -> int:
        """This seat; without one, the seat that must decide."""
        if seat is not None and type(seat) is not int:
            raise BadConfig("no_such_seat", seat=str(seat)[:60])
        return self.kernel.seat if seat is None else seat

    def code_of(self, move: str | int) -> int:
        """The number of a move, given as text or as its number."""
        if isinstance(move, str):
            return find_move(self.kernel, move)
        if type(move) is not int:
            raise MalformedMove("unreadable_move", kind=type(move).__name__)
        return move

    # -- copies ----------------------------------------------------------------------------

    def clone(self) -> LiveGame[C, G, V]:
        """An independent copy of this game."""
        twin = self._wrap_kernel(self.kernel.clone(), self.seed)
        twin.played = self.played[:]
        twin.raw_events = self.raw_events[:]
        twin.move_starts = self.move_starts[:]
        twin.answered = self.answered[:]
        twin.imagined = self.imagined
        return twin

    def determinize(self, seat: int, seed: int | str) -> LiveGame[C, G, V]:
        """A clone in which everything the seat does not know is redealt, future chance included."""
        if type(seed) not in (int, str):
            raise BadConfig("bad_seed", kind=type(seed).__name__)
        rng = Rng.from_seed(seed)
        dealt = self.kernel.determinize(self._kernel_seat(seat), rng)
        twin = self._wrap_kernel(dealt, str(seed))
        twin.imagined = True
        return twin

    def _wrap_kernel(self, kernel: BaseGame, seed: str) -> LiveGame[C, G, V]:
        """A live game around a copied kernel, which starts to log events again."""
        assert isinstance(kernel, type(self.kernel))
        kernel.emits_events = True
        return LiveGame(kernel, seed)

    def _kernel_seat(self, viewpoint: Viewpoint | int) -> int:
        """The kernel's number of a viewpoint: a seat, or the number after the last for others."""
        seats = self.kernel.seats
        seat = viewpoint.seat_or_spectator(seats) if isinstance(viewpoint, Viewpoint) else viewpoint
        if type(seat) is not int:
            raise BadConfig("no_such_seat", seat=str(seat)[:60])
        if not 0 <= seat <= seats:
            raise BadConfig("no_such_seat", seat=seat)
        return seat

    def rematch(
        self,
        seed: int | str | None = None,
        keep: Sequence[str] | None = None,
        pass_sheriff: bool = False,
    ) -> LiveGame[C, G, V]:
        """The next game at this table.

        R103: survivors keep their characters (all, or those named in `keep`); the eliminated draw
        new ones. R306: the Sheriff's role may go round. After a duel everything is redealt.
        """
        if not self.kernel.over:
            raise BadConfig("game_not_over")
        return start(self.rules.next_config(self.kernel, keep, pass_sheriff), seed)

    # -- records ---------------------------------------------------------------------------

    def record(self) -> Record:
        """The record of this game, finished or not, to write, replay and verify."""
        if self.imagined:
            raise SixgunError("no_record_of_an_imagined_game")
        result = self.result
        return Record(
            game=self.names.game,
            seed=self.seed,
            options=format_options(self.config),
            moves=self.history,
            result=" ".join([result.side, *result.winners]) if result else "unfinished",
            digest=self.kernel.digest(),
        )


AnyGame = LiveGame[Any, Any, Any]  # any game of the family


def is_leaving(move: str | int) -> bool:
    """True for the move that is possible at any time, also if another seat must decide."""
    return move in (JUST_LEAVE, VERBS[LEAVE])


def start(config: C, seed: int | str | None) -> LiveGame[C, Any, Any]:
    """Deal a game from a config."""
    written = format_seed(secrets.randbits(128) if seed is None else seed)
    return LiveGame(ruleset_for(config).deal(config, written), written)


def format_seed(seed: int | str) -> str:
    """The seed as text for records: 7 and "7" are the same."""
    if type(seed) is int and seed.bit_length() <= 256:
        return str(seed)
    if isinstance(seed, str) and SEED.fullmatch(seed):
        return seed
    raise BadConfig("bad_seed", kind=type(seed).__name__)
