"""The levels of bots, and how text names one: "marshal:nodes=200".

Nothing here imports a module by its name: untrusted text gives one of the levels, or an error.
`sixgun.bots.custom_bots` loads custom bots, for the command line only.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, replace
from typing import Final, TypeVar

from sixgun.bots.bot import Bot
from sixgun.bots.classic import CLASSIC_STRATEGY
from sixgun.bots.duel import DUEL_STRATEGY
from sixgun.bots.heuristic_bot import HeuristicBot
from sixgun.bots.marshal import Budget, Marshal
from sixgun.bots.personality import Personality
from sixgun.bots.seated_bot import SeatedBot
from sixgun.bots.strategy import GameStrategy
from sixgun.engine import BadConfig, FigureGame
from sixgun.live.rulesets import ruleset

__all__ = ["LEVELS", "MAX_NODES", "MAX_SECONDS", "STRATEGIES", "BotSpec", "create_bot"]
__all__ += ["parse_bot", "parse_bots", "parse_spec", "parse_untrusted_bot", "seat_bot"]

STRATEGIES: Final[dict[str, GameStrategy]] = {
    strategy.id: strategy for strategy in (CLASSIC_STRATEGY, DUEL_STRATEGY)
}
LEVELS: Final = {
    "greenhorn": "plays simple, sensible moves",
    "gunslinger": "plays by good rules of thumb",
    "detective": "also draws conclusions from what the others do",
    "marshal": "also plays the game on in its head before each move",
}
OPTIONS: Final = ("temperature", "seconds", "nodes", "seed")
COMMON_OPTIONS: Final = ("temperature", "seed")  # of levels that do not search
MAX_SECONDS: Final = 5.0  # for each decision of a bot named by untrusted text
MAX_NODES: Final = 5_000
MAX_SPEC_LENGTH: Final = 100  # characters
MAX_SEED_LENGTH: Final = 40


@dataclass(frozen=True)
class BotSpec:
    """A bot as text names it: a level and its options."""

    type_name: str  # the level; of a custom bot, the path of its class
    temperature: float = 0.0
    seconds: float = 0.0  # 0: no limit
    nodes: int = 0
    seed: str = ""
    max_seconds: float = 0.0  # a time limit that is not part of the name; 0: none

    def __post_init__(self) -> None:
        self.check()

    def check(self) -> None:
        """Refuse everything but the levels."""
        if self.type_name not in LEVELS:
            raise BadConfig("unknown_bot", bot=self.type_name[:60], known=" ".join(LEVELS))

    @property
    def name(self) -> str:
        """The shortest text for this bot."""
        found = self.type_name
        for option in OPTIONS:
            value = getattr(self, option)
            if value:
                found += f":{option}=" + (f"{value:g}" if isinstance(value, float) else str(value))
        return found

    @property
    def is_custom(self) -> bool:
        return False

    @property
    def source_file(self) -> str:
        """The file of a custom bot, if known."""
        return ""

    @property
    def options(self) -> tuple[str, ...]:
        """The options that make a difference to this bot."""
        return OPTIONS if self.type_name == "marshal" else COMMON_OPTIONS

    @property
    def budget(self) -> Budget:
        """How long a marshal searches; the default is one second."""
        return Budget(self.seconds or (self.max_seconds if self.nodes else 1.0), self.nodes)

    def create(self, game: FigureGame, seat: int, seed: str) -> Bot:
        """Create the bot for one seat. Of the game it gets only what is printed on the cards."""
        facts = game.names
        strategy = STRATEGIES[facts.game]
        personality = Personality(seed, self.temperature)
        simple, learns = self.type_name == "greenhorn", self.type_name in ("detective", "marshal")
        policy = (strategy.greenhorn if simple else strategy.gunslinger)(facts)
        infer = strategy.action_inference if learns else strategy.public_inference
        inference = infer(facts, seat)
        if self.type_name == "marshal":
            return Marshal(seat, facts, policy, inference, personality, strategy, self.budget)
        return HeuristicBot(seat, facts, policy, inference, personality)


Spec = TypeVar("Spec", bound=BotSpec)


def parse_bot(text: str) -> BotSpec:
    """Parse a level with its options."""
    return parse_spec(BotSpec, text)


def parse_bots(text: str) -> list[BotSpec]:
    """Parse several bots, separated by commas."""
    return [parse_bot(entry) for entry in text.split(",")]


def parse_untrusted_bot(text: str) -> BotSpec:
    """Parse a level from a request, a log or a database. Its search time is limited, since other
    players wait for it."""
    if len(text) > MAX_SPEC_LENGTH:
        raise BadConfig("unknown_bot", bot=text[:60], known=" ".join(LEVELS))
    spec = parse_bot(text)
    if spec.seconds > MAX_SECONDS or spec.nodes > MAX_NODES:
        raise BadConfig("bot_thinks_too_long", seconds=int(MAX_SECONDS), nodes=MAX_NODES)
    if len(spec.seed) > MAX_SEED_LENGTH or not spec.seed.isprintable():
        raise BadConfig("bad_bot_option", bot=text[:60])
    return replace(spec, max_seconds=MAX_SECONDS)


def parse_spec(kind: type[Spec], text: str) -> Spec:
    """Parse a bot of this kind; refuse options that are unknown, useless or out of range."""
    type_name, *given = text.strip().split(":")
    known = kind(type_name).options
    options = dict(parse_option(type_name, known, entry) for entry in given)
    try:
        spec = kind(
            type_name,
            temperature=float(options.get("temperature", 0)),
            seconds=float(options.get("seconds", 0)),
            nodes=int(options.get("nodes", 0)),
            seed=options.get("seed", ""),
        )
    except ValueError:
        raise BadConfig("bad_bot_option", bot=text[:60]) from None
    if "seconds" in options or "nodes" in options:
        Budget(spec.seconds, spec.nodes)  # an explicit 0 differs from the default
    Personality(temperature=spec.temperature)
    return spec


def parse_option(type_name: str, known: tuple[str, ...], entry: str) -> tuple[str, str]:
    """Parse "name=value"; refuse an option that makes no difference to this bot."""
    name, _, value = entry.partition("=")
    if name not in OPTIONS:
        raise BadConfig("unknown_bot_option", option=name[:60], known=" ".join(OPTIONS))
    if name not in known:
        raise BadConfig(
            "useless_bot_option", bot=type_name[:60], option=name, known=" ".join(known)
        )
    return name, value


def create_bot(spec: BotSpec, game: FigureGame, seat: int, seed: int | str = 0) -> Bot:
    """Create a bot for one seat of a game."""
    return spec.create(game, seat, derive_seed(seed, seat, spec.seed))


def derive_seed(seed: int | str, seat: int, own: str) -> str:
    """Derive a bot's seed by a one-way hash: the seed of the deal would reveal all cards."""
    return hashlib.blake2b(f"{seed} {seat} {own}".encode(), digest_size=16).hexdigest()


def seat_bot(game: FigureGame, seat: int, bot: str | BotSpec, seed: int | str = 0) -> SeatedBot:
    """Put a bot on a seat of a game; text names one of the levels."""
    spec = parse_bot(bot) if isinstance(bot, str) else bot
    return SeatedBot(ruleset(game.names.game), game, seat, create_bot(spec, game, seat, seed))
