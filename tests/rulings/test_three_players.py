"""The game for three: R104-R109."""

from __future__ import annotations

import pytest

from sixgun.classic import ROLES, Config, Game, new_game, view
from sixgun.engine import BadConfig
from sixgun.testing import current, next_cards, ruling, table
from tests.rulings.table_helpers import shoots

SEEDS = range(30)

# Each role's target, as seating orders: the first player hunts the second.
HUNTS = ["deputy renegade outlaw", "renegade outlaw deputy", "outlaw deputy renegade"]
# The first player does not hunt the second; the third does.
POACHINGS = ["deputy outlaw renegade", "outlaw renegade deputy", "renegade deputy outlaw"]


def deals() -> list[Game]:
    return [new_game(Config(players=3), seed) for seed in SEEDS]


def nobody_has_won() -> bool:
    return not current().game.over


# -- setup -----------------------------------------------------------------------------------


@ruling("R104")
def test_three_players_are_deputy_outlaw_and_renegade_in_any_order() -> None:
    games = deals()

    dealt = [tuple(ROLES[role] for role in game.role) for game in games]

    assert all(sorted(roles) == ["deputy", "outlaw", "renegade"] for roles in dealt)
    assert len(set(dealt)) == 6


@ruling("R104")
def test_with_three_all_roles_lie_open() -> None:
    game = new_game(Config(players=3), seed=1)

    for seat in range(4):  # the last one is a spectator
        assert view(game, seat).roles == game.role


@ruling("R104")
def test_with_three_nobody_has_the_sheriffs_extra_life() -> None:
    for game in deals():
        assert game.max_life == [who.life for who in game.character]
        waiting = [seat for seat in range(3) if seat != game.active]
        assert all(len(game.hands[seat]) == game.character[seat].life for seat in waiting)


@ruling("R104")
def test_with_three_the_deputy_begins_wherever_he_sits() -> None:
    games = deals()

    assert {ROLES[game.role[game.active]] for game in games} == {"deputy"}
    assert {game.active for game in games} == {0, 1, 2}


@ruling("R104")
def test_with_three_there_is_no_sheriffs_seat_to_agree_upon() -> None:
    config = Config(players=3, sheriff=0)

    with pytest.raises(BadConfig, match="no_sheriff_here"):
        new_game(config, seed=1)


# -- winning ---------------------------------------------------------------------------------


@ruling("R105")
@pytest.mark.parametrize("roles", HUNTS)
def test_a_player_who_kills_the_one_they_hunt_has_won_at_once(roles: str) -> None:
    ann, bob, cal = table(players=3, roles=roles)
    ann.holds("bang")
    bob.has_life(1)

    shoots(ann, bob)

    assert ann.has_won
    assert cal.is_alive
    assert not cal.has_won


@ruling("R105")
@pytest.mark.parametrize("roles", POACHINGS)
def test_killing_anybody_else_does_not_win(roles: str) -> None:
    ann, bob, _ = table(players=3, roles=roles)
    ann.holds("bang")
    bob.has_life(1)

    shoots(ann, bob)

    assert not bob.is_alive
    assert nobody_has_won()


@ruling("R106")
@pytest.mark.parametrize("roles", POACHINGS)
def test_after_a_kill_by_the_wrong_one_the_hunter_must_kill_the_killer(roles: str) -> None:
    ann, bob, cal = table(players=3, roles=roles)
    ann.holds("bang-2C")
    bob.has_life(1)
    cal.holds("bang-3C")
    next_cards("scope", "mustang", "barrel", "duel", "duel")

    shoots(ann, bob)
    ann.ends_turn().has_life(1)
    shoots(cal, ann)

    assert cal.has_won
    assert not ann.has_won


@ruling("R106")
def test_the_last_man_standing_need_not_have_done_it_himself() -> None:
    ann, bob, cal = table(players=3, roles="deputy outlaw renegade")
    ann.holds("bang")
    bob.has_life(1)
    cal.has_life(1).has_in_play("dynamite")
    next_cards("stagecoach", "stagecoach", "scope", "5S")

    shoots(ann, bob)
    ann.ends_turn()
    cal.passes()

    assert ann.hand == ["stagecoach", "stagecoach", "scope"]
    assert ann.has_won
    assert not cal.has_won


@ruling("R62", "R105")
def test_a_hunted_player_who_loses_his_own_duel_was_killed_by_nobody() -> None:
    outlaw, renegade, _ = table(players=3, roles="outlaw renegade deputy")
    outlaw.has_life(1).holds("duel")
    renegade.holds("bang")
    next_cards("scope", "mustang", "barrel")

    outlaw.plays("duel", at=renegade)
    renegade.discards("bang")
    outlaw.passes().passes()

    assert nobody_has_won()
    assert renegade.hand == ["scope", "mustang"]  # the draw of the turn, and no reward


# -- rewards, Jail and Beer ------------------------------------------------------------------


@ruling("R107")
@pytest.mark.parametrize("roles", POACHINGS)
def test_a_kill_draws_three_cards_whatever_the_role(roles: str) -> None:
    ann, bob, _ = table(players=3, roles=roles)
    ann.holds("bang")
    bob.has_life(1)
    next_cards("scope", "mustang", "barrel", "duel")

    shoots(ann, bob)

    assert ann.hand == ["scope", "mustang", "barrel"]


@ruling("R107")
def test_three_players_killed_by_nobody_reward_nobody() -> None:
    ann, bob, cal = table(players=3, roles="deputy outlaw renegade")
    bob.has_life(1).has_in_play("dynamite")
    next_cards("5S", "scope", "mustang")

    bob.starts_turn().passes()

    assert not bob.is_alive
    assert ann.hand == []
    assert cal.hand == ["scope", "mustang"]  # the draw of the turn


@ruling("R108")
@pytest.mark.parametrize("roles", HUNTS)
def test_with_three_a_jail_may_be_put_on_anyone(roles: str) -> None:
    ann, bob, cal = table(players=3, roles=roles)
    ann.holds("jail", "jail")

    ann.plays("jail", at=bob).plays("jail", at=cal)

    assert bob.in_play == ["jail"]
    assert cal.in_play == ["jail"]


@ruling("R108")
def test_with_three_a_beer_heals_as_long_as_all_are_in() -> None:
    ann, *_ = table(players=3)
    ann.has_life(2).holds("beer")

    ann.plays("beer")

    assert ann.life == 3


@ruling("R108")
def test_a_beer_is_useless_once_two_of_three_are_left() -> None:
    ann, bob, cal = table(players=3)
    cal.is_out()
    ann.has_life(2).holds("beer", "bang")
    bob.has_life(1).holds("beer")

    ann.plays("beer").plays("bang", at=bob)
    bob.passes()

    assert ann.life == 2
    assert bob.refused("beer") == "two_players_left"


# -- eliminated by no player -----------------------------------------------------------------


@ruling("R109")
def test_a_target_lost_to_nobody_leaves_two_who_fight_to_be_last() -> None:
    renegade, outlaw, deputy = table(players=3, roles="renegade outlaw deputy")
    renegade.has_life(1).has_in_play("dynamite")
    next_cards("5S")

    renegade.starts_turn().passes()
    still_open = nobody_has_won()
    outlaw.holds("bang-2C")
    deputy.has_life(1)
    shoots(outlaw, deputy)

    assert still_open
    assert outlaw.has_won


@ruling("R109")
def test_a_target_lost_to_an_event_is_lost_to_nobody() -> None:
    deputy, renegade, _ = table(
        players=3, roles="deputy renegade outlaw", event="high_noon", boxes="high_noon"
    )
    renegade.has_life(1)

    renegade.starts_turn().passes()

    assert not renegade.is_alive
    assert not deputy.has_won
    assert nobody_has_won()


@ruling("R109")
def test_by_the_house_rule_the_hunter_of_a_target_lost_to_nobody_wins() -> None:
    renegade, outlaw, deputy = table(
        players=3, roles="renegade outlaw deputy", house="hunter_inherits"
    )
    renegade.has_life(1).has_in_play("dynamite")
    next_cards("5S")

    renegade.starts_turn().passes()

    assert deputy.has_won
    assert not outlaw.has_won


@ruling("R62", "R109")
def test_by_the_house_rule_a_target_lost_in_his_own_duel_is_lost_to_nobody_too() -> None:
    outlaw, renegade, deputy = table(
        players=3, roles="outlaw renegade deputy", house="hunter_inherits"
    )
    outlaw.has_life(1).holds("duel")
    deputy.holds("bang")

    outlaw.plays("duel", at=deputy)
    deputy.discards("bang")
    outlaw.passes().passes()

    assert renegade.has_won
