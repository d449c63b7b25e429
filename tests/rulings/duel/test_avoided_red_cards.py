"""D103, D119, D121, D125, D127, D133: the effects of red cards in addition to their hit."""

from __future__ import annotations

import pytest

from sixgun.engine import IllegalMove
from sixgun.testing import Side, duel, ruling


@ruling("D103")
def test_an_avoided_carbine_may_strike_a_card_with_the_front_shot_at() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("carbine").active.has_in_play("rattlesnake")
    outlaw.holds("missed").active.has_in_play("barrel")

    law.plays("carbine", at=outlaw.active)
    outlaw.plays("missed")
    law.picks(at=outlaw.active.card("barrel"))

    assert (outlaw.active.life, outlaw.active.in_play) == (4, [])
    assert law.active.in_play == ["rattlesnake"]
    assert law.prompt == "play"


@ruling("D103")
def test_an_avoided_carbine_may_strike_a_card_with_the_own_front() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("carbine").active.has_in_play("rattlesnake")
    outlaw.holds("missed").active.has_in_play("barrel")

    law.plays("carbine", at=outlaw.active)
    outlaw.plays("missed")
    law.picks(at=law.active.card("rattlesnake"))

    assert law.active.in_play == []
    assert outlaw.active.in_play == ["barrel"]


@ruling("D103")
def test_an_avoided_carbine_never_strikes_a_card_with_a_rear_and_nothing_need_be_struck() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("carbine").active.has_in_play("rattlesnake")
    law.rearguard.has_in_play("bank")
    outlaw.holds("missed").active.has_in_play("clock-horseshoe.outlaw")
    outlaw.rearguard.has_in_play("dynamite")

    law.plays("carbine", at=outlaw.active)
    outlaw.plays("missed")

    assert law.options == [
        "pick > rattlesnake-snake.outlaw",
        "pick > clock-horseshoe.outlaw",
        "pass",
    ]
    law.passes()
    assert outlaw.active.in_play == ["clock"]
    assert law.prompt == "play"


@ruling("D103")
def test_a_carbine_shot_at_a_rear_strikes_cards_with_the_fronts_all_the_same() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("carbine").active.has_in_play("scope-horseshoe.law")
    outlaw.active.has_in_play("barrel")
    outlaw.rearguard.has_in_play("hat", "clock")

    law.plays("carbine", at=outlaw.rearguard)
    outlaw.uses("hat")

    assert law.options == ["pick > scope-horseshoe.law", "pick > barrel-snake.outlaw", "pass"]


@ruling("D103")
def test_a_carbine_that_strikes_its_target_strikes_no_card() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("carbine")
    outlaw.active.has_in_play("clock")

    law.plays("carbine", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.life == 3
    assert outlaw.active.in_play == ["clock"]
    assert law.prompt == "play"


@ruling("D119")
def test_a_player_who_avoids_a_peacemaker_discards_a_hand_card_of_their_choice() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("peacemaker")
    outlaw.holds("missed", "beer", "duel")

    law.plays("peacemaker", at=outlaw.active)
    outlaw.plays("missed")

    assert outlaw.options == ["discard beer-barrel.outlaw", "discard duel-horseshoe.outlaw"]
    outlaw.discards("duel")
    assert outlaw.hand == ["beer"]
    assert law.prompt == "play"


@ruling("D119")
def test_a_player_who_spends_their_last_card_against_a_peacemaker_loses_none() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("peacemaker")
    outlaw.holds("missed").active.has_in_play("hat")

    law.plays("peacemaker", at=outlaw.active)
    outlaw.plays("missed")

    assert (outlaw.hand, outlaw.active.in_play) == ([], ["hat"])
    assert law.prompt == "play"


@ruling("D119")
def test_a_peacemaker_that_strikes_costs_no_card() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("peacemaker")
    outlaw.holds("missed", "beer")

    law.plays("peacemaker", at=outlaw.active)
    outlaw.passes()

    assert (outlaw.active.life, outlaw.hand) == (3, ["missed", "beer"])


@ruling("D121")
def test_after_an_avoided_remington_its_player_may_draw() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("remington").next_cards("beer", "duel")
    law.holds("missed")

    outlaw.plays("remington", at=law.active)
    law.plays("missed")

    assert outlaw.options == ["draw > deck", "pass"]
    outlaw.draws_from("deck")
    assert outlaw.hand == ["beer"]


@ruling("D121")
def test_nobody_draws_for_a_remington_that_strikes_or_when_he_does_not_want_to() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "west_harding babe_leroy")
    outlaw.is_playing().holds("remington", "remington")
    law.holds("missed")

    outlaw.plays("remington", at=law.active)
    law.plays("missed")
    outlaw.passes().plays("remington", at=law.active)
    law.passes()

    assert outlaw.hand == []
    assert outlaw.prompt == "play"


@ruling("D121")
def test_an_avoided_remington_is_worth_two_cards_to_wyatt_ear() -> None:
    law, outlaw = duel("wyatt_ear bill_tightman", "babe_leroy west_harding")
    law.holds("remington").next_cards("water", "wagon", "bank")
    outlaw.holds("missed")

    law.plays("remington", at=outlaw.active)
    outlaw.plays("missed")
    law.draws_from("deck").draws_from("deck")

    assert law.hand == ["water", "wagon"]
    assert law.prompt == "play"


@ruling("D125")
def test_an_avoided_schofield_heals_the_front_of_its_player() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("schofield").active.has_life(2)
    outlaw.rearguard.has_life(2)
    law.holds("missed")

    outlaw.plays("schofield", at=law.active)
    law.plays("missed")

    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 2)


@ruling("D125")
def test_a_schofield_heals_not_above_the_maximum_and_not_when_it_strikes() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "west_harding babe_leroy")
    outlaw.is_playing().holds("schofield", "schofield")
    law.holds("missed")

    outlaw.plays("schofield", at=law.active)
    law.plays("missed")
    full = outlaw.active.life
    outlaw.active.has_life(2)
    outlaw.plays("schofield", at=law.active)
    law.passes()

    assert (full, outlaw.active.life) == (4, 2)


@ruling("D125")
def test_a_schofield_heals_before_the_return_fire_arrives() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("schofield").active.has_life(1)
    law.holds("return_fire")

    outlaw.plays("schofield", at=law.active)
    law.plays("return_fire")
    healed = outlaw.active.life
    outlaw.passes()

    assert healed == 2
    assert (outlaw.active.character, outlaw.active.life) == ("babe_leroy", 1)


def shotgun_avoided(house: str = "") -> tuple[Side, Side]:
    """Both sides are pairs, and the shooter chooses which is swapped."""
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding", house=house)
    law.holds("shotgun")
    outlaw.holds("missed")

    law.plays("shotgun", at=outlaw.active)
    outlaw.plays("missed")
    return law, outlaw


@ruling("D127")
def test_after_an_avoided_shotgun_its_player_swaps_the_other_side() -> None:
    law, outlaw = shotgun_avoided()

    law.swaps(at=outlaw.active)

    assert (law.active.character, outlaw.active.character) == ("pat_garret", "west_harding")
    assert law.prompt == "play"


@ruling("D127")
def test_after_an_avoided_shotgun_its_player_swaps_his_own_side() -> None:
    law, outlaw = shotgun_avoided()

    law.swaps(at=law.active)

    assert (law.active.character, outlaw.active.character) == ("bill_tightman", "babe_leroy")


@ruling("D127")
def test_after_an_avoided_shotgun_somebody_must_be_swapped() -> None:
    law, _ = shotgun_avoided()

    with pytest.raises(IllegalMove, match="swap_one_of_them"):
        law.passes()

    assert law.options == ["swap > ann.1", "swap > bob.1"]


@ruling("D127")
def test_optional_shotgun_nobody_needs_to_be_swapped() -> None:
    law, outlaw = shotgun_avoided(house="optional_shotgun")

    law.passes()

    assert (law.active.character, outlaw.active.character) == ("pat_garret", "babe_leroy")
    assert law.prompt == "play"


@ruling("D127")
def test_an_avoided_shotgun_swaps_the_only_side_that_is_a_pair() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy")
    law.holds("shotgun")
    outlaw.holds("missed")

    law.plays("shotgun", at=outlaw.active)
    outlaw.plays("missed")

    assert law.options == ["swap > ann.1"]


@ruling("D127")
def test_an_avoided_shotgun_does_nothing_between_two_who_stand_alone() -> None:
    law, outlaw = duel("pat_garret", "babe_leroy")
    law.holds("shotgun")
    outlaw.holds("missed")

    law.plays("shotgun", at=outlaw.active)
    outlaw.plays("missed")

    assert law.prompt == "play"


@ruling("D127")
def test_a_shotgun_that_strikes_swaps_nobody() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("shotgun")

    law.plays("shotgun", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.character == "babe_leroy"
    assert law.prompt == "play"


@ruling("D133")
def test_a_winchester_reaches_the_rear_by_itself() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("winchester", "colt")

    refused = law.refused("colt", at=outlaw.rearguard)
    law.plays("winchester", at=outlaw.rearguard)
    outlaw.passes()

    assert refused == "behind_the_front"
    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 3)


@ruling("D133")
def test_a_winchester_may_be_aimed_at_the_front_and_is_the_red_card_of_the_turn() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("winchester", "winchester")

    own_rear = law.refused("winchester", at=law.rearguard)
    law.plays("winchester", at=outlaw.active)
    outlaw.passes()

    assert own_rear == "not_yourself"
    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 4)
    assert law.refused("winchester", at=outlaw.rearguard) == "bang_limit"
