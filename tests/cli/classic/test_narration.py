"""Narration: events as sentences."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.classic import OUR_BOXES
from sixgun.cli.classic.namer import ClassicNamer
from sixgun.cli.classic.narration import ClassicNarrator
from sixgun.cli.narration import opening_view
from sixgun.engine import Event
from sixgun.engine import events as e
from sixgun.engine import moves as m
from tests.cli.cli_runner import KINDS

GAME = sixgun.new_game("classic", players=5, seed=7)
FACTS = GAME.kernel.facts
BANG, BARREL, SCHOFIELD, JAIL, GATLING = (
    FACTS.cards.index(name)
    for name in ("bang-7C", "barrel-QS", "schofield-JC", "jail-4H", "gatling-10H")
)
ANN, BOB, CAL = 0, 1, 2


def narrate(*events: Event, me: int = CAL) -> list[str]:
    return ClassicNarrator(ClassicNamer(FACTS, me), GAME.view(0)).narrate(events)


def at(figure: int) -> int:
    return figure + 1


def test_a_shot_is_one_sentence_and_its_outcome_another() -> None:
    shot = (e.CardPlayed(ANN, BANG, at(BOB), 0), e.ShotFired(ANN, BANG, BOB, 1))
    assert narrate(*shot, e.Avoided(BOB, ANN)) == [
        "ann plays BANG! (7 of clubs) at bob.",
        "bob avoids the shot.",
    ]


def test_you_are_you() -> None:
    assert narrate(e.CardPlayed(ANN, BANG, at(CAL), 0), e.LifeLost(CAL, 1, ANN))[0].endswith(
        " at you."
    )
    assert narrate(e.CardDrawn(CAL, BANG, 0)) == ["You draw BANG! (7 of clubs)."]


def test_draws_in_a_row_are_one_sentence() -> None:
    assert narrate(*[e.CardDrawn(BOB, None, 0)] * 3) == ["bob draws 3 cards."]


def test_a_card_is_played_as_another() -> None:
    missed = FACTS.cards.index("missed-2S")
    [sentence] = narrate(e.CardPlayed(ANN, missed, at(BOB), 0))
    assert sentence == "ann plays Missed! (2 of spades) as BANG! at bob."


def test_equipment_is_put_in_play() -> None:
    play = (e.CardPlayed(ANN, BARREL, 0, 12), e.CardLaid(ANN, BARREL))
    assert narrate(*play) == ["ann puts Barrel (queen of spades) in play."]


def test_a_jail_is_put_in_front_of_a_player() -> None:
    play = (e.CardPlayed(ANN, JAIL, at(CAL), 15), e.CardLaid(CAL, JAIL))
    assert narrate(*play) == ["ann puts Jail (4 of hearts) in front of you."]


def test_a_weapon_replaces_another() -> None:
    winchester = FACTS.cards.index("winchester-8S")
    swap = (
        e.CardPlayed(ANN, winchester, 0, 21),
        e.CardLeftPlay(ANN, SCHOFIELD),
        e.CardLaid(ANN, winchester),
    )
    assert narrate(*swap) == [
        "ann puts Winchester (8 of spades) in play.",
        "ann loses Schofield (jack of clubs) from play.",
    ]


def test_a_card_in_play_is_named_with_its_bearer() -> None:
    balou = FACTS.cards.index("cat_balou-KH")
    laid = e.CardLaid(BOB, BARREL)
    [sentence] = narrate(laid, e.CardPlayed(ANN, balou, BARREL + 64, 8))
    assert sentence == "ann plays Cat Balou (king of hearts) at bob's Barrel (queen of spades)."


def test_gatling_names_each_of_its_targets() -> None:
    events = (e.CardPlayed(ANN, GATLING, 0, 11), e.ShotFired(ANN, GATLING, BOB, 1))
    assert narrate(*events)[1] == "Gatling (10 of hearts) is aimed at bob."


def test_a_shot_that_takes_two_missed_says_so() -> None:
    shot = (e.CardPlayed(ANN, BANG, at(BOB), 0), e.ShotFired(ANN, BANG, BOB, 2))
    assert narrate(*shot)[1] == "It takes 2 Missed! to avoid it."


def test_the_last_life_point_and_the_end() -> None:
    life = GAME.kernel.max_life[BOB]
    assert narrate(e.LifeLost(BOB, life, -1), e.Eliminated(BOB, ANN), e.RoleShown(BOB, 2)) == [
        "bob loses the last life point!",
        "bob is eliminated by ann.",
        "bob was an Outlaw.",
    ]


def test_life_is_counted() -> None:
    most = GAME.kernel.max_life[CAL]
    assert narrate(e.LifeLost(CAL, 1, ANN), e.LifeGained(CAL, 1)) == [
        f"You lose 1 life, {most - 1} left.",
        f"You regain 1 life, {most} now.",
    ]


def test_a_forced_move_is_narrated_only_to_its_player() -> None:
    forced = (e.Forced(BOB), e.Passed(BOB), e.LifeLost(BOB, 1, ANN))
    assert len(narrate(*forced)) == 1
    assert narrate(*forced, me=BOB)[0] == "You have nothing to answer with."


def test_the_deal_is_one_sentence() -> None:
    said = ClassicNarrator(ClassicNamer(FACTS, CAL), GAME.view(CAL)).narrate(GAME.events_for(CAL))
    assert said[0] == "The cards are shuffled and dealt."
    assert said[1].startswith("Turn 1: ")


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_games_of_every_kind_are_narrated_completely(options: dict[str, object]) -> None:
    for seed in range(2):
        game = sixgun.new_game("classic", seed=seed, **options)
        while game.decision:
            game.apply(game.decision.moves[game.ply * 5 % len(game.decision.moves)])
        for me in (-1, 0):
            narrator = ClassicNarrator(ClassicNamer(game.kernel.facts, me), opening_view(game, 0))
            said = narrator.narrate(game.events if me < 0 else game.events_for(me))
            assert all(s[-1] in ".!" or s.startswith("Turn ") for s in said)
            assert not any("{" in s or "None" in s for s in said)
            assert [max(life, 0) for life in narrator.life] == game.kernel.life


def test_whole_games_are_narrated_without_gaps_or_hidden_cards() -> None:
    for seed in range(12):
        game = sixgun.new_game("classic", players=4 + seed % 4, seed=seed)
        while game.decision:
            game.apply(game.decision.moves[game.ply * 5 % len(game.decision.moves)])
        for me in (-1, 0):
            narrator = ClassicNarrator(ClassicNamer(game.kernel.facts, me), game.view(0))
            events = game.events if me < 0 else game.events_for(me)
            said = narrator.narrate(events)
            assert all(s[-1] in ".!" or s.startswith("Turn ") for s in said)
            assert not any("{" in s or "None" in s for s in said)
            assert [max(life, 0) for life in narrator.life] == game.kernel.life


# -- other boxes, events and duels ---------------------------------------------------------

LARGE = sixgun.new_game("classic", players=5, seed=7, boxes=list(OUR_BOXES))
DUEL = sixgun.new_game("classic", players=2, seed=7, variant="long_duel")


def narrate_game(game: sixgun.LiveGame, *events: Event, me: int = CAL) -> list[str]:
    return ClassicNarrator(ClassicNamer(game.kernel.facts, me), game.view(0)).narrate(events)


def number(game: sixgun.LiveGame, called: str) -> int:
    facts = game.kernel.facts
    return (facts.event_by_id.get(called) or facts.character_by_id[called]).no


def test_an_event_is_narrated_with_its_effect() -> None:
    curse = e.EventRevealed(number(LARGE, "curse"))
    assert narrate_game(LARGE, curse) == [
        "The event Curse is in force. Every card counts as a Spade."
    ]


def test_a_draw_without_a_card_is_for_the_event() -> None:
    vendetta = e.EventRevealed(number(LARGE, "vendetta"))
    [_, sentence] = narrate_game(LARGE, vendetta, e.CardFlipped(ANN, BANG, -1))
    assert sentence.startswith("ann draws! for Vendetta and turns up ")


def test_a_draw_for_an_ability_names_it_even_then() -> None:
    vendetta = e.EventRevealed(number(LARGE, "vendetta"))
    taken = e.AbilityTaken(ANN, number(LARGE, "jourdonnais"))
    said = narrate_game(LARGE, vendetta, taken, e.AbilityUsed(ANN), e.CardFlipped(ANN, BANG, -1))
    assert said[1] == "ann has the ability of Jourdonnais from now on."
    assert said[3].startswith("ann draws! for Jourdonnais and turns up ")


def test_a_ghost_comes_and_goes() -> None:
    assert narrate_game(LARGE, e.CameBack(BOB, 0), e.Eliminated(BOB, -1)) == [
        "bob comes back as a ghost.",
        "bob is out again.",
    ]
    assert narrate_game(LARGE, e.CameBack(CAL, 2)) == ["You come back with 2 life."]


def test_a_new_identity_has_its_own_life() -> None:
    sid = e.CharacterEntered(CAL, number(LARGE, "sid_ketchum"), 2)
    assert narrate_game(LARGE, sid, e.LifeLost(CAL, 1, ANN)) == [
        "You are Sid Ketchum from now on, with 2 life.",
        "You lose 1 life, 1 left.",
    ]


def test_named_suits_are_narrated() -> None:
    assert narrate_game(LARGE, e.WordNamed(ANN, m.FIRST_SUIT + 1)) == ["ann names hearts."]
    assert narrate_game(DUEL, e.WordNamed(0, m.FIRST_PICK), me=0) == ["You take the first pick."]


def test_who_left_and_who_was_not_touched() -> None:
    assert narrate_game(LARGE, e.SeatLeft(BOB)) == ["bob has left the game for good."]
    assert narrate_game(LARGE, e.Unaffected(CAL, BANG))[0].endswith(" does nothing to you.")


def test_a_shot_from_nowhere() -> None:
    assert narrate_game(LARGE, e.ShotFired(-1, -1, BOB, 1)) == ["A shot is aimed at bob."]


def test_figures_have_their_own_names_and_seats_their_players() -> None:
    sid = e.CharacterEntered(3, number(DUEL, "sid_ketchum"), 4)
    fall = (e.LifeLost(3, 4, 0), e.Eliminated(3, 0))
    assert narrate_game(DUEL, e.CardDrawn(0, None, 0), sid, e.SteppedForward(3), *fall, me=0) == [
        "You draw a card.",
        "bob.2 is Sid Ketchum from now on, with 4 life.",
        "bob.2 stands in front.",
        "bob.2 loses the last life point!",
        "bob.2's Sid Ketchum falls to ann.1.",
    ]
