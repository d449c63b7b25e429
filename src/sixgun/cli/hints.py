"""Formats a bot's hint: its move, the reason, the chance to win, and its suspicions."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sixgun.bots import Reason, Thought
from sixgun.cli import formatting
from sixgun.cli.namer import Namer

__all__ = ["hint_lines"]

FIGURES: Final = ("figure", "target")
LIKELY: Final = 0.6  # the lowest probability of a suspicion
CLEARLY: Final = 0.1  # how much it must exceed the average of all hidden players
CERTAIN: Final = 0.995


def hint_lines(
    namer: Namer, move: str, reasons: Mapping[str, formatting.Templates], thought: Thought
) -> list[str]:
    """The lines of a hint; a reason without a message is left out."""
    why = explain_reason(namer, reasons, thought.reason)
    lines = [f"A marshal would choose: {move}", *([f"Why: {why}."] if why else [])]
    if thought.chance >= 0.0:
        lines.append(f"Chance to win: {percent(thought.chance)}.")
    suspects = list_suspects(namer, thought)
    if suspects:
        lines.append(f"Suspects: {formatting.join_words(suspects)}.")
    return lines


def explain_reason(
    namer: Namer, reasons: Mapping[str, formatting.Templates], reason: Reason
) -> str:
    """The reason as text, with names for figures and cards."""
    facts: dict[str, object] = dict(reason.facts)
    for name in FIGURES:
        if isinstance(number := reason.facts.get(name), int):
            facts[name] = namer.player(number) if number >= 0 else "nobody"
    if isinstance(card := reason.facts.get("card"), int):
        facts["card"] = namer.card(card)
    return formatting.fill_template(reasons.get(reason.code, ()), facts)


def list_suspects(namer: Namer, thought: Thought) -> list[str]:
    """ "bob as an Outlaw (80 %)", for players with a clearly likelier role than the others."""
    hidden = {
        seat: chances
        for seat, chances in enumerate(thought.beliefs)
        if chances and seat != namer.me and max(chances.values()) < CERTAIN
    }
    lines = []
    for seat, chances in hidden.items():
        role = max(chances, key=lambda name: chances[name])
        usual = sum(other.get(role, 0.0) for other in hidden.values()) / len(hidden)
        if chances[role] >= max(LIKELY, usual + CLEARLY):
            what = f"{namer.role_called(role)} ({percent(chances[role])})"
            lines.append(f"{namer.seat(seat)} as {what}")
    return lines


def percent(chance: float) -> str:
    return f"{100 * chance:.0f} %"
