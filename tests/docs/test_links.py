"""Links between the pages work, and the decisions have the same layout."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import PAGES, ROOT, headings, links, names, page

DECISIONS = sorted((ROOT / "docs" / "decisions").glob("[0-9]*.md"))
GENERATED = {"benchmarks/results.md"}  # by `dev.py bench`


def anchor(heading: str) -> str:
    """Return the anchor that GitHub gives to a heading."""
    return re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-")


@pytest.mark.parametrize("path", PAGES, ids=names(PAGES))
def test_links_lead_somewhere(path: Path) -> None:
    for link in links(path):
        if "://" in link:
            continue
        name, _, place = link.partition("#")
        target = (path.parent / name).resolve() if name else path
        if str(target.relative_to(ROOT)) in GENERATED:
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
def test_a_decision_has_a_date_and_three_parts(path: Path) -> None:
    number, title, *parts = path.name.split("-")[0], *headings(path)
    assert title.startswith(f"{number}: ")
    assert parts == ["Context", "Decision", "Consequences"]
    assert re.search(r"^Date: \d{4}-\d\d-\d\d", path.read_text(encoding="utf-8"), re.MULTILINE)


def test_decisions_are_numbered_without_a_gap() -> None:
    numbers = [int(path.name.split("-")[0]) for path in DECISIONS]
    assert numbers == list(range(1, len(DECISIONS) + 1))


def test_the_index_lists_every_decision_with_its_title() -> None:
    listed = page("docs/decisions/README.md").read_text(encoding="utf-8")
    for path in DECISIONS:
        assert f"- [{headings(path)[0]}]({path.name})\n" in listed
