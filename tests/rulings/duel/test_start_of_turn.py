"""The turn and its start: Dynamite, Rattlesnake and Stampede before the draw."""

from __future__ import annotations

from sixgun.testing import duel, pile, ruling


@ruling("D14")
def test_a_turn_is_start_draw_play_discard() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    outlaw.active.has_in_play("rattlesnake").has_life(3)
    outlaw.holds("beer")
    outlaw.next_cards("missed-snake.outlaw", "knife-snake.outlaw", "duel-horseshoe.outlaw")

    outlaw.starts_turn()
    assert pile() == ["missed-snake.outlaw"]
    assert outlaw.hand == ["beer", "knife", "duel"]
    assert outlaw.prompt == "play"
    outlaw.ends_turn()
    assert outlaw.prompt == "discard"
    outlaw.discards("duel")

    assert outlaw.active.life == 2
    assert law.is_on_turn


@ruling("D14")
def test_players_alternate() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")

    for _ in range(2):
        law.ends_turn()
        assert outlaw.is_on_turn
        outlaw.ends_turn()
        assert law.is_on_turn


@ruling("D15")
def test_dynamite_comes_before_rattlesnake() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    outlaw.active.has_in_play("rattlesnake")
    outlaw.rearguard.has_in_play("dynamite")
    outlaw.next_cards("missed-snake.outlaw", "colt-dynamite.outlaw")

    outlaw.starts_turn()

    assert (outlaw.first.life, outlaw.second.life) == (4, 4)
    assert law.rearguard.in_play == ["dynamite"]


@ruling("D15")
def test_dynamite_comes_first_even_if_it_lies_with_the_front_and_the_snake_behind() -> None:
    law, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    outlaw.active.has_in_play("dynamite")
    outlaw.rearguard.has_in_play("rattlesnake")
    outlaw.next_cards("colt-dynamite.outlaw", "missed-snake.outlaw")

    outlaw.starts_turn()

    assert (outlaw.first.life, outlaw.second.life) == (1, 3)
    assert outlaw.active.in_play == []
    assert law.rearguard.in_play == []


@ruling("D15", "D16")
def test_rattlesnake_comes_before_stampede() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry west_harding pearl_hat")
    outlaw.active.has_in_play("stampede", "rattlesnake").has_life(1)
    outlaw.next_cards("missed-snake.outlaw")

    outlaw.starts_turn()

    assert outlaw.first.character == "pearl_hat"
    assert outlaw.first.is_in_front
    assert "stampede-barrel.law" in pile()


@ruling("D15")
def test_stampede_comes_before_the_draw() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry dalton_bros")
    outlaw.active.has_in_play("stampede")

    outlaw.starts_turn()

    assert outlaw.active.character == "dalton_bros"
    assert len(outlaw.hand) == 3


@ruling("D15")
def test_what_lies_with_the_rear_acts_as_well() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry west_harding")
    outlaw.rearguard.has_in_play("stampede", "rattlesnake")
    outlaw.next_cards("missed-snake.outlaw")

    outlaw.starts_turn()

    assert outlaw.second.life == 3
    assert outlaw.second.is_in_front


@ruling("D16")
def test_a_character_killed_by_dynamite_takes_rattlesnake_and_stampede_along_unchecked() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry west_harding pearl_hat")
    outlaw.active.has_in_play("stampede", "rattlesnake", "dynamite").has_life(3)
    outlaw.next_cards("colt-dynamite.outlaw", "beer", "duel", "knife-snake.outlaw", "stealing")

    outlaw.starts_turn()

    assert outlaw.first.character == "pearl_hat"
    assert outlaw.first.life == 3
    assert outlaw.first.is_in_front
    assert outlaw.hand == ["beer", "duel", "knife", "stealing"]  # two for the loss, two of phase 1
    assert len(pile()) == 4


@ruling("D16")
def test_an_elimination_is_over_before_the_next_card_is_looked_at() -> None:
    _, outlaw = duel("pat_garret jango", "sid_curry west_harding pearl_hat")
    outlaw.active.has_in_play("dynamite").has_life(2)
    outlaw.rearguard.has_in_play("rattlesnake")
    outlaw.next_cards("colt-dynamite.outlaw", "beer", "duel", "knife-snake.outlaw")

    outlaw.starts_turn()

    assert outlaw.first.character == "pearl_hat"
    assert outlaw.hand[:2] == ["beer", "duel"]
    assert pile()[-1] == "knife-snake.outlaw"
    assert outlaw.second.life == 3


@ruling("D16")
def test_hits_that_dynamite_sets_off_are_settled_before_the_rattlesnake() -> None:
    law, outlaw = duel("alan_pinkertoon jango", "sid_curry west_harding")
    law.active.has_in_play("dynamite", "rattlesnake")
    law.next_cards("colt-dynamite.law", "carbine-horseshoe.law")

    law.starts_turn()
    assert law.active.life == 1
    assert outlaw.prompt == "hit"
    assert pile() == ["colt-dynamite.law", "dynamite-barrel.outlaw"]
    for _ in range(3):
        outlaw.passes()

    assert outlaw.active.life == 1
    assert pile()[-1] == "carbine-horseshoe.law"
    assert law.prompt == "play"


@ruling("D17")
def test_the_cards_of_the_other_player_do_nothing_in_your_turn() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    outlaw.active.has_in_play("dynamite", "rattlesnake")
    outlaw.rearguard.has_in_play("stampede")
    law.next_cards("colt-dynamite.law", "missed-snake.law")

    law.starts_turn()

    assert pile() == []
    assert law.hand == ["colt", "missed"]
    assert outlaw.first.is_in_front
    assert outlaw.first.in_play == ["dynamite", "rattlesnake"]


@ruling("D17")
def test_a_rattlesnake_waits_for_the_turn_of_its_bearers_owner() -> None:
    law, outlaw = duel("tex_killer jango", "sid_curry west_harding")
    law.active.has_in_play("rattlesnake")
    law.next_cards("missed-snake.law")

    outlaw.starts_turn()
    assert law.active.life == 4
    outlaw.ends_turn()

    assert law.active.life == 3
