"""Prompts and labels of moves in The Duel."""

from __future__ import annotations

import pytest

from sixgun.cli.language import choose_language
from sixgun.testing import Side, duel
from tests.cli.duel.presenters import CONFIGS, at_table, decisions, offered, question
from tests.docs.sources import prompts

SEEDS = 5
# Prompts that random games seldom reach.
RARE = {"again", "which_first", "replica", "repeat", "plunder", "surcharge", "tribute"}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_every_question_and_every_choice_has_a_text(number: int, language: str) -> None:
    choose_language(language)
    for seed in range(SEEDS):
        for presenter, view in decisions(CONFIGS[number], seed):
            title, detail = presenter.question(view)
            assert title, view.cards.prompt
            assert "{" not in title + detail
            for move in view.cards.moves:
                told = presenter.move_text(view, move).title
                assert told, (view.cards.prompt, move)
                assert "{" not in told


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_every_choice_is_understood_as_it_is_offered(number: int) -> None:
    for presenter, view in decisions(CONFIGS[number], 3):
        told = [presenter.move_text(view, move) for move in view.cards.moves]
        for at, text in enumerate(told):
            meant = presenter.parse_input(view, told, text.title)
            assert presenter.move_text(view, meant) == text
            assert presenter.parse_input(view, told, str(at + 1)) == view.cards.moves[at]


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
        "Dalon Ranger aims at West Harding",
        "Colt. Avoid the hit, or take it.",
    )
    assert offered(outlaw) == ["Play Missed!", "Take the hit"]


def test_any_card_as_a_missed() -> None:
    told = offered(outlaw_hit_by("derringer", held="beer"))
    assert told == ["Play Beer as Missed!", "Take the hit"]


def test_your_own_turn() -> None:
    law, outlaw = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("colt", "hat", "schoolmarm", "wagon")
    outlaw.active.has_in_play("barrel")
    assert offered(law) == [
        "Play Colt on West Harding (front)",
        "Play Hat on Jango (rear)",
        "Play Hat on West Harding (front)",
        "Play Schoolmarm on West Harding’s Barrel",
        "Play Wagon",
        "Swap front and rear",
        "End turn",
    ]


def test_copies_are_distinguished_only_if_they_differ() -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.has_reserve().holds("wagon-barrel.law", "wagon-barrel.law.2", "fanning-barrel.law")
    wagons = [text for text in offered(law) if text.startswith("Play Wagon")]
    assert wagons == ["Play Wagon", "Play Wagon"]
    law.holds("fanning-horseshoe.law", "wagon-barrel.outlaw")
    told = offered(law)
    assert "Play Fanning on West Harding (front) [barrel]" in told
    assert "Play Fanning on West Harding (front) [horseshoe]" in told
    assert "Play Wagon [Law]" in told
    assert "Play Wagon [Outlaw]" in told


@pytest.mark.parametrize(
    "text", ["colt bob", "colt bob.1", "colt harding", "Colt at West Harding", "play colt > bob.1"]
)
def test_a_target_may_be_named_by_player_figure_or_character(text: str) -> None:
    law, _ = duel("dalon_ranger jango", "west_harding dalton_bros")
    law.holds("colt", "beer")
    presenter, view = at_table(law)
    told = [presenter.move_text(view, move) for move in view.cards.moves]

    meant = presenter.parse_input(view, told, text)

    assert presenter.move_text(view, meant).title == "Play Colt on West Harding (front)"


def test_a_character_to_be_put_in_front_is_described() -> None:
    presenter, view = next(decisions(CONFIGS[0], 1))
    text = presenter.move_text(view, view.cards.moves[0])
    assert text.title.endswith(" in front")
    assert text.detail
