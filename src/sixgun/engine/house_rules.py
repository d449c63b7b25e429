"""House rules: switches for rulings that are our own decision and that some tables play
differently.

A game declares its switches as the fields of one dataclass, each with `house_rule`. The names in a
config, `sixgun rules --switches` and the library all come from there.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from sixgun.engine.errors import BadConfig

__all__ = ["HouseRule", "check_house_rules", "declared_house_rules", "house_rule"]


@dataclass(frozen=True)
class HouseRule:
    """A switch: its name in a config, the ruling it reverses, and the rule that holds instead."""

    name: str
    ruling: str
    words: str

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (HouseRule, (self.name, self.ruling, self.words))


def house_rule(ruling: str, words: str) -> Any:
    """A field that is a switch, off by default. (`Any`, because the field holds a bool.)"""
    return field(default=False, metadata={"ruling": ruling, "words": words})


def declared_house_rules(switches: type[Any]) -> tuple[HouseRule, ...]:
    """The house rules that a class declares, in order."""
    return tuple(
        [
            HouseRule(switch.name, switch.metadata["ruling"], switch.metadata["words"])
            for switch in fields(switches)
        ]
    )


def check_house_rules(names: Sequence[str], rules: Sequence[HouseRule]) -> None:
    """Refuse unknown and repeated names."""
    known = [rule.name for rule in rules]
    for name in names:
        if name not in known:
            raise BadConfig("unknown_house_rule", rule=name, known=" ".join(known))
    if len(set(names)) != len(names):
        raise BadConfig("house_rule_twice", rules=" ".join(names))
