"""Simultaneous effects, and what waits for them: D85-D89."""

from __future__ import annotations

import pytest

from sixgun.testing import Side, current, duel, pile, ruling


def struck(*sides: Side) -> str:
    """The character that the current decision is about."""
    facts = current().game.stack[-1].facts()
    figures = {f.figure: f.character for side in sides for f in (side.first, side.second)}
    return figures[facts["target"]]


@ruling("D85")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_an_effect_on_all_goes_fronts_first_from_the_turn_player_on(card: str) -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    law.holds(card)

    law.plays(card)
    first = struck(law, outlaw)
    outlaw.passes()
    second = struck(law, outlaw)
    law.passes()
    third = struck(law, outlaw)
    outlaw.passes()

    assert (first, second, third) == ("babe_leroy", "jango", "dalton_bros")
    assert law.prompt == "play"


@ruling("D85")
def test_in_the_other_players_turn_the_order_starts_with_him() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy dalton_bros")
    outlaw.is_playing().holds("indians").swaps()

    outlaw.plays("indians")
    first = struck(law, outlaw)
    law.passes()
    second = struck(law, outlaw)
    outlaw.passes()
    third = struck(law, outlaw)
    law.passes()

    assert (first, second, third) == ("the_stranger", "babe_leroy", "jango")
    assert outlaw.prompt == "play"


@ruling("D85")
def test_effects_at_once_start_with_the_player_whose_turn_it_is() -> None:
    outlaw, renegade = duel(
        "west_harding tom_thorn", "hottie_delou jim_longhair", mode="renegade_vs_outlaw"
    )
    outlaw.holds("water")
    renegade.next_cards("pardner").rearguard.has_in_play("clock")

    outlaw.plays("water", at=renegade.active)
    renegade.swaps(at=outlaw.active)

    assert (renegade.prompt, renegade.hand) == ("hit", [])  # Tom Thorn's, before the Clock
    renegade.passes()
    assert (outlaw.prompt, renegade.hand) == ("play", ["pardner"])


@ruling("D85")
def test_in_the_first_edition_they_start_with_the_player_who_causes_them() -> None:
    outlaw, renegade = duel(
        "west_harding tom_thorn",
        "hottie_delou jim_longhair",
        mode="renegade_vs_outlaw",
        edition="first",
    )
    outlaw.holds("water")
    renegade.next_cards("pardner").rearguard.has_in_play("clock")

    outlaw.plays("water", at=renegade.active)
    renegade.swaps(at=outlaw.active)

    assert (renegade.prompt, renegade.hand) == ("hit", ["pardner"])


@ruling("D86", "D89")
def test_a_draw_waits_until_the_card_has_gone_through_all() -> None:
    law, outlaw = duel("dalon_ranger jango", "babe_leroy dalton_bros")
    law.next_cards("missed")
    outlaw.is_playing().holds("gatling")

    outlaw.plays("gatling")
    law.passes()
    outlaw.passes()

    assert (law.prompt, law.options) == ("hit", ["pass"])  # at Jango, without Dalon's card
    law.passes()
    assert (law.prompt, law.hand) == ("may_draw", [])
    law.draws_from("deck")
    assert (outlaw.prompt, law.hand) == ("play", ["missed"])


@ruling("D86")
def test_an_automatic_hit_waits_until_the_card_has_gone_through_all() -> None:
    law, outlaw = duel("alan_pinkertoon jango", "babe_leroy dalton_bros")
    outlaw.is_playing().holds("gatling").rearguard.has_life(1)

    outlaw.plays("gatling")
    law.passes()

    assert struck(law, outlaw) == "dalton_bros"  # the Gatling's, not Alan's
    outlaw.passes()
    assert struck(law, outlaw) == "jango"
    law.passes()
    assert (outlaw.prompt, struck(law, outlaw)) == ("hit", "babe_leroy")


@ruling("D86", "D87", "D96")
def test_the_rulebooks_gatling_against_sid_curry() -> None:
    law, sid = duel("dalon_ranger annie_oakey jango", "sid_curry")
    law.holds("gatling-barrel.law").rearguard.has_life(1).has_in_play("bank-barrel.law")
    law.next_cards("wagon-barrel.law", "missed", "beer")

    law.plays("gatling")
    sid.uses(as_="sid_curry")
    law.passes()  # for Annie, who falls

    assert pile() == ["gatling-barrel.law", "wagon-barrel.law", "bank-barrel.law"]
    assert (law.rearguard.character, law.hand) == ("jango", ["missed", "beer"])
    assert (law.prompt, struck(law, sid)) == ("hit", "dalon_ranger")
    law.plays("missed")
    assert (law.prompt, law.active.life, sid.active.life) == ("play", 5, 4)


@ruling("D87")
def test_eliminations_follow_the_order_of_simultaneous_effects() -> None:
    law, outlaw = duel("the_stranger jango wyatt_ear", "babe_leroy dalton_bros slim_poet tom_thorn")
    law.holds("gatling")
    outlaw.active.has_life(1).has_in_play("clock")
    law.rearguard.has_life(1).has_in_play("scope")
    outlaw.rearguard.has_life(1).has_in_play("gun_belt")

    law.plays("gatling")
    outlaw.passes()
    law.passes()
    outlaw.passes()

    assert [name.partition("-")[0] for name in pile()] == ["gatling", "clock", "scope", "gun_belt"]
    assert (outlaw.active.character, outlaw.rearguard.character) == ("slim_poet", "tom_thorn")
    assert law.rearguard.character == "wyatt_ear"


@ruling("D87")
def test_waiting_hits_strike_after_the_eliminations_the_first_triggered_first() -> None:
    law, outlaw = duel("alan_pinkertoon jango", "babe_leroy dalton_bros slim_poet")
    law.holds("return_fire")
    outlaw.is_playing().holds("gatling").rearguard.has_life(1)
    outlaw.next_cards("beer", "missed")

    outlaw.plays("gatling")
    law.passes()  # for Alan
    outlaw.passes()  # Dalton falls
    law.plays("return_fire")  # for Jango

    by_alan = current().game.stack[-1].facts()["by"]
    assert (by_alan, outlaw.rearguard.character) == (law.first.figure, "slim_poet")
    outlaw.plays("missed")
    by_jango = current().game.stack[-1].facts()["by"]
    assert (by_jango, outlaw.prompt) == (law.second.figure, "hit")
    outlaw.passes()
    assert (outlaw.prompt, outlaw.active.life) == ("play", 3)


@ruling("D88")
def test_an_elimination_by_a_waiting_hit_comes_before_the_next_waiting_hit() -> None:
    law, outlaw = duel("the_stranger jango wyatt_ear", "sid_curry babe_leroy")
    law.holds("gatling").active.has_life(1)
    law.next_cards("wagon-barrel.law", "missed", "beer")
    outlaw.holds("return_fire")

    law.plays("gatling")
    outlaw.uses(as_="sid_curry")
    law.passes()
    outlaw.plays("return_fire")
    law.passes()  # The Stranger falls by Sid's hit

    assert (law.active.character, law.hand) == ("wyatt_ear", ["missed", "beer"])
    assert law.prompt == "hit"
    law.plays("missed")
    assert (law.prompt, law.active.life) == ("play", 4)


@ruling("D88")
def test_a_draw_for_a_waiting_hit_comes_before_the_next_waiting_hit() -> None:
    law, outlaw = duel("dalon_ranger jango", "sid_curry babe_leroy")
    law.holds("gatling").next_cards("wagon-barrel.law", "missed")
    outlaw.holds("return_fire")

    law.plays("gatling")
    outlaw.uses(as_="sid_curry")
    law.passes()
    outlaw.plays("return_fire")
    law.passes().draws_from("deck").plays("missed")

    assert (law.prompt, law.active.life) == ("play", 4)


@ruling("D88")
def test_a_new_hit_goes_to_the_end_of_the_waiting_ones() -> None:
    law, sid = duel("alan_pinkertoon jango", "sid_curry babe_leroy")
    law.holds("return_fire").next_cards("barrel")
    sid.is_playing().holds("gatling")

    sid.plays("gatling")
    law.passes()  # for Alan
    sid.passes()
    law.plays("return_fire")  # for Jango
    sid.uses(as_="sid_curry")  # avoids Alan's hit, and sends one back

    assert sid.prompt == "hit"  # the Return Fire first
    sid.passes()
    assert (law.prompt, struck(law, sid)) == ("hit", "alan_pinkertoon")


@ruling("D89")
def test_what_waits_is_done_in_the_order_in_which_it_was_triggered() -> None:
    wyatt, outlaw = duel("wyatt_ear jango", "babe_leroy slim_poet")
    wyatt.holds("gatling").next_cards("beer")
    outlaw.holds("missed")

    wyatt.plays("gatling")
    outlaw.plays("missed")
    wyatt.passes()
    outlaw.passes()
    wyatt.draws_from("deck")
    outlaw.uses(as_="slim_poet")

    assert (wyatt.prompt, wyatt.hand) == ("play", [])
    assert pile()[-1] == "beer-barrel.outlaw"


@ruling("D89")
def test_triggered_the_other_way_round_it_is_done_the_other_way_round() -> None:
    wyatt, outlaw = duel("wyatt_ear jango", "slim_poet babe_leroy")
    wyatt.holds("gatling", "colt").next_cards("beer")
    outlaw.holds("missed")

    wyatt.plays("gatling")
    outlaw.passes()
    wyatt.passes()
    outlaw.plays("missed").uses(as_="slim_poet")
    wyatt.draws_from("deck")

    assert (wyatt.prompt, wyatt.hand) == ("play", ["beer"])
    assert pile()[-1] == "colt-dynamite.law"


@ruling("D89")
def test_what_waits_and_is_no_hit_comes_before_the_eliminations() -> None:
    wyatt, outlaw = duel("wyatt_ear jango pat_garret", "babe_leroy dalton_bros")
    wyatt.holds("gatling").next_cards("beer", "colt", "wagon")
    wyatt.rearguard.has_life(1).has_in_play("scope")
    outlaw.holds("missed")

    wyatt.plays("gatling")
    outlaw.plays("missed")
    wyatt.passes()  # Jango falls
    outlaw.passes()

    assert (wyatt.prompt, wyatt.rearguard.in_play) == ("may_draw", ["scope"])
    assert wyatt.rearguard.character == "jango"
    wyatt.draws_from("deck")
    assert (wyatt.rearguard.character, wyatt.hand) == ("pat_garret", ["beer", "colt", "wagon"])


@ruling("D89")
def test_within_a_fanning_the_draws_come_only_at_its_end() -> None:
    dalon, outlaw = duel("dalon_ranger jango", "babe_leroy dalton_bros")
    dalon.next_cards("missed", "colt").active.has_in_play("bank", "scope")
    outlaw.is_playing().holds("fanning")

    outlaw.plays("fanning", at=dalon.active)
    dalon.passes()

    assert (dalon.prompt, dalon.options) == ("hit", ["pass"])
    dalon.passes().draws_from("deck").draws_from("deck")
    assert (outlaw.prompt, dalon.active.life, dalon.hand) == ("play", 3, ["missed", "colt"])


@ruling("D89")
def test_a_hit_that_such_a_discard_provokes_joins_the_queue() -> None:
    bill, outlaw = duel("wild_bill jango", "sid_curry slim_poet")
    bill.holds("gatling", "colt").next_cards("wagon-barrel.law")

    bill.plays("gatling")
    outlaw.uses(as_="sid_curry")  # his hit waits first
    bill.passes()
    outlaw.passes().uses(as_="slim_poet")  # and makes Bill discard his Colt

    assert (bill.prompt, bill.hand) == ("hit", [])
    bill.passes()
    assert (outlaw.prompt, struck(bill, outlaw)) == ("hit", "sid_curry")
    outlaw.passes()
    assert (bill.prompt, bill.active.life, outlaw.active.life) == ("play", 4, 3)
