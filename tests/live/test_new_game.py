"""The options of a new game, and what is refused before the deal."""

from __future__ import annotations

from dataclasses import fields

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import sixgun
from sixgun import BadConfig, SixgunError
from sixgun.classic import Config
from sixgun.notation import read_record

pytestmark = pytest.mark.conformance

NAMES = ["ann", "bob", "cal", "dot"]


def code_of(**wishes: object) -> str:
    with pytest.raises(BadConfig) as refused:
        sixgun.new_game(**wishes)  # type: ignore[call-overload]
    assert str(refused.value).startswith(refused.value.code)
    return refused.value.code


@pytest.mark.parametrize("players", [3, 4, 5, 6, 7, 8])
def test_three_to_eight_can_play(players: int) -> None:
    game = sixgun.new_game("classic", players=players, seed=1)

    assert game.kernel.seats == players
    assert game.config.players == players


@pytest.mark.parametrize("players", [-1, 0, 1, 2, 9, 1000])
def test_fewer_or_more_are_refused(players: int) -> None:
    with pytest.raises(BadConfig) as refused:
        sixgun.new_game("classic", players=players)

    assert refused.value.code == "wrong_player_count"
    assert refused.value.facts == {"players": players, "least": 3, "most": 8}


@pytest.mark.parametrize("variant", ["long_duel", "short_duel"])
def test_two_play_a_duel(variant: str) -> None:
    assert sixgun.new_game("classic", players=2, variant=variant).kernel.seats == 2
    with pytest.raises(BadConfig) as refused:
        sixgun.new_game("classic", players=4, variant=variant)

    assert refused.value.facts == {"players": 4, "least": 2, "most": 2}


@pytest.mark.parametrize("game", ["", "chess", "Classic", "classic ", None, 5, ["classic"]])
def test_an_unknown_game_is_refused(game: str) -> None:
    assert code_of(game=game) == "unknown_game"


@pytest.mark.parametrize(
    ("wishes", "code"),
    [
        ({"player": 4}, "unknown_option"),
        ({"": 4}, "unknown_option"),
        ({"players": "4"}, "bad_option"),
        ({"players": 4.0}, "bad_option"),
        ({"players": True}, "bad_option"),
        ({"players": None}, "bad_option"),
        ({"beginner": 1}, "bad_option"),
        ({"beginner": "true"}, "bad_option"),
        ({"ask_forced": None}, "bad_option"),
        ({"names": "ann bob cal dot"}, "bad_option"),
        ({"names": ["ann", "bob", "cal", 4]}, "bad_option"),
        ({"names": {"ann", "bob"}}, "bad_option"),
        ({"names": ["ann", "bob"]}, "wrong_number_of_names"),
        ({"names": ["ann", "bob", "cal", "Dot"]}, "bad_name"),
        ({"names": ["ann", "bob", "cal", ""]}, "bad_name"),
        ({"names": ["ann", "bob", "cal", "dot\n"]}, "bad_name"),
        ({"names": ["ann", "bob", "cal", "d" * 33]}, "bad_name"),
        ({"names": ["ann", "bob", "cal", "4dot"]}, "bad_name"),
        ({"names": ["ann", "bob", "cal", "d\u00f6t"]}, "bad_name"),
        ({"names": ["ann", "bob", "cal", "deck"]}, "bad_name"),
        ({"names": ["ann", "bob", "cal", "discards"]}, "bad_name"),
        ({"names": ["ann", "bob", "cal", "ann"]}, "names_not_unique"),
        ({"boxes": ["base", "dodge_city_2"]}, "unknown_box"),
        ({"boxes": []}, "base_box_missing"),
        ({"boxes": "base"}, "bad_option"),
        ({"expansions": ["nothing"]}, "unknown_box"),
        ({"expansions": "base"}, "bad_option"),
        ({"expansions": [4]}, "bad_option"),
        ({"sheriff": 4}, "no_such_seat"),
        ({"sheriff": -2}, "no_such_seat"),
        ({"characters": ["sid_ketchum"]}, "wrong_number_of_characters"),
        ({"characters": ["", "", "", "zorro"]}, "unknown_character"),
        ({"characters": ["", "", "", "!"]}, "unknown_character"),
        ({"characters": ["", "", "sid_ketchum", "sid_ketchum"]}, "character_taken_twice"),
        ({"variant": "duel"}, "unknown_variant"),
        ({"variant": None}, "bad_option"),
        ({"players": 2, "variant": "long_duel", "boxes": ["base", "bullet"]}, "base_box_only"),
        ({"players": 2, "variant": "long_duel", "sheriff": 0}, "no_sheriff_here"),
        ({"players": 2, "variant": "short_duel", "tempo": True}, "not_in_a_duel"),
        ({"players": 3, "sheriff": 0}, "no_sheriff_here"),
        ({"events": 3}, "no_events_to_stack"),
        ({"events": -1, "boxes": ["base", "fistful"]}, "no_events_to_stack"),
        ({"events": True}, "bad_option"),
        ({"tempo": True, "boxes": ["base", "high_noon"]}, "tempo_without_events"),
        ({"tempo": 1}, "bad_option"),
        ({"house": ["no_such_rule"]}, "unknown_house_rule"),
        ({"house": ["one_snipe", "one_snipe"]}, "house_rule_twice"),
        ({"house": "one_snipe"}, "bad_option"),
        ({"boxes": ["base", "bullet", "bullet"]}, "box_taken_twice"),
        ({"names": ["ann", "bob", "cal", "red"]}, "bad_name"),
        ({"names": ["ann", "bob", "cal", "first_pick"]}, "bad_name"),
    ],
    ids=range(51),
)
def test_impossible_options_are_refused(wishes: dict[str, object], code: str) -> None:
    assert code_of(**wishes) == code


def test_a_box_named_twice_counts_once() -> None:
    try:
        cards = len(sixgun.new_game("classic", boxes=["base", "base"]).names.cards)
    except BadConfig:
        cards = 80

    assert cards == 80


@pytest.mark.parametrize(
    "seed", ["", " ", "a b", "a\n", "s\u00e9", "x" * 101, 1.5, True, b"7", ["7"], {}, "\ud800"]
)
def test_an_invalid_seed_is_refused(seed: str) -> None:
    assert code_of(seed=seed) == "bad_seed"


@pytest.mark.parametrize("wish", ["seed", "players", "sheriff"])
def test_a_huge_number_is_refused(wish: str) -> None:
    assert code_of(**{wish: 10**5000})


@pytest.mark.parametrize("seed", [0, -7, 2**200, "7", "A.b_c:d+e-f", "x" * 100])
def test_a_seed_is_kept_as_it_was_given(seed: int | str) -> None:
    assert sixgun.new_game("classic", seed=seed).seed == str(seed)


def test_without_a_seed_every_game_is_different() -> None:
    assert len({sixgun.new_game("classic").kernel.digest() for _ in range(20)}) == 20


def test_characters_and_sheriff_can_be_chosen() -> None:
    wanted = ["sid_ketchum", "", "!lucky_duke", "rose_doolan"]

    for seed in range(40):
        game = sixgun.new_game("classic", seed=seed, characters=wanted, sheriff=2, names=NAMES)
        dealt = game.view(0).characters
        assert (dealt[0], dealt[3]) == ("sid_ketchum", "rose_doolan")
        assert dealt[2] != "lucky_duke"
        assert len(set(dealt)) == 4
        assert game.view(0).roles[2] == 0


values = st.none() | st.booleans() | st.integers() | st.text(max_size=5) | st.floats()
wishes = st.dictionaries(
    st.sampled_from([*(field.name for field in fields(Config)), "expansions", "x"]),
    values | st.lists(values, max_size=5) | st.lists(st.sampled_from(NAMES), max_size=5),
    max_size=3,
)


@settings(max_examples=200, deadline=None)
@given(wishes, values)
def test_any_options_are_used_or_refused(wishes: dict[str, object], seed: int | str) -> None:
    try:
        game = sixgun.new_game("classic", seed=seed, **wishes)
    except SixgunError as refused:
        assert isinstance(refused, BadConfig)  # noqa: PT017
    else:
        assert game.decision is not None


def test_a_duel_has_two_players_by_default() -> None:
    assert sixgun.new_game(variant="long_duel", seed=1).config.players == 2


def test_a_player_can_leave_at_any_time_but_only_once() -> None:
    game = sixgun.new_game(players=4, seed=1)
    asked = game.kernel.seat
    other = (asked + 1) % 4

    assert game.why_not("leave") is None
    assert game.why_not("leave", other) is None
    game.leave(other)

    refusal = game.why_not("leave", other)
    assert refusal is not None
    assert refusal.code == "left_already"


def test_a_game_that_all_left_has_no_winner_and_a_record() -> None:
    game = sixgun.new_game(players=4, seed=1)

    for seat in range(4):
        game.leave(seat)

    assert game.result is not None
    assert (game.result.side, game.result.winners) == ("nobody", ())
    assert sixgun.replay(read_record(str(game.record()))).result == game.result
