"""Reads the pages of the docs: code blocks, links, headings, table entries."""

from __future__ import annotations

import re
from dataclasses import dataclass
from pathlib import Path

__all__ = ["PAGES", "ROOT", "Block", "blocks", "entries", "headings", "links", "names", "page"]

ROOT = Path(__file__).resolve().parents[2]
PAGES = [
    *(ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")),
    *sorted((ROOT / "docs").rglob("*.md")),
]

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s]+)\)")
HEADING = re.compile(r"^#+ (.+)$", re.MULTILINE)
ENTRY = re.compile(r"^\| `([^`]+)` \|", re.MULTILINE)


@dataclass(frozen=True)
class Block:
    """A fenced code block."""

    language: str
    code: str
    line: int  # of its first line of code


def page(name: str) -> Path:
    """Return a page by its path from the root of the project."""
    return ROOT / name


def names(paths: list[Path]) -> list[str]:
    return [str(path.relative_to(ROOT)) for path in paths]


def blocks(path: Path, language: str = "") -> list[Block]:
    """Return the fenced blocks of a page, all or in one language."""
    text = path.read_text(encoding="utf-8")
    found = [
        Block(match[1], match[2], text.count("\n", 0, match.start()) + 2)
        for match in FENCED.finditer(text)
    ]
    return [block for block in found if language in ("", block.language)]


def links(path: Path) -> list[str]:
    return LINK.findall(FENCED.sub("", path.read_text(encoding="utf-8")))


def headings(path: Path) -> list[str]:
    return HEADING.findall(FENCED.sub("", path.read_text(encoding="utf-8")))


def entries(path: Path, heading: str = "") -> list[str]:
    """Return the first column of the tables of a page, all or below one heading."""
    text = path.read_text(encoding="utf-8")
    if heading:
        below = text.split(f"# {heading}\n", 1)[1]
        text = re.split(r"^#+ ", below, maxsplit=1, flags=re.MULTILINE)[0]
    return ENTRY.findall(text)
