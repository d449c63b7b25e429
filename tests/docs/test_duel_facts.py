"""The page on the printed facts of The Duel: complete, true, and its example works."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

import pytest

from sixgun.duel import BOXES, Card, Character, Config, facts_for
from sixgun.duel.printed_facts import BACKS, INFERRED, RECONSTRUCTED, SYMBOLS, parse_copies
from sixgun.live.corrections import load_corrections
from tests.docs.pages import blocks, page

PAGE = page("docs/duel-facts.md")
TEXT = PAGE.read_text(encoding="utf-8")
CARDS = [kind for box in BOXES.values() for kind in box.cards]
CHARACTERS = [character for box in BOXES.values() for character in box.characters]
MADE_UP = [kind for kind in CARDS if RECONSTRUCTED in (kind.copies_from, kind.symbols_from)]
DOUBTFUL = [who for who in CHARACTERS if who.life_from in (INFERRED, RECONSTRUCTED)]


def section(heading: str) -> str:
    """What stands below a heading, up to the next one."""
    return TEXT.split(f"\n## {heading}\n")[1].split("\n## ")[0]


def copies_text(kind: type[Card], back: str) -> str:
    """The copies of a card with one back, as the page writes them."""
    counted = Counter(
        SYMBOLS[symbol] for at, symbol in parse_copies(kind.copies) if BACKS[at] == back
    )
    return ", ".join(f"{counted[s]} {s.capitalize()}" for s in SYMBOLS if counted[s])


def test_every_card_with_inferred_symbols_is_named() -> None:
    inferred = [kind for kind in CARDS if INFERRED in (kind.copies_from, kind.symbols_from)]

    assert inferred
    for kind in inferred:
        assert re.search(rf"\b{re.escape(kind.name)}\b", section("Inferred")), kind.name


@pytest.mark.parametrize("kind", MADE_UP, ids=lambda kind: kind.id)
def test_every_reconstructed_card_is_listed_as_it_is_dealt(kind: type[Card]) -> None:
    cells = (
        kind.name,
        f"`{kind.id}`",
        copies_text(kind, "ren_law"),
        copies_text(kind, "ren_outlaw"),
    )

    assert f"|{'|'.join(f' {cell} ' if cell else ' ' for cell in cells)}|" in section(
        "Reconstructed"
    )


@pytest.mark.parametrize("who", DOUBTFUL, ids=lambda who: who.id)
def test_every_reconstructed_or_inferred_life_is_listed_as_it_is_dealt(
    who: type[Character],
) -> None:
    assert f"| {who.name} | `{who.id}` | {who.life} |" in section("Reconstructed")


def test_nothing_else_is_listed_as_reconstructed() -> None:
    listed = re.findall(r"^\| [^|]+ \| `(\w+)` \|", section("Reconstructed"), re.MULTILINE)

    assert len(listed) == 23 + 12
    assert sorted(listed) == sorted([kind.id for kind in MADE_UP] + [who.id for who in DOUBTFUL])


def test_the_fifth_water_is_told() -> None:
    water = next(kind for kind in CARDS if kind.id == "water")

    assert water.more_in_first_edition == "law:snake"
    assert "a Snake" in section("The fifth Water")


def test_the_example_loads_and_comes_to_the_words_shown(tmp_path: Path) -> None:
    (example,) = blocks(PAGE, "toml")
    file = tmp_path / "mine.toml"
    file.write_text(example.code, encoding="utf-8")

    words = load_corrections(file)

    (session,) = blocks(PAGE, "pycon")
    assert list(words) == re.findall(r'^\.\.\. +"(.+)",$', session.code, re.MULTILINE)


def test_the_example_keeps_every_deck_of_the_renegades_at_twenty(tmp_path: Path) -> None:
    (example,) = blocks(PAGE, "toml")
    file = tmp_path / "mine.toml"
    file.write_text(example.code, encoding="utf-8")

    facts = facts_for(Config(mode="reinforcements", corrections=load_corrections(file)))

    sizes = Counter(BACKS[back] for back in facts.back)
    assert sizes == Counter(law=41, outlaw=40, ren_law=20, ren_outlaw=20)
