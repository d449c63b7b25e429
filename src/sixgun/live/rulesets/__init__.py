"""The registry of games. Each game has a file here with its `Ruleset`."""

from __future__ import annotations

from typing import Any, Final

from sixgun.engine import BadConfig
from sixgun.live.rulesets.classic import ClassicRuleset
from sixgun.live.rulesets.duel import DuelRuleset
from sixgun.live.rulesets.ruleset import GameConfig, Ruleset

__all__ = ["RULESETS", "GameConfig", "Ruleset", "ruleset", "ruleset_for"]

# By id, as `new_game` and records name them.
RULESETS: Final[dict[str, Ruleset[Any, Any, Any]]] = {
    rules.id: rules for rules in (ClassicRuleset(), DuelRuleset())
}


def ruleset(game: object) -> Ruleset[Any, Any, Any]:
    """The rules of a game by its id."""
    if not isinstance(game, str) or game not in RULESETS:
        raise BadConfig("unknown_game", game=str(game)[:60], known=" ".join(RULESETS))
    return RULESETS[game]


def ruleset_for(config: GameConfig) -> Ruleset[Any, Any, Any]:
    """The rules for a config."""
    for rules in RULESETS.values():
        if type(config) is rules.config:
            return rules
    raise BadConfig("unknown_game", game=type(config).__module__, known=" ".join(RULESETS))
