"""Pictures of the docs: they exist, are used, have an alternative text, and are small."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.docs.pages import FENCED, PAGES, ROOT, names

FOLDER = ROOT / "docs" / "pictures"
MARKDOWN = re.compile(r"!\[([^\]]*)\]\(([^)\s]+)\)")
HTML = re.compile(r"<img\b([^>]*)>")
ATTRIBUTE = re.compile(r'(\w+)="([^"]*)"')
MOST = 2_500_000  # bytes, all together


def shown(page: Path) -> list[tuple[Path, str]]:
    """Return the pictures of a page with their alternative texts."""
    text = FENCED.sub("", page.read_text(encoding="utf-8"))
    found = [(address, words) for words, address in MARKDOWN.findall(text)]
    for tag in HTML.findall(text):
        said = dict(ATTRIBUTE.findall(tag))
        found.append((said["src"], said.get("alt", "")))
    return [((page.parent / address).resolve(), words) for address, words in found]


@pytest.mark.parametrize("page", PAGES, ids=names(PAGES))
def test_every_picture_of_a_page_is_there_and_told(page: Path) -> None:
    for picture, words in shown(page):
        assert picture.is_file(), picture
        assert words, f"{picture.name}: nothing for those who do not see it"


def test_every_picture_is_shown_on_a_page() -> None:
    used = {picture for page in PAGES for picture, _ in shown(page)}
    assert [file.name for file in sorted(FOLDER.iterdir()) if file not in used] == []


def test_pictures_are_light() -> None:
    assert sum(file.stat().st_size for file in FOLDER.iterdir()) < MOST
