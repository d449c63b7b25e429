"""The Barrel, as a card or as Jourdonnais' ability."""

import pytest

from sixgun.classic import BrownCard, Game, Targets
from sixgun.classic.flow import shoot
from sixgun.engine import IllegalMove
from sixgun.engine.moves import figure_of
from sixgun.testing import next_cards, pile, ruling, table


class Slingshot(BrownCard):
    """Shows the BANG! symbol without being a BANG! card, like many cards of other boxes."""

    id = "slingshot"
    copies = "3D"
    target = Targets.OTHER_PLAYER

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        shoot(game, me, figure_of(target), card)


@ruling("R47")
def test_a_barrel_cancels_a_shot_on_a_heart_without_a_missed() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed").has_in_play("barrel")
    next_cards("9H")

    ann.plays("bang", at=bob)
    bob.uses("barrel")

    assert bob.life == 4
    assert bob.hand == ["missed"]
    assert bob.in_play == ["barrel"]
    assert ann.prompt == "play"


@ruling("R47")
def test_after_a_failed_barrel_a_missed_may_still_be_played() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed").has_in_play("barrel")
    next_cards("9C")

    ann.plays("bang", at=bob)
    bob.uses("barrel").plays("missed")

    assert bob.life == 4
    assert bob.hand == []


@ruling("R47")
def test_a_failed_barrel_alone_does_not_stop_the_shot() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_in_play("barrel")
    next_cards("9D")

    ann.plays("bang", at=bob)
    bob.uses("barrel").passes()

    assert bob.life == 3


@ruling("R47")
def test_nobody_has_to_draw_for_his_barrel() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-7C")
    bob.has_in_play("barrel")
    next_cards("9H")

    ann.plays("bang", at=bob)
    bob.passes()

    assert bob.life == 3
    assert pile() == ["bang-7C"]


@ruling("R47")
def test_a_missed_may_be_played_without_drawing_for_the_barrel() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang-7C")
    bob.holds("missed-2S").has_in_play("barrel")
    next_cards("9H")

    ann.plays("bang", at=bob)
    bob.plays("missed")

    assert bob.life == 4
    assert bob.hand == []
    assert pile() == ["bang-7C", "missed-2S"]


@ruling("R47")
def test_a_barrel_is_drawn_for_only_once_a_shot() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.has_in_play("barrel")
    next_cards("9C", "9H")

    ann.plays("bang", at=bob)
    bob.uses("barrel")
    with pytest.raises(IllegalMove, match="drawn_for_already"):
        bob.uses("barrel")
    bob.passes()

    assert bob.life == 3


@ruling("R47")
def test_the_next_shot_lets_the_barrel_be_drawn_for_again() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang", "bang").has_in_play("volcanic")
    bob.has_in_play("barrel")
    next_cards("9C", "9H")

    ann.plays("bang", at=bob)
    bob.uses("barrel").passes()
    ann.plays("bang", at=bob)
    bob.uses("barrel")

    assert bob.life == 3
    assert ann.prompt == "play"


@ruling("R48")
def test_a_barrel_works_against_gatling() -> None:
    ann, bob, cal = table(players=3)
    ann.holds("gatling")
    bob.has_in_play("barrel")
    next_cards("9H")

    ann.plays("gatling")
    bob.uses("barrel")

    assert bob.life == 4
    assert cal.prompt == "shot"


@ruling("R48")
def test_a_barrel_works_against_any_other_card_with_the_bang_symbol() -> None:
    ann, bob, *_ = table(players=4, cards=[Slingshot])
    ann.holds("slingshot")
    bob.has_in_play("barrel")
    next_cards("9H")

    ann.plays("slingshot", at=bob)
    bob.uses("barrel")

    assert bob.life == 4
    assert ann.prompt == "play"


@ruling("R49")
def test_a_barrel_does_nothing_in_a_duel() -> None:
    ann, jourdonnais, *_ = table("bystander", "jourdonnais", players=4)
    ann.holds("duel")
    jourdonnais.has_in_play("barrel")
    next_cards("9H", "8H")

    ann.plays("duel", at=jourdonnais)

    assert jourdonnais.options == ["pass"]
    with pytest.raises(IllegalMove):
        jourdonnais.uses("barrel")
    with pytest.raises(IllegalMove):
        jourdonnais.uses()
    jourdonnais.passes()
    assert jourdonnais.life == 3


@ruling("R49")
def test_a_barrel_does_nothing_against_indians() -> None:
    ann, jourdonnais, *_ = table("bystander", "jourdonnais", players=4)
    ann.holds("indians")
    jourdonnais.has_in_play("barrel")
    next_cards("9H", "8H")

    ann.plays("indians")

    assert jourdonnais.options == ["pass"]
    with pytest.raises(IllegalMove):
        jourdonnais.uses("barrel")
    with pytest.raises(IllegalMove):
        jourdonnais.uses()
    jourdonnais.passes()
    assert jourdonnais.life == 3


@ruling("R49")
def test_a_barrel_does_nothing_against_dynamite() -> None:
    _, jourdonnais, *_ = table("bystander", "jourdonnais", players=4)
    jourdonnais.has_in_play("barrel", "dynamite")
    next_cards("5S", "9H", "8H")

    jourdonnais.starts_turn()

    assert jourdonnais.life == 1
    assert jourdonnais.prompt == "play"
    assert len(jourdonnais.hand) == 2


@ruling("R50", "T111")
def test_jourdonnais_with_a_real_barrel_may_draw_twice_for_the_same_shot() -> None:
    ann, jourdonnais, *_ = table("bystander", "jourdonnais", players=4)
    ann.holds("bang")
    jourdonnais.has_in_play("barrel")
    next_cards("9C", "9H")

    ann.plays("bang", at=jourdonnais)
    jourdonnais.uses("barrel").uses()

    assert jourdonnais.life == 4
    assert ann.prompt == "play"


@ruling("R50")
def test_jourdonnais_draws_no_third_time() -> None:
    ann, jourdonnais, *_ = table("bystander", "jourdonnais", players=4)
    ann.holds("bang")
    jourdonnais.has_in_play("barrel")
    next_cards("9C", "8C", "9H")

    ann.plays("bang", at=jourdonnais)
    jourdonnais.uses().uses("barrel")

    assert jourdonnais.options == ["pass"]
    with pytest.raises(IllegalMove):
        jourdonnais.uses()
    with pytest.raises(IllegalMove, match="drawn_for_already"):
        jourdonnais.uses("barrel")


@ruling("R51")
def test_a_barrel_is_worth_one_of_the_two_missed_against_slab() -> None:
    slab, bob, *_ = table("slab_the_killer", "bart_cassidy", players=4)
    slab.holds("bang")
    bob.holds("missed").has_in_play("barrel")
    next_cards("9H")

    slab.plays("bang", at=bob)
    bob.uses("barrel").plays("missed")

    assert bob.life == 4


@ruling("R51")
def test_a_successful_barrel_alone_does_not_stop_slab() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4)
    slab.holds("bang")
    bob.has_in_play("barrel")
    next_cards("9H")

    slab.plays("bang", at=bob)
    bob.uses("barrel")

    assert bob.options == ["pass"]
    bob.passes()
    assert bob.life == 3


@ruling("R51")
def test_one_barrel_is_not_drawn_for_twice_against_slab() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4)
    slab.holds("bang")
    bob.has_in_play("barrel")
    next_cards("9H", "8H")

    slab.plays("bang", at=bob)
    bob.uses("barrel")

    with pytest.raises(IllegalMove, match="drawn_for_already"):
        bob.uses("barrel")


@ruling("R52")
def test_two_hearts_let_jourdonnais_with_a_real_barrel_escape_slab() -> None:
    slab, jourdonnais, *_ = table("slab_the_killer", "jourdonnais", players=4)
    slab.holds("bang")
    jourdonnais.has_in_play("barrel")
    next_cards("9H", "8H")

    slab.plays("bang", at=jourdonnais)
    jourdonnais.uses("barrel").uses()

    assert jourdonnais.life == 4
    assert slab.prompt == "play"


@ruling("R52")
def test_one_heart_in_two_leaves_jourdonnais_a_missed_short_of_slab() -> None:
    slab, jourdonnais, *_ = table("slab_the_killer", "jourdonnais", players=4)
    slab.holds("bang")
    jourdonnais.has_in_play("barrel")
    next_cards("9H", "8C")

    slab.plays("bang", at=jourdonnais)
    jourdonnais.uses("barrel").uses()

    assert jourdonnais.prompt == "shot"
    jourdonnais.passes()
    assert jourdonnais.life == 3


@ruling("R313")
def test_after_a_missed_no_barrel_is_drawn_for_that_shot() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4)
    slab.holds("bang")
    bob.holds("missed").has_in_play("barrel")
    next_cards("9H")

    slab.plays("bang", at=bob)
    bob.plays("missed")

    with pytest.raises(IllegalMove, match="draw_comes_first"):
        bob.uses("barrel")
    bob.passes()
    assert bob.life == 3


@ruling("R313")
def test_after_a_missed_jourdonnais_draws_no_more_either() -> None:
    slab, jourdonnais, *_ = table("slab_the_killer", "jourdonnais", players=4)
    slab.holds("bang")
    jourdonnais.holds("missed")
    next_cards("9H")

    slab.plays("bang", at=jourdonnais)
    jourdonnais.plays("missed")

    with pytest.raises(IllegalMove):
        jourdonnais.uses()
    jourdonnais.passes()
    assert jourdonnais.life == 3


@ruling("R313")
def test_a_missed_for_one_shot_leaves_the_barrel_for_the_next() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang", "bang").has_in_play("volcanic")
    bob.holds("missed").has_in_play("barrel")
    next_cards("9H")

    ann.plays("bang", at=bob)
    bob.plays("missed")
    ann.plays("bang", at=bob)
    bob.uses("barrel")

    assert bob.life == 4
