"""The Duel as a live game: options, leaving, records, replays, determinized copies."""

from __future__ import annotations

import pickle
from typing import Any

import pytest

import sixgun
from sixgun import BadConfig, IllegalMove, MalformedRecord
from sixgun.duel import MODES, Config, facts_for
from sixgun.engine import Rng
from sixgun.live import LiveGame
from sixgun.live.rulesets import RULESETS, ruleset_for
from sixgun.notation import read_record, write_record
from sixgun.testing import duel
from tests.live.random_duels import ODD, DuelGame, play_random_duel

pytestmark = pytest.mark.conformance


def header(game: DuelGame) -> list[str]:
    """The lines of its record before the first move."""
    return write_record(game.record()).partition("\n\n")[0].splitlines()


# -- dealing -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_every_mode_is_dealt(mode: str) -> None:
    game = sixgun.new_game("duel", mode=mode, seed=7)

    assert game.config.mode == mode
    assert game.kernel.seats == game.config.players == len(MODES[mode].sides)
    assert game.names.game == "duel"
    assert game.decision is not None
    assert (game.decision.seat, game.decision.prompt) == (0, "front")
    assert all(move.startswith("pick ") for move in game.decision.moves)


def test_the_default_mode_is_the_law_against_the_outlaws() -> None:
    game = sixgun.new_game("duel", seed=7)

    assert game.config == Config(names=("ann", "bob"), dealt=4)
    assert repr(game) == "<LiveGame: duel, 2 seats, ply 0, ann decides (front)>"
    assert ruleset_for(game.config) is RULESETS["duel"] is game.rules


def test_every_option_can_be_set() -> None:
    game = sixgun.new_game("duel", seed=7, **ODD)
    facts = game.kernel.facts

    assert game.config.names == ("zoe", "yul", "xia")
    assert game.view(0).reserve_counts == [3, 3, 3]
    assert facts.first_edition
    assert facts.house.own_swaps_only
    assert facts.life[facts.character_by_id["big_steve"].no] == 5
    spurs = [name for name in facts.cards if name.startswith("spurs-")]
    assert spurs == ["spurs-barrel.ren_law", "spurs-snake.ren_law", "spurs-snake.ren_law.2"]


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"mode": "chess"}, "unknown_mode"),
        ({"mode": None}, "bad_option"),
        ({"edition": "third"}, "unknown_edition"),
        ({"dealt": 1}, "wrong_character_count"),
        ({"dealt": 13}, "wrong_character_count"),
        ({"dealt": "4"}, "bad_option"),
        ({"names": ["ann", "bob", "cal"]}, "wrong_number_of_names"),
        ({"names": ["ann", "deck_1"]}, "bad_name"),
        ({"names": ["ann", "law_back"]}, "bad_name"),
        ({"names": ["ann", "ann"]}, "names_not_unique"),
        ({"house": ["one_snipe"]}, "unknown_house_rule"),
        ({"house": ["own_swaps_only"] * 2}, "house_rule_twice"),
        ({"corrections": "big_steve.life=5"}, "bad_option"),
        ({"corrections": ["big_steve.life=0"]}, "bad_correction"),
        ({"corrections": ["zorro.life=5"]}, "corrects_nothing"),
        ({"corrections": ["big_steve.life=5", "big_steve.life=4"]}, "corrected_twice"),
        ({"players": 2}, "unknown_option"),
        ({"boxes": ["base"]}, "unknown_option"),
        ({"expansions": ["renegades"]}, "unknown_option"),
    ],
    ids=str,
)
def test_impossible_options_are_refused(options: Any, code: str) -> None:
    with pytest.raises(BadConfig) as refused:
        sixgun.new_game("duel", **options)

    assert refused.value.code == code


# -- the end -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_the_result_names_the_winning_side_and_all_sides(mode: str) -> None:
    sides = [side.id for side in MODES[mode].sides]
    for seed in range(4):
        result = play_random_duel(seed, mode=mode).result

        assert result is not None
        assert list(result.roles.values()) == sides
        [winner] = result.winners
        assert result.side == result.roles[winner]


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("plies", [0, 1, 40])
def test_a_player_who_leaves_loses_to_their_hunter(mode: str, plies: int) -> None:
    seats = len(MODES[mode].sides)
    for leaver in range(seats):
        game = play_random_duel(3, plies, mode=mode)

        game.leave(leaver)

        assert game.result is not None
        hunter = game.names.seat_names[(leaver - 1) % seats]
        assert game.result.winners == (hunter,)
        assert game.result.side == game.result.roles[hunter]
        again = sixgun.replay(read_record(write_record(game.record())))
        assert again.result == game.result


def test_a_rematch_deals_everything_again() -> None:
    game = play_random_duel(3, mode="reinforcements", dealt=6, house=["live_fanning"])

    again = game.rematch(seed=9)

    assert again.config == game.config
    assert (again.ply, again.seed) == (0, "9")
    fresh = sixgun.new_game("duel", seed=9, mode="reinforcements", dealt=6, house=["live_fanning"])
    assert again.kernel.digest() == fresh.kernel.digest()


# -- records -------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_a_record_replays_the_whole_game(mode: str) -> None:
    for seed in range(6):
        game = play_random_duel(seed, mode=mode)
        text = write_record(game.record())

        again = sixgun.replay(read_record(text))

        assert again.kernel.digest() == game.kernel.digest()
        assert again.result == game.result
        assert again.events == game.events
        assert write_record(again.record()) == text


def test_a_record_names_even_the_default_mode() -> None:
    assert header(play_random_duel(7, 5)) == [
        "sixgun record 1",
        "game: duel",
        "mode: law_vs_outlaw",
        "names: ann bob",
        "dealt: 4",
        "seed: 7",
    ]


def test_a_record_keeps_all_options() -> None:
    game = play_random_duel(7, **ODD)

    assert header(game)[2:-1] == [
        "mode: mexican_standout",
        "names: zoe yul xia",
        "edition: first",
        "dealt: 5",
        "house: own_swaps_only live_fanning",
        "corrections: big_steve.life=5 gold_pan.ren_outlaw= spurs.ren_law=barrel,snake*2",
        "ask_discard_order: true",
        "ask_forced: true",
    ]
    again = sixgun.replay(read_record(write_record(game.record())))
    assert again.config == game.config
    assert again.kernel.digest() == game.kernel.digest()


@pytest.mark.parametrize(
    ("line", "other", "reason"),
    [
        ("mode: mexican_standout", "mode: moon", "unknown_mode"),
        ("dealt: 5", "dealt: 50", "wrong_character_count"),
        ("dealt: 5", "dealt: five", "bad_option"),
        ("big_steve.life=5", "big_steve.life=99", "bad_correction"),
        ("own_swaps_only", "one_snipe", "unknown_house_rule"),
        ("game: duel", "game: classic", "unknown_option"),
    ],
)
def test_a_header_that_cannot_be_dealt_is_refused(line: str, other: str, reason: str) -> None:
    text = write_record(play_random_duel(7, 4, **ODD).record())
    assert line in text

    with pytest.raises(MalformedRecord) as refused:
        sixgun.replay(read_record(text.replace(line, other)))

    assert (refused.value.code, refused.value.facts["reason"]) == ("bad_header", reason)


@pytest.mark.parametrize(
    ("line", "other"),
    [
        ("mode: law_vs_outlaw", "mode: reinforcements"),
        ("dealt: 4", "dealt: 5"),
        ("dealt: 4", "dealt: 4\nedition: first"),
        ("dealt: 4", "dealt: 4\ncorrections: missed.law="),
    ],
)
def test_a_record_with_other_options_is_not_the_same_game(line: str, other: str) -> None:
    text = write_record(play_random_duel(7).record())
    assert line in text

    with pytest.raises(MalformedRecord):
        sixgun.replay(read_record(text.replace(line, other)))


# -- refused moves -------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("play colt > bob.2", "behind_the_front"),
        ("play colt > ann.2", "not_yourself"),
        ("play water > bob.2", "name_the_front"),
        ("play missed-barrel.law", "not_in_hand"),
        ("use ability as jango", "asleep"),
        ("reload water", "no_reload_yet"),
        ("reload colt", "no_reload_card"),
        ("discard colt", "only_above_the_limit"),
        ("pass", "not_now"),
    ],
)
def test_why_not_names_the_refusing_rule(move: str, code: str) -> None:
    law, _ = duel("dalon_ranger jango", "sid_curry tom_thorn")
    law.holds("colt", "water")
    assert law.prompt == "play"
    game: DuelGame = LiveGame(law.game, "set_by_hand")

    refusal = game.why_not(move)

    assert refusal is not None
    assert refusal.code == code
    assert game.why_not("swap") is None


def test_a_reason_for_another_seat_never_depends_on_the_hand() -> None:
    game = play_random_duel(7, 2)

    refusal = game.why_not("end", seat=1)

    assert refusal is not None
    assert (refusal.code, refusal.facts) == ("not_your_decision", {"asked": "ann"})


def test_the_front_is_one_of_your_own_characters() -> None:
    game = sixgun.new_game("duel", seed=7)
    theirs = game.kernel.character[2].id
    before = game.kernel.digest()

    with pytest.raises(IllegalMove) as refused:
        game.apply(f"pick {theirs}")

    assert refused.value.code == "choose_one_of_your_own"
    assert game.kernel.digest() == before


# -- copies --------------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("plies", [0, 1, 30, 90])
def test_a_determinized_game_looks_the_same_and_can_be_played(mode: str, plies: int) -> None:
    game = play_random_duel(5, plies, mode=mode)
    for seat in range(game.kernel.seats + 1):
        imagined = game.determinize(seat, seed=f"a thought of {seat}")

        assert imagined.view(seat) == game.view(seat)
        rng = Rng.from_seed(1)
        while (decision := imagined.decision) is not None:
            imagined.apply(decision.moves[rng.below(len(decision.moves))])
        assert imagined.result is not None


def test_determinize_redeals_the_unknown_cards() -> None:
    game = play_random_duel(5, 2)
    others = [game.determinize(0, seed=number).kernel for number in range(20)]

    assert len({tuple(sorted(twin.hands[1])) for twin in others}) > 10
    assert len({tuple(twin.reserve[1]) for twin in others}) > 5
    assert {tuple(twin.hands[0]) for twin in others} == {tuple(game.kernel.hands[0])}


def test_a_game_can_be_cloned_and_pickled() -> None:
    game = play_random_duel(5, 60, mode="mexican_standout")

    for twin in (game.clone(), pickle.loads(pickle.dumps(game))):
        assert twin.kernel.digest() == game.kernel.digest()
        assert twin.decision == game.decision
        assert twin.view(2) == game.view(2)
        assert twin.rules is game.rules


def test_equal_options_share_their_facts() -> None:
    first, second = (sixgun.new_game("duel", seed=seed, dealt=6) for seed in (1, 2))

    assert first.kernel.facts is second.kernel.facts is facts_for(Config(dealt=6))
