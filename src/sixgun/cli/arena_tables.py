"""Tables for the terminal with the report of the arena."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from rich import box as boxes
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from sixgun.arena.report import Report
from sixgun.cli.language import say

__all__ = ["tables"]

SHARES: Final = ("seats", "won", "share", "interval")

RoleName = Callable[[str], str]  # of a role or side, by its word in the report


def tables(report: Report, role_name: RoleName) -> Iterator[RenderableType]:
    """All tables for which the report has data.

    They fit into 80 columns: each bot has a row, and a long name wraps.
    """
    if report["roles"]:
        yield bots(report)
        yield roles(report, role_name)
    for pair in report["pairs"]:
        if pair["roles"]:
            yield one_among(pair, role_name)
    if report["length"]["decisions"]:
        yield lengths(report)
    if any(entry["moves"] for entry in report["seconds"].values()):
        yield seconds(report)
    if report["failures"] or report["games"]["endless"]:
        yield failures(report)


def table(words: Sequence[str], numbers: Sequence[str]) -> Table:
    """A table with text columns, then number columns."""
    made = Table(box=boxes.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for name in words:
        made.add_column(say(f"terminal.columns.{name}"), overflow="fold")
    for name in numbers:
        made.add_column(say(f"terminal.columns.{name}"), justify="right", no_wrap=True)
    return made


def bots(report: Report) -> Table:
    rated = any(entry["rating"] for entry in report["bots"].values())
    made = table(["bot"], [*SHARES, *(["rating"] if rated else [])])
    for bot, entry in sorted(report["bots"].items(), key=lambda item: -item[1]["rate"]):
        cells = [bot, str(entry["games"]), str(entry["won"]), rate(entry), interval(entry)]
        made.add_row(*cells, *([points(entry["rating"])] if rated else []))
    return made


def roles(report: Report, role_name: RoleName) -> Table:
    made = table(["won_as", "bot"], SHARES)
    for role, by_bot in report["roles"].items():
        for at, (bot, entry) in enumerate(by_bot.items()):
            counts = (str(entry["games"]), str(entry["won"]))
            made.add_row("" if at else role_name(role), bot, *counts, rate(entry), interval(entry))
        made.add_section()
    return made


def one_among(pair: dict[str, Any], role_name: RoleName) -> RenderableType:
    mean = pair["average"]
    made = table(["as"], ["wins", "they_win", "difference", "interval", "deals"])
    for role, entry in pair["roles"].items():
        rates = (percent(entry["rate"]), percent(entry["baseline"]))
        made.add_row(role_name(role), *rates, *difference(entry), str(entry["deals"]))
    made.add_section()
    average = say("terminal.arena.average")
    made.add_row(average, "", "", *difference(mean), str(mean["deals"]))
    title = say("terminal.arena.one_among", bot=pair["bot"], others=pair["among"])
    return Group(Text(f" {title}", style="bold"), made)


def lengths(report: Report) -> Table:
    made = table(["length"], ["mean", "median", "percentile_95", "longest", "of_seed"])
    for what, entry in report["length"].items():
        numbers = (f"{entry['mean']:.1f}", f"{entry['median']:g}", f"{entry['95th']:.0f}")
        unit = say(f"terminal.arena.lengths.{what}")
        made.add_row(unit, *numbers, str(entry["longest"]), str(entry["longest_seed"]))
    return made


def seconds(report: Report) -> Table:
    made = table(["milliseconds"], ["moves", "mean", "percentile_99", "longest"])
    for bot, entry in report["seconds"].items():
        times = [milliseconds(entry[name]) for name in ("mean", "99th", "longest")]
        made.add_row(bot, str(entry["moves"]), *times)
    return made


def failures(report: Report) -> Table:
    made = table(["failed"], ["games", "first_seed", "ply"])
    made.add_column(say("terminal.columns.because"), overflow="fold", min_width=24)
    for bot, entry in report["failures"].items():
        first = entry["first"]
        told = first["message"] or first["code"]
        if not told.startswith(first["code"]):
            told = f"{first['code']}: {told}"
        where = (str(first["seed"]), str(first["ply"]))
        made.add_row(bot or say("terminal.arena.rules"), str(entry["games"]), *where, told)
    if report["games"]["endless"]:
        endless = str(report["games"]["endless"])
        made.add_row(say("terminal.arena.endless"), endless, "", "", "")
    return made


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
    return (
        span(f"{100 * entry['low']:.1f}", f"{100 * entry['high']:.1f}") if entry["games"] else "-"
    )


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
    return shown, span(f"{100 * entry['low']:+.1f}", f"{100 * entry['high']:+.1f}")


def span(low: str, high: str) -> str:
    return say("terminal.arena.span", low=low, high=high)
