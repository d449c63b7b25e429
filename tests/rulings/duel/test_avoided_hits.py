"""D70-D74: what an avoided hit triggers, and whom the answer hits."""

from __future__ import annotations

import pytest

from sixgun.testing import current, duel, ruling


@ruling("D70")
@pytest.mark.parametrize("card", ["carbine", "peacemaker", "remington", "schofield", "shotgun"])
def test_an_avoid_in_vain_sets_nothing_off(card: str) -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds(card).active.has_life(2)
    outlaw.holds("missed", "beer").active.has_in_play("bank")

    tex.plays(card, at=outlaw.active)
    outlaw.plays("missed").passes().passes()

    assert (tex.prompt, tex.hand, tex.active.character, tex.active.life) == (
        "play",
        [],
        "tex_killer",
        2,
    )
    assert (outlaw.first.life, outlaw.hand, outlaw.first.in_play) == (3, ["beer"], ["bank"])
    assert outlaw.first.is_in_front


@ruling("D70")
@pytest.mark.parametrize(
    ("card", "prompt"),
    [
        ("carbine", "strip"),
        ("peacemaker", "tribute"),
        ("remington", "may_draw"),
        ("shotgun", "swap_side"),
    ],
)
def test_a_hit_really_cancelled_sets_off_what_its_card_says(card: str, prompt: str) -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds(card)
    outlaw.holds("missed", "beer", "wagon").active.has_in_play("bank")

    tex.plays(card, at=outlaw.active)
    outlaw.plays("missed").discards("beer")

    assert outlaw.active.life == 4
    assert current().game.prompt == prompt


@ruling("D70")
def test_a_schofield_really_cancelled_heals_the_shooters_front() -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros")
    tex.holds("schofield").active.has_life(2)
    outlaw.holds("missed", "beer")

    tex.plays("schofield", at=outlaw.active)
    outlaw.plays("missed").discards("beer")

    assert (tex.active.life, outlaw.active.life) == (3, 4)


@ruling("D70")
@pytest.mark.parametrize(("paid", "back"), [(True, ["walker"]), (False, [])])
def test_a_walker_comes_back_only_if_it_is_really_cancelled(paid: bool, back: list[str]) -> None:
    tex, outlaw = duel("tex_killer jango", "babe_leroy dalton_bros", mode="reinforcements")
    tex.holds("walker")
    outlaw.holds("missed", *["beer"] * paid)

    tex.plays("walker", at=outlaw.active)
    outlaw.plays("missed")
    if paid:
        outlaw.discards("beer")
    else:
        outlaw.passes().passes()

    assert tex.hand == back


@ruling("D70")
def test_a_double_barrel_that_strikes_spares_the_other_character() -> None:
    law, renegade = duel("the_stranger jango", "hottie_delou big_steve", mode="renegade_vs_law")
    law.active.has_in_play("double_barrel")

    law.uses("double_barrel", at=renegade.active)
    renegade.passes()

    assert (renegade.active.life, renegade.rearguard.life) == (3, 4)
    assert law.prompt == "play"


@ruling("D71")
def test_a_schofield_heals_before_the_return_fire_arrives() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy")
    law.holds("return_fire")
    outlaw.is_playing().holds("schofield").active.has_life(1)

    outlaw.plays("schofield", at=law.active)
    law.plays("return_fire")

    assert (outlaw.prompt, outlaw.active.life) == ("hit", 2)
    outlaw.passes()
    assert (outlaw.prompt, outlaw.active.life) == ("play", 1)


@ruling("D71")
def test_the_shooting_card_comes_before_wyatts_draw() -> None:
    wyatt, outlaw = duel("wyatt_ear jango", "babe_leroy dalton_bros")
    wyatt.holds("carbine").next_cards("colt")
    outlaw.holds("missed").active.has_in_play("bank")

    wyatt.plays("carbine", at=outlaw.active)
    outlaw.plays("missed")

    assert (wyatt.prompt, wyatt.hand) == ("strip", [])
    wyatt.picks(at=outlaw.active.card("bank"))
    assert wyatt.prompt == "may_draw"
    wyatt.draws_from("deck")
    assert (wyatt.prompt, wyatt.hand) == ("play", ["colt"])


@ruling("D71")
def test_wyatts_draw_comes_before_a_feint_takes_the_card() -> None:
    wyatt, renegade = duel("wyatt_ear jango", "hottie_delou big_steve", mode="renegade_vs_law")
    wyatt.holds("winchester").next_cards("colt")
    renegade.holds("feint")

    wyatt.plays("winchester", at=renegade.active)
    renegade.plays("feint")

    assert (wyatt.prompt, renegade.hand) == ("may_draw", [])
    wyatt.draws_from("deck")
    assert (wyatt.hand, renegade.hand) == (["colt"], ["winchester"])


@ruling("D71")
def test_wyatts_draw_comes_before_the_return_fire_it_may_help_against() -> None:
    wyatt, outlaw = duel("wyatt_ear jango", "babe_leroy dalton_bros")
    wyatt.holds("colt").next_cards("missed")
    outlaw.holds("return_fire")

    wyatt.plays("colt", at=outlaw.active)
    outlaw.plays("return_fire")
    wyatt.draws_from("deck")

    assert wyatt.prompt == "hit"
    wyatt.plays("missed")
    assert (wyatt.prompt, wyatt.active.life) == ("play", 4)


@ruling("D71")
def test_a_peacemaker_takes_its_card_before_sid_currys_hit_arrives() -> None:
    law, sid = duel("the_stranger jango", "sid_curry babe_leroy")
    law.holds("peacemaker").next_cards("barrel")
    sid.holds("beer")

    law.plays("peacemaker", at=sid.active)
    sid.uses(as_="sid_curry")

    assert (sid.prompt, law.active.life) == ("tribute", 4)
    sid.discards("beer")
    assert law.prompt == "hit"
    law.passes()
    assert (law.prompt, law.active.life) == ("play", 3)


@ruling("D72")
def test_a_return_fire_strikes_whoever_a_shotgun_has_brought_to_the_front() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("return_fire")
    outlaw.is_playing().holds("shotgun")

    outlaw.plays("shotgun", at=law.active)
    law.plays("return_fire")
    outlaw.swaps(at=outlaw.active).passes()

    assert outlaw.active.character == "dalton_bros"
    assert (outlaw.first.life, outlaw.second.life) == (4, 2)


@ruling("D72")
def test_a_return_fire_strikes_the_shooter_if_the_shotgun_swaps_the_others() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds("return_fire")
    outlaw.is_playing().holds("shotgun")

    outlaw.plays("shotgun", at=law.active)
    law.plays("return_fire")
    outlaw.swaps(at=law.active).passes()

    assert law.active.character == "jango"
    assert (outlaw.first.life, outlaw.second.life) == (3, 3)


@ruling("D73")
def test_sid_currys_hit_follows_the_shooter_to_the_rear() -> None:
    law, sid = duel("the_stranger jango", "sid_curry babe_leroy")
    law.holds("shotgun").next_cards("barrel")

    law.plays("shotgun", at=sid.active)
    sid.uses(as_="sid_curry")
    law.swaps(at=law.active).passes()

    assert law.rearguard.character == "the_stranger"
    assert (law.rearguard.life, law.active.life) == (3, 3)


@ruling("D73", "D235")
def test_sid_currys_hit_vanishes_if_the_shooter_has_left_play() -> None:
    law, outlaw = duel("the_stranger jango wyatt_ear", "babe_leroy sid_curry")
    law.holds("gatling").next_cards("barrel").active.has_life(1)
    outlaw.holds("return_fire")

    law.plays("gatling")
    outlaw.plays("return_fire")
    law.passes()
    outlaw.uses(as_="sid_curry")
    law.passes()

    assert (law.active.character, law.active.life) == ("wyatt_ear", 4)
    assert law.prompt == "play"


@ruling("D73", "D74")
def test_nobody_is_hit_in_place_of_a_shooter_who_fell_before_his_ability_struck() -> None:
    alan, sid = duel("alan_pinkertoon jango pat_garret", "sid_curry babe_leroy")
    alan.next_cards("colt", "beer", "barrel")  # two for the elimination, one to be revealed
    alan.active.has_life(2).has_in_play("bank", "clock")
    sid.is_playing().holds("fanning")

    sid.plays("fanning", at=alan.active)
    alan.passes().passes()
    sid.uses(as_="sid_curry")

    assert (alan.active.character, alan.active.life) == ("pat_garret", 5)
    assert sid.prompt == "play"


@ruling("D73", "D74")
def test_nobody_is_hit_in_place_of_a_fallen_character_who_had_returned_fire() -> None:
    law, sid = duel("the_stranger jango pat_garret", "sid_curry babe_leroy")
    law.holds("return_fire").next_cards("colt", "beer", "barrel")
    law.active.has_life(1).has_in_play("bank", "clock")
    sid.is_playing().holds("fanning")

    sid.plays("fanning", at=law.active)
    law.plays("return_fire").passes()
    sid.uses(as_="sid_curry")

    assert (law.active.character, law.active.life) == ("pat_garret", 5)
    assert sid.prompt == "play"


@ruling("D74")
def test_the_shooter_of_a_card_is_the_front_of_its_player() -> None:
    law, sid = duel("the_stranger jango", "sid_curry babe_leroy")
    law.holds("colt").next_cards("barrel")

    law.plays("colt", at=sid.active)
    sid.uses(as_="sid_curry")
    law.passes()

    assert (law.active.life, law.rearguard.life) == (3, 3)


@ruling("D74")
def test_the_shooter_of_an_ability_is_who_has_it() -> None:
    law, sid = duel("the_stranger alan_pinkertoon", "sid_curry babe_leroy")
    law.next_cards("barrel")
    sid.is_playing().holds("indians", "colt")

    sid.plays("indians")
    law.passes()
    sid.discards("colt")
    law.passes()
    sid.uses(as_="sid_curry")
    law.passes()

    assert (law.active.life, law.rearguard.life) == (3, 2)


@ruling("D74")
def test_the_shooter_of_a_return_fire_is_the_character_defended() -> None:
    law, sid = duel("the_stranger wyatt_ear", "sid_curry babe_leroy")
    law.holds("return_fire").next_cards("barrel")
    sid.is_playing().holds("winchester")

    sid.plays("winchester", at=law.rearguard)
    law.plays("return_fire")
    sid.uses(as_="sid_curry")
    law.passes()

    assert (law.active.life, law.rearguard.life) == (4, 3)
