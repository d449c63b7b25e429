"""Helpers that count the cards in the starting decks of a mode."""

from __future__ import annotations

from collections import Counter

from sixgun.duel import Config, facts_for

__all__ = ["count_copies", "deck_sizes"]


def deck_sizes(mode: str, edition: str = "revised") -> list[int]:
    """How many cards each seat's deck has."""
    facts = facts_for(Config(mode=mode, edition=edition))
    return [facts.home.count(seat) for seat in range(len(facts.sides))]


def count_copies(kind: str, edition: str = "revised") -> dict[str, int]:
    """How many copies of a kind each side's deck has, in the base game."""
    facts = facts_for(Config(edition=edition))
    homes = [facts.sides[facts.home[c]] for c, k in enumerate(facts.kind) if k.id == kind]
    return dict(Counter(homes))
