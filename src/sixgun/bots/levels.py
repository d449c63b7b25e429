"""The levels of bots, and how one is asked for in a word: "marshal:nodes=200".

Nothing here imports a module by its name: whatever a stranger writes is one of the levels, or
refused. A class of somebody's own is loaded by `sixgun.bots.own_bots`, for the command line alone.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from typing import Final, TypeVar

from sixgun.bots.bot import Bot
from sixgun.bots.chair import Chair
from sixgun.bots.classic import ClassicSchool
from sixgun.bots.duel import DuelSchool
from sixgun.bots.marshal import Budget, Marshal
from sixgun.bots.personality import Personality
from sixgun.bots.school import AnySchool
from sixgun.bots.thumb import RuleOfThumb
from sixgun.engine import BadConfig, FigureGame
from sixgun.live.rulesets import ruleset

__all__ = ["LEVELS", "MOST_NODES", "MOST_SECONDS", "SCHOOLS", "BotSpec", "new_bot"]
__all__ += ["parse_spec", "read_bot", "read_bots", "read_guest_bot", "sit"]

SCHOOLS: Final[dict[str, AnySchool]] = {
    school.id: school for school in (ClassicSchool(), DuelSchool())
}
LEVELS: Final = {
    "greenhorn": "plays sensibly, and no more than that",
    "gunslinger": "goes by good rules of thumb",
    "detective": "also makes something of what the others do",
    "marshal": "also plays the game on in his head before he acts",
}
OPTIONS: Final = ("temperature", "seconds", "nodes", "seed")
OF_A_LEVEL: Final = ("temperature", "seed")  # that is no marshal
MOST_SECONDS: Final = 5.0  # at one decision, for a bot that a guest asks for ...
MOST_NODES: Final = 5_000
LONGEST_WISH: Final = 100  # ... and the characters of his wish


@dataclass(frozen=True)
class BotSpec:
    """A bot as it was asked for: a level, and its options."""

    made_by: str
    temperature: float = 0.0
    seconds: float = 0.0  # 0: no limit
    nodes: int = 0
    seed: str = ""

    def __post_init__(self) -> None:
        self.check()

    def check(self) -> None:
        """There is no other bot than the levels."""
        if self.made_by not in LEVELS:
            raise BadConfig("unknown_bot", bot=self.made_by[:60], known=" ".join(LEVELS))

    @property
    def name(self) -> str:
        """As short as it can be asked for."""
        given = [(name, getattr(self, name)) for name in OPTIONS if getattr(self, name)]
        return ":".join(
            [
                self.made_by,
                *(
                    f"{name}={value:g}" if isinstance(value, float) else f"{name}={value}"
                    for name, value in given
                ),
            ]
        )

    @property
    def is_own(self) -> bool:
        """Somebody's own, none of ours."""
        return False

    @property
    def home(self) -> str:
        """The file of somebody's own bot, where it is known."""
        return ""

    @property
    def options(self) -> tuple[str, ...]:
        """Those that make a difference to it."""
        return OPTIONS if self.made_by == "marshal" else OF_A_LEVEL

    @property
    def budget(self) -> Budget:
        """A second, if nothing is said."""
        return Budget(self.seconds or (0.0 if self.nodes else 1.0), self.nodes)

    def create(self, game: FigureGame, seat: int, luck: str) -> Bot:
        """A bot for one seat of a game, of which it gets what is printed on the cards."""
        school = SCHOOLS[game.names.game]
        facts = school.facts(game)
        personality = Personality(luck, self.temperature)
        novice = self.made_by == "greenhorn"
        policy = school.greenhorn(facts) if novice else school.gunslinger(facts)
        listening = self.made_by in ("detective", "marshal")
        inference = school.inference(facts, seat) if listening else school.guess(facts, seat)
        if self.made_by == "marshal":
            return Marshal(seat, game.names, school, policy, inference, personality, self.budget)
        return RuleOfThumb(seat, len(game.names.figures), policy, inference, personality)


Spec = TypeVar("Spec", bound=BotSpec)


def read_bot(text: str) -> BotSpec:
    """A level asked for in a word."""
    return parse_spec(BotSpec, text)


def read_bots(text: str) -> list[BotSpec]:
    """Several, divided by commas."""
    return [read_bot(entry) for entry in text.split(",")]


def read_guest_bot(text: str) -> BotSpec:
    """A level that somebody asks for from outside: in a request, a log, a database. It must not
    think for long, since others wait meanwhile."""
    if len(text) > LONGEST_WISH:
        raise BadConfig("unknown_bot", bot=text[:60], known=" ".join(LEVELS))
    spec = read_bot(text)
    if spec.seconds > MOST_SECONDS or spec.nodes > MOST_NODES:
        raise BadConfig("bot_thinks_too_long", seconds=int(MOST_SECONDS), nodes=MOST_NODES)
    return spec


def parse_spec(kind: type[Spec], text: str) -> Spec:
    """What is asked for, with options that are known, make a difference, and can be."""
    made_by, *given = text.strip().split(":")
    known = kind(made_by).options
    wishes = dict(parse_option(made_by, known, entry) for entry in given)
    try:
        spec = kind(
            made_by,
            temperature=float(wishes.get("temperature", 0)),
            seconds=float(wishes.get("seconds", 0)),
            nodes=int(wishes.get("nodes", 0)),
            seed=wishes.get("seed", ""),
        )
    except ValueError:
        raise BadConfig("bad_bot_option", bot=text[:60]) from None
    if "seconds" in wishes or "nodes" in wishes:
        Budget(spec.seconds, spec.nodes)  # 0 is not what nobody has asked for
    Personality(temperature=spec.temperature)
    return spec


def parse_option(made_by: str, known: tuple[str, ...], entry: str) -> tuple[str, str]:
    """Name and value; what would make no difference is refused."""
    name, _, value = entry.partition("=")
    if name not in OPTIONS:
        raise BadConfig("unknown_bot_option", option=name[:60], known=" ".join(OPTIONS))
    if name not in known:
        raise BadConfig("useless_bot_option", bot=made_by[:60], option=name, known=" ".join(known))
    return name, value


def new_bot(spec: BotSpec, game: FigureGame, seat: int, seed: int | str = 0) -> Bot:
    """A bot for one seat of a game."""
    return spec.create(game, seat, luck_of(seed, seat, spec.seed))


def luck_of(seed: int | str, seat: int, own: str) -> str:
    """A seed for a bot, from that of the game, which it does not tell: whoever knew the seed of a
    deal could look at all cards."""
    return hashlib.blake2b(f"{seed} {seat} {own}".encode(), digest_size=16).hexdigest()


def sit(game: FigureGame, seat: int, bot: str | BotSpec, seed: int | str = 0) -> Chair:
    """A bot on a seat of a game; by its name, one of the levels."""
    spec = read_bot(bot) if isinstance(bot, str) else bot
    return Chair(ruleset(game.names.game), game, seat, new_bot(spec, game, seat, seed))
