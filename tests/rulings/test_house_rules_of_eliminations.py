"""The house rules about the end of a player and of the game, as ruled and with the switch on."""

from __future__ import annotations

from sixgun.testing import Player, current, next_cards, pile, ruling, table

# -- Beers in vain -------------------------------------------------------------------------


def beers_in_vain(house: str) -> Player:
    """Two Beers against a Dynamite that takes three points of one; who inherits."""
    ann, sam, *_ = table(
        "willy_the_kid",
        "vulture_sam",
        players=4,
        house=house,
        roles="outlaw sheriff outlaw renegade",
    )
    ann.holds("beer-6H", "beer-7H", "missed").has_life(1).has_in_play("dynamite")
    next_cards("5S")

    ann.starts_turn().plays("beer-6H").plays("beer-7H").passes()

    assert not ann.is_alive
    return sam


@ruling("R39")
def test_beers_that_did_not_suffice_are_spent() -> None:
    sam = beers_in_vain("")

    assert "beer" not in sam.hand
    assert pile()[-2:] == ["beer-6H", "beer-7H"]


@ruling("R39")
def test_rescue_returns_beers_that_did_not_suffice_stay_in_the_hand() -> None:
    sam = beers_in_vain("rescue_returns")

    assert sam.hand[:3] == ["missed", "beer", "beer"]
    assert pile() == ["missed-5S", "dynamite-2H"]


@ruling("R39")
def test_rescue_returns_a_beer_that_saves_is_spent() -> None:
    ann, bob, *_ = table(players=4, house="rescue_returns")
    ann.holds("bang")
    bob.has_life(1).holds("beer")

    ann.plays("bang", at=bob)
    bob.passes().plays("beer")

    assert bob.hand == []
    assert bob.life == 1


# -- rewards -------------------------------------------------------------------------------


def gatling_kills_the_first(house: str, roles: str) -> tuple[Player, Player, Player]:
    """The first of its targets falls; the next one has not answered yet."""
    ann, bob, cal, dot = table(players=4, roles=roles, house=house)
    ann.holds("gatling", "saloon")
    bob.has_life(1)
    next_cards("2C", "3C", "4C")

    ann.plays("gatling")
    bob.passes().passes()

    return ann, cal, dot


@ruling("R95")
def test_a_reward_comes_before_the_next_target_answers() -> None:
    ann, cal, _ = gatling_kills_the_first("", "sheriff outlaw outlaw renegade")

    assert cal.prompt == "shot"
    assert ann.hand == ["saloon", "bang", "bang", "bang"]


@ruling("R95")
def test_late_rewards_a_reward_comes_after_the_whole_card() -> None:
    ann, cal, dot = gatling_kills_the_first("late_rewards", "sheriff outlaw outlaw renegade")
    cal.passes()
    assert ann.hand == ["saloon"]

    dot.passes()

    assert ann.hand == ["saloon", "bang", "bang", "bang"]


@ruling("R95")
def test_a_penalty_comes_before_the_next_target_answers() -> None:
    ann, cal, _ = gatling_kills_the_first("", "sheriff deputy outlaw renegade")

    assert cal.prompt == "shot"
    assert ann.hand == []


@ruling("R95")
def test_late_rewards_a_penalty_comes_after_the_whole_card() -> None:
    ann, cal, dot = gatling_kills_the_first("late_rewards", "sheriff deputy outlaw renegade")
    cal.passes()
    assert ann.hand == ["saloon"]

    dot.passes()

    assert ann.hand == []


@ruling("R95")
def test_late_rewards_the_card_of_a_single_target_brings_its_reward_too() -> None:
    ann, bob, *_ = table(players=4, house="late_rewards")
    ann.holds("bang-AS")
    bob.has_life(1)
    next_cards("2C", "3C", "4C")

    ann.plays("bang", at=bob)
    bob.passes().passes()

    assert ann.hand == ["bang", "bang", "bang"]


# -- victory -------------------------------------------------------------------------------


def renegades_last_gatling(house: str) -> list[Player]:
    """He kills the Sheriff first and then could kill everybody else."""
    players = table(players=4, roles="renegade sheriff outlaw outlaw", house=house)
    players[0].holds("gatling")
    for other in players[1:]:
        other.has_life(1)

    players[0].plays("gatling")
    players[1].passes().passes()

    return players


@ruling("R97")
def test_victory_is_tested_after_the_last_target() -> None:
    renegade, _, cal, dot = renegades_last_gatling("")
    assert not current().game.over

    cal.passes().passes()
    dot.passes().passes()

    assert renegade.has_won
    assert not cal.has_won


@ruling("R97")
def test_first_death_decides_the_sheriffs_death_ends_the_game_at_once() -> None:
    renegade, _, cal, dot = renegades_last_gatling("first_death_decides")

    assert cal.has_won
    assert dot.has_won
    assert not renegade.has_won
    assert cal.is_alive


@ruling("R97")
def test_first_death_decides_a_death_that_decides_nothing_ends_nothing() -> None:
    ann, bob, cal, *_ = table(players=4, house="first_death_decides")
    ann.holds("gatling")
    bob.has_life(1)

    ann.plays("gatling")
    bob.passes().passes()

    assert cal.prompt == "shot"


def renegade_lost_to_dynamite(house: str) -> tuple[Player, Player]:
    """With three: the Deputy's target falls, and nobody did it."""
    deputy, outlaw, renegade = table(players=3, house=house)
    renegade.has_life(1).has_in_play("dynamite")
    next_cards("5S")

    renegade.starts_turn().passes()

    assert not renegade.is_alive
    return deputy, outlaw


@ruling("R109")
def test_with_three_a_target_lost_to_nobody_leaves_two_to_fight_on() -> None:
    deputy, outlaw = renegade_lost_to_dynamite("")

    assert not current().game.over
    assert deputy.is_alive
    assert outlaw.is_alive


@ruling("R109")
def test_hunter_inherits_a_target_lost_to_nobody_is_his_hunters_victory() -> None:
    deputy, outlaw = renegade_lost_to_dynamite("hunter_inherits")

    assert deputy.has_won
    assert not outlaw.has_won


@ruling("R109")
def test_hunter_inherits_a_target_that_the_other_one_killed_wins_nothing() -> None:
    _, outlaw, renegade = table(players=3, house="hunter_inherits")
    outlaw.is_playing().holds("bang")
    renegade.has_life(1)

    outlaw.plays("bang", at=renegade)
    renegade.passes().passes()

    assert not current().game.over
