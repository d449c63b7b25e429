"""Events as sentences."""

from __future__ import annotations

import sixgun
from sixgun.cli.naming import Namer
from sixgun.cli.story import Teller
from sixgun.engine import Event
from sixgun.engine import events as e

GAME = sixgun.new_game("classic", players=5, seed=7)
FACTS = GAME.kernel.facts
BANG, BARREL, SCHOFIELD, JAIL, GATLING = (
    FACTS.cards.index(name)
    for name in ("bang-7C", "barrel-QS", "schofield-JC", "jail-4H", "gatling-10H")
)
ANN, BOB, CAL = 0, 1, 2


def told(*events: Event, me: int = CAL) -> list[str]:
    return Teller(Namer(FACTS, me), GAME.view(0)).tell(events)


def at(figure: int) -> int:
    return figure + 1


def test_a_shot_is_one_sentence_and_its_outcome_another() -> None:
    shot = (e.CardPlayed(ANN, BANG, at(BOB), 0), e.ShotFired(ANN, BANG, BOB, 1))
    assert told(*shot, e.Avoided(BOB, ANN)) == [
        "ann plays BANG! (7 of clubs) at bob.",
        "bob avoids the shot.",
    ]


def test_you_are_you() -> None:
    assert told(e.CardPlayed(ANN, BANG, at(CAL), 0), e.LifeLost(CAL, 1, ANN))[0].endswith(
        " at you."
    )
    assert told(e.CardDrawn(CAL, BANG, 0)) == ["You draw BANG! (7 of clubs)."]


def test_draws_in_a_row_are_one_sentence() -> None:
    assert told(*[e.CardDrawn(BOB, None, 0)] * 3) == ["bob draws 3 cards."]


def test_a_card_is_played_as_another() -> None:
    missed = FACTS.cards.index("missed-2S")
    [sentence] = told(e.CardPlayed(ANN, missed, at(BOB), 0))
    assert sentence == "ann plays Missed! (2 of spades) as BANG! at bob."


def test_equipment_is_put_in_play() -> None:
    play = (e.CardPlayed(ANN, BARREL, 0, 12), e.CardLaid(ANN, BARREL))
    assert told(*play) == ["ann puts Barrel (queen of spades) in play."]


def test_a_jail_is_put_before_somebody() -> None:
    play = (e.CardPlayed(ANN, JAIL, at(CAL), 15), e.CardLaid(CAL, JAIL))
    assert told(*play) == ["ann puts Jail (4 of hearts) in front of you."]


def test_a_weapon_replaces_another() -> None:
    winchester = FACTS.cards.index("winchester-8S")
    swap = (
        e.CardPlayed(ANN, winchester, 0, 21),
        e.CardLeftPlay(ANN, SCHOFIELD),
        e.CardLaid(ANN, winchester),
    )
    assert told(*swap) == [
        "ann puts Winchester (8 of spades) in play.",
        "ann loses Schofield (jack of clubs) from play.",
    ]


def test_a_card_in_play_is_named_with_its_bearer() -> None:
    balou = FACTS.cards.index("cat_balou-KH")
    laid = e.CardLaid(BOB, BARREL)
    [sentence] = told(laid, e.CardPlayed(ANN, balou, BARREL + 64, 8))
    assert sentence == "ann plays Cat Balou (king of hearts) at bob's Barrel (queen of spades)."


def test_gatling_names_each_of_its_targets() -> None:
    events = (e.CardPlayed(ANN, GATLING, 0, 11), e.ShotFired(ANN, GATLING, BOB, 1))
    assert told(*events)[1] == "Gatling (10 of hearts) is aimed at bob."


def test_a_shot_that_takes_two_missed_says_so() -> None:
    shot = (e.CardPlayed(ANN, BANG, at(BOB), 0), e.ShotFired(ANN, BANG, BOB, 2))
    assert told(*shot)[1] == "It takes 2 Missed! to avoid it."


def test_the_last_life_point_and_the_end() -> None:
    life = GAME.kernel.max_life[BOB]
    assert told(e.LifeLost(BOB, life, -1), e.Eliminated(BOB, ANN), e.RoleShown(BOB, 2)) == [
        "bob loses the last life point!",
        "bob is eliminated by ann.",
        "bob was an Outlaw.",
    ]


def test_life_is_counted() -> None:
    most = GAME.kernel.max_life[CAL]
    assert told(e.LifeLost(CAL, 1, ANN), e.LifeGained(CAL, 1)) == [
        f"You lose 1 life, {most - 1} left.",
        f"You regain 1 life, {most} now.",
    ]


def test_nobody_else_is_told_that_there_was_no_choice() -> None:
    forced = (e.Forced(BOB), e.Passed(BOB), e.LifeLost(BOB, 1, ANN))
    assert len(told(*forced)) == 1
    assert told(*forced, me=BOB)[0] == "You have nothing to answer with."


def test_the_deal_is_one_sentence() -> None:
    said = Teller(Namer(FACTS, CAL), GAME.view(CAL)).tell(GAME.events_for(CAL))
    assert said[0] == "The cards are shuffled and dealt."
    assert said[1].startswith("Turn 1: ")


def test_whole_games_are_told_without_a_gap_or_an_unseen_card() -> None:
    for seed in range(12):
        game = sixgun.new_game("classic", players=4 + seed % 4, seed=seed)
        while game.decision:
            game.apply(game.decision.moves[game.ply * 5 % len(game.decision.moves)])
        for me in (-1, 0):
            teller = Teller(Namer(game.kernel.facts, me), game.view(0))
            events = game.events if me < 0 else game.events_for(me)
            said = teller.tell(events)
            assert all(s[-1] in ".!" or s.startswith("Turn ") for s in said)
            assert not any("{" in s or "None" in s for s in said)
            assert [max(life, 0) for life in teller.life] == game.kernel.life
