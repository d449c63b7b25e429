"""The meaning of the icons and borders: hits, avoids, BANG! cards, lost life points."""

from __future__ import annotations

from sixgun.testing import Side, current, duel, pile, ruling

HIT_CARDS = {
    *("colt", "carbine", "derringer", "fanning", "gatling", "knife", "peacemaker", "remington"),
    *("schofield", "shotgun", "winchester"),
    *("lightning", "savage", "sharps", "spencer", "walker", "whitney", "pardner"),
}
AVOID_CARDS = {"missed", "return_fire", "agility", "feint", "pardner"}
RED_CARDS = {
    *("colt", "carbine", "fanning", "peacemaker", "remington", "schofield", "shotgun"),
    *("winchester", "lightning", "savage", "sharps", "spencer", "walker", "whitney"),
}


def with_one_of_each_kind() -> tuple[Side, Side]:
    """Two of three players; the second one holds a card of every kind."""
    outlaw, law, _ = duel("sid_curry dalton_bros", "jango pat_garret", mode="mexican_standout")
    law.holds(*[kind.id for kind in current().game.facts.kinds])
    return outlaw, law


def kinds_offered(player: Side) -> set[str]:
    """The kinds of the hand cards that are legal answers."""
    offered = [option.split()[1] for option in player.options if option != "pass"]
    return {name.partition("-")[0] for name in offered}


@ruling("D1")
def test_only_cards_with_a_circled_hit_answer_a_duel() -> None:
    outlaw, law = with_one_of_each_kind()
    outlaw.holds("duel")

    outlaw.plays("duel", at=law.active)

    assert kinds_offered(law) == HIT_CARDS
    assert law.refused_discard("return_fire") == "no_hit_card"
    assert law.refused_discard("scope") == "no_hit_card"


@ruling("D1")
def test_only_cards_with_a_circled_avoid_avoid_a_hit() -> None:
    outlaw, law = with_one_of_each_kind()
    outlaw.holds("colt")

    outlaw.plays("colt", at=law.active)

    assert kinds_offered(law) == AVOID_CARDS
    for reference in ("carbine", "derringer", "barrel", "hat"):
        assert law.refused(reference) == "no_avoid"


@ruling("D1")
def test_return_fire_cannot_be_played_as_a_hit() -> None:
    law, outlaw = duel("jango the_stranger", "sid_curry west_harding")
    law.holds("return_fire")

    assert law.refused("return_fire", at=outlaw.active) == "only_as_answer"


@ruling("D2")
def test_the_red_cards_and_no_others_are_bang_cards() -> None:
    _, law = with_one_of_each_kind()
    law.is_playing()
    renegade = current().players[2]

    law.plays("colt", at=renegade.active)
    renegade.passes()
    law.holds("colt")

    held = set(law.hand)
    over = {kind for kind in held if law.refused(kind, at=renegade.active) == "bang_limit"}
    assert over == RED_CARDS
    assert {kind.id for kind in current().game.facts.kinds if kind.is_bang} == RED_CARDS


@ruling("D2")
def test_derringer_and_gatling_are_hits_but_no_bang_cards() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding dalton_bros")
    law.holds("colt", "derringer", "gatling")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()
    law.plays("derringer", at=outlaw.active)
    outlaw.passes()
    law.plays("gatling")
    outlaw.passes()
    law.passes()
    outlaw.passes()

    assert outlaw.first.life == 1
    assert outlaw.second.life == 2


@ruling("D2")
def test_a_knife_before_a_bang_card_does_not_use_up_the_allowance() -> None:
    law, outlaw = duel("pat_garret jango", "tom_thorn dalton_bros")
    outlaw.holds("knife", "knife", "colt").is_playing()

    for card in ("knife", "knife", "colt"):
        outlaw.plays(card, at=law.active)
        law.passes()

    assert law.active.life == 2


@ruling("D2")
def test_pardner_and_hit_resources_are_no_bang_cards() -> None:
    law, renegade = duel("pat_garret jango", "charlie_basset big_steve", mode="renegade_vs_law")
    renegade.holds("savage", "pardner").is_playing()
    renegade.active.has_in_play("howitzer", "double_barrel")

    renegade.plays("savage", at=law.active)
    law.passes()
    renegade.plays("pardner", at=law.active)
    law.passes()
    renegade.uses("double_barrel", at=law.active)
    law.passes()
    renegade.uses("howitzer", at=law.active)
    law.passes()

    assert law.active.life == 1


@ruling("D3")
def test_a_winchester_goes_past_the_front_because_it_says_so() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding dalton_bros")
    law.holds("winchester", "colt")

    assert law.refused("colt", at=outlaw.rearguard) == "behind_the_front"
    law.plays("winchester", at=outlaw.rearguard)
    outlaw.passes()

    assert outlaw.rearguard.life == 2


@ruling("D3")
def test_dynamite_is_equipment_but_not_for_the_opponents_front_because_it_says_so() -> None:
    law, outlaw = duel("pat_garret jango", "west_harding dalton_bros")
    outlaw.holds("dynamite", "hat").is_playing()

    assert outlaw.refused("hat", at=law.active) == ""
    assert outlaw.refused("dynamite", at=law.active) == "only_on_your_own"


@ruling("D4")
def test_the_point_lost_to_indians_cannot_be_avoided() -> None:
    law, outlaw = duel("pat_garret", "sid_curry")
    law.holds("indians")
    outlaw.holds("missed").active.has_in_play("barrel", "hat")

    law.plays("indians")
    assert outlaw.options == ["pass"]
    outlaw.passes()

    assert outlaw.active.life == 3
    assert outlaw.hand == ["missed"]
    assert law.prompt == "play"


@ruling("D4")
def test_the_point_lost_in_a_duel_cannot_be_avoided() -> None:
    law, outlaw = duel("pat_garret", "sid_curry")
    law.holds("duel")
    outlaw.holds("missed").active.has_in_play("barrel", "hat")

    law.plays("duel", at=outlaw.active)
    assert outlaw.options == ["pass"]
    outlaw.passes()

    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D4")
def test_the_points_lost_to_dynamite_and_rattlesnake_cannot_be_avoided() -> None:
    _, outlaw = duel("pat_garret jango", "bull_anderson west_harding")
    outlaw.holds("missed").active.has_in_play("dynamite", "rattlesnake", "barrel", "hat")
    outlaw.next_cards("colt-dynamite.outlaw", "missed-snake.outlaw")

    outlaw.starts_turn()

    assert outlaw.active.life == 5 - 3 - 1
    assert outlaw.active.in_play == ["rattlesnake", "barrel", "hat"]
    assert outlaw.prompt == "play"


@ruling("D4")
def test_the_points_lost_to_strong_ale_cannot_be_avoided() -> None:
    law, outlaw = duel("pat_garret jango", "bull_anderson west_harding")
    law.holds("strong_ale")
    outlaw.holds("missed").active.has_in_play("barrel", "hat")

    law.plays("strong_ale", at=outlaw.active)

    assert outlaw.active.life == 3
    assert law.prompt == "play"


@ruling("D5")
def test_an_automatic_hit_is_avoided_like_any_other() -> None:
    law, outlaw = duel("alan_pinkertoon jango", "west_harding dalton_bros")
    outlaw.holds("knife", "missed").is_playing()

    outlaw.plays("knife", at=law.active)
    law.passes()
    assert outlaw.prompt == "hit"
    outlaw.plays("missed")

    assert law.active.life == 3
    assert outlaw.active.life == 4
    assert outlaw.prompt == "play"


@ruling("D5")
def test_a_barrel_helps_against_an_automatic_hit() -> None:
    law, outlaw = duel("alan_pinkertoon jango", "west_harding dalton_bros")
    outlaw.holds("knife").is_playing().active.has_in_play("barrel")
    outlaw.next_cards("wagon-barrel.outlaw")

    outlaw.plays("knife", at=law.active)
    law.passes()
    outlaw.uses("barrel")

    assert outlaw.active.life == 4
    assert outlaw.prompt == "play"


@ruling("D5")
def test_an_automatic_hit_of_tex_killer_is_no_bang_card() -> None:
    law, outlaw = duel("tex_killer jango", "west_harding dalton_bros")
    outlaw.holds("colt", "missed", "missed").is_playing()
    law.holds("return_fire")

    outlaw.plays("colt", at=law.active)
    law.plays("return_fire")
    outlaw.plays("missed")

    assert outlaw.active.life == 4
    assert outlaw.hand == ["missed"]
    assert outlaw.prompt == "play"


@ruling("D5")
def test_there_is_no_card_behind_an_automatic_hit_that_feint_could_take() -> None:
    law, outlaw = duel("alan_pinkertoon jango", "west_harding dalton_bros", mode="reinforcements")
    outlaw.holds("colt-dynamite.outlaw", "feint-snake.ren_outlaw").is_playing()

    outlaw.plays("colt", at=law.active)
    law.passes()
    outlaw.plays("feint")

    assert outlaw.active.life == 4
    assert outlaw.hand == []
    assert pile() == ["colt-dynamite.outlaw", "feint-snake.ren_outlaw"]
