"""The page: well-formed, complete, on its own, and nothing in it is taken for markup."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from sixgun import classic
from sixgun.arena.lab import LabReport, Observations, UnfinishedGame, render_report
from sixgun.arena.lab.charts import Scale, apart, format_marks, points, scale_for, split, ticks
from sixgun.arena.lab.lifts import Lift
from sixgun.arena.lab.matrices import CountMatrix
from sixgun.arena.lab.observations import NOBODY
from sixgun.arena.lab.report_text import ReportText
from sixgun.arena.statistics import win_rate
from sixgun.notation.markup import Html, join, tag
from tests.arena.lab.sample_games import (
    CLASSIC,
    DUEL,
    EVERYTHING,
    Config,
    experiment,
    observe_games,
    report,
)
from tests.docs.pages import ROOT

SHORT_DUEL = classic.Config(players=2, variant="short_duel").validate()
TABLES: list[tuple[Config, int]] = [(CLASSIC, 12), (EVERYTHING, 5), (DUEL, 5), (SHORT_DUEL, 3)]
KEPT = sorted((ROOT / "docs" / "lab").glob("*.html"))
IDS = ["classic", "everything", "duel", "short_duel"]


def parsed(page: str) -> ET.Element:
    """Well-formed, or this fails."""
    return ET.fromstring(page)


def text_of(page: str) -> str:
    return " ".join("".join(parsed(page).itertext()).split())


@pytest.mark.parametrize(("config", "games"), TABLES, ids=IDS)
def test_all_characters_and_cards_are_named(config: Config, games: int) -> None:
    found = report(config, games)
    text = text_of(render_report(found))
    names = [line.name for line in found.characters]
    names += [line.name for line in found.cards]
    names += [line.name for line in found.events]
    assert [name for name in names if name not in text] == []
    for role in found.roles:
        assert role.role.capitalize() in text
    dealt = {
        who for game in observe_games(config, games).games for cast in game.cast for who in cast
    }
    assert dealt == {line.id for line in found.characters}
    played = {key[1] for key in observe_games(config, games).counts if key[0] == "played"}
    assert played <= {line.id for line in found.cards}


@pytest.mark.parametrize(("config", "games"), TABLES, ids=IDS)
def test_the_page_is_self_contained(config: Config, games: int) -> None:
    stands_alone(render_report(report(config, games)))


@pytest.mark.parametrize("path", KEPT, ids=lambda path: path.stem)
def test_the_example_pages_are_self_contained(path: Path) -> None:
    page = path.read_text(encoding="utf-8")
    stands_alone(page)
    assert "interrupted:" not in page
    assert f"(lab/{path.name})" in (ROOT / "docs" / "lab.md").read_text(encoding="utf-8")


def stands_alone(page: str) -> None:
    root = parsed(page)
    assert not re.search(r"https?:|//|@import|url\(|javascript:", page)
    for element in root.iter():
        assert element.tag not in ("link", "img", "iframe", "object", "embed", "base")
        assert not {"src", "href", "srcset", "action"} & set(element.attrib)
        assert not [name for name in element.attrib if name.startswith("on")]
    assert len(page.encode()) < 400_000


def test_names_are_shown_instead_of_ids() -> None:
    text = text_of(render_report(report(CLASSIC, 12)))
    assert "slab_the_killer" not in text
    assert "cat_balou" not in text


def evil(found: LabReport) -> LabReport:
    name = '<img src="x">&"\'</script>'
    return replace(
        found,
        table=replace(found.table, said=name, bots=(name,), config={name: name}),
        characters=[replace(found.characters[0], name=name), *found.characters[1:]],
        cards=[replace(found.cards[0], name=name), *found.cards[1:]],
        events=[replace(found.events[0], name=name), *found.events[1:]],
        troubles=[UnfinishedGame(7, name, name, name)],
    )


def test_names_are_escaped() -> None:
    plain, page = render_report(report(EVERYTHING, 5)), render_report(evil(report(EVERYTHING, 5)))
    assert "<img" not in page
    assert page.count("<script") == plain.count("<script") == 1
    assert page.count("</script") == 1
    assert '<img src="x">&"\'</script>' in text_of(page)


def test_every_sort_value_is_a_number() -> None:
    cells = parsed(render_report(report(EVERYTHING, 5))).iter("td")
    values = [cell.get("data-v") for cell in cells]
    assert len([float(value) for value in values if value is not None]) > 500


def test_all_positions_are_inside_their_plots() -> None:
    page = render_report(report(EVERYTHING, 5))
    places = [float(at) for at in re.findall(r"left:(-?[\d.]+)%", page)]
    ends = re.findall(r"left:(-?[\d.]+)%;width:(-?[\d.]+)%", page)
    assert len(places) > 200
    assert all(0 <= at <= 100 for at in places)
    assert all(float(wide) >= 0 and float(at) + float(wide) <= 100.02 for at, wide in ends)


def test_an_interrupted_run_says_so() -> None:
    observations = observe_games(CLASSIC, 12)
    cut = Observations(observations.games[:4], observations.counts, interrupted=True)
    page = render_report(experiment(CLASSIC, 2000, "greenhorn", 1).report(cut, "a table"))
    assert "interrupted: 4 of 2,000 games" in text_of(page)
    assert "interrupted" not in text_of(render_report(report(CLASSIC, 12)))


def test_games_that_failed_are_listed() -> None:
    page = render_report(report(CLASSIC, 3, "tests.arena.lab.sample_games.Failing"))
    assert "3 did not end" in text_of(page)
    assert "<b>lost</b> the thread" in text_of(page)


def test_one_game_is_singular() -> None:
    assert "<li>1 game</li>" in render_report(report(CLASSIC, 1))


# -- the parts -----------------------------------------------------------------------------


def test_markup_is_escaped_unless_it_is_markup() -> None:
    assert tag("p", "a < b", Html("<br/>"), class_="x", data_v=1) == (
        '<p class="x" data-v="1">a &lt; b<br/></p>'
    )
    assert join("&", tag("b", "&")) == "&amp;<b>&amp;</b>"
    assert tag("i", title='"') == '<i title="&quot;"></i>'


def test_ticks_are_round_numbers_inside() -> None:
    assert ticks(0, 0.57, 6) == pytest.approx([0, 0.1, 0.2, 0.3, 0.4, 0.5])
    assert ticks(-0.3, 0.3, 6) == pytest.approx([-0.3, -0.2, -0.1, 0, 0.1, 0.2, 0.3])
    assert ticks(3, 71, 8) == [10, 20, 30, 40, 50, 60, 70]


def test_values_out_of_range_are_drawn_at_the_edge() -> None:
    scale = Scale(-0.2, 0.2)
    assert [scale.at(x) for x in (-0.5, -0.2, 0, 0.1, 3)] == [0, 0, 50, 75, 100]
    assert scale.between(-0.5, 0.1) == "left:0.0%;width:75.0%"


def test_all_differences_and_most_intervals_fit_the_scale() -> None:
    usual = [Lift(90, 50, 0.5, 0.02 * n, 0.05) for n in range(5)]
    scale = scale_for([*usual, Lift(1, 1, 0.5, 0.5, 0.9)])
    assert scale.least < -0.05
    assert 0.5 + 0.05 < scale.most < 0.7
    assert scale_for(usual, [0.3, -0.2]).at(0.3) < 100
    assert scale_for(usual, [0.3, -0.2]).at(-0.2) > 0


def test_without_differences_there_is_still_a_scale() -> None:
    assert scale_for([]).at(0.0) == 50


def test_a_cut_off_interval_shows_on_which_side() -> None:
    scale = Scale(-1.0, 1.0)
    assert scale.beyond(-1.0, 1.0) == ""
    assert scale.beyond(-1.5, 0.0) == " off-left"
    assert scale.beyond(-1.5, 1.5) == " off-left off-right"


def test_points_have_a_sign_unless_they_are_zero() -> None:
    assert [points(x) for x in (0.041, -0.1, -0.0001, 0)] == ["+4.1", "\u221210.0", "0.0", "0.0"]


def test_marks_of_an_axis_have_as_many_digits_as_they_need() -> None:
    assert format_marks([-0.1, 0.0, 0.1]) == ["\u221210", "0", "+10"]
    assert format_marks([-0.01, -0.005, 0.0, 0.005]) == ["\u22121.0", "\u22120.5", "0", "+0.5"]


def test_a_narrow_part_of_a_bar_has_its_label_next_to_it() -> None:
    made = split([("Law", 0, win_rate(60, 100)), ("Renegade", 3, win_rate(4, 100))])
    assert ">Law 60 %</span>" in made
    assert '<small><i class="b3"></i>Renegade 4.0 %</small>' in made
    assert "<small" not in split([("Law", 0, win_rate(60, 100)), ("Outlaws", 2, win_rate(40, 100))])


def test_only_existing_rows_are_explained() -> None:
    matrix = CountMatrix(["outlaw", NOBODY], ["outlaw"], [[1], [0]])
    found = replace(report(CLASSIC, 1), falls=matrix, life=matrix, shots=matrix)
    text = ReportText(found).deeds()
    assert text.endswith("per hundred games.")
    moved = replace(matrix, counts=[[1], [2]])
    assert ReportText(replace(found, life=moved)).deeds() == f"{text} Nobody: rules and events."


def test_labels_are_moved_apart() -> None:
    assert apart([50, 51, 10]) == [50, 57.5, 10]
