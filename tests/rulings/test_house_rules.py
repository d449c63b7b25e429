"""The general house rules, each as ruled and with its switch on. Eliminations and events have
their own files."""

from __future__ import annotations

import pytest

from sixgun.classic import Config, Game, new_game
from sixgun.engine import BadConfig
from sixgun.testing import (
    Player,
    deck,
    discard_pile,
    next_cards,
    only_cards,
    pile,
    ruling,
    table,
)


def test_an_unknown_house_rule_is_refused() -> None:
    with pytest.raises(BadConfig) as refused:
        Config(house=("free_beer",)).validate()

    assert refused.value.code == "unknown_house_rule"


# -- setup ---------------------------------------------------------------------------------


def opened(house: tuple[str, ...]) -> Game:
    """A game whose Sheriff has 4 printed life points and has drawn the first two cards."""
    wish = Config(players=4, sheriff=0, characters=("willy_the_kid", "", "", ""), house=house)
    return new_game(wish, 1)


@ruling("R2")
def test_the_sheriffs_extra_life_is_an_extra_card() -> None:
    game = opened(())

    assert len(game.hands[0]) == 5 + 2


@ruling("R2")
def test_printed_hand_the_sheriff_has_no_extra_card() -> None:
    game = opened(("printed_hand",))

    assert len(game.hands[0]) == 4 + 2
    assert game.life[0] == 5
    assert len(game.hands[1]) == game.character[1].life


def kinds_for_beginners(house: tuple[str, ...]) -> set[str]:
    game = new_game(Config(beginner=True, house=house), 1)
    return {card.split("-")[0] for card in game.facts.cards}


@ruling("R4")
def test_the_beginner_game_has_the_volcanic() -> None:
    assert "volcanic" in kinds_for_beginners(())


@ruling("R4")
def test_every_book_the_beginner_game_has_no_volcanic() -> None:
    left_out = kinds_for_beginners(()) - kinds_for_beginners(("every_book",))

    assert left_out == {"volcanic"}


# -- the deck ------------------------------------------------------------------------------


def drawn_to_the_last_card(house: str) -> None:
    ann, *_ = table(players=4, house=house)
    ann.holds("stagecoach-9S")
    discard_pile("beer-6H")
    only_cards("2C", "3C")

    ann.plays("stagecoach")

    assert ann.hand == ["bang", "bang"]


@ruling("R12")
def test_an_empty_deck_waits_until_a_card_is_needed() -> None:
    drawn_to_the_last_card("")

    assert deck() == []
    assert pile() == ["beer-6H", "stagecoach-9S"]


@ruling("R12")
def test_eager_reshuffle_the_discards_become_the_deck_at_once() -> None:
    drawn_to_the_last_card("eager_reshuffle")

    assert sorted(deck()) == ["beer-6H", "stagecoach-9S"]
    assert pile() == []


# -- waiting abilities ---------------------------------------------------------------------


def bart_in_a_gatling(house: str) -> tuple[Player, Player]:
    ann, bart, *_, last = table("kit_carlson", "bart_cassidy", players=3, house=house)
    ann.holds("gatling")
    next_cards("beer")

    ann.plays("gatling")
    bart.passes()

    return bart, last


@ruling("R18")
def test_an_ability_waits_for_the_last_target_of_a_card() -> None:
    bart, cal = bart_in_a_gatling("")
    assert bart.hand == []

    cal.passes()

    assert bart.hand == ["beer"]


@ruling("R18")
def test_after_each_target_an_ability_does_not_wait_for_the_next_one() -> None:
    bart, cal = bart_in_a_gatling("after_each_target")
    assert bart.hand == ["beer"]
    assert cal.prompt == "shot"

    cal.passes()

    assert bart.hand == ["beer"]


@ruling("R18")
def test_after_each_target_a_beer_that_bart_draws_comes_before_the_indians_reach_the_next() -> None:
    ann, bart, suzy, _ = table(
        "kit_carlson", "bart_cassidy", "suzy_lafayette", players=4, house="after_each_target"
    )
    ann.holds("indians")
    suzy.holds("bang-2C")
    next_cards("beer", "missed")

    ann.plays("indians")
    bart.passes()
    suzy.discards("bang")

    assert bart.hand == ["beer"]
    assert suzy.hand == ["missed"]


# -- BANG! ---------------------------------------------------------------------------------


def after_a_volcanic(house: str) -> tuple[Player, Player]:
    """A BANG! was played with the Volcanic, which another weapon has replaced since."""
    ann, bob, *_ = table(players=4, house=house)
    ann.holds("bang-2C", "bang-3C", "bang-4C", "schofield").has_in_play("volcanic")

    ann.plays("bang-2C", at=bob)
    bob.passes()
    ann.plays("schofield")

    return ann, bob


@ruling("R27")
def test_bangs_played_with_a_volcanic_count_when_it_is_gone() -> None:
    ann, bob = after_a_volcanic("")

    assert ann.refused("bang-3C", at=bob) == "bang_limit"


@ruling("R27")
def test_fresh_count_bangs_played_with_a_volcanic_do_not_count() -> None:
    ann, bob = after_a_volcanic("fresh_count")

    ann.plays("bang-3C", at=bob)
    bob.passes()

    assert ann.refused("bang-4C", at=bob) == "bang_limit"


def derringer_fired(house: str) -> tuple[Player, Player]:
    ann, bob, *_ = table(players=4, boxes="dodge_city", house=house)
    ann.has_in_play("derringer")
    bob.holds("missed")
    next_cards("beer")

    ann.uses("derringer", at=bob)

    return ann, bob


@ruling("R88")
def test_a_derringer_draws_before_its_target_answers() -> None:
    ann, bob = derringer_fired("")

    assert bob.prompt == "shot"
    assert ann.hand == ["beer"]


@ruling("R88")
@pytest.mark.parametrize("is_hit", [True, False])
def test_shot_first_a_derringer_draws_after_the_shot_hit_or_miss(is_hit: bool) -> None:
    ann, bob = derringer_fired("shot_first")
    assert ann.hand == []

    if is_hit:
        bob.passes()
    else:
        bob.plays("missed")

    assert ann.hand == ["beer"]


def duel_of_diamonds(house: str) -> tuple[Player, Player]:
    ann, kid, *_ = table("willy_the_kid", "apache_kid", players=4, house=house)
    ann.holds("duel-QD")

    ann.plays("duel", at=kid)

    return ann, kid


@ruling("R142")
def test_apache_kid_does_not_ignore_a_duel_of_diamonds() -> None:
    _, kid = duel_of_diamonds("")

    kid.passes()

    assert kid.life == 2


@ruling("R142")
def test_shun_duels_apache_kid_ignores_a_duel_of_diamonds() -> None:
    ann, kid = duel_of_diamonds("shun_duels")

    assert ann.prompt == "play"
    assert ann.hand == []
    assert kid.life == 3


@ruling("R142")
def test_shun_duels_a_duel_of_another_suit_works() -> None:
    ann, kid, *_ = table("willy_the_kid", "apache_kid", players=4, house="shun_duels")
    ann.holds("duel-JS")

    ann.plays("duel", at=kid)

    assert kid.prompt == "duel"


def molly_shot_by_slab(house: str) -> Player:
    slab, molly, *_ = table("slab_the_killer", "molly_stark", players=4, house=house)
    slab.holds("bang")
    molly.holds("missed-2S")
    next_cards("missed-3S")

    slab.plays("bang", at=molly)
    molly.plays("missed")

    return molly


@ruling("R161")
def test_a_card_that_molly_draws_may_be_the_second_missed() -> None:
    molly = molly_shot_by_slab("")

    molly.plays("missed-3S")

    assert molly.life == 4


@ruling("R161")
def test_late_replacement_mollys_card_comes_after_the_shot() -> None:
    molly = molly_shot_by_slab("late_replacement")
    assert molly.hand == []

    molly.passes()

    assert molly.life == 3
    assert molly.hand == ["missed"]


# -- Sid Ketchum ---------------------------------------------------------------------------


@ruling("R308")
def test_sid_does_not_use_his_ability_at_full_life() -> None:
    sid, *_ = table("sid_ketchum", players=4)
    sid.holds("bang", "missed")

    assert sid.refused_use() == "no_use_now"


@ruling("R308")
def test_heal_for_nothing_sid_may_throw_two_cards_away_at_full_life() -> None:
    sid, *_ = table("sid_ketchum", players=4, house="heal_for_nothing")
    sid.holds("bang", "missed")

    sid.uses().discards("bang", "missed")

    assert sid.life == 5
    assert sid.hand == []


# -- cards that do nothing -----------------------------------------------------------------


@ruling("R35", "R74")
@pytest.mark.parametrize("card", ["beer", "saloon"])
def test_a_card_without_effect_may_be_played(card: str) -> None:
    ann, *_ = table(players=4)
    ann.holds(card)

    ann.plays(card)

    assert ann.hand == []


@ruling("R35", "R74")
@pytest.mark.parametrize("card", ["beer", "saloon"])
def test_no_waste_a_card_that_heals_nobody_is_refused(card: str) -> None:
    ann, *_ = table(players=4, house="no_waste")
    ann.holds(card)

    assert ann.refused(card) == "no_effect_now"
    assert ann.options == ["end"]


@ruling("R35")
def test_no_waste_a_beer_that_heals_is_played() -> None:
    ann, *_ = table(players=4, house="no_waste")
    ann.has_life(2).holds("beer")

    ann.plays("beer")

    assert ann.life == 3


@ruling("R35", "R36")
def test_no_waste_a_beer_is_refused_with_two_players_left() -> None:
    ann, _ = table(players=2, roles="sheriff renegade", house="no_waste")
    ann.has_life(2).holds("beer")

    assert ann.refused("beer") == "no_effect_now"


@ruling("R35", "R74")
def test_no_waste_a_saloon_that_heals_anybody_is_played() -> None:
    ann, bob, *_ = table(players=4, house="no_waste")
    ann.holds("saloon")
    bob.has_life(2)

    ann.plays("saloon")

    assert bob.life == 3


@ruling("R35", "R85", "R86")
def test_no_waste_tequila_is_for_the_wounded_and_whisky_is_refused() -> None:
    ann, bob, *_ = table(players=4, house="no_waste", boxes="dodge_city")
    ann.holds("tequila", "whisky")
    bob.has_life(2)

    assert ann.refused("whisky") == "no_effect_now"
    assert ann.refused("tequila", at=ann) == "no_effect_now"
    assert ann.options == ["play tequila-9C > bob", "end"]


@ruling("R35", "R78")
def test_no_waste_a_canteen_is_put_down_but_not_used_at_full_life() -> None:
    ann, bob, *_ = table(players=4, house="no_waste", boxes="dodge_city")
    ann.holds("canteen")

    ann.plays("canteen").ends_turn()
    bob.ends_turn()
    ann.is_playing()

    assert ann.refused_use("canteen") == "no_effect_now"
    ann.has_life(2)
    assert ann.refused_use("canteen") == ""


@ruling("R35", "R37")
def test_no_waste_a_beer_saves_a_life_as_ever() -> None:
    ann, bob, *_ = table(players=4, house="no_waste")
    ann.holds("bang")
    bob.has_life(1).holds("beer")

    ann.plays("bang", at=bob)
    bob.passes().plays("beer")

    assert bob.life == 1


@ruling("R35", "R250")
def test_no_waste_a_beer_that_was_shown_need_not_be_played_at_full_life() -> None:
    ann, *_ = table(players=4, event="law_of_the_west", house="no_waste")
    next_cards("missed", "beer")

    ann.starts_turn()

    assert ann.refused_end() == ""


# -- the number of players -----------------------------------------------------------------


@ruling("R314")
@pytest.mark.parametrize("players", [3, 8])
def test_three_or_eight_may_play_with_the_base_box_alone(players: int) -> None:
    assert Config(players=players).validate().boxes == ("base",)


@ruling("R314")
@pytest.mark.parametrize("players", [3, 8])
def test_printed_tables_three_or_eight_need_dodge_city(players: int) -> None:
    house = ("printed_tables",)

    with pytest.raises(BadConfig) as refused:
        Config(players=players, boxes=("base", "high_noon"), house=house).validate()

    assert refused.value.code == "no_box_for_so_many"
    assert refused.value.facts["known"] == "dodge_city"
    Config(players=players, boxes=("base", "dodge_city"), house=house).validate()


@ruling("R314")
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_printed_tables_four_to_seven_need_no_other_box(players: int) -> None:
    assert Config(players=players, house=("printed_tables",)).validate().players == players


@ruling("R314")
def test_printed_tables_a_duel_is_for_two_as_ever() -> None:
    Config(players=2, variant="long_duel", house=("printed_tables",)).validate()
