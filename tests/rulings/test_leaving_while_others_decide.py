"""A player leaves while another decides: their hand goes at once, the current card goes on."""

from __future__ import annotations

import pytest

from sixgun.classic import BrownCard, Game, Targets
from sixgun.engine import FigureFrame, IllegalMove
from sixgun.engine.moves import JUST_USE, PICK, card_of, encode, figure_of
from sixgun.testing import current, discard_pile, next_cards, pile, ruling, table

pytestmark = pytest.mark.conformance

# -- the hand goes at once -----------------------------------------------------------------


@ruling("R299", "T127")
def test_jesse_takes_nothing_from_a_player_who_has_left() -> None:
    jesse, bob, cal, _ = table("jesse_jones", players=4)
    bob.holds("bang-2C")
    cal.holds("beer-6H")
    jesse.starts_turn()

    bob.leaves()

    assert jesse.options == ["draw > deck", "draw > cal"]


@ruling("R299", "T127")
def test_pedro_may_take_the_last_card_of_a_player_who_has_left() -> None:
    pedro, bob, *_ = table("pedro_ramirez", players=4)
    bob.holds("bang-2C", "gatling")
    pedro.starts_turn()

    bob.leaves()
    pedro.draws_from("discards")

    assert pedro.hand[0] == "gatling"


@ruling("R299", "T127")
@pytest.mark.parametrize("card", ["rag_time", "brawl"])
def test_a_card_aimed_at_the_hand_of_a_player_who_then_leaves_does_nothing(card: str) -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city")
    ann.holds(card, "missed-2S", "missed-3S")
    bob.holds("bang-2C")

    ann.plays(card, at=bob if card == "rag_time" else None)
    bob.leaves()
    ann.discards("missed-2S")

    assert ann.hand == ["missed"]
    assert ann.prompt == "play"


@ruling("R299", "T127")
def test_heirs_share_the_hand_of_an_eliminated_player_who_then_leaves() -> None:
    ann, bob, sam, vulture = table("bystander", "bystander", "vulture_sam", "vulture_sam")
    ann.holds("bang-2C")
    bob.has_life(1).holds("missed-2S", "beer-6H").has_in_play("barrel")
    ann.plays("bang-2C", at=bob)
    bob.passes().passes()

    bob.leaves()
    sam.picks(at=bob.card("barrel"))
    vulture.picks(at=bob)
    sam.picks(at=bob)

    assert (len(sam.hand), len(vulture.hand)) == (2, 1)
    assert pile() == ["bang-2C"]


@ruling("R92", "R299")
def test_an_heir_gets_the_cards_of_an_eliminated_player_who_then_leaves() -> None:
    ann, bob, cal, sam = table(
        "bystander", "bystander", "bystander", "vulture_sam", house="whole_card_first"
    )
    ann.holds("gatling")
    bob.has_life(1).holds("missed-2S", "beer-6H")
    ann.plays("gatling")
    bob.passes().passes()

    bob.leaves()
    cal.passes()
    sam.passes()

    assert sam.hand == ["missed", "beer"]


@ruling("R299", "T128")
def test_an_heir_who_leaves_before_their_turn_comes_takes_nothing() -> None:
    ann, bob, sam, vulture = table("bystander", "bystander", "vulture_sam", "vulture_sam")
    ann.holds("bang-2C")
    bob.has_life(1).holds("missed-2S", "beer-6H").has_in_play("barrel")
    ann.plays("bang-2C", at=bob)
    bob.passes().passes()

    vulture.leaves()
    sam.picks(at=bob.card("barrel"))

    assert sam.hand == ["barrel", "missed", "beer"]
    assert vulture.hand == []


@ruling("R178", "T128")
def test_claus_keeps_the_card_of_a_player_who_leaves_before_getting_it() -> None:
    claus, bob, cal, dot = table("claus_the_saint", players=4)
    next_cards("bang-2C", "bang-3C", "bang-4C", "bang-5C", "bang-6C")

    claus.starts_turn().gives("bang-2C", to=bob)
    dot.leaves()
    claus.gives("bang-3C", to=cal)

    assert claus.prompt == "play"
    assert (len(claus.hand), dot.hand) == (3, [])


# -- what goes on, what does not ------------------------------------------------------------


@ruling("R299")
def test_a_gatling_goes_on_after_its_player_leaves() -> None:
    ann, bob, cal, dot = table(players=4)
    ann.holds("gatling", "beer-6H")
    ann.plays("gatling")

    ann.leaves()
    bob.passes()
    cal.passes()
    dot.passes()

    assert (bob.life, cal.life, dot.life) == (3, 3, 3)
    assert bob.is_active


@ruling("R300", "R88")
def test_a_player_who_leaves_draws_no_card_after_the_shot_of_a_derringer() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city", house="shot_first")
    ann.has_in_play("derringer")
    bob.holds("missed")
    ann.uses("derringer", at=bob)

    ann.leaves()
    bob.passes()

    assert ann.hand == []
    assert len(pile()) == 1


@ruling("R147", "R301")
def test_cards_in_play_work_again_when_belle_star_leaves() -> None:
    belle, bob, cal, _ = table("belle_star", players=4)
    belle.holds("gatling")
    bob.has_in_play("barrel-KS")
    belle.plays("gatling")
    before = bob.options

    belle.leaves()

    assert (before, bob.options) == (["pass"], ["use barrel-KS", "pass"])
    assert cal.life == 4


@ruling("R275", "R299")
def test_the_shots_of_a_fistful_of_cards_go_on_without_the_hand() -> None:
    ann, bob, *_ = table(players=4, event="a_fistful_of_cards")
    ann.holds("missed-2S", "missed-3S", "missed-4S").starts_turn()

    ann.leaves()

    assert ann.life == 2
    assert bob.is_active


# -- players who do not answer but have not left -------------------------------------------


def test_the_default_move_is_to_pass_or_to_end() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed")
    game = current().game
    in_turn = ann.options[-1], game.default_move() == game.moves[-1]
    ann.plays("bang", at=bob)

    assert in_turn == ("end", True)
    assert bob.options[-1] == "pass"
    assert game.default_move() == game.moves[-1]


def test_the_default_move_is_the_first_move_without_pass_and_end() -> None:
    jesse, bob, *_ = table("jesse_jones", players=4)
    bob.holds("bang")
    jesse.starts_turn()
    game = current().game

    assert game.default_move() == game.moves[0]


def test_there_is_no_default_move_when_the_game_is_over() -> None:
    for player in table(players=4):
        player.leaves()
    game = current().game
    assert (game.over, game.moves) == (True, [])

    with pytest.raises(IllegalMove, match="game_over"):
        game.default_move()


# -- custom cards --------------------------------------------------------------------------


class Toll(FigureFrame[Game]):
    """A custom frame that does not handle leaving: a hand card has to be paid."""

    def step(self, game: Game) -> None:
        game.ask(game.owner[self.me], "toll", [encode(PICK, c) for c in game.hand(self.me)])

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        game.discard(game.owner[self.me], card_of(move))


class Turnstile(FigureFrame[Game]):
    """The same with a single legal move."""

    def step(self, game: Game) -> None:
        game.ask(game.owner[self.me], "turnstile", [JUST_USE])

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        game.heal(self.me, 1)


class Bell(Turnstile):
    """The same, but it handles leaving."""

    lapses = True


class Doorbell(BrownCard):
    id = "doorbell"
    copies = "3C"
    target = Targets.OTHER_PLAYER

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Bell(figure_of(target)))


class Bridge(BrownCard):
    id = "bridge"
    copies = "2C"
    target = Targets.OTHER_PLAYER

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Turnstile(figure_of(target)))
        game.push(Toll(figure_of(target)))


def test_a_frame_that_does_not_handle_leaving_makes_a_legal_move_or_ends() -> None:
    ann, bob, *_ = table(players=4, cards=[Bridge])
    ann.holds("bridge")
    bob.holds("missed", "beer").has_life(2)
    discard_pile("duel")
    ann.plays("bridge", at=bob)

    bob.leaves()

    assert (bob.hand, bob.life) == ([], 3)
    assert ann.prompt == "play"


def test_a_custom_frame_that_lapses_has_no_effect() -> None:
    ann, bob, *_ = table(players=4, cards=[Doorbell])
    ann.holds("doorbell")
    bob.has_life(2)
    ann.plays("doorbell", at=bob)

    bob.leaves()

    assert bob.life == 2
    assert ann.prompt == "play"
