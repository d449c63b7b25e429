"""What hall, players and judge see of a tournament.

Each view is made of what its reader may know: the hall's is never what is left of the judge's.
"""

from __future__ import annotations

from datetime import datetime
from typing import Any

from sixgun.protocol import (
    Account,
    CallAnswer,
    CallMade,
    DrawnRound,
    DrawnSeat,
    DrawnTable,
    FinalDuel,
    HallPlayer,
    HallSeat,
    HallTable,
    HallView,
    JudgeView,
    LogLine,
    NotYet,
    PlayedGame,
    PlayerView,
    RankLine,
)
from sixgun.server.tournaments.desk import Desk
from sixgun.server.tournaments.floor import place_of
from sixgun.server.tournaments.keys import code_for
from sixgun.server.tournaments.progress import progress_of
from sixgun.tournament import (
    CHARACTERS,
    ROUNDS,
    STEP,
    Correct,
    Draw,
    Duel,
    Entry,
    Rank,
    Report,
    Round,
    Rule,
    State,
    Table,
    Tournament,
    roles_of,
)
from sixgun.tournament.money import gain, purse

__all__ = ["hall_view", "judge_view", "player_view"]

FINALISTS = 4


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
        "players": [
            HallPlayer(n, state.players[n].name, state.players[n].standing) for n in state.players
        ],
        "tables": [table_of(desk, table, is_live) for table in last.tables] if last else [],
        "byes": last.byes if last else [],
        "reported": sum(table.result is not None for table in last.tables) if last else 0,
        "ranking": rank_lines(made.public_ranking()),
        "duels": [duel_of(desk, duel, is_live) for duel in state.duels],
        "champion": state.champion,
        "places": made.final_places(),
    }


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
    state, reported = desk.made.state, table.result is not None
    seats = [HallSeat(player, state.players[player].name) for player in table.players]
    found = HallTable(table.number, "over" if reported else "waiting", seats, reported=reported)
    place = place_of(state.round, table.number)
    played = progress_of(desk.floor.table_at(place), is_live)
    if played is not None:
        found.state, found.table, found.since = played.state, played.table, played.since
        found.turn, found.asked, found.seats = played.turn, played.asked, played.seats
        found.lot, found.sold, found.lots = played.lot, played.sold, played.lots
    return found


def duel_of(desk: Desk, duel: Duel, is_live: bool) -> FinalDuel:
    names = [desk.made.state.players[player].name for player in duel.players]
    begun = "playing" if duel.kind else "waiting"
    found = FinalDuel(
        id=duel.id,
        kind=duel.kind,
        players=duel.players,
        names=names,
        winner=duel.winner,
        abandoned=duel.abandoned,
        state="over" if duel.winner else begun,  # type: ignore[arg-type]
    )
    played = progress_of(desk.floor.table_at(duel.id), is_live)
    if played is not None:
        found.table, found.since = played.table, played.since
        found.turn, found.asked, found.seats = played.turn, played.asked, played.seats
    return found


def rank_lines(ranking: list[Rank]) -> list[RankLine]:
    placed = [rank.player for rank in ranking if rank.place]
    return [
        RankLine(
            place=rank.place,
            player=rank.player,
            name=rank.name,
            state=rank.standing,  # type: ignore[arg-type]
            score=rank.score,
            opponents=rank.opponents,
            won=rank.won,
            lot=rank.lot,
            tied=rank.tied,
            final=rank.player in placed[:FINALISTS],
        )
        for rank in ranking
    ]


# -- for one player ------------------------------------------------------------------------


def player_view(desk: Desk, player: int, person: str) -> PlayerView:
    made = desk.made
    state = made.state
    account, who = made.account(player), state.players[player]
    table = state.rounds[-1].table_of(player) if state.rounds else None
    place = place_at(state, player)
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
        at=desk.floor.place(place).table,
        bound="" if not bound else "here" if bound == person else "elsewhere",
        calls=[call for call in calls_of(made) if call.player == player],
        games=[game_of(state, round_, player) for round_ in state.rounds if in_it(round_, player)],
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


def calls_of(made: Tournament) -> list[CallMade]:
    log = made.log
    return [
        CallMade(
            entry=call.entry,
            at=milliseconds(log[call.entry - 1].at),
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


# -- for the judge -------------------------------------------------------------------------


def judge_view(desk: Desk, secret: str) -> JudgeView:
    made = desk.made
    seen = of_the_hall(desk, is_live=True) | {"ranking": rank_lines(made.ranking())}
    return JudgeView(
        **seen,
        entries=len(made.log),
        wishes=desk.kept.wishes,
        published=made.state.published,
        may=made.may,
        accounts=[account_of(desk, player, secret) for player in made.state.players],
        drawn=[drawn_round(desk, round_) for round_ in made.state.rounds],
        calls=calls_of(made),
        log=log_lines(made),
        step=STEP,
        characters=list(CHARACTERS),
        not_yet={tag: NotYet(why.code, dict(why.facts)) for tag, why in made.not_yet.items()},
    )


def account_of(desk: Desk, player: int, secret: str) -> Account:
    account, who = desk.made.account(player), desk.made.state.players[player]
    return Account(
        player=player,
        name=who.name,
        state=who.standing,
        bot=who.bot,
        purse=account.purse,
        spent=account.spent,
        won=account.won,
        score=account.score,
        warnings=who.warnings,
        code=code_for(secret, player),
        bound=bool(desk.kept.people.get(player)),
        here=is_here(desk, player),
    )


def is_here(desk: Desk, player: int) -> bool:
    """Connected to his table."""
    table = desk.floor.table_at(place_at(desk.made.state, player))
    return table is not None and table.is_here(list(table.players).index(player))


def drawn_round(desk: Desk, round_: Round) -> DrawnRound:
    tables = [drawn_table(desk, round_, table) for table in round_.tables]
    at = drawn_at(desk.made)[round_.number]
    return DrawnRound(round_.number, round_.seed, at, tables, round_.byes)


def drawn_table(desk: Desk, round_: Round, table: Table) -> DrawnTable:
    made, result = desk.made, table.result
    seats = [drawn_seat(made.state, round_, player) for player in table.players]
    for seat, line in zip(seats, result.seats if result else (), strict=False):
        seat.role, seat.character, seat.paid = line.role, line.character, line.paid
        seat.won = gain(round_, table, made.state.players[seat.player])
    found = DrawnTable(table.number, seats, roles_of(len(seats)))
    if result:
        last = reported_in(made, round_.number, table.number)
        found.outcome, found.by, found.entry = result.outcome, made.log[last - 1].by, last
    place = desk.floor.place(place_of(round_.number, table.number))
    found.table, found.play = place.table, place.play
    return found


def drawn_seat(state: State, round_: Round, player: int) -> DrawnSeat:
    most = max(round_.purses[player], purse(state, player, before=round_.number))
    return DrawnSeat(player, state.players[player].name, most)


def reported_in(made: Tournament, round_: int, table: int) -> int:
    """The entry with the result that counts."""
    return max(
        entry.number
        for entry in counting(made)
        if isinstance(entry.action, Report | Correct)
        and (entry.action.round, entry.action.table) == (round_, table)
    )


def log_lines(made: Tournament) -> list[LogLine]:
    undone = made.undone
    return [
        LogLine(
            number=entry.number,
            at=milliseconds(entry.at),
            by=entry.by,
            action=entry.action,
            reason=entry.reason,
            undone_by=undone.get(entry.number, 0),
        )
        for entry in made.log
    ]
