"""The gunslinger's answers: one table for each rule of thumb."""

from __future__ import annotations

import pytest

from sixgun.bots import seat_bot
from sixgun.bots.duel.card_values import CARDS
from sixgun.duel import Config
from sixgun.notation import write_move
from sixgun.testing import Side, duel
from tests.bots.duel.bot_answers import answer, seated
from tests.dealing import deal


def shot_at(
    held: str,
    law: str = "pat_garret jango",
    own: str = "bull_anderson jack_ransome",
    card: str = "colt",
) -> Side:
    """The Outlaws are shot at."""
    shooter, outlaw = duel(law, own)
    shooter.holds(card)
    outlaw.holds(*held.split())
    shooter.plays(card, at=outlaw.active)
    return outlaw


def law_shot_at(held: str, own: str, card: str = "colt") -> Side:
    law, shooter = duel(own, "bull_anderson dalton_bros")
    shooter.is_playing().holds(card)
    law.holds(*held.split())
    shooter.plays(card, at=law.active)
    return law


# -- hits ----------------------------------------------------------------------------------


def test_it_avoids_a_hit() -> None:
    assert answer(shot_at("missed beer")) == "play missed"


def test_it_reveals_before_it_spends_a_card() -> None:
    outlaw = shot_at("missed")
    outlaw.active.has_in_play("barrel")
    assert answer(outlaw) == "use barrel"
    outlaw.next_cards("snake").uses("barrel")
    assert answer(outlaw) == "play missed"


def test_an_ability_that_costs_nothing_comes_first() -> None:
    outlaw = shot_at("missed", own="sid_curry jack_ransome")
    outlaw.active.has_in_play("barrel")
    assert answer(outlaw) == "use ability as sid_curry"


def test_a_hat_is_given_before_a_missed() -> None:
    outlaw = shot_at("missed")
    outlaw.active.has_in_play("hat")
    assert answer(outlaw) == "use hat"


def test_it_avoids_with_the_poorest_card_that_will_do() -> None:
    assert answer(shot_at("missed dynamite", card="derringer")) == "play dynamite as missed"


def test_return_fire_comes_before_a_plain_avoid() -> None:
    assert answer(law_shot_at("missed return_fire", "pat_garret jango")) == "play return_fire"


def test_it_takes_a_hit_that_is_answered_by_another() -> None:
    assert answer(law_shot_at("missed", "alan_pinkertoon jango")) == "pass"


def test_it_avoids_the_last_point_of_its_last_one() -> None:
    law = law_shot_at("missed", "alan_pinkertoon")
    law.active.has_life(1)
    assert answer(law) == "play missed"


def test_it_wastes_no_avoid_that_it_cannot_pay_for() -> None:
    assert answer(shot_at("missed", law="tex_killer jango")) == "pass"


def test_it_pays_for_an_avoid_with_a_poor_card() -> None:
    outlaw = shot_at("missed dynamite", law="tex_killer jango")
    assert answer(outlaw) == "play missed"
    outlaw.plays("missed")
    assert answer(outlaw) == "discard dynamite"


def test_annie_oakey_keeps_her_missed_for_those_behind() -> None:
    assert answer(law_shot_at("missed colt", "annie_oakey jango")) == "play colt as missed"


def test_a_feint_takes_the_card_that_was_shot() -> None:
    outlaw, ren = duel(
        "bull_anderson dalton_bros", "hick_addams el_chindi", mode="renegade_vs_outlaw"
    )
    outlaw.holds("colt", "knife")
    ren.holds("feint", "agility")
    outlaw.plays("colt", at=ren.active)
    assert answer(ren) == "play feint"


# -- contests and raids --------------------------------------------------------------------


def test_it_answers_a_duel() -> None:
    law, outlaw = duel("pat_garret jango", "bull_anderson jack_ransome")
    law.holds("duel")
    outlaw.holds("missed", "knife", "colt")
    law.plays("duel", at=outlaw.active)
    assert answer(outlaw) == "discard colt"


def test_it_answers_a_ricochet() -> None:
    outlaw, ren = duel(
        "bull_anderson dalton_bros", "hick_addams el_chindi", mode="renegade_vs_outlaw"
    )
    ren.is_playing().holds("ricochet")
    outlaw.holds("missed")
    ren.plays("ricochet", at=outlaw.active)
    assert answer(outlaw) == "discard missed"


def test_it_gives_a_hit_card_to_the_indians() -> None:
    law, outlaw = duel("pat_garret jango", "bull_anderson jack_ransome")
    law.holds("indians")
    outlaw.holds("knife", "colt")
    law.plays("indians")
    assert answer(outlaw) == "discard colt"


# -- cards ---------------------------------------------------------------------------------


def test_it_throws_away_what_it_needs_least() -> None:
    _, outlaw = duel("pat_garret jango", "bull_anderson jack_ransome")
    outlaw.active.has_life(1)
    outlaw.is_playing().holds("missed", "dynamite", "colt").ends_turn()
    assert answer(outlaw) == "discard dynamite"


def test_it_takes_the_best_of_the_store() -> None:
    law, _ = duel("pat_garret jango", "bull_anderson jack_ransome")
    law.holds("general_store").plays("general_store")
    on_offer = [law.game.kind[card].id for card in law.game.aside]
    assert answer(law) == f"pick {max(on_offer, key=lambda wanted: CARDS[wanted].hold)}"


def test_it_draws_whenever_it_may() -> None:
    law, outlaw = duel("wyatt_ear jango", "bull_anderson jack_ransome")
    law.holds("colt")
    outlaw.holds("missed")
    law.plays("colt", at=outlaw.active)
    outlaw.plays("missed")
    assert answer(law) == "draw > deck"


def test_it_strikes_a_card_of_the_other_and_none_of_its_own() -> None:
    law, outlaw = duel("pat_garret jango", "bull_anderson jack_ransome")
    law.holds("carbine").active.has_in_play("bank")
    outlaw.holds("missed")
    law.plays("carbine", at=outlaw.active)
    outlaw.plays("missed")
    assert answer(law) == "pass"
    outlaw.active.has_in_play("barrel")
    assert answer(law) == "pick > barrel"


def test_it_keeps_a_good_card_and_changes_a_poor_one() -> None:
    for card, verb in (("feint", "pick"), ("switch", "discard")):
        _, harry = duel("", "dutch_harry big_steve", mode="renegade_vs_outlaw")
        harry.next_cards(card).starts_turn()
        assert answer(harry) == f"{verb} {card}"


def test_poker_alicia_takes_what_is_better_than_two_cards() -> None:
    for card, source in (("clock", "deck"), ("barrel", "barrel")):
        outlaw, ren = duel("", "poker_alicia big_steve", mode="renegade_vs_outlaw")
        outlaw.active.has_in_play(card)
        ren.starts_turn()
        assert answer(ren) == f"draw > {source}"


def test_bull_anderson_takes_the_better_card() -> None:
    law, outlaw = duel("jango pat_garret wild_bill", "bull_anderson jack_ransome")
    law.active.has_life(1).has_in_play("bank", "stampede")
    law.holds("water")
    outlaw.is_playing().holds("colt").plays("colt", at=law.active)
    law.passes()
    assert answer(outlaw) == "pick > bank"


def test_slim_poet_takes_revenge() -> None:
    law, outlaw = duel("pat_garret jango", "slim_poet jack_ransome")
    law.holds("colt", "missed").plays("colt", at=outlaw.active)
    outlaw.passes()
    assert answer(outlaw) == "use ability as slim_poet"


# -- symbols, sides, partners --------------------------------------------------------------


@pytest.mark.parametrize("mine", [True, False])
def test_it_picks_the_symbol_that_is_good_for_its_own(mine: bool) -> None:
    law, outlaw = duel("bart_masterson jango", "bull_anderson jack_ransome")
    shooter, target = (outlaw, law) if mine else (law, outlaw)
    shooter.is_playing().holds("shotgun")
    target.active.has_in_play("barrel")
    target.next_cards("barrel", "snake")
    shooter.plays("shotgun", at=target.active)
    target.uses("barrel")
    picked = write_move(law.game, seated(law, "gunslinger").choose_move())
    assert picked.split("-")[1].split(".")[0] == ("barrel" if mine else "snake")


def test_it_swaps_the_other_side_so_that_the_unprotected_one_is_in_front() -> None:
    law, outlaw = duel("pat_garret dalon_ranger", "bull_anderson jack_ransome")
    law.holds("shotgun", "derringer")
    outlaw.holds("missed").active.has_in_play("barrel")
    law.plays("shotgun", at=outlaw.active)
    outlaw.plays("missed")
    assert answer(law) == "swap > bob.1"


def test_buffalo_bell_saves_what_is_worth_more_than_a_point() -> None:
    law, outlaw = duel("jango buffalo_bell pat_garret", "bull_anderson jack_ransome")
    outlaw.is_playing().holds("colt")
    law.active.has_life(1).has_in_play("bank")
    outlaw.plays("colt", at=law.active)
    law.passes()
    assert answer(law) == "use ability as buffalo_bell"


def test_buffalo_bell_does_not_shield_one_who_draws_for_it() -> None:
    law, outlaw = duel("dalon_ranger buffalo_bell", "bull_anderson jack_ransome")
    outlaw.is_playing().holds("colt").plays("colt", at=law.active)
    law.passes()
    assert answer(law) == "pass"


def test_a_character_that_also_works_behind_does_not_lead() -> None:
    seen = 0
    for seed in range(40):
        game = deal(Config(), seed, emits_events=False)
        pair = game.character[:2]
        if pair[0].always_active != pair[1].always_active:
            asleep = pair[0] if pair[1].always_active else pair[1]
            assert (
                write_move(game, seat_bot(game, 0, "gunslinger").choose_move())
                == f"pick {asleep.id}"
            )
            seen += 1
    assert seen > 5


def test_kitty_leroy_pays_a_poor_card_to_shoot_twice() -> None:
    outlaw, ren = duel(
        "bull_anderson dalton_bros", "kitty_leroy big_steve", mode="renegade_vs_outlaw"
    )
    ren.is_playing().holds("switch", "missed").active.has_in_play("buffalo_rifle")
    ren.uses("buffalo_rifle", at=outlaw.active)
    assert answer(ren) == "discard switch"


def test_it_takes_a_card_with_the_better_back() -> None:
    outlaw, ren = duel("bull_anderson dalton_bros", "", mode="renegade_vs_outlaw")
    outlaw.holds("stealing")
    ren.holds("switch-snake.ren_law", "feint-snake.ren_outlaw")
    outlaw.plays("stealing", at=ren.active)
    assert answer(outlaw) == "name > ren_outlaw_back"
