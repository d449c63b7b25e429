"""New Identity: R224-R226."""

from __future__ import annotations

from sixgun.classic import view
from sixgun.testing import current, next_cards, pile, ruling, table


@ruling("R224")
def test_a_player_may_become_his_spare_character_for_good() -> None:
    ann, bob, *_ = table("bart_cassidy", "rose_doolan", players=4, event="new_identity")
    bob.has_spare("paul_regret")

    bob.starts_turn().uses()
    bob.ends_turn()

    assert (bob.character, bob.ability) == ("paul_regret", "paul_regret")
    assert bob.life == 2
    assert ann.distance_to(bob) == 2


@ruling("R224")
def test_a_player_may_stay_who_he_is() -> None:
    _, bob, *_ = table("bart_cassidy", "rose_doolan", players=4, event="new_identity")
    bob.has_spare("paul_regret")

    bob.starts_turn().passes()

    assert bob.character == "rose_doolan"
    assert bob.life == 4


@ruling("R224")
def test_only_he_himself_sees_his_spare_character_before_he_decides() -> None:
    _, bob, cal, _ = table(players=4, event="new_identity")
    bob.has_spare("paul_regret")
    game = current().game
    before = view(game, bob.seat).spare

    bob.starts_turn()

    assert before == ""
    assert view(game, bob.seat).spare == "paul_regret"
    assert view(game, cal.seat).spare == ""
    assert "paul_regret" not in view(game, cal.seat).characters


@ruling("R224")
def test_a_new_identity_draws_as_the_new_one_at_once() -> None:
    _, bob, *_ = table(players=4, event="new_identity", boxes="dodge_city")
    bob.has_spare("pixie_pete")

    bob.starts_turn().uses()

    assert len(bob.hand) == 3


@ruling("R225")
def test_with_a_new_identity_hand_and_cards_in_play_stay() -> None:
    _, bob, *_ = table(players=4, event="new_identity")
    bob.holds("beer").has_in_play("scope").has_spare("paul_regret")
    next_cards("saloon-5H", "duel-8C")

    bob.starts_turn().uses()

    assert bob.hand == ["beer", "saloon", "duel"]
    assert bob.in_play == ["scope"]


@ruling("R225")
def test_a_new_identity_has_two_life_points_however_few_the_old_one_had() -> None:
    _, bob, *_ = table(players=4, event="new_identity")
    bob.has_life(1).has_spare("bart_cassidy")

    bob.starts_turn().uses()

    assert bob.life == 2


@ruling("R225")
def test_the_maximum_is_that_of_the_new_character() -> None:
    _, bob, *_ = table(players=4, event="new_identity")
    bob.has_spare("paul_regret").holds("beer-6H", "beer-7H")

    bob.starts_turn().uses().plays("beer-6H").plays("beer-7H")

    assert bob.life == 3


@ruling("R225")
def test_a_sheriff_with_a_new_identity_starts_with_two_and_has_one_more_at_most() -> None:
    ann, *_ = table(players=4, event="new_identity")
    ann.has_spare("paul_regret").holds("beer-6H", "beer-7H", "beer-8H")

    ann.starts_turn().uses()
    life = ann.life
    ann.plays("beer-6H").plays("beer-7H").plays("beer-8H")

    assert life == 2
    assert ann.life == 4


@ruling("R225")
def test_by_the_house_rule_a_sheriff_starts_with_three() -> None:
    ann, bob, *_ = table(players=4, event="new_identity", house="three_for_the_sheriff")
    ann.has_spare("paul_regret")
    bob.has_spare("rose_doolan")

    ann.starts_turn().uses().ends_turn()
    bob.uses()

    assert ann.life == 3
    assert bob.life == 2


@ruling("R225")
def test_the_old_character_becomes_the_spare() -> None:
    _, bob, *_ = table("bart_cassidy", "rose_doolan", players=4, event="new_identity")
    bob.has_spare("paul_regret")

    bob.starts_turn().uses()
    bob.starts_turn().uses()

    assert bob.character == "rose_doolan"
    assert bob.life == 2


@ruling("R226")
def test_a_new_identity_comes_before_dynamite_and_jail() -> None:
    _, bob, *_ = table(players=4, event="new_identity")
    bob.has_in_play("jail-10S", "dynamite").has_spare("lucky_duke")
    next_cards("5S", "9H")

    bob.starts_turn()
    drawn_for = pile()
    bob.uses()

    assert drawn_for == []
    assert bob.prompt == "flip"  # the new one's ability already works
    assert bob.in_play == ["jail", "dynamite"]


@ruling("R226")
def test_a_ghost_takes_no_new_identity() -> None:
    _, ghost, *_ = table(players=4, event="new_identity")
    ghost.is_out().has_spare("paul_regret")
    current().game.rejoin(ghost.figure, 0)

    ghost.starts_turn()

    assert ghost.prompt == "play"
    assert ghost.life == 0
