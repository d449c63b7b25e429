"""Charts as HTML: lines and bars are stretched SVG, labels are text, so both fit any width."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sixgun.arena.lab.histograms import Histogram
from sixgun.arena.lab.lifts import Lift
from sixgun.arena.statistics import WinRate
from sixgun.notation.markup import Html, join, tag

__all__ = ["Curve", "LiftRow", "curves", "histogram", "lift_rows", "rate_rows", "split"]

STEPS: Final = (1, 2, 5)
NARROW: Final = 0.2  # a share whose label does not fit into its bar
LABEL: Final = 7.5  # the height of a label, in percent of a plot


def points(difference: float) -> str:
    """Format percentage points with their sign."""
    text = f"{100 * difference:+.1f}"
    return "0.0" if float(text) == 0 else text.replace("-", "\N{MINUS SIGN}")


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def ticks(least: float, most: float, about: int) -> list[float]:
    """Return about this many round numbers between two values."""
    size = 10.0 ** math.floor(math.log10(max(most - least, 1e-9) / about))
    step = next((s * size for s in STEPS if (most - least) / (s * size) <= about), 10 * size)
    first = math.ceil(least / step - 1e-9)
    return [n * step for n in range(first, math.floor(most / step + 1e-9) + 1)]


@dataclass(frozen=True)
class Scale:
    """Maps a value to a position, in percent of the width."""

    least: float
    most: float

    def at(self, value: float) -> float:
        inside = min(max(value, self.least), self.most)
        return round(100 * (inside - self.least) / (self.most - self.least), 2)

    def left(self, value: float) -> str:
        return f"left:{self.at(value)}%"

    def between(self, low: float, high: float) -> str:
        return f"left:{self.at(low)}%;width:{round(self.at(high) - self.at(low), 2)}%"

    def beyond(self, low: float, high: float) -> str:
        """CSS classes for the ends at which an interval is cut off."""
        return " off-left" * (low < self.least) + " off-right" * (high > self.most)

    def grid(self, marks: Sequence[float]) -> Html:
        return join(
            *(
                tag("i", class_="grid zero" if not mark else "grid", style=self.left(mark))
                for mark in marks
            )
        )

    def axis(self, marks: Sequence[float], words: Sequence[str]) -> Html:
        labels = [
            tag("span", word, style=self.left(mark))
            for mark, word in zip(marks, words, strict=True)
        ]
        return tag("div", *labels, class_="axis")


def row(name: str, track: Html, value: Html) -> Html:
    return tag(
        "div",
        tag("span", name, class_="name"),
        tag("span", track, class_="track"),
        tag("span", value, class_="value"),
        class_="row",
    )


def foot(axis: Html) -> Html:
    gap = tag("span", class_="gap")
    return tag("div", gap, axis, gap, class_="row")


# -- shares --------------------------------------------------------------------------------


def split(parts: Sequence[tuple[str, int, WinRate]]) -> Html:
    """Draw one divided bar with name, colour and share of each part. Narrow parts have their label
    next to the bar."""
    bar = [
        tag(
            "span",
            f"{name} {100 * share.rate:.0f} %" if share.rate > NARROW else "",
            class_=f"b{colour}",
            style=f"flex:{round(share.rate, 4)} 1 0",
            title=f"{name} {percent(share.rate)}",
        )
        for name, colour, share in parts
    ]
    beside = [
        tag("small", tag("i", class_=f"b{colour}"), f"{name} {percent(share.rate)}")
        for name, colour, share in parts
        if share.rate <= NARROW
    ]
    return tag("div", tag("div", *bar, class_="split"), *beside, class_="sides")


def rate_rows(parts: Sequence[tuple[str, int, WinRate]]) -> Html:
    """Draw a bar for each share, with its interval."""
    most = 1.04 * max([0.1, *(share.high for _, _, share in parts)])
    scale = Scale(0.0, most)
    marks = ticks(0.0, most, 5)
    lines = [
        row(
            name,
            join(
                scale.grid(marks),
                tag("i", class_=f"bar b{colour}", style=f"width:{scale.at(share.rate)}%"),
                tag("i", class_="range over", style=scale.between(share.low, share.high)),
            ),
            join(
                tag("b", percent(share.rate)),
                " ",
                tag("small", f"{100 * share.low:.1f} to {100 * share.high:.1f}"),
            ),
        )
        for name, colour, share in parts
    ]
    axis = scale.axis(marks, [f"{100 * mark:.0f} %" for mark in marks])
    return tag("div", *lines, foot(axis), class_="rows")


# -- differences ---------------------------------------------------------------------------


@dataclass(frozen=True)
class LiftRow:
    name: str
    lift: Lift
    plain: Lift | None = None  # a second lift to compare with, shown as a ring


def lift_rows(lines: Sequence[LiftRow]) -> Html:
    """Draw a dot for each difference, with its interval, left and right of zero."""
    shown = [line for line in lines if line.lift.seats]
    rings = [line.plain.difference for line in shown if line.plain]
    scale = scale_for([line.lift for line in shown], rings)
    marks = ticks(scale.least, scale.most, 5)
    rows = [
        row(line.name, lift_track(line, scale, marks), format_lift(line.lift)) for line in lines
    ]
    axis = scale.axis(marks, format_marks(marks))
    return tag("div", *rows, foot(axis), class_="rows")


def format_marks(marks: Sequence[float]) -> list[str]:
    """Format the marks of an axis, with a decimal only if needed."""
    labels = [points(mark) for mark in marks]
    if all(label.endswith(".0") for label in labels):
        labels = [label.removesuffix(".0") for label in labels]
    return [label if mark else "0" for mark, label in zip(marks, labels, strict=True)]


def scale_for(lifts: Sequence[Lift], others: Sequence[float] = ()) -> Scale:
    """Return a scale with zero, all differences and their intervals. Very wide intervals of rare
    things are cut off."""
    margins = sorted(lift.margin for lift in lifts) or [0.0]
    most = 2 * margins[(len(margins) - 1) * 3 // 4]
    low = min([-0.01, *others, *(lift.difference - min(lift.margin, most) for lift in lifts)])
    high = max([0.01, *others, *(lift.difference + min(lift.margin, most) for lift in lifts)])
    room = 0.03 * (high - low)
    return Scale(low - room, high + room)


def lift_track(line: LiftRow, scale: Scale, marks: Sequence[float]) -> Html:
    lift = line.lift
    if not lift.seats:
        return scale.grid(marks)
    low, high = lift.difference - lift.margin, lift.difference + lift.margin
    ring = [tag("i", class_="ring", style=scale.left(line.plain.difference))] if line.plain else []
    return join(
        scale.grid(marks),
        *ring,
        tag(
            "i",
            class_=f"range {trend_class(lift)}{scale.beyond(low, high)}",
            style=scale.between(low, high),
        ),
        tag("i", class_=f"dot {trend_class(lift)}", style=scale.left(lift.difference)),
    )


def format_lift(lift: Lift) -> Html:
    if not lift.seats:
        return tag("small", "never")
    margin = f"\N{PLUS-MINUS SIGN}{100 * lift.margin:.1f}"
    return join(
        tag("b", points(lift.difference), class_=trend_class(lift)), " ", tag("small", margin)
    )


def trend_class(lift: Lift) -> str:
    if not lift.clear:
        return "even"
    return "up" if lift.difference > 0 else "down"


# -- lengths and courses -------------------------------------------------------------------


def histogram(length: Histogram, unit: str) -> Html:
    """Draw a histogram of game lengths with the median."""
    count = len(length.bins)
    highest = max(length.bins, default=1)
    edges = Scale(length.first, length.first + count * length.width)
    bars = [
        tag(
            "rect",
            tag("title", f"{length.first + n * length.width} {unit} and more: {games} games"),
            x=round(100 * n / count + 0.15, 2),
            width=round(100 / count - 0.3, 2),
            y=round(100 - 100 * games / highest, 2),
            height=round(100 * games / highest, 2),
        )
        for n, games in enumerate(length.bins)
    ]
    marks = [mark for mark in ticks(edges.least, edges.most, 8) if mark == int(mark)]
    labels = [tag("span", f"{mark:.0f}", class_="x", style=edges.left(mark)) for mark in marks]
    median = length.spread.median
    middle = tag("span", f"median {median:g}", class_="mark", style=edges.left(median))
    return tag("div", canvas(*bars), *labels, middle, class_="plot plain")


@dataclass(frozen=True)
class Curve:
    name: str
    colour: int
    values: Sequence[float]  # at 0, 1, 2, ...


def curves(lines: Sequence[Curve], most: float, share: bool) -> Html:
    """Draw lines over rounds, each labelled at its end."""
    last = max(len(line.values) for line in lines) - 1
    across, up = Scale(0, max(last, 1)), Scale(0.0, most)
    levels = ticks(0.0, most, 5)
    grid = [
        tag("line", x1=0, x2=100, y1=100 - up.at(level), y2=100 - up.at(level)) for level in levels
    ]
    drawn = [
        tag(
            "path",
            d="M"
            + " ".join(f"{across.at(n)},{100 - up.at(v):.2f}" for n, v in enumerate(line.values)),
            class_=f"s{line.colour}",
        )
        for line in lines
    ]
    words = [
        tag(
            "span",
            f"{100 * level:.0f} %" if share else f"{level:g}",
            class_="y",
            style=f"bottom:{up.at(level)}%",
        )
        for level in levels
    ]
    rounds = [mark for mark in ticks(0, last, 8) if mark == int(mark)]
    words += [tag("span", f"{n:.0f}", class_="x", style=across.left(n)) for n in rounds]
    heights = apart([up.at(line.values[-1]) for line in lines])
    words += [
        tag("span", line.name, class_=f"end t{line.colour}", style=f"bottom:{height:.1f}%")
        for line, height in zip(lines, heights, strict=True)
    ]
    return tag("div", canvas(*grid, *drawn), *words, class_="plot")


def apart(heights: Sequence[float]) -> list[float]:
    """Move labels up so that they do not overlap."""
    placed = list(heights)
    lowest = -math.inf
    for at in sorted(range(len(placed)), key=lambda n: placed[n]):
        placed[at] = max(placed[at], lowest + LABEL)
        lowest = placed[at]
    return placed


def canvas(*shapes: Html) -> Html:
    return tag(
        "svg", *shapes, viewBox="0 0 100 100", preserveAspectRatio="none", aria_hidden="true"
    )
