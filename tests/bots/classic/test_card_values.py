"""Card values: our boxes have known values; custom cards are judged by their class."""

from __future__ import annotations

from sixgun.bots.classic.ability_values import RANKS, AbilityTraits
from sixgun.bots.classic.card_values import CARDS, CardValues, value_of
from sixgun.bots.classic.effects import EFFECTS
from sixgun.classic import (
    BOXES,
    OUR_BOXES,
    BlueCard,
    BrownCard,
    Card,
    Character,
    Game,
    Targets,
    Weapon,
)
from sixgun.testing import table
from tests.bots.classic.bot_answers import answer, reason


class Musket(Weapon):
    id = "musket"
    copies = "4H"
    reach = 4


class Snuff(BrownCard):
    id = "snuff"
    copies = "5H"
    is_bang = True
    target = Targets.OTHER_IN_REACH


class Tin(BrownCard):
    id = "tin"
    copies = "6H"
    avoids = True


class Magnet(BrownCard):
    id = "magnet"
    copies = "7H"
    target = Targets.CARD_OF_PLAYER


class Charm(BlueCard):
    id = "charm"
    copies = "8H"


class Riddle(BrownCard):
    id = "riddle"
    copies = "9H"


def test_every_card_and_character_of_our_boxes_is_known() -> None:
    kinds = [kind() for box in OUR_BOXES for kind in BOXES[box].cards]
    assert {kind.id for kind in kinds if not kind.reach} == set(CARDS)
    assert {who.id for box in OUR_BOXES for who in BOXES[box].characters} == set(RANKS)


def test_every_effect_that_a_card_names_is_defined() -> None:
    assert {value.effect for value in CARDS.values()} | {"odd"} == set(EFFECTS)


def test_a_custom_card_is_judged_by_its_class() -> None:
    strange: list[tuple[Card, str]] = [
        (Musket(), "equip"),
        (Snuff(), "shot"),
        (Tin(), "answer"),
        (Magnet(), "strip"),
        (Charm(), "equip"),
        (Riddle(), "odd"),
    ]
    assert [value_of(kind).effect for kind, _ in strange] == [effect for _, effect in strange]


class Grudge(Character):
    id = "grudge"
    name = "Grudge"
    words = "Draws a card when he loses life; his shots need two Missed!."

    def after_life_lost(self, game: Game, me: int, points: int, by: int) -> None:
        game.draw(game.owner[me], 1)

    def missed_needed(self, game: Game, me: int) -> int:
        return 2


def test_a_custom_character_is_judged_by_its_class() -> None:
    traits, nobody = AbilityTraits(Grudge()), AbilityTraits(Character())
    assert (traits.gains_by_loss, traits.missed_needed) == (True, 2)
    assert (nobody.gains_by_loss, nobody.missed_needed) == (False, 1)
    assert not traits.has_barrel


def test_a_custom_weapon_is_played_for_its_reach() -> None:
    _, _, cal, *_ = table(players=5, cards=[Musket])
    cal.is_playing().holds("musket")
    assert answer(cal) == "play musket"
    assert reason(cal).facts["reach"] == 4


def test_chances_come_from_the_cards_of_the_table() -> None:
    plain, rich = (table(players=4, boxes=box)[0].game.facts for box in ("", "dodge_city"))
    assert CardValues(plain).missed_rate == 12 / 80
    assert CardValues(plain).bang_rate == 25 / 80
    assert CardValues(rich).missed_rate != CardValues(plain).missed_rate
