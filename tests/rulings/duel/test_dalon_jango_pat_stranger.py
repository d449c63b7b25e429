"""D142-D145: Dalon Ranger, Jango, Pat Garret and The Stranger."""

from __future__ import annotations

import pytest

from sixgun.duel import view
from sixgun.testing import Side, common_deck, current, duel, ruling


@ruling("D142")
def test_dalon_may_draw_for_a_point_that_the_opponent_takes() -> None:
    law, outlaw = duel("dalon_ranger annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")
    law.next_cards("bank", "duel")

    outlaw.plays("colt", at=law.active)
    law.passes()

    assert law.options == ["draw > deck", "pass"]
    law.draws_from("deck")
    assert (law.active.life, law.hand) == (4, ["bank"])
    assert outlaw.prompt == "play"


@ruling("D142")
def test_dalon_behind_draws_when_he_is_the_target() -> None:
    law, outlaw = duel("annie_oakey dalon_ranger", "babe_leroy west_harding")
    outlaw.is_playing().holds("indians")
    law.next_cards("bank", "duel")

    outlaw.plays("indians")
    law.passes()
    outlaw.passes()
    law.passes().draws_from("deck")

    assert (law.active.life, law.rearguard.life, law.hand) == (3, 4, ["bank"])
    assert outlaw.prompt == "play"


@ruling("D142")
@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_dalon_draws_nothing_for_a_point_lost_to_his_own_side(card: str) -> None:
    law, outlaw = duel("annie_oakey dalon_ranger", "babe_leroy")
    law.holds(card)

    law.plays(card)
    outlaw.passes()
    law.passes()

    assert (law.rearguard.life, law.hand) == (4, [])
    assert law.prompt == "play"


@ruling("D142")
@pytest.mark.parametrize(
    ("danger", "shown", "left"),
    [("rattlesnake", "missed-snake.law", 4), ("dynamite", "shotgun-dynamite.law", 2)],
)
def test_dalon_draws_nothing_for_dynamite_and_rattlesnake(
    danger: str, shown: str, left: int
) -> None:
    law, _ = duel("dalon_ranger annie_oakey", "babe_leroy west_harding")
    law.active.has_in_play(danger)
    law.next_cards(shown, "bank", "duel", "gatling")

    law.starts_turn()

    assert (law.active.life, law.hand) == (left, ["bank", "duel"])
    assert law.prompt == "play"


@ruling("D142")
def test_dalon_draws_nothing_for_his_last_point() -> None:
    law, outlaw = duel("dalon_ranger annie_oakey", "babe_leroy west_harding")
    outlaw.is_playing().holds("colt")
    law.next_cards("bank", "duel", "gatling").active.has_life(1)

    outlaw.plays("colt", at=law.active)
    law.passes()

    assert law.hand == ["bank", "duel"]
    assert outlaw.prompt == "play"


@ruling("D143")
def test_jango_in_front_may_draw_when_the_opponent_moves_his_token() -> None:
    law, outlaw = duel("jango annie_oakey", "babe_leroy west_harding")
    law.next_cards("bank", "duel")
    outlaw.is_playing()

    outlaw.swaps()

    assert law.options == ["draw > deck", "pass"]
    law.draws_from("deck")
    assert law.hand == ["bank"]
    assert outlaw.prompt == "play"


@ruling("D143")
def test_jango_draws_for_each_movement_of_the_others_token_even_one_he_causes() -> None:
    law, outlaw = duel("jango annie_oakey", "babe_leroy west_harding")
    law.holds("water-barrel.law", "water-snake.law").next_cards("bank", "duel", "gatling")

    law.plays("water-barrel.law", at=outlaw.active).draws_from("deck")
    law.plays("water", at=outlaw.active).draws_from("deck")

    assert law.hand == ["bank", "duel"]
    assert outlaw.active.character == "babe_leroy"


@ruling("D143")
def test_jango_behind_draws_nothing() -> None:
    law, outlaw = duel("annie_oakey jango", "babe_leroy west_harding")
    outlaw.is_playing()

    outlaw.swaps()

    assert law.hand == []
    assert outlaw.prompt == "play"


@ruling("D143")
def test_jango_draws_nothing_for_the_swaps_of_his_own_side() -> None:
    law, _ = duel("annie_oakey jango", "babe_leroy west_harding")

    law.swaps()

    assert (law.active.character, law.hand) == ("jango", [])
    assert law.prompt == "play"


@ruling("D143")
def test_jango_draws_nothing_when_the_opponent_is_left_with_one_character() -> None:
    law, outlaw = duel("jango annie_oakey", "babe_leroy west_harding")
    law.holds("colt")
    outlaw.active.has_life(1)

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.character == "west_harding"
    assert law.hand == []
    assert law.prompt == "play"


@ruling("D144")
def test_pat_shows_his_second_card_and_on_a_horseshoe_may_draw_from_the_others_deck() -> None:
    law, outlaw = duel("pat_garret annie_oakey", "babe_leroy west_harding")
    law.holds("water").next_cards("bank-barrel.law", "winchester-horseshoe.law", "duel")
    outlaw.next_cards("beer")

    law.starts_turn()

    assert law.options == ["draw > deck_2", "pass"]
    assert shown_to(outlaw) == ["winchester-horseshoe.law"]
    law.draws_from("deck_2")
    assert law.hand == ["water", "bank", "winchester", "beer"]
    assert law.prompt == "play"


def shown_to(player: Side) -> list[str]:
    """The hand cards of the Law that this player knows."""
    game = current().game
    seen = view(game, player.seat).cards.seen_in_hands[0]
    return [game.facts.cards[card] for card in seen]


@ruling("D144")
def test_pat_need_not_draw_from_the_others_deck() -> None:
    law, _ = duel("pat_garret annie_oakey", "babe_leroy west_harding")
    law.next_cards("bank-barrel.law", "hat-horseshoe.law")

    law.starts_turn()
    law.passes()

    assert law.hand == ["bank", "hat"]
    assert law.prompt == "play"


@ruling("D144")
@pytest.mark.parametrize("second", ["wagon-barrel.law", "missed-snake.law", "colt-dynamite.law"])
def test_another_symbol_or_a_horseshoe_that_comes_first_gives_pat_nothing(second: str) -> None:
    law, outlaw = duel("pat_garret annie_oakey", "babe_leroy west_harding")
    law.next_cards("hat-horseshoe.law", second, "winchester-horseshoe.law")

    law.starts_turn()

    assert len(law.hand) == 2
    assert len(shown_to(outlaw)) == 1
    assert law.prompt == "play"


@ruling("D144")
def test_with_a_bank_pat_still_shows_the_second_card() -> None:
    law, _ = duel("pat_garret annie_oakey", "babe_leroy west_harding")
    law.active.has_in_play("bank")
    law.holds("water").next_cards("duel", "missed-snake.law", "hat-horseshoe.law")

    law.starts_turn()

    assert law.hand == ["water", "duel", "missed", "hat"]
    assert law.prompt == "play"


@ruling("D144")
def test_pat_draws_from_the_common_deck_if_that_is_the_others_source() -> None:
    law, outlaw = duel("pat_garret annie_oakey", "babe_leroy west_harding")
    law.next_cards("bank-barrel.law", "hat-horseshoe.law")
    common_deck("stampede", "duel")
    outlaw.draws_from_common()

    law.starts_turn()
    law.draws_from("common_deck")

    assert law.hand == ["bank", "hat", "stampede"]


@ruling("D144")
def test_pat_behind_or_in_phase_2_shows_nothing() -> None:
    law, outlaw = duel("annie_oakey pat_garret", "babe_leroy west_harding")
    law.next_cards("bank-barrel.law", "hat-horseshoe.law", "duel", "winchester", "gatling")
    law.holds("wagon")

    law.starts_turn()
    behind = law.prompt
    law.swaps().plays("wagon").discards("gatling")

    assert behind == "play"
    assert law.hand == ["bank", "hat", "duel", "winchester"]
    assert shown_to(outlaw) == []
    assert law.prompt == "play"


@ruling("D145")
@pytest.mark.parametrize("stands", ["the_stranger annie_oakey", "annie_oakey the_stranger"])
def test_with_the_stranger_in_front_or_behind_two_red_cards_may_be_played(stands: str) -> None:
    law, outlaw = duel(stands, "babe_leroy west_harding")
    law.holds("colt", "carbine", "winchester")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    law.plays("carbine", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.life == 2
    assert law.refused("winchester", at=outlaw.active) == "bang_limit"


@ruling("D145")
def test_the_stranger_does_not_help_the_other_side() -> None:
    law, outlaw = duel("the_stranger annie_oakey", "babe_leroy tom_thorn")
    outlaw.is_playing().holds("colt", "colt")

    outlaw.plays("colt", at=law.active)
    law.passes()

    assert outlaw.refused("colt", at=law.active) == "bang_limit"
