"""What the hall and a player see of a tournament.

Each view is made of what its reader may know: none is what is left of the judge's.
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
from sixgun.server.tournaments.desk import Desk
from sixgun.server.tournaments.floor import place_of
from sixgun.server.tournaments.memoizing import memoized
from sixgun.tournament import (
    ROUNDS,
    Draw,
    Duel,
    Entry,
    Rank,
    Round,
    Rule,
    State,
    Table,
    Tournament,
)
from sixgun.tournament.money import gain

__all__ = ["calls_of", "counting", "drawn_at", "hall_view", "milliseconds"]
__all__ += ["of_the_hall", "place_at", "player_view", "rank_lines"]


def milliseconds(at: str) -> int:
    return int(datetime.fromisoformat(at).timestamp() * 1000)


# -- for everybody -------------------------------------------------------------------------


def hall_view(desk: Desk) -> HallView:
    return HallView(**of_the_hall(desk))


def of_the_hall(desk: Desk, is_live: bool = False) -> dict[str, Any]:
    """The fields that all views have, as everybody may see them; for the judge without delay. Many
    look at the same, so it is made once."""
    if is_live not in desk.seen:
        desk.seen[is_live] = looked_at(desk, is_live)
    return desk.seen[is_live]


def looked_at(desk: Desk, is_live: bool) -> dict[str, Any]:
    made = desk.made
    state = made.state
    last = state.rounds[-1] if state.rounds else None
    return {
        "id": desk.id,
        "name": state.settings.name,
        "online": state.settings.online,
        "stage": made.stage,
        "round": state.round,
        "rounds": ROUNDS,
        "since": drawn_at(made).get(state.round, 0),
        "players": [HallPlayer(p.number, p.name, p.standing) for p in state.players.values()],
        "tables": [table_of(desk, table, is_live) for table in last.tables] if last else [],
        "byes": last.byes if last else [],
        "reported": sum(table.result is not None for table in last.tables) if last else 0,
        "ranking": rank_lines(made) if state.published else [],
        "duels": [duel_of(desk, duel, is_live) for duel in state.duels],
        "champion": state.champion,
        "places": made.final_places(),
    }


@memoized
def drawn_at(made: Tournament) -> dict[int, int]:
    """By round: when it was drawn."""
    return {
        entry.action.round: milliseconds(entry.at)
        for entry in counting(made)
        if isinstance(entry.action, Draw)
    }


def counting(made: Tournament) -> list[Entry]:
    """The entries that were not undone."""
    undone = made.undone
    return [entry for entry in made.log if entry.number not in undone]


def table_of(desk: Desk, table: Table, is_live: bool) -> HallTable:
    """With all that is seen of it on the server."""
    state, place = desk.made.state, place_of(desk.made.state.round, table.number)
    found = HallTable(
        number=table.number,
        state="over" if table.result else "waiting",
        seats=[HallSeat(player, state.players[player].name) for player in table.players],
        table=desk.floor.id_at(place),
        reported=table.result is not None,
    )
    found.seats[0].role = "sheriff"  # T6: the seat says it
    played = desk.floor.progress_at(place, is_live)
    return replace(found, **vars(played)) if played else found


def duel_of(desk: Desk, duel: Duel, is_live: bool) -> FinalDuel:
    begun: Literal["playing", "waiting"] = "playing" if duel.kind else "waiting"
    found = FinalDuel(
        id=duel.id,
        kind=duel.kind,
        players=duel.players,
        names=[desk.made.state.players[player].name for player in duel.players],
        winner=duel.winner,
        abandoned=duel.abandoned,
        state="over" if duel.winner else begun,
        table=desk.floor.id_at(duel.id),
    )
    played = desk.floor.progress_at(duel.id, is_live)
    if played is not None:
        found.since, found.turn = played.since, played.turn
        found.asked, found.seats = played.asked, played.seats
    return found


@memoized
def rank_lines(made: Tournament) -> list[RankLine]:
    """As it stands: for the judge, until it is published."""
    return [rank_line(rank) for rank in made.ranking()]


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


# -- for one player ------------------------------------------------------------------------


def player_view(desk: Desk, player: int, person: str) -> PlayerView:
    made = desk.made
    account, who = made.account(player), made.state.players[player]
    table = made.state.rounds[-1].table_of(player) if made.state.rounds else None
    bound = desk.kept.people.get(player, "")
    return PlayerView(
        **of_the_hall(desk),
        me=player,
        state=who.standing,
        purse=account.purse,
        spent=account.spent,
        won=account.won,
        warnings=who.warnings,
        table=table.number if table else 0,
        seat=table.players.index(player) if table else -1,
        at=desk.floor.id_at(place_at(made.state, player)),
        bound="" if not bound else "here" if bound == person else "elsewhere",
        calls=[call for call in calls_of(made) if call.player == player],
        games=[
            game_of(made.state, round_, player)
            for round_ in made.state.rounds
            if in_it(round_, player)
        ],
    )


def place_at(state: State, player: int) -> str:
    """Where he plays, or has played last: a duel of the finals, or a table of the round."""
    duels = [duel.id for duel in state.duels if player in duel.players and duel.kind]
    if duels:
        return duels[-1]
    table = state.rounds[-1].table_of(player) if state.rounds else None
    return place_of(state.round, table.number) if table else ""


def in_it(round_: Round, player: int) -> bool:
    return player in round_.byes or round_.table_of(player) is not None


def game_of(state: State, round_: Round, player: int) -> PlayedGame:
    table = round_.table_of(player)
    if table is None:
        return PlayedGame(round_.number, 0, -1, reported=True)
    seat = table.players.index(player)
    found = PlayedGame(round_.number, table.number, seat, reported=table.result is not None)
    if table.result is not None:
        line = table.result.seats[seat]
        found.role, found.character, found.paid = line.role, line.character, line.paid
        found.won = gain(round_, table, state.players[player])
    return found


@memoized
def calls_of(made: Tournament) -> list[CallMade]:
    return [
        CallMade(
            entry=call.entry,
            at=milliseconds(made.log[call.entry - 1].at),
            round=call.round,
            table=call.table,
            player=call.player,
            name=made.state.players[call.player].name,
            words=call.words,
            answers=[answer_at(made, entry) for entry in call.answers],
        )
        for call in made.state.calls.values()
    ]


def answer_at(made: Tournament, entry: int) -> CallAnswer:
    ruled = made.log[entry - 1].action
    assert isinstance(ruled, Rule)
    return CallAnswer(entry, ruled.words, ruled.ruling)
