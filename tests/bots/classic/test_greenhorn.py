"""The greenhorn: he reckons with little, but does nothing silly."""

from __future__ import annotations

from sixgun.testing import Player, long_duel, next_cards, short_duel, table
from tests.bots.classic.bot_answers import answer, thought


def green(player: Player) -> str:
    return answer(player, "greenhorn")


def test_an_outlaw_shoots_the_sheriff_if_possible() -> None:
    _, bob, *_ = table(players=4)
    bob.is_playing().holds("bang")
    assert green(bob) == "play bang > ann"


def test_a_deputy_never_shoots_the_sheriff() -> None:
    ann, *_, eli = table(players=5)
    ann.has_life(1)
    eli.is_playing().holds("bang", "gatling", "indians")
    assert "ann" not in green(eli)


def test_a_deputy_fires_no_gatling_that_may_kill_the_sheriff() -> None:
    ann, *_, eli = table(players=5)
    ann.has_life(1)
    eli.is_playing().holds("gatling")
    assert green(eli) == "end"


def test_nobody_shoots_a_known_friend() -> None:
    ann, bob, cal, dot, _ = table(players=5, roles="sheriff deputy outlaw renegade outlaw")
    for other in (bob, dot):
        other.is_out()
    cal.is_playing().holds("bang")
    ann.has_in_play("mustang")
    assert green(cal) == "end"


def test_it_does_not_ask_who_is_nearly_dead() -> None:
    *_, dot, eli = table(players=5)
    dot.has_life(1)
    eli.is_playing().holds("bang").has_in_play("winchester")
    scores = {round(score, 6) for _, score in thought(eli, "greenhorn").scores}
    assert len(scores) == 3  # a foe like any other, the Sheriff, the end of the turn


def test_it_avoids_a_shot() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed")
    ann.plays("bang", at=bob)
    assert green(bob) == "play missed"


def test_it_draws_for_its_barrel_before_it_spends_a_card() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed").has_in_play("barrel")
    ann.plays("bang", at=bob)
    assert green(bob) == "use barrel"


def test_it_wastes_no_missed_where_two_are_needed() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4)
    slab.holds("bang")
    bob.holds("missed")
    slab.plays("bang", at=bob)
    assert green(bob) == "pass"


def test_it_drinks_when_hurt_and_not_when_whole() -> None:
    ann, *_ = table(players=4)
    ann.holds("beer")
    assert green(ann) == "end"
    ann.has_life(2)
    assert green(ann) == "play beer"


def test_it_saves_its_life() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("beer").has_life(1)
    ann.plays("bang", at=bob)
    bob.passes()
    assert green(bob) == "play beer"


def test_it_takes_up_the_longer_weapon_and_keeps_it() -> None:
    ann, *_ = table(players=4)
    ann.holds("schofield")
    assert green(ann) == "play schofield"
    ann.has_in_play("winchester")
    assert green(ann) == "end"


def test_it_throws_away_what_is_worth_little() -> None:
    ann, *_ = table(players=4)
    ann.holds("gatling", "dynamite", "missed").has_life(2)
    ann.ends_turn()
    assert green(ann) == "discard dynamite"


def test_with_three_players_it_hunts_its_prey() -> None:
    ann, *_ = table(players=3)
    ann.holds("bang")
    assert green(ann) == "play bang > cal"


def test_it_drinks_whisky_only_when_hurt() -> None:
    ann, *_ = table(players=4, boxes="dodge_city")
    ann.holds("whisky", "missed")
    assert green(ann) == "end"
    ann.has_life(2)
    assert green(ann) == "play whisky"


def test_it_shoots_a_foe_with_a_green_card() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city")
    ann.has_in_play("knife")
    bob.is_playing().has_in_play("derringer")
    assert green(bob) == "use derringer > ann"


def test_it_names_the_suit_of_its_cards() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="handcuffs")
    next_cards("bang-2D", "bang-3D")
    ann.starts_turn()
    assert green(ann) == "name > diamonds"


def test_it_gives_no_life_to_a_foe() -> None:
    *_, dot, eli = table(players=5, event="blood_brothers")
    dot.has_life(1)
    eli.starts_turn()
    assert green(eli) == "pass"


def test_in_a_duel_it_arms_the_one_in_front() -> None:
    ann, *_ = long_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    ann.holds("winchester")
    assert green(ann) == "play winchester > ann.1"


def test_in_a_duel_it_shoots_the_other_side_alone() -> None:
    ann, *_ = long_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    ann.holds("bang", "bang")
    assert "> bob" in green(ann)
    ann, *_ = short_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    ann.holds("beer")
    assert green(ann).endswith("> bob")
