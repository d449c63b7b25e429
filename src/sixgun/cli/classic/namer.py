"""`ClassicNamer`: names for suits and values, roles and events."""

from __future__ import annotations

from typing import Final

from sixgun.classic import Card, Facts
from sixgun.classic.roles import RENEGADE, ROLES
from sixgun.classic.suits import VALUES as VALUE_SIGNS
from sixgun.cli.classic import messages
from sixgun.cli.namer import Namer

__all__ = ["ClassicNamer"]

THREE: Final = 3  # with three players, and with eight, the roles differ
EIGHT: Final = 8


class ClassicNamer(Namer):
    """Names the things of one game from the viewpoint of a seat."""

    faces = frozenset((*messages.SUITS, *messages.VALUES.values()))
    facts: Facts

    def __init__(self, facts: Facts, me: int) -> None:
        super().__init__(facts, me, facts.variant.figures_a_seat)

    def face(self, card: int) -> str:
        sign = VALUE_SIGNS[self.facts.value[card]]
        return f"{messages.VALUES.get(sign, sign)} of {messages.SUITS[self.facts.suit[card]]}"

    def kind(self, kind: int) -> Card:
        return self.facts.kinds[kind]

    def event(self, called: str) -> str:
        return self.facts.event_by_id[called].name

    def role(self, role: int) -> str:
        """A role with its article: "an Outlaw"; with three players "the Outlaw"."""
        if self.facts.config.players == THREE:
            return f"the {messages.ROLES[role]}"
        if self.facts.config.players == EIGHT and role == RENEGADE:
            return f"a {messages.ROLES[role]}"
        return messages.ROLES_SHOWN[role]

    def role_called(self, called: str) -> str:
        return self.role(ROLES.index(called))
