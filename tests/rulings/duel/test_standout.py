"""Mexican Standout: targets, the end, the order of effects on all, and what three players
change."""

from __future__ import annotations

import pytest

from sixgun.testing import Side, common_deck, current, ruling
from tests.rulings.duel.standout_table import standout

OUTLAW, LAW, RENEGADE = 0, 1, 2
HUNTER = {LAW: OUTLAW, RENEGADE: LAW, OUTLAW: RENEGADE}


def passes_in_order(*players: Side) -> list[str]:
    """All players pass until the card is resolved; return the characters in the order they were
    asked."""
    met: list[str] = []
    while True:
        asked = [player for player in players if player.prompt not in ("", "play")]
        if not asked:
            return met
        game = current().game
        met.append(game.character[game.stack[-1].facts()["target"]].id)
        asked[0].passes()


# -- goals and the end ---------------------------------------------------------------------


@ruling("D216", "D217")
@pytest.mark.parametrize("victim", [OUTLAW, LAW, RENEGADE])
@pytest.mark.parametrize("step", [1, 2])
def test_the_hunter_of_the_eliminated_player_wins_whoever_shot(victim: int, step: int) -> None:
    players = standout("west_harding", "the_stranger", "big_steve")
    shooter = players[(victim + step) % 3]
    shooter.is_playing().holds("colt")
    players[victim].active.has_life(1)

    shooter.plays("colt", at=players[victim].active)
    players[victim].passes()

    assert current().game.over
    assert [player.has_won for player in players] == [seat == HUNTER[victim] for seat in range(3)]


@ruling("D216")
@pytest.mark.parametrize("seat", [OUTLAW, LAW, RENEGADE])
def test_each_hunts_the_next_player_clockwise(seat: int) -> None:
    players = standout()
    goal, third = players[(seat + 1) % 3], players[(seat + 2) % 3]

    players[seat].is_playing().holds("duel")

    assert players[seat].refused("duel", at=goal.active) == ""
    assert players[seat].refused("duel", at=third.active) == "only_your_goal"


@ruling("D217")
def test_the_hunter_wins_even_if_nobody_fired() -> None:
    outlaw, law, renegade = standout(law="the_stranger")
    law.active.has_in_play("rattlesnake").has_life(1)
    law.next_cards("missed-snake.law")

    law.starts_turn()

    assert current().game.over
    assert [player.has_won for player in (outlaw, law, renegade)] == [True, False, False]


@ruling("D217")
def test_the_game_ends_at_once_without_another_step() -> None:
    outlaw, law, renegade = standout(law="the_stranger")
    renegade.is_playing().holds("gatling")
    law.active.has_life(1)
    outlaw.active.has_life(1)

    renegade.plays("gatling")
    outlaw.passes()
    law.passes()

    assert current().game.over
    assert outlaw.has_won
    assert outlaw.hand == law.hand == []
    assert outlaw.active.life == 0
    assert outlaw.active.character == "west_harding"
    assert (renegade.rearguard.life, outlaw.rearguard.life) == (4, 4)


@ruling("D217")
def test_a_player_with_a_reserve_plays_on() -> None:
    outlaw, law, renegade = standout(law="the_stranger pat_garret jango")
    outlaw.holds("gatling")
    law.active.has_life(1)
    law.rearguard.has_life(1)

    outlaw.plays("gatling")
    passes_in_order(law, renegade, outlaw)

    assert not current().game.over
    assert law.active.character == law.rearguard.character == "jango"


@ruling("D218")
def test_of_two_last_characters_the_first_in_the_order_decides() -> None:
    outlaw, law, renegade = standout(law="the_stranger", renegade="big_steve")
    law.active.has_life(1)
    renegade.active.has_life(1)
    outlaw.holds("indians")

    outlaw.plays("indians")
    law.passes()

    assert outlaw.has_won
    assert renegade.active.life == 1


@ruling("D218")
def test_a_front_of_the_third_player_comes_before_the_last_rearguard_of_the_next() -> None:
    outlaw, law, renegade = standout(renegade="big_steve")
    law.active.has_life(1)
    law.rearguard.has_life(1)
    renegade.active.has_life(1)
    outlaw.holds("indians")

    outlaw.plays("indians")
    law.passes()
    renegade.passes()

    assert law.has_won
    assert law.rearguard.life == 1


# -- effects on all ------------------------------------------------------------------------


@ruling("D219", "D220")
@pytest.mark.parametrize("card", ["gatling", "indians"])
@pytest.mark.parametrize(
    ("seat", "order"),
    [
        (OUTLAW, "the_stranger big_steve babe_leroy pat_garret hottie_delou"),
        (LAW, "big_steve west_harding pat_garret hottie_delou babe_leroy"),
        (RENEGADE, "west_harding the_stranger hottie_delou babe_leroy pat_garret"),
    ],
)
def test_fronts_come_first_then_rearguards_clockwise(card: str, seat: int, order: str) -> None:
    players = standout()
    player = players[seat]
    player.is_playing().holds(card)

    player.plays(card)
    met = passes_in_order(*players)

    assert " ".join(met) == order
    losses = [f.game.max_life[f.figure] - f.life for p in players for f in (p.first, p.second)]
    assert losses == [0 if f == 2 * seat else 1 for f in range(6)]


@ruling("D219")
def test_eliminations_follow_the_same_order() -> None:
    outlaw, law, renegade = standout(
        "west_harding babe_leroy dalton_bros",
        "the_stranger pat_garret jango",
        "big_steve hottie_delou charlie_basset",
    )
    law.is_playing().holds("indians")
    drawn = ["beer", "knife", "bank", "wagon", "duel", "stealing", "feint", "agility"]
    common_deck(*drawn, "water")
    for player in (outlaw, law, renegade):
        player.draws_from_common()
        player.rearguard.has_life(1)
    outlaw.active.has_life(1)

    law.plays("indians")
    passes_in_order(outlaw, law, renegade)

    assert outlaw.hand == ["beer", "knife", "feint", "agility"]
    assert law.hand == ["bank", "wagon"]
    assert renegade.hand == ["duel", "stealing"]


@ruling("D219")
@pytest.mark.parametrize(
    ("side", "first", "second"),
    [
        ("big_steve jim_longhair", "swap_side", "may_draw"),
        ("jim_longhair big_steve", "may_draw", "swap_side"),
    ],
)
def test_what_a_swap_sets_off_comes_in_that_order(side: str, first: str, second: str) -> None:
    outlaw, law, renegade = standout(law="jango pat_garret", renegade=side)

    renegade.is_playing().swaps()
    asked = []
    for _ in range(2):
        asked.append(renegade.prompt or law.prompt)
        (renegade if renegade.prompt else law).passes()

    assert asked == [first, second]
    assert renegade.prompt == "play"
    assert outlaw.active.character == "west_harding"


# -- reload --------------------------------------------------------------------------------


@ruling("D221")
@pytest.mark.parametrize("alone", [OUTLAW, LAW, RENEGADE])
def test_one_player_with_a_single_character_opens_reload_to_all(alone: int) -> None:
    players = standout()
    fallen = players[alone].rearguard.has_life(1)
    shooter = players[(alone + 1) % 3]
    for player in players:
        player.holds("water")
    shooter.is_playing().holds("winchester")

    before = shooter.refused_reload("water")
    shooter.plays("winchester", at=fallen)
    players[alone].passes()
    after = [player.is_playing().refused_reload("water") for player in players]

    assert before == "no_reload_yet"
    assert after == ["", "", ""]


# -- Dynamite, Bull and Bill ---------------------------------------------------------------


@ruling("D230")
@pytest.mark.parametrize("seat", [OUTLAW, LAW, RENEGADE])
@pytest.mark.parametrize("behind", [True, False])
def test_dynamite_passes_to_the_rearguard_of_the_next_player(seat: int, behind: bool) -> None:
    players = standout()
    player = players[seat]
    bearer = player.rearguard if behind else player.active
    bearer.has_in_play("dynamite")
    player.next_cards("horseshoe")

    player.starts_turn()

    assert bearer.in_play == []
    assert players[(seat + 1) % 3].rearguard.in_play == ["dynamite"]


@ruling("D231")
@pytest.mark.parametrize("seat", [LAW, RENEGADE])
def test_bull_takes_from_a_character_of_any_player(seat: int) -> None:
    players = standout("bull_anderson west_harding", "the_stranger pat_garret")
    bull, victim, shooter = players[0], players[seat], players[3 - seat]
    shooter.is_playing().holds("colt")
    victim.holds("duel").active.has_in_play("hat").has_life(1)

    shooter.plays("colt", at=victim.active)
    victim.passes()
    bull.picks(at=victim.first.card("hat")).picks(at=victim.first)

    assert bull.hand == ["hat", "duel"]


@ruling("D231")
@pytest.mark.parametrize("seat", [OUTLAW, RENEGADE])
def test_bill_draws_for_a_character_of_any_player(seat: int) -> None:
    players = standout(law="bill_tightman pat_garret")
    bill, victim, shooter = players[1], players[seat], players[2 - seat]
    shooter.is_playing().holds("colt")
    victim.active.has_life(1)
    bill.next_cards("bank", "water", "duel")

    shooter.plays("colt", at=victim.active)
    victim.passes()
    bill.draws_from("deck")

    assert bill.hand == ["bank", "water"]
