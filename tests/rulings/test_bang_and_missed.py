"""R28-R33: the BANG! limit, and which cards answer which."""

from __future__ import annotations

import pytest

from sixgun.classic import BrownCard, Game, Targets
from sixgun.classic.flow import shoot
from sixgun.engine import IllegalMove
from sixgun.engine.moves import figure_of
from sixgun.testing import ruling, table


class Slingshot(BrownCard):
    """Shows the BANG! symbol but is not a BANG! card."""

    id = "slingshot"
    name = "Slingshot"
    words = "A shot at any other player. Not a BANG! card."
    copies = "KC"
    target = Targets.OTHER_PLAYER

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        shoot(game, me, figure_of(target), card)


class Sidestep(BrownCard):
    """Shows the Missed! symbol but is not a Missed! card."""

    id = "sidestep"
    name = "Sidestep"
    words = "Answer to a shot aimed at you: cancels it."
    copies = "2H"
    avoids = True


# -- one BANG! a turn ----------------------------------------------------------------------


@ruling("R28")
def test_a_second_bang_cannot_be_played_in_the_same_turn() -> None:
    ann, bob, _cal, dot = table(players=4)
    ann.holds("bang", "bang")

    ann.plays("bang", at=bob)
    bob.passes()

    assert ann.refused("bang", at=bob) == "bang_limit"
    assert ann.refused("bang", at=dot) == "bang_limit"


@ruling("R28")
def test_a_bang_that_was_avoided_was_played() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang", "bang")
    bob.holds("missed")

    ann.plays("bang", at=bob)
    bob.plays("missed")

    assert ann.refused("bang", at=bob) == "bang_limit"


@ruling("R28")
def test_every_turn_has_its_own_bang() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("bang")

    ann.plays("bang", at=bob)
    bob.passes()
    ann.ends_turn()
    bob.plays("bang", at=ann)
    ann.passes()

    assert (ann.life, bob.life) == (4, 3)


@ruling("R28")
def test_duel_and_indians_are_not_the_bang_of_the_turn() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("duel", "indians", "bang")

    ann.plays("duel", at=bob)
    bob.passes()
    ann.plays("indians")
    bob.passes()
    cal.passes()
    dot.passes()
    ann.plays("bang", at=bob)
    bob.passes()

    assert bob.life == 1


@ruling("R28")
def test_other_shots_are_not_the_bang_of_the_turn() -> None:
    ann, bob, cal, *_ = table(players=4, cards=[Slingshot])
    ann.holds("bang", "slingshot", "duel", "indians")

    ann.plays("bang", at=bob)
    bob.passes()

    assert ann.refused("slingshot", at=cal) == ""
    assert ann.refused("duel", at=cal) == ""
    assert ann.refused("indians") == ""


@ruling("R29")
def test_a_bang_may_follow_a_gatling() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("gatling", "bang")

    ann.plays("gatling")
    bob.passes()
    cal.passes()
    dot.passes()
    ann.plays("bang", at=bob)
    bob.passes()

    assert (bob.life, cal.life) == (2, 3)


@ruling("R29")
def test_a_gatling_may_follow_a_bang() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("gatling", "bang")

    ann.plays("bang", at=bob)
    bob.passes()
    ann.plays("gatling")
    bob.passes()
    cal.passes()
    dot.passes()

    assert (bob.life, cal.life) == (2, 3)


@ruling("R30")
def test_bangs_given_up_in_a_duel_leave_the_bang_of_the_turn() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("duel", "bang", "bang")
    bob.holds("bang")

    ann.plays("duel", at=bob)
    bob.discards("bang")
    ann.discards("bang")
    bob.passes()
    ann.plays("bang", at=bob)
    bob.passes()

    assert bob.life == 2


@ruling("R30")
def test_after_the_bang_of_the_turn_a_bang_may_be_given_up_in_a_duel() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang", "bang", "duel")
    bob.holds("bang")

    ann.plays("bang", at=bob)
    bob.passes()
    ann.plays("duel", at=bob)
    bob.discards("bang")
    ann.discards("bang")
    bob.passes()

    assert (ann.life, bob.life) == (5, 2)


# -- what answers what ---------------------------------------------------------------------


@ruling("R31")
def test_a_shot_at_another_cannot_be_cancelled() -> None:
    ann, bob, cal, *_ = table(players=4)
    ann.holds("bang", "missed")
    cal.holds("missed").has_in_play("barrel")

    ann.plays("bang", at=bob)
    asked = (ann.options, bob.options, cal.options)
    bob.passes()

    assert asked == ([], ["pass"], [])
    assert bob.life == 3


@ruling("R31")
def test_a_missed_is_no_card_to_play_in_ones_turn() -> None:
    ann, *_ = table(players=4)
    ann.holds("missed")

    assert ann.refused("missed") == "only_as_answer"


@ruling("R32")
@pytest.mark.parametrize("shot", ["bang", "slingshot"])
@pytest.mark.parametrize("answer", ["missed", "sidestep"])
def test_any_missed_symbol_answers_any_bang_symbol(shot: str, answer: str) -> None:
    ann, bob, *_ = table(players=4, cards=[Slingshot, Sidestep])
    ann.holds(shot)
    bob.holds(answer)

    ann.plays(shot, at=bob)
    bob.plays(answer)

    assert (bob.life, bob.hand) == (4, [])
    assert ann.prompt == "play"


@ruling("R32")
def test_a_missed_answers_a_gatling() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("gatling")
    bob.holds("missed")

    ann.plays("gatling")
    bob.plays("missed")
    cal.passes()
    dot.passes()

    assert [player.life for player in (bob, cal, dot)] == [4, 3, 3]


@ruling("R32")
@pytest.mark.parametrize("answer", ["missed", "sidestep"])
def test_no_missed_symbol_answers_a_duel(answer: str) -> None:
    ann, bob, *_ = table(players=4, cards=[Sidestep])
    ann.holds("duel")
    bob.holds(answer)

    ann.plays("duel", at=bob)

    assert bob.options == ["pass"]
    assert bob.refused(answer) == "give_up_a_bang_or_pass"


@ruling("R32")
@pytest.mark.parametrize("answer", ["missed", "sidestep"])
def test_no_missed_symbol_answers_the_indians(answer: str) -> None:
    ann, bob, *_ = table(players=4, cards=[Sidestep])
    ann.holds("indians")
    bob.holds(answer)

    ann.plays("indians")

    assert bob.options == ["pass"]
    assert bob.refused(answer) == "give_up_a_bang_or_pass"


@ruling("R33")
def test_a_bang_card_answers_a_duel() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("duel")
    bob.holds("bang")

    ann.plays("duel", at=bob)
    bob.discards("bang")
    ann.passes()

    assert (ann.life, bob.life) == (4, 4)


@ruling("R33")
def test_a_bang_card_answers_the_indians() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("indians")
    bob.holds("bang")

    ann.plays("indians")
    bob.discards("bang")
    cal.passes()
    dot.passes()

    assert [player.life for player in (bob, cal, dot)] == [4, 3, 3]


@ruling("R33")
def test_another_shot_answers_no_duel() -> None:
    ann, bob, *_ = table(players=4, cards=[Slingshot])
    ann.holds("duel")
    bob.holds("slingshot", "gatling")

    ann.plays("duel", at=bob)

    assert bob.options == ["pass"]
    with pytest.raises(IllegalMove, match="no_bang_card"):
        bob.discards("slingshot")


@ruling("R33")
def test_another_shot_answers_no_indians() -> None:
    ann, bob, *_ = table(players=4, cards=[Slingshot])
    ann.holds("indians")
    bob.holds("slingshot", "gatling")

    ann.plays("indians")

    assert bob.options == ["pass"]
    with pytest.raises(IllegalMove, match="no_bang_card"):
        bob.discards("gatling")


@ruling("R33")
def test_calamity_janet_gives_up_a_missed_in_a_duel() -> None:
    ann, janet, *_ = table("bystander", "calamity_janet", players=4)
    ann.holds("duel")
    janet.holds("missed")

    ann.plays("duel", at=janet)
    janet.discards("missed", as_="bang")
    ann.passes()

    assert (ann.life, janet.life) == (4, 4)


@ruling("R33")
def test_calamity_janet_gives_up_a_missed_against_the_indians() -> None:
    ann, janet, cal, dot = table("bystander", "calamity_janet", players=4)
    ann.holds("indians")
    janet.holds("missed")

    ann.plays("indians")
    janet.discards("missed", as_="bang")
    cal.passes()
    dot.passes()

    assert (janet.life, cal.life) == (4, 3)
