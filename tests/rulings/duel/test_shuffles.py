"""Reshuffles while a card is being resolved, and what happens when no card is left."""

from __future__ import annotations

from sixgun.testing import discard_pile, duel, pile, ruling


@ruling("D31", "D32")
def test_the_action_being_resolved_is_shuffled_in() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    outlaw.holds("wagon").is_playing()
    outlaw.only_cards("knife")

    outlaw.plays("wagon")

    assert outlaw.hand == ["knife", "wagon"]  # a third card does not exist
    assert pile() == []
    assert outlaw.prompt == "play"


@ruling("D31")
def test_a_whiskey_may_even_reveal_itself() -> None:
    _, outlaw = duel(
        "pat_garret jango",
        "sid_curry west_harding",
        mode="reinforcements",
        corrections="whiskey.ren_outlaw=horseshoe",
    )
    outlaw.holds("whiskey").is_playing().active.has_life(1)
    outlaw.only_cards()

    outlaw.plays("whiskey")

    assert outlaw.active.life == 3
    assert pile() == ["whiskey-horseshoe.ren_outlaw"]


@ruling("D31")
def test_a_red_card_whose_hit_is_not_settled_stays_behind_as_the_pile() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt-dynamite.law")
    outlaw.active.has_in_play("barrel")
    discard_pile("missed-snake.outlaw")
    outlaw.only_cards()

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")

    assert pile() == ["colt-dynamite.law", "missed-snake.outlaw"]
    assert outlaw.deck == []


@ruling("D31")
def test_a_fanning_stays_behind_until_its_last_hit_is_settled() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("fanning-barrel.law")
    outlaw.active.has_in_play("barrel", "gun_belt-snake.outlaw")
    discard_pile("wagon-barrel.outlaw")
    outlaw.only_cards()

    law.plays("fanning", at=outlaw.active)
    outlaw.uses("barrel").uses("barrel")

    assert pile() == ["fanning-barrel.law", "wagon-barrel.outlaw"]
    assert outlaw.active.life == 4


@ruling("D31")
def test_a_red_card_is_shuffled_in_as_soon_as_it_is_settled() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding pearl_hat")
    law.holds("colt-dynamite.law")
    outlaw.active.has_life(1)
    outlaw.only_cards("beer")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert outlaw.hand == ["beer", "colt"]  # the two cards for his elimination
    assert pile() == []


@ruling("D31")
def test_a_settled_red_card_may_be_drawn_for_the_point_it_cost() -> None:
    law, outlaw = duel("dalon_ranger jango", "sid_curry west_harding")
    outlaw.holds("colt-dynamite.outlaw").is_playing()
    law.only_cards()

    outlaw.plays("colt", at=law.active)
    law.passes()
    law.draws_from("deck")

    assert law.hand == ["colt"]
    assert pile() == []


@ruling("D31")
def test_an_avoided_walker_returns_although_the_pile_was_shuffled() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding", mode="reinforcements")
    outlaw.holds("walker").is_playing()
    law.active.has_in_play("barrel")
    discard_pile("wagon-barrel.law")
    law.only_cards()

    outlaw.plays("walker", at=law.active)
    law.uses("barrel")

    assert outlaw.hand == ["walker"]
    assert pile() == ["wagon-barrel.law"]


@ruling("D31")
def test_feint_takes_a_red_card_although_the_pile_was_shuffled() -> None:
    law, outlaw = duel("wyatt_ear jango", "sid_curry west_harding", mode="reinforcements")
    law.holds("colt-dynamite.law")
    outlaw.holds("feint")
    law.only_cards()

    law.plays("colt", at=outlaw.active)
    outlaw.plays("feint")
    law.draws_from("deck")  # Wyatt's card, for which all but the Colt is shuffled

    assert law.hand == ["feint"]
    assert outlaw.hand == ["colt"]
    assert pile() == []


@ruling("D31")
def test_a_card_shot_as_a_colt_is_not_red_and_is_shuffled_in() -> None:
    law, outlaw = duel("annie_oakey jango", "west_harding sid_curry")
    law.holds("missed-barrel.law")
    outlaw.active.has_in_play("barrel")
    outlaw.only_cards()

    law.plays("missed", at=outlaw.active, as_="colt")
    outlaw.uses("barrel")

    assert pile() == ["missed-barrel.law"]  # revealed, and a Barrel: the hit is avoided
    assert outlaw.active.life == 4
    assert law.prompt == "play"


@ruling("D32")
def test_draws_without_a_card_left_are_lost() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    outlaw.only_cards("knife")

    outlaw.starts_turn()

    assert outlaw.hand == ["knife"]
    assert outlaw.prompt == "play"


@ruling("D32")
def test_a_barrel_without_a_card_to_reveal_avoids_nothing() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding sid_curry")
    law.holds("colt-dynamite.law")
    outlaw.active.has_in_play("barrel")
    outlaw.only_cards()

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel").passes()

    assert outlaw.active.life == 3
    assert pile() == ["colt-dynamite.law"]


@ruling("D32")
def test_without_a_card_to_reveal_dynamite_is_passed_on_and_the_snake_does_not_bite() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    outlaw.active.has_in_play("dynamite", "rattlesnake")
    outlaw.only_cards()

    outlaw.starts_turn()

    assert outlaw.active.life == 4
    assert outlaw.active.in_play == ["rattlesnake"]
    assert law.rearguard.in_play == ["dynamite"]
    assert outlaw.prompt == "play"


@ruling("D32")
def test_bart_picks_from_the_single_card_that_is_left() -> None:
    law, outlaw = duel("bart_masterson jango", "west_harding sid_curry")
    law.holds("colt-dynamite.law")
    outlaw.active.has_in_play("barrel")
    outlaw.only_cards("beer-barrel.outlaw")

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")
    law.picks("beer")

    assert outlaw.active.life == 4
    assert pile() == ["colt-dynamite.law", "beer-barrel.outlaw"]


@ruling("D32")
def test_a_general_store_shows_what_there_is() -> None:
    law, outlaw = duel("tex_killer jango", "west_harding sid_curry")
    law.holds("general_store-snake.law")
    law.only_cards("bank")
    outlaw.only_cards("beer")

    law.plays("general_store")

    assert sorted(law.options) == [
        "pick bank-barrel.law",
        "pick beer-barrel.outlaw",
        "pick general_store-snake.law",
    ]
