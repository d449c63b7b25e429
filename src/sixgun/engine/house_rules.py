"""House rules: switches for rulings that are our own decision and that some tables play
differently."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sixgun.engine.errors import BadConfig

__all__ = ["HouseRule", "check_house_rules"]


@dataclass(frozen=True)
class HouseRule:
    """A switch: its name in a config, the ruling it reverses, and the rule that holds instead."""

    name: str
    ruling: str
    words: str

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        return (HouseRule, (self.name, self.ruling, self.words))


def check_house_rules(names: Sequence[str], rules: Sequence[HouseRule]) -> None:
    """Refuse unknown and repeated names."""
    known = [rule.name for rule in rules]
    for name in names:
        if name not in known:
            raise BadConfig("unknown_house_rule", rule=name, known=" ".join(known))
    if len(set(names)) != len(names):
        raise BadConfig("house_rule_twice", rules=" ".join(names))
