"""Prints rulings with number, text, source, tests and house rule."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console
from rich.padding import Padding
from rich.text import Text

from sixgun.cli.language import say
from sixgun.cli.rulings import ProvedRuling, shown_section

__all__ = ["print_house_rules", "print_rulings"]

INDENT = 6


def print_rulings(console: Console, rulings: Sequence[ProvedRuling]) -> None:
    """Print rulings under the headings of their sections, and a count at the end."""
    section = ""
    for proved in rulings:
        if proved.ruling.section != section:
            section = proved.ruling.section
            console.print(Text(f"\n{shown_section(section)}", style="bold underline"))
        print_ruling(console, proved)
    console.print(Text(f"\n{summary(rulings)}", style="bold"))


def print_ruling(console: Console, proved: ProvedRuling) -> None:
    console.print(Text(f"{proved.id:<{INDENT}}", style="bold cyan").append(describe_status(proved)))
    console.print(Padding(Text(proved.shown_text()), (0, 0, 0, INDENT), expand=False))
    rule = proved.house_rule
    if rule is not None:
        label = say("terminal.rules.house_rule", name=rule.name)
        told = Text(f"{label} ", style="yellow").append(proved.shown_house_rule(), "default")
        console.print(Padding(told, (0, 0, 0, INDENT), expand=False))
    for test in proved.tests:
        console.print(Text(" " * INDENT + test, style="dim"), soft_wrap=True)  # to be copied whole


def print_house_rules(console: Console, rulings: Sequence[ProvedRuling]) -> None:
    """Print only the house rules, game by game, with the ruling that each one changes."""
    game = ""
    for proved in rulings:
        rule = proved.house_rule
        if rule is None:
            continue
        if proved.game != game:
            game = proved.game
            console.print(Text(f"\n{game}", style="bold underline"))
        against = say("terminal.rules.against", ruling=rule.ruling)
        console.print(Text(rule.name, style="bold").append(f"  {against}", "dim"))
        console.print(Padding(Text(proved.shown_house_rule()), (0, 0, 0, 2), expand=False))
    if not game:
        console.print(say("terminal.rules.nothing"))


def describe_status(proved: ProvedRuling) -> Text:
    ruling, tests = proved.ruling, proved.tests
    if not ruling.in_force:
        key = "later" if ruling.is_later else "conduct"
        return Text(f"({ruling.source}) {say(f'terminal.rules.{key}')}", style="dim")
    text = Text(f"({ruling.source}) {say('terminal.rules.in_force')}, ", style="dim")
    return text.append(
        say("terminal.rules.tests", count=len(tests)), "green" if tests else "bold red"
    )


def summary(rulings: Sequence[ProvedRuling]) -> str:
    if not rulings:
        return say("terminal.rules.nothing")
    in_force = [ruling for ruling in rulings if ruling.in_force]
    proved = sum(1 for ruling in in_force if ruling.tests)
    counts = {"rulings": len(rulings), "in_force": len(in_force), "proved": proved}
    return say("terminal.rules.summary", **counts)
