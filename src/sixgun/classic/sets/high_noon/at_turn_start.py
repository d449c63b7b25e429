"""Events that do something at the start of every turn."""

from __future__ import annotations

from sixgun.classic.event_cards import EventCard
from sixgun.classic.flow import wound
from sixgun.classic.game import Game
from sixgun.engine import FigureFrame
from sixgun.engine.moves import JUST_PASS, JUST_USE, USE, verb_of

__all__ = ["GhostTown", "HighNoon", "NewIdentity"]


class GhostTown(EventCard):
    id = "ghost_town"
    name = "Ghost Town"
    words = (
        "Eliminated players take their turns as ghosts: they draw three cards, have no life to "
        "lose, and are out again when their turn is over."
    )
    rulings = tuple(f"R{number}" for number in range(189, 200))

    def next_figure(self, game: Game, figure: int) -> int:
        count = len(game.owner)
        at = (figure + 1) % count
        while at not in game.ring and game.has_left(at):
            at = (at + 1) % count
        return at

    def comes_back(self, game: Game, me: int) -> None:
        game.rejoin(me, 0)

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        game.ability[me].draw_phase(game, me, count + 1 if game.is_ghost(me) else count)


class NewIdentity(EventCard):
    id = "new_identity"
    name = "New Identity"
    words = (
        "At the start of their turn each player looks at their spare character and may become it "
        "for good, with 2 life."
    )
    rulings = ("R224", "R225", "R226")

    def turn_starts(self, game: Game, me: int) -> None:
        if game.is_ghost(me) or game.has_left(me):
            return
        seat = game.owner[me]
        game.spare_seen = game.spare_seen[:]
        game.spare_seen[seat] |= 1 << seat
        game.push(Mirror(me))


class Mirror(FigureFrame[Game]):
    """Keep the character or become the spare one."""

    def step(self, game: Game) -> None:
        game.ask(game.owner[self.me], "identity", [JUST_USE, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        if verb_of(move) == USE:
            self.become_the_other(game)

    def become_the_other(self, game: Game) -> None:
        """R225: hand and cards in play stay, life is 2, and the old character is the spare."""
        me = self.me
        seat = game.owner[me]
        before = game.character[me]
        game.become(me, game.spare[seat])
        game.spare = game.spare[:]
        game.spare[seat] = before
        game.spare_seen = game.spare_seen[:]
        game.spare_seen[seat] = game.everyone
        three = game.is_sheriff(me) and game.facts.house.three_for_the_sheriff
        game.life[me] = 3 if three else 2
        game.emit_character(me)

    def refusal(self, game: Game, move: int) -> str:
        return "use_or_pass"


class HighNoon(EventCard):
    id = "high_noon"
    name = "High Noon"
    words = "Each player loses 1 life at the start of their turn. Comes last and stays."
    rulings = ("R183", "R227", "R228", "R229")
    last = True

    def turn_starts(self, game: Game, me: int) -> None:
        wound(game, me, 1, -1)
