"""The report of known games."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Any

import pytest

from sixgun.arena.games import ArenaGame, Failure
from sixgun.arena.plan import LONE, ArenaPlan, GameSlot
from sixgun.arena.report import build_report
from sixgun.arena.results_folder import Games
from sixgun.arena.timings import MoveTimings
from tests.arena.sample_bots import duel_plan, plan_for, played_games

SHARE = {"games": int, "won": int, "rate": float, "low": float, "high": float}
SPREAD = {"mean": float, "median": float, "95th": float, "longest": int, "longest_seed": int}
MEAN = {"deals": int, "pairs": int, "difference": float, "low": float, "high": float}


def sample_game(seed: int, lineup: tuple[str, ...], winners: int, **more: Any) -> ArenaGame:
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
    return ArenaGame(seed=seed, lineup=lineup, winners=winners, **{**facts, **more})


def games_of(plan: ArenaPlan, winners: list[int]) -> Games:
    """All games of a plan, by who won each."""
    slots = list(plan.slots())
    assert len(slots) == len(winners)
    return {
        slot: sample_game(
            plan.seed_of(slot),
            tuple(plan.bots[bot] for bot in plan.seatings(slot.deal)[slot.seating]),
            won,
        )
        for slot, won in zip(slots, winners, strict=True)
    }


def fitting(value: Any, shape: Any) -> bool:
    """Check that JSON has the names and value types of a shape; None matches any value."""
    if isinstance(shape, dict):
        return (
            isinstance(value, dict)
            and value.keys() == shape.keys()
            and all(fitting(value[name], shape[name]) for name in shape)
        )
    kinds = (int, float) if shape is float else shape
    return value is None or isinstance(value, kinds)


@pytest.fixture(scope="module")
def real(tmp_path_factory: pytest.TempPathFactory) -> tuple[ArenaPlan, Games]:
    plan = plan_for("greenhorn", "tests.arena.sample_bots.Eager", games=40, lineup=LONE)
    return plan, played_games(plan, tmp_path_factory.mktemp("arena") / "run")


def test_shares_by_bot_role_and_character() -> None:
    """The first bot wins three games of four, both of its games as law."""
    report = build_report(*counted([1, 2, 1, 1]))
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


def counted(winners: list[int], lineup: str = "mixed") -> tuple[ArenaPlan, Games]:
    plan = duel_plan("a.A", "b.B", games=len(winners), lineup=lineup)
    return plan, games_of(plan, winners)


def test_a_lone_bot_is_compared_on_the_same_seat_of_the_same_deal() -> None:
    """Seatings: AA, BB, AB, BA. In the first deal A wins wherever it meets B, in the second the law
    wins always."""
    report = build_report(*counted([1, 2, 1, 2, 1, 1, 1, 1], LONE))
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


def test_void_games_count_only_as_failures() -> None:
    plan, games = counted([1, 1, 1, 1], LONE)
    for slot, played in games.items():
        if slot.seating == 2:
            failure = Failure(1, "b.B", "ValueError", "no more", 17)
            games[slot] = sample_game(9, played.lineup, 0, side="", failure=failure)
    report = build_report(plan, games)

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


def test_nobody_wins_an_endless_game() -> None:
    plan, games = counted([1, 1])
    games[GameSlot(0, 0)] = sample_game(
        1, ("a.A", "b.B"), 0, side="", endless=True, decisions=20_000
    )
    report = build_report(plan, games)

    assert report["games"] == {"played": 2, "void": 0, "endless": 1}
    assert sum(entry["games"] for entry in report["bots"].values()) == 4
    assert sum(entry["won"] for entry in report["bots"].values()) == 1
    assert report["length"]["decisions"]["mean"] == 101


def test_the_timings_of_each_bot() -> None:
    plan, games = counted([1, 1])
    for played in games.values():
        for bot, seconds in (("a.A", 0.25), ("b.B", 0.75)):
            played.timings[bot] = MoveTimings()
            played.timings[bot].add(seconds)
    told_of = build_report(plan, games)["seconds"]
    assert told_of["a.A"]["moves"] == 2
    assert told_of["a.A"]["mean"] == 0.25
    assert told_of["b.B"]["longest"] == 0.75


def test_the_order_of_finished_games_does_not_matter() -> None:
    """Of several failures and longest games, the report names the first in the plan."""
    plan, games = counted([1, 2, 1, 2, 1, 1])
    for slot in (GameSlot(1, 0), GameSlot(2, 1)):
        failure = Failure(0, "a.A", "ValueError", f"deal {slot.deal}", 3)
        games[slot] = replace(games[slot], failure=failure, winners=0, side="")
    for slot in (GameSlot(0, 1), GameSlot(2, 0)):
        games[slot] = replace(games[slot], decisions=500)
    report = build_report(plan, games)

    assert report["failures"]["a.A"]["first"]["message"] == "deal 1"
    assert report["length"]["decisions"]["longest_seed"] == 1
    assert build_report(plan, dict(reversed(games.items()))) == report


def test_the_structure_of_a_report(real: tuple[ArenaPlan, Games]) -> None:
    plan, games = real
    report = json.loads(json.dumps(build_report(plan, games)))
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


def test_a_report_of_no_games() -> None:
    report = build_report(plan_for("greenhorn", "gunslinger"), {})
    assert report["bots"]["greenhorn"]["rating"] is None
    assert report["length"] == {"decisions": None, "turns": None}
