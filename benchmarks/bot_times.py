"""How long bots think: what a seat hears since its last decision, and the move itself."""

from __future__ import annotations

import statistics
import time
from typing import Any, Final

from sixgun import classic, duel
from sixgun.bots import SeatedBot, seat_bot
from sixgun.engine import FigureGame
from sixgun.live.rulesets import ruleset_for

__all__ = ["TARGETS", "measured_bots", "told_bots"]

TABLES: Final[dict[str, classic.Config | duel.Config]] = {
    "BANG!, 5 players": classic.Config(players=5),
    "BANG!, 7 players, all boxes": classic.Config(players=7, boxes=classic.OUR_BOXES),
    "The Duel, Law against Outlaws": duel.Config(),
}
TARGETS: Final = {"greenhorn": 1.0, "gunslinger": 1.0, "detective": 3.0, "marshal": 1100.0}  # ms
SEARCHED: Final = 12  # decisions of a search: each takes a second


def thinking(config: classic.Config | duel.Config, level: str, games: int) -> list[float]:
    """Milliseconds of each decision that is one."""
    times: list[float] = []
    for seed in range(games):
        game: FigureGame = ruleset_for(config).deal(config, seed)
        seated_bots = [seat_bot(game, seat, level, seed) for seat in range(game.seats)]
        waiting = [0.0] * game.seats
        while not game.over:
            seat = game.seat
            waiting[seat] += timed_move(seated_bots[seat], game)
            times.append(1000 * waiting[seat])
            waiting[seat] = 0.0
            for other in seated_bots:
                begun = time.perf_counter()
                other.notify(game.events)
                waiting[other.seat] += time.perf_counter() - begun
            if level == "marshal" and len(times) >= SEARCHED:
                return times
    return times


def timed_move(seated: SeatedBot, game: FigureGame) -> float:
    begun = time.perf_counter()
    move = seated.choose_move()
    took = time.perf_counter() - begun
    game.make(move)
    return took


def measured_bots(games: int) -> list[dict[str, Any]]:
    rows = []
    for table, config in TABLES.items():
        for level in TARGETS:
            times = sorted(thinking(config, level, games))
            rows.append(
                {
                    "table": table,
                    "bot": level,
                    "decisions": len(times),
                    "median": statistics.median(times),
                    "mean": statistics.fmean(times),
                    "most": times[int(0.99 * (len(times) - 1))],
                    "longest": times[-1],
                }
            )
    return rows


def told_bots(rows: list[dict[str, Any]], build: str) -> list[str]:
    """The figures as lines of Markdown; the targets are for the compiled build."""
    lines = [
        "Milliseconds a decision of a bot, with what it heard since its last one, not scaled:",
        "",
        "| table | bot | decisions | median | mean | 99 % below | longest | target |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in rows:
        goal = f"{TARGETS[row['bot']]:g}" if build == "compiled" else ""
        times = " | ".join(f"{row[name]:.3f}" for name in ("median", "mean", "most", "longest"))
        lines.append(f"| {row['table']} | {row['bot']} | {row['decisions']} | {times} | {goal} |")
    return [*lines, ""]
