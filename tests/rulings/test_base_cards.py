"""General Store, Panic!, Cat Balou and Saloon."""

from sixgun.engine import Rng
from sixgun.testing import current, next_cards, pile, ruling, table

# -- General Store -------------------------------------------------------------------------


@ruling("R65")
def test_a_general_store_offers_a_card_for_each_player_in_the_game() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("general_store")
    cal.is_out()
    next_cards("bang-2C", "missed-10C", "mustang-9H", "bang-3C")

    ann.plays("general_store")

    assert ann.options == ["pick bang-2C", "pick missed-10C", "pick mustang-9H"]
    ann.picks("mustang")
    bob.picks("missed")
    dot.picks("bang-2C")
    assert cal.hand == []
    assert ann.prompt == "play"


@ruling("R65")
def test_in_the_general_store_its_player_picks_first_then_clockwise() -> None:
    ann, bob, cal, dot = table(players=4)
    bob.holds("general_store").is_playing()
    next_cards("bang", "missed", "mustang", "jail")

    bob.plays("general_store").picks("mustang")
    cal.picks("missed")
    dot.picks("bang")
    ann.picks("jail")

    assert bob.hand == ["mustang"]
    assert cal.hand == ["missed"]
    assert dot.hand == ["bang"]
    assert ann.hand == ["jail"]
    assert bob.prompt == "play"


# -- Panic! and Cat Balou ------------------------------------------------------------------


@ruling("R70")
def test_panic_takes_a_card_of_the_hand_into_the_takers_hand() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("panic-JH")
    bob.holds("beer")

    ann.plays("panic", at=bob)

    assert ann.hand == ["beer"]
    assert bob.hand == []
    assert pile() == ["panic-JH"]


@ruling("R70")
def test_panic_takes_a_chosen_card_in_play_into_the_takers_hand() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("panic")
    bob.holds("beer").has_in_play("scope", "barrel", "schofield")

    ann.plays("panic", at=bob.card("barrel"))

    assert ann.hand == ["barrel"]
    assert ann.in_play == []
    assert bob.in_play == ["scope", "schofield"]
    assert bob.hand == ["beer"]


@ruling("R70")
def test_panic_takes_any_card_of_a_hand_by_chance() -> None:
    left = set()
    for seed in range(20):
        ann, bob, *_ = table(players=4)
        ann.holds("panic")
        bob.holds("beer", "missed")
        current().game.rng = Rng.from_seed(seed)

        ann.plays("panic", at=bob)

        left.update(bob.hand)
    assert left == {"beer", "missed"}


@ruling("R70")
def test_a_player_who_panics_cannot_choose_from_a_hand() -> None:
    ann, bob, *_ = table(players=2)
    ann.holds("panic-JH")
    bob.holds("beer", "missed").has_in_play("barrel-QS")

    assert sorted(ann.options) == ["end", "play panic-JH > barrel-QS", "play panic-JH > bob"]


@ruling("R70")
def test_panic_reaches_no_farther_than_distance_1() -> None:
    ann, _bob, cal, _dot = table(players=4)
    ann.holds("panic")
    cal.holds("beer").has_in_play("barrel")

    assert ann.refused("panic", at=cal) == "out_of_range"
    assert ann.refused("panic", at=cal.card("barrel")) == "out_of_range"


@ruling("R71")
def test_cat_balou_makes_any_player_discard_a_card_of_his_hand() -> None:
    ann, _bob, _cal, dot, *_ = table(players=7)
    ann.holds("cat_balou-KH")
    dot.holds("beer-6H").has_in_play("mustang")

    ann.plays("cat_balou", at=dot)

    assert dot.hand == ann.hand == []
    assert dot.in_play == ["mustang"]
    assert pile() == ["cat_balou-KH", "beer-6H"]


@ruling("R71")
def test_cat_balou_makes_any_player_discard_a_chosen_card_in_play() -> None:
    ann, _bob, _cal, dot, *_ = table(players=7)
    ann.holds("cat_balou-KH")
    dot.holds("beer").has_in_play("scope", "barrel-QS", "mustang")

    ann.plays("cat_balou", at=dot.card("barrel"))

    assert dot.in_play == ["scope", "mustang"]
    assert dot.hand == ["beer"]
    assert ann.hand == []
    assert pile() == ["cat_balou-KH", "barrel-QS"]


@ruling("R71")
def test_cat_balou_hits_any_card_of_a_hand_by_chance() -> None:
    left = set()
    for seed in range(20):
        ann, bob, *_ = table(players=4)
        ann.holds("cat_balou")
        bob.holds("beer", "missed")
        current().game.rng = Rng.from_seed(seed)

        ann.plays("cat_balou", at=bob)

        left.update(bob.hand)
    assert left == {"beer", "missed"}


@ruling("R72", "T103")
def test_panic_sheds_ones_own_dynamite_into_the_hand() -> None:
    ann, *_ = table(players=4)
    ann.holds("panic").has_in_play("dynamite")

    ann.plays("panic", at=ann.card("dynamite"))

    assert ann.in_play == []
    assert ann.hand == ["dynamite"]


@ruling("R72", "T103")
def test_cat_balou_sheds_ones_own_dynamite() -> None:
    ann, *_ = table(players=4)
    ann.holds("cat_balou-KH").has_in_play("dynamite")

    ann.plays("cat_balou", at=ann.card("dynamite"))

    assert ann.in_play == ann.hand == []
    assert pile() == ["cat_balou-KH", "dynamite-2H"]


@ruling("R72")
def test_ones_own_hand_is_no_target_for_panic_or_cat_balou() -> None:
    ann, *_ = table(players=4)
    ann.holds("panic", "cat_balou", "beer")

    assert ann.refused("panic", at=ann) == "not_your_hand"
    assert ann.refused("cat_balou", at=ann) == "not_your_hand"


@ruling("R73")
def test_a_player_without_cards_is_no_target_for_panic_or_cat_balou() -> None:
    ann, bob = table(players=2)
    ann.holds("panic", "cat_balou")

    assert ann.refused("panic", at=bob) == "hand_empty"
    assert ann.refused("cat_balou", at=bob) == "hand_empty"
    assert ann.options == ["end"]


@ruling("R73")
def test_a_card_in_play_is_enough_to_be_a_target() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("panic", "cat_balou")
    bob.has_in_play("barrel")

    assert ann.refused("panic", at=bob.card("barrel")) == ""
    assert ann.refused("cat_balou", at=bob.card("barrel")) == ""


# -- Saloon --------------------------------------------------------------------------------


@ruling("R74")
def test_a_saloon_heals_everyone_in_the_game_by_one() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("saloon").has_life(1)
    bob.has_life(2)
    cal.is_out()
    dot.has_life(3)

    ann.plays("saloon")

    assert ann.life == 2
    assert bob.life == 3
    assert cal.life == 0
    assert dot.life == 4


@ruling("R74")
def test_a_saloon_gives_nothing_to_players_at_full_life() -> None:
    ann, bob, cal, *_ = table("bystander", "el_gringo", players=4)
    ann.holds("saloon")
    cal.has_life(3)

    ann.plays("saloon")

    assert ann.life == 5
    assert bob.life == 3
    assert cal.life == 4
