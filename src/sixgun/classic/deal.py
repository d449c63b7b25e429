"""The preparation: roles, characters, hands, and the Sheriff's first turn."""

from __future__ import annotations

from sixgun.classic.characters import Character
from sixgun.classic.config import Config
from sixgun.classic.facts import Facts, facts_for
from sixgun.classic.flow.turn import Turn
from sixgun.classic.game import Game
from sixgun.classic.roles import ROLES_BY_PLAYERS, SHERIFF
from sixgun.engine import Rng

__all__ = ["new_game"]


def new_game(config: Config, seed: int | str, telling: bool = True) -> Game:
    """A game dealt and run on to its first decision."""
    facts = facts_for(config.checked())
    rng = Rng.from_seed(seed)
    roles = deal_roles(facts, rng)
    characters, spares = deal_characters(facts, rng)
    game = Game()
    game.open_classic(facts, roles, characters, rng)
    game.spare = spares
    game.telling = telling
    game.ask_forced = facts.config.ask_forced
    game.decks[0].extend(range(len(facts.kind)))
    game.shuffle(0)
    for seat in range(game.seats):
        game.draw(seat, game.life[seat])  # R2
    turn = Turn(0, 0, 0)
    game.push(turn)
    turn.begin(game, game.role.index(SHERIFF))
    game.run()
    return game


def deal_roles(facts: Facts, rng: Rng) -> list[int]:
    """R3, by seat; R306: the Sheriff's seat may have been agreed upon."""
    roles = list(ROLES_BY_PLAYERS[facts.config.players])
    agreed = facts.config.sheriff
    if agreed >= 0:
        roles.remove(SHERIFF)
    rng.shuffle(roles)
    if agreed >= 0:
        roles.insert(agreed, SHERIFF)
    return roles


def deal_characters(facts: Facts, rng: Rng) -> tuple[list[Character], list[Character]]:
    """R305: one face up for each, one face down as his life counter. R103: some were kept."""
    kept = facts.config.characters
    pool = [i for i in range(len(facts.characters)) if facts.characters[i].id not in kept]
    rng.shuffle(pool)
    dealt: list[Character] = []
    for wanted in kept:
        if not wanted:
            dealt.append(facts.characters[pool.pop()])
        elif wanted.startswith("!"):
            fitting = [i for i in pool if facts.characters[i].id != wanted[1:]]
            pool.remove(fitting[-1])
            dealt.append(facts.characters[fitting[-1]])
        else:
            dealt.append(facts.character_by_id[wanted])
    return dealt, [facts.characters[pool.pop()] for _ in kept]
