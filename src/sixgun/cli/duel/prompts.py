"""Describes prompts and what is being resolved."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.cli.duel.namer import DuelNamer, begin
from sixgun.cli.duel.prompt_causes import prompt_cause
from sixgun.cli.duel.prompt_messages import FRAMES, PROMPTS
from sixgun.cli.formatting import fill_template
from sixgun.duel import View
from sixgun.engine import Event

__all__ = ["asked_facts", "describe_frame", "describe_prompt"]

FIGURES = ("by", "figure", "target")


def describe_prompt(namer: DuelNamer, view: View, story: Sequence[Event] = ()) -> str:
    """The question to the deciding player, with its cause from the latest events."""
    told = asked_facts(namer, view)
    cause = prompt_cause(namer, view, story)
    if cause:
        told["cause"] = cause
    if view.cards.resolving[-1][0] == "Reveal":
        told["wanted"] = namer.wanted(view.cards.resolving[-1][1]["card"])
    return fill_template(PROMPTS[view.cards.prompt], told)


def asked_facts(namer: DuelNamer, view: View) -> dict[str, object]:
    """The facts of the decision."""
    asked = view.cards.asked
    facts = view.cards.resolving[-1][1]
    told = resolving_facts(namer, facts)
    if view.hand_limits:
        told["limit"] = view.hand_limits[asked]
    for name in ("target", "by", "figure"):
        figure = facts.get(name, -1)
        if figure >= 0 and namer.owner(figure) == asked:
            told["mine"] = namer.player(figure)
            break
    if "figure" in facts:
        told["partner"] = namer.player(facts["figure"] ^ 1)
    return told


def resolving_facts(namer: DuelNamer, facts: dict[str, int]) -> dict[str, object]:
    """The facts of a frame, with names for the numbers."""
    told: dict[str, object] = {}
    if "left" in facts:
        left = facts["left"]
        told |= {"left": left, "count": "a card" if left == 1 else f"{left} cards"}
    if facts.get("card", -1) >= 0:
        told["card"] = namer.card(facts["card"])
    if "victim" in facts:
        told["victim"] = namer.whose_seat(facts["victim"])
    for name in FIGURES:
        if facts.get(name, -1) >= 0:
            player = namer.player(facts[name])
            told |= {name: player, name.capitalize(): begin(player)}
    return told


def describe_frame(namer: DuelNamer, frame: str, facts: dict[str, int]) -> str:
    """Describe a frame being resolved; "" if it needs no text."""
    return fill_template(FRAMES[frame], resolving_facts(namer, facts))
