"""The pages lead to each other, and a decision tells what it must."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, headings, links, names, page

DECISIONS = sorted((ROOT / "docs" / "decisions").glob("*.md"))
NOT_WRITTEN_BY_HAND = {"benchmarks/results.md"}  # `dev.py bench` makes it


def anchor(heading: str) -> str:
    """As GitHub makes one of a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("path", PAGES, ids=names(PAGES))
def test_links_lead_somewhere(path: Path) -> None:
    for link in links(path):
        if "://" in link:
            continue
        name, _, place = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        if str(target.relative_to(ROOT)) in NOT_WRITTEN_BY_HAND:
            continue
        assert target.exists(), link
        if place:
            assert place in [anchor(heading) for heading in headings(target)], link


def test_every_page_is_linked_from_another() -> None:
    linked = {
        (path.parent / link.partition("#")[0]).resolve()
        for path in PAGES
        for link in links(path)
        if "://" not in link
    }
    assert [str(path) for path in PAGES if path not in linked and path.name != "README.md"] == []


@pytest.mark.parametrize("path", DECISIONS, ids=names(DECISIONS))
def test_a_decision_has_its_four_parts(path: Path) -> None:
    number, title, *parts = path.name.split("-")[0], *headings(path)
    assert title.startswith(f"{number}: ")
    assert parts == ["Context", "Decision", "Cost", "Date"]


def test_decisions_are_numbered_without_a_gap() -> None:
    numbers = [int(path.name.split("-")[0]) for path in DECISIONS]
    assert numbers == list(range(1, len(DECISIONS) + 1))


def test_the_contributing_page_lists_every_decision() -> None:
    listed = links(page("CONTRIBUTING.md"))
    for path in DECISIONS:
        assert f"docs/decisions/{path.name}" in listed
