"""Prompts and labels of moves."""

from __future__ import annotations

import random

import pytest

import sixgun
from sixgun.cli.duel.game_ui import GAME_UI
from sixgun.cli.duel.presenter import DuelGame
from sixgun.engine import MalformedMove
from sixgun.testing import Side, current, discard_pile, duel
from tests.cli.duel.presenters import CONFIGS, at_table, decisions, offered, question
from tests.docs.sources import prompts

SEEDS = 5
# Prompts that random games seldom reach; the tests below set tables for them.
RARE = {"again", "which_first", "replica", "repeat", "plunder", "surcharge", "tribute"}


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_every_question_and_every_choice_has_a_text(number: int) -> None:
    for seed in range(SEEDS):
        for presenter, view in decisions(CONFIGS[number], seed):
            asked = presenter.question(view)
            assert asked[-1] in ".?", (view.cards.prompt, asked)
            assert "{" not in asked
            for move in view.cards.moves:
                text = presenter.describe_move(view, move)
                assert text, (view.cards.prompt, move)
                assert "{" not in text
                assert text[0].isupper()


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_every_choice_is_understood_as_it_is_offered(number: int) -> None:
    for presenter, view in decisions(CONFIGS[number], 3):
        texts = [presenter.describe_move(view, move) for move in view.cards.moves]
        for at, text in enumerate(texts):
            meant = presenter.parse_input(view, texts, text)
            assert presenter.describe_move(view, meant) == text
            assert presenter.parse_input(view, texts, str(at + 1)) == view.cards.moves[at]


def test_every_prompt_is_met() -> None:
    met = {
        view.cards.prompt
        for config in CONFIGS
        for seed in range(SEEDS)
        for _, view in decisions(config, seed)
    }
    assert prompts("duel") - RARE <= met <= prompts("duel")


# -- single prompts ------------------------------------------------------------------------


def outlaw_hit_by(card: str, *, law: str = "dalon_ranger jango", held: str = "") -> Side:
    """The Law shoots at the Outlaws."""
    shooter, target = duel(law, "west_harding dalton_bros")
    shooter.holds(card)
    target.holds(*held.split())
    shooter.plays(card, at=target.active)
    return target


def test_a_hit() -> None:
    outlaw = outlaw_hit_by("colt", held="missed")
    assert question(outlaw) == (
        "ann's Dalon Ranger aims Colt at your West Harding: avoid the hit, or let it strike."
    )
    assert offered(outlaw) == ["Missed!", "Let it strike your West Harding"]


def test_a_hit_without_a_card() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding tom_thorn")
    law.holds("water")
    law.plays("water", at=outlaw.active)
    assert question(law) == (
        "A hit of bob's Tom Thorn (ability) goes at your Jango: avoid it, or let it strike."
    )


def test_any_card_as_a_missed() -> None:
    assert offered(outlaw_hit_by("derringer", held="beer")) == [
        "Beer as Missed!",
        "Let it strike your West Harding",
    ]


def test_an_avoid_that_costs_more() -> None:
    outlaw = outlaw_hit_by("colt", law="tex_killer jango", held="missed beer").plays("missed")
    assert question(outlaw).startswith("ann's Tex Killer makes avoids dear: discard a")
    assert offered(outlaw) == ["Discard Beer", "Pay nothing: it was in vain"]


def test_what_peacemaker_costs() -> None:
    outlaw = outlaw_hit_by("peacemaker", held="missed beer knife").plays("missed")
    assert question(outlaw).startswith("Peacemaker: the hit you avoided costs a hand card")
    assert offered(outlaw) == ["Discard Beer", "Discard Knife"]


def test_a_duel_and_indians() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("duel", "indians")
    outlaw.holds("knife")
    law.plays("duel", at=outlaw.active)
    assert question(outlaw) == (
        "Duel of ann's Dalon Ranger and your West Harding: give up a hit card, or your "
        "West Harding loses 1 life."
    )
    assert offered(outlaw) == ["Give up Knife", "Lose 1 life with your West Harding"]
    outlaw.passes()
    law.plays("indians")
    assert question(outlaw) == (
        "Indians! by ann's Dalon Ranger: give up a hit card, or your West Harding loses 1 life."
    )


def test_your_own_turn() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("colt", "hat", "water", "schoolmarm", "wagon")
    outlaw.active.has_in_play("barrel")
    assert question(law) == "Your turn: play a card, use what you have, or end it."
    assert offered(law) == [
        "Colt at bob's West Harding (front)",
        "Hat with your Jango (rear)",
        "Hat with bob's West Harding (front)",
        "Water: swap your front and rear",
        "Water: swap bob's front and rear",
        "Schoolmarm at West Harding's Barrel",
        "Wagon",
        "Move your token: Jango to the front",
        "End your turn",
    ]


def test_a_character_who_is_alone() -> None:
    law, outlaw = duel("dalon_ranger", "west_harding")
    law.holds("colt", "water").active.has_in_play("scope")
    assert offered(law) == [
        "Colt at bob's West Harding (alone)",
        "Reload Water",
        "Reload Scope",
        "End your turn",
    ]
    outlaw.is_playing().holds("stealing")
    law.holds("hat")
    assert offered(outlaw)[:2] == ["Stealing at Dalon Ranger's Scope", "Stealing at ann's hand"]


def test_copies_are_distinguished_only_if_they_differ() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.has_reserve().holds("wagon-barrel.law", "wagon-barrel.law.2", "fanning-barrel.law")
    assert [text for text in offered(law) if text.startswith("Wagon")] == ["Wagon", "Wagon"]
    law.holds("fanning-horseshoe.law", "wagon-barrel.outlaw")
    options = offered(law)
    assert "Fanning (Barrel) at bob's West Harding (front)" in options
    assert "Fanning (Horseshoe) at bob's West Harding (front)" in options
    assert "Wagon (Law back)" in options
    assert "Wagon (Outlaw back)" in options


def test_abilities_are_named_with_their_character() -> None:
    _, outlaw = duel("dalon_ranger jango", "cattle_katie soundance_kid")
    outlaw.is_playing().active.has_in_play("hat")
    outlaw.holds("missed")
    options = offered(outlaw)
    assert "Use the ability of Cattle Katie: discard your Cattle Katie's Hat" in options
    assert "Use the ability of Soundance Kid" in options
    outlaw.uses(as_="soundance_kid")
    assert question(outlaw) == (
        "The ability of your Soundance Kid costs a hand card: which one do you discard?"
    )


def test_a_point_taken_over() -> None:
    law, outlaw = duel("dalon_ranger buffalo_bell", "west_harding dalton_bros")
    outlaw.is_playing().holds("colt")
    outlaw.plays("colt", at=law.active)
    law.passes()
    assert question(law) == (
        "Your Dalon Ranger is about to lose 1 life: does your Buffalo Bell lose a point instead?"
    )
    assert offered(law) == [
        "Yes: your Buffalo Bell loses a point",
        "No: your Dalon Ranger loses it",
    ]


def test_a_card_repeated_from_the_pile() -> None:
    law, outlaw = duel("dalon_ranger jango", "pearl_hat dalton_bros")
    outlaw.is_playing().holds("missed")
    discard_pile("water")
    outlaw.uses(as_="pearl_hat").discards("missed")
    assert law.prompt == ""
    assert question(outlaw) == "Water is done once more: how?"
    assert offered(outlaw) == [
        "Water: swap ann's front and rear",
        "Water: swap your front and rear",
    ]


def test_a_resource_used_twice() -> None:
    _, kitty = duel("", "kitty_leroy big_steve", mode="renegade_vs_outlaw")
    kitty.is_playing().holds("feint").active.has_in_play("double_barrel")
    current().game.fresh = []
    target = current().players[0].active
    assert "Use Double Barrel at ann's West Harding (front)" in offered(kitty)
    kitty.uses("double_barrel", at=target)
    assert question(kitty) == "You may discard a hand card to use Double Barrel twice."
    assert offered(kitty) == ["Discard Feint for it", "Once is enough"]
    kitty.discards("feint")
    current().players[0].passes()
    assert question(kitty) == "Double Barrel once more: at whom?"
    assert offered(kitty) == ["Use Double Barrel at ann's West Harding (front)"]


def test_two_things_at_once() -> None:
    outlaw, _ = duel("west_harding tom_thorn", mode="renegade_vs_outlaw")
    outlaw.rearguard.has_in_play("sidekick")
    outlaw.swaps()
    assert question(outlaw) == ("Your Tom Thorn sets off two things at once: which comes first?")
    assert sorted(offered(outlaw)) == ["What Sidekick does", "What Tom Thorn does"]


def test_a_card_of_a_hand_by_its_back() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("missed-barrel.law", "missed-barrel.outlaw")
    outlaw.is_playing().holds("stealing")
    outlaw.plays("stealing", at=law.active)
    assert question(outlaw) == "A random card of ann's hand: one with which back?"
    assert offered(outlaw) == ["One with the Law back", "One with the Outlaw back"]


def test_what_the_fallen_leaves() -> None:
    law, outlaw = duel("jango dalon_ranger wild_bill", "bull_anderson dalton_bros")
    law.holds("missed").active.has_life(1).has_in_play("hat")
    outlaw.is_playing().holds("duel")
    outlaw.plays("duel", at=law.active)
    law.passes()
    assert (
        question(outlaw) == "Bull Anderson: ann's Jango is out: which card do you take? At most: 2."
    )
    assert offered(outlaw) == [
        "Take Jango's Hat",
        "Take a random card of ann's hand",
        "Take nothing more",
    ]


def test_a_reveal_that_two_cards_are_turned_up_for() -> None:
    law, outlaw = duel("bart_masterson jango", "west_harding dalton_bros")
    law.holds("colt")
    outlaw.next_cards("missed-snake.outlaw", "beer").active.has_in_play("barrel")
    law.plays("colt", at=outlaw.active)
    outlaw.uses("barrel")
    assert question(law) == (
        "Two cards are revealed for Barrel of bob's West Harding; a Barrel is wanted: which one "
        "counts?"
    )
    assert offered(law) == ["Let Missed! (Snake) count", "Let Beer (Barrel) count"]


# -- causes --------------------------------------------------------------------------------


def test_an_ability_is_named_with_what_it_offers() -> None:
    law, outlaw = duel("jango dalon_ranger", "west_harding dalton_bros")
    law.holds("water")
    law.plays("water", at=outlaw.active)
    assert question(law) == "Jango: you may draw a card."
    _, jim = duel("dalon_ranger jango", "jim_longhair hottie_delou", mode="renegade_vs_law")
    jim.is_playing().swaps()
    assert question(jim) == "Jim Longhair: whose front and rear change places?"


@pytest.mark.parametrize(
    ("card", "asked"),
    [
        ("remington", "Remington: you may draw a card."),
        ("shotgun", "Shotgun: whose front and rear change places?"),
        ("carbine", "Carbine: which card do you discard, of those that lie in front?"),
    ],
)
def test_a_card_is_named_whose_hit_was_avoided(card: str, asked: str) -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds(card)
    outlaw.holds("missed").active.has_in_play("hat")
    law.plays(card, at=outlaw.active)
    outlaw.plays("missed")
    assert question(law) == asked


def test_a_card_is_named_that_was_played_last() -> None:
    asked: set[str] = set()
    for seed in range(SEEDS):
        asked |= causes_in(sixgun.new_game("duel", mode="reinforcements", seed=seed), seed)
    assert asked >= {"Wagon", "Soundance Kid", "Union Pacific", "Switch", "Shotgun"}
    assert not any(text.endswith("?") for text in asked)


def causes_in(game: DuelGame, seed: int) -> set[str]:
    """The causes named in the questions of a random game."""
    rng, asked = random.Random(seed), set()
    while game.decision:
        seat = game.kernel.seat
        view = game.view(seat)
        if view.cards.resolving[-1][0] in ("Surplus", "DeckChoice", "SideChoice"):
            asked.add(GAME_UI.presenter(game, seat).question(view).partition(":")[0])
        game.apply(rng.choice(view.cards.moves))
    return asked


# -- input ---------------------------------------------------------------------------------


def parse(side: Side, text: str) -> str:
    """The label of the move that a text is parsed into, legal or not."""
    presenter, view = at_table(side)
    texts = [presenter.describe_move(view, move) for move in view.cards.moves]
    return presenter.describe_move(view, presenter.parse_input(view, texts, text))


@pytest.mark.parametrize(
    "text",
    ["colt bob", "colt west harding", "colt west_harding", "Colt at Harding", "play colt > bob.1"],
)
def test_a_target_by_its_player_or_character(text: str) -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("colt")
    assert parse(law, text) == "Colt at bob's West Harding (front)"


@pytest.mark.parametrize("text", ["colt dalton bros", "colt bros", "colt bob.2"])
def test_a_target_that_is_not_legal(text: str) -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("colt")
    assert parse(law, text) == "Colt at bob's Dalton Bros (rear)"


def test_if_both_fit_both_are_named() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("winchester")
    with pytest.raises(MalformedMove) as refused:
        parse(law, "winchester bob")
    assert refused.value.code == "which_one"
    assert refused.value.facts == {"figures": "West Harding or Dalton Bros"}
    assert parse(law, "winchester bob rear") == "Winchester at bob's Dalton Bros (rear)"


def test_input_that_is_not_a_move_is_not_understood() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("colt")
    for text in ("dance", "dance west harding", "colt zorro"):
        with pytest.raises(MalformedMove) as refused:
            parse(law, text)
        assert refused.value.code == "not_understood", text
