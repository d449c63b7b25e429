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
    made: Tournament, rng: Random, round_: int, table: RoundTable, kind: type[Report] = Report
) -> Report:
    """A random valid record sheet for the table."""
    roles = roles_of(len(table.players))
    rest = roles[1:]
    rng.shuffle(rest)
    free = rng.randrange(len(table.players))
    seats = [
        SeatResult(player, role, 0 if at == free else any_amount(made, rng, round_, player))
        for at, (player, role) in enumerate(zip(table.players, [roles[0], *rest], strict=True))
    ]
    outcome: Outcome = rng.choice(get_args(Outcome))
    return kind(round=round_, table=table.number, outcome=outcome, seats=seats)


def any_amount(made: Tournament, rng: Random, round_: int, player: int) -> int:
    most = made.state.rounds[round_ - 1].purses[player]
    return rng.choice([0, min(most, 100), most // 200 * 100, most])


def next_action(made: Tournament, rng: Random) -> AnyAction | None:
    """The expected next action."""
    state = made.state
    if "draw" in made.possible_actions:
        return Draw()
    if state.stage == "round":
        number = rng.choice(state.rounds[-1].missing_tables)
        return any_report(made, rng, state.round, state.rounds[-1].tables[number - 1])
    if "publish" in made.possible_actions:
        return Publish()
    if "begin_duels" in made.possible_actions:
        return BeginDuels(kind=rng.choice(["long", "short"]))
    if "decide" not in made.possible_actions:
        return None  # too few have stayed for a first round
    duel = rng.choice([duel for duel in state.duels if not duel.winner])
    return Decide(
        duel=duel.id, winner=rng.choice(duel.players), by=rng.choice(["play", "abandoned"])
    )


def any_action(made: Tournament, rng: Random) -> AnyAction:
    """Any other action, legal or not."""
    player = rng.randint(1, made.state.numbers)
    makers: list[Callable[[], AnyAction]] = [
        lambda: Withdraw(player=player),
        lambda: Warn(player=player),
        lambda: Disqualify(player=player),
        lambda: Rename(player=player, name=f"Player {rng.randint(1, 60)}"),
        lambda: CallJudge(player=player, words="Judge!"),
        lambda: Rule(words="Go on", call=rng.choice([0, *made.state.calls])),
        lambda: Undo(entry=rng.randint(1, len(made.log))),
        lambda: Undo(entry=len(made.log)),
        lambda: any_correction(made, rng),
    ]
    return rng.choice(makers)()


def any_correction(made: Tournament, rng: Random) -> AnyAction:
    rounds = [(r.number, table) for r in made.state.rounds for table in r.tables if table.result]
    return any_report(made, rng, *rng.choice(rounds), kind=Correct) if rounds else Draw()


def play_tournament(players: int, rng: Random, most: int = 400) -> Tournament:
    """Play to the champion, with interruptions; check every action."""
    made = registered_tournament(players)
    for _ in range(most):
        if made.stage == "over":
            break
        interrupts = rng.random() < INTERRUPTIONS
        action = any_action(made, rng) if interrupts else next_action(made, rng)
        if action is None:
            break
        before, possible = repr(made.state), made.possible_actions
        try:
            act(made, action)
        except TournamentError:
            assert interrupts
            assert repr(made.state) == before
        else:
            assert tag_of(action) in possible
            check_money(made)
    return made


def check_money(made: Tournament) -> None:
    """Check that all scores add up to 2,000 each, plus winnings, minus auction costs."""
    won = spent = 0
    for round_ in made.state.rounds:
        for table in round_.tables:
            for seat in table.result.seats if table.result else ():
                spent += seat.paid
                player = made.state.players[seat.player]
                assert table.result is not None
                if seat.role in WINNERS[table.result.outcome] and player.forfeits != round_.number:
                    won += WINNINGS[table.result.outcome][len(table.players)]
    ranking = made.ranking()
    assert sum(rank.score for rank in ranking) == PURSE * len(ranking) + won - spent
    assert all(made.purse(rank.player) == max(0, rank.score) for rank in ranking)


@given(st.integers(5, 40), RNGS)
@settings(max_examples=60, deadline=None)
def test_money_is_conserved_and_the_log_replays(players: int, rng: Random) -> None:
    made = play_tournament(players, rng)

    again = Tournament.from_log(parse_log(format_log(made.log)))

    assert again.ranking() == made.ranking()
    assert again.state == made.state
    assert again.final_places() == made.final_places()


@given(st.integers(5, 40), RNGS)
@settings(max_examples=40, deadline=None)
def test_everything_can_be_undone(players: int, rng: Random) -> None:
    made = play_tournament(players, rng)
    first = registered_tournament(players)

    for number in range(len(made.log), 2, -1):
        if number not in made.undone_entries:
            made.undo(number, at=NOON)

    assert made.ranking() == first.ranking()
    assert made.stage == first.stage
    assert [p.name for p in made.state.players.values()] == [
        p.name for p in first.state.players.values()
    ]


@given(st.integers(5, 40), RNGS)
@settings(max_examples=30, deadline=None)
def test_every_prefix_of_a_log_is_a_tournament(players: int, rng: Random) -> None:
    made = play_tournament(players, rng)

    for length in (1, len(made.log) // 2, len(made.log) - 1):
        earlier = Tournament.from_log(made.log[:length])
        assert len(earlier.log) == length


@given(st.integers(5, 40), RNGS)
@settings(max_examples=30, deadline=None)
def test_prices_are_multiples_of_100_and_purses_are_not_negative(players: int, rng: Random) -> None:
    made = play_tournament(players, rng)

    for round_ in made.state.rounds:
        for table in round_.tables:
            for seat in table.result.seats if table.result else ():
                assert seat.paid >= 0
                assert seat.paid % 100 == 0
        assert all(purse >= 0 for purse in round_.purses.values())
