"""How well a bot plays, and how one is asked for in a word: "marshal:nodes=200"."""

from __future__ import annotations

import hashlib
import importlib
import sys
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

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

__all__ = ["LEVELS", "SCHOOLS", "BotSpec", "home_of", "new_bot", "read_bot", "read_bots", "sit"]

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
OF_ONES_OWN: Final = ("seed",)


@dataclass(frozen=True)
class BotSpec:
    """A bot as it was asked for. `made_by` is a level, or the path of somebody's own class, as in
    "package.module.Class", which is called with facts, seat and seed."""

    made_by: str
    temperature: float = 0.0
    seconds: float = 0.0  # 0: no limit
    nodes: int = 0
    seed: str = ""

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
        return self.made_by not in LEVELS

    @property
    def options(self) -> tuple[str, ...]:
        """Those that make a difference to it."""
        if self.is_own:
            return OF_ONES_OWN
        return OPTIONS if self.made_by == "marshal" else OF_A_LEVEL

    @property
    def budget(self) -> Budget:
        """A second, if nothing is said."""
        return Budget(self.seconds or (0.0 if self.nodes else 1.0), self.nodes)


def read_bot(text: str) -> BotSpec:
    """A bot asked for in a word."""
    made_by, *given = text.strip().split(":")
    if made_by not in LEVELS and "." not in made_by:
        raise BadConfig("unknown_bot", bot=made_by[:60], known=" ".join(LEVELS))
    wishes = dict(read_option(made_by, entry) for entry in given)
    try:
        spec = BotSpec(
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
    return spec


def read_option(made_by: str, entry: str) -> tuple[str, str]:
    """Name and value; what would make no difference is refused."""
    name, _, value = entry.partition("=")
    if name not in OPTIONS:
        raise BadConfig("unknown_bot_option", option=name[:60], known=" ".join(OPTIONS))
    known = BotSpec(made_by).options
    if name not in known:
        raise BadConfig("useless_bot_option", bot=made_by[:60], option=name, known=" ".join(known))
    return name, value


def read_bots(text: str) -> list[BotSpec]:
    """Several, divided by commas."""
    return [read_bot(entry) for entry in text.split(",")]


def new_bot(spec: BotSpec, game: FigureGame, seat: int, seed: int | str = 0) -> Bot:
    """A bot for one seat of a game, of which it gets what is printed on the cards."""
    school = SCHOOLS[game.names.game]
    facts = school.facts(game)
    own = luck_of(seed, seat, spec.seed)
    if spec.is_own:
        return loaded(spec.made_by)(facts, seat, own)
    personality = Personality(own, spec.temperature)
    novice = spec.made_by == "greenhorn"
    policy = school.greenhorn(facts) if novice else school.gunslinger(facts)
    listening = spec.made_by in ("detective", "marshal")
    inference = school.inference(facts, seat) if listening else school.guess(facts, seat)
    if spec.made_by == "marshal":
        return Marshal(seat, game.names, school, policy, inference, personality, spec.budget)
    return RuleOfThumb(seat, len(game.names.figures), policy, inference, personality)


def luck_of(seed: int | str, seat: int, own: str) -> str:
    """A seed for a bot, from that of the game, which it does not tell: whoever knew the seed of a
    deal could look at all cards."""
    return hashlib.blake2b(f"{seed} {seat} {own}".encode(), digest_size=16).hexdigest()


def loaded(path: str) -> Callable[[object, int, int | str], Bot]:
    """Somebody's own bot."""
    module, _, name = path.rpartition(".")
    try:
        made = getattr(importlib.import_module(module), name)
    except (ImportError, AttributeError) as error:
        raise BadConfig("cannot_load_bot", bot=path[:60], cause=str(error)[:200]) from error
    except (Exception, SystemExit) as error:  # whatever a stranger's module may raise
        cause = f"{type(error).__name__}: {error}"
        raise BadConfig("cannot_load_bot", bot=path[:60], cause=cause[:200]) from error
    if not callable(made):
        raise BadConfig("cannot_load_bot", bot=path[:60], cause="not a class")
    return made  # type: ignore[no-any-return]


def home_of(spec: BotSpec) -> str:
    """The file of somebody's own bot, where it is known."""
    module = sys.modules.get(spec.made_by.rpartition(".")[0])
    return (module.__file__ or "") if module and spec.is_own else ""


def sit(game: FigureGame, seat: int, bot: str | BotSpec, seed: int | str = 0) -> Chair:
    """A bot of this level on a seat of a game."""
    spec = read_bot(bot) if isinstance(bot, str) else bot
    return Chair(ruleset(game.names.game), game, seat, new_bot(spec, game, seat, seed))
