"""Role inference on one seat of a table, or on every seat of a whole game."""

from __future__ import annotations

import math
from collections.abc import Callable

import sixgun
from sixgun.bots import seat_bot
from sixgun.bots.classic.beliefs import PublicInference
from sixgun.bots.classic.role_inference import RoleInference
from sixgun.classic import Game, view
from sixgun.classic.roles import ROLES
from sixgun.engine import Event, visible_events
from sixgun.engine.moves import figure_of, target_of
from sixgun.testing import Player, current

__all__ = ["EVERYTHING", "WatchedGame", "WatchingSeat", "flat", "shoots_at_the_sheriff"]

EVERYTHING = ["dodge_city", "high_noon", "fistful", "bullet"]


class WatchingSeat:
    """A seat with a role inference that watches the table."""

    def __init__(self, player: Player) -> None:
        self.seat = player.seat
        self.scenario = current()
        self.scenario.settle()
        self.game: Game = self.scenario.game
        self.game.emits_events = True
        self.inference = RoleInference(self.game.facts, self.seat)
        self.inference.watch(view(self.game, self.seat), [])

    def sees(self, *acts: object) -> None:
        """Watch the last move."""
        self.inference.watch(
            view(self.game, self.seat), visible_events(self.seat, self.game.events)
        )

    def sees_together(self, *acts: Callable[[], object]) -> None:
        """Watch several moves at once, as when the later ones are forced."""
        events: list[Event] = []
        for act in acts:
            act()
            events += visible_events(self.seat, self.game.events)
        self.inference.watch(view(self.game, self.seat), events)

    def looks_again(self) -> None:
        """Watch a table that the test changed."""
        self.scenario.settle()
        self.game.events = []
        self.sees()

    def targets(self, move: int) -> int:
        """The target figure of a move."""
        return figure_of(target_of(move))

    def chances(self) -> list[list[float]]:
        return self.inference.beliefs(view(self.game, self.seat)).chances

    def thinks(self, player: Player, role: str) -> float:
        """The chance that this player has this role."""
        return self.chances()[player.seat][ROLES.index(role)]


def shoots_at_the_sheriff(
    watcher: WatchingSeat, shooter: Player, sheriff: Player, times: int
) -> None:
    for _ in range(times):
        shooter.is_playing().holds("bang")
        sheriff.has_life(5)
        watcher.looks_again()
        watcher.sees(shooter.plays("bang", at=sheriff))
        watcher.sees(sheriff.passes())


def flat(rows: list[list[float]]) -> list[float]:
    return [chance for row in rows for chance in row]


class WatchedGame:
    """A game of bots with a role inference that watches on every seat."""

    def __init__(self, players: int, seed: int, level: str, boxes: list[str]) -> None:
        made = sixgun.new_game("classic", players=players, seed=seed, expansions=boxes)
        self.game = made.kernel
        self.players = players
        self.seated_bots = [seat_bot(self.game, seat, level, seed) for seat in range(players)]
        self.inferences = [RoleInference(self.game.facts, seat) for seat in range(players)]

    def move(self) -> None:
        self.make(self.seated_bots[self.game.seat].choose_move())

    def make(self, move: int) -> None:
        game = self.game
        game.choose(move)
        for seat in range(self.players):
            self.inferences[seat].watch(view(game, seat), visible_events(seat, game.events))

    def shown(self) -> list[int]:
        """The open roles."""
        return view(self.game, self.players).roles

    def losses(self) -> tuple[float, float]:
        """The log loss of role inference and of public inference."""
        found = [0.0, 0.0]
        for seat in range(self.players):
            seen = view(self.game, seat)
            guess = PublicInference(self.game.facts, seat).beliefs(seen).chances
            for i, chances in enumerate((self.inferences[seat].beliefs(seen).chances, guess)):
                for other in range(self.players):
                    found[i] -= math.log(chances[other][self.game.role[other]])
        return found[0], found[1]
