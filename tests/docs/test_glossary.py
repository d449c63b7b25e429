"""The glossary: its modules exist and use the word, and shared class names are listed."""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.docs.pages import ROOT, page

GLOSSARY = page("docs/glossary.md")
ROW = re.compile(r"^\| ([^|]+) \| ([^|]+) \| `([^`|]+)` \|$", re.MULTILINE)
SHARED = re.compile(r"^\| `(\w+)` \| ([^|]+) \| ([^|]+) \|$", re.MULTILINE)


def part(heading: str) -> str:
    """Return the text below a heading, up to the next one."""
    below = GLOSSARY.read_text(encoding="utf-8").split(f"## {heading}\n", 1)[1]
    return below.split("\n## ", 1)[0]


WORDS = [match.groups() for match in ROW.finditer(part("Game words") + part("Technical words"))]


def sources(module: str) -> Iterator[Path]:
    """Yield the files of a module: `sixgun.engine.game`, a package, or a path outside of src/."""
    if not module.startswith("sixgun"):
        yield ROOT / module
        return
    path = ROOT / "src" / Path(*module.split("."))
    if path.is_dir():
        yield from path.rglob("*.py")
    else:
        yield path.with_suffix(".py")


def plain(text: str) -> str:
    """Split names into words, so that `rate limit` finds `RateLimiter` and `rate_limits`."""
    apart = re.sub(r"(?<=[a-z])(?=[A-Z])", " ", text)
    return " " + " ".join(re.findall(r"[a-z]+", apart.lower()))


def classes() -> dict[str, list[str]]:
    """Return the modules of every class in src/, by the name of the class."""
    found: dict[str, list[str]] = defaultdict(list)
    source = ROOT / "src"
    for path in sorted(source.rglob("*.py")):
        module = ".".join(path.relative_to(source).with_suffix("").parts)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                found[node.name].append(module)
    return found


@pytest.mark.parametrize(("word", "meaning", "module"), WORDS, ids=[row[0] for row in WORDS])
def test_a_word_lives_in_its_module(word: str, meaning: str, module: str) -> None:
    files = [path for path in sources(module) if path.is_file()]
    assert files, f"{module} does not exist"
    text = plain(" ".join(f"{path.stem} {path.read_text(encoding='utf-8')}" for path in files))
    for each in re.sub(r"\(.*\)", "", word).split(","):
        assert plain(each) in text, f"{module} does not mention {each.strip()}"


@pytest.mark.parametrize("heading", ["Game words", "Technical words"])
def test_the_words_are_in_order_and_have_one_line(heading: str) -> None:
    rows = [line for line in part(heading).splitlines() if line.startswith("| ")][2:]
    words = [match[1].lower() for match in map(ROW.match, rows) if match]
    assert len(words) == len(rows)
    assert words == sorted(set(words))


def test_class_names_are_unique_or_listed_with_a_reason() -> None:
    shared = {name: sorted(modules) for name, modules in classes().items() if len(modules) > 1}
    listed = {
        name: sorted(re.findall(r"`([\w.]+)`", modules))
        for name, modules, reason in SHARED.findall(part("Classes that share a name"))
        if reason.strip()
    }
    assert listed == shared
