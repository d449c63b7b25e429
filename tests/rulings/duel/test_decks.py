"""Each player's own deck, one discard pile, and the common deck made from it."""

from __future__ import annotations

from sixgun.testing import common_deck, current, discard_pile, duel, pile, ruling


def common() -> list[str]:
    """The names of the cards in the common deck, top one first."""
    game = current().game
    return [game.names.cards[card] for card in reversed(game.decks[game.seats])]


@ruling("D25")
def test_all_discards_go_onto_one_pile_whoever_owned_the_card() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt-dynamite.outlaw", "hat-horseshoe.law")
    law.rearguard.has_in_play("hat-horseshoe.outlaw")
    outlaw.holds("missed-barrel.law")

    law.plays("colt", at=outlaw.active)
    outlaw.plays("missed")
    law.plays("hat", at=law.rearguard)

    assert pile() == ["colt-dynamite.outlaw", "missed-barrel.law", "hat-horseshoe.outlaw"]


@ruling("D25")
def test_all_see_every_discard() -> None:
    law, _ = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt", "beer", "hat", "knife", "bank", "wagon").active.has_life(5)

    law.ends_turn().discards("wagon")

    game = current().game
    assert game.known[game.discards[-1]] == game.everyone


@ruling("D26")
def test_you_draw_from_your_own_deck_while_it_has_cards() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    common_deck("knife", "beer", "stealing")
    outlaw.draws_from_common()
    law.only_cards("colt", "bank", "gatling")

    law.starts_turn()

    assert law.hand == ["colt", "bank"]
    assert len(common()) == 3


@ruling("D26")
def test_you_reveal_from_your_own_deck_while_it_has_cards() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    outlaw.holds("knife-snake.outlaw").is_playing()
    common_deck("beer-barrel.outlaw")
    outlaw.draws_from_common()
    law.active.has_in_play("barrel")
    law.next_cards("missed-snake.law", "missed-barrel.law")

    outlaw.plays("knife", at=law.active)
    law.uses("barrel").passes()

    assert pile() == ["knife-snake.outlaw", "missed-snake.law"]
    assert law.active.life == 3


@ruling("D27")
def test_the_discards_become_a_common_deck_for_whose_own_is_empty() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    discard_pile("colt-dynamite.law", "colt-dynamite.outlaw", "bank")
    outlaw.only_cards()
    laws_own = law.deck

    outlaw.starts_turn()

    assert len(outlaw.hand) == 2
    assert outlaw.deck == common()
    assert len(common()) == 1
    assert pile() == []
    assert law.deck == laws_own


@ruling("D27")
def test_the_common_deck_stays_your_draw_source() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    discard_pile("colt", "colt", "bank", "wagon", "beer")
    outlaw.only_cards()

    outlaw.starts_turn().ends_turn()
    law.ends_turn()

    assert len(outlaw.hand) == 4
    assert len(common()) == 1


@ruling("D27")
def test_the_other_player_goes_on_with_his_own_deck() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.next_cards("gatling", "duel")
    discard_pile("colt", "colt", "bank", "wagon", "beer")
    outlaw.only_cards()

    outlaw.starts_turn().ends_turn()

    assert law.hand == ["gatling", "duel"]
    assert len(common()) == 3


@ruling("D27")
def test_a_reveal_makes_the_common_deck_just_as_a_draw_does() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    law.holds("colt-dynamite.law")
    outlaw.active.has_in_play("barrel")
    discard_pile("wagon-barrel.law", "wagon-barrel.outlaw")
    outlaw.only_cards()

    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")

    assert outlaw.active.life == 4
    assert outlaw.deck == common()
    assert sorted(common() + pile()[1:]) == ["wagon-barrel.law", "wagon-barrel.outlaw"]
    assert len(common()) == 1


@ruling("D28")
def test_the_second_whose_deck_runs_out_joins_the_common_deck_without_a_shuffle() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    common_deck("knife", "beer", "stealing")
    outlaw.draws_from_common()
    discard_pile("colt-dynamite.law", "bank")
    law.only_cards("gatling")

    law.starts_turn()

    assert law.hand == ["gatling", "knife"]
    assert law.deck == outlaw.deck == common()
    assert [name.partition("-")[0] for name in common()] == ["beer", "stealing"]
    assert pile() == ["colt-dynamite.law", "bank-barrel.law"]


@ruling("D28", "D29")
def test_an_empty_common_deck_is_refilled_for_the_second_player_as_well() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    outlaw.draws_from_common()
    discard_pile("bank", "gatling")
    law.only_cards()

    law.starts_turn()

    assert sorted(law.hand) == ["bank", "gatling"]
    assert law.deck == outlaw.deck == []


@ruling("D29")
def test_an_empty_common_deck_is_refilled_from_the_discards() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    common_deck("knife")
    discard_pile("bank-barrel.law", "colt-dynamite.law", "wagon-barrel.law")
    law.draws_from_common()
    outlaw.draws_from_common()

    outlaw.starts_turn()

    assert outlaw.hand[0] == "knife"
    assert len(outlaw.hand) == 2
    assert len(common()) == 2
    assert pile() == []


@ruling("D30")
def test_the_last_card_of_a_deck_shuffles_nothing() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    discard_pile("colt-dynamite.law")
    law.only_cards("gatling", "duel")

    law.starts_turn()
    law.ends_turn()

    assert law.hand == ["gatling", "duel"]
    assert outlaw.is_on_turn
    assert pile() == ["colt-dynamite.law"]
    assert common() == []


@ruling("D30")
def test_a_draw_goes_on_from_the_new_deck() -> None:
    law, _ = duel("tex_killer jango", "sid_curry west_harding")
    discard_pile("colt-dynamite.law")
    law.only_cards("gatling")

    law.starts_turn()

    assert law.hand == ["gatling", "colt"]
    assert pile() == []
