"""The long duel: cards that affect all, Panic!, Beer, and the hand limit."""

from __future__ import annotations

from sixgun.testing import Player, current, long_duel, next_cards, ruling

MINE = "kit_carlson black_jack"
THEIRS = "willy_the_kid pedro_ramirez"


def ready() -> list[Player]:
    """My front and rear, the opponent's front and rear, with abilities that do not matter here."""
    return long_duel(MINE, THEIRS)


def lives() -> list[int]:
    return list(current().game.life)


# -- cards for several ---------------------------------------------------------------------


@ruling("T70", "R285")
def test_gatling_goes_to_the_opposing_front_then_ones_own_rear_then_the_opposing_rear() -> None:
    front, rear, them, behind = ready()
    front.holds("gatling")
    after = []

    front.plays("gatling")
    for figure in (them, rear, behind):
        figure.passes()
        after.append(lives())

    assert after == [[4, 4, 3, 4], [4, 3, 3, 4], [4, 3, 3, 3]]


@ruling("T70", "R285")
def test_indians_come_in_the_same_order() -> None:
    front, rear, them, behind = ready()
    front.holds("indians", "bang-2C")
    them.holds("bang-3C", "bang-4C")

    front.plays("indians")
    them.discards("bang-3C")
    rear.discards("bang-2C")
    behind.discards("bang-4C")

    assert lives() == [4, 4, 4, 4]
    assert front.prompt == "play"


@ruling("T70")
def test_the_opposing_front_is_asked_first_whichever_of_the_two_it_is() -> None:
    willy, paul, slab, rose = long_duel("willy_the_kid paul_regret", "slab_the_killer rose_doolan")
    willy.holds("gatling")
    slab.starts_turn().picks(at=rose).ends_turn()
    willy.picks(at=willy)

    willy.plays("gatling")
    rose.passes()

    assert lives() == [4, 3, 4, 3]
    assert paul.prompt == "shot"


@ruling("T71", "R286")
def test_general_store_has_a_card_for_each_in_play_and_the_picks_alternate() -> None:
    front, _, them, _ = long_duel(
        "kit_carlson black_jack paul_regret", "willy_the_kid pedro_ramirez suzy_lafayette"
    )
    front.holds("general_store")
    next_cards("bang", "missed", "beer", "barrel", "duel")

    front.plays("general_store")
    assert len(current().game.aside) == 4
    front.picks("bang")
    them.picks("beer")
    front.picks("barrel")
    them.picks("missed")

    assert front.hand == ["bang", "barrel"]
    assert them.hand == ["beer", "missed"]


@ruling("T120")
def test_two_against_one_at_the_general_store_the_turn_player_picks_first_and_last() -> None:
    front, _, them, _ = long_duel("kit_carlson black_jack", "willy_the_kid")
    front.holds("general_store")
    next_cards("bang", "missed", "beer")

    front.plays("general_store").picks("bang")
    them.picks("missed")
    front.picks("beer")

    assert front.hand == ["bang", "beer"]
    assert them.hand == ["missed"]
    assert front.prompt == "play"


@ruling("T120")
def test_one_against_two_at_the_general_store_the_other_picks_twice_in_the_end() -> None:
    front, _, them, _ = long_duel("kit_carlson", "willy_the_kid pedro_ramirez")
    front.holds("general_store")
    next_cards("bang", "missed", "beer")

    front.plays("general_store").picks("bang")
    them.picks("missed").picks("beer")

    assert front.hand == ["bang"]
    assert them.hand == ["missed", "beer"]
    assert front.prompt == "play"


@ruling("T79")
def test_a_saloon_heals_all_four() -> None:
    figures = ready()
    figures[0].holds("saloon")
    for figure in figures:
        figure.has_life(2)

    figures[0].plays("saloon")

    assert lives() == [3, 3, 3, 3]


# -- Panic! and Cat Balou ------------------------------------------------------------------


@ruling("T75", "R290")
def test_panic_reaches_the_opposing_front_but_not_the_rear() -> None:
    front, _, them, behind = ready()
    front.holds("panic")
    them.holds("beer").has_in_play("dynamite")
    behind.has_in_play("barrel")

    assert front.refused("panic", at=them) == ""
    assert front.refused("panic", at=them.card("dynamite")) == ""
    assert front.refused("panic", at=behind) == "out_of_range"
    assert front.refused("panic", at=behind.card("barrel")) == "out_of_range"


@ruling("T75", "R290")
def test_with_a_scope_panic_reaches_the_opposing_rear() -> None:
    front, _, _, behind = ready()
    front.holds("panic").has_in_play("scope")
    behind.has_in_play("barrel")

    front.plays("panic", at=behind.card("barrel"))

    assert front.hand == ["barrel"]
    assert behind.in_play == []


@ruling("T75", "R290", "T126")
def test_panic_takes_back_a_card_of_ones_own_rear_however_far_away() -> None:
    front, rear, *_ = ready()
    front.holds("panic")
    rear.has_in_play("mustang", "jail")

    front.plays("panic", at=rear.card("jail"))

    assert front.hand == ["jail"]
    assert rear.in_play == ["mustang"]


@ruling("T75", "R290")
def test_cat_balou_strikes_a_card_of_ones_own_rear_or_front() -> None:
    front, rear, *_ = ready()
    front.holds("cat_balou-KH", "cat_balou-9D").has_in_play("jail")
    rear.has_in_play("dynamite")

    front.plays("cat_balou", at=rear.card("dynamite"))
    front.plays("cat_balou", at=front.card("jail"))

    assert rear.in_play == front.in_play == []


@ruling("T75")
def test_ones_own_hand_is_no_target_through_the_rear() -> None:
    front, rear, *_ = ready()
    front.holds("panic", "cat_balou", "beer")

    assert front.refused("panic", at=rear) == "not_your_hand"
    assert front.refused("cat_balou", at=rear) == "not_your_hand"


# -- Beer ----------------------------------------------------------------------------------


@ruling("T78", "R292")
def test_a_beer_heals_the_front_in_ones_own_turn() -> None:
    front, rear, *_ = ready()
    front.holds("beer").has_life(2)
    rear.has_life(2)

    front.plays("beer")

    assert (front.life, rear.life) == (3, 2)


@ruling("T78", "R292")
def test_a_beer_saves_the_one_who_is_dying_front_or_rear() -> None:
    front, _, them, behind = ready()
    front.holds("bang").has_in_play("schofield")
    them.holds("beer")
    behind.has_life(1)

    front.plays("bang", at=behind)
    behind.passes().plays("beer")

    assert (them.life, behind.life) == (4, 1)
    assert behind.is_alive


@ruling("T78", "R292")
def test_a_beer_still_works_with_three_characters_in_play() -> None:
    lone, _, them, behind = long_duel("kit_carlson", "willy_the_kid pedro_ramirez")
    lone.holds("beer", "bang").has_life(1)
    them.holds("beer").has_life(1)

    lone.plays("beer")
    lone.plays("bang", at=them)
    them.passes().plays("beer")

    assert (lone.life, them.life) == (2, 1)
    assert behind.is_alive


@ruling("T78", "R292")
def test_with_two_characters_in_play_a_beer_does_nothing() -> None:
    lone, _, other, _ = long_duel("kit_carlson", "willy_the_kid")
    lone.holds("beer", "bang").has_life(1)
    other.holds("beer").has_life(1)

    lone.plays("beer")
    assert lone.life == 1
    lone.plays("bang", at=other)
    other.passes()

    assert other.refused("beer") == "two_players_left"
    assert other.options == ["pass"]


# -- the end of the turn -------------------------------------------------------------------


@ruling("T77", "R293")
def test_the_hand_limit_is_the_life_of_the_front() -> None:
    front, rear, *_ = ready()
    front.holds("bang", "missed", "beer").has_life(1)
    rear.has_life(4)

    front.ends_turn()
    front.discards("bang", "missed")

    assert front.hand == ["beer"]
    assert not front.is_active


@ruling("T77", "R293")
def test_a_wounded_rear_does_not_lower_the_hand_limit() -> None:
    front, rear, them, _ = ready()
    front.holds("bang", "missed", "beer")
    rear.has_life(1)

    front.ends_turn()

    assert them.is_active
    assert front.hand == ["bang", "missed", "beer"]
