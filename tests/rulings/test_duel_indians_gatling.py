"""Duel, Indians! and Gatling: brown cards that hurt."""

from sixgun.testing import next_cards, pile, ruling, table

# -- Duel ----------------------------------------------------------------------------------


@ruling("R60")
def test_the_challenged_gives_up_the_first_bang_then_they_alternate() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("duel-JS", "bang-3C", "bang-5C")
    bob.holds("bang-2C", "bang-4C")

    ann.plays("duel", at=bob)
    bob.discards("bang")
    ann.discards("bang")
    bob.discards("bang")
    ann.discards("bang")
    bob.passes()

    assert bob.life == 3
    assert ann.life == 5
    assert pile() == ["duel-JS", "bang-2C", "bang-3C", "bang-4C", "bang-5C"]
    assert ann.prompt == "play"


@ruling("R60")
def test_the_challenger_who_gives_up_no_bang_loses_the_life() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("duel")
    bob.holds("bang")

    ann.plays("duel", at=bob)
    bob.discards("bang")
    ann.passes()

    assert ann.life == 4
    assert bob.life == 4


@ruling("R60")
def test_a_duel_knows_no_distance() -> None:
    ann, _bob, _cal, dot, *_ = table(players=7)
    ann.holds("duel", "bang")
    dot.has_in_play("mustang")

    assert ann.refused("bang", at=dot) == "out_of_range"
    assert ann.refused("duel", at=dot) == ""


@ruling("R60")
def test_nobody_duels_with_himself() -> None:
    ann, *_ = table(players=4)
    ann.holds("duel")

    assert ann.refused("duel", at=ann) == "not_yourself"


@ruling("R61")
def test_the_challenged_may_stop_with_a_bang_in_hand() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("duel")
    bob.holds("bang")

    ann.plays("duel", at=bob)
    bob.passes()

    assert bob.life == 3
    assert bob.hand == ["bang"]


@ruling("R61")
def test_the_challenger_may_stop_with_a_bang_in_hand() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("duel", "bang")
    bob.holds("bang")

    ann.plays("duel", at=bob)
    bob.discards("bang")
    ann.passes()

    assert ann.life == 4
    assert ann.hand == ["bang"]


@ruling("R62")
def test_the_challenger_is_rewarded_for_an_outlaw_who_falls_in_the_duel() -> None:
    ann, bob, *_ = table(roles="sheriff outlaw outlaw renegade", players=4)
    ann.holds("duel")
    bob.has_life(1)
    next_cards("2C", "3C", "4C")

    ann.plays("duel", at=bob)
    bob.passes().passes()

    assert not bob.is_alive
    assert ann.hand == ["bang", "bang", "bang"]


@ruling("R62")
def test_a_sheriff_who_challenges_a_deputy_to_death_is_punished() -> None:
    ann, bob, *_ = table(roles="sheriff deputy outlaw renegade", players=4)
    ann.holds("duel", "missed").has_in_play("barrel")
    bob.has_life(1)

    ann.plays("duel", at=bob)
    bob.passes().passes()

    assert ann.hand == ann.in_play == []


@ruling("R62")
def test_nobody_is_rewarded_for_an_outlaw_who_falls_in_his_own_duel() -> None:
    ann, bob, *_ = table(roles="outlaw sheriff outlaw renegade", players=4)
    ann.holds("duel").has_life(1)
    bob.holds("bang")
    next_cards("2C", "3C")

    ann.plays("duel", at=bob)
    bob.discards("bang")
    ann.passes().passes()

    assert not ann.is_alive
    assert bob.prompt == "play"
    assert bob.hand == ["bang", "bang"]  # only the draw of the turn


@ruling("R62")
def test_a_sheriff_is_not_punished_for_a_deputy_who_falls_in_his_own_duel() -> None:
    ann, _bob, _cal, dot = table(roles="deputy outlaw renegade sheriff", players=4)
    ann.holds("duel").has_life(1)
    dot.holds("bang", "missed").has_in_play("barrel")

    ann.plays("duel", at=dot)
    dot.discards("bang")
    ann.passes().passes()

    assert not ann.is_alive
    assert dot.hand == ["missed"]
    assert dot.in_play == ["barrel"]


# -- Indians! and Gatling ------------------------------------------------------------------


@ruling("R63")
def test_indians_come_to_each_other_player_clockwise() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("indians")
    bob.holds("missed")
    cal.holds("bang", "missed")

    ann.plays("indians")
    bob.passes()
    cal.discards("bang")
    dot.passes()

    assert ann.prompt == "play"
    assert [player.life for player in (ann, bob, cal, dot)] == [5, 3, 4, 3]
    assert cal.hand == ["missed"]


@ruling("R63")
def test_indians_ask_a_bang_but_force_nobody_to_give_it() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("indians")
    bob.holds("bang")

    ann.plays("indians")
    bob.passes()

    assert bob.life == 3
    assert bob.hand == ["bang"]


@ruling("R64")
def test_a_player_who_plays_indians_is_rewarded_for_each_outlaw_they_kill() -> None:
    ann, bob, cal, dot = table(roles="sheriff outlaw outlaw renegade", players=4)
    ann.holds("indians")
    bob.has_life(1)
    cal.has_life(1)
    next_cards("2C", "3C", "4C", "5C", "6C", "7C")

    ann.plays("indians")
    bob.passes().passes()
    cal.passes().passes()
    dot.passes()

    assert ann.hand == ["bang"] * 6


@ruling("R64")
def test_a_player_who_fires_the_gatling_is_rewarded_for_each_outlaw_it_kills() -> None:
    ann, bob, cal, dot = table(roles="renegade outlaw outlaw sheriff", players=4)
    ann.holds("gatling")
    bob.has_life(1)
    cal.has_life(1)
    next_cards("2C", "3C", "4C", "5C", "6C", "7C")

    ann.plays("gatling")
    bob.passes().passes()
    cal.passes().passes()
    dot.passes()

    assert ann.hand == ["bang"] * 6


@ruling("R64")
def test_a_sheriff_is_punished_for_a_deputy_whom_his_indians_kill() -> None:
    ann, bob, cal = table(roles="sheriff deputy outlaw", players=3)
    ann.holds("indians", "missed").has_in_play("barrel")
    bob.has_life(1)

    ann.plays("indians")
    bob.passes().passes()
    cal.passes()

    assert ann.hand == ann.in_play == []


@ruling("R75")
def test_slabs_gatling_needs_only_one_missed() -> None:
    slab, bob, cal = table("slab_the_killer", players=3)
    slab.holds("gatling")
    bob.holds("missed")

    slab.plays("gatling")
    bob.plays("missed")

    assert bob.life == 4
    assert cal.prompt == "shot"


@ruling("R75")
def test_a_gatling_may_follow_the_one_bang_of_the_turn() -> None:
    ann, bob, cal = table(players=3)
    ann.holds("bang", "bang", "gatling")

    ann.plays("bang", at=bob)
    bob.passes()
    assert ann.refused("bang", at=bob) == "bang_limit"
    ann.plays("gatling")
    bob.passes()
    cal.passes()

    assert bob.life == 2
    assert cal.life == 3


@ruling("R75")
def test_a_gatling_is_no_bang_to_give_up() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("indians")
    bob.holds("gatling")

    ann.plays("indians")

    assert bob.options == ["pass"]
