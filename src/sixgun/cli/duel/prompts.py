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
    fields = asked_facts(namer, view)
    cause = prompt_cause(namer, view, story)
    if cause:
        fields["cause"] = cause
    if view.cards.resolving[-1][0] == "Reveal":
        fields["wanted"] = namer.wanted(view.cards.resolving[-1][1]["card"])
    return fill_template(PROMPTS[view.cards.prompt], fields)


def asked_facts(namer: DuelNamer, view: View) -> dict[str, object]:
    """The facts of the decision."""
    asked = view.cards.asked
    facts = view.cards.resolving[-1][1]
    fields = resolving_facts(namer, facts)
    if view.hand_limits:
        fields["limit"] = view.hand_limits[asked]
    for name in ("target", "by", "figure"):
        figure = facts.get(name, -1)
        if figure >= 0 and namer.owner(figure) == asked:
            fields["mine"] = namer.player(figure)
            break
    if "figure" in facts:
        fields["partner"] = namer.player(facts["figure"] ^ 1)
    return fields


def resolving_facts(namer: DuelNamer, facts: dict[str, int]) -> dict[str, object]:
    """The facts of a frame, with names for the numbers."""
    fields: dict[str, object] = {}
    if "left" in facts:
        left = facts["left"]
        fields |= {"left": left, "count": "a card" if left == 1 else f"{left} cards"}
    if facts.get("card", -1) >= 0:
        fields["card"] = namer.card(facts["card"])
    if "victim" in facts:
        fields["victim"] = namer.whose_seat(facts["victim"])
    for name in FIGURES:
        if facts.get(name, -1) >= 0:
            player = namer.player(facts[name])
            fields |= {name: player, name.capitalize(): begin(player)}
    return fields


def describe_frame(namer: DuelNamer, frame: str, facts: dict[str, int]) -> str:
    """Describe a frame being resolved; "" if it needs no text."""
    return fill_template(FRAMES[frame], resolving_facts(namer, facts))
