"""The view of the judge, who sees everything."""

from __future__ import annotations

from typing import Final

from sixgun.protocol import (
    BlockedAction,
    DrawnRound,
    DrawnSeat,
    DrawnTable,
    JudgeView,
    LogLine,
    PlayerAccount,
)
from sixgun.server.tournaments.access import player_code
from sixgun.server.tournaments.memoize import memoized
from sixgun.server.tournaments.service import TournamentService
from sixgun.server.tournaments.table_sync import table_place
from sixgun.server.tournaments.views import (
    calls_of,
    drawn_at,
    entries_in_force,
    hall_fields,
    milliseconds,
    place_at,
    rank_lines,
)
from sixgun.tournament import (
    CHARACTERS,
    STEP,
    Correct,
    LogEntry,
    Report,
    RoundTable,
    Tournament,
    TournamentRound,
    roles_of,
)
from sixgun.tournament.money import game_winnings, purse

__all__ = ["LOG_LINES", "judge_view"]

LOG_LINES: Final = 500  # latest log entries in the view


def judge_view(service: TournamentService, secret: str) -> JudgeView:
    tournament = service.tournament
    fields = hall_fields(service, is_live=True) | {"ranking": rank_lines(tournament)}
    return JudgeView(
        **fields,
        entries=len(tournament.log),
        wishes=service.stored.setup,
        published=tournament.state.published,
        may=tournament.possible_actions,
        accounts=[account_of(service, player, secret) for player in tournament.state.players],
        drawn=[drawn_round(service, round_) for round_ in tournament.state.rounds],
        calls=calls_of(tournament),
        log=log_lines(tournament),
        step=STEP,
        characters=list(CHARACTERS),
        not_yet={
            tag: BlockedAction(why.code, dict(why.facts))
            for tag, why in tournament.blocked_actions.items()
        },
    )


def account_of(service: TournamentService, player: int, secret: str) -> PlayerAccount:
    account, entrant = service.tournament.account(player), service.tournament.state.players[player]
    return PlayerAccount(
        player=player,
        name=entrant.name,
        state=entrant.standing,
        bot=entrant.bot,
        purse=account.purse,
        spent=account.spent,
        won=account.won,
        score=account.score,
        warnings=entrant.warnings,
        code=player_code(secret, player),
        bound=bool(service.stored.people.get(player)),
        here=is_connected(service, player),
    )


def is_connected(service: TournamentService, player: int) -> bool:
    """True if the player is connected to their table."""
    table = service.table_sync.table_at(place_at(service.tournament.state, player))
    return table is not None and table.audience.is_connected(list(table.players).index(player))


# -- the rounds ----------------------------------------------------------------------------


def drawn_round(service: TournamentService, round_: TournamentRound) -> DrawnRound:
    tables = [drawn_table(service, round_, table) for table in round_.tables]
    at = drawn_at(service.tournament)[round_.number]
    return DrawnRound(round_.number, round_.seed, at, tables, round_.byes)


def drawn_table(
    service: TournamentService, round_: TournamentRound, table: RoundTable
) -> DrawnTable:
    place = table_place(round_.number, table.number)
    drawn = DrawnTable(
        number=table.number,
        seats=[
            drawn_seat(service.tournament, round_, table, seat)
            for seat in range(len(table.players))
        ],
        roles=roles_of(len(table.players)),
        table=service.table_sync.id_at(place),
        play=service.table_sync.play_at(place),
    )
    if table.result is not None:
        entry = results_in(service.tournament)[round_.number, table.number]
        drawn.outcome, drawn.by, drawn.entry = table.result.outcome, entry.by, entry.number
    return drawn


def drawn_seat(
    tournament: Tournament, round_: TournamentRound, table: RoundTable, seat: int
) -> DrawnSeat:
    entrant = tournament.state.players[table.players[seat]]
    max_purse = max(
        round_.purses[entrant.number], purse(tournament.state, entrant.number, before=round_.number)
    )
    drawn = DrawnSeat(entrant.number, entrant.name, max_purse)
    if table.result is not None:
        line = table.result.seats[seat]
        drawn.role, drawn.character, drawn.paid = line.role, line.character, line.paid
        drawn.won = game_winnings(round_, table, entrant)
    return drawn


# -- the log -------------------------------------------------------------------------------


@memoized
def results_in(tournament: Tournament) -> dict[tuple[int, int], LogEntry]:
    """Return the log entry with the valid result, by round and table."""
    return {
        (entry.action.round, entry.action.table): entry
        for entry in entries_in_force(tournament)
        if isinstance(entry.action, Report | Correct)
    }


@memoized
def log_lines(tournament: Tournament) -> list[LogLine]:
    """Return the latest log entries; the export has the whole log."""
    undone = tournament.undone_entries
    return [
        LogLine(
            number=entry.number,
            at=milliseconds(entry.at),
            by=entry.by,
            action=entry.action,
            reason=entry.reason,
            undone_by=undone.get(entry.number, 0),
        )
        for entry in tournament.log[-LOG_LINES:]
    ]
