"""Switch and Sidekick: tokens that move, and the hits that follow."""

import pytest

from sixgun.testing import duel, ruling


@ruling("D190")
def test_when_the_bearer_of_a_sidekick_comes_to_the_front_the_opponents_front_is_hit() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros west_harding", mode="reinforcements")
    outlaw.rearguard.has_in_play("sidekick")
    outlaw.is_playing()

    outlaw.swaps()
    law.passes()

    assert (law.active.life, law.rearguard.life) == (4, 3)


@ruling("D190")
def test_any_hand_card_avoids_the_hit_of_a_sidekick() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros west_harding", mode="reinforcements")
    law.holds("bank")
    outlaw.rearguard.has_in_play("sidekick")
    outlaw.is_playing()

    outlaw.swaps()
    law.plays("bank")

    assert law.active.life == 5


@ruling("D190")
def test_the_hit_of_a_sidekick_is_also_avoided_as_usual() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros west_harding", mode="reinforcements")
    law.active.has_in_play("hat")
    outlaw.rearguard.has_in_play("sidekick")
    outlaw.is_playing()

    outlaw.swaps()
    law.uses("hat")

    assert law.active.life == 5


@ruling("D190")
def test_a_sidekick_does_nothing_when_its_bearer_leaves_the_front() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros west_harding", mode="reinforcements")
    outlaw.active.has_in_play("sidekick")
    outlaw.is_playing()

    outlaw.swaps()

    assert outlaw.prompt == "play"
    assert law.active.life == 5


@ruling("D190")
def test_a_clock_with_the_front_draws_before_the_hit_of_a_sidekick_is_answered() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros west_harding", mode="reinforcements")
    law.next_cards("bank").active.has_in_play("clock")
    outlaw.rearguard.has_in_play("sidekick")
    outlaw.is_playing()

    outlaw.swaps()

    assert law.hand == ["bank"]
    law.plays("bank")
    assert law.active.life == 5


@ruling("D190", "D233")
@pytest.mark.parametrize("first", ["tom_thorn", "sidekick"])
def test_the_clock_draws_before_a_sidekick_hit_also_with_tom_thorn(first: str) -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.next_cards("bank").active.has_in_play("clock")
    outlaw.is_playing().rearguard.has_in_play("sidekick")

    outlaw.swaps().chooses(first)
    if first == "tom_thorn":
        assert law.hand == []
        law.passes()

    assert law.hand == ["bank"]
    law.plays("bank")
    assert law.active.life == 5


@ruling("D85", "D190")
def test_a_sidekick_of_the_front_hits_before_jim_longhair_behind_swaps() -> None:
    law, renegade = duel("the_stranger jango", "jim_longhair big_steve", mode="renegade_vs_law")
    renegade.is_playing().rearguard.has_in_play("sidekick")

    renegade.swaps()
    law.passes()
    renegade.swaps(at=law.first)

    assert law.first.life == 3
    assert law.active.character == "jango"


@ruling("D85", "D190")
def test_jango_draws_after_the_hit_of_a_sidekick_of_the_turn_players_front() -> None:
    law, renegade = duel("jango the_stranger", "big_steve hottie_delou", mode="renegade_vs_law")
    renegade.is_playing().rearguard.has_in_play("sidekick")

    renegade.swaps()

    assert law.prompt == "hit"
    law.passes()
    assert law.prompt == "may_draw"


@ruling("D233")
@pytest.mark.parametrize(("first", "struck"), [("sidekick", 0), ("king_fishers", 1)])
def test_king_fishers_with_a_sidekick_acts_in_the_order_of_his_owner(
    first: str, struck: int
) -> None:
    outlaw, renegade = duel(
        "west_harding dalton_bros", "big_steve king_fishers", mode="renegade_vs_outlaw"
    )
    renegade.is_playing().rearguard.has_in_play("sidekick")

    renegade.swaps().chooses(first)
    if first == "sidekick":
        outlaw.passes()
        renegade.swaps(at=outlaw.first)
    else:
        renegade.swaps(at=outlaw.first)
        outlaw.passes()

    lost = [4 - outlaw.first.life, 3 - outlaw.second.life]
    assert lost.index(1) == struck


@ruling("D247")
def test_sid_curry_strikes_back_at_the_bearer_of_a_sidekick() -> None:
    law, outlaw = duel("pat_garret the_stranger", "sid_curry tom_thorn", mode="reinforcements")
    law.next_cards("barrel").rearguard.has_in_play("sidekick")

    law.swaps()
    outlaw.uses()
    law.passes()

    assert outlaw.active.life == 4
    assert law.second.life == 3
    assert law.first.life == 5


@ruling("D247")
def test_the_bearer_of_a_sidekick_is_its_shooter_though_he_has_left_the_front_again() -> None:
    law, outlaw = duel("pat_garret the_stranger", "jim_longhair sid_curry", mode="reinforcements")
    law.holds("switch").next_cards("barrel").rearguard.has_in_play("sidekick")

    law.plays("switch").swaps(at=law.first).swaps(at=outlaw.first)
    outlaw.uses().swaps(at=law.second)
    law.passes()

    assert law.active.character == "pat_garret"
    assert law.second.life == 3
    assert law.first.life == 5


@ruling("D194")
def test_switch_swaps_both_sides() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros west_harding", mode="reinforcements")
    law.holds("switch")

    law.plays("switch").swaps(at=law.first).swaps(at=outlaw.first)

    assert law.active.character == "the_stranger"
    assert outlaw.active.character == "west_harding"
    assert law.prompt == "play"


@ruling("D194")
def test_switch_may_swap_one_side_or_none() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros west_harding", mode="reinforcements")
    law.holds("switch", "switch")

    law.plays("switch").passes()
    law.plays("switch").swaps(at=outlaw.first).passes()

    assert law.active.character == "pat_garret"
    assert outlaw.active.character == "west_harding"
    assert law.prompt == "play"


@ruling("D194")
def test_switch_swaps_no_side_twice() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros west_harding", mode="reinforcements")
    law.holds("switch")

    law.plays("switch").swaps(at=outlaw.first)

    assert law.options == ["swap > ann.1", "pass"]


@ruling("D194")
def test_what_a_switch_sets_off_comes_after_both_swaps() -> None:
    law, outlaw = duel("jango the_stranger", "dalton_bros west_harding", mode="reinforcements")
    law.holds("switch").next_cards("water")

    law.plays("switch").swaps(at=outlaw.first)
    after_the_first = law.prompt
    law.swaps(at=law.first).draws_from("deck")

    assert after_the_first == "swap_side"
    assert law.active.character == "the_stranger"
    assert law.hand == ["water"]


@ruling("D194")
def test_what_a_switch_sets_off_follows_the_order_of_the_swaps() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("switch").rearguard.has_in_play("sidekick")

    law.plays("switch").swaps(at=law.first).swaps(at=outlaw.first)

    assert outlaw.prompt == "hit"
    outlaw.passes()
    assert law.prompt == "hit"
    law.passes()
    assert outlaw.active.life == 3  # Tom Thorn, who is in front by then
    assert law.rearguard.life == 4  # Pat Garret, who is behind by then


@ruling("D194")
def test_a_draw_of_the_second_swap_waits_for_tom_thorns_hit_of_the_first() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    outlaw.holds("switch").rearguard.has_in_play("clock")
    outlaw.is_playing()

    outlaw.plays("switch").swaps(at=outlaw.first).swaps(at=law.first)

    assert law.prompt == "hit"
    assert outlaw.hand == []
    law.passes()
    assert len(outlaw.hand) == 1


@ruling("D194")
def test_with_the_other_order_of_swaps_the_other_hit_of_a_switch_comes_first() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("switch").rearguard.has_in_play("sidekick")

    law.plays("switch").swaps(at=outlaw.first).swaps(at=law.first)

    assert law.prompt == "hit"
    law.passes()
    assert outlaw.prompt == "hit"
    outlaw.passes()
    assert law.first.life == 4
    assert outlaw.second.life == 3


@ruling("D194")
def test_a_switch_leaves_alone_who_stands_alone() -> None:
    law, outlaw = duel("pat_garret the_stranger", "dalton_bros", mode="reinforcements")
    law.holds("switch")

    law.plays("switch")

    assert law.options == ["swap > ann.1", "pass"]
    law.swaps(at=law.first)
    assert law.prompt == "play"
    assert outlaw.active.character == "dalton_bros"
