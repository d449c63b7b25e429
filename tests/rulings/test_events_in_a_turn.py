"""When events act in a turn: R7, R8."""

from __future__ import annotations

import pytest

from sixgun.classic import EventCard, Game
from sixgun.classic.sets.high_noon.at_turn_start import GhostTown
from sixgun.testing import current, deck, next_cards, next_events, pile, ruling, table
from tests.rulings.event_helpers import turn_comes_to

# -- the start of a turn ---------------------------------------------------------------------


@ruling("R7")
def test_an_event_just_revealed_rules_the_start_of_that_very_turn() -> None:
    ann, *_ = table(players=4, boxes="high_noon")
    next_events("high_noon")

    turn_comes_to(ann)

    assert ann.life == 4


@ruling("R7")
def test_what_an_event_does_when_it_is_revealed_comes_before_any_draw() -> None:
    ann, bob, *_ = table(players=4, boxes="high_noon")
    next_events("the_daltons")
    ann.has_in_play("dynamite", "scope")
    next_cards("5S")

    turn_comes_to(ann)

    assert ann.prompt == "robbery"
    ann.picks(at=ann.card("dynamite"))
    assert ann.life == 5
    assert bob.in_play == []


@ruling("R7")
@pytest.mark.parametrize(
    ("happening", "prompt"),
    [("new_identity", "identity"), ("blood_brothers", "blood"), ("a_fistful_of_cards", "shot")],
)
def test_events_at_the_start_of_a_turn_come_before_dynamite_and_jail(
    happening: str, prompt: str
) -> None:
    ann, bob, *_ = table(players=4, event=happening)
    ann.has_life(3)
    bob.holds("scope").has_in_play("jail-10S", "dynamite").has_spare("bart_cassidy")
    next_cards("9H", "8H")

    bob.starts_turn()

    assert bob.prompt == prompt
    assert bob.in_play == ["jail", "dynamite"]
    bob.passes()
    assert bob.prompt == "play"
    assert pile() == ["mustang-9H", "mustang-8H", "jail-10S"]


@ruling("R7")
def test_vera_custer_chooses_after_dynamite_and_jail_and_before_she_draws() -> None:
    ann, vera, *_ = table("pixie_pete", "vera_custer", players=4)
    vera.has_in_play("jail-10S", "dynamite-2H")
    next_cards("mustang-9H", "mustang-8H", "scope", "duel-8C", "saloon")

    vera.starts_turn()

    assert vera.prompt == "imitate"
    assert vera.in_play == []
    assert vera.hand == []
    vera.picks(at=ann)
    assert vera.hand == ["scope", "duel", "saloon"]


# -- the end of a turn -----------------------------------------------------------------------


@ruling("R8")
def test_vendettas_draw_comes_after_phase_3() -> None:
    ann, *_ = table(players=4, event="vendetta")
    ann.has_life(1).holds("scope-AS", "beer-6H")
    next_cards("9H", "bang-2C", "bang-3C")

    ann.ends_turn()

    assert ann.prompt == "discard"
    assert deck()[0] == "mustang-9H"
    ann.discards("scope")
    assert pile() == ["scope-AS", "mustang-9H"]
    assert ann.is_active
    assert ann.hand == ["beer", "bang", "bang"]


GHOST_TOWN = GhostTown()


class Wake(EventCard):
    """A Ghost Town that acts after each turn; its note says who was there.

    It asks Ghost Town instead of inheriting from it: in the compiled build only the base classes
    have subclasses in plain Python.
    """

    id = "wake"
    name = "Wake"
    words = GhostTown.words

    def next_figure(self, game: Game, figure: int) -> int:
        return GHOST_TOWN.next_figure(game, figure)

    def comes_back(self, game: Game, me: int) -> None:
        GHOST_TOWN.comes_back(game, me)

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        GHOST_TOWN.draw_phase(game, me, count)

    def after_turn(self, game: Game, me: int) -> None:
        game.note = 100 * len(game.hand(me)) + len(game.ring)


@ruling("R8")
def test_a_ghost_leaves_after_all_else_at_the_end_of_his_turn() -> None:
    _, bob, *_ = table(players=4, event=Wake)
    bob.is_out()
    next_cards("scope", "mustang", "barrel")

    bob.starts_turn().ends_turn()

    assert not bob.is_alive
    assert current().game.note == 304
