"""The setup: roles, characters, hands, and the first turn."""

from __future__ import annotations

from sixgun.classic.config import Config
from sixgun.classic.facts import Facts, facts_for
from sixgun.classic.flow.turn import Turn
from sixgun.classic.game import Game
from sixgun.engine import Rng

__all__ = ["new_game", "owners"]


def new_game(config: Config, seed: int | str, emits_events: bool = True) -> Game:
    """A game dealt and run to its first decision."""
    facts = facts_for(config)
    rng = Rng.from_seed(seed)
    variant = facts.variant
    roles = variant.deal_roles(facts, rng)
    characters, spares, reserve = variant.deal_characters(facts, rng)
    game = Game()
    game.set_up_classic(facts, owners(facts), roles, characters, rng)
    game.spare = spares
    game.reserve = reserve
    game.emits_events = emits_events
    game.ask_forced = facts.config.ask_forced
    if facts.has_events:
        game.event_deck = facts.deal_events(rng)
    game.decks[0].extend(range(len(facts.kind)))
    game.shuffle(0)
    game.push(Turn(0, [], 0, 0))
    variant.start(game)
    game.run()
    return game


def owners(facts: Facts) -> list[int]:
    """The seat of each figure."""
    each = facts.variant.figures_a_seat
    return [seat for seat in range(facts.config.players) for _ in range(each)]
