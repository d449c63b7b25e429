"""Narration: events as sentences."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.cli.duel.namer import DuelNamer
from sixgun.cli.duel.narration import DuelNarrator
from sixgun.duel import Config, Facts, facts_for
from sixgun.engine import Event, typed
from sixgun.engine import events as e
from sixgun.engine.events import EVENT_TYPES
from sixgun.testing import Side, current, duel
from tests.cli.duel.presenters import CONFIGS
from tests.engine.walks import moments
from tests.live.test_duel_events import NOT_IN_THE_DUEL

FACTS = facts_for(Config())
LAW, OUTLAW = 0, 1
COLT, MISSED, HAT = (
    FACTS.cards.index(name)
    for name in ("colt-dynamite.law", "missed-snake.law", "hat-horseshoe.law")
)
STAGE = ("dalon_ranger", "sid_curry", "jango", "tom_thorn")  # fronts, then rears
FIGURES = (0, 2, 1, 3)
SILENT = {e.TurnEnded, e.Forced}


def entering() -> list[Event]:
    """All characters enter."""
    numbers = [FACTS.character_by_id[called].no for called in STAGE]
    places = zip(FIGURES, numbers, strict=True)
    return [e.CharacterEntered(figure, number, FACTS.life[number]) for figure, number in places]


def told(*events: Event, me: int = LAW) -> list[str]:
    """The sentences for events after all characters have entered."""
    return DuelNarrator(FACTS, me).narrate([*entering(), *events])[len(STAGE) :]


def at(figure: int) -> int:
    return figure + 1


def number(kind: str) -> int:
    return FACTS.kind_by_id[kind].no


# -- one by one ----------------------------------------------------------------------------


def test_everybody_takes_his_place_in_front_or_behind() -> None:
    assert DuelNarrator(FACTS, LAW).narrate(entering()) == [
        "Your Dalon Ranger stands in front, with 5 life.",
        f"bob's Sid Curry stands in front, with 4 life. {printed('sid_curry')}",
        "Your Jango stands behind, with 3 life.",
        f"bob's Tom Thorn stands behind, with 4 life. {printed('tom_thorn')}",
    ]


def printed(character: str) -> str:
    return FACTS.character_by_id[character].words


def test_a_turn_names_the_side() -> None:
    assert told(e.TurnStarted(LAW, 3), e.TurnEnded(LAW), e.TurnStarted(OUTLAW, 4)) == [
        "Turn 3: you, Law",
        "Turn 4: bob, Outlaws",
    ]


def test_players_play_cards_and_characters_suffer_them() -> None:
    shot = (e.CardPlayed(0, COLT, at(2), number("colt")), e.ShotFired(0, COLT, 2, 1))
    assert told(*shot, e.LifeLost(2, 1, 0)) == [
        "You play Colt at bob's Sid Curry.",
        "bob's Sid Curry loses 1 life, 3 left.",
    ]
    assert told(*shot, e.Avoided(2, 0), me=OUTLAW) == [
        "ann plays Colt at your Sid Curry.",
        "Your Sid Curry avoids the hit.",
    ]


def test_a_hit_that_no_card_stands_behind() -> None:
    assert told(e.ShotFired(3, -1, 1, 1)) == [
        "A hit of bob's Tom Thorn (ability) goes at your Jango."
    ]


def test_a_volley_names_each_of_its_targets() -> None:
    gatling = FACTS.cards.index("gatling-barrel.law")
    volley = (e.CardPlayed(0, gatling, 0, number("gatling")), e.ShotFired(0, gatling, 3, 1))
    assert told(*volley)[1] == "Gatling of your Dalon Ranger is aimed at bob's Tom Thorn."


def test_an_avoid_that_costs_more_says_so() -> None:
    shot = (e.CardPlayed(0, COLT, at(2), number("colt")), e.ShotFired(0, COLT, 2, 2))
    assert told(*shot)[1] == "To avoid it costs a hand card more."


def test_a_sentence_has_one_mark_at_its_end() -> None:
    assert told(e.CardPlayed(0, MISSED, 0, number("missed"))) == ["You play Missed!"]
    assert told(e.CardPlayed(0, HAT, 0, number("missed"))) == ["You play Hat as Missed!"]


def test_a_card_may_be_aimed_at_a_hand_or_at_both_of_a_side() -> None:
    steal = FACTS.cards.index("stealing-barrel.outlaw")
    water = FACTS.cards.index("water-barrel.law")
    assert told(e.CardPlayed(2, steal, at(0), number("stealing"))) == [
        "bob plays Stealing at your hand."
    ]
    swap = (e.CardPlayed(0, water, at(2), number("water")), e.SteppedForward(3))
    assert told(*swap) == [
        "You play Water for bob's front and rear.",
        "bob's Tom Thorn steps to the front.",
    ]


def test_equipment_is_laid_with_somebody() -> None:
    laid = (e.CardPlayed(0, HAT, at(1), number("hat")), e.CardLaid(1, HAT))
    assert told(*laid) == ["You lay Hat with your Jango."]
    taken = e.CardTaken(OUTLAW, HAT, -3, 1)
    assert told(*laid, taken)[1] == "bob takes Hat from your Jango."


def test_what_is_used_up_is_told_once() -> None:
    assert told(e.CardUsed(1, HAT), e.CardLeftPlay(1, HAT)) == ["You use Hat."]
    assert told(e.CardReloaded(0, HAT), e.CardDiscarded(LAW, HAT)) == ["You reload Hat."]
    assert (
        told(e.CardUsed(1, HAT), e.CardLeftPlay(1, COLT))[1] == "Your Jango loses Colt from play."
    )


def test_a_reveal_shows_its_symbol() -> None:
    barrel = FACTS.cards.index("barrel-snake.law")
    flip = e.CardFlipped(0, MISSED, barrel)
    assert told(flip, e.DrawSettled(0, MISSED, barrel, 0)) == [
        "You reveal Missed! (Snake) for Barrel; a Barrel is wanted.",
        "The symbol does not fit.",
    ]
    assert told(e.DrawSettled(0, MISSED, barrel, 1)) == ["The symbol fits."]
    assert told(e.DrawSettled(0, -1, barrel, 0)) == ["There is no card to reveal."]


def test_a_reveal_for_an_ability_names_it() -> None:
    flip = (e.AbilityUsed(2), e.CardFlipped(2, MISSED, -1))
    assert told(*flip) == [
        "bob uses the ability of Sid Curry.",
        "bob reveals Missed! (Snake) for Sid Curry; a Barrel is wanted.",
    ]


def test_a_card_that_is_shown_has_its_symbol_and_those_on_offer_have_not() -> None:
    shown = (e.CardDrawn(LAW, MISSED, 0, 0), e.CardTurnedUp(LAW, MISSED))
    assert told(*shown)[1] == "You show Missed! (Snake)."
    assert told(e.TurnStarted(LAW, 1), e.CardTurnedUp(LAW, MISSED))[1] == "You turn up Missed!"


def test_of_what_others_draw_the_back_is_told_if_it_tells_something() -> None:
    own, other = e.CardDrawn(OUTLAW, None, 1, 1), e.CardDrawn(OUTLAW, None, 0, 0)
    assert told(own, own) == ["bob draws 2 cards."]
    assert told(own, other) == [
        "bob draws a card.",
        "bob draws a card with the Law back from your deck.",
    ]
    common = [e.CardDrawn(OUTLAW, None, 2, back) for back in (0, 1, 1)]
    assert told(*common) == [
        "bob draws a card with the Law back and 2 cards with the Outlaw back from the common deck."
    ]
    assert told(e.CardDrawn(LAW, COLT, 0, 0), e.CardDrawn(LAW, HAT, 0, 0)) == [
        "You draw Colt and Hat."
    ]


def test_a_deck_of_two_backs_always_tells_them() -> None:
    facts = facts_for(Config(mode="renegade_vs_law"))
    drawn = [e.CardDrawn(1, None, 1, back) for back in (2, 3, 2)]
    assert DuelNarrator(facts, 0).narrate(drawn) == [
        "bob draws 2 cards with the Law Renegade back and a card with the Outlaw Renegade back."
    ]


def test_who_falls_and_who_comes_after_him() -> None:
    wild_bill = FACTS.character_by_id["wild_bill"].no
    fall = (e.LifeLost(0, 5, 2), e.Eliminated(0, -1), e.CharacterEntered(0, wild_bill, 5))
    assert told(*fall, e.LifeLost(0, 1, 2)) == [
        "Your Dalon Ranger loses the last life point!",
        "Your Dalon Ranger is eliminated.",
        "Your Wild Bill stands in front, with 5 life.",
        "Your Wild Bill loses 1 life, 4 left.",
    ]


def test_what_does_nothing_to_somebody() -> None:
    assert told(e.Unaffected(2, COLT)) == ["Colt does nothing to bob's Sid Curry."]
    assert told(e.Unaffected(2, -1)) == ["It does nothing to bob's Sid Curry."]


def test_the_common_deck() -> None:
    assert told(e.TurnStarted(LAW, 9), e.DeckShuffled(2, 31))[1] == (
        "The discards are shuffled and become the common deck of 31 cards."
    )


def test_that_there_was_no_choice_is_told_once() -> None:
    forced = (e.Forced(LAW), e.Passed(LAW))
    assert told(*forced) == ["You have nothing to answer with."]
    assert told(e.Passed(LAW)) == ["You let it happen."]


def test_a_player_who_left() -> None:
    assert told(e.SeatLeft(OUTLAW)) == ["bob has left the game for good."]


# -- why -----------------------------------------------------------------------------------


def avoided(card: str) -> tuple[Event, ...]:
    """Dalon Ranger shoots at Sid Curry in vain."""
    number_of = FACTS.cards.index(card)
    kind = FACTS.kind[number_of].no
    shot = (e.CardPlayed(0, number_of, at(2), kind), e.ShotFired(0, number_of, 2, 1))
    return (*shot, e.CardPlayed(2, MISSED, 0, number("missed")), e.Avoided(2, 0))


@pytest.mark.parametrize(
    ("card", "event", "sentence"),
    [
        ("remington-snake.outlaw", e.CardDrawn(LAW, HAT, 0, 0), "You draw Hat because of Rem"),
        ("peacemaker-horseshoe.law", e.CardDiscarded(OUTLAW, HAT), "bob discards Hat because of P"),
        (
            "schofield-barrel.outlaw",
            e.LifeGained(0, 1),
            "Your Dalon Ranger regains 1 life, 6 now b",
        ),
        ("shotgun-dynamite.law", e.SteppedForward(1), "Your Jango steps to the front because of S"),
    ],
)
def test_a_card_whose_hit_was_avoided_is_named(card: str, event: Event, sentence: str) -> None:
    assert told(*avoided(card), event)[-1].startswith(sentence)
    assert "because" not in told(*avoided("colt-dynamite.law"), event)[-1]


def test_what_a_card_does_not_print_does_not_come_from_it() -> None:
    said = told(*avoided("remington-snake.outlaw"), e.SteppedForward(1))
    assert said[-1] == "Your Jango steps to the front."


def test_a_draw_after_a_swap_or_a_wound_names_who_makes_it() -> None:
    drawn = e.CardDrawn(LAW, HAT, 0, 0)
    ahead = (e.SteppedForward(1), e.TurnStarted(OUTLAW, 2), e.SteppedForward(3))
    assert told(*ahead, drawn)[-1] == "You draw Hat because of Jango."
    assert told(e.LifeLost(0, 1, 2), drawn)[-1] == "You draw Hat because of Dalon Ranger."
    assert told(e.LifeLost(0, 1, -1), drawn)[-1] == "You draw Hat."
    assert told(e.SteppedForward(1), drawn)[-1] == "You draw Hat."


def test_the_draw_of_a_turn_comes_from_nothing_else() -> None:
    drawn = e.CardDrawn(OUTLAW, None, 1, 1)
    start = (e.TurnStarted(OUTLAW, 2), e.ShotFired(2, -1, 0, 1), e.LifeLost(2, 1, 0), drawn)
    law = (e.TurnStarted(LAW, 3), e.LifeLost(0, 1, 2), e.CardDrawn(LAW, HAT, 0, 0))
    assert told(*start)[-1] == "bob draws a card."
    assert told(*law)[-1] == "You draw Hat."
    assert told(*law, e.LifeLost(0, 1, 2), e.CardDrawn(LAW, COLT, 0, 0))[-1] == (
        "You draw Colt because of Dalon Ranger."
    )


def test_a_hit_in_answer_to_one_names_the_card() -> None:
    fire = FACTS.cards.index("return_fire-horseshoe.law")
    shot = (e.CardPlayed(2, COLT, at(0), number("colt")), e.ShotFired(2, COLT, 0, 1))
    answer = (e.CardPlayed(0, fire, 0, number("return_fire")), e.Avoided(0, 2))
    assert told(*shot, *answer, e.ShotFired(0, -1, 2, 1))[-1] == (
        "A hit of your Dalon Ranger (Return Fire) goes at bob's Sid Curry."
    )


# -- whole games ---------------------------------------------------------------------------


def test_a_story_begins_with_the_shuffle() -> None:
    game = sixgun.new_game("duel", seed=7)
    assert DuelNarrator(game.kernel.facts, 0).narrate(game.events_for(0)) == [
        "The cards are shuffled."
    ]


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_games_of_every_kind_are_told_without_a_gap(number: int) -> None:
    for seed in range(3):
        story, facts, life = whole_story(CONFIGS[number], seed)
        for me in (-1, 0):
            narrator = DuelNarrator(facts, me)
            said = narrator.narrate([typed(raw, -1 if me < 0 else 1) for raw in story])
            assert all(s[-1] in ".!" or s.startswith("Turn ") for s in said)
            assert not any("{" in s or "None" in s or ".." in s for s in said)
            assert narrator.life == life


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_it_does_not_matter_how_often_one_listens(number: int) -> None:
    """Except for sentences that merge several events."""
    story, facts, _ = whole_story(CONFIGS[number], 1)
    events = [typed(raw, -1) for raw in story]
    turns = [i for i, event in enumerate(events) if isinstance(event, e.TurnStarted)]
    parts = [events[a:b] for a, b in zip([0, *turns], [*turns, len(events)], strict=True)]
    narrator = DuelNarrator(facts, 0)
    assert [s for part in parts for s in narrator.narrate(part)] == DuelNarrator(facts, 0).narrate(
        events
    )


def whole_story(config: Config, seed: int) -> tuple[list[e.RawEvent], Facts, list[int]]:
    story: list[e.RawEvent] = []
    for game in moments(config, seed, telling=True):
        story += game.events
    return story, game.facts, game.life


def test_every_event_has_a_sentence() -> None:
    """An event that is alone among others brings one, wherever it is not silent."""
    missing = {kind for kind in EVENT_TYPES if kind not in NOT_IN_THE_DUEL} - SILENT
    for config in CONFIGS:
        story, facts, _ = whole_story(config, 2)
        narrator = DuelNarrator(facts, -1)
        for raw in story:
            event = typed(raw, -1)
            if narrator.narrate([event]):
                missing.discard(type(event))
    assert missing == {e.CardLaid, e.SeatLeft}  # told with the play; nobody left


def test_no_sentence_names_a_card_that_others_drew() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    said = heard(law, outlaw)
    assert said[-1] == "bob draws 2 cards."


def heard(listener: Side, other: Side) -> list[str]:
    """What a player hears of another one's draw."""
    game = current().game
    game.telling = True
    game.events = []
    other.next_cards("knife", "beer").starts_turn()
    narrator = DuelNarrator(game.facts, listener.seat)
    narrator.namer = DuelNamer(game.facts, listener.seat, [c.id for c in game.character])
    return narrator.narrate([typed(raw, 1 << listener.seat) for raw in game.events])
