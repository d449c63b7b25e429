"""Which deck is meant: the player's own, the opponent's, or the common one in their place."""

from __future__ import annotations

from sixgun.testing import common_deck, duel, pile, ruling


@ruling("D33")
def test_with_a_common_deck_alone_pat_garret_draws_his_third_card_from_it() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    common_deck("colt", "carbine-horseshoe.law", "beer", "knife")
    law.draws_from_common()
    outlaw.draws_from_common()

    law.starts_turn()
    law.draws_from("common_deck")

    assert law.hand == ["colt", "carbine", "beer"]


@ruling("D33")
def test_with_a_common_deck_alone_sid_curry_reveals_from_it() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt-dynamite.law")
    common_deck("beer-barrel.outlaw", "bank")
    law.draws_from_common()
    outlaw.draws_from_common()

    law.plays("colt", at=outlaw.active)
    outlaw.uses(as_="sid_curry")

    assert pile() == ["colt-dynamite.law", "beer-barrel.outlaw"]
    assert law.prompt == "hit"


@ruling("D33")
def test_with_a_common_deck_alone_soundance_kid_draws_both_cards_from_it() -> None:
    law, outlaw = duel("pat_garret jango", "soundance_kid west_harding")
    outlaw.holds("missed").is_playing()
    common_deck("beer", "bank", "gatling")
    law.draws_from_common()
    outlaw.draws_from_common()

    outlaw.uses(as_="soundance_kid").discards("missed")

    assert outlaw.hand == ["beer", "bank"]
    assert outlaw.prompt == "surplus"


@ruling("D33")
def test_with_a_common_deck_alone_union_pacific_has_no_other_to_draw_from() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding", mode="reinforcements")
    law.holds("union_pacific")
    common_deck("beer", "bank", "gatling")
    law.draws_from_common()
    outlaw.draws_from_common()

    law.plays("union_pacific")
    assert law.options == ["draw > common_deck"]
    law.draws_from("common_deck").draws_from("common_deck")

    assert law.hand == ["beer", "bank"]


@ruling("D34")
def test_pat_garret_draws_from_the_opponents_own_deck_while_he_has_one() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    common_deck("colt", "carbine-horseshoe.law", "gatling")
    outlaw.next_cards("beer")
    law.draws_from_common()

    law.starts_turn()
    law.draws_from("deck_2")

    assert law.hand == ["colt", "carbine", "beer"]


@ruling("D34")
def test_pat_garret_draws_from_the_common_deck_if_that_is_the_opponents_source() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.next_cards("colt", "carbine-horseshoe.law", "gatling")
    common_deck("beer", "knife")
    outlaw.draws_from_common()

    law.starts_turn()
    law.draws_from("common_deck")

    assert law.hand == ["colt", "carbine", "beer"]


@ruling("D34")
def test_sid_curry_reveals_from_the_opponents_own_deck_though_his_is_gone() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt-dynamite.law")
    law.next_cards("missed-snake.law")
    common_deck("beer-barrel.outlaw")
    outlaw.draws_from_common()

    law.plays("colt", at=outlaw.active)
    outlaw.uses(as_="sid_curry").passes()

    assert pile() == ["colt-dynamite.law", "missed-snake.law"]
    assert outlaw.active.life == 3


@ruling("D34")
def test_sid_curry_reveals_from_the_common_deck_if_that_is_the_opponents_source() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt-dynamite.law")
    outlaw.next_cards("missed-snake.outlaw")
    common_deck("beer-barrel.outlaw")
    law.draws_from_common()

    law.plays("colt", at=outlaw.active)
    outlaw.uses(as_="sid_curry")

    assert pile() == ["colt-dynamite.law", "beer-barrel.outlaw"]
    assert law.prompt == "hit"


@ruling("D34")
def test_soundance_kid_draws_from_both_sources_as_they_are() -> None:
    law, outlaw = duel("pat_garret jango", "soundance_kid west_harding")
    outlaw.holds("missed").is_playing()
    law.next_cards("gatling")
    common_deck("beer", "bank")
    outlaw.draws_from_common()

    outlaw.uses(as_="soundance_kid").discards("missed")

    assert outlaw.hand == ["beer", "gatling"]


@ruling("D34")
def test_union_pacific_offers_both_sources_as_they_are() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding", mode="reinforcements")
    law.holds("union_pacific").next_cards("gatling")
    common_deck("beer", "bank")
    outlaw.draws_from_common()

    law.plays("union_pacific")
    assert sorted(law.options) == ["draw > common_deck", "draw > deck_1"]
    law.draws_from("deck_1").draws_from("common_deck")

    assert law.hand == ["gatling", "beer"]


@ruling("D34")
def test_a_draw_from_the_opponents_deck_that_is_used_up_ends_that_deck() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt-dynamite.law")
    law.only_cards()
    common_deck("beer-barrel.outlaw")

    law.plays("colt", at=outlaw.active)
    outlaw.uses(as_="sid_curry")

    assert pile() == ["colt-dynamite.law", "beer-barrel.outlaw"]
    assert law.deck == []
    assert len(outlaw.deck) > 0
