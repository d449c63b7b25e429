"""How a game ended: who won, and why."""

from __future__ import annotations

from typing import Any

from sixgun.narration.decisions import AnyView
from sixgun.narration.public_facts import PublicFacts, sentence
from sixgun.protocol import PlayerName, PlayerNames, Sentence

__all__ = ["describe_result"]


def describe_result(facts: PublicFacts, view: AnyView) -> tuple[Sentence, Sentence]:
    """ "You won!" and how, for the seat of this view."""
    winners = [seat for seat in range(facts.seats) if (view.winners >> seat) & 1]
    values = result_values(facts, view, winners)
    detail = facts.key(f"results.detail.{ending(facts, view, winners)}", "results.detail.any")
    return sentence(f"results.{title(facts, view, winners)}", **values), sentence(detail, **values)


def title(facts: PublicFacts, view: AnyView, winners: list[int]) -> str:
    if not winners:
        return "nobody"
    if view.cards.seat >= facts.seats:
        return "others"
    return "won" if view.cards.seat in winners else "lost"


def ending(facts: PublicFacts, view: AnyView, winners: list[int]) -> str:
    """The key of the sentence that says how the game ended."""
    if not winners:
        return "nobody"
    first = winners[0]
    if hasattr(view, "goals"):
        return "left" if view.goals[first] in view.left else "hunted"
    if not hasattr(view, "roles"):
        return "any"
    roles = [facts.roles[role] for role in view.roles]
    if roles[first] == "duelist":
        return "left" if any(seat != first for seat in view.left) else "duelist"
    return roles[first] if "sheriff" in roles else f"alone_{roles[first]}"


def result_values(facts: PublicFacts, view: AnyView, winners: list[int]) -> dict[str, Any]:
    first = winners[0] if winners else -1
    others = [seat for seat in range(facts.seats) if seat != first]
    loser = view.goals[first] if hasattr(view, "goals") else others[0]
    return {
        "winner": PlayerName(first),
        "loser": PlayerName(loser),
        "names": PlayerNames([PlayerName(seat) for seat in winners]),
        "count": len(winners),
    }
