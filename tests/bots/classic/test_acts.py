"""Which events count as acts, and what they suggest."""

from __future__ import annotations

import pytest

from sixgun.classic import BrownCard, Game, Targets
from sixgun.classic.flow import wound
from sixgun.engine.moves import figure_of
from sixgun.testing import next_cards, table
from tests.bots.classic.role_observers import WatchingSeat, shoots_at_the_sheriff

# -- attacks -------------------------------------------------------------------------------


def test_a_player_who_shoots_the_sheriff_is_hardly_a_deputy() -> None:
    ann, bob, cal, *_ = table(players=5)
    bob.is_playing().holds("bang")
    watcher = WatchingSeat(cal)

    watcher.sees(bob.plays("bang", at=ann))

    assert watcher.thinks(bob, "outlaw") > 0.55
    assert watcher.thinks(bob, "deputy") < 0.05


def test_the_other_seats_get_the_remaining_roles() -> None:
    ann, bob, cal, dot, eli = table(players=5)
    bob.is_playing().holds("bang")
    watcher = WatchingSeat(cal)

    watcher.sees(bob.plays("bang", at=ann))

    for other in (dot, eli):
        assert watcher.thinks(other, "outlaw") < 1 / 3
        assert watcher.thinks(other, "deputy") > 0.45


def test_every_further_shot_raises_the_chance() -> None:
    ann, bob, cal, *_ = table(players=5)
    watcher = WatchingSeat(cal)

    shoots_at_the_sheriff(watcher, bob, ann, 1)
    first = watcher.thinks(bob, "outlaw")
    shoots_at_the_sheriff(watcher, bob, ann, 2)

    assert first < watcher.thinks(bob, "outlaw") < 1.0


def test_a_player_who_shoots_a_known_outlaw_is_rather_a_deputy() -> None:
    found = []
    for victim in ("bob", "dot"):
        ann, bob, cal, dot, _ = table(players=5)
        watcher = WatchingSeat(ann)
        shoots_at_the_sheriff(watcher, bob, ann, 3)
        cal.is_playing().holds("bang")
        watcher.looks_again()
        watcher.sees(cal.plays("bang", at=bob if victim == "bob" else dot))
        found.append((watcher.thinks(cal, "deputy"), watcher.thinks(cal, "outlaw")))

    assert found[0][0] > found[1][0] + 0.05
    assert found[0][1] < found[1][1] - 0.05


def test_sparing_the_sheriff_counts_more_when_in_reach() -> None:
    found = []
    for weapon in ("schofield", "mustang"):
        ann, bob, cal, *_ = table(players=5)
        cal.is_playing().holds("bang").has_in_play(weapon)
        watcher = WatchingSeat(ann)
        watcher.sees(cal.plays("bang", at=bob))
        found.append(watcher.thinks(cal, "outlaw"))

    assert found[0] < found[1] - 0.1


def test_a_duel_with_the_sheriff_is_an_attack() -> None:
    ann, bob, cal, *_ = table(players=5)
    bob.is_playing().holds("duel")
    watcher = WatchingSeat(cal)

    watcher.sees(bob.plays("duel", at=ann))

    assert watcher.thinks(bob, "deputy") < 0.1


@pytest.mark.parametrize("card", ["panic", "cat_balou"])
@pytest.mark.parametrize("lying", [False, True])
def test_a_card_taken_from_the_sheriff_is_an_attack(card: str, lying: bool) -> None:
    ann, bob, cal, *_ = table(players=5)
    ann.holds("beer").has_in_play("barrel")
    bob.is_playing().holds(card)
    watcher = WatchingSeat(cal)

    watcher.sees(bob.plays(card, at=ann.card("barrel") if lying else ann))

    assert watcher.thinks(bob, "deputy") < 0.15


def test_jailing_a_known_outlaw_suggests_the_law() -> None:
    ann, bob, cal, *_ = table(players=5)
    watcher = WatchingSeat(ann)
    shoots_at_the_sheriff(watcher, bob, ann, 3)
    before = watcher.thinks(cal, "deputy")
    cal.is_playing().holds("jail")
    watcher.looks_again()

    watcher.sees(cal.plays("jail", at=bob))

    assert watcher.thinks(cal, "deputy") > before


@pytest.mark.parametrize("card", ["gatling", "indians"])
def test_a_deputy_hardly_plays_a_volley_that_may_kill_the_sheriff(card: str) -> None:
    ann, bob, cal, *_ = table(players=5)
    ann.has_life(1)
    bob.is_playing().holds(card)
    watcher = WatchingSeat(cal)

    watcher.sees(bob.plays(card))

    assert watcher.thinks(bob, "deputy") < 0.15


def test_a_gatling_counts_once_and_not_for_each_of_its_shots() -> None:
    ann, bob, cal, dot, eli = table(players=5)
    ann.has_life(1).holds("missed")
    bob.is_playing().holds("gatling")
    watcher = WatchingSeat(cal)
    watcher.sees(bob.plays("gatling"))
    before = watcher.chances()

    for victim in (cal, dot, eli):
        watcher.sees(victim.passes())
    watcher.sees(ann.plays("missed"))

    assert watcher.chances() == before


def test_discarding_a_bang_suggests_sparing_the_sheriff() -> None:
    found = []
    for card in ("bang", "missed"):
        _, bob, cal, *_ = table(players=5)
        next_cards("6H", "7H")
        bob.has_life(1).holds(card, card)
        watcher = WatchingSeat(cal)
        watcher.sees(bob.starts_turn())
        watcher.sees(bob.ends_turn())
        watcher.sees(bob.discards(card))
        watcher.sees(bob.discards(card))
        watcher.sees(bob.discards("6H"))
        found.append(watcher.thinks(bob, "outlaw"))

    assert found[0] < found[1] < 1 / 3


# -- attacks of the boxes ------------------------------------------------------------------


@pytest.mark.parametrize("card", ["punch", "springfield"])
def test_other_shots_count_like_a_bang(card: str) -> None:
    ann, bob, cal, *_ = table(players=5, boxes="dodge_city")
    bob.is_playing().holds(card, "beer")
    watcher = WatchingSeat(cal)

    watcher.sees(bob.plays(card, at=ann))
    if card == "springfield":
        watcher.sees(bob.discards("beer"))

    assert watcher.thinks(bob, "deputy") < 0.05


@pytest.mark.parametrize("card", ["knife", "pepperbox", "buffalo_rifle", "derringer"])
def test_a_green_card_used_for_a_shot_counts(card: str) -> None:
    ann, bob, cal, *_ = table(players=5, boxes="dodge_city")
    bob.is_playing().has_in_play(card)
    watcher = WatchingSeat(cal)

    watcher.sees(bob.uses(card, at=ann))

    assert watcher.thinks(bob, "deputy") < 0.05


@pytest.mark.parametrize("card", ["can_can", "conestoga"])
@pytest.mark.parametrize("lying", [False, True])
def test_a_green_card_used_against_cards_counts(card: str, lying: bool) -> None:
    ann, bob, cal, *_ = table(players=5, boxes="dodge_city")
    ann.holds("beer").has_in_play("barrel")
    bob.is_playing().has_in_play(card)
    watcher = WatchingSeat(cal)

    watcher.sees(bob.uses(card, at=ann.card("barrel") if lying else ann))

    assert watcher.thinks(bob, "deputy") < 0.15


def test_a_howitzer_is_like_a_gatling() -> None:
    found = []
    for card in ("howitzer", "gatling"):
        ann, bob, cal, *_ = table(players=5, boxes="dodge_city")
        ann.has_life(2)
        bob.is_playing().holds("gatling").has_in_play("howitzer")
        watcher = WatchingSeat(cal)
        watcher.sees(bob.uses(card) if card == "howitzer" else bob.plays(card))
        found.append(watcher.chances())

    assert found[0] == found[1]
    assert watcher.thinks(bob, "deputy") < 1 / 3


def test_a_shot_by_ability_counts() -> None:
    ann, bob, cal, *_ = table("bart_cassidy", "doc_holyday", players=5)
    bob.is_playing().holds("beer", "missed")
    watcher = WatchingSeat(cal)

    watcher.sees(bob.uses(at=ann))
    watcher.sees(bob.discards("beer"))
    watcher.sees(bob.discards("missed"))

    assert watcher.thinks(bob, "deputy") < 0.05


def test_two_bangs_together_count() -> None:
    ann, bob, cal, *_ = table(players=5, event="sniper")
    bob.is_playing().holds("bang-2C", "bang-3C")
    watcher = WatchingSeat(cal)

    watcher.sees(bob.discards("bang-2C", at=ann))
    watcher.sees(bob.discards("bang-3C"))

    assert watcher.thinks(bob, "deputy") < 0.05


def test_a_card_drawn_from_the_sheriffs_hand_counts() -> None:
    ann, jesse, cal, *_ = table("bart_cassidy", "jesse_jones", players=5)
    ann.holds("beer")
    jesse.starts_turn()
    watcher = WatchingSeat(cal)

    watcher.sees(jesse.draws_from(ann))

    assert watcher.thinks(jesse, "deputy") < 0.2


def test_apache_kid_was_still_shot_at() -> None:
    apache, bob, cal, *_ = table("apache_kid", players=5)
    bob.is_playing().holds("bang-9D")
    watcher = WatchingSeat(cal)

    watcher.sees(bob.plays("bang-9D", at=apache))

    assert watcher.thinks(bob, "deputy") < 0.05


class Avalanche(BrownCard):
    """A custom card that hurts without a shot."""

    id = "avalanche"
    name = "Avalanche"
    words = "Another player loses 1 life."
    copies = "2C"
    target = Targets.OTHER_PLAYER

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        wound(game, figure_of(target), 1, me)


def test_a_wound_by_a_custom_card_counts() -> None:
    ann, bob, cal, *_ = table(players=5, cards=[Avalanche])
    bob.is_playing().holds("avalanche")
    watcher = WatchingSeat(cal)

    watcher.sees(bob.plays("avalanche", at=ann))

    assert watcher.thinks(bob, "deputy") < 0.05


# -- kindness ------------------------------------------------------------------------------


def test_a_player_who_heals_the_sheriff_is_hardly_an_outlaw() -> None:
    ann, bob, cal, *_ = table(players=5, boxes="dodge_city")
    ann.has_life(2)
    bob.is_playing().holds("tequila", "missed")
    watcher = WatchingSeat(cal)

    watcher.sees(bob.plays("tequila", at=ann))
    watcher.sees(bob.discards("missed"))

    assert watcher.thinks(bob, "outlaw") < 0.1
    assert watcher.thinks(bob, "deputy") > 0.5


def test_a_turn_without_attacks_is_peaceful() -> None:
    ann, bob, cal, *_ = table(players=5, boxes="dodge_city")
    ann.has_life(2)
    bob.holds("tequila", "missed", "beer")
    watcher = WatchingSeat(cal)
    watcher.sees(bob.starts_turn())
    watcher.sees(bob.plays("tequila", at=ann))
    watcher.sees(bob.discards("missed"))
    before = watcher.thinks(bob, "outlaw")

    watcher.sees(bob.ends_turn())

    assert watcher.thinks(bob, "outlaw") < before


def test_blood_for_the_sheriff_suggests_a_deputy() -> None:
    ann, bob, cal, *_ = table(players=5, event="blood_brothers")
    ann.has_life(2)
    bob.starts_turn()
    watcher = WatchingSeat(cal)

    watcher.sees(bob.picks(at=ann))

    assert watcher.thinks(bob, "deputy") > 0.5


def test_a_player_who_frees_a_known_outlaw_is_rather_an_outlaw() -> None:
    ann, bob, cal, *_ = table(players=5)
    watcher = WatchingSeat(ann)
    shoots_at_the_sheriff(watcher, bob, ann, 3)
    before = watcher.thinks(cal, "outlaw")
    bob.has_in_play("jail")
    cal.is_playing().holds("cat_balou")
    watcher.looks_again()

    watcher.sees(cal.plays("cat_balou", at=bob.card("jail")))

    assert watcher.thinks(cal, "outlaw") > before


def test_a_beer_after_a_shot_is_not_a_gift() -> None:
    ann, bob, cal, *_ = table(players=5)
    ann.has_life(1).holds("beer")
    bob.is_playing().holds("bang")
    watcher = WatchingSeat(cal)
    watcher.sees(bob.plays("bang", at=ann))
    watcher.sees(ann.passes())
    before = watcher.chances()

    watcher.sees(ann.plays("beer"))

    assert watcher.chances() == before


@pytest.mark.parametrize("card", ["beer", "saloon"])
def test_healing_oneself_or_everybody_reveals_nothing(card: str) -> None:
    ann, bob, cal, *_ = table(players=5)
    ann.has_life(2)
    bob.is_playing().has_life(2).holds(card)
    watcher = WatchingSeat(cal)
    before = watcher.chances()

    watcher.sees(bob.plays(card))

    assert bob.life == 3
    assert watcher.chances() == before
