"""The long duel: a character is eliminated, another one enters, and one player wins."""

from __future__ import annotations

from sixgun.testing import Player, current, long_duel, next_cards, pile, ruling

MINE = "kit_carlson black_jack rose_doolan"
THEIRS = "willy_the_kid pedro_ramirez el_gringo jesse_jones"


def shoots(killer: Player, fallen: Player) -> None:
    """A BANG! at a figure with one life point, which does nothing against it."""
    killer.holds("bang").has_in_play("schofield")
    fallen.has_life(1)
    killer.plays("bang", at=fallen)
    fallen.passes().passes()


# -- who comes in --------------------------------------------------------------------------


@ruling("T67", "R289")
def test_for_a_fallen_rear_the_top_reinforcement_enters_behind() -> None:
    front, _, them, behind = long_duel(MINE, THEIRS)

    shoots(front, behind)

    assert them.is_in_front
    assert them.character == "willy_the_kid"
    assert behind.character == "el_gringo"
    assert behind.is_alive
    assert current().game.lost == [2, 2]


@ruling("T67", "R289")
def test_for_a_fallen_front_the_rear_steps_forward_and_a_reinforcement_enters_behind() -> None:
    front, _, them, behind = long_duel(MINE, THEIRS)

    shoots(front, them)

    assert behind.is_in_front
    assert behind.character == "pedro_ramirez"
    assert them.character == "el_gringo"
    assert not them.is_in_front
    assert (front.distance_to(behind), front.distance_to(them)) == (1, 2)


@ruling("T67", "R289")
def test_reinforcements_enter_in_the_order_of_the_pile() -> None:
    front, _, _, behind = long_duel(MINE, "willy_the_kid pedro_ramirez el_gringo jesse_jones")
    front.has_in_play("volcanic", "scope").holds("bang-2C", "bang-3C")
    entered = []

    for bang in ("bang-2C", "bang-3C"):
        behind.has_life(1)
        front.plays(bang, at=behind)
        behind.passes().passes()
        entered.append(behind.character)

    assert entered == ["el_gringo", "jesse_jones"]


@ruling("T69")
def test_a_new_character_enters_with_his_full_life() -> None:
    front, _, _, behind = long_duel(MINE, "willy_the_kid el_gringo pedro_ramirez suzy_lafayette")

    shoots(front, behind)

    assert behind.character == "pedro_ramirez"
    assert behind.life == 4
    assert current().game.max_life[behind.figure] == 4


@ruling("T69")
def test_a_new_character_has_his_ability() -> None:
    front, _, _, behind = long_duel(MINE, "willy_the_kid pedro_ramirez paul_regret")

    shoots(front, behind)

    assert behind.ability == "paul_regret"
    assert front.distance_to(behind) == 3


@ruling("T68", "R293")
def test_the_cards_in_play_of_the_fallen_are_discarded_and_the_hand_stays() -> None:
    front, _, them, behind = long_duel(MINE, THEIRS)
    front.holds("bang-2C").has_in_play("remington")
    them.holds("saloon").has_in_play("barrel", "mustang").has_life(1)
    behind.has_in_play("scope")

    front.plays("bang", at=them)
    them.passes().passes()

    assert them.hand == ["saloon"]
    assert them.in_play == []
    assert behind.in_play == ["scope"]
    assert pile() == ["bang-2C", "barrel-KS", "mustang-9H"]


@ruling("T79", "R293")
def test_an_elimination_brings_no_reward() -> None:
    front, _, them, _ = long_duel(MINE, THEIRS)

    shoots(front, them)

    assert front.hand == []


@ruling("T76", "R289")
def test_without_reinforcements_a_fallen_front_leaves_his_rear_alone_in_front() -> None:
    front, _, them, lone = long_duel(MINE, "willy_the_kid pedro_ramirez")

    shoots(front, them)

    assert not current().game.over
    assert lone.is_in_front
    assert lone.is_alive
    assert not them.is_alive
    assert front.distance_to(lone) == 1


@ruling("T76")
def test_without_reinforcements_a_fallen_rear_leaves_his_front_alone() -> None:
    front, _, lone, behind = long_duel(MINE, "willy_the_kid pedro_ramirez")

    shoots(front, behind)

    assert not current().game.over
    assert lone.is_in_front
    assert not behind.is_alive


@ruling("T76")
def test_a_character_who_is_alone_plays_their_turns_as_front() -> None:
    front, _, fallen, lone = long_duel("rose_doolan black_jack", "paul_regret willy_the_kid")
    shoots(front, fallen)
    next_cards("bang-2C", "bang-3C")

    front.ends_turn()

    assert lone.is_active
    assert lone.prompt == "play"
    assert lone.hand == ["bang", "bang"]


# -- in the middle of a card ---------------------------------------------------------------


@ruling("T121")
def test_a_reinforcement_is_no_target_of_the_gatling_in_which_he_enters() -> None:
    front, rear, them, behind = long_duel(MINE, THEIRS)
    front.holds("gatling")
    them.has_life(1)

    front.plays("gatling")
    them.passes().passes()
    rear.passes()
    behind.passes()

    assert them.character == "el_gringo"
    assert them.life == 3
    assert front.prompt == "play"


@ruling("T121")
def test_a_rear_who_stepped_forward_is_still_asked_in_his_place() -> None:
    front, rear, them, pedro = long_duel(MINE, THEIRS)
    front.holds("indians")
    them.has_life(1)

    front.plays("indians")
    them.passes().passes()
    assert pedro.is_in_front
    assert rear.prompt == "indians"
    rear.passes()
    pedro.passes()

    assert (rear.life, pedro.life) == (3, 3)


@ruling("T121")
def test_ones_own_reinforcement_is_no_target_of_ones_own_indians() -> None:
    front, rear, them, behind = long_duel(MINE, THEIRS)
    front.holds("indians")
    rear.has_life(1)

    front.plays("indians")
    them.passes()
    rear.passes().passes()
    behind.passes()

    assert rear.character == "rose_doolan"
    assert rear.life == 4
    assert front.prompt == "play"


# -- in the player's own turn --------------------------------------------------------------


@ruling("T117")
def test_after_a_lost_duel_of_his_own_the_turn_goes_on_with_the_one_now_in_front() -> None:
    front, jack, them, _ = long_duel(MINE, THEIRS)
    front.holds("duel", "bang-2C").has_life(1)
    them.holds("bang-3C")

    front.plays("duel", at=them)
    them.discards("bang")
    front.passes().passes()

    assert jack.is_in_front
    assert jack.is_active
    assert jack.prompt == "play"
    assert jack.refused("bang", at=them) == ""


@ruling("T117")
def test_the_bangs_of_the_fallen_count_for_that_turn() -> None:
    front, jack, them, _ = long_duel(MINE, THEIRS)
    front.holds("bang-2C", "bang-4C", "duel").has_life(1)
    them.holds("bang-3C")

    front.plays("bang-2C", at=them)
    them.passes()
    front.plays("duel", at=them)
    them.discards("bang")
    front.passes().passes()

    assert jack.refused("bang", at=them) == "bang_limit"


@ruling("T117")
def test_after_a_fatal_dynamite_jail_front_and_phase_1_follow() -> None:
    kit, willy, *_ = long_duel("kit_carlson willy_the_kid paul_regret", THEIRS)
    kit.has_in_play("dynamite").has_life(2)
    willy.has_in_play("jail")
    next_cards("5S", "9H", "bang-2C", "bang-3C")

    kit.starts_turn().passes()
    assert willy.in_play == []
    assert willy.prompt == "front"
    willy.picks(at=willy)

    assert willy.is_active
    assert willy.prompt == "play"
    assert willy.hand == ["bang", "bang"]


@ruling("T117")
def test_a_reinforcement_of_a_dynamite_death_may_have_that_very_turn() -> None:
    kit, willy, *_ = long_duel("kit_carlson willy_the_kid paul_regret", THEIRS)
    kit.has_in_play("dynamite").has_life(2)
    willy.has_in_play("jail")
    next_cards("5S", "9C", "bang-2C", "bang-3C")

    kit.starts_turn().passes()

    assert kit.character == "paul_regret"
    assert kit.is_in_front
    assert kit.prompt == "play"
    assert kit.hand == ["bang", "bang"]


@ruling("T117")
def test_a_rear_that_dynamite_kills_does_not_cost_the_turn() -> None:
    willy, rear, *_ = long_duel("willy_the_kid black_jack", THEIRS)
    rear.has_in_play("dynamite").has_life(2)
    next_cards("5S", "bang-2C", "bang-3C")

    willy.starts_turn()
    rear.passes()

    assert not rear.is_alive
    assert willy.prompt == "play"
    assert willy.hand == ["bang", "bang"]


# -- the end -------------------------------------------------------------------------------


@ruling("T60", "R291")
def test_a_player_who_has_eliminated_all_five_has_won() -> None:
    front, _, lone, _ = long_duel(MINE, "willy_the_kid")

    shoots(front, lone)

    assert front.has_won
    assert not lone.has_won


@ruling("T60", "R291")
def test_four_are_not_enough() -> None:
    front, _, them, _ = long_duel(MINE, "willy_the_kid pedro_ramirez")

    shoots(front, them)

    assert current().game.lost == [2, 4]
    assert not current().game.over


@ruling("T124")
def test_a_character_killed_by_dynamite_counts_for_the_opponent() -> None:
    lone, _, them, _ = long_duel("willy_the_kid", THEIRS)
    lone.has_in_play("dynamite").has_life(3)
    next_cards("5S")

    lone.starts_turn().passes()

    assert them.has_won
    assert not lone.has_won


@ruling("T124")
def test_a_character_who_falls_in_their_own_duel_counts_for_the_opponent() -> None:
    lone, _, them, _ = long_duel("willy_the_kid", THEIRS)
    lone.holds("duel").has_life(1)
    them.holds("bang")

    lone.plays("duel", at=them)
    them.discards("bang")
    lone.passes().passes()

    assert them.has_won


@ruling("T124")
def test_a_character_killed_by_their_own_players_gatling_counts_for_the_opponent() -> None:
    front, rear, them, behind = long_duel(MINE, THEIRS)
    front.holds("gatling")
    rear.has_life(1)

    front.plays("gatling")
    them.passes()
    rear.passes().passes()
    behind.passes()

    assert current().game.lost == [3, 1]
