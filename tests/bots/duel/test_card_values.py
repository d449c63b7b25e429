"""Card and ability values: every card has one, and no row is left without its card."""

from __future__ import annotations

from sixgun.bots.duel.ability_values import ABILITIES
from sixgun.bots.duel.card_values import CARDS
from sixgun.bots.duel.effects import EFFECTS
from sixgun.duel.sets import BOXES


def test_every_card_has_a_value() -> None:
    assert {kind.id for box in BOXES.values() for kind in box.cards} == set(CARDS)


def test_every_effect_that_a_card_names_is_defined() -> None:
    named = {value.effect for value in CARDS.values() if value.effect}
    assert named | {"hit", "equip"} == set(EFFECTS)


def test_every_ability_value_belongs_to_a_character() -> None:
    assert set(ABILITIES) <= {who.id for box in BOXES.values() for who in box.characters}
