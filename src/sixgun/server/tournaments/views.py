"""The views of a tournament for the hall and for a player.

Each view is built only from what its reader may know, never by removing fields from the judge's.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any, Literal

from msgspec.structs import replace

from sixgun.protocol import (
    CallAnswer,
    CallMade,
    FinalDuel,
    HallPlayer,
    HallSeat,
    HallTable,
    HallView,
    PlayedGame,
    PlayerView,
    RankLine,
)
from sixgun.server.tournaments.memoize import memoized
from sixgun.server.tournaments.service import TournamentService
from sixgun.server.tournaments.table_sync import table_place
from sixgun.tournament import (
    ROUNDS,
    BracketDuel,
    Draw,
    LogEntry,
    Rank,
    RoundTable,
    Rule,
    Tournament,
    TournamentRound,
    TournamentState,
)
from sixgun.tournament.money import game_winnings

__all__ = ["calls_of", "drawn_at", "entries_in_force", "hall_view", "milliseconds"]
__all__ += ["hall_fields", "place_at", "player_view", "rank_lines"]


def milliseconds(at: str) -> int:
    return int(datetime.fromisoformat(at).timestamp() * 1000)


# -- the hall ------------------------------------------------------------------------------


def hall_view(service: TournamentService) -> HallView:
    return HallView(**hall_fields(service))


def hall_fields(service: TournamentService, is_live: bool = False) -> dict[str, Any]:
    """Return the cached fields that all views share; for the judge without spectator delay."""
    if is_live not in service.hall_cache:
        service.hall_cache[is_live] = build_hall_fields(service, is_live)
    return service.hall_cache[is_live]


def build_hall_fields(service: TournamentService, is_live: bool) -> dict[str, Any]:
    tournament = service.tournament
    state = tournament.state
    last = state.rounds[-1] if state.rounds else None
    return {
        "id": service.id,
        "name": state.settings.name,
        "online": state.settings.online,
        "stage": tournament.stage,
        "round": state.round,
        "rounds": ROUNDS,
        "since": drawn_at(tournament).get(state.round, 0),
        "players": [HallPlayer(p.number, p.name, p.standing) for p in state.players.values()],
        "tables": [table_of(service, table, is_live) for table in last.tables] if last else [],
        "byes": last.byes if last else [],
        "reported": sum(table.result is not None for table in last.tables) if last else 0,
        "ranking": rank_lines(tournament) if state.published else [],
        "duels": [duel_of(service, duel, is_live) for duel in state.duels],
        "champion": state.champion,
        "places": tournament.final_places(),
    }


@memoized
def drawn_at(tournament: Tournament) -> dict[int, int]:
    """Return the time of the draw, by round."""
    return {
        entry.action.round: milliseconds(entry.at)
        for entry in entries_in_force(tournament)
        if isinstance(entry.action, Draw)
    }


def entries_in_force(tournament: Tournament) -> list[LogEntry]:
    """Return the log entries that were not undone."""
    undone = tournament.undone_entries
    return [entry for entry in tournament.log if entry.number not in undone]


def table_of(service: TournamentService, table: RoundTable, is_live: bool) -> HallTable:
    """Return a table of the current round, with the progress of its game on the server."""
    state = service.tournament.state
    place = table_place(state.round, table.number)
    hall_table = HallTable(
        number=table.number,
        state="over" if table.result else "waiting",
        seats=[HallSeat(player, state.players[player].name) for player in table.players],
        table=service.table_sync.id_at(place),
        reported=table.result is not None,
    )
    hall_table.seats[0].role = "sheriff"  # T6: the first seat is the sheriff
    progress = service.table_sync.progress_at(place, is_live)
    return replace(hall_table, **vars(progress)) if progress else hall_table


def duel_of(service: TournamentService, duel: BracketDuel, is_live: bool) -> FinalDuel:
    unfinished: Literal["playing", "waiting"] = "playing" if duel.kind else "waiting"
    final_duel = FinalDuel(
        id=duel.id,
        kind=duel.kind,
        players=duel.players,
        names=[service.tournament.state.players[player].name for player in duel.players],
        winner=duel.winner,
        abandoned=duel.abandoned,
        state="over" if duel.winner else unfinished,
        table=service.table_sync.id_at(duel.id),
    )
    progress = service.table_sync.progress_at(duel.id, is_live)
    if progress is not None:
        final_duel.since, final_duel.turn = progress.since, progress.turn
        final_duel.asked, final_duel.seats = progress.asked, progress.seats
    return final_duel


@memoized
def rank_lines(tournament: Tournament) -> list[RankLine]:
    """Return the current ranking; only the judge sees it before it is published."""
    return [rank_line(rank) for rank in tournament.ranking()]


def rank_line(rank: Rank) -> RankLine:
    return RankLine(
        place=rank.place,
        player=rank.player,
        name=rank.name,
        state=rank.standing,  # type: ignore[arg-type]
        score=rank.score,
        opponents=rank.opponents,
        won=rank.won,
        lot=rank.lot,
        tied=rank.tied,
        final=rank.finalist,
    )


# -- a player ------------------------------------------------------------------------------


def player_view(service: TournamentService, player: int, person: str) -> PlayerView:
    tournament = service.tournament
    account, entrant = tournament.account(player), tournament.state.players[player]
    table = tournament.state.rounds[-1].table_of(player) if tournament.state.rounds else None
    bound = service.stored.people.get(player, "")
    return PlayerView(
        **hall_fields(service),
        me=player,
        state=entrant.standing,
        purse=account.purse,
        spent=account.spent,
        won=account.won,
        warnings=entrant.warnings,
        table=table.number if table else 0,
        seat=table.players.index(player) if table else -1,
        at=service.table_sync.id_at(place_at(tournament.state, player)),
        bound="" if not bound else "here" if bound == person else "elsewhere",
        calls=[call for call in calls_of(tournament) if call.player == player],
        games=[
            game_of(tournament.state, round_, player)
            for round_ in tournament.state.rounds
            if took_part(round_, player)
        ],
    )


def place_at(state: TournamentState, player: int) -> str:
    """Return where a player plays or last played: a duel of the finals, or a table."""
    duels = [duel.id for duel in state.duels if player in duel.players and duel.kind]
    if duels:
        return duels[-1]
    table = state.rounds[-1].table_of(player) if state.rounds else None
    return table_place(state.round, table.number) if table else ""


def took_part(round_: TournamentRound, player: int) -> bool:
    return player in round_.byes or round_.table_of(player) is not None


def game_of(state: TournamentState, round_: TournamentRound, player: int) -> PlayedGame:
    table = round_.table_of(player)
    if table is None:
        return PlayedGame(round_.number, 0, -1, reported=True)
    seat = table.players.index(player)
    game = PlayedGame(round_.number, table.number, seat, reported=table.result is not None)
    if table.result is not None:
        line = table.result.seats[seat]
        game.role, game.character, game.paid = line.role, line.character, line.paid
        game.won = game_winnings(round_, table, state.players[player])
    return game


@memoized
def calls_of(tournament: Tournament) -> list[CallMade]:
    return [
        CallMade(
            entry=call.entry,
            at=milliseconds(tournament.log[call.entry - 1].at),
            round=call.round,
            table=call.table,
            player=call.player,
            name=tournament.state.players[call.player].name,
            words=call.words,
            answers=[answer_at(tournament, entry) for entry in call.answers],
        )
        for call in tournament.state.calls.values()
    ]


def answer_at(tournament: Tournament, entry: int) -> CallAnswer:
    action = tournament.log[entry - 1].action
    assert isinstance(action, Rule)
    return CallAnswer(entry, action.words, action.ruling)
