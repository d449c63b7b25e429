"""Tournaments for tests, with players by number and short record sheets."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count

from sixgun.tournament import (
    AnyAction,
    Draw,
    LogEntry,
    NewPlayer,
    Outcome,
    Publish,
    Register,
    Report,
    Role,
    SeatResult,
    Tournament,
    TournamentError,
    roles_of,
)

__all__ = [
    "NOON",
    "act",
    "drawn_tournament",
    "play_round",
    "ranked_tournament",
    "record_sheet",
    "refusal_code",
    "registered_tournament",
    "seeds",
]

NOON = "2012-06-02T12:00:00Z"


def seeds(first: int = 1) -> Callable[[], str]:
    """A source of numbered seeds, so that every test run draws the same."""
    numbers = count(first)
    return lambda: f"seed {next(numbers)}"


def registered_tournament(players: int = 5, seed: int = 1) -> Tournament:
    """A tournament with registered players and no tables yet."""
    tournament = Tournament.open("Spring Open", at=NOON, seed_source=seeds(seed))
    if players:
        named = [NewPlayer(f"Player {number}") for number in range(1, players + 1)]
        act(tournament, Register(players=named))
    return tournament


def drawn_tournament(players: int = 5, seed: int = 1) -> Tournament:
    tournament = registered_tournament(players, seed)
    act(tournament, Draw())
    return tournament


def ranked_tournament(players: int = 5, seed: int = 1) -> Tournament:
    """All three rounds are played and the ranking is published."""
    tournament = registered_tournament(players, seed)
    for _ in range(3):
        play_round(tournament)
    act(tournament, Publish())
    return tournament


def act(tournament: Tournament, action: AnyAction, reason: str = "a test") -> LogEntry:
    return tournament.act(action, at=NOON, reason=reason)


def refusal_code(tournament: Tournament, action: AnyAction, reason: str = "a test") -> str:
    """The code of the refusal, or ""; also checks that a refused action changes nothing."""
    before, state = list(tournament.log), repr(tournament.state)
    try:
        act(tournament, action, reason)
    except TournamentError as error:
        assert tournament.log == before
        assert repr(tournament.state) == state
        return error.code
    return ""


def record_sheet(
    tournament: Tournament,
    table: int = 1,
    outcome: Outcome = "law",
    paid: Mapping[int, int] | None = None,
    roles: list[Role] | None = None,
    kind: type[Report] = Report,
    round_: int = 0,
) -> Report:
    """The record sheet of a table. By default the roles are in the order of the rules, and all
    characters are free. `paid` is by player."""
    number = round_ or tournament.state.round
    players = tournament.state.rounds[number - 1].tables[table - 1].players
    dealt = roles or roles_of(len(players))
    seats = [
        SeatResult(player, role, (paid or {}).get(player, 0))
        for player, role in zip(players, dealt, strict=True)
    ]
    return kind(round=number, table=table, outcome=outcome, seats=seats)


def play_round(tournament: Tournament, outcome: Outcome = "law") -> None:
    """Draw the next round and report the same outcome for every table."""
    act(tournament, Draw())
    for table in tournament.state.rounds[-1].tables:
        act(tournament, record_sheet(tournament, table.number, outcome))
