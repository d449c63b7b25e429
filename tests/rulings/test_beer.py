"""R34-R43: Beer, the last life point, and the last two players."""

from __future__ import annotations

from sixgun.testing import next_cards, ruling, table
from tests.rulings.table_helpers import discarded_kinds

# -- in the player's turn ------------------------------------------------------------------


@ruling("R34")
def test_a_beer_heals_its_player_by_one() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_life(2).holds("beer")
    bob.has_life(2)

    ann.plays("beer")

    assert (ann.life, bob.life) == (3, 2)


@ruling("R34")
def test_a_beer_heals_nobody_above_his_starting_life() -> None:
    _ann, gringo, *_ = table("bystander", "el_gringo", players=4)
    gringo.is_playing().has_life(2).holds("beer", "beer")

    gringo.plays("beer").plays("beer")

    assert gringo.life == 3


@ruling("R35", "T107")
def test_a_beer_may_be_played_at_full_life() -> None:
    ann, *_ = table(players=4)
    ann.holds("beer")

    ann.plays("beer")

    assert (ann.life, ann.hand) == (5, [])
    assert discarded_kinds() == ["beer"]


@ruling("R35", "T107")
def test_a_beer_may_be_played_with_two_players_left() -> None:
    ann, _bob, cal, dot = table(players=4)
    ann.has_life(2).holds("beer")
    cal.is_out()
    dot.is_out()

    ann.plays("beer")

    assert (ann.life, ann.hand) == (2, [])
    assert discarded_kinds() == ["beer"]


@ruling("R36")
def test_with_two_players_left_a_beer_saves_no_life() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("bang")
    bob.has_life(1).holds("beer")
    cal.is_out()
    dot.is_out()

    ann.plays("bang", at=bob)
    bob.passes()
    refused = bob.refused("beer")
    bob.passes()

    assert refused == "two_players_left"
    assert not bob.is_alive


# -- out of turn ---------------------------------------------------------------------------


@ruling("R37")
def test_an_ordinary_hit_is_not_answered_with_a_beer() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_life(2).holds("beer")

    ann.plays("bang", at=bob)
    offered = bob.options
    bob.passes()

    assert offered == ["pass"]
    assert (bob.life, bob.hand) == (1, ["beer"])
    assert ann.prompt == "play"


@ruling("R37")
def test_a_hit_that_takes_the_last_life_point_is_answered_with_a_beer() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_life(1).holds("beer")

    ann.plays("bang", at=bob)
    bob.passes().plays("beer")

    assert bob.is_alive
    assert (bob.life, bob.hand) == (1, [])


@ruling("R37")
def test_the_life_saving_beer_comes_after_the_hit_and_not_instead_of_a_missed() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_life(1).holds("beer")

    ann.plays("bang", at=bob)

    assert bob.refused("beer") == "no_missed"


@ruling("R38", "T104")
def test_two_beers_save_from_the_dynamite_with_two_life_points() -> None:
    _ann, bob, *_ = table(players=4)
    bob.has_life(2).holds("beer", "beer").has_in_play("dynamite")
    next_cards("5S", "bang", "missed")

    bob.starts_turn().plays("beer").plays("beer")

    assert bob.life == 1
    assert bob.hand == ["bang", "missed"]


@ruling("R38")
def test_one_beer_is_not_enough_against_the_dynamite_with_two_life_points() -> None:
    _ann, bob, cal, *_ = table(players=4)
    bob.has_life(2).holds("beer").has_in_play("dynamite")
    next_cards("5S")

    bob.starts_turn().plays("beer")
    offered = bob.options
    bob.passes()

    assert offered == ["pass"]
    assert not bob.is_alive
    assert cal.is_active


@ruling("R39")
def test_a_beer_that_did_not_suffice_is_spent() -> None:
    _ann, bob, _cal, sam = table("bystander", "bystander", "bystander", "vulture_sam")
    bob.has_life(2).holds("beer", "panic").has_in_play("dynamite")
    next_cards("missed-5S")

    bob.starts_turn().plays("beer").passes()

    assert not bob.is_alive
    assert sam.hand == ["panic"]
    assert discarded_kinds() == ["missed", "dynamite", "beer"]


@ruling("R40")
def test_a_beer_saves_from_a_duel_lost_in_ones_own_turn() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_life(1).holds("duel", "beer")
    bob.holds("bang")

    ann.plays("duel", at=bob)
    bob.discards("bang")
    ann.passes().plays("beer")

    assert ann.life == 1
    assert ann.prompt == "play"


@ruling("R40")
def test_a_beer_saves_from_the_dynamite_in_ones_own_turn() -> None:
    _ann, bob, *_ = table(players=4)
    bob.has_life(3).holds("beer").has_in_play("dynamite")
    next_cards("5S", "bang", "missed")

    bob.starts_turn().plays("beer")

    assert bob.life == 1
    assert bob.prompt == "play"


@ruling("R41")
def test_a_saloon_does_not_save_the_last_life_point() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_life(1).holds("saloon")

    ann.plays("bang", at=bob)
    bob.passes()
    offered = bob.options
    refused = bob.refused("saloon")
    bob.passes()

    assert offered == ["pass"]
    assert refused == "cannot_save_a_life"
    assert not bob.is_alive


@ruling("R41")
def test_a_saloon_does_not_save_the_last_life_point_in_ones_own_turn() -> None:
    ann, bob, *_ = table(players=4)
    ann.has_life(1).holds("duel", "saloon")
    bob.holds("bang")

    ann.plays("duel", at=bob)
    bob.discards("bang")
    ann.passes()

    assert ann.prompt == "dying"
    assert ann.options == ["pass"]
    assert ann.refused("saloon") == "cannot_save_a_life"


@ruling("R41")
def test_sid_ketchum_saves_his_last_life_point() -> None:
    ann, sid, *_ = table("bystander", "sid_ketchum", players=4)
    ann.holds("bang")
    sid.has_life(1).holds("saloon", "missed").skips()

    ann.plays("bang", at=sid)
    sid.passes().uses().discards("saloon", "missed")

    assert sid.is_alive
    assert sid.life == 1


# -- two players left ----------------------------------------------------------------------


@ruling("R42")
def test_a_saloon_heals_with_two_players_left() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.has_life(2).holds("saloon")
    bob.has_life(1)
    cal.is_out()
    dot.is_out()

    ann.plays("saloon")

    assert (ann.life, bob.life) == (3, 2)


@ruling("R42")
def test_sid_ketchum_heals_with_two_players_left() -> None:
    sid, _bob, cal, dot = table("sid_ketchum", players=4)
    sid.has_life(2).holds("bang", "missed")
    cal.is_out()
    dot.is_out()

    sid.uses().discards("bang", "missed")

    assert sid.life == 3


@ruling("R42")
def test_sid_ketchum_saves_himself_with_two_players_left() -> None:
    ann, sid, cal, dot = table("bystander", "sid_ketchum", players=4)
    ann.holds("bang")
    sid.has_life(1).holds("beer", "missed").skips()
    cal.is_out()
    dot.is_out()

    ann.plays("bang", at=sid)
    sid.passes().uses().discards("beer", "missed")

    assert sid.is_alive
    assert sid.life == 1


@ruling("R43")
def test_the_dying_player_counts_as_one_of_those_left() -> None:
    ann, bob, _cal, dot = table(players=4)
    ann.holds("bang")
    bob.has_life(1).holds("beer")
    dot.is_out()

    ann.plays("bang", at=bob)
    bob.passes().plays("beer")

    assert bob.is_alive
    assert bob.life == 1


@ruling("R43")
def test_earlier_victims_of_the_same_gatling_count_no_more() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("gatling")
    bob.has_life(1)
    cal.has_life(1).holds("beer")
    dot.is_out()

    ann.plays("gatling")
    bob.passes().passes()
    cal.passes()
    refused = cal.refused("beer")
    cal.passes()

    assert refused == "two_players_left"
    assert not cal.is_alive


@ruling("R43")
def test_later_victims_of_the_same_gatling_still_count() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("gatling")
    bob.has_life(1).holds("beer")
    cal.has_life(1)
    dot.is_out()

    ann.plays("gatling")
    bob.passes().plays("beer")
    cal.passes().passes()

    assert bob.is_alive
    assert not cal.is_alive


def test_a_rescuing_beer_aimed_at_somebody_is_refused_with_a_reason() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("beer").has_life(1)

    ann.plays("bang", at=bob)
    bob.passes()

    assert bob.refused("beer", at=ann) == "no_target_wanted"
    assert bob.refused("beer") == ""
    bob.plays("beer")
    assert bob.life == 1
