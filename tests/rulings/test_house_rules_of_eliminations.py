"""The house rules about the end of a player and of the game, as ruled and with the switch on."""

from __future__ import annotations

from sixgun.testing import Player, current, next_cards, pile, ruling, table

# -- Beers in vain -------------------------------------------------------------------------


def beers_in_vain(house: str) -> Player:
    """Two Beers against a Dynamite that takes three points, with an heir at the table."""
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


# -- abilities triggered by an elimination -------------------------------------------------


def gatling_past(character: str, house: str) -> list[Player]:
    """The first target of a Gatling is eliminated; the player with this character comes next."""
    players = table("willy_the_kid", "rose_doolan", character, players=4, house=house)
    players[0].holds("gatling")
    players[1].has_life(1).holds("missed-2S").has_in_play("scope")
    next_cards("beer", "saloon", "2C", "3C", "4C")

    players[0].plays("gatling")
    players[1].passes().passes()

    assert players[2].prompt == "shot"
    return players


@ruling("R92")
def test_vulture_sam_has_the_cards_before_the_next_target_answers() -> None:
    _, _, sam, _ = gatling_past("vulture_sam", "")

    assert sam.hand == ["missed", "scope"]


@ruling("R92")
def test_whole_card_first_vulture_sam_has_the_cards_after_the_last_target() -> None:
    _, bob, sam, dot = gatling_past("vulture_sam", "whole_card_first")
    assert sam.hand == []
    assert (bob.hand, bob.in_play) == (["missed"], ["scope"])

    sam.passes()
    dot.passes()

    assert sam.hand == ["missed", "scope"]
    assert (bob.hand, bob.in_play) == ([], [])


@ruling("R92")
def test_whole_card_first_what_nobody_is_left_to_claim_is_discarded() -> None:
    ann, _, sam, dot = gatling_past("vulture_sam", "whole_card_first")
    sam.has_life(1)

    sam.passes().passes()
    dot.passes()

    assert ann.prompt == "play"
    assert {"missed-2S", "scope-AS"} <= set(pile())


@ruling("R92", "R138")
def test_whole_card_first_two_who_claim_the_cards_share_them_after_the_card() -> None:
    ann, bob, sam, vera, _ = table(
        "willy_the_kid",
        "rose_doolan",
        "vulture_sam",
        "vera_custer",
        players=5,
        house="whole_card_first",
    )
    current().game.copy_ability(vera.figure, sam.figure)
    ann.holds("bang")
    bob.has_life(1).has_in_play("scope", "barrel")

    ann.plays("bang", at=bob)
    bob.passes().passes()
    sam.picks(at=bob.card("barrel"))
    vera.picks(at=bob.card("scope"))

    assert (sam.hand, vera.hand) == (["barrel"], ["scope"])


@ruling("R92", "R155")
def test_whole_card_first_herb_hunter_draws_after_the_last_target() -> None:
    _, _, herb, dot = gatling_past("herb_hunter", "whole_card_first")
    assert herb.hand == []

    herb.passes()
    dot.passes()

    assert herb.hand == ["beer", "saloon"]


@ruling("R92", "R154")
def test_whole_card_first_greg_digger_is_not_saved_by_an_earlier_target() -> None:
    ann, bob, greg, _ = table(
        "bystander", "bystander", "greg_digger", players=4, house="whole_card_first"
    )
    ann.holds("gatling")
    bob.has_life(1)
    greg.has_life(1)

    ann.plays("gatling")
    bob.passes().passes()
    greg.passes()

    assert greg.prompt == "dying"


@ruling("R92", "R154")
def test_whole_card_first_greg_digger_regains_life_for_each_elimination() -> None:
    ann, bob, cal, greg = table(
        "bystander", "bystander", "bystander", "greg_digger", players=4, house="whole_card_first"
    )
    ann.holds("gatling")
    bob.has_life(1)
    cal.has_life(1)
    greg.has_life(2)

    ann.plays("gatling")
    bob.passes().passes()
    cal.passes().passes()
    greg.passes()

    assert greg.life == 4


@ruling("R92", "R95")
def test_whole_card_first_the_reward_waits_behind_the_ability() -> None:
    ann, _, herb, dot = gatling_past("herb_hunter", "whole_card_first")
    assert ann.hand == []

    herb.passes()
    dot.passes()

    assert herb.hand == ["beer", "saloon"]
    assert ann.hand == ["bang", "bang", "bang"]


@ruling("R92", "R95")
def test_whole_card_first_a_reward_that_nothing_comes_before_is_drawn_at_once() -> None:
    ann, *_ = gatling_past("paul_regret", "whole_card_first")

    assert ann.hand == ["beer", "saloon", "bang"]


@ruling("R92", "R136", "T115")
def test_whole_card_first_as_sheriff_sam_still_loses_what_he_took_from_a_deputy() -> None:
    sam, bob, *_ = table(
        "vulture_sam",
        players=4,
        roles="sheriff deputy outlaw renegade",
        house="whole_card_first",
    )
    sam.holds("bang", "beer")
    bob.has_life(1).holds("missed").has_in_play("scope")

    sam.plays("bang", at=bob)
    bob.passes().passes()

    assert (sam.hand, sam.in_play) == ([], [])


@ruling("R18", "R92")
def test_whole_card_first_where_abilities_fire_after_each_target_these_do_too() -> None:
    _, _, herb, _ = gatling_past("herb_hunter", "whole_card_first after_each_target")

    assert herb.hand == ["beer", "saloon"]


@ruling("R92", "R194")
def test_whole_card_first_a_ghosts_cards_in_play_are_inherited_when_he_leaves() -> None:
    _, ghost, sam, dot = table(
        "willy_the_kid",
        "rose_doolan",
        "vulture_sam",
        players=4,
        event="ghost_town",
        house="whole_card_first",
    )
    ghost.is_out()
    next_cards("scope-AS", "beer", "saloon", "2C", "3C")

    ghost.starts_turn().plays("scope").ends_turn()

    assert sam.is_active
    assert sam.hand == ["scope", "bang", "bang"]
    assert dot.hand == []


# -- rewards -------------------------------------------------------------------------------


def gatling_kills_the_first(house: str, roles: str) -> tuple[Player, Player, Player]:
    """The first of its targets is eliminated; the next one has not answered yet."""
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
    """They kill the Sheriff first and then could kill all the others."""
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
    """With three: the Deputy's target is eliminated, but not by a player."""
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
