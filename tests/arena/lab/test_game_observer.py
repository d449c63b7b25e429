"""GameObserver: its counts agree with counts made by hand."""

from __future__ import annotations

from collections import Counter
from functools import partial

import pytest

from sixgun import classic
from sixgun.arena.lab import GameObserver, Observations, run
from sixgun.arena.lab.game_observer import distinguish_roles
from sixgun.arena.workers import Executor, run_here, run_in_pool
from sixgun.engine import RawEvent, SixgunError
from sixgun.engine.events import (
    CAME_BACK,
    CARD_LEFT_PLAY,
    DRAW_SETTLED,
    ELIMINATED,
    GAME_ENDED,
    LIFE_LOST,
    TURN_STARTED,
)
from sixgun.live.rulesets import ruleset
from tests.arena.lab.sample_games import CLASSIC, DUEL, EVERYTHING, FIRST, experiment, observe_games
from tests.arena.sample_bots import nothing

# Three players: ann the Outlaw, bob the Deputy, cal the Renegade. With first moves alone bob plays
# a Duel at ann, who loses it, and with a Volcanic two BANG! at her; then cal shoots her dead.
TINY = classic.Config(players=3).validate()
TINY_SEED = 1073


def tiny() -> Observations:
    return observe_games(TINY, 1, FIRST, TINY_SEED)


def test_roles_winners_and_length_of_a_game() -> None:
    [game] = tiny().games
    assert game.roles == ("outlaw", "deputy", "renegade")
    assert game.cast == (("kit_carlson",), ("suzy_lafayette",), ("slab_the_killer",))
    assert (game.side, game.winners) == ("renegade", 0b100)
    assert (game.decisions, game.turns, game.rounds, game.shuffles) == (7, 2, 1, 0)
    assert list(game.stayed) == [1, 1, 1]
    assert game.losses() == [(0, 1)]


def test_cards_drawn_and_played() -> None:
    counts = tiny().counts
    drawn = {key[1]: count for key, count in counts.items() if key[0] == "drawn"}
    played = {key[1]: count for key, count in counts.items() if key[0] == "played"}
    assert drawn == {
        "bang": 8,
        "missed": 3,
        "duel": 2,
        "volcanic": 2,
        "stagecoach": 1,
        "general_store": 1,
        "panic": 1,
        "beer": 1,
    }
    assert played == {"bang": 3, "duel": 1, "volcanic": 1}


def test_only_the_first_play_of_a_seat_is_recorded() -> None:
    [game] = tiny().games
    kinds = classic.new_game(TINY, 1).facts.kinds
    assert [(kinds[kind].id, seat, round_) for kind, seat, round_ in game.first_plays()] == [
        ("duel", 1, 1),
        ("bang", 1, 1),
        ("volcanic", 1, 1),
        ("bang", 2, 1),
    ]


def test_who_did_what_to_whom() -> None:
    counts = tiny().counts
    deeds = {key: n for key, n in counts.items() if key[0] in ("shots", "life", "falls", "avoided")}
    assert deeds == {
        ("shots", "deputy", "outlaw"): 2,
        ("shots", "renegade", "outlaw"): 1,
        ("life", "deputy", "outlaw"): 3,
        ("life", "renegade", "outlaw"): 1,
        ("falls", "renegade", "outlaw"): 1,
    }


def test_a_game_of_the_duel_records_every_character_that_came_into_play() -> None:
    for game in observe_games(DUEL, 5).games:
        lost = Counter(seat for seat, _ in game.losses())
        [loser] = [seat for seat in (0, 1) if not game.won(seat)]
        assert lost[loser] == len(game.cast[loser]) == 4  # the last one, who ends it, included
        assert len(game.cast[1 - loser]) == min(4, 2 + lost[1 - loser])
        assert list(game.stayed) == [game.rounds] * 2


def test_in_a_short_duel_all_characters_count() -> None:
    for game in observe_games(classic.Config(players=2, variant="short_duel").validate(), 3).games:
        lost = Counter(seat for seat, _ in game.losses())
        assert [len(cast) for cast in game.cast] == [min(8, lost[seat] + 1) for seat in (0, 1)]


def test_in_a_long_duel_two_are_in_play() -> None:
    for game in observe_games(classic.Config(players=2, variant="long_duel").validate(), 3).games:
        lost = Counter(seat for seat, _ in game.losses())
        assert [len(cast) for cast in game.cast] == [min(5, lost[seat] + 2) for seat in (0, 1)]


def test_with_an_auction_each_seat_has_the_character_it_bought() -> None:
    for game in observe_games(classic.Config(players=5, variant="auction").validate(), 3).games:
        assert [len(cast) for cast in game.cast] == [1] * 5
        assert len({who for cast in game.cast for who in cast}) == 5


def test_every_elimination_in_the_duel_has_a_cause() -> None:
    counts = observe_games(DUEL, 5).counts
    falls = sum(n for key, n in counts.items() if key[0] == "falls")
    assert falls == sum(len(game.losses()) for game in observe_games(DUEL, 5).games)


def test_events_and_the_turns_under_them() -> None:
    observations = observe_games(EVERYTHING, 5)
    turns = sum(n for key, n in observations.counts.items() if key[0] == "event_turns")
    before = sum(game.turns for game in observations.games) - turns
    assert len(observations.games) <= before <= EVERYTHING.players * len(observations.games)
    for game in observations.games:
        assert [round_ for _, round_ in game.events_seen()] == list(
            range(2, len(game.events) // 2 + 2)
        )


# -- rare events, made by hand -------------------------------------------------------------


def observe(*events: tuple[int, ...], dead: int = -1) -> GameObserver:
    """Create an observer of a game of five and feed it these events one by one."""
    rules = ruleset("classic")
    game = rules.deal(CLASSIC, 1)
    observer = GameObserver(rules)
    observer.on_deal(game)
    observer.counts.clear()
    whole: list[RawEvent] = [(what, 0, *facts, *[-1] * (4 - len(facts))) for what, *facts in events]  # type: ignore[misc]
    if dead >= 0:
        game.life[dead] = 0
    observer.on_events(game, whole)
    return observer


def number_of(card: str) -> int:
    return classic.new_game(CLASSIC, 1).facts.cards.index(card)


def dynamite() -> int:
    return number_of("dynamite-2H")


def test_dynamite_is_blamed_for_its_victims() -> None:
    card = dynamite()
    seen = observe(
        (DRAW_SETTLED, 1, 9, card, 1),
        (CARD_LEFT_PLAY, 1, card),
        (LIFE_LOST, 1, 3, -1),
        (ELIMINATED, 1, -1),
    )
    role = seen.roles[1]
    assert seen.counts == {("life", "dynamite", role): 3, ("falls", "dynamite", role): 1}


def test_dynamite_is_not_blamed_for_later_losses() -> None:
    seen = observe((DRAW_SETTLED, 1, 9, dynamite(), 0), (TURN_STARTED, 1, 2), (LIFE_LOST, 1, 1, -1))
    assert seen.counts == {("life", "nobody", seen.roles[1]): 1}


def test_a_barrel_that_did_not_help_is_not_blamed() -> None:
    seen = observe((DRAW_SETTLED, 1, 9, number_of("barrel-QS"), 0), (LIFE_LOST, 1, 1, 3))
    assert seen.counts == {("life", seen.roles[3], seen.roles[1]): 1}


def test_a_player_may_eliminate_themselves() -> None:
    seen = observe((LIFE_LOST, 2, 1, 2), (ELIMINATED, 2, 2))
    assert seen.counts["falls", "self", seen.roles[2]] == 1


def test_a_ghost_is_eliminated_only_once() -> None:
    seen = observe((LIFE_LOST, 2, 1, 3), (ELIMINATED, 2, 3), (CAME_BACK, 2, 0), (ELIMINATED, 2, -1))
    assert seen.losses == [(2, 1)]
    assert seen.counts["falls", seen.roles[3], seen.roles[2]] == 1


def test_a_player_who_comes_back_to_life_is_not_out() -> None:
    seen = observe((LIFE_LOST, 2, 1, 3), (ELIMINATED, 2, 3), (CAME_BACK, 2, 2))
    assert seen.losses == []
    assert seen.out == [0] * 5


def test_the_loss_that_ends_the_game_counts_as_an_elimination() -> None:
    last = ((LIFE_LOST, 2, 1, 3), (GAME_ENDED, 1))
    assert observe(*last, dead=2).losses == [(2, 1)]
    assert observe(*last).losses == []  # he had more lives


def test_an_elimination_event_counts_once() -> None:
    seen = observe((LIFE_LOST, 2, 1, 3), (ELIMINATED, 2, 3), (GAME_ENDED, 1), dead=2)
    assert seen.losses == [(2, 1)]


def test_a_round_begins_with_more_turns_than_any_seat_before() -> None:
    first = classic.new_game(CLASSIC, 1).role.index(0)
    order = [(first + step) % 5 for step in range(5)]
    seen = observe(*((TURN_STARTED, seat, 1) for seat in order[1:]))
    assert seen.round == 1
    again = observe(
        *((TURN_STARTED, seat, 1) for seat in [*order[1:], order[0], order[4], order[3]])
    )
    assert again.round == 2


def test_equal_roles_are_numbered_by_seat() -> None:
    assert distinguish_roles(["duelist", "duelist"]) == ["duelist 1", "duelist 2"]
    assert distinguish_roles(["sheriff", "outlaw", "outlaw"]) == ["sheriff", "outlaw", "outlaw"]


# -- many games ----------------------------------------------------------------------------


def test_merged_parts_equal_the_whole() -> None:
    whole = observe_games(CLASSIC, 12)
    first, second = observe_games(CLASSIC, 5), observe_games(CLASSIC, 7, seed=6)
    together = Observations()
    together.merge(second)
    together.merge(first)
    together.sort_by_seed()
    assert together == whole


def test_several_bots_go_round_the_table() -> None:
    plan = experiment(CLASSIC, 9, "greenhorn,gunslinger", 4)
    names = [[bot.name for bot in plan.lineup(seed)] for seed in plan.seeds()]
    assert names[0] == ["greenhorn", "gunslinger", "greenhorn", "gunslinger", "greenhorn"]
    assert names[1] == ["gunslinger", "greenhorn", "gunslinger", "greenhorn", "gunslinger"]
    assert names[2] == names[0]


def test_a_failed_game_is_reported_and_not_counted() -> None:
    observations = observe_games(CLASSIC, 3, "tests.arena.lab.sample_games.Failing")
    assert observations.games == []
    assert observations.counts == {}
    assert [trouble.seed for trouble in observations.troubles] == [1, 2, 3]
    assert {trouble.code for trouble in observations.troubles} == {"ValueError"}
    assert observations.played == 3


@pytest.mark.parametrize("executor", [run_here, partial(run_in_pool, jobs=2, prepare=nothing)])
def test_ctrl_c_keeps_finished_games(executor: Executor[int, Observations]) -> None:
    observations = Observations()

    def interrupt(_: int) -> None:
        if len(observations.games) == 3:
            raise KeyboardInterrupt

    run(experiment(CLASSIC, 60, "greenhorn", 1), observations, executor, interrupt)
    assert observations.interrupted
    assert 3 <= len(observations.games) < 60
    known = {game.seed: game for game in observe_games(CLASSIC, 12).games}
    assert all(game == known[game.seed] for game in observations.games)


def test_any_error_keeps_finished_games() -> None:
    observations = Observations()

    def fail(_: int) -> None:
        if len(observations.games) == 2:
            raise SixgunError("worker_died")

    with pytest.raises(SixgunError):
        run(experiment(CLASSIC, 5, "greenhorn", 1), observations, run_here, fail)
    assert len(observations.games) == 2
    assert observations.interrupted
