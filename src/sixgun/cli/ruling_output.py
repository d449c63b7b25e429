"""Prints rulings with number, text, source, tests and house rule."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sixgun.cli.rulings import ProvedRuling

__all__ = ["print_house_rules", "print_rulings"]

INDENT = 6


def print_rulings(console: Console, rulings: Sequence[ProvedRuling]) -> None:
    """Print rulings under the headings of their sections, and a count at the end."""
    section = ""
    for proved in rulings:
        if proved.ruling.section != section:
            section = proved.ruling.section
            console.print(Text(f"\n{section}", style="bold underline"))
        print_ruling(console, proved)
    console.print(Text(f"\n{summary(rulings)}", style="bold"))


def print_ruling(console: Console, proved: ProvedRuling) -> None:
    console.print(Text(f"{proved.id:<{INDENT}}", style="bold cyan").append(describe_status(proved)))
    console.print(Padding(Text(proved.ruling.text), (0, 0, 0, INDENT), expand=False))
    rule = proved.house_rule
    if rule is not None:
        line = Text(f"House rule {rule.name}: ", style="yellow").append(rule.words, "default")
        console.print(Padding(line, (0, 0, 0, INDENT), expand=False))
    for test in proved.tests:
        console.print(Text(" " * INDENT + test, style="dim"), soft_wrap=True)  # to be copied whole


def print_house_rules(console: Console, rulings: Sequence[ProvedRuling]) -> None:
    """Print only the house rules, game by game, with the ruling that each one changes."""
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


def describe_status(proved: ProvedRuling) -> Text:
    ruling, tests = proved.ruling, proved.tests
    if not ruling.in_force:
        why = "not implemented yet" if ruling.is_later else "not enforceable by a program"
        return Text(f"({ruling.source}) {why}", style="dim")
    count = f"{len(tests)} test{'s' if len(tests) != 1 else ''}"
    text = Text(f"({ruling.source}) in force, ", style="dim")
    return text.append(count if tests else "NO TEST", "green" if tests else "red")


def summary(rulings: Sequence[ProvedRuling]) -> str:
    if not rulings:
        return "Nothing found."
    in_force = [ruling for ruling in rulings if ruling.in_force]
    proved = sum(1 for ruling in in_force if ruling.tests)
    return f"Rulings: {len(rulings)}, {len(in_force)} in force, {proved} of them proved by tests."
