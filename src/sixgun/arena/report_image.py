"""The report as an image: win rates by role and character, ratings, game lengths."""

from __future__ import annotations

import math
import textwrap
from collections.abc import Sequence
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from sixgun.arena.plan import MIXED
from sixgun.arena.report import Report
from sixgun.arena.results_folder import Games

if TYPE_CHECKING:
    from matplotlib.axes import Axes
    from matplotlib.figure import Figure

__all__ = ["render_report_image"]

# Paper, ink and the colours of card frames.
GROUND: Final = "#faf4e6"
INK: Final = "#2a1b10"
MUTED: Final = "#65513b"
LINE: Final = "#d9c7a3"
BOTS: Final = ("#235a8c", "#ad2413", "#3f7a34", "#a86800", "#5f3a75", "#85501f")

LOOK: Final[dict[Any, Any]] = {
    "font.family": ["DejaVu Sans"],
    "font.size": 9,
    "text.color": INK,
    "axes.labelcolor": MUTED,
    "axes.edgecolor": MUTED,
    "axes.facecolor": GROUND,
    "axes.titlesize": 11.5,
    "axes.titleweight": "bold",
    "axes.titlelocation": "left",
    "axes.titlepad": 10,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.axisbelow": True,
    "grid.color": LINE,
    "grid.linewidth": 0.8,
    "xtick.color": MUTED,
    "ytick.color": MUTED,
    "figure.facecolor": GROUND,
    "savefig.facecolor": GROUND,
}
DOTS: Final = 160  # dots per inch
STEPS: Final = 30  # histogram bars
SMALL: Final = ("of", "the")
AMONG: Final = "among"
NO_END: Final = "No game ended."


def render_report_image(title: str, report: Report, games: Games) -> bytes:
    """Render the report as a PNG image."""
    import matplotlib as mpl  # noqa: PLC0415 - it takes a second
    from matplotlib.figure import Figure  # noqa: PLC0415
    from matplotlib.layout_engine import ConstrainedLayoutEngine  # noqa: PLC0415

    drawn = BytesIO()
    with mpl.rc_context(LOOK):
        spaced = ConstrainedLayoutEngine(w_pad=0.12, h_pad=0.12, wspace=0.03, hspace=0.03)
        figure = Figure(figsize=(12.5, 8.4 + extra_height(report)), layout=spaced)
        draw_panels_or_reason(figure, title, report, games)
        figure.savefig(drawn, format="png", dpi=DOTS)
    return drawn.getvalue()


def extra_height(report: Report) -> float:
    """Extra inches for many pairs."""
    return 0.4 * max(0, len(report["pairs"]) - 6)


def draw_panels_or_reason(figure: Figure, title: str, report: Report, games: Games) -> None:
    """Draw all panels, or the reason why there are none."""
    figure.suptitle(
        textwrap.fill(title, 52), x=0.012, y=0.99, ha="left", va="top",
        fontsize=16, fontweight="bold", fontfamily="DejaVu Serif",
    )  # fmt: skip
    if report["games"]["void"] == report["games"]["played"]:
        draw_message(figure.add_subplot(), "\n".join(explain_failures(report)))
    else:
        draw_panels(figure, report, games)


def draw_panels(figure: Figure, report: Report, games: Games) -> None:
    bots: list[str] = report["plan"]["bots"]
    paired = report["plan"]["lineup"] != MIXED
    heights = (1.25, 1 + len(report["pairs"]) / 8, 1)
    wide = figure.add_gridspec(3, 2, width_ratios=(1.15, 1), height_ratios=heights)
    draw_roles(figure.add_subplot(wide[0, 0]), report, bots)
    middle = figure.add_subplot(wide[1, 0])
    if paired:
        draw_pairs(middle, report, bots)
    else:
        draw_ratings(middle, report, bots)
    draw_lengths(figure.add_subplot(wide[2, 0]), report, games)
    draw_characters(figure.add_subplot(wide[:, 1]), report, bots)
    handles, labels = figure.axes[0].get_legend_handles_labels()
    figure.legend(
        handles, labels, loc="outside upper right", ncols=min(len(bots), 3), frameon=False,
        fontsize=10,
    )  # fmt: skip


def draw_roles(axes: Axes, report: Report, bots: Sequence[str]) -> None:
    roles = list(report["roles"])
    axes.set_title("Win rate by role, with 95 % intervals")
    width = 0.8 / len(bots)
    for number, bot in enumerate(bots):
        by_bot = [report["roles"][role][bot] for role in roles]
        there = [at for at, share in enumerate(by_bot) if share["games"]]
        shares = [by_bot[at] for at in there]
        places = [at + width * (number - (len(bots) - 1) / 2) for at in there]
        axes.bar(
            places, [percent(share) for share in shares], width * 0.88, label=bot,
            color=colour(number), yerr=errors(shares), ecolor=INK,
            error_kw={"elinewidth": 1.1, "capsize": 2.5},
        )  # fmt: skip
    axes.set_xticks(range(len(roles)), [display_name(role) for role in roles], color=INK)
    axes.set_ylabel("% won")
    axes.tick_params(axis="x", length=0)
    axes.set_ylim(bottom=0)
    axes.grid(axis="y")


def draw_ratings(axes: Axes, report: Report, bots: Sequence[str]) -> None:
    axes.set_title("Rating")
    rated = [(number, bot) for number, bot in enumerate(bots) if report["bots"][bot]["rating"]]
    if not rated:
        draw_message(axes, "A single bot has no rating.")
        return
    for row, (number, bot) in enumerate(rated):
        rating = report["bots"][bot]["rating"]
        half = rating["half"] or 0.0
        draw_dots(axes, [rating["points"]], [row], ([half], [half]), colour(number), 7)
        axes.annotate(
            f"{rating['points']:.0f}", (rating["points"], row), xytext=(0, 8),
            textcoords="offset points", ha="center", fontsize=9, color=INK,
        )  # fmt: skip
    axes.set_yticks(range(len(rated)), [bot for _, bot in rated], color=INK)
    axes.set_ylim(len(rated) - 0.4, -0.75)
    axes.set_xlabel("points; 400 more are ten times the odds")
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x")


def draw_pairs(axes: Axes, report: Report, bots: Sequence[str]) -> None:
    """Draw what one bot gains among bots of another kind, averaged over the roles: under its name,
    a row for each other kind."""
    axes.set_title("One among others: how much more often it wins")
    axes.axvline(0, color=MUTED, linewidth=1)
    names: list[str] = []
    for number, bot in enumerate(bots):
        alone = [pair for pair in report["pairs"] if pair["bot"] == bot]
        if not alone:
            continue
        if number % 2:
            top = len(names) - 0.5
            axes.axhspan(top, top + len(alone) + 1, color=LINE, alpha=0.28, linewidth=0)
        names.append(f"{bot} {AMONG}")
        draw_gains(axes, [pair["average"] for pair in alone], len(names), colour(number))
        names += [pair["among"] for pair in alone]
    axes.set_yticks(range(len(names)), names, color=INK, fontsize=8)
    for label in axes.get_yticklabels():
        label.set_fontweight("bold" if label.get_text().endswith(f" {AMONG}") else "normal")
    axes.set_ylim(len(names) - 0.5, -0.5)
    few = min(pair["average"]["deals"] for pair in report["pairs"])
    axes.set_xlabel(f"percentage points, average over the roles; deals: {few}")
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x")


def draw_gains(axes: Axes, means: Sequence[dict[str, Any]], first: int, paint: str) -> None:
    """Draw a dot per pair, from a row on; pairs without deals have none."""
    for row, mean in enumerate(means, first):
        half = 0.0 if mean["high"] is None else 100 * (mean["high"] - mean["difference"])
        if mean["deals"]:
            draw_dots(axes, [100 * mean["difference"]], [row], ([half], [half]), paint, 6)


def draw_lengths(axes: Axes, report: Report, games: Games) -> None:
    axes.set_title("How long games last")
    spread = report["length"]["decisions"]
    if not spread:
        draw_message(axes, NO_END)
        return
    ended = [game for game in games.values() if game.failure is None and not game.endless]
    lengths = sorted(game.decisions for game in ended)
    last = last_bin_start(lengths)
    axes.hist([min(length, last) for length in lengths], STEPS, color=BOTS[5])
    axes.set_xlim(0, 1.03 * last)
    draw_median(axes, spread["median"], 1.03 * last)
    more = "the last bar counts all longer games, " if last < lengths[-1] else ""
    axes.set_xlabel(f"decisions; {more}the longest had {lengths[-1]}")
    axes.set_ylabel("games")
    axes.locator_params(axis="y", integer=True)
    axes.set_ymargin(0.15)
    axes.grid(axis="y")


def last_bin_start(lengths: Sequence[int]) -> int:
    """Return where the last bar starts: it collects a few very long games, so that the rest has
    room."""
    usual = lengths[math.ceil(0.995 * (len(lengths) - 1))]
    return lengths[-1] if lengths[-1] < 1.25 * usual else usual


def draw_median(axes: Axes, middle: float, most: float) -> None:
    """Mark the median; its label goes where there is room."""
    right = middle < most / 2
    axes.axvline(middle, color=INK, linewidth=1.2, linestyle=(0, (4, 3)))
    axes.annotate(
        f"median {middle:g}", (middle, 1), xycoords=("data", "axes fraction"),
        xytext=(5 if right else -5, -4), textcoords="offset points", va="top",
        ha="left" if right else "right", fontsize=8.5, color=INK,
    )  # fmt: skip


def draw_characters(axes: Axes, report: Report, bots: Sequence[str]) -> None:
    axes.set_title("Win rate by character, with 95 % intervals")
    characters: dict[str, Any] = report["characters"]
    names = sorted(characters, key=lambda name: -overall_rate(characters[name]))
    apart = 0.62 / len(bots)
    size = 4.5 if len(names) * len(bots) < 60 else 3.2
    striped = list(range(1, len(names), 2))
    axes.barh(striped, 1, 1, transform=axes.get_yaxis_transform(), color=LINE, alpha=0.28)
    for number, bot in enumerate(bots):
        there = [row for row, name in enumerate(names) if characters[name][bot]["games"]]
        shares = [characters[names[row]][bot] for row in there]
        rows = [row + apart * (number - (len(bots) - 1) / 2) for row in there]
        draw_dots(
            axes, [percent(share) for share in shares], rows, errors(shares), colour(number), size
        )
    small = 8.5 if len(names) < 26 else 7
    axes.set_yticks(
        range(len(names)), [display_name(name) for name in names], color=INK, fontsize=small
    )
    axes.set_ylim(len(names) - 0.5, -0.5)
    axes.set_xlim(left=-1)
    axes.set_xlabel("% won")
    axes.tick_params(axis="y", length=0)
    axes.grid(axis="x")


# -- small parts ---------------------------------------------------------------------------


def draw_dots(
    axes: Axes,
    x: list[float],
    y: Sequence[float],
    spans: tuple[list[float], list[float]],
    paint: str,
    size: float,
) -> None:
    """Draw values with their intervals."""
    axes.errorbar(x, y, xerr=spans, fmt="o", color=paint, markersize=size, elinewidth=1.3)


def explain_failures(report: Report) -> list[str]:
    """Explain which bots made games void."""
    lines = [NO_END]
    for bot, entry in report["failures"].items():
        first = entry["first"]
        spoilt = f"{bot or 'the rules'}: {entry['games']} void"
        lines.append(f"{spoilt}, the first with seed {first['seed']}: {first['code']}")
    return lines


def draw_message(axes: Axes, words: str) -> None:
    axes.set_axis_off()
    axes.text(0, 0.9, words, transform=axes.transAxes, va="top", color=MUTED)


def percent(share: dict[str, float]) -> float:
    return 100 * share["rate"]


def errors(shares: Sequence[dict[str, float]]) -> tuple[list[float], list[float]]:
    """The distances of the intervals below and above."""
    return (
        [100 * max(share["rate"] - share["low"], 0.0) for share in shares],
        [100 * max(share["high"] - share["rate"], 0.0) for share in shares],
    )


def overall_rate(by_bot: dict[str, dict[str, float]]) -> float:
    games = sum(share["games"] for share in by_bot.values())
    return sum(share["won"] for share in by_bot.values()) / max(games, 1)


def colour(number: int) -> str:
    return BOTS[number % len(BOTS)]


def display_name(name: str) -> str:
    """Turn an id into a display name."""
    first, *words = name.split("_")
    others = [word if word in SMALL else word.capitalize() for word in words]
    return " ".join([first.capitalize(), *others])
