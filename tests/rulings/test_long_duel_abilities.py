"""The long duel: whose ability works in a turn, and for a target."""

from __future__ import annotations

from sixgun.testing import current, long_duel, next_cards, ruling

THEIRS = "willy_the_kid pedro_ramirez"


# -- in the player's own turn --------------------------------------------------------------


@ruling("T62", "R283")
def test_in_his_turn_a_player_has_the_ability_of_his_front_alone() -> None:
    kit, _, them, _ = long_duel("kit_carlson willy_the_kid", "black_jack pedro_ramirez")
    kit.holds("bang-2C", "bang-3C")

    kit.plays("bang", at=them)
    them.passes()

    assert kit.refused("bang", at=them) == "bang_limit"


@ruling("T62", "R283")
def test_the_ability_of_the_front_works() -> None:
    willy, _, them, _ = long_duel("willy_the_kid kit_carlson", "black_jack pedro_ramirez")
    willy.holds("bang-2C", "bang-3C")

    willy.plays("bang", at=them)
    them.passes()

    assert willy.refused("bang", at=them) == ""


@ruling("T62", "R283")
def test_a_rear_slab_does_not_make_the_fronts_shots_harder_to_avoid() -> None:
    kit, _, them, _ = long_duel("kit_carlson slab_the_killer", THEIRS)
    kit.holds("bang")
    them.holds("missed-2S")

    kit.plays("bang", at=them)
    them.plays("missed")

    assert them.life == 4
    assert kit.prompt == "play"


@ruling("T118")
def test_rose_sees_better_in_front_alone() -> None:
    rose, kit, *_, behind = long_duel("rose_doolan kit_carlson", THEIRS)
    in_front = rose.distance_to(behind)

    rose.starts_turn().picks(at=kit)

    assert in_front == 1
    assert kit.distance_to(behind) == 2


@ruling("T118")
def test_paul_regret_is_farther_away_in_front_and_behind() -> None:
    kit, *_, paul = long_duel("kit_carlson black_jack", "willy_the_kid paul_regret")
    behind = kit.distance_to(paul)
    kit, _, paul, _ = long_duel("kit_carlson black_jack", "paul_regret willy_the_kid")
    in_front = kit.distance_to(paul)

    assert (behind, in_front) == (3, 2)


@ruling("T118")
def test_paul_regret_protects_nobody_but_himself() -> None:
    kit, _, willy, _ = long_duel("kit_carlson black_jack", "willy_the_kid paul_regret")

    assert kit.distance_to(willy) == 1


# -- a target reacts with their own ability ------------------------------------------------


@ruling("T62", "R283")
def test_a_rear_who_is_shot_at_uses_his_own_ability() -> None:
    kit, _, _, jourdonnais = long_duel("kit_carlson black_jack", "willy_the_kid jourdonnais")
    kit.holds("bang").has_in_play("schofield")
    next_cards("9H")

    kit.plays("bang", at=jourdonnais)
    jourdonnais.uses()

    assert jourdonnais.life == 4


@ruling("T62", "R283")
def test_ones_own_rear_reacts_to_ones_own_gatling() -> None:
    kit, jourdonnais, them, _ = long_duel("kit_carlson jourdonnais", THEIRS)
    kit.holds("gatling")
    next_cards("9H")

    kit.plays("gatling")
    them.passes()
    jourdonnais.uses()

    assert jourdonnais.life == 4


@ruling("T62", "R283")
def test_a_rear_who_is_shot_at_does_not_use_the_ability_of_his_front() -> None:
    kit, _, janet, pedro = long_duel("kit_carlson black_jack", "calamity_janet pedro_ramirez")
    kit.holds("bang-2C").has_in_play("schofield")
    janet.holds("bang-3C")

    kit.plays("bang", at=pedro)

    assert pedro.options == ["pass"]


@ruling("T62", "R283")
def test_a_front_who_is_shot_at_does_not_use_the_ability_of_his_rear() -> None:
    kit, _, pedro, _ = long_duel("kit_carlson black_jack", "pedro_ramirez calamity_janet")
    kit.holds("bang-2C")
    pedro.holds("bang-3C")

    kit.plays("bang", at=pedro)

    assert pedro.options == ["pass"]


@ruling("T62", "R283")
def test_a_rear_janet_may_give_up_a_missed_in_a_duel() -> None:
    kit, _, _, janet = long_duel("kit_carlson black_jack", "pedro_ramirez calamity_janet")
    kit.holds("duel")
    janet.holds("missed-2S")

    kit.plays("duel", at=janet)
    janet.discards("missed", as_="bang")
    kit.passes()

    assert (kit.life, janet.life) == (3, 4)


@ruling("T118")
def test_a_rear_bart_who_was_hit_draws() -> None:
    kit, _, _, bart = long_duel("kit_carlson black_jack", "willy_the_kid bart_cassidy")
    kit.holds("bang").has_in_play("schofield")
    next_cards("beer")

    kit.plays("bang", at=bart)
    bart.passes()

    assert bart.hand == ["beer"]


@ruling("T118")
def test_a_rear_bart_does_not_draw_when_the_front_is_hit() -> None:
    kit, _, willy, _ = long_duel("kit_carlson black_jack", "willy_the_kid bart_cassidy")
    kit.holds("bang")

    kit.plays("bang", at=willy)
    willy.passes()

    assert willy.hand == []
    assert willy.life == 3


@ruling("T118")
def test_a_rear_el_gringo_who_was_hit_takes_a_card() -> None:
    kit, _, _, gringo = long_duel("kit_carlson black_jack", "willy_the_kid el_gringo")
    kit.holds("bang", "saloon").has_in_play("schofield")

    kit.plays("bang", at=gringo)
    gringo.passes()

    assert gringo.hand == ["saloon"]
    assert kit.hand == []


@ruling("T118")
def test_el_gringo_takes_nothing_from_his_own_player() -> None:
    kit, gringo, them, behind = long_duel("kit_carlson el_gringo", THEIRS)
    kit.holds("gatling", "beer", "saloon", "stagecoach", "panic", "duel")
    before = current().game.rng.state

    kit.plays("gatling")
    for figure in (them, gringo, behind):
        figure.passes()

    assert gringo.life == 2
    assert kit.hand == ["beer", "saloon", "stagecoach", "panic", "duel"]
    assert current().game.rng.state == before  # no card was picked at random
