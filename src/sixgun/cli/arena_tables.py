"""Tables for the terminal with the report of the arena."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sixgun.arena.report import Report

__all__ = ["tables"]


def tables(report: Report) -> Iterator[RenderableType]:
    """All tables for which the report has data.

    They fit into 80 columns: each bot has a row, and a long name wraps.
    """
    if report["roles"]:
        yield bots(report)
        yield roles(report)
    for pair in report["pairs"]:
        if pair["roles"]:
            yield one_among(pair)
    if report["length"]["decisions"]:
        yield lengths(report)
    if any(entry["moves"] for entry in report["seconds"].values()):
        yield seconds(report)
    if report["failures"] or report["games"]["endless"]:
        yield failures(report)


def table(words: Sequence[str], numbers: Sequence[str]) -> Table:
    """A table with text columns, then number columns."""
    grid = Table(box=boxes.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for name in words:
        grid.add_column(name, overflow="fold")
    for name in numbers:
        grid.add_column(name, justify="right", no_wrap=True)
    return grid


def bots(report: Report) -> Table:
    rated = any(entry["rating"] for entry in report["bots"].values())
    grid = table(["Bot"], ["Seats", "Won", "Share", "95 %", *(["Rating"] if rated else [])])
    for bot, entry in sorted(report["bots"].items(), key=lambda item: -item[1]["rate"]):
        cells = [bot, str(entry["games"]), str(entry["won"]), rate(entry), interval(entry)]
        grid.add_row(*cells, *([points(entry["rating"])] if rated else []))
    return grid


def roles(report: Report) -> Table:
    grid = table(["Won as", "Bot"], ["Seats", "Won", "Share", "95 %"])
    for role, by_bot in report["roles"].items():
        for at, (bot, entry) in enumerate(by_bot.items()):
            counts = (str(entry["games"]), str(entry["won"]))
            grid.add_row("" if at else role, bot, *counts, rate(entry), interval(entry))
        grid.add_section()
    return grid


def one_among(pair: dict[str, Any]) -> RenderableType:
    mean = pair["average"]
    grid = table(["as"], ["wins", "they win", "Difference", "95 %", "Deals"])
    for role, entry in pair["roles"].items():
        rates = (percent(entry["rate"]), percent(entry["baseline"]))
        grid.add_row(role, *rates, *difference(entry), str(entry["deals"]))
    grid.add_section()
    grid.add_row("average", "", "", *difference(mean), str(mean["deals"]))
    return Group(Text(f" One {pair['bot']} among {pair['among']}", style="bold"), grid)


def lengths(report: Report) -> Table:
    grid = table(["Length"], ["Mean", "Median", "95th", "Longest", "of seed"])
    for what, entry in report["length"].items():
        numbers = (f"{entry['mean']:.1f}", f"{entry['median']:g}", f"{entry['95th']:.0f}")
        grid.add_row(what, *numbers, str(entry["longest"]), str(entry["longest_seed"]))
    return grid


def seconds(report: Report) -> Table:
    grid = table(["Milliseconds a move"], ["Moves", "Mean", "99th", "Longest"])
    for bot, entry in report["seconds"].items():
        times = [milliseconds(entry[name]) for name in ("mean", "99th", "longest")]
        grid.add_row(bot, str(entry["moves"]), *times)
    return grid


def failures(report: Report) -> Table:
    grid = table(["Failed"], ["Games", "First seed", "ply"])
    grid.add_column("because", overflow="fold", min_width=24)
    for bot, entry in report["failures"].items():
        first = entry["first"]
        message = first["message"] or first["code"]
        if not message.startswith(first["code"]):
            message = f"{first['code']}: {message}"
        where = (str(first["seed"]), str(first["ply"]))
        grid.add_row(bot or "the rules", str(entry["games"]), *where, message)
    if report["games"]["endless"]:
        grid.add_row("nobody: endless", str(report["games"]["endless"]), "", "", "")
    return grid


# -- cells ---------------------------------------------------------------------------------


def percent(value: float) -> str:
    return f"{100 * value:.1f} %"


def milliseconds(seconds: float) -> str:
    """At least three digits."""
    value = 1000 * seconds
    return f"{value:.{0 if value >= 100 else 1 if value >= 10 else 2 if value >= 1 else 3}f}"


def rate(entry: dict[str, float]) -> str:
    return percent(entry["rate"]) if entry["games"] else "-"


def interval(entry: dict[str, float]) -> str:
    return f"{100 * entry['low']:.1f} to {100 * entry['high']:.1f}" if entry["games"] else "-"


def points(rating: dict[str, Any] | None) -> str:
    if rating is None:
        return "-"
    half = rating["half"]
    return f"{rating['points']:.0f}" + ("" if half is None else f" ± {half:.0f}")


def difference(entry: dict[str, Any]) -> tuple[str, str]:
    """A difference in percentage points, with its sign and interval."""
    shown = f"{100 * entry['difference']:+.1f}"
    if entry["low"] is None:
        return shown, "-"
    return shown, f"{100 * entry['low']:+.1f} to {100 * entry['high']:+.1f}"
