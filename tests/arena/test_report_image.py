"""The picture of a report: all that is in it, and nothing that is not."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import matplotlib as mpl
import pytest
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.patches import Rectangle

from sixgun.arena.plan import LONE, ArenaPlan
from sixgun.arena.report import build_report
from sixgun.arena.report_image import (
    LOOK,
    draw_panels_or_reason,
    last_bin_start,
    render_report_image,
)
from sixgun.arena.results_folder import Games
from tests.arena.sample_bots import duel_plan, plan_for, played_games
from tests.arena.test_report import games_of

LENGTHS = "How long games last"


def composed(plan: ArenaPlan, games: Games) -> Figure:
    with mpl.rc_context(LOOK):
        figure = Figure(figsize=(12.5, 8.4), layout="constrained")
        draw_panels_or_reason(figure, "Some games", build_report(plan, games), games)
    return figure


def panel(figure: Figure, title: str) -> Axes:
    return next(axes for axes in figure.axes if axes.get_title("left").startswith(title))


def words(axes: Axes) -> list[str]:
    return [text.get_text() for text in axes.texts]


def bars(axes: Axes) -> list[Rectangle]:
    return [patch for patch in axes.patches if isinstance(patch, Rectangle)]


def lasting(*lengths: int) -> tuple[ArenaPlan, Games]:
    """Games of so many decisions."""
    plan = duel_plan("a.A", "b.B", games=len(lengths))
    games = games_of(plan, [1] * len(lengths))
    return plan, {
        place: replace(played, decisions=length)
        for (place, played), length in zip(games.items(), lengths, strict=True)
    }


@pytest.mark.parametrize("bots", [("a.A",), ("a.A", "b.B")])
def test_the_image_is_a_png_of_a_good_size(bots: tuple[str, ...]) -> None:
    plan = duel_plan(*bots, games=4)
    games = games_of(plan, [1, 2, 1, 2])
    drawn = render_report_image("Four games", build_report(plan, games), games)
    assert drawn.startswith(b"\x89PNG\r\n\x1a\n")
    assert drawn.endswith(b"IEND\xaeB`\x82")
    width, height = (int.from_bytes(drawn[at : at + 4], "big") for at in (16, 20))
    assert (width, height) == (2000, 1344)


@pytest.mark.parametrize("bot", ["Wild", "NotBorn"])
def test_with_only_failures_the_image_explains_them(bot: str, tmp_path: Path) -> None:
    plan = plan_for("greenhorn", f"tests.arena.sample_bots.{bot}", games=2)
    games = played_games(plan, tmp_path / "run")
    [only] = composed(plan, games).axes
    [labels] = words(only)
    assert labels.startswith(f"No game ended.\ntests.arena.sample_bots.{bot}: 2 void, ")
    assert render_report_image("Two games", build_report(plan, games), games).startswith(b"\x89PNG")


def test_the_median_matches_the_report() -> None:
    figure = composed(*lasting(100, 110, 180, 190))
    assert words(panel(figure, LENGTHS)) == ["median 145"]


def test_every_game_is_in_the_histogram() -> None:
    for lengths in ([100, 120], [*range(100, 500), 4000, 5000]):
        axes = panel(composed(*lasting(*lengths)), LENGTHS)
        assert sum(bar.get_height() for bar in bars(axes)) == len(lengths)
        assert max(bar.get_x() + bar.get_width() for bar in bars(axes)) < axes.get_xlim()[1]
        assert f"the longest had {lengths[-1]}" in axes.get_xlabel()
    assert "the last bar counts all longer games" in axes.get_xlabel()


def test_a_few_very_long_games_share_the_last_bar() -> None:
    assert last_bin_start([100, 120]) == 120
    assert last_bin_start([*range(100, 500), 510]) == 510
    assert last_bin_start([*range(100, 500), 4000, 5000]) == 499


@pytest.mark.parametrize("lengths", [(10, 300, 300), (100, 100, 300)])
def test_the_median_label_stays_in_its_panel(lengths: tuple[int, ...]) -> None:
    plan, games = lasting(*lengths, 300)
    figure = composed(plan, games)
    figure.draw_without_rendering()
    axes = panel(figure, LENGTHS)
    [label] = axes.texts
    inside, box = axes.get_window_extent(), label.get_window_extent()
    assert inside.x0 <= box.x0
    assert box.x1 <= inside.x1


def test_a_role_that_a_bot_never_had_is_left_out() -> None:
    plan, games = lasting(100, 100)
    [place, _] = games
    figure = composed(plan, {place: games[place]})
    assert len(bars(panel(figure, "Win rate by role"))) == 2


def test_pairs_are_grouped_under_the_lone_bot() -> None:
    plan = duel_plan("a.A", "b.B", "c.C", games=9, lineup=LONE)
    games = games_of(plan, [1] * 9)
    axes = panel(composed(plan, games), "One among others")
    labels = [label.get_text() for label in axes.get_yticklabels()]
    assert labels[:6] == ["a.A among", "b.B", "c.C", "b.B among", "a.A", "c.C"]
    assert axes.get_xlabel().endswith("; deals: 1")
    assert render_report_image("Nine games", build_report(plan, games), games).startswith(
        b"\x89PNG"
    )
