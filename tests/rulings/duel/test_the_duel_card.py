"""D106-D108: the card Duel, hit for hit until one stops."""

from __future__ import annotations

import pytest

from sixgun.testing import Side, duel, pile, ruling


@ruling("D106")
def test_in_a_duel_the_opponent_gives_up_the_first_hit_card() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("duel", "colt")
    outlaw.holds("colt-dynamite.outlaw")

    law.plays("duel", at=outlaw.active)

    assert outlaw.options == ["discard colt-dynamite.outlaw", "pass"]
    outlaw.passes()
    assert (outlaw.active.life, outlaw.rearguard.life) == (3, 4)
    assert (law.hand, outlaw.hand) == (["colt"], ["colt"])
    assert law.prompt == "play"


@ruling("D106")
def test_in_a_duel_hit_cards_are_given_up_in_turn_and_the_first_to_stop_loses() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("duel-dynamite.law", "derringer-snake.law")
    outlaw.holds("knife-snake.outlaw", "colt-dynamite.outlaw")

    law.plays("duel", at=outlaw.active)
    outlaw.discards("knife")
    law.discards("derringer")
    outlaw.discards("colt")
    law.passes()

    assert (law.active.life, law.rearguard.life) == (4, 5)
    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 4)
    assert pile() == [
        "duel-dynamite.law",
        "knife-snake.outlaw",
        "derringer-snake.law",
        "colt-dynamite.outlaw",
    ]


@ruling("D106")
def test_the_texts_of_cards_given_up_in_a_duel_are_ignored() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("duel", "fanning", "missed").active.has_in_play("bank")
    outlaw.holds("gatling", "winchester").active.has_in_play("clock")

    law.plays("duel", at=outlaw.active)
    outlaw.discards("gatling")
    law.discards("fanning")
    outlaw.discards("winchester")
    law.passes()

    assert (law.active.life, law.rearguard.life) == (4, 5)
    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 4)
    assert law.prompt == "play"


@ruling("D106")
def test_a_pardner_and_a_hit_resource_lying_with_the_front_serve_in_a_duel() -> None:
    law, renegade = duel(
        "pat_garret bill_tightman", "big_steve kitty_leroy", mode="renegade_vs_law"
    )
    law.holds("duel", "colt")
    renegade.holds("pardner-snake.ren_law", "buffalo_rifle", "missed")
    renegade.active.has_in_play("howitzer-barrel.ren_outlaw")
    renegade.rearguard.has_in_play("double_barrel")

    law.plays("duel", at=renegade.active)
    offered = renegade.options
    renegade.discards("pardner")
    law.discards("colt")
    renegade.discards("howitzer")
    law.passes()

    assert offered == [
        "discard pardner-snake.ren_law",
        "discard howitzer-barrel.ren_outlaw",
        "pass",
    ]
    assert (law.active.life, renegade.active.life) == (4, 4)


@ruling("D106")
def test_the_point_lost_in_a_duel_cannot_be_avoided() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "sid_curry west_harding")
    law.holds("duel").next_cards("wagon-barrel.law")
    outlaw.holds("missed").active.has_in_play("hat", "barrel")

    law.plays("duel", at=outlaw.active)
    offered = outlaw.options
    outlaw.passes()

    assert offered == ["pass"]
    assert (outlaw.active.life, outlaw.hand) == (3, ["missed"])
    assert law.prompt == "play"


@ruling("D106")
def test_red_cards_given_up_in_a_duel_are_not_counted() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "babe_leroy west_harding")
    law.holds("duel", "colt", "carbine")
    outlaw.holds("knife")

    law.plays("duel", at=outlaw.active)
    outlaw.discards("knife")
    law.discards("colt")
    outlaw.passes()

    assert law.refused("carbine", at=outlaw.active) == ""


@ruling("D107")
def test_annie_gives_up_missed_cards_in_a_duel() -> None:
    law, outlaw = duel("annie_oakey bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("duel", "missed")
    law.holds("missed-barrel.law", "return_fire", "wagon")

    outlaw.plays("duel", at=law.active)
    offered = law.options
    law.discards("missed")

    assert offered == ["discard missed-barrel.law as colt", "pass"]
    assert outlaw.options == ["pass"]
    outlaw.passes()
    assert (law.active.life, outlaw.active.life) == (4, 3)


@ruling("D107")
def test_toco_gives_up_any_card_in_a_duel() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "toco_ramirez west_harding")
    law.holds("duel", "colt")
    outlaw.holds("beer", "clock", "missed")

    law.plays("duel", at=outlaw.active)
    outlaw.discards("beer")
    law.discards("colt")
    outlaw.discards("clock")
    law.passes()

    assert outlaw.hand == ["missed"]
    assert (law.active.life, outlaw.active.life) == (4, 4)


@ruling("D107")
def test_annie_and_toco_convert_against_indians_for_themselves_only() -> None:
    law, outlaw = duel("pat_garret annie_oakey", "toco_ramirez west_harding")
    law.holds("indians", "missed-barrel.law")
    outlaw.holds("beer", "missed")

    law.plays("indians")
    outlaw.discards("beer")
    law.discards("missed")

    assert outlaw.options == ["pass"]
    outlaw.passes()
    assert (outlaw.active.life, outlaw.rearguard.life) == (4, 3)
    assert (law.active.life, law.rearguard.life) == (5, 4)
    assert outlaw.hand == ["missed"]


@ruling("D107")
def test_annie_in_front_does_not_convert_for_her_rear() -> None:
    law, outlaw = duel("annie_oakey pat_garret", "toco_ramirez west_harding")
    law.holds("indians", "missed")

    law.plays("indians")
    outlaw.passes()

    assert law.options == ["pass"]


@ruling("D107")
@pytest.mark.parametrize(
    ("annie_stands", "offered"),
    [
        ("annie_oakey pat_garret", (True, False)),
        ("pat_garret annie_oakey", (False, True)),
    ],
)
def test_annie_converts_against_an_indian_chief(
    annie_stands: str, offered: tuple[bool, bool]
) -> None:
    law, renegade = duel(annie_stands, "big_steve kitty_leroy", mode="renegade_vs_law")
    renegade.is_playing().holds("indian_chief")
    law.holds("missed-barrel.law")

    renegade.plays("indian_chief")
    for_the_front = "discard missed-barrel.law as colt" in law.options
    law.passes()
    for_the_rear = "discard missed-barrel.law as colt" in law.options

    assert (for_the_front, for_the_rear) == offered


@ruling("D107")
def test_toco_gives_up_any_card_to_an_indian_chief() -> None:
    outlaw, renegade = duel(
        "toco_ramirez west_harding", "big_steve kitty_leroy", mode="renegade_vs_outlaw"
    )
    renegade.is_playing().holds("indian_chief")
    outlaw.holds("beer", "stealing")

    renegade.plays("indian_chief")
    outlaw.discards("stealing")

    assert outlaw.options == ["pass"]
    assert (outlaw.hand, outlaw.active.life) == (["beer"], 4)


def own_duel_lost(character: str, house: str = "") -> tuple[Side, Side]:
    """The Law plays a Duel and gives up nothing after the Outlaws' answer."""
    law, outlaw = duel(f"{character} bill_tightman", "babe_leroy west_harding", house=house)
    law.holds("duel").next_cards("water", "wagon")
    outlaw.holds("colt", "missed")

    law.plays("duel", at=outlaw.active)
    outlaw.discards("colt")
    law.passes()
    return law, outlaw


@ruling("D108")
def test_a_player_who_loses_their_own_duel_has_lost_the_point_through_themselves() -> None:
    law, _ = own_duel_lost("dalon_ranger")

    assert (law.active.life, law.hand) == (4, [])
    assert law.prompt == "play"


@ruling("D108")
def test_duel_blames_other_who_loses_his_own_duel_lost_it_to_the_other_player() -> None:
    law, _ = own_duel_lost("dalon_ranger", house="duel_blames_other")

    law.draws_from("deck")

    assert (law.active.life, law.hand) == (4, ["water"])


@ruling("D108")
@pytest.mark.parametrize("house", ["", "duel_blames_other"])
def test_alan_answers_the_loss_of_his_own_duel(house: str) -> None:
    law, outlaw = own_duel_lost("alan_pinkertoon", house=house)

    outlaw.passes()

    assert (law.active.life, outlaw.active.life) == (3, 3)


@ruling("D108")
def test_slim_poet_who_loses_his_own_duel_takes_no_revenge() -> None:
    law, outlaw = duel("pat_garret bill_tightman", "slim_poet west_harding")
    outlaw.is_playing().holds("duel")
    law.holds("colt", "missed")

    outlaw.plays("duel", at=law.active)
    law.discards("colt")
    outlaw.passes()

    assert (outlaw.active.life, law.hand) == (3, ["missed"])
    assert outlaw.prompt == "play"


@ruling("D108")
def test_a_player_who_loses_the_duel_of_another_lost_the_point_through_him() -> None:
    law, outlaw = duel("dalon_ranger bill_tightman", "babe_leroy west_harding")
    outlaw.is_playing().holds("duel")
    law.next_cards("water")

    outlaw.plays("duel", at=law.active)
    law.passes().draws_from("deck")

    assert (law.active.life, law.hand) == (4, ["water"])
