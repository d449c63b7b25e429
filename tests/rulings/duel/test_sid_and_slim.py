"""Sid Curry and Slim Poet."""

from sixgun.testing import common_deck, duel, pile, ruling


@ruling("D160")
def test_a_barrel_symbol_of_the_opponents_deck_avoids_a_hit_at_sid_curry_and_strikes_back() -> None:
    law, outlaw = duel("pat_garret the_stranger", "sid_curry tom_thorn")
    law.holds("colt").next_cards("barrel")

    law.plays("colt", at=outlaw.active)
    outlaw.uses()
    law.passes()

    assert outlaw.active.life == 4
    assert law.active.life == 4
    assert law.prompt == "play"


@ruling("D160")
def test_another_symbol_leaves_sid_curry_his_other_means() -> None:
    law, outlaw = duel("pat_garret the_stranger", "sid_curry tom_thorn")
    law.holds("colt").next_cards("snake")
    outlaw.active.has_in_play("hat")
    outlaw.next_cards("barrel")

    law.plays("colt", at=outlaw.active)
    outlaw.uses()

    assert outlaw.options == ["use hat-horseshoe.outlaw", "pass"]
    outlaw.uses("hat")
    assert outlaw.active.life == 4
    assert law.prompt == "play"


@ruling("D160")
def test_sid_curry_need_not_reveal() -> None:
    law, outlaw = duel("pat_garret the_stranger", "sid_curry tom_thorn")
    law.holds("colt").next_cards("barrel")

    law.plays("colt", at=outlaw.active)
    outlaw.passes()

    assert outlaw.active.life == 3
    assert pile() == ["colt-dynamite.law"]


@ruling("D160")
def test_sid_curry_reveals_once_for_a_hit() -> None:
    law, outlaw = duel("pat_garret the_stranger", "sid_curry tom_thorn")
    law.holds("colt").next_cards("snake", "barrel")

    law.plays("colt", at=outlaw.active)
    outlaw.uses()

    assert outlaw.options == ["pass"]


@ruling("D160")
def test_sid_curry_reveals_again_for_each_hit_of_a_fanning() -> None:
    law, outlaw = duel("pat_garret the_stranger", "sid_curry tom_thorn")
    law.holds("fanning").next_cards("snake", "barrel")
    outlaw.active.has_in_play("scope", "gun_belt")

    law.plays("fanning", at=outlaw.active)
    outlaw.uses().passes()
    outlaw.uses()
    law.passes()

    assert outlaw.active.life == 3
    assert law.active.life == 4


@ruling("D160")
def test_sid_curry_may_reveal_before_or_after_his_barrel() -> None:
    law, outlaw = duel("pat_garret the_stranger", "sid_curry tom_thorn")
    law.holds("colt").next_cards("barrel")
    outlaw.active.has_in_play("barrel")
    outlaw.next_cards("snake")

    law.plays("colt", at=outlaw.active)
    offered = outlaw.options
    outlaw.uses("barrel").uses()

    assert "use ability as sid_curry" in offered
    assert "use barrel-snake.outlaw" in offered
    assert outlaw.active.life == 4
    assert law.options == ["pass"]


@ruling("D160")
def test_a_hit_that_sid_currys_barrel_avoids_is_not_struck_back() -> None:
    law, outlaw = duel("pat_garret the_stranger", "sid_curry tom_thorn")
    law.holds("colt").next_cards("snake")
    outlaw.active.has_in_play("barrel")
    outlaw.next_cards("barrel")

    law.plays("colt", at=outlaw.active)
    outlaw.uses().uses("barrel")

    assert law.prompt == "play"
    assert law.active.life == 5


@ruling("D160")
def test_sid_curry_reveals_from_the_common_deck_if_the_opponent_draws_from_it() -> None:
    law, outlaw = duel("pat_garret the_stranger", "sid_curry tom_thorn")
    law.holds("colt")
    common_deck("wagon-barrel.outlaw")
    law.draws_from_common()

    law.plays("colt", at=outlaw.active)
    outlaw.uses()
    law.passes()

    assert pile()[-1] == "wagon-barrel.outlaw"
    assert law.active.life == 4


@ruling("D160")
def test_sid_curry_strikes_the_shooter_not_whoever_is_in_front_by_then() -> None:
    law, outlaw = duel("pat_garret the_stranger", "sid_curry tom_thorn")
    law.holds("shotgun").next_cards("barrel")

    law.plays("shotgun", at=outlaw.active)
    outlaw.uses()
    law.swaps(at=law.first).passes()

    assert law.active.character == "the_stranger"
    assert law.first.life == 4
    assert law.second.life == 4


@ruling("D160")
def test_sid_curry_behind_the_front_reveals_when_he_is_shot_at() -> None:
    law, outlaw = duel("pat_garret the_stranger", "tom_thorn sid_curry")
    law.holds("winchester").next_cards("barrel")

    law.plays("winchester", at=outlaw.rearguard)
    outlaw.uses()
    law.passes()

    assert outlaw.rearguard.life == 4
    assert law.active.life == 4


@ruling("D161")
def test_slim_poet_may_discard_a_card_of_who_makes_him_lose_a_point() -> None:
    law, outlaw = duel("pat_garret the_stranger", "slim_poet tom_thorn")
    law.holds("colt", "bank")

    law.plays("colt", at=outlaw.active)
    outlaw.passes().uses()

    assert law.hand == []
    assert pile() == ["colt-dynamite.law", "bank-barrel.law"]


@ruling("D161")
def test_slim_poet_need_not_discard_anything() -> None:
    law, outlaw = duel("pat_garret the_stranger", "slim_poet tom_thorn")
    law.holds("colt", "water")

    law.plays("colt", at=outlaw.active)
    outlaw.passes().passes()

    assert law.hand == ["water"]
    assert law.prompt == "play"


@ruling("D161")
def test_slim_poet_names_the_back_of_the_card_he_discards() -> None:
    law, outlaw = duel("pat_garret the_stranger", "slim_poet tom_thorn")
    law.holds("colt", "water", "beer")

    law.plays("colt", at=outlaw.active)
    outlaw.passes().uses().names("outlaw_back")

    assert law.hand == ["water"]


@ruling("D161")
def test_slim_poet_discards_for_every_point() -> None:
    law, outlaw = duel("the_marshal the_stranger", "slim_poet tom_thorn", mode="reinforcements")
    law.holds("spencer", "water", "wagon", "beer")

    law.plays("spencer", at=outlaw.active)
    outlaw.passes().uses().names("law_back").uses().names("law_back")

    assert outlaw.active.life == 2
    assert law.hand == ["beer"]


@ruling("D161")
def test_slim_poet_behind_the_front_answers_what_is_aimed_at_him() -> None:
    law, outlaw = duel("pat_garret the_stranger", "tom_thorn slim_poet")
    law.holds("winchester", "water")

    law.plays("winchester", at=outlaw.rearguard)
    outlaw.passes().uses()

    assert law.hand == []


@ruling("D161")
def test_slim_poet_answers_a_lost_duel_that_the_opponent_began() -> None:
    law, outlaw = duel("pat_garret the_stranger", "slim_poet tom_thorn")
    law.holds("duel", "water")

    law.plays("duel", at=outlaw.active)
    outlaw.passes().uses()

    assert law.hand == []


@ruling("D161")
def test_slim_poet_does_not_answer_dynamite() -> None:
    law, outlaw = duel("pat_garret the_stranger", "slim_poet tom_thorn")
    law.holds("water")
    outlaw.holds("hat").active.has_in_play("dynamite")
    outlaw.next_cards("dynamite", "beer", "knife")

    outlaw.starts_turn()

    assert outlaw.active.life == 1
    assert outlaw.prompt == "play"
    assert law.hand == ["water"]


@ruling("D161")
def test_slim_poet_does_not_answer_a_rattlesnake_that_the_opponent_laid_with_him() -> None:
    law, outlaw = duel("pat_garret the_stranger", "slim_poet tom_thorn")
    law.holds("rattlesnake", "water")
    outlaw.holds("hat").next_cards("snake", "beer", "knife")

    law.plays("rattlesnake", at=outlaw.active).ends_turn()

    assert outlaw.active.life == 3
    assert outlaw.prompt == "play"
    assert law.hand == ["water"]


@ruling("D161")
def test_slim_poet_does_not_answer_cards_of_his_own_player() -> None:
    law, outlaw = duel("pat_garret", "tom_thorn slim_poet")
    law.holds("water", "carbine")
    outlaw.holds("indians", "hat").is_playing()

    outlaw.plays("indians")
    law.discards("carbine")
    outlaw.passes()

    assert outlaw.rearguard.life == 3
    assert outlaw.prompt == "play"
    assert law.hand == ["water"]


@ruling("D161")
def test_slim_poet_does_not_answer_a_duel_that_he_began_and_lost() -> None:
    law, outlaw = duel("pat_garret the_stranger", "slim_poet tom_thorn")
    law.holds("water", "carbine")
    outlaw.holds("duel", "hat").is_playing()

    outlaw.plays("duel", at=law.active)
    law.discards("carbine")
    outlaw.passes()

    assert outlaw.active.life == 3
    assert outlaw.prompt == "play"
