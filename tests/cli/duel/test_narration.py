"""Narration: events as sentences."""

from __future__ import annotations

import pytest

import sixgun
from sixgun.cli.duel.namer import DuelNamer
from sixgun.cli.duel.narration import DuelNarrator
from sixgun.duel import Config, Facts, facts_for
from sixgun.engine import Event, visible_event
from sixgun.engine import events as e
from sixgun.engine.events import EVENT_TYPES
from sixgun.testing import Side, current, duel
from tests.cli.duel.presenters import CONFIGS
from tests.engine.random_walks import positions
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


def narrate(*events: Event, me: int = LAW) -> list[str]:
    """The sentences for events after all characters have entered."""
    return DuelNarrator(FACTS, me).narrate([*entering(), *events])[len(STAGE) :]


def at(figure: int) -> int:
    return figure + 1


def number(kind: str) -> int:
    return FACTS.kind_by_id[kind].no


# -- single events -------------------------------------------------------------------------


def test_characters_enter_in_front_or_behind() -> None:
    assert DuelNarrator(FACTS, LAW).narrate(entering()) == [
        "Your Dalon Ranger stands in front, with 5 life.",
        f"bob's Sid Curry stands in front, with 4 life. {printed('sid_curry')}",
        "Your Jango stands behind, with 3 life.",
        f"bob's Tom Thorn stands behind, with 4 life. {printed('tom_thorn')}",
    ]


def printed(character: str) -> str:
    return FACTS.character_by_id[character].words


def test_a_turn_names_the_side() -> None:
    assert narrate(e.TurnStarted(LAW, 3), e.TurnEnded(LAW), e.TurnStarted(OUTLAW, 4)) == [
        "Turn 3: you, Law",
        "Turn 4: bob, Outlaws",
    ]


def test_players_play_cards_and_characters_suffer_them() -> None:
    shot = (e.CardPlayed(0, COLT, at(2), number("colt")), e.ShotFired(0, COLT, 2, 1))
    assert narrate(*shot, e.LifeLost(2, 1, 0)) == [
        "You play Colt at bob's Sid Curry.",
        "bob's Sid Curry loses 1 life, 3 left.",
    ]
    assert narrate(*shot, e.Avoided(2, 0), me=OUTLAW) == [
        "ann plays Colt at your Sid Curry.",
        "Your Sid Curry avoids the hit.",
    ]


def test_a_hit_without_a_card() -> None:
    assert narrate(e.ShotFired(3, -1, 1, 1)) == [
        "A hit of bob's Tom Thorn (ability) goes at your Jango."
    ]


def test_a_volley_names_each_of_its_targets() -> None:
    gatling = FACTS.cards.index("gatling-barrel.law")
    volley = (e.CardPlayed(0, gatling, 0, number("gatling")), e.ShotFired(0, gatling, 3, 1))
    assert narrate(*volley)[1] == "Gatling of your Dalon Ranger is aimed at bob's Tom Thorn."


def test_an_avoid_that_costs_more_says_so() -> None:
    shot = (e.CardPlayed(0, COLT, at(2), number("colt")), e.ShotFired(0, COLT, 2, 2))
    assert narrate(*shot)[1] == "To avoid it costs a hand card more."


def test_a_sentence_ends_with_one_punctuation_mark() -> None:
    assert narrate(e.CardPlayed(0, MISSED, 0, number("missed"))) == ["You play Missed!"]
    assert narrate(e.CardPlayed(0, HAT, 0, number("missed"))) == ["You play Hat as Missed!"]


def test_a_card_may_target_a_hand_or_both_characters() -> None:
    steal = FACTS.cards.index("stealing-barrel.outlaw")
    water = FACTS.cards.index("water-barrel.law")
    assert narrate(e.CardPlayed(2, steal, at(0), number("stealing"))) == [
        "bob plays Stealing at your hand."
    ]
    swap = (e.CardPlayed(0, water, at(2), number("water")), e.SteppedForward(3))
    assert narrate(*swap) == [
        "You play Water for bob's front and rear.",
        "bob's Tom Thorn steps to the front.",
    ]


def test_equipment_is_put_in_front_of_a_character() -> None:
    laid = (e.CardPlayed(0, HAT, at(1), number("hat")), e.CardLaid(1, HAT))
    assert narrate(*laid) == ["You lay Hat with your Jango."]
    taken = e.CardTaken(OUTLAW, HAT, -3, 1)
    assert narrate(*laid, taken)[1] == "bob takes Hat from your Jango."


def test_a_used_card_is_narrated_once() -> None:
    assert narrate(e.CardUsed(1, HAT), e.CardLeftPlay(1, HAT)) == ["You use Hat."]
    assert narrate(e.CardReloaded(0, HAT), e.CardDiscarded(LAW, HAT)) == ["You reload Hat."]
    assert (
        narrate(e.CardUsed(1, HAT), e.CardLeftPlay(1, COLT))[1]
        == "Your Jango loses Colt from play."
    )


def test_a_reveal_shows_its_symbol() -> None:
    barrel = FACTS.cards.index("barrel-snake.law")
    flip = e.CardFlipped(0, MISSED, barrel)
    assert narrate(flip, e.DrawSettled(0, MISSED, barrel, 0)) == [
        "You reveal Missed! (Snake) for Barrel; a Barrel is wanted.",
        "The symbol does not fit.",
    ]
    assert narrate(e.DrawSettled(0, MISSED, barrel, 1)) == ["The symbol fits."]
    assert narrate(e.DrawSettled(0, -1, barrel, 0)) == ["There is no card to reveal."]


def test_a_reveal_for_an_ability_names_it() -> None:
    flip = (e.AbilityUsed(2), e.CardFlipped(2, MISSED, -1))
    assert narrate(*flip) == [
        "bob uses the ability of Sid Curry.",
        "bob reveals Missed! (Snake) for Sid Curry; a Barrel is wanted.",
    ]


def test_only_shown_cards_have_their_symbol() -> None:
    shown = (e.CardDrawn(LAW, MISSED, 0, 0), e.CardTurnedUp(LAW, MISSED))
    assert narrate(*shown)[1] == "You show Missed! (Snake)."
    assert narrate(e.TurnStarted(LAW, 1), e.CardTurnedUp(LAW, MISSED))[1] == "You turn up Missed!"


def test_the_back_of_other_draws_is_narrated_if_it_matters() -> None:
    own, other = e.CardDrawn(OUTLAW, None, 1, 1), e.CardDrawn(OUTLAW, None, 0, 0)
    assert narrate(own, own) == ["bob draws 2 cards."]
    assert narrate(own, other) == [
        "bob draws a card.",
        "bob draws a card with the Law back from your deck.",
    ]
    common = [e.CardDrawn(OUTLAW, None, 2, back) for back in (0, 1, 1)]
    assert narrate(*common) == [
        "bob draws a card with the Law back and 2 cards with the Outlaw back from the common deck."
    ]
    assert narrate(e.CardDrawn(LAW, COLT, 0, 0), e.CardDrawn(LAW, HAT, 0, 0)) == [
        "You draw Colt and Hat."
    ]


def test_with_two_backs_in_a_deck_the_back_is_always_narrated() -> None:
    facts = facts_for(Config(mode="renegade_vs_law"))
    drawn = [e.CardDrawn(1, None, 1, back) for back in (2, 3, 2)]
    assert DuelNarrator(facts, 0).narrate(drawn) == [
        "bob draws 2 cards with the Law Renegade back and a card with the Outlaw Renegade back."
    ]


def test_an_elimination_names_the_next_character() -> None:
    wild_bill = FACTS.character_by_id["wild_bill"].no
    fall = (e.LifeLost(0, 5, 2), e.Eliminated(0, -1), e.CharacterEntered(0, wild_bill, 5))
    assert narrate(*fall, e.LifeLost(0, 1, 2)) == [
        "Your Dalon Ranger loses the last life point!",
        "Your Dalon Ranger is eliminated.",
        "Your Wild Bill stands in front, with 5 life.",
        "Your Wild Bill loses 1 life, 4 left.",
    ]


def test_a_new_character_of_your_own_is_described_also_after_a_cause() -> None:
    wild_bill = FACTS.character_by_id["wild_bill"].no
    described = f"Your Wild Bill stands in front, with 5 life. {printed('wild_bill')}"
    entered = e.CharacterEntered(0, wild_bill, 5)
    cause = (e.LifeLost(0, 1, 2), e.CardDrawn(LAW, HAT, 0, 0))

    assert narrate(e.TurnStarted(LAW, 1), entered)[-1] == described
    sentences = narrate(e.TurnStarted(OUTLAW, 1), *cause, entered)

    assert sentences[-2] == "You draw Hat because of Dalon Ranger."
    assert sentences[-1] == described


def test_an_effect_without_result_is_narrated() -> None:
    assert narrate(e.Unaffected(2, COLT)) == ["Colt does nothing to bob's Sid Curry."]
    assert narrate(e.Unaffected(2, -1)) == ["It does nothing to bob's Sid Curry."]


def test_the_common_deck() -> None:
    assert narrate(e.TurnStarted(LAW, 9), e.DeckShuffled(2, 31))[1] == (
        "The discards are shuffled and become the common deck of 31 cards."
    )


def test_a_forced_choice_is_narrated_once() -> None:
    forced = (e.Forced(LAW), e.Passed(LAW))
    assert narrate(*forced) == ["You have nothing to answer with."]
    assert narrate(e.Passed(LAW)) == ["You let it happen."]


def test_a_player_who_left() -> None:
    assert narrate(e.SeatLeft(OUTLAW)) == ["bob has left the game for good."]


# -- causes --------------------------------------------------------------------------------


def avoided(card: str) -> tuple[Event, ...]:
    """Dalon Ranger's shot at Sid Curry is avoided."""
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
    assert narrate(*avoided(card), event)[-1].startswith(sentence)
    assert "because" not in narrate(*avoided("colt-dynamite.law"), event)[-1]


def test_an_effect_is_not_attributed_to_an_unrelated_card() -> None:
    said = narrate(*avoided("remington-snake.outlaw"), e.SteppedForward(1))
    assert said[-1] == "Your Jango steps to the front."


def test_a_draw_after_a_swap_or_a_wound_names_who_makes_it() -> None:
    drawn = e.CardDrawn(LAW, HAT, 0, 0)
    ahead = (e.SteppedForward(1), e.TurnStarted(OUTLAW, 2), e.SteppedForward(3))
    assert narrate(*ahead, drawn)[-1] == "You draw Hat because of Jango."
    assert narrate(e.LifeLost(0, 1, 2), drawn)[-1] == "You draw Hat because of Dalon Ranger."
    assert narrate(e.LifeLost(0, 1, -1), drawn)[-1] == "You draw Hat."
    assert narrate(e.SteppedForward(1), drawn)[-1] == "You draw Hat."


def test_the_draw_of_a_turn_has_no_other_cause() -> None:
    drawn = e.CardDrawn(OUTLAW, None, 1, 1)
    start = (e.TurnStarted(OUTLAW, 2), e.ShotFired(2, -1, 0, 1), e.LifeLost(2, 1, 0), drawn)
    law = (e.TurnStarted(LAW, 3), e.LifeLost(0, 1, 2), e.CardDrawn(LAW, HAT, 0, 0))
    assert narrate(*start)[-1] == "bob draws a card."
    assert narrate(*law)[-1] == "You draw Hat."
    assert narrate(*law, e.LifeLost(0, 1, 2), e.CardDrawn(LAW, COLT, 0, 0))[-1] == (
        "You draw Colt because of Dalon Ranger."
    )


def test_a_hit_in_answer_to_one_names_the_card() -> None:
    fire = FACTS.cards.index("return_fire-horseshoe.law")
    shot = (e.CardPlayed(2, COLT, at(0), number("colt")), e.ShotFired(2, COLT, 0, 1))
    answer = (e.CardPlayed(0, fire, 0, number("return_fire")), e.Avoided(0, 2))
    assert narrate(*shot, *answer, e.ShotFired(0, -1, 2, 1))[-1] == (
        "A hit of your Dalon Ranger (Return Fire) goes at bob's Sid Curry."
    )


# -- whole games ---------------------------------------------------------------------------


def test_a_narration_starts_with_the_shuffle() -> None:
    game = sixgun.new_game("duel", seed=7)
    assert DuelNarrator(game.kernel.facts, 0).narrate(game.events_for(0)) == [
        "The cards are shuffled."
    ]


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_games_of_every_kind_are_narrated_completely(number: int) -> None:
    for seed in range(3):
        story, facts, life = whole_story(CONFIGS[number], seed)
        for me in (-1, 0):
            narrator = DuelNarrator(facts, me)
            said = narrator.narrate([visible_event(raw, -1 if me < 0 else 1) for raw in story])
            assert all(s[-1] in ".!" or s.startswith("Turn ") for s in said)
            assert not any("{" in s or "None" in s or ".." in s for s in said)
            assert narrator.life == life


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_the_narration_is_the_same_in_any_pieces(number: int) -> None:
    """Except for sentences that merge several events."""
    story, facts, _ = whole_story(CONFIGS[number], 1)
    events = [visible_event(raw, -1) for raw in story]
    turns = [i for i, event in enumerate(events) if isinstance(event, e.TurnStarted)]
    parts = [events[a:b] for a, b in zip([0, *turns], [*turns, len(events)], strict=True)]
    narrator = DuelNarrator(facts, 0)
    assert [s for part in parts for s in narrator.narrate(part)] == DuelNarrator(facts, 0).narrate(
        events
    )


def whole_story(config: Config, seed: int) -> tuple[list[e.RawEvent], Facts, list[int]]:
    story: list[e.RawEvent] = []
    for game in positions(config, seed, emits_events=True):
        story += game.events
    return story, game.facts, game.life


def test_every_event_has_a_sentence() -> None:
    """Every event alone makes a sentence, unless it is silent."""
    missing = {kind for kind in EVENT_TYPES if kind not in NOT_IN_THE_DUEL} - SILENT
    for config in CONFIGS:
        story, facts, _ = whole_story(config, 2)
        narrator = DuelNarrator(facts, -1)
        for raw in story:
            event = visible_event(raw, -1)
            if narrator.narrate([event]):
                missing.discard(type(event))
    assert missing == {e.CardLaid, e.SeatLeft}  # part of the sentence of the play; no player left


def test_no_sentence_names_a_card_that_others_drew() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    said = narrated_cards(law, outlaw)
    assert said[-1] == "bob draws 2 cards."


def narrated_cards(listener: Side, other: Side) -> list[str]:
    """The narration of another player's draw."""
    game = current().game
    game.emits_events = True
    game.events = []
    other.next_cards("knife", "beer").starts_turn()
    narrator = DuelNarrator(game.facts, listener.seat)
    narrator.namer = DuelNamer(game.facts, listener.seat, [c.id for c in game.character])
    return narrator.narrate([visible_event(raw, 1 << listener.seat) for raw in game.events])
