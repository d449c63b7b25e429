"""What a bot would do, and why: the reason, the chance to win, and suspected roles."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from sixgun.bots import Reason, Thought
from sixgun.narration.decisions import AnyView
from sixgun.narration.public_facts import PublicFacts, join_sentences, sentence
from sixgun.protocol import PlayerName, Sentence, Term

__all__ = ["HintSentences", "describe_hint"]

FIGURES: Final = ("figure", "target")
LIKELY: Final = 0.6  # weaker suspicions are not shown
MARGIN: Final = 0.1  # how far a suspicion must be above the average of all hidden roles
CERTAIN: Final = 0.995


class HintSentences(NamedTuple):
    """The parts of a hint beside its move; None for what the bot does not know."""

    why: Sentence | None
    chance: Sentence | None
    suspects: Sentence | None


def describe_hint(facts: PublicFacts, view: AnyView, thought: Thought) -> HintSentences:
    known = thought.chance >= 0.0
    suspects = list_suspects(facts, view, thought)
    names = join_sentences(suspects)
    return HintSentences(
        describe_reason(facts, view, thought.reason),
        sentence("hints.chance", chance=percent(thought.chance)) if known else None,
        sentence("hints.suspects", names=names) if suspects else None,
    )


def describe_reason(facts: PublicFacts, view: AnyView, reason: Reason) -> Sentence | None:
    """The reason with names for figures and cards; None if it has no message."""
    key = facts.key(f"hints.{facts.game}.{reason.code}", f"hints.reasons.{reason.code}")
    if not key:
        return None
    values: dict[str, Any] = dict(reason.facts)
    for name in FIGURES:
        if isinstance(figure := values.get(name), int):
            values[name] = facts.figure(figure, view.characters)
    if isinstance(card := values.get("card"), int):
        values["card"] = facts.known_card(card)
    if "chance" in values:
        values["chance"] = percent(values["chance"] / 100)
    return sentence(key, **values)


def list_suspects(facts: PublicFacts, view: AnyView, thought: Thought) -> list[Sentence]:
    """Players with one role that is clearly more likely than for the other hidden players."""
    hidden = {
        seat: chances
        for seat, chances in enumerate(thought.beliefs)
        if chances and seat != view.cards.seat and max(chances.values()) < CERTAIN
    }
    found: list[Sentence] = []
    for seat, chances in hidden.items():
        role = max(chances, key=lambda name: chances[name])
        average = sum(other.get(role, 0.0) for other in hidden.values()) / len(hidden)
        if chances[role] >= max(LIKELY, average + MARGIN):
            suspected = Term(f"log.roles_shown.{role}")
            values = {"name": PlayerName(seat), "role": suspected, "chance": percent(chances[role])}
            found.append(sentence("hints.suspect", **values))
    return found


def percent(share: float) -> Sentence:
    return Sentence("table.percent", {"share": share})
