"""A game with words: the kernel's numbers, its record and its story, for people and servers."""

from __future__ import annotations

import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from sixgun import classic
from sixgun.engine import (
    BadConfig,
    Event,
    IllegalMove,
    MalformedMove,
    Names,
    RawEvent,
    Refusal,
    Rng,
    SixgunError,
    typed,
)
from sixgun.engine import game as kernel_module
from sixgun.engine.events import Forced
from sixgun.engine.moves import LEAVE, VERB_SHIFT, VERBS
from sixgun.live.house import load_installed
from sixgun.live.options import typed_config, written_options
from sixgun.notation import Record, find_move, write_move

__all__ = ["Decision", "LiveGame", "Move", "Result", "form", "new_game", "start"]

JUST_LEAVE: Final = LEAVE << VERB_SHIFT
SEED: Final = re.compile(r"[A-Za-z0-9_.:+-]{1,100}")


class Move(str):
    """A legal move: its words, and the number that the fast path takes."""

    __slots__ = ("code",)
    code: int

    @staticmethod
    def of(game: classic.Game, code: int) -> Move:
        move = Move(write_move(game, code))
        move.code = code
        return move


@dataclass(frozen=True)
class Decision:
    """Somebody has to choose one of these moves.

    Its number counts the forced decisions too: show it to others rather than the ply, which would
    tell them which were forced.
    """

    number: int
    seat: int
    name: str
    prompt: str
    moves: list[Move]


@dataclass(frozen=True)
class Result:
    """How it ended: the side that won, its seats by name, and all roles."""

    side: str
    winners: tuple[str, ...]
    roles: dict[str, str]


class LiveGame:
    """A game being played. `kernel` is the same game on plain numbers, for bots and search."""

    def __init__(self, kernel: classic.Game, seed: str) -> None:
        self.kernel = kernel
        self.seed = seed
        self.history: list[tuple[str, str]] = []  # who, what
        self.raw_events: list[RawEvent] = list(kernel.events)
        self.imagined = False  # dealt anew by `determinize`: it has no record

    def __repr__(self) -> str:
        asked = self.decision
        stands = f"{asked.name} decides ({asked.prompt})" if asked else "over"
        return f"<LiveGame: {self.names.game}, {self.kernel.seats} seats, ply {self.ply}, {stands}>"

    # -- looking ---------------------------------------------------------------------------

    @property
    def config(self) -> classic.Config:
        return self.kernel.facts.config

    @property
    def names(self) -> Names:
        """The words for the numbers: `names.cards[12]` is "bang-6D"."""
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
    def events(self) -> list[Event]:
        """The whole story, nothing hidden."""
        return [typed(raw, -1) for raw in self.raw_events]

    def events_for(self, seat: int, since: int = 0) -> list[Event]:
        """The story as one seat saw it, but for the first `since` events that it was told. That a
        move was forced is told to its own seat alone: it would betray the hand."""
        bit = 1 << self._checked_seat(seat)
        story = [typed(raw, bit) for raw in self.raw_events]
        seen = [event for event in story if not isinstance(event, Forced) or event.seat == seat]
        return seen[since:]

    @property
    def result(self) -> Result | None:
        game = self.kernel
        if not game.over:
            return None
        names = game.names.seat_names
        winners = tuple(name for seat, name in enumerate(names) if (game.winners >> seat) & 1)
        roles = {name: classic.ROLES[game.role[seat]] for seat, name in enumerate(names)}
        return Result(classic.side_of(game), winners, roles)

    def view(self, seat: int) -> classic.View:
        """All that a seat may know; `players` as a seat is an onlooker."""
        return classic.view(self.kernel, self._checked_seat(seat))

    # -- acting ----------------------------------------------------------------------------

    def apply(self, move: str | int, seat: int | None = None) -> list[Event]:
        """Make a move; what happened. A move that is refused changes nothing."""
        game = self.kernel
        if game.over:
            raise IllegalMove("game_over")
        asked = self._is_asked(seat)
        if move in (JUST_LEAVE, VERBS[LEAVE]):
            return self.leave(game.seat if seat is None else seat)
        if not asked:
            raise IllegalMove("not_your_decision", asked=game.names.seat_names[game.seat])
        code = self.code_of(move)
        who = game.names.seat_names[game.seat]
        game.choose(code)
        self.history.append((who, write_move(game, code)))
        self.raw_events += game.events
        return [typed(raw, -1) for raw in game.events]

    def leave(self, seat: int) -> list[Event]:
        """The player of this seat leaves for good, whoever is asked; what happened. His figure
        stays and does nothing (R299); in a duel he has lost (R304)."""
        game = self.kernel
        refusal = self._why_not_leave(seat)
        if refusal:
            raise refusal.error()
        game.leave(seat)
        self.history.append((game.names.seat_names[seat], VERBS[LEAVE]))
        self.raw_events += game.events
        return [typed(raw, -1) for raw in game.events]

    def _why_not_leave(self, seat: int) -> Refusal | None:
        game = self.kernel
        if game.over:
            return Refusal("game_over")
        if self._checked_seat(seat) == game.seats:
            raise BadConfig("no_such_seat", seat=seat)
        return Refusal("left_already") if (game.absent >> seat) & 1 else None

    def why_not(self, move: str | int, seat: int | None = None) -> Refusal | None:
        """The rule that refuses a move now; None if it is legal. With a seat, only the one who has
        to decide gets a reason that looks into his hand."""
        game = self.kernel
        if move in (JUST_LEAVE, VERBS[LEAVE]):
            leaving = game.seat if seat is None else seat
            return self._why_not_leave(leaving)
        if not game.over and not self._is_asked(seat):
            return Refusal("not_your_decision", {"asked": game.names.seat_names[game.seat]})
        return self.kernel.why_not(self.code_of(move))

    def _is_asked(self, seat: int | None) -> bool:
        """Whether a move from this seat may come now; nobody in particular may always move."""
        if seat is not None and type(seat) is not int:
            raise BadConfig("no_such_seat", seat=str(seat)[:60])
        return seat is None or seat == self.kernel.seat

    def code_of(self, move: str | int) -> int:
        """The number of a move given in words or as its number."""
        if isinstance(move, str):
            return find_move(self.kernel, move)
        if type(move) is not int:
            raise MalformedMove("unreadable_move", kind=type(move).__name__)
        return move

    # -- copies ----------------------------------------------------------------------------

    def clone(self) -> LiveGame:
        """The same game, to be played on apart from this one."""
        twin = LiveGame(self.kernel.clone(), self.seed)
        twin.kernel.telling = True
        twin.history = self.history[:]
        twin.raw_events = self.raw_events[:]
        twin.imagined = self.imagined
        return twin

    def determinize(self, seat: int, seed: int | str) -> LiveGame:
        """A clone in which all that the seat does not know is dealt anew, future luck included."""
        if type(seed) not in (int, str):
            raise BadConfig("bad_seed", kind=type(seed).__name__)
        luck = Rng.from_seed(seed)
        dealt = self.kernel.determinize(self._checked_seat(seat), luck)
        assert isinstance(dealt, classic.Game)
        twin = LiveGame(dealt, str(seed))
        twin.kernel.telling = True
        twin.imagined = True
        return twin

    def _checked_seat(self, seat: int) -> int:
        if type(seat) is not int:
            raise BadConfig("no_such_seat", seat=str(seat)[:60])
        if not 0 <= seat <= self.kernel.seats:
            raise BadConfig("no_such_seat", seat=seat)
        return seat

    def rematch(
        self,
        seed: int | str | None = None,
        keep: Sequence[str] | None = None,
        pass_sheriff: bool = False,
    ) -> LiveGame:
        """The next game at this table. R103: survivors keep their characters (all of them, or those
        named in `keep`), the eliminated draw new ones. R306: the Sheriff's role may go round. After
        a duel everything is dealt anew."""
        game = self.kernel
        if not game.over:
            raise BadConfig("game_not_over")
        if classic.ROLES.index("duelist") in game.role:
            return start(self.config, seed)
        if keep is not None and not isinstance(keep, (list, tuple)):
            raise BadConfig("bad_option", option="keep", value=str(keep)[:60])
        names = game.names.seat_names
        alive = [names[game.owner[figure]] for figure in game.ring]
        for name in keep if keep is not None else ():
            if name not in alive:
                raise BadConfig("cannot_keep_character", name=name)
        kept = alive if keep is None else keep
        characters = tuple(
            kept_or_not(game.character[seat].id, name in kept, name in alive)
            for seat, name in enumerate(names)
        )
        sheriff = -1
        if pass_sheriff:
            if 0 not in game.role:
                raise BadConfig("no_sheriff_here")
            sheriff = (game.role.index(0) + 1) % game.seats
        config = replace(self.config, characters=characters, sheriff=sheriff)
        return start(config, seed)

    # -- records ---------------------------------------------------------------------------

    def record(self) -> Record:
        """The game as it can be written, replayed and verified, finished or not."""
        if self.imagined:
            raise SixgunError("no_record_of_an_imagined_game")
        result = self.result
        return Record(
            game="classic",
            seed=self.seed,
            options=written_options(self.config),
            moves=self.history[:],
            result=" ".join([result.side, *result.winners]) if result else "unfinished",
            digest=self.kernel.digest(),
        )


def kept_or_not(character: str, kept: bool, alive: bool) -> str:
    """A seat's entry in the config: this character, any, or any but the one that fell (R103)."""
    if kept:
        return character
    return "" if alive else f"!{character}"


def new_game(game: str = "classic", seed: int | str | None = None, **options: object) -> LiveGame:
    """Deal a game. Without a seed it comes from the operating system's entropy.

    Options are those of `sixgun.classic.Config`: players, boxes (or `expansions`, which are added
    to the base box), names, beginner, sheriff, characters, ask_discard_order, ask_forced, variant,
    events, house, tempo.
    """
    if game != "classic":
        raise BadConfig("unknown_game", game=str(game)[:60], known="classic")
    extra = options.pop("expansions", None)
    if extra is not None:
        if not isinstance(extra, (list, tuple)) or "boxes" in options:
            raise BadConfig("bad_option", option="expansions")
        options["boxes"] = ("base", *(box for box in extra if box != "base"))
    variant = options.get("variant")
    if isinstance(variant, str) and variant in classic.VARIANTS:
        options.setdefault("players", classic.VARIANTS[variant].players[0])
    return start(typed_config(options), seed)


def start(config: classic.Config, seed: int | str | None) -> LiveGame:
    """Deal a game for a config that is at hand."""
    written = written_seed(secrets.randbits(128) if seed is None else seed)
    if any(box not in classic.BOXES for box in config.boxes):
        load_installed(config.boxes)
    return LiveGame(classic.new_game(config, written), written)


def written_seed(seed: int | str) -> str:
    """The seed as records keep it: 7 and "7" are the same."""
    if type(seed) is int and seed.bit_length() <= 256:
        return str(seed)
    if isinstance(seed, str) and SEED.fullmatch(seed):
        return seed
    raise BadConfig("bad_seed", kind=type(seed).__name__)


def form() -> str:
    """Which form of the rules is loaded: "compiled" or "pure"."""
    return "pure" if (kernel_module.__file__ or "").endswith(".py") else "compiled"
