"""A player has left for good; their character stays and does nothing."""

from __future__ import annotations

import pytest

from sixgun import new_game
from sixgun.engine import IllegalMove
from sixgun.testing import current, long_duel, next_cards, pile, ruling, short_duel, table

# -- leaving -------------------------------------------------------------------------------


@ruling("T88")
def test_a_player_may_leave_while_another_is_asked() -> None:
    game = new_game(players=4, seed=1)
    asked = game.kernel.seat
    leaver = (asked + 1) % 4

    game.apply("leave", seat=leaver)

    assert game.view(asked).left == [leaver]
    assert game.kernel.seat == asked


@ruling("T88")
def test_a_player_who_has_left_cannot_come_back() -> None:
    game = new_game(players=4, seed=1)
    leaver = (game.kernel.seat + 1) % 4
    game.leave(leaver)

    with pytest.raises(IllegalMove) as refused:
        game.leave(leaver)

    assert refused.value.code == "left_already"
    while not game.kernel.over and game.ply < 300:
        assert game.kernel.seat != leaver
        game.apply(game.kernel.moves[-1])


@ruling("T89", "R299")
def test_a_player_who_leaves_discards_their_hand_and_keeps_their_cards_in_play() -> None:
    _, bob, *_ = table(players=4)
    bob.holds("missed-2S", "beer-6H").has_in_play("barrel")

    bob.leaves()

    assert bob.hand == []
    assert bob.in_play == ["barrel"]
    assert pile() == ["missed-2S", "beer-6H"]
    assert bob.is_alive


@ruling("T89", "R299")
def test_a_player_who_leaves_loses_their_ability() -> None:
    ann, bart, *_ = table("kit_carlson", "bart_cassidy", players=4)
    ann.holds("bang")
    bart.leaves()

    ann.plays("bang", at=bart)

    assert bart.life == 3
    assert bart.hand == []


@ruling("T89", "R299")
def test_a_suzy_who_leaves_does_not_draw_for_the_hand_that_she_discards() -> None:
    _, suzy, *_ = table("kit_carlson", "suzy_lafayette", players=4)
    suzy.holds("missed", "beer")

    suzy.leaves()

    assert suzy.hand == []


@ruling("T89", "R299")
def test_a_shot_that_he_leaves_in_the_middle_of_hits_him() -> None:
    ann, gringo, *_ = table("kit_carlson", "el_gringo", players=4)
    ann.holds("bang", "beer")
    gringo.holds("missed")

    ann.plays("bang", at=gringo)
    gringo.leaves()

    assert gringo.life == 2
    assert gringo.hand == []
    assert ann.hand == ["beer"]
    assert ann.prompt == "play"


@ruling("T89")
def test_the_hand_of_a_leaver_is_discarded_before_anybody_could_inherit_it() -> None:
    ann, bob, sam, *_ = table("kit_carlson", "willy_the_kid", "vulture_sam", players=5)
    ann.holds("bang")
    bob.holds("beer", "missed").has_in_play("barrel").has_life(1)

    ann.plays("bang", at=bob)
    bob.leaves()

    assert not bob.is_alive
    assert sam.hand == ["barrel"]


@ruling("T90", "R300")
def test_a_player_who_leaves_in_their_own_turn_ends_it() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang", "missed", "beer")
    next_cards("2C", "3C")

    ann.leaves()

    assert ann.hand == []
    assert bob.is_active
    assert bob.hand == ["bang", "bang"]


# -- turns of a player who left ------------------------------------------------------------


@ruling("T90", "R300")
def test_the_turns_of_a_player_who_left_are_skipped_without_a_draw() -> None:
    ann, bob, cal, *_ = table(players=4)
    bob.leaves()
    next_cards("2C", "3C")

    ann.ends_turn()

    assert bob.hand == []
    assert cal.is_active
    assert cal.hand == ["bang", "bang"]


@ruling("T90", "R300")
def test_the_dynamite_of_a_player_who_left_is_checked_and_passed_on() -> None:
    ann, bob, cal, *_ = table(players=4)
    bob.has_in_play("dynamite").leaves()
    next_cards("9C", "8C")

    ann.ends_turn()

    assert bob.in_play == []
    assert cal.is_active
    assert cal.in_play == []
    assert current().players[3].in_play == ["dynamite"]


@ruling("T90", "R300")
def test_the_dynamite_of_a_player_who_left_may_explode() -> None:
    ann, bob, cal, *_ = table(players=4)
    bob.has_in_play("dynamite").leaves()
    next_cards("5S")

    ann.ends_turn()

    assert bob.life == 1
    assert bob.in_play == []
    assert cal.is_active


@ruling("T90", "R300")
@pytest.mark.parametrize("drawn", ["9C", "9H"])
def test_the_jail_of_a_player_who_left_is_checked_and_the_turn_skipped_either_way(
    drawn: str,
) -> None:
    ann, bob, cal, *_ = table(players=4)
    bob.has_in_play("jail").leaves()
    next_cards(drawn, "2C", "3C")

    ann.ends_turn()

    assert bob.in_play == []
    assert bob.hand == []
    assert cal.is_active
    assert cal.hand == ["bang", "bang"]


@ruling("T88", "R300")
def test_when_everybody_has_left_nobody_has_won() -> None:
    game = new_game(players=4, seed=1)

    for seat in range(4):
        game.leave(seat)

    assert game.result is not None
    assert game.result.winners == ()


@ruling("T88", "R300")
def test_when_all_who_live_have_left_nobody_has_won() -> None:
    ann, bob, cal, dot = table(players=4)
    bob.leaves()
    cal.leaves()
    dot.is_out()

    ann.leaves()

    assert current().game.over
    assert current().game.winners == 0


# -- duels ---------------------------------------------------------------------------------


@ruling("R304")
def test_a_player_who_leaves_the_long_duel_has_lost_it() -> None:
    front, _, them, _ = long_duel("kit_carlson black_jack", "willy_the_kid pedro_ramirez")

    front.leaves()

    assert them.has_won
    assert not front.has_won


@ruling("R304")
def test_a_player_who_leaves_the_short_duel_has_lost_it() -> None:
    me, them = short_duel("kit_carlson black_jack", "willy_the_kid pedro_ramirez")

    them.leaves()

    assert me.has_won


@ruling("R304")
def test_a_duel_is_over_at_once_though_a_shot_is_to_be_answered() -> None:
    me, them = short_duel("kit_carlson black_jack", "willy_the_kid pedro_ramirez")
    me.holds("bang")

    me.plays("bang", at=them)
    me.leaves()

    assert them.has_won
    assert them.life == 4


@ruling("R304")
@pytest.mark.parametrize("leaver", [0, 1])
@pytest.mark.parametrize("made", [0, 3, 12])
def test_a_player_who_leaves_before_the_first_turn_of_a_duel_has_lost_it(
    leaver: int, made: int
) -> None:
    game = new_game(players=2, variant="long_duel", seed=1)
    for _ in range(made):
        game.apply(game.kernel.moves[0])

    game.leave(leaver)

    assert game.result is not None
    assert game.result.winners == (("bob", "ann")[leaver],)
