"""Bull Anderson at an elimination, and who comes after him."""

from sixgun.testing import duel, pile, ruling


@ruling("D151")
def test_bull_anderson_takes_a_chosen_card_in_play_and_a_random_one_of_the_hand() -> None:
    law, outlaw = duel("pat_garret the_stranger wild_bill", "bull_anderson tom_thorn")
    law.holds("missed").next_cards("water", "wagon")
    law.active.has_in_play("hat", "scope").has_life(1)
    outlaw.holds("colt").is_playing()

    outlaw.plays("colt", at=law.active)
    law.passes()
    outlaw.picks(at=law.first.card("hat")).picks(at=law.first)

    assert outlaw.hand == ["hat", "missed"]
    assert law.hand == ["water", "wagon"]
    assert pile()[-1] == "scope-horseshoe.law"
    assert law.first.character == "wild_bill"
    assert outlaw.prompt == "play"


@ruling("D151")
def test_bull_anderson_picks_before_equipment_is_discarded_and_the_two_cards_are_drawn() -> None:
    law, outlaw = duel("pat_garret the_stranger wild_bill", "bull_anderson tom_thorn")
    law.holds("missed").active.has_in_play("hat").has_life(1)
    outlaw.holds("colt").is_playing()

    outlaw.plays("colt", at=law.active)
    law.passes()

    assert outlaw.prompt == "plunder"
    assert law.first.in_play == ["hat"]
    assert law.hand == ["missed"]


@ruling("D151")
def test_bull_anderson_may_take_two_cards_in_play_and_no_third() -> None:
    law, outlaw = duel("pat_garret the_stranger wild_bill", "bull_anderson tom_thorn")
    law.active.has_in_play("hat", "scope", "bank").has_life(1)
    outlaw.holds("colt").is_playing()

    outlaw.plays("colt", at=law.active)
    law.passes()
    outlaw.picks(at=law.first.card("bank")).picks(at=law.first.card("hat"))

    assert outlaw.hand == ["bank", "hat"]
    assert pile()[-1] == "scope-horseshoe.law"
    assert outlaw.prompt == "play"


@ruling("D151")
def test_bull_anderson_may_take_two_cards_of_the_hand_naming_their_backs() -> None:
    law, outlaw = duel("pat_garret the_stranger wild_bill", "bull_anderson tom_thorn")
    law.holds("missed", "beer").next_cards("water", "wagon").active.has_life(1)
    outlaw.holds("colt").is_playing()

    outlaw.plays("colt", at=law.active)
    law.passes()
    outlaw.picks(at=law.first).names("law_back").picks(at=law.first)

    assert outlaw.hand == ["missed", "beer"]
    assert law.hand == ["water", "wagon"]
    assert outlaw.prompt == "play"


@ruling("D151")
def test_bull_anderson_may_take_less_than_two_cards() -> None:
    law, outlaw = duel("pat_garret the_stranger wild_bill", "bull_anderson tom_thorn")
    law.holds("missed").active.has_in_play("hat").has_life(1)
    outlaw.holds("colt").is_playing()

    outlaw.plays("colt", at=law.active)
    law.passes()
    outlaw.picks(at=law.first.card("hat")).passes()

    assert outlaw.hand == ["hat"]
    assert "missed" in law.hand


@ruling("D151")
def test_bull_anderson_behind_the_front_takes_nothing() -> None:
    law, outlaw = duel("pat_garret the_stranger wild_bill", "tom_thorn bull_anderson")
    law.holds("missed").active.has_in_play("hat").has_life(1)
    outlaw.holds("colt").is_playing()

    outlaw.plays("colt", at=law.active)
    law.passes()

    assert outlaw.prompt == "play"
    assert pile()[-1] == "hat-horseshoe.law"


@ruling("D151")
def test_bull_anderson_without_life_takes_nothing_from_one_who_falls_with_him() -> None:
    outlaw, law, renegade = duel(
        "bull_anderson tom_thorn west_harding",
        "pat_garret the_stranger",
        "big_steve hottie_delou el_chindi",
        mode="mexican_standout",
    )
    law.holds("gatling").is_playing()
    outlaw.active.has_life(1)
    renegade.active.has_in_play("hat").has_life(1)

    law.plays("gatling")
    renegade.passes()
    outlaw.passes()
    law.passes()
    renegade.passes()
    outlaw.passes()

    assert law.prompt == "play"
    assert renegade.first.character == "el_chindi"
    assert outlaw.first.character == "west_harding"
    assert pile()[-1] == "hat-horseshoe.outlaw"


@ruling("D152")
def test_bull_andersons_own_elimination_gives_nothing() -> None:
    law, outlaw = duel("pat_garret the_stranger", "bull_anderson tom_thorn west_harding")
    outlaw.active.has_in_play("hat").has_life(1)
    outlaw.next_cards("beer", "knife")
    law.holds("colt")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert law.prompt == "play"
    assert outlaw.hand == ["beer", "knife"]
    assert pile()[-1] == "hat-horseshoe.outlaw"


@ruling("D152")
def test_in_the_first_edition_bull_anderson_takes_from_his_own_elimination() -> None:
    law, outlaw = duel(
        "pat_garret the_stranger", "bull_anderson tom_thorn west_harding", edition="first"
    )
    outlaw.active.has_in_play("hat").has_life(1)
    outlaw.next_cards("beer", "knife")
    law.holds("colt")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    outlaw.picks(at=outlaw.first.card("hat"))

    assert outlaw.hand == ["hat", "beer", "knife"]


@ruling("D152")
def test_bull_anderson_saves_equipment_of_his_own_rearguard() -> None:
    law, outlaw = duel("pat_garret the_stranger", "bull_anderson tom_thorn west_harding")
    outlaw.rearguard.has_in_play("hat", "scope", "gun_belt").has_life(1)
    outlaw.holds("missed").next_cards("beer", "knife")
    law.holds("winchester")

    law.plays("winchester", at=outlaw.rearguard)
    outlaw.passes()
    outlaw.picks(at=outlaw.second.card("hat")).picks(at=outlaw.second.card("gun_belt"))

    assert outlaw.hand == ["missed", "hat", "gun_belt", "beer", "knife"]
    assert pile()[-1] == "scope-horseshoe.outlaw"


@ruling("D152")
def test_bull_anderson_takes_nothing_from_his_own_hand() -> None:
    law, outlaw = duel("pat_garret the_stranger", "bull_anderson tom_thorn west_harding")
    outlaw.holds("missed").rearguard.has_in_play("hat").has_life(1)
    law.holds("winchester")

    law.plays("winchester", at=outlaw.rearguard)
    outlaw.passes()

    assert outlaw.options == ["pick > hat-horseshoe.outlaw", "pass"]


@ruling("D153")
def test_first_bull_anderson_picks_then_bill_tightman_draws_then_the_rest_follows() -> None:
    law, outlaw = duel("bill_tightman the_stranger jango", "bull_anderson tom_thorn")
    law.holds("missed").next_cards("water", "wagon", "beer", "knife")
    law.rearguard.has_in_play("hat", "bank").has_life(1)
    outlaw.holds("colt").active.has_in_play("scope")
    outlaw.is_playing()

    outlaw.plays("colt", at=law.rearguard)
    law.passes()
    asked_first = outlaw.prompt
    outlaw.picks(at=law.second.card("hat")).passes()

    assert asked_first == "plunder"
    assert law.prompt == "may_draw"
    assert law.hand == ["missed"]
    assert law.second.in_play == ["bank"]
    law.draws_from("deck")
    assert law.hand == ["missed", "water", "wagon", "beer", "knife"]
    assert pile()[-1] == "bank-barrel.law"


@ruling("D153")
def test_bull_anderson_picks_before_bill_tightman_in_the_turn_of_the_law_as_well() -> None:
    law, outlaw = duel("bill_tightman the_stranger jango", "bull_anderson tom_thorn")
    law.holds("indians", "missed").rearguard.has_life(1)

    law.plays("indians")
    outlaw.passes()
    law.passes()
    outlaw.passes()

    assert outlaw.prompt == "plunder"
    outlaw.picks(at=law.second)
    assert outlaw.hand == ["missed"]
    assert law.prompt == "may_draw"
