"""The preparation: roles, characters, hands, and the Sheriff's first turn."""

from __future__ import annotations

from sixgun.classic.characters import Character
from sixgun.classic.config import Config
from sixgun.classic.facts import Facts, facts_for
from sixgun.classic.flow.turn import Turn
from sixgun.classic.game import Game
from sixgun.classic.roles import ROLES_BY_PLAYERS, SHERIFF
from sixgun.engine import BadConfig, Rng

__all__ = ["new_game", "seat_everybody"]


def new_game(config: Config, seed: int | str, telling: bool = True) -> Game:
    """A game dealt and run on to its first decision."""
    facts = facts_for(config.checked())
    game = Game(facts, Rng.from_seed(seed))
    game.telling = telling
    game.ask_forced = facts.config.ask_forced
    deal_roles(game)
    dealt = deal_characters(game)
    seat_everybody(game, dealt)
    game.decks[0].extend(range(len(facts.kind)))
    game.shuffle(0)
    for seat in range(game.seats):
        game.draw(seat, game.life[seat])  # R2
    turn = Turn(0, 0, 0)
    game.push(turn)
    turn.begin(game, game.role.index(SHERIFF))
    game.run()
    return game


def deal_roles(game: Game) -> None:
    """R3: only the Sheriff is shown; R306: his seat may have been agreed upon."""
    roles = list(ROLES_BY_PLAYERS[game.seats])
    agreed = game.facts.config.sheriff
    if agreed >= 0:
        roles.remove(SHERIFF)
    game.rng.shuffle(roles)
    if agreed >= 0:
        roles.insert(agreed, SHERIFF)
    game.role = roles
    game.roles_shown = 1 << roles.index(SHERIFF)


def deal_characters(game: Game) -> list[Character]:
    """R305: one face up for each, one face down as his life counter. R103: some were kept."""
    facts = game.facts
    kept = facts.config.characters
    taken = [wanted for wanted in kept if wanted]
    if len(set(taken)) != len(taken):
        raise BadConfig("character_taken_twice")
    order = [i for i in range(len(facts.characters)) if facts.characters[i].id not in taken]
    game.rng.shuffle(order)
    pool = [facts.characters[i] for i in order]
    dealt = [facts.character_by_id[wanted] if wanted else pool.pop() for wanted in kept]
    game.spare = [pool.pop() for _ in range(game.seats)]
    return dealt


def seat_everybody(game: Game, characters: list[Character]) -> None:
    """One figure a seat, with the life of his character and one more for the Sheriff (R1)."""
    facts: Facts = game.facts
    game.owner = list(range(game.seats))
    game.ring = list(range(game.seats))
    game.character = characters
    game.ability = characters[:]
    game.max_life = [
        characters[figure].life + (1 if game.role[figure] == SHERIFF else 0)
        for figure in range(game.seats)
    ]
    game.life = game.max_life[:]
    game.hands = [[] for _ in range(game.seats)]
    game.in_play = [[] for _ in range(game.seats)]
    game.decks = [[]]
    game.source = [0] * game.seats
    game.known = [0] * len(facts.kind)
    game.epoch = [0] * len(facts.kind)
    game.reach = [1] * game.seats
    game.sight = [0] * game.seats
    game.cover = [0] * game.seats
    game.unlimited = [False] * game.seats
    for figure in game.ring:
        game.give_ability(figure, characters[figure])
