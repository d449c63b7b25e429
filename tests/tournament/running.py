"""A tournament for tests: players by number, record sheets in few words."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import count

from sixgun.tournament import (
    AnyAction,
    Draw,
    Entrant,
    Entry,
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

__all__ = ["NOON", "begun", "do", "drawn", "play_round", "ranked", "refused", "seeds", "sheet"]

NOON = "2012-06-02T12:00:00Z"


def seeds(first: int = 1) -> Callable[[], str]:
    """Seeds one after the other, so that a test can be repeated."""
    numbers = count(first)
    return lambda: f"seed {next(numbers)}"


def begun(players: int = 5, seed: int = 1) -> Tournament:
    """Registered, nothing drawn."""
    made = Tournament.open("Spring Open", at=NOON, chance=seeds(seed))
    if players:
        named = [Entrant(f"Player {number}") for number in range(1, players + 1)]
        do(made, Register(players=named))
    return made


def drawn(players: int = 5, seed: int = 1) -> Tournament:
    made = begun(players, seed)
    do(made, Draw())
    return made


def ranked(players: int = 5, seed: int = 1) -> Tournament:
    """All three rounds are played and the ranking is published."""
    made = begun(players, seed)
    for _ in range(3):
        play_round(made)
    do(made, Publish())
    return made


def do(tournament: Tournament, action: AnyAction, reason: str = "so it is") -> Entry:
    return tournament.act(action, at=NOON, reason=reason)


def refused(tournament: Tournament, action: AnyAction, reason: str = "so it is") -> str:
    """The code with which it is refused; nothing may have changed."""
    before, state = list(tournament.log), repr(tournament.state)
    try:
        do(tournament, action, reason)
    except TournamentError as error:
        assert tournament.log == before
        assert repr(tournament.state) == state
        return error.code
    return ""


def sheet(
    tournament: Tournament,
    table: int = 1,
    outcome: Outcome = "law",
    paid: Mapping[int, int] | None = None,
    roles: list[Role] | None = None,
    kind: type[Report] = Report,
    round_: int = 0,
) -> Report:
    """The record sheet of a table; unless said otherwise with roles in the order of the rules, and
    all characters for nothing. `paid` is by player."""
    number = round_ or tournament.state.round
    players = tournament.state.rounds[number - 1].tables[table - 1].players
    dealt = roles or roles_of(len(players))
    seats = [
        SeatResult(player, role, (paid or {}).get(player, 0))
        for player, role in zip(players, dealt, strict=True)
    ]
    return kind(round=number, table=table, outcome=outcome, seats=seats)


def play_round(tournament: Tournament, outcome: Outcome = "law") -> None:
    """Draws the next round, and every table ends like that."""
    do(tournament, Draw())
    for table in tournament.state.rounds[-1].tables:
        do(tournament, sheet(tournament, table.number, outcome))
