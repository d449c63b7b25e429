"""The state of a tournament, computed from its log: players, rounds with their tables, duels."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final, Literal

from sixgun.tournament.errors import TournamentError
from sixgun.tournament.results import TableResult

__all__ = [
    "FEWEST_PLAYERS",
    "ROUNDS",
    "BracketDuel",
    "JudgeCall",
    "RoundTable",
    "Stage",
    "TournamentPlayer",
    "TournamentRound",
    "TournamentSettings",
    "TournamentState",
    "find_player",
    "find_same_name",
]

ROUNDS: Final = 3  # T2
FEWEST_PLAYERS: Final = 5  # T11

PlayerStanding = Literal["active", "struck", "withdrawn", "disqualified"]
Stage = Literal["registration", "round", "between", "ranked", "duels", "over"]
DuelId = Literal["semi_1", "semi_2", "final"]
DuelKind = Literal["", "long", "short"]


@dataclass
class TournamentSettings:
    """The settings with which the tournament was opened."""

    name: str = ""
    online: bool = False
    decision: int = 0  # seconds of the clock
    bank: int = 0
    absent_after: int = 0  # missed decisions before a seat becomes passive; 0: never
    tempo: bool = True


@dataclass
class TournamentPlayer:
    """A registered player. The number is theirs for good."""

    number: int
    name: str
    bot: str = ""
    standing: PlayerStanding = "active"
    warnings: int = 0
    forfeits: int = 0  # T100: the round without winnings for them

    @property
    def active(self) -> bool:
        return self.standing == "active"


@dataclass
class RoundTable:
    """One table of a round."""

    number: int
    players: list[int]  # by seat; the first is the Sheriff (T5, T6)
    result: TableResult | None = None


@dataclass
class TournamentRound:
    """One drawing of all active players."""

    number: int
    seed: str
    tables: list[RoundTable]
    byes: list[int]
    purses: dict[int, int]  # by player, when it was drawn

    def __post_init__(self) -> None:
        self.seated = {player: table for table in self.tables for player in table.players}

    @property
    def missing_tables(self) -> list[int]:
        """The tables that have not reported yet."""
        return [table.number for table in self.tables if table.result is None]

    def table_of(self, player: int) -> RoundTable | None:
        return self.seated.get(player)


@dataclass
class BracketDuel:
    """One of the finals. The better ranked player comes first."""

    id: DuelId
    players: list[int]
    kind: DuelKind = ""  # "" until it has started
    winner: int = 0
    abandoned: bool = False

    @property
    def loser(self) -> int:
        return next((p for p in self.players if self.winner and p != self.winner), 0)


@dataclass
class JudgeCall:
    """A call for the judge (T125)."""

    entry: int
    round: int
    table: int
    player: int
    words: str
    answers: list[int] = field(default_factory=list)  # the entries that answer it


@dataclass
class TournamentState:
    """A tournament at one moment."""

    settings: TournamentSettings = field(default_factory=TournamentSettings)
    entries: int = 0  # the length of the log so far
    numbers: int = 0  # numbers given to players so far, including undone registrations
    players: dict[int, TournamentPlayer] = field(default_factory=dict)
    names: dict[str, int] = field(default_factory=dict)  # the listed players, by normalized name
    rounds: list[TournamentRound] = field(default_factory=list)
    lots: list[int] = field(default_factory=list)  # T47: drawn when the ranking was published
    published: bool = False
    staying: list[int] = field(default_factory=list)  # the players who were active then
    finalists: list[int] = field(default_factory=list)  # the best four, as published
    duels: list[BracketDuel] = field(default_factory=list)
    finished: bool = False
    champion: int = 0
    calls: dict[int, JudgeCall] = field(default_factory=dict)  # by the number of their entry

    @property
    def stage(self) -> Stage:
        if self.finished:
            return "over"
        if self.published:
            return "duels" if any(duel.kind for duel in self.duels) else "ranked"
        if not self.rounds:
            return "registration"
        return "round" if self.rounds[-1].missing_tables else "between"

    @property
    def round(self) -> int:
        """The number of the last round that was drawn."""
        return len(self.rounds)

    @property
    def active(self) -> list[int]:
        """The players who are still in the tournament."""
        return [number for number, player in self.players.items() if player.active]

    @property
    def listed(self) -> list[int]:
        """All players except those who withdrew before the first drawing."""
        return [n for n, player in self.players.items() if player.standing != "struck"]

    @property
    def bot_count(self) -> int:
        """How many of the active players are bots."""
        return sum(bool(player.bot) for player in self.players.values() if player.active)

    @property
    def placed(self) -> set[int]:
        """The players with a place in the ranking (T48); once it is published they all keep it."""
        return set(self.staying if self.published else self.active)

    @property
    def can_be_ranked(self) -> bool:
        """All rounds are played, or too few players are left for another one."""
        return self.stage == "between" and (
            self.round == ROUNDS or len(self.active) < FEWEST_PLAYERS
        )

    def games(self, player: int, before: int = 0) -> Iterator[tuple[TournamentRound, RoundTable]]:
        """The tables at which they were seated, in all rounds or those before one."""
        for round_ in self.rounds[: before - 1] if before else self.rounds:
            table = round_.table_of(player)
            if table is not None:
                yield round_, table

    def byes(self, player: int) -> int:
        return sum(player in round_.byes for round_ in self.rounds)


def find_player(state: TournamentState, player: int) -> TournamentPlayer:
    """A player in the list."""
    found = state.players.get(player)
    if found is None:
        raise TournamentError("unknown_entrant", player=player)
    return found


def find_same_name(state: TournamentState, key: str, except_for: int = 0) -> str | None:
    """The same name after normalization, if another player has it; withdrawn players do not
    count."""
    number = state.names.get(key, except_for)
    return None if number == except_for else state.players[number].name
