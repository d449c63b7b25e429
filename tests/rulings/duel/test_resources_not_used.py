"""Resources that are only cards: held in the hand, given up, or removed without being used."""

from sixgun.testing import discard_pile, duel, pile, ruling


@ruling("D237")
def test_a_resource_in_hand_is_as_good_as_any_card_against_a_derringer() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("derringer")
    outlaw.holds("lucky_penny")

    law.plays("derringer", at=outlaw.active)
    outlaw.plays("lucky_penny")

    assert outlaw.active.life == 3
    assert outlaw.hand == []  # its text has no effect


@ruling("D237")
def test_a_resource_in_hand_is_as_good_as_any_card_against_a_sidekick() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros west_harding", mode="reinforcements")
    law.holds("gold_pan")
    outlaw.rearguard.has_in_play("sidekick")
    outlaw.is_playing()

    outlaw.swaps()
    law.plays("gold_pan")

    assert law.active.life == 5
    assert law.hand == []


@ruling("D237")
def test_a_resource_in_hand_pays_the_surcharge_of_tex_killer() -> None:
    law, outlaw = duel("tex_killer jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("colt")
    outlaw.holds("missed", "howitzer")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("missed").discards("howitzer")

    assert outlaw.active.life == 3
    assert outlaw.hand == []


@ruling("D237")
def test_toco_ramirez_makes_a_resource_in_hand_a_colt() -> None:
    law, outlaw = duel("pat_garret jango", "toco_ramirez tom_thorn", mode="reinforcements")
    outlaw.holds("gold_pan").is_playing()

    outlaw.plays("gold_pan", at=law.active, as_="colt")
    law.passes()

    assert law.active.life == 4


@ruling("D237")
def test_pearl_hat_and_soundance_kid_may_pay_with_a_resource_in_hand() -> None:
    _, outlaw = duel("pat_garret jango", "pearl_hat soundance_kid", mode="reinforcements")
    outlaw.holds("gold_pan", "howitzer").next_cards("knife").is_playing()
    outlaw.active.has_life(1)
    discard_pile("beer")

    outlaw.uses(as_="pearl_hat").discards("gold_pan").uses(as_="beer")
    outlaw.uses(as_="soundance_kid").discards("howitzer").discards("knife")

    assert outlaw.active.life == 2
    assert len(outlaw.hand) == 1


@ruling("D237")
def test_kitty_leroy_may_pay_with_a_resource_in_hand() -> None:
    _, outlaw = duel("pat_garret jango", "kitty_leroy tom_thorn", mode="reinforcements")
    outlaw.holds("howitzer").active.has_in_play("gold_pan")
    outlaw.is_playing()
    discard_pile("beer", "knife")

    outlaw.uses("gold_pan").discards("howitzer")

    assert outlaw.hand == ["knife", "beer"]


@ruling("D237")
def test_a_resource_in_hand_counts_and_is_discarded_like_any_card_at_the_end_of_a_turn() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.active.has_life(2)
    law.holds("gold_pan", "lucky_penny", "double_barrel")

    law.ends_turn().discards("lucky_penny")

    assert law.hand == ["gold_pan", "double_barrel"]
    assert outlaw.is_on_turn


@ruling("D237")
def test_a_hit_resource_in_hand_is_no_avoid_for_annie_oakey() -> None:
    law, outlaw = duel("annie_oakey jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("buffalo_rifle")
    outlaw.holds("colt").is_playing()

    outlaw.plays("colt", at=law.active)

    assert law.options == ["pass"]


@ruling("D237")
def test_a_hit_resource_in_hand_answers_neither_duel_nor_indians_nor_whitney() -> None:
    law, outlaw = duel("pat_garret", "tom_thorn dalton_bros", mode="reinforcements")
    law.holds("howitzer")
    outlaw.holds("duel", "indians", "indian_chief", "whitney").is_playing()

    offered = []
    outlaw.plays("duel", at=law.active)
    offered += law.options
    law.passes()
    outlaw.plays("indian_chief")
    offered += law.options
    law.passes()
    outlaw.plays("whitney", at=law.active)
    offered += law.options
    law.passes()
    outlaw.plays("indians")
    offered += law.options

    assert offered == ["pass"] * 4


@ruling("D237")
def test_an_avoid_resource_in_hand_answers_no_ricochet() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ricochet")
    outlaw.holds("lucky_penny")

    law.plays("ricochet", at=outlaw.active)

    assert outlaw.options == ["pass"]


@ruling("D238")
def test_a_hit_resource_in_play_is_no_avoid_for_annie_oakey() -> None:
    law, outlaw = duel("annie_oakey jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("derringer").active.has_in_play("buffalo_rifle")
    outlaw.holds("colt").is_playing()

    outlaw.plays("colt", at=law.active)
    offered = law.options
    law.plays("derringer")

    assert len(offered) == 2  # the Derringer, and to pass
    assert law.active.life == 4
    assert law.active.in_play == ["buffalo_rifle"]


@ruling("D239")
def test_a_lucky_penny_may_be_discarded_in_a_ricochet_even_in_its_first_turn() -> None:
    law, outlaw = duel("pat_garret jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ricochet", "lucky_penny")

    law.plays("lucky_penny", at=outlaw.active).plays("ricochet", at=outlaw.active)
    outlaw.discards("lucky_penny")
    law.passes()

    assert outlaw.active.life == 3
    assert law.active.life == 4


@ruling("D239")
def test_a_lucky_penny_discarded_in_a_ricochet_was_not_used() -> None:
    law, outlaw = duel("pat_garret jango", "kitty_leroy tom_thorn", mode="reinforcements")
    law.holds("ricochet")
    outlaw.holds("scope").active.has_in_play("lucky_penny")

    law.plays("ricochet", at=outlaw.active)
    outlaw.discards("lucky_penny")

    assert law.options == ["pass"]  # Kitty Leroy is not asked
    assert outlaw.hand == ["scope"]  # nor is a card drawn


@ruling("D239")
def test_charlie_basset_draws_nothing_for_a_lucky_penny_discarded_in_a_ricochet() -> None:
    law, outlaw = duel("charlie_basset jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("ricochet").active.has_in_play("lucky_penny")
    outlaw.holds("missed")

    law.plays("ricochet", at=outlaw.active)
    outlaw.discards("missed")
    law.discards("lucky_penny")
    outlaw.passes()

    assert outlaw.active.life == 2
    assert law.hand == []


@ruling("D240")
def test_a_resource_that_a_carbine_discards_from_charlie_basset_was_not_used() -> None:
    law, outlaw = duel("charlie_basset jango", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("missed").active.has_in_play("gold_pan")
    outlaw.holds("carbine").is_playing()

    outlaw.plays("carbine", at=law.active)
    law.plays("missed")
    outlaw.picks(at=law.active.card("gold_pan"))

    assert law.hand == []
    assert outlaw.prompt == "play"


@ruling("D240")
def test_a_resource_that_a_carbine_discards_from_kitty_leroy_is_not_repeated() -> None:
    law, outlaw = duel("pat_garret jango", "kitty_leroy tom_thorn", mode="reinforcements")
    law.holds("carbine")
    outlaw.holds("missed", "scope").active.has_in_play("gold_pan")

    law.plays("carbine", at=outlaw.active)
    outlaw.plays("missed")
    law.picks(at=outlaw.active.card("gold_pan"))

    assert outlaw.hand == ["scope"]
    assert law.prompt == "play"


@ruling("D240")
def test_a_resource_that_another_replaces_was_not_used() -> None:
    law, _ = duel("charlie_basset", "dalton_bros tom_thorn", mode="reinforcements")
    law.holds("gold_pan").active.has_in_play("gold_pan")

    law.plays("gold_pan", at=law.active)

    assert law.active.in_play == ["gold_pan"]
    assert law.hand == []
    assert law.prompt == "play"


@ruling("D240")
def test_a_resource_that_cattle_katie_discards_was_not_used() -> None:
    _, outlaw = duel("pat_garret jango", "cattle_katie kitty_leroy", mode="reinforcements")
    outlaw.next_cards("beer", "knife").active.has_in_play("gold_pan")
    outlaw.is_playing()
    discard_pile("duel", "indians")

    outlaw.uses(at=outlaw.active.card("gold_pan"), as_="cattle_katie")

    assert outlaw.prompt == "play"
    assert outlaw.hand == ["beer", "knife"]
    assert pile()[-1] == "gold_pan-horseshoe.ren_outlaw"


@ruling("D240")
def test_a_resource_that_mystic_maid_shoots_with_was_not_used() -> None:
    law, outlaw = duel("mystic_maid charlie_basset", "dalton_bros tom_thorn", mode="reinforcements")
    law.next_cards("water", "wagon").active.has_in_play("gold_pan")
    discard_pile("duel")

    law.uses("gold_pan", at=outlaw.active, as_="colt")
    outlaw.passes()

    assert law.hand == ["water"]  # the card of Mystic Maid, none of Charlie Basset or the Pan
