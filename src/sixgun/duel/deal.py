"""The setup: characters, decks, and the choice of who stands in front."""

from __future__ import annotations

from sixgun.duel.config import Config
from sixgun.duel.facts import Facts, facts_for
from sixgun.duel.flow.front_choice import Choosing
from sixgun.duel.flow.turn import Turn
from sixgun.duel.game import Game
from sixgun.engine import Rng

__all__ = ["new_game", "set_up_game"]


def new_game(config: Config, seed: int | str, emits_events: bool = True) -> Game:
    """A game dealt and run to its first decision."""
    facts = facts_for(config)
    rng = Rng.from_seed(seed)
    piles: list[list[int]] = []
    for pool in facts.pools:  # D7
        pile = pool[:]
        rng.shuffle(pile)
        piles.append(pile[: facts.config.dealt])
    game = set_up_game(facts, piles, rng)
    game.emits_events = emits_events
    game.ask_forced = facts.config.ask_forced
    for seat in range(game.seats):
        game.shuffle(seat)
    game.push(Choosing([]))
    game.run()
    return game


def set_up_game(facts: Facts, piles: list[list[int]], rng: Rng) -> Game:
    """A game with the last two characters of each pile in their places, every card in its deck."""
    game = Game()
    game.set_up_duel(facts, [facts.characters[pile[-at]] for pile in piles for at in (1, 2)], rng)
    game.reserve = [pile[:-2] for pile in piles]
    for card in range(len(facts.kind)):
        game.decks[facts.home[card]].append(card)
    game.push(Turn(0, []))
    return game
