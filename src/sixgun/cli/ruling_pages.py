"""Rulings for people: number, words, source, proof, and the house rule of those who differ."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sixgun.cli.rulings import Ruling

__all__ = ["show", "show_house"]

INDENT = 6


def show(console: Console, rulings: Sequence[Ruling]) -> None:
    """One after the other under the headings of their sections, and a count at the end."""
    section = ""
    for ruling in rulings:
        if ruling.section != section:
            section = ruling.section
            console.print(Text(f"\n{section}", style="bold underline"))
        show_one(console, ruling)
    console.print(Text(f"\n{summary(rulings)}", style="bold"))


def show_one(console: Console, ruling: Ruling) -> None:
    console.print(Text(f"{ruling.id:<{INDENT}}", style="bold cyan").append(about(ruling)))
    console.print(Padding(Text(ruling.text), (0, 0, 0, INDENT), expand=False))
    if ruling.house_rule:
        rule = ruling.house_rule
        told = Text(f"House rule {rule.name}: ", style="yellow").append(rule.words, "default")
        console.print(Padding(told, (0, 0, 0, INDENT), expand=False))
    for test in ruling.tests:
        console.print(Text(" " * INDENT + test, style="dim"), soft_wrap=True)  # to be copied whole


def show_house(console: Console, rulings: Sequence[Ruling]) -> None:
    """The switches alone, game by game: name, what then holds, and the ruling it turns round."""
    game = ""
    for ruling in rulings:
        if ruling.house_rule is None:
            continue
        if ruling.game != game:
            game = ruling.game
            console.print(Text(f"\n{game}", style="bold underline"))
        rule = ruling.house_rule
        console.print(Text(rule.name, style="bold").append(f"  against {rule.ruling}", "dim"))
        console.print(Padding(Text(rule.words), (0, 0, 0, 2), expand=False))
    if not game:
        console.print("Nothing found.")


def about(ruling: Ruling) -> Text:
    if not ruling.in_force:
        why = "not played yet" if ruling.is_later else "not for a program to hold"
        return Text(f"({ruling.source}) {why}", style="dim")
    proved = f"{len(ruling.tests)} test{'s' if len(ruling.tests) != 1 else ''}"
    text = Text(f"({ruling.source}) in force, ", style="dim")
    return text.append(proved if ruling.tests else "NO TEST", "green" if ruling.tests else "red")


def summary(rulings: Sequence[Ruling]) -> str:
    if not rulings:
        return "Nothing found."
    in_force = [ruling for ruling in rulings if ruling.in_force]
    proved = sum(1 for ruling in in_force if ruling.tests)
    return f"Rulings: {len(rulings)}, {len(in_force)} in force, {proved} of them proved by tests."
