"""BANG! The Duel with its Renegades, in all its modes."""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.duel import HOUSE_RULES, MODES, Config, Game, View, new_game, open_view, view
from sixgun.duel.config import EDITIONS
from sixgun.duel.printed_facts import BACKS
from sixgun.live.rulesets.ruleset import Ruleset

__all__ = ["DuelRuleset"]


class DuelRuleset(Ruleset[Config, Game, View]):
    """Each seat plays a side. Nothing is kept for the next game."""

    id = "duel"
    config = Config

    def deal(self, config: Config, seed: int | str, emits_events: bool = True) -> Game:
        return new_game(config, seed, emits_events)

    def config_of(self, game: Game) -> Config:
        return game.facts.config

    def view(self, game: Game, seat: int) -> View:
        return view(game, seat)

    def open_view(self, game: Game, seat: int) -> View:
        return open_view(game, seat)

    def side(self, game: Game) -> str:
        won = [side for seat, side in enumerate(self.roles(game)) if (game.winners >> seat) & 1]
        return won[0] if won else "nobody"

    def roles(self, game: Game) -> list[str]:
        """The side of each seat."""
        return list(game.facts.sides)

    def open_sides(self, game: Game) -> list[str]:
        return self.roles(game)

    def back_words(self, game: Game) -> list[str]:
        return list(BACKS)

    def character_ids(self, game: Game) -> list[str]:
        return [character.id for character in game.facts.characters]

    def characters(self, game: Game) -> list[list[str]]:
        """All characters that came into play for each side."""
        facts = game.facts
        played = {*game.graves, *(game.character[figure].no for figure in game.ring)}
        return [
            [facts.characters[number].id for number in pool if number in played]
            for pool in facts.pools
        ]

    def choices(self) -> dict[str, Sequence[str] | range]:
        return {
            "mode": list(MODES),
            "edition": list(EDITIONS),
            "house": [rule.name for rule in HOUSE_RULES],
        }
