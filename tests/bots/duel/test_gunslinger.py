"""The gunslinger's own turn: one table for each rule of thumb."""

from __future__ import annotations

from sixgun.testing import Side, current, discard_pile, duel
from tests.bots.duel.bot_answers import answer, thought


def law_turn(
    own: str = "dalon_ranger jango", foes: str = "bull_anderson dalton_bros"
) -> list[Side]:
    """The Law is playing; it comes first of the two."""
    return duel(own, foes)


def outlaw_turn(
    own: str = "slim_poet jack_ransome", foes: str = "dalon_ranger bart_masterson"
) -> list[Side]:
    law, outlaw = duel(foes, own)
    return [outlaw.is_playing(), law]


def renegade_turn(own: str = "hick_addams el_chindi") -> list[Side]:
    outlaw, ren = duel("bull_anderson dalton_bros", own, mode="renegade_vs_outlaw")
    return [ren.is_playing(), outlaw]


def token_was_moved() -> None:
    current().game.swapped = True


# -- hits ----------------------------------------------------------------------------------


def test_it_shoots_when_it_can() -> None:
    law, _ = law_turn()
    law.holds("colt", "missed")
    assert answer(law) == "play colt > bob.1"


def test_it_shoots_where_nothing_protects() -> None:
    for behind, target in ((False, "bob.2"), (True, "bob.1")):
        law, outlaw = law_turn(foes="bull_anderson west_harding")
        law.holds("winchester")
        (outlaw.rearguard if behind else outlaw.active).has_in_play("barrel")
        assert answer(law) == f"play winchester > {target}"


def test_it_shoots_the_one_who_does_not_answer_a_loss() -> None:
    outlaw, law = outlaw_turn("jack_ransome slim_poet", "alan_pinkertoon pat_garret")
    outlaw.holds("colt")
    assert answer(outlaw) == "play colt > ann.2"
    law.active.has_life(1)
    assert answer(outlaw) == "play colt > ann.2"


def test_it_finishes_the_last_one_before_all_else() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding")
    law.holds("wagon", "colt")
    assert answer(law) == "play wagon"
    outlaw.active.has_life(1)
    assert answer(law) == "play colt > bob.1"


def test_a_derringer_is_for_an_empty_hand() -> None:
    law, outlaw = law_turn()
    law.holds("derringer", "colt")
    outlaw.holds("water", "beer", "clock")
    assert answer(law) == "play colt > bob.1"


def test_it_fans_only_at_one_who_bears_something() -> None:
    law, outlaw = law_turn()
    law.holds("fanning")
    token_was_moved()
    assert answer(law) == "end"
    law.holds("colt")
    assert answer(law) == "play colt > bob.1"
    outlaw.active.has_in_play("clock", "scope")
    assert answer(law) == "play fanning > bob.1"


def test_a_spencer_is_for_a_healthy_one() -> None:
    ren, outlaw = renegade_turn()
    ren.holds("spencer", "whitney")
    outlaw.active.has_life(4)
    assert answer(ren) == "play spencer > ann.1"


def test_a_gatling_is_not_for_your_own_rear() -> None:
    law, outlaw = law_turn("dalon_ranger jango", "bull_anderson")
    law.holds("gatling").rearguard.has_life(1)
    law.rearguard.has_in_play("bank")
    outlaw.holds("missed", "missed")
    token_was_moved()
    assert answer(law) == "end"


def test_with_three_players_only_the_goal_is_shot_at() -> None:
    outlaw, law, _ = duel(mode="mexican_standout")
    outlaw.holds("knife")
    assert answer(outlaw) == "play knife > bob.1"
    law.is_playing().holds("colt")
    assert answer(law) == "play colt > cal.1"


def test_with_three_players_it_spares_the_one_its_goal_hunts() -> None:
    outlaw, _, renegade = duel("slim_poet", "jango", "big_steve", mode="mexican_standout")
    outlaw.holds("indians")
    assert answer(outlaw) == "play indians"
    renegade.active.has_life(1)
    assert answer(outlaw) == "end"


# -- contests ------------------------------------------------------------------------------


def test_it_duels_one_who_holds_nothing() -> None:
    law, outlaw = law_turn()
    law.holds("duel")
    assert answer(law) == "play duel > bob.1"
    outlaw.holds("missed", "missed", "colt", "colt", "knife", "knife")
    law.holds("missed")
    assert answer(law) != "play duel > bob.1"


def test_the_chief_is_for_one_who_holds_nothing() -> None:
    ren, _ = renegade_turn()
    ren.holds("indian_chief")
    assert answer(ren) == "play indian_chief"


# -- cards ---------------------------------------------------------------------------------


def test_it_draws_before_it_decides_the_rest() -> None:
    law, _ = law_turn()
    law.holds("colt", "wagon", "barrel")
    assert answer(law) == "play wagon"


def test_it_takes_a_barrel_away_before_it_shoots() -> None:
    outlaw, law = outlaw_turn("slim_poet bull_anderson")
    outlaw.holds("colt", "stealing")
    law.active.has_in_play("barrel")
    law.holds("missed")
    assert answer(outlaw) == "play stealing > barrel"


def test_it_steals_from_a_hand_if_nothing_lies_there() -> None:
    outlaw, law = outlaw_turn()
    outlaw.holds("stealing")
    law.holds("missed", "colt")
    assert answer(outlaw) == "play stealing > ann.1"


def test_it_leaves_a_wild_bill_alone() -> None:
    outlaw, law = outlaw_turn(foes="wild_bill bart_masterson")
    outlaw.holds("stealing")
    law.holds("missed")
    assert answer(outlaw) == "end"
    law.active.has_in_play("barrel")
    assert answer(outlaw) == "end"


def test_it_rids_its_own_of_a_snake() -> None:
    law, _ = law_turn()
    law.holds("schoolmarm").active.has_in_play("rattlesnake")
    assert answer(law) == "play schoolmarm > rattlesnake"


def test_it_takes_nothing_good_from_its_own() -> None:
    law, _ = law_turn()
    law.holds("schoolmarm").active.has_in_play("bank")
    assert answer(law) == "end"


def test_it_slaps_where_it_hurts() -> None:
    ren, outlaw = renegade_turn()
    ren.holds("slap")
    token_was_moved()
    assert answer(ren) == "end"
    outlaw.holds("missed").active.has_in_play("barrel")
    assert answer(ren) == "play slap"


def test_an_ambush_needs_something_that_lies_there() -> None:
    ren, outlaw = renegade_turn()
    ren.holds("ambush")
    token_was_moved()
    assert answer(ren) == "end"
    outlaw.active.has_in_play("barrel")
    assert answer(ren) == "play ambush"


def test_it_pans_only_for_what_is_better_than_a_pan() -> None:
    ren, _ = renegade_turn()
    ren.active.has_in_play("gold_pan")
    token_was_moved()
    assert answer(ren) == "end"
    discard_pile("clock")
    assert answer(ren) == "end"
    discard_pile("missed")
    assert answer(ren) == "use gold_pan"


def test_every_use_of_a_pan_has_a_reason() -> None:
    """A hot-headed one uses it although nothing has been discarded yet."""
    ren, _ = renegade_turn()
    ren.active.has_in_play("gold_pan")
    token_was_moved()
    thoughts = [thought(ren, f"gunslinger:temperature=10:seed={n}") for n in range(40)]
    assert {thought.reason.code for thought in thoughts} >= {"draws"}


# -- life ----------------------------------------------------------------------------------


def test_it_heals_the_wounded_and_nobody_else() -> None:
    outlaw, _ = outlaw_turn()
    outlaw.holds("beer")
    token_was_moved()
    assert answer(outlaw) == "end"
    outlaw.rearguard.has_life(3)
    assert answer(outlaw) == "play beer"


def test_whiskey_is_for_its_front() -> None:
    ren, _ = renegade_turn()
    ren.holds("whiskey").rearguard.has_life(1)
    token_was_moved()
    assert answer(ren) == "end"
    ren.active.has_life(2)
    assert answer(ren) == "play whiskey"


def test_strong_ale_is_for_the_weak_at_home_and_the_strong_elsewhere() -> None:
    law, outlaw = law_turn()
    law.holds("strong_ale")
    assert answer(law) == "play strong_ale > bob.1"
    outlaw.active.has_life(3)
    law.rearguard.has_life(1)
    assert answer(law) == "play strong_ale > ann.2"


# -- Equipment -----------------------------------------------------------------------------


def test_it_lays_what_serves_with_its_own() -> None:
    law, _ = law_turn()
    law.holds("bank")
    assert answer(law) == "play bank > ann.2"


def test_it_lays_nothing_twice() -> None:
    _, outlaw = law_turn()
    outlaw.is_playing().holds("hat").rearguard.has_in_play("hat-horseshoe.law")
    assert answer(outlaw) != "play hat > bob.2"


def test_a_snake_is_for_the_other_front() -> None:
    outlaw, _ = outlaw_turn("slim_poet bull_anderson", "dalon_ranger jango")
    outlaw.holds("rattlesnake")
    assert answer(outlaw) == "play rattlesnake > ann.1"


def test_a_snake_does_not_bite_those_who_pick_the_symbols() -> None:
    outlaw, _ = outlaw_turn("slim_poet bull_anderson", "dalon_ranger bart_masterson")
    outlaw.holds("rattlesnake")
    assert answer(outlaw) == "end"


def test_dynamite_is_laid_where_it_can_do_little_harm() -> None:
    outlaw, _ = outlaw_turn("slim_poet bull_anderson", "dalon_ranger wild_bill")
    outlaw.holds("dynamite")
    assert answer(outlaw) == "end"
    outlaw.rearguard.has_life(1)
    token_was_moved()
    assert answer(outlaw) == "play dynamite > bob.2"


def test_equipment_laid_now_is_in_front_later() -> None:
    law, _ = law_turn("the_stranger pat_garret")
    law.holds("bank")
    law.plays("bank", at=law.rearguard)
    assert answer(law) == "swap"


# -- the token -----------------------------------------------------------------------------


def test_the_character_that_draws_more_ends_in_front() -> None:
    outlaw, _ = outlaw_turn("soundance_kid dalton_bros")
    assert answer(outlaw) == "swap"
    outlaw.swaps()
    assert answer(outlaw) == "end"


def test_cards_behind_are_brought_forward_to_be_used() -> None:
    ren, _ = renegade_turn()
    ren.rearguard.has_in_play("howitzer")
    assert answer(ren) == "swap"
    ren.swaps()
    assert answer(ren) == "use howitzer > ann.1"


def test_tom_thorn_comes_forward_with_a_shot() -> None:
    outlaw, _ = outlaw_turn("bull_anderson tom_thorn")
    assert answer(outlaw) == "swap"


def test_it_does_not_swap_under_the_eyes_of_jango() -> None:
    outlaw, law = outlaw_turn("toco_ramirez slim_poet", "wild_bill jango")
    law.holds("colt", "colt")
    assert answer(outlaw) == "swap"
    law.game.front = [law.second.figure, outlaw.active.figure]
    assert answer(outlaw) == "end"


def test_the_last_shots_come_before_a_late_swap() -> None:
    outlaw, _ = outlaw_turn("west_harding dalton_bros")
    outlaw.holds("colt")
    assert answer(outlaw) == "play colt > ann.1"
    outlaw.game.hands[outlaw.seat].clear()
    current().settled = False
    assert answer(outlaw) == "swap"


# -- abilities and reloads -----------------------------------------------------------------


def test_babe_leroy_draws_with_an_empty_hand() -> None:
    outlaw, _ = outlaw_turn("babe_leroy bull_anderson")
    assert answer(outlaw) == "use ability as babe_leroy"


def test_soundance_kid_pays_with_a_poor_card() -> None:
    outlaw, _ = outlaw_turn("bull_anderson soundance_kid")
    outlaw.holds("clock", "missed")
    assert answer(outlaw) == "use ability as soundance_kid"
    outlaw.uses(as_="soundance_kid")
    assert answer(outlaw) == "discard clock"


def test_soundance_kid_keeps_good_cards() -> None:
    outlaw, _ = outlaw_turn("bull_anderson soundance_kid")
    outlaw.holds("missed")
    assert answer(outlaw) == "end"


def test_cattle_katie_gives_up_what_is_worth_little() -> None:
    outlaw, _ = outlaw_turn("cattle_katie bull_anderson")
    outlaw.active.has_in_play("clock")
    assert answer(outlaw) == "use ability as cattle_katie > clock"


def test_pearl_hat_repeats_a_good_action() -> None:
    outlaw, law = outlaw_turn("pearl_hat bull_anderson", "pat_garret wild_bill")
    outlaw.holds("clock", "knife")
    outlaw.rearguard.has_in_play("clock")
    outlaw.plays("knife", at=law.active)
    law.passes()
    assert answer(outlaw) == "use ability as pearl_hat"
    outlaw.uses(as_="pearl_hat")
    outlaw.discards("clock")
    assert answer(outlaw) == "use ability as knife > ann.1"


def test_toco_ramirez_shoots_with_what_is_worth_little() -> None:
    outlaw, _ = outlaw_turn("toco_ramirez bull_anderson")
    outlaw.holds("missed", "clock")
    outlaw.rearguard.has_in_play("clock")
    assert answer(outlaw) == "play clock as colt > ann.1"


def test_it_reloads_what_does_nothing_more() -> None:
    law, _ = duel("dalon_ranger", "west_harding")
    law.holds("water")
    assert answer(law) == "reload water"
