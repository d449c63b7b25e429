"""Characters of the base game, Bart Cassidy to Kit Carlson."""

from __future__ import annotations

import pytest

from sixgun.classic import view
from sixgun.engine import IllegalMove, Rng
from sixgun.testing import current, discard_pile, next_cards, ruling, table
from tests.rulings.table_helpers import open_cards, top_of_deck


@ruling("R111", "T111")
def test_bart_draws_three_cards_for_a_dynamite_he_survives() -> None:
    bart, *_ = table("bart_cassidy", players=4)
    bart.has_in_play("dynamite")
    next_cards("missed-2S", "barrel", "scope", "mustang", "duel", "panic")

    bart.starts_turn()

    assert bart.life == 2
    assert bart.hand == ["barrel", "scope", "mustang", "duel", "panic"]


@ruling("R111")
def test_bart_draws_a_single_card_for_a_single_life_point() -> None:
    ann, bart, *_ = table("bystander", "bart_cassidy", players=4)
    ann.holds("bang")
    next_cards("scope", "mustang")

    ann.plays("bang", at=bart)
    bart.passes()

    assert bart.hand == ["scope"]


@ruling("R112")
def test_beers_at_the_last_moment_do_not_lessen_what_bart_draws() -> None:
    _, bart, *_ = table("bystander", "bart_cassidy", players=4)
    bart.has_in_play("dynamite").has_life(2).holds("beer", "beer")
    next_cards("missed-2S", "barrel", "scope", "mustang", "duel", "panic")

    bart.starts_turn()
    bart.plays("beer").plays("beer")

    assert bart.life == 1
    assert bart.hand == ["barrel", "scope", "mustang", "duel", "panic"]


@ruling("R113")
def test_bart_gets_no_card_for_the_hit_that_eliminates_him() -> None:
    ann, bart, *_ = table(
        "bystander", "bart_cassidy", players=4, roles="sheriff renegade outlaw outlaw"
    )
    ann.holds("bang")
    bart.has_life(1)
    next_cards("beer")

    ann.plays("bang", at=bart)
    bart.passes().passes()

    assert not bart.is_alive
    assert bart.hand == []
    assert top_of_deck().startswith("beer")


@ruling("R113")
def test_bart_cannot_draw_first_in_search_of_a_beer() -> None:
    ann, bart, *_ = table("bystander", "bart_cassidy", players=4)
    ann.holds("bang")
    bart.has_life(1)
    next_cards("beer")

    ann.plays("bang", at=bart)
    bart.passes()

    assert bart.prompt == "dying"
    assert bart.options == ["pass"]


@ruling("R113")
def test_el_gringo_gets_no_card_for_the_hit_that_eliminates_him() -> None:
    ann, gringo, *_ = table(
        "bystander", "el_gringo", players=4, roles="sheriff renegade outlaw outlaw"
    )
    ann.holds("bang", "beer")
    gringo.has_life(1)

    ann.plays("bang", at=gringo)
    gringo.passes()
    asked = gringo.options
    gringo.passes()

    assert asked == ["pass"]
    assert not gringo.is_alive
    assert ann.hand == ["beer"]


@ruling("R114")
@pytest.mark.parametrize("red", ["beer-6H", "bang-6D"])
def test_black_jack_draws_a_third_card_if_the_second_is_red(red: str) -> None:
    jack, *_ = table("black_jack", players=4)
    next_cards("missed-2S", red, "missed-3S", "missed-4S")

    jack.starts_turn()

    assert len(jack.hand) == 3
    assert top_of_deck() == "missed-4S"
    assert jack.prompt == "play"


@ruling("R114")
@pytest.mark.parametrize("black", ["missed-6S", "bang-6C"])
def test_black_jack_draws_no_third_card_if_the_second_is_black(black: str) -> None:
    jack, *_ = table("black_jack", players=4)
    next_cards("beer-6H", black, "beer-7H")

    jack.starts_turn()

    assert len(jack.hand) == 2
    assert top_of_deck() == "beer-7H"


@ruling("R114")
@pytest.mark.parametrize("second", ["bang-6D", "bang-6C"])
def test_everybody_sees_the_second_card_of_black_jack_and_no_other(second: str) -> None:
    jack, *_ = table("black_jack", players=4)
    next_cards("beer-6H", second, "beer-7H")

    jack.starts_turn()

    assert open_cards(jack) == [second]


@ruling("R121")
def test_jesse_takes_his_first_card_from_any_hand_and_the_second_from_the_deck() -> None:
    jesse, bob, cal, _ = table("jesse_jones", players=4)
    bob.holds("beer")
    cal.holds("duel", "duel")
    next_cards("scope", "mustang")

    jesse.starts_turn()
    jesse.draws_from(cal)

    assert jesse.hand == ["duel", "scope"]
    assert cal.hand == ["duel"]
    assert jesse.prompt == "play"


@ruling("R121")
def test_jesse_may_draw_both_cards_from_the_deck() -> None:
    jesse, bob, *_ = table("jesse_jones", players=4)
    bob.holds("beer")
    next_cards("scope", "mustang")

    jesse.starts_turn()
    jesse.draws_from("deck")

    assert jesse.hand == ["scope", "mustang"]
    assert bob.hand == ["beer"]


@ruling("R121")
def test_chance_names_the_card_that_jesse_takes() -> None:
    taken = set()
    for seed in range(20):
        jesse, bob, *_ = table("jesse_jones", players=4)
        bob.holds("beer", "duel", "panic")
        next_cards("scope")
        current().game.rng = Rng.from_seed(seed)

        jesse.starts_turn()
        jesse.draws_from(bob)
        taken.add(jesse.hand[0])

    assert taken == {"beer", "duel", "panic"}


@ruling("R121")
def test_jesse_cannot_choose_a_player_without_cards() -> None:
    jesse, bob, cal, _ = table("jesse_jones", players=4)
    bob.holds("beer")
    cal.has_in_play("scope")

    jesse.starts_turn()

    assert jesse.options == ["draw > deck", "draw > bob"]
    with pytest.raises(IllegalMove, match="no_card_to_draw_there"):
        jesse.draws_from(cal)


@ruling("R121")
def test_jesse_takes_nothing_from_the_discards() -> None:
    jesse, *_ = table("jesse_jones", players=4)
    discard_pile("beer")

    jesse.starts_turn()

    assert jesse.options == ["draw > deck"]


@ruling("R50")
def test_jourdonnais_draws_once_a_shot_without_a_barrel() -> None:
    ann, jourdonnais, *_ = table("bystander", "jourdonnais", players=4)
    ann.holds("bang")
    next_cards("2S", "5H")

    ann.plays("bang", at=jourdonnais)
    jourdonnais.uses()

    assert jourdonnais.options == ["pass"]


@ruling("R50")
def test_jourdonnais_draws_again_for_a_real_barrel() -> None:
    ann, jourdonnais, *_ = table("bystander", "jourdonnais", players=4)
    ann.holds("bang")
    jourdonnais.has_in_play("barrel")
    next_cards("2S", "5H")

    ann.plays("bang", at=jourdonnais)
    jourdonnais.uses().uses("barrel")

    assert jourdonnais.life == 4
    assert ann.prompt == "play"


@ruling("R52")
def test_jourdonnais_and_a_barrel_cancel_slabs_bang_with_two_hearts() -> None:
    slab, jourdonnais, *_ = table("slab_the_killer", "jourdonnais", players=4)
    slab.holds("bang")
    jourdonnais.has_in_play("barrel")
    next_cards("6H", "5H")

    slab.plays("bang", at=jourdonnais)
    jourdonnais.uses("barrel").uses()

    assert jourdonnais.life == 4
    assert slab.prompt == "play"


@ruling("R122")
@pytest.mark.parametrize(
    ("kept", "left"),
    [
        (("scope", "mustang"), "barrel"),
        (("barrel", "scope"), "mustang"),
        (("mustang", "barrel"), "scope"),
    ],
)
def test_kit_keeps_two_of_three_cards_and_puts_the_other_back(
    kept: tuple[str, str], left: str
) -> None:
    kit, *_ = table("kit_carlson", players=4)
    next_cards("scope", "mustang", "barrel", "duel")

    kit.starts_turn()
    kit.picks(kept[0]).picks(kept[1])

    assert sorted(kit.hand) == sorted(kept)
    assert top_of_deck().startswith(left)
    assert kit.prompt == "play"


@ruling("R122")
def test_the_next_player_draws_the_card_that_kit_put_back() -> None:
    kit, bob, *_ = table("kit_carlson", players=4)
    next_cards("scope", "mustang", "barrel", "duel")

    kit.starts_turn()
    kit.picks("scope").picks("barrel").ends_turn()

    assert bob.hand == ["mustang", "duel"]


@ruling("R122")
def test_nobody_else_sees_the_three_cards_of_kit() -> None:
    kit, bob, *_ = table("kit_carlson", players=4)
    next_cards("scope", "mustang", "barrel")

    kit.starts_turn()

    game = current().game
    assert len(view(game, kit.seat).cards.aside) == 3
    assert view(game, bob.seat).cards.aside == []
