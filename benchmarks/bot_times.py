"""Thinking time of bots: the events since their last decision, and the move itself."""

from __future__ import annotations

import statistics
import time
from typing import Any, Final

from sixgun import classic, duel
from sixgun.bots import SeatedBot, seat_bot
from sixgun.engine import FigureGame
from sixgun.live.rulesets import ruleset_for

__all__ = ["TARGETS", "format_bots", "measure_bots"]

TABLES: Final[dict[str, classic.Config | duel.Config]] = {
    "BANG!, 5 players": classic.Config(players=5),
    "BANG!, 7 players, all boxes": classic.Config(players=7, boxes=classic.OUR_BOXES),
    "The Duel, Law against Outlaws": duel.Config(),
}
TARGETS: Final = {"greenhorn": 1.0, "gunslinger": 1.0, "detective": 3.0, "marshal": 1100.0}  # ms
SEARCH_DECISIONS: Final = 12  # of a searching bot: each takes a second


def measure_decisions(config: classic.Config | duel.Config, level: str, games: int) -> list[float]:
    """Return the milliseconds of each decision."""
    times: list[float] = []
    for seed in range(games):
        game: FigureGame = ruleset_for(config).deal(config, seed)
        seated_bots = [seat_bot(game, seat, level, seed) for seat in range(game.seats)]
        event_time = [0.0] * game.seats
        while not game.over:
            seat = game.seat
            event_time[seat] += time_move(seated_bots[seat], game)
            times.append(1000 * event_time[seat])
            event_time[seat] = 0.0
            for other in seated_bots:
                begun = time.perf_counter()
                other.notify(game.events)
                event_time[other.seat] += time.perf_counter() - begun
            if level == "marshal" and len(times) >= SEARCH_DECISIONS:
                return times
    return times


def time_move(seated: SeatedBot, game: FigureGame) -> float:
    begun = time.perf_counter()
    move = seated.choose_move()
    took = time.perf_counter() - begun
    game.make_move(move)
    return took


def measure_bots(games: int) -> list[dict[str, Any]]:
    rows = []
    for table, config in TABLES.items():
        for level in TARGETS:
            times = sorted(measure_decisions(config, level, games))
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


def format_bots(rows: list[dict[str, Any]], build: str) -> list[str]:
    """The figures as lines of Markdown; the targets are for the compiled build."""
    lines = [
        "Milliseconds per decision of a bot, with the events since its last one, not scaled:",
        "",
        "| table | bot | decisions | median | mean | 99 % below | longest | target |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for row in rows:
        goal = f"{TARGETS[row['bot']]:g}" if build == "compiled" else ""
        times = " | ".join(f"{row[name]:.3f}" for name in ("median", "mean", "most", "longest"))
        lines.append(f"| {row['table']} | {row['bot']} | {row['decisions']} | {times} | {goal} |")
    return [*lines, ""]
