"""The greenhorn: sensible, and no more."""

from __future__ import annotations

import pytest

from sixgun.bots import seat_bot
from sixgun.duel import MODES, Config
from sixgun.engine import Rng
from sixgun.notation import write_move
from sixgun.testing import Side, current, discard_pile, duel
from tests.bots.duel import bot_answers
from tests.dealing import deal


def answer(side: Side) -> str:
    """The move the bot makes for a side."""
    return bot_answers.answer(side, "greenhorn")


# -- whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("mode", MODES)
def test_it_beats_chance(mode: str) -> None:
    won = 0
    for seed in range(10):
        game = deal(Config(mode=mode), seed, emits_events=False)
        me, rng = seed % game.seats, Rng.from_seed(seed)
        seated = seat_bot(game, me, "greenhorn")
        while not game.over:
            if game.seat == me:
                game.choose(seated.choose_move())
            else:
                game.choose_at(rng.below(len(game.moves)))
        won += (game.winners >> me) & 1
    assert won >= 8


# -- its own turn --------------------------------------------------------------------------


def test_it_shoots_when_it_can() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("colt", "missed")
    assert answer(law) == "play colt > bob.1"


def test_it_shoots_the_weaker_one() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("winchester")
    outlaw.rearguard.has_life(1)
    assert answer(law) == "play winchester > bob.2"


def test_with_three_players_it_shoots_only_the_one_it_hunts() -> None:
    outlaw, law, _ = duel(mode="mexican_standout")
    outlaw.holds("knife")
    assert answer(outlaw) == "play knife > bob.1"
    law.is_playing().holds("colt")
    assert answer(law) == "play colt > cal.1"


def test_it_lays_good_equipment_with_its_own_and_bad_with_the_other() -> None:
    _, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    outlaw.is_playing().holds("hat", "rattlesnake")
    assert answer(outlaw) == "play hat > bob.2"
    outlaw.plays("hat", at=outlaw.rearguard)
    assert answer(outlaw) == "play rattlesnake > ann.1"


def test_it_lays_nothing_twice_and_keeps_its_dynamite() -> None:
    _, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    outlaw.is_playing().holds("hat", "dynamite").rearguard.has_in_play("hat-horseshoe.law")
    assert answer(outlaw) == "end"


def test_it_heals_when_hurt_and_not_when_whole() -> None:
    _, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    outlaw.is_playing().holds("beer")
    assert answer(outlaw) == "end"
    outlaw.active.has_life(3)
    assert answer(outlaw) == "play beer"


def test_it_drinks_whiskey_for_its_front_alone() -> None:
    _, ren = duel("", "kitty_leroy big_steve", mode="renegade_vs_outlaw")
    ren.is_playing().holds("whiskey").rearguard.has_life(1)
    current().game.swapped = True
    assert answer(ren) == "end"
    ren.active.has_life(2)
    assert answer(ren) == "play whiskey"


def test_strong_ale_is_for_the_weak_at_home_and_the_strong_elsewhere() -> None:
    law, outlaw = duel("dalon_ranger jango", "bull_anderson west_harding")
    law.holds("strong_ale")
    assert answer(law) == "play strong_ale > bob.1"
    outlaw.active.has_life(3)
    assert answer(law) == "end"
    law.rearguard.has_life(1)
    assert answer(law) == "play strong_ale > ann.2"


def test_it_does_not_hurt_itself() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("gatling").rearguard.has_life(1)
    assert answer(law) == "end"
    _, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    outlaw.is_playing().holds("stealing").rearguard.has_in_play("hat")
    assert answer(outlaw) == "end"


def test_it_sees_no_use_in_fanning_at_nothing() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("fanning")
    assert answer(law) == "end"
    outlaw.active.has_in_play("hat")
    assert answer(law) == "play fanning > bob.1"


def test_it_dares_a_duel_only_with_hit_cards() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("duel", "missed")
    assert answer(law) == "end"
    law.game.bangs = 1
    law.holds("carbine", "shotgun")
    assert answer(law) == "play duel > bob.1"


def test_it_takes_what_lies_with_the_other() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("schoolmarm")
    law.rearguard.has_in_play("hat")
    assert answer(law) == "end"
    outlaw.active.has_in_play("barrel")
    assert answer(law) == "play schoolmarm > barrel"


def test_it_rids_itself_of_a_snake() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("schoolmarm").rearguard.has_in_play("rattlesnake")
    assert answer(law) == "play schoolmarm > rattlesnake"


def test_it_moves_its_token_to_spare_the_weak_one() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    assert answer(law) == "end"
    law.active.has_life(1)
    assert answer(law) == "swap"
    law.swaps()
    assert answer(law) == "end"


def test_it_swaps_the_weak_one_of_the_other_forward() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("water")
    outlaw.active.has_life(2)
    assert answer(law) == "end"
    outlaw.active.has_life(4)
    assert answer(law) == "play water > bob.1"


def test_it_reloads_what_does_nothing_more() -> None:
    law, _ = duel("dalon_ranger", "west_harding")
    law.holds("water")
    assert answer(law) == "reload water"


def test_it_uses_its_resources() -> None:
    outlaw, ren = duel("", "kitty_leroy big_steve", mode="renegade_vs_outlaw")
    ren.is_playing().active.has_in_play("buffalo_rifle", "gold_pan")
    outlaw.rearguard.has_life(1)
    assert answer(ren) == "use buffalo_rifle > ann.2"


def test_it_pans_for_gold_only_where_there_is_some() -> None:
    _, ren = duel("", "kitty_leroy big_steve", mode="renegade_vs_outlaw")
    ren.is_playing().active.has_in_play("gold_pan")
    assert answer(ren) == "end"
    discard_pile("clock")
    assert answer(ren) == "end"
    discard_pile("missed")
    assert answer(ren) == "use gold_pan"


def test_it_uses_its_abilities() -> None:
    _, outlaw = duel("dalon_ranger jango", "babe_leroy dalton_bros")
    outlaw.is_playing()
    assert answer(outlaw) == "use ability as babe_leroy"
    _, outlaw = duel("dalon_ranger jango", "west_harding soundance_kid")
    outlaw.is_playing().holds("dynamite", "missed")
    assert answer(outlaw) == "use ability as soundance_kid"
    outlaw.uses(as_="soundance_kid")
    assert answer(outlaw) == "discard dynamite"


def test_it_pays_with_no_good_card() -> None:
    _, outlaw = duel("dalon_ranger jango", "west_harding soundance_kid")
    outlaw.is_playing().holds("missed", "missed")
    assert answer(outlaw) == "end"


# -- answers -------------------------------------------------------------------------------


def shot_at(held: str, law: str = "dalon_ranger jango", card: str = "colt") -> Side:
    shooter, outlaw = duel(law, "west_harding dalton_bros")
    shooter.holds(card)
    outlaw.holds(*held.split())
    shooter.plays(card, at=outlaw.active)
    return outlaw


def test_it_avoids_a_hit() -> None:
    assert answer(shot_at("missed beer")) == "play missed"


def test_it_reveals_before_it_spends_a_card() -> None:
    outlaw = shot_at("missed")
    outlaw.active.has_in_play("barrel", "hat")
    assert answer(outlaw) == "use barrel"
    outlaw.next_cards("snake").uses("barrel")
    assert answer(outlaw) == "use hat"


def test_it_avoids_with_the_poorest_card_that_will_do() -> None:
    assert answer(shot_at("missed dynamite", card="derringer")) == "play dynamite as missed"


def test_it_wastes_no_avoid_that_it_cannot_pay_for() -> None:
    assert answer(shot_at("missed", law="tex_killer jango")) == "pass"
    outlaw = shot_at("missed dynamite", law="tex_killer jango")
    assert answer(outlaw) == "play missed"
    outlaw.plays("missed")
    assert answer(outlaw) == "discard dynamite"


def test_it_answers_a_duel() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("duel")
    outlaw.holds("missed", "knife")
    law.plays("duel", at=outlaw.active)
    assert answer(outlaw) == "discard knife"


def test_it_throws_away_what_it_needs_least() -> None:
    _, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    outlaw.active.has_life(1)
    outlaw.is_playing().holds("missed", "dynamite", "colt").ends_turn()
    assert answer(outlaw) == "discard dynamite"


def test_it_draws_whenever_it_may() -> None:
    law, outlaw = duel("wyatt_ear jango", "west_harding dalton_bros")
    law.holds("colt")
    outlaw.holds("missed")
    law.plays("colt", at=outlaw.active)
    outlaw.plays("missed")
    assert answer(law) == "draw > deck"


def test_it_puts_in_front_who_must_be_there() -> None:
    for seed in range(30):
        game = deal(Config(), seed, emits_events=False)
        first, second = game.character[0], game.character[1]
        if first.always_active == second.always_active or first.life != second.life:
            continue
        asleep = second if first.always_active else first
        assert write_move(game, seat_bot(game, 0, "greenhorn").choose_move()) == f"pick {asleep.id}"
        return
    raise AssertionError


def test_it_saves_its_partner_with_a_point() -> None:
    law, outlaw = duel("jango buffalo_bell", "west_harding dalton_bros")
    outlaw.is_playing().holds("colt", "knife")
    outlaw.plays("colt", at=law.active)
    law.passes()
    assert answer(law) == "pass"
    law.passes()
    law.active.has_life(1)
    outlaw.plays("knife", at=law.active)
    law.passes()
    assert answer(law) == "use ability as buffalo_bell"


def test_it_reveals_to_its_own_good() -> None:
    for mine in (True, False):
        law, outlaw = duel("bart_masterson jango", "west_harding dalton_bros")
        shooter, target = (outlaw, law) if mine else (law, outlaw)
        shooter.is_playing().holds("shotgun")
        target.active.has_in_play("barrel")
        target.next_cards("barrel", "snake")
        shooter.plays("shotgun", at=target.active)
        target.uses("barrel")
        move = write_move(law.game, bot_answers.seated(law, "greenhorn").choose_move())
        picked = move.split("-")[1].split(".")[0]
        assert picked == ("barrel" if mine else "snake")


def test_it_keeps_a_good_card_and_changes_a_poor_one() -> None:
    for card, verb in (("feint", "pick"), ("switch", "discard")):
        _, harry = duel("", "dutch_harry big_steve", mode="renegade_vs_outlaw")
        harry.next_cards(card).starts_turn()
        assert answer(harry) == f"{verb} {card}"
