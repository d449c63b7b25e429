"""R20-R27: distance, reach, and which cards may lie before a player."""

from __future__ import annotations

from sixgun.classic import BlueCard
from sixgun.notation import find_move
from sixgun.testing import ruling, table
from tests.rulings.table_helpers import discarded_kinds


class Donkey(BlueCard):
    """Works like the Mustang, under another name."""

    id = "donkey"
    name = "Donkey"
    words = "Everybody else sees you one step farther away."
    copies = "KD"
    cover = 1


class Spyglass(BlueCard):
    """Works like the Scope, under another name."""

    id = "spyglass"
    name = "Spyglass"
    words = "You see everybody else one step nearer, never below 1."
    copies = "10D"
    sight = 1


# -- distance ------------------------------------------------------------------------------


@ruling("R20")
def test_the_shorter_way_round_the_table_counts() -> None:
    ann, *others = table(players=7)

    assert [ann.distance_to(other) for other in others] == [1, 2, 3, 3, 2, 1]


@ruling("R20", "R21")
def test_a_refusal_tells_what_a_distance_is_the_sum_of() -> None:
    ann, _, cal, *_ = table("rose_doolan", "bart_cassidy", "paul_regret", players=5)
    ann.holds("bang-7C")
    cal.has_in_play("mustang")

    assert ann.refused("bang", at=cal) == "out_of_range"
    refusal = ann.game.why_not(find_move(ann.game, "play bang-7C > cal"))

    assert refusal is not None
    assert refusal.facts == {
        "distance": 3,
        "reach": 1,
        "seats": 2,
        "farther": "mustang paul_regret",
        "nearer": "rose_doolan",
    }


@ruling("R20")
def test_the_eliminated_are_not_counted() -> None:
    ann, bob, cal, dot, *_ = table(players=6)
    bob.is_out()

    assert ann.distance_to(cal) == 1
    assert ann.distance_to(dot) == 2


@ruling("R20")
def test_players_move_together_when_somebody_is_eliminated() -> None:
    ann, bob, cal, *_ = table("willy_the_kid", players=5)
    ann.holds("bang", "bang")
    bob.has_life(1)

    before = ann.refused("bang", at=cal)
    ann.plays("bang", at=bob)
    bob.passes().passes()
    ann.plays("bang", at=cal)
    cal.passes()

    assert before == "out_of_range"
    assert cal.life == 3


@ruling("R21")
def test_a_mustang_puts_its_owner_one_step_farther_away() -> None:
    ann, bob, cal, *_ = table(players=6)
    bob.has_in_play("mustang")

    assert (ann.distance_to(bob), cal.distance_to(bob)) == (2, 2)
    assert (bob.distance_to(ann), bob.distance_to(cal)) == (1, 1)


@ruling("R21")
def test_a_scope_brings_the_others_one_step_nearer() -> None:
    ann, bob, cal, dot, *_ = table(players=6)
    ann.has_in_play("scope")

    assert [ann.distance_to(other) for other in (bob, cal, dot)] == [1, 1, 2]
    assert [other.distance_to(ann) for other in (bob, cal, dot)] == [1, 2, 3]


@ruling("R21")
def test_paul_regret_with_a_mustang_is_two_steps_farther_away() -> None:
    ann, paul, cal, *_ = table("bystander", "paul_regret", players=6)
    without = ann.distance_to(paul)
    paul.has_in_play("mustang")

    assert without == 2
    assert ann.distance_to(paul) == 3
    assert (paul.distance_to(ann), paul.distance_to(cal)) == (1, 1)


@ruling("R21")
def test_rose_doolan_with_a_scope_sees_two_steps_farther() -> None:
    rose, _bob, _cal, dot, *_ = table("rose_doolan", players=6)
    without = rose.distance_to(dot)
    rose.has_in_play("scope")

    assert without == 2
    assert rose.distance_to(dot) == 1
    assert dot.distance_to(rose) == 3


@ruling("R21")
def test_scope_and_mustang_make_up_for_each_other() -> None:
    ann, _bob, cal, *_ = table(players=6)
    ann.has_in_play("scope")
    cal.has_in_play("mustang")

    assert ann.distance_to(cal) == 2


@ruling("R21")
def test_the_lowest_distance_is_applied_to_the_whole_sum() -> None:
    rose, paul, *_ = table("rose_doolan", "paul_regret", players=6)
    rose.has_in_play("scope")
    paul.has_in_play("mustang")

    assert rose.distance_to(paul) == 1


@ruling("R21")
def test_a_mustang_keeps_a_neighbour_with_the_colt_away() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_in_play("mustang")

    assert ann.refused("bang", at=bob) == "out_of_range"


@ruling("R22")
def test_cards_of_different_names_that_hide_add_up() -> None:
    ann, bob, *_ = table(players=6, cards=[Donkey])
    ann.holds("donkey").has_in_play("mustang")

    ann.plays("donkey")

    assert ann.in_play == ["mustang", "donkey"]
    assert bob.distance_to(ann) == 3


@ruling("R22")
def test_cards_of_different_names_that_see_add_up() -> None:
    ann, _bob, _cal, dot, *_ = table(players=6, cards=[Spyglass])
    ann.holds("spyglass").has_in_play("scope")

    ann.plays("spyglass")

    assert ann.in_play == ["scope", "spyglass"]
    assert ann.distance_to(dot) == 1


# -- weapons -------------------------------------------------------------------------------


@ruling("R23")
def test_a_weapon_lets_a_bang_reach_farther() -> None:
    ann, _bob, _cal, dot, *_ = table(players=6)
    ann.holds("bang").has_in_play("remington")

    ann.plays("bang", at=dot)
    dot.passes()

    assert dot.life == 3
    assert ann.distance_to(dot) == 3


@ruling("R23")
def test_a_weapon_does_not_help_a_panic() -> None:
    ann, _bob, cal, *_ = table(players=6)
    ann.holds("panic").has_in_play("winchester")
    cal.holds("beer")

    assert ann.refused("panic", at=cal) == "out_of_range"


@ruling("R23")
def test_a_scope_does_help_a_panic() -> None:
    ann, _bob, cal, *_ = table(players=6)
    ann.holds("panic").has_in_play("scope")
    cal.holds("beer")

    ann.plays("panic", at=cal)

    assert ann.hand == ["beer"]


@ruling("R24")
def test_a_new_weapon_replaces_the_old_one() -> None:
    ann, _bob, cal, dot, *_ = table(players=6)
    ann.holds("schofield", "bang").has_in_play("barrel", "remington")

    ann.plays("schofield")

    assert ann.in_play == ["barrel", "schofield"]
    assert discarded_kinds() == ["remington"]
    assert ann.refused("bang", at=cal) == ""
    assert ann.refused("bang", at=dot) == "out_of_range"


@ruling("R24")
def test_the_colt_shoots_as_far_as_the_neighbours() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("bang")

    assert [ann.refused("bang", at=other) for other in (bob, cal, dot)] == ["", "out_of_range", ""]


@ruling("R24")
def test_the_colt_is_still_there_when_the_weapon_is_lost() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("cat_balou")
    bob.holds("bang").has_in_play("schofield")

    ann.plays("cat_balou", at=bob.card("schofield"))
    bob.is_playing()

    assert bob.refused("bang", at=dot) == "out_of_range"
    assert bob.refused("bang", at=cal) == ""


@ruling("R25", "T108")
def test_a_second_card_of_the_same_name_cannot_be_played() -> None:
    ann, *_ = table(players=4)
    ann.holds("barrel", "scope").has_in_play("barrel")

    assert ann.refused("barrel") == "same_name_in_play"
    assert ann.refused("scope") == ""


@ruling("R25")
def test_a_schofield_cannot_be_laid_over_a_schofield() -> None:
    ann, *_ = table(players=4)
    ann.holds("schofield", "volcanic").has_in_play("schofield")

    assert ann.refused("schofield") == "same_name_in_play"
    assert ann.refused("volcanic") == ""


@ruling("R26")
def test_a_volcanic_allows_any_number_of_bangs() -> None:
    ann, bob, _cal, dot = table(players=4)
    ann.holds("bang", "bang", "bang").has_in_play("volcanic")

    ann.plays("bang", at=bob)
    bob.passes()
    ann.plays("bang", at=dot)
    dot.passes()
    ann.plays("bang", at=bob)
    bob.passes()

    assert (bob.life, dot.life) == (2, 3)


@ruling("R26")
def test_a_volcanic_reaches_no_farther_than_distance_1() -> None:
    ann, _bob, cal, *_ = table(players=4)
    ann.holds("bang", "volcanic").has_in_play("schofield")

    before = ann.refused("bang", at=cal)
    ann.plays("volcanic")

    assert before == ""
    assert ann.refused("bang", at=cal) == "out_of_range"


@ruling("R27")
def test_without_the_volcanic_the_bangs_played_with_it_count() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang", "bang", "schofield").has_in_play("volcanic")

    ann.plays("bang", at=bob)
    bob.passes()
    ann.plays("schofield")

    assert ann.refused("bang", at=bob) == "bang_limit"


@ruling("R27")
def test_a_volcanic_that_left_before_any_bang_leaves_the_usual_one() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang", "bang", "schofield").has_in_play("volcanic")

    ann.plays("schofield").plays("bang", at=bob)
    bob.passes()

    assert bob.life == 3
    assert ann.refused("bang", at=bob) == "bang_limit"


@ruling("R27")
def test_a_volcanic_laid_after_a_bang_allows_more() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang", "bang", "volcanic")

    ann.plays("bang", at=bob)
    bob.passes()
    before = ann.refused("bang", at=bob)
    ann.plays("volcanic").plays("bang", at=bob)
    bob.passes()

    assert before == "bang_limit"
    assert bob.life == 2
