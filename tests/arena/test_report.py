"""What a report says of games that are known."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from sixgun.arena.games import Failure, Played
from sixgun.arena.pace import Pace
from sixgun.arena.plan import LONE, Place, Plan
from sixgun.arena.report import report_on
from sixgun.arena.results import Games
from tests.arena.minds import duel_plan, plan_for, played_games

SHARE = {"games": int, "won": int, "rate": float, "low": float, "high": float}
SPREAD = {"mean": float, "median": float, "95th": float, "longest": int, "longest_seed": int}
MEAN = {"deals": int, "pairs": int, "difference": float, "low": float, "high": float}


def told(seed: int, lineup: tuple[str, ...], winners: int, **more: Any) -> Played:
    """A game of two sides with two characters."""
    facts = {
        "roles": ("law", "outlaw"),
        "rivals": (2, 1),
        "characters": (("wyatt",), ("billy", "jesse")),
        "side": "law" if winners == 1 else "outlaw",
        "decisions": 100 + seed,
        "turns": 10 + seed,
        "asked": (50, 50 + seed),
    }
    return Played(seed=seed, lineup=lineup, winners=winners, **{**facts, **more})


def games_of(plan: Plan, winners: list[int]) -> Games:
    """All games of a plan, by who won each."""
    places = list(plan.places())
    assert len(places) == len(winners)
    return {
        place: told(
            plan.seed_of(place),
            tuple(plan.bots[bot] for bot in plan.seatings(place.deal)[place.seating]),
            won,
        )
        for place, won in zip(places, winners, strict=True)
    }


def fitting(value: Any, shape: Any) -> bool:
    """Whether JSON has the names and kinds of values of a shape; None may stand for a value."""
    if isinstance(shape, dict):
        return (
            isinstance(value, dict)
            and value.keys() == shape.keys()
            and all(fitting(value[name], shape[name]) for name in shape)
        )
    kinds = (int, float) if shape is float else shape
    return value is None or isinstance(value, kinds)


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> tuple[Plan, Games]:
    plan = plan_for("greenhorn", "tests.arena.minds.Eager", games=40, lineup=LONE)
    return plan, played_games(plan, tmp_path_factory.mktemp("arena") / "run")


def test_shares_by_bot_role_and_character() -> None:
    """The first bot wins three games of four, both of its games as law."""
    report = report_on(*counted([1, 2, 1, 1]))
    assert (report["bots"]["a.A"]["won"], report["bots"]["a.A"]["games"]) == (3, 4)
    assert (report["bots"]["b.B"]["won"], report["bots"]["b.B"]["games"]) == (1, 4)
    assert report["roles"]["law"]["a.A"]["won"] == 2
    assert report["roles"]["law"]["b.B"]["won"] == 1
    assert report["characters"]["jesse"]["a.A"] == report["characters"]["billy"]["a.A"]
    assert report["characters"]["jesse"]["a.A"]["won"] == 1
    assert list(report["characters"]) == ["billy", "jesse", "wyatt"]
    assert (
        report["bots"]["a.A"]["rating"]["points"] > 1500 > report["bots"]["b.B"]["rating"]["points"]
    )


def counted(winners: list[int], lineup: str = "mixed") -> tuple[Plan, Games]:
    plan = duel_plan("a.A", "b.B", games=len(winners), lineup=lineup)
    return plan, games_of(plan, winners)


def test_one_among_others_is_compared_on_the_same_seat_of_the_same_deal() -> None:
    """Seatings: AA, BB, AB, BA. In the first deal A wins wherever it meets B, in the second the law
    wins always."""
    report = report_on(*counted([1, 2, 1, 2, 1, 1, 1, 1], LONE))
    among = {(pair["bot"], pair["among"]): pair for pair in report["pairs"]}

    a_among_b = among["a.A", "b.B"]
    assert a_among_b["roles"]["law"] == {
        "deals": 2,
        "pairs": 2,
        "difference": 0.5,
        "low": None,
        "high": None,
        "rate": 1.0,
        "baseline": 0.5,
    }
    assert a_among_b["roles"]["outlaw"]["difference"] == 0.0
    assert a_among_b["average"]["difference"] == 0.25
    b_among_a = among["b.B", "a.A"]
    assert b_among_a["roles"]["law"]["rate"] == 0.5
    assert b_among_a["roles"]["law"]["baseline"] == 1.0
    assert b_among_a["average"]["pairs"] == 4


def test_void_games_count_nowhere_but_among_the_failures() -> None:
    plan, games = counted([1, 1, 1, 1], LONE)
    for place, played in games.items():
        if place.seating == 2:
            failure = Failure(1, "b.B", "ValueError", "no more", 17)
            games[place] = told(9, played.lineup, 0, side="", failure=failure)
    report = report_on(plan, games)

    assert report["games"] == {"played": 4, "void": 1, "endless": 0}
    assert sum(entry["games"] for entry in report["bots"].values()) == 6
    assert report["length"]["decisions"]["longest"] == 101
    assert [
        sum(entry["pairs"] for entry in pair["roles"].values()) for pair in report["pairs"]
    ] == [1, 1]
    assert report["failures"] == {
        "b.B": {
            "games": 1,
            "first": {
                "code": "ValueError",
                "message": "no more",
                "seed": 9,
                "seat": 1,
                "ply": 17,
                "lineup": ["a.A", "b.B"],
            },
        }
    }


def test_endless_games_are_won_by_nobody() -> None:
    plan, games = counted([1, 1])
    games[Place(0, 0)] = told(1, ("a.A", "b.B"), 0, side="", endless=True, decisions=20_000)
    report = report_on(plan, games)

    assert report["games"] == {"played": 2, "void": 0, "endless": 1}
    assert sum(entry["games"] for entry in report["bots"].values()) == 4
    assert sum(entry["won"] for entry in report["bots"].values()) == 1
    assert report["length"]["decisions"]["mean"] == 101


def test_the_pace_of_each_bot() -> None:
    plan, games = counted([1, 1])
    for played in games.values():
        for bot, seconds in (("a.A", 0.25), ("b.B", 0.75)):
            played.pace[bot] = Pace()
            played.pace[bot].add(seconds)
    told_of = report_on(plan, games)["seconds"]
    assert told_of["a.A"]["moves"] == 2
    assert told_of["a.A"]["mean"] == 0.25
    assert told_of["b.B"]["longest"] == 0.75


def test_the_order_in_which_games_are_ready_does_not_matter() -> None:
    """Of several failures and several longest games, the first of the plan is told."""
    plan, games = counted([1, 2, 1, 2, 1, 1])
    for place in (Place(1, 0), Place(2, 1)):
        failure = Failure(0, "a.A", "ValueError", f"deal {place.deal}", 3)
        games[place] = replace(games[place], failure=failure, winners=0, side="")
    for place in (Place(0, 1), Place(2, 0)):
        games[place] = replace(games[place], decisions=500)
    report = report_on(plan, games)

    assert report["failures"]["a.A"]["first"]["message"] == "deal 1"
    assert report["length"]["decisions"]["longest_seed"] == 1
    assert report_on(plan, dict(reversed(games.items()))) == report


def test_the_form_of_a_report(real: tuple[Plan, Games]) -> None:
    plan, games = real
    report = json.loads(json.dumps(report_on(plan, games)))
    roles = ("outlaw", "renegade", "sheriff")

    assert report["format"] == 1
    assert report["plan"] == {
        "game": "classic",
        "config": {"players": "4", "names": "ann bob cal dot"},
        "bots": list(plan.bots),
        "lineup": "lone",
        "seed": 1,
        "games": 40,
        "deals": 4,
    }
    rated = {**SHARE, "rating": {"points": float, "half": float}}
    assert fitting(report["bots"], dict.fromkeys(plan.bots, rated))
    by_bot = dict.fromkeys(plan.bots, SHARE)
    assert fitting(report["roles"], dict.fromkeys(roles, by_bot))
    assert fitting(report["characters"], dict.fromkeys(report["characters"], by_bot))
    assert fitting(report["length"], {"decisions": SPREAD, "turns": SPREAD})
    paired = {**MEAN, "rate": float, "baseline": float}
    pair = {"bot": str, "among": str, "roles": dict.fromkeys(roles, paired), "average": MEAN}
    assert len(report["pairs"]) == 2
    assert all(fitting(entry, pair) for entry in report["pairs"])
    times = {"moves": int, "mean": float, "99th": float, "longest": float}
    assert fitting(report["seconds"], dict.fromkeys(plan.bots, times))
    assert report["failures"] == {}


def test_of_no_games_there_is_little_to_report() -> None:
    report = report_on(plan_for("greenhorn", "gunslinger"), {})
    assert report["bots"]["greenhorn"]["rating"] is None
    assert report["length"] == {"decisions": None, "turns": None}
