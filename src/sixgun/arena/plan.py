"""The plan of a run: its deals, and who sits where in each game.

Every deal is played several times with exchanged seats, so that no bot gets better cards.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import permutations
from typing import Final

from sixgun.bots import BotSpec
from sixgun.bots.custom_bots import parse_bot_argument
from sixgun.engine import BadConfig, Rng
from sixgun.live.options import format_options
from sixgun.live.rulesets import GameConfig

__all__ = ["FIRST", "LINEUPS", "LONE", "MIXED", "ArenaPlan", "GameSlot"]

MIXED: Final = "mixed"
LONE: Final = "lone"
FIRST: Final = "first"
LINEUPS: Final = {
    MIXED: "all bots at one table, each once on every seat",
    LONE: "each bot alone among each other kind, against a table of only that kind",
    FIRST: "the first bot alone among each other kind, in the same way",
}

Seating = tuple[int, ...]  # by seat: the number of the bot


@dataclass(frozen=True)
class GameSlot:
    """The position of a game in the plan."""

    deal: int
    seating: int


@dataclass(frozen=True)
class ArenaPlan:
    """The plan of a run; small, so that it can be sent to other processes."""

    game: str
    config: GameConfig
    bots: tuple[str, ...]
    games: int  # requested; rounded up to whole deals
    seed: int = 1
    lineup: str = MIXED

    def validate(self) -> ArenaPlan:
        """Normalize the names of the bots; refuse an impossible plan."""
        bots = tuple(parse_bot_argument(bot).name for bot in self.bots)
        if len(set(bots)) < len(bots):
            twice = next(bot for bot in bots if bots.count(bot) > 1)
            raise BadConfig("same_bot_twice", bot=twice)
        if self.lineup not in LINEUPS:
            known = " ".join(LINEUPS)
            raise BadConfig("unknown_lineup", lineup=self.lineup[:60], known=known)
        least = 1 if self.lineup == MIXED else 2
        if len(bots) < least:
            raise BadConfig("too_few_bots", bots=len(bots), least=least)
        return ArenaPlan(self.game, self.config, bots, self.games, self.seed, self.lineup)

    @property
    def per_deal(self) -> int:
        return len(self.seatings(0))

    @property
    def deals(self) -> int:
        return -(-self.games // self.per_deal)

    @property
    def total(self) -> int:
        """The number of games, in whole deals."""
        return self.deals * self.per_deal

    def slots(self) -> Iterator[GameSlot]:
        each = self.per_deal
        for deal in range(self.deals):
            for seating in range(each):
                yield GameSlot(deal, seating)

    def seed_of(self, slot: GameSlot) -> int:
        return self.seed + slot.deal

    def seatings(self, deal: int) -> list[Seating]:
        """Return who sits where in each game of a deal."""
        bots, seats = len(self.bots), self.config.players
        if self.lineup != MIXED:
            return lone_seatings(self.pairs, seats)
        if seats == 2:
            return list(permutations(range(bots), 2)) or [(0, 0)]
        return mixed_seatings(bots, seats, f"seats {self.seed + deal}")

    @property
    def pairs(self) -> tuple[tuple[int, int], ...]:
        """Which bot sits alone among which other kind."""
        several = tuple(permutations(range(len(self.bots)), 2)) if self.lineup != MIXED else ()
        return tuple(pair for pair in several if self.lineup == LONE or pair[0] == 0)

    def lineup_of(self, slot: GameSlot) -> list[BotSpec]:
        return [bot_of(self.bots[bot]) for bot in self.seatings(slot.deal)[slot.seating]]

    def to_json(self) -> dict[str, object]:
        """Return what identifies the plan; the number of games may still grow."""
        return {
            "game": self.game,
            "config": format_options(self.config),
            "bots": list(self.bots),
            "lineup": self.lineup,
            "seed": self.seed,
        }


bot_of = cache(parse_bot_argument)


@cache
def lone_seatings(pairs: tuple[tuple[int, int], ...], seats: int) -> list[Seating]:
    """Seatings of one kind, and with one bot of another kind on each seat, without duplicates."""
    found = [(kind,) * seats for kind in sorted({kind for _, kind in pairs})]
    for lone, kind in pairs:
        for seat in range(seats):
            found.append(tuple(lone if at == seat else kind for at in range(seats)))
    return list(dict.fromkeys(found))


def mixed_seatings(bots: int, seats: int, seed: str) -> list[Seating]:
    """Spread the bots evenly, shuffled per deal; then rotate them until each bot has had each
    seat."""
    order = [number % bots for number in range(max(bots, seats))]
    Rng.from_seed(seed).shuffle(order)
    return [tuple((bot + turn) % bots for bot in order[:seats]) for turn in range(bots)]
