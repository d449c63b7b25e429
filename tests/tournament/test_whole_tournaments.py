"""Random tournaments with withdrawals, corrections and undos: money is conserved, and the log
replays and can be undone."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import get_args

from hypothesis import given, settings
from hypothesis import strategies as st

from sixgun.tournament import (
    PURSE,
    WINNERS,
    WINNINGS,
    AnyAction,
    BeginDuels,
    CallJudge,
    Correct,
    Decide,
    Disqualify,
    Draw,
    Outcome,
    Publish,
    Rename,
    Report,
    RoundTable,
    Rule,
    SeatResult,
    Tournament,
    TournamentError,
    Undo,
    Warn,
    Withdraw,
    format_log,
    parse_log,
    roles_of,
    tag_of,
)
from tests.tournament.tournament_factory import NOON, act, registered_tournament

RNGS = st.integers(0, 2**32).map(Random)
INTERRUPTIONS = 0.25  # how often an action is not the expected next one


def any_report(
    tournament: Tournament, rng: Random, round_: int, table: RoundTable, kind: type[Report] = Report
) -> Report:
    """A random valid record sheet for the table."""
    roles = roles_of(len(table.players))
    rest = roles[1:]
    rng.shuffle(rest)
    free = rng.randrange(len(table.players))
    seats = [
        SeatResult(player, role, 0 if at == free else any_amount(tournament, rng, round_, player))
        for at, (player, role) in enumerate(zip(table.players, [roles[0], *rest], strict=True))
    ]
    outcome: Outcome = rng.choice(get_args(Outcome))
    return kind(round=round_, table=table.number, outcome=outcome, seats=seats)


def any_amount(tournament: Tournament, rng: Random, round_: int, player: int) -> int:
    most = tournament.state.rounds[round_ - 1].purses[player]
    return rng.choice([0, min(most, 100), most // 200 * 100, most])


def next_action(tournament: Tournament, rng: Random) -> AnyAction | None:
    """The expected next action."""
    state = tournament.state
    if "draw" in tournament.possible_actions:
        return Draw()
    if state.stage == "round":
        number = rng.choice(state.rounds[-1].missing_tables)
        return any_report(tournament, rng, state.round, state.rounds[-1].tables[number - 1])
    if "publish" in tournament.possible_actions:
        return Publish()
    if "begin_duels" in tournament.possible_actions:
        return BeginDuels(kind=rng.choice(["long", "short"]))
    if "decide" not in tournament.possible_actions:
        return None  # too few have stayed for a first round
    duel = rng.choice([duel for duel in state.duels if not duel.winner])
    return Decide(
        duel=duel.id, winner=rng.choice(duel.players), by=rng.choice(["play", "abandoned"])
    )


def any_action(tournament: Tournament, rng: Random) -> AnyAction:
    """Any other action, legal or not."""
    player = rng.randint(1, tournament.state.numbers)
    makers: list[Callable[[], AnyAction]] = [
        lambda: Withdraw(player=player),
        lambda: Warn(player=player),
        lambda: Disqualify(player=player),
        lambda: Rename(player=player, name=f"Player {rng.randint(1, 60)}"),
        lambda: CallJudge(player=player, words="Judge!"),
        lambda: Rule(words="Go on", call=rng.choice([0, *tournament.state.calls])),
        lambda: Undo(entry=rng.randint(1, len(tournament.log))),
        lambda: Undo(entry=len(tournament.log)),
        lambda: any_correction(tournament, rng),
    ]
    return rng.choice(makers)()


def any_correction(tournament: Tournament, rng: Random) -> AnyAction:
    rounds = [
        (r.number, table) for r in tournament.state.rounds for table in r.tables if table.result
    ]
    return any_report(tournament, rng, *rng.choice(rounds), kind=Correct) if rounds else Draw()


def play_tournament(players: int, rng: Random, most: int = 400) -> Tournament:
    """Play to the champion, with interruptions; check every action."""
    tournament = registered_tournament(players)
    for _ in range(most):
        if tournament.stage == "over":
            break
        interrupts = rng.random() < INTERRUPTIONS
        action = any_action(tournament, rng) if interrupts else next_action(tournament, rng)
        if action is None:
            break
        before, possible = repr(tournament.state), tournament.possible_actions
        try:
            act(tournament, action)
        except TournamentError:
            assert interrupts
            assert repr(tournament.state) == before
        else:
            assert tag_of(action) in possible
            check_money(tournament)
    return tournament


def check_money(tournament: Tournament) -> None:
    """Check that all scores add up to 2,000 each, plus winnings, minus auction costs."""
    won = spent = 0
    for round_ in tournament.state.rounds:
        for table in round_.tables:
            for seat in table.result.seats if table.result else ():
                spent += seat.paid
                player = tournament.state.players[seat.player]
                assert table.result is not None
                if seat.role in WINNERS[table.result.outcome] and player.forfeits != round_.number:
                    won += WINNINGS[table.result.outcome][len(table.players)]
    ranking = tournament.ranking()
    assert sum(rank.score for rank in ranking) == PURSE * len(ranking) + won - spent
    assert all(tournament.purse(rank.player) == max(0, rank.score) for rank in ranking)


@given(st.integers(5, 40), RNGS)
@settings(max_examples=60, deadline=None)
def test_money_is_conserved_and_the_log_replays(players: int, rng: Random) -> None:
    tournament = play_tournament(players, rng)

    again = Tournament.from_log(parse_log(format_log(tournament.log)))

    assert again.ranking() == tournament.ranking()
    assert again.state == tournament.state
    assert again.final_places() == tournament.final_places()


@given(st.integers(5, 40), RNGS)
@settings(max_examples=40, deadline=None)
def test_everything_can_be_undone(players: int, rng: Random) -> None:
    tournament = play_tournament(players, rng)
    first = registered_tournament(players)

    for number in range(len(tournament.log), 2, -1):
        if number not in tournament.undone_entries:
            tournament.undo(number, at=NOON)

    assert tournament.ranking() == first.ranking()
    assert tournament.stage == first.stage
    assert [p.name for p in tournament.state.players.values()] == [
        p.name for p in first.state.players.values()
    ]


@given(st.integers(5, 40), RNGS)
@settings(max_examples=30, deadline=None)
def test_every_prefix_of_a_log_is_a_tournament(players: int, rng: Random) -> None:
    tournament = play_tournament(players, rng)

    for length in (1, len(tournament.log) // 2, len(tournament.log) - 1):
        earlier = Tournament.from_log(tournament.log[:length])
        assert len(earlier.log) == length


@given(st.integers(5, 40), RNGS)
@settings(max_examples=30, deadline=None)
def test_prices_are_multiples_of_100_and_purses_are_not_negative(players: int, rng: Random) -> None:
    tournament = play_tournament(players, rng)

    for round_ in tournament.state.rounds:
        for table in round_.tables:
            for seat in table.result.seats if table.result else ():
                assert seat.paid >= 0
                assert seat.paid % 100 == 0
        assert all(purse >= 0 for purse in round_.purses.values())
