"""The last point, the last character, and those who come after: D90, D94-D96."""

from __future__ import annotations

from sixgun.testing import current, duel, pile, ruling


@ruling("D90")
def test_alan_does_not_answer_the_loss_of_his_last_point() -> None:
    alan, outlaw = duel("alan_pinkertoon jango wyatt_ear", "babe_leroy dalton_bros")
    alan.active.has_life(1)
    outlaw.is_playing().holds("colt")

    outlaw.plays("colt", at=alan.active)
    alan.passes()

    assert (outlaw.prompt, outlaw.active.life) == ("play", 4)


@ruling("D90")
def test_dalon_does_not_draw_for_his_last_point() -> None:
    dalon, outlaw = duel("dalon_ranger jango wyatt_ear", "babe_leroy dalton_bros")
    dalon.next_cards("colt", "beer", "missed").active.has_life(1)
    outlaw.is_playing().holds("colt")

    outlaw.plays("colt-dynamite.outlaw.5", at=dalon.active)
    dalon.passes()

    assert (outlaw.prompt, dalon.hand) == ("play", ["colt", "beer"])  # for the elimination only


@ruling("D90")
def test_slim_poet_does_not_answer_the_loss_of_his_last_point() -> None:
    law, slim = duel("the_stranger jango", "slim_poet babe_leroy tom_thorn")
    law.holds("colt", "missed")
    slim.active.has_life(1)

    law.plays("colt", at=slim.active)
    slim.passes()

    assert (law.prompt, law.hand) == ("play", ["missed"])


@ruling("D90")
def test_a_character_without_life_is_out_at_once_while_the_card_goes_on() -> None:
    law, outlaw = duel("bart_masterson jango wyatt_ear", "babe_leroy dalton_bros")
    law.active.has_life(1)
    outlaw.is_playing().holds("gatling").rearguard.has_in_play("barrel")
    outlaw.next_cards("wagon-barrel.outlaw", "missed-snake.outlaw")

    outlaw.plays("gatling")
    law.passes()  # Bart has lost his last point, but is not yet gone
    outlaw.uses("barrel")

    assert pile()[-1] == "wagon-barrel.outlaw"  # only one card, without a pick
    assert (law.prompt, outlaw.rearguard.life) == ("hit", 3)


@ruling("D95")
def test_a_player_who_loses_their_last_character_has_lost_at_once() -> None:
    law, outlaw = duel("the_stranger jango", "babe_leroy")
    law.holds("gatling").rearguard.has_life(1)
    outlaw.active.has_life(1)

    law.plays("gatling")
    outlaw.passes()

    assert (law.has_won, outlaw.has_won) == (True, False)
    assert current().game.over
    assert (outlaw.hand, law.rearguard.life) == ([], 1)


@ruling("D95")
def test_both_of_the_last_pair_falling_together_lose_the_game_before_anything_is_drawn() -> None:
    law, outlaw = duel("the_stranger", "babe_leroy dalton_bros")
    law.holds("indians")
    outlaw.active.has_life(1)
    outlaw.rearguard.has_life(1)

    law.plays("indians")
    outlaw.passes().passes()

    assert (law.has_won, outlaw.hand) == (True, [])


@ruling("D95")
def test_waiting_hits_are_not_resolved_once_a_player_has_lost() -> None:
    alan, outlaw = duel("alan_pinkertoon", "babe_leroy")
    alan.active.has_life(2).has_in_play("bank", "scope")
    outlaw.is_playing().holds("fanning").active.has_life(1)

    outlaw.plays("fanning", at=alan.active)
    alan.passes().passes()

    assert (outlaw.has_won, alan.has_won) == (True, False)
    assert outlaw.active.life == 1


@ruling("D95")
def test_with_a_character_in_reserve_nobody_has_lost() -> None:
    law, outlaw = duel("the_stranger", "babe_leroy dalton_bros slim_poet")
    law.holds("indians")
    outlaw.active.has_life(1)
    outlaw.rearguard.has_life(1)

    law.plays("indians")
    outlaw.passes().passes()

    assert not current().game.over


@ruling("D96")
def test_the_ability_of_a_new_character_works_against_the_waiting_hits() -> None:
    law, outlaw = duel("the_stranger alan_pinkertoon", "babe_leroy dalton_bros sid_curry")
    law.holds("gatling").next_cards("barrel")
    outlaw.active.has_life(1)

    law.plays("gatling")
    outlaw.passes()  # Babe falls
    law.passes()  # for Alan, whose hit waits
    outlaw.passes().uses(as_="sid_curry")

    assert (outlaw.active.character, outlaw.active.life) == ("sid_curry", 4)
    assert law.prompt == "hit"


@ruling("D96")
def test_the_cards_drawn_for_the_elimination_help_against_the_waiting_hits() -> None:
    law, outlaw = duel("the_stranger alan_pinkertoon", "babe_leroy dalton_bros tom_thorn")
    law.holds("gatling")
    outlaw.next_cards("missed", "beer").active.has_life(1)

    law.plays("gatling")
    outlaw.passes()
    law.passes()
    outlaw.passes().plays("missed")

    assert (law.prompt, outlaw.active.life, outlaw.hand) == ("play", 4, ["beer"])


@ruling("D94", "D96")
def test_the_new_front_is_in_play_when_the_rearguard_who_fell_with_the_old_one_leaves() -> None:
    law, outlaw = duel("the_stranger jango bill_tightman wyatt_ear", "babe_leroy")
    law.active.has_life(1)
    law.rearguard.has_life(1)
    law.next_cards("colt", "missed", "bank", "wagon", "stampede", "gatling")
    outlaw.is_playing().holds("indians")

    outlaw.plays("indians")
    law.passes().passes()

    assert (law.active.character, law.prompt) == ("bill_tightman", "may_draw")
    law.draws_from("deck")
    assert law.hand == ["colt", "missed", "bank", "wagon", "stampede", "gatling"]
    assert (law.rearguard.character, outlaw.prompt) == ("wyatt_ear", "play")
