"""A player leaves during their own decision: hand and ability are gone, and they gain nothing."""

from __future__ import annotations

import pytest

from sixgun.engine import RawEvent
from sixgun.engine.events import ABILITY_USED, CARD_DRAWN, CARD_PLAYED, CARD_TAKEN, LIFE_GAINED
from sixgun.testing import Player, current, ruling
from tests.docs.sources import prompts
from tests.rulings.leaving_scenes import SCENES, Scene

pytestmark = pytest.mark.conformance

OF_SEATS = (CARD_DRAWN, CARD_TAKEN)
OF_FIGURES = (CARD_PLAYED, ABILITY_USED, LIFE_GAINED)


def gains(player: Player) -> list[RawEvent]:
    """The cards a player has drawn, taken, played or used, and life regained, since they left."""
    return [
        event
        for event in current().game.events
        if (event[0] in OF_SEATS and event[2] == player.seat)
        or (event[0] in OF_FIGURES and event[2] == player.figure)
    ]


def test_every_prompt_has_a_scene() -> None:
    """A new prompt needs a scene: what happens if the player who is asked leaves there?"""
    assert {prompt for prompt, _ in SCENES} == prompts("classic")


@ruling("T89", "T90", "R299", "R300", "T127", "T128")
@pytest.mark.parametrize(
    ("prompt", "scene"), SCENES, ids=[f"{prompt}-{made.__name__}" for prompt, made in SCENES]
)
def test_leaving_at(prompt: str, scene: Scene) -> None:
    played = scene()
    leaver = next(played)
    game = current().game
    assert leaver.prompt == prompt

    leaver.leaves()

    assert leaver.hand == []
    assert gains(leaver) == []
    assert game.over or game.seat != leaver.seat
    assert sum(len(place) for place in game.places()) == len(game.facts.cards)
    assert next(played, None) is None
