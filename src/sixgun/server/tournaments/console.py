"""What the judge sees: everything."""

from __future__ import annotations

from sixgun.protocol import Account, DrawnRound, DrawnSeat, DrawnTable, JudgeView, LogLine, NotYet
from sixgun.server.tournaments.desk import Desk
from sixgun.server.tournaments.floor import place_of
from sixgun.server.tournaments.keys import code_for
from sixgun.server.tournaments.memoizing import memoized
from sixgun.server.tournaments.views import (
    calls_of,
    counting,
    drawn_at,
    milliseconds,
    of_the_hall,
    place_at,
    rank_lines,
)
from sixgun.tournament import (
    CHARACTERS,
    STEP,
    Correct,
    Entry,
    Report,
    Round,
    Table,
    Tournament,
    roles_of,
)
from sixgun.tournament.money import gain, purse

__all__ = ["judge_view"]


def judge_view(desk: Desk, secret: str) -> JudgeView:
    made = desk.made
    seen = of_the_hall(desk, is_live=True) | {"ranking": rank_lines(made)}
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


# -- the rounds ----------------------------------------------------------------------------


def drawn_round(desk: Desk, round_: Round) -> DrawnRound:
    tables = [drawn_table(desk, round_, table) for table in round_.tables]
    at = drawn_at(desk.made)[round_.number]
    return DrawnRound(round_.number, round_.seed, at, tables, round_.byes)


def drawn_table(desk: Desk, round_: Round, table: Table) -> DrawnTable:
    place = place_of(round_.number, table.number)
    found = DrawnTable(
        number=table.number,
        seats=[drawn_seat(desk.made, round_, table, seat) for seat in range(len(table.players))],
        roles=roles_of(len(table.players)),
        table=desk.floor.id_at(place),
        play=desk.floor.play_at(place),
    )
    if table.result is not None:
        entry = results_in(desk.made)[round_.number, table.number]
        found.outcome, found.by, found.entry = table.result.outcome, entry.by, entry.number
    return found


def drawn_seat(made: Tournament, round_: Round, table: Table, seat: int) -> DrawnSeat:
    who = made.state.players[table.players[seat]]
    most = max(round_.purses[who.number], purse(made.state, who.number, before=round_.number))
    found = DrawnSeat(who.number, who.name, most)
    if table.result is not None:
        line = table.result.seats[seat]
        found.role, found.character, found.paid = line.role, line.character, line.paid
        found.won = gain(round_, table, who)
    return found


# -- the log -------------------------------------------------------------------------------


@memoized
def results_in(made: Tournament) -> dict[tuple[int, int], Entry]:
    """By round and table: the entry with the result that counts."""
    return {
        (entry.action.round, entry.action.table): entry
        for entry in counting(made)
        if isinstance(entry.action, Report | Correct)
    }


@memoized
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
