"""Front and rear change places, and abilities that trigger on it run (D44-D46, D233)."""

from __future__ import annotations

from sixgun.duel.game import CONSEQUENCE, Game
from sixgun.engine import Frame
from sixgun.engine.events import STEPPED_FORWARD
from sixgun.engine.moves import (
    JUST_PASS,
    PASS,
    PICK,
    SWAP,
    encode,
    figure_of,
    kind_of,
    target_of,
    verb_of,
)

__all__ = ["Order", "SideChoice", "swap"]


def swap(game: Game, seat: int, by: int) -> None:
    """A seat's token moves, caused by another seat or its own."""
    rear = game.partner(game.front[seat])
    if rear < 0:
        return
    game.front = [rear if s == seat else game.front[s] for s in range(game.seats)]
    if game.emits_events:
        game.events.append((STEPPED_FORWARD, 0, rear, -1, -1, -1))
    if by != seat and game.facts.house.own_swaps_only:  # D46
        return
    notify_all_of_swap(game, seat, by)


def notify_all_of_swap(game: Game, seat: int, by: int) -> None:
    """D165: in the order of simultaneous effects; consequences after a hit that is settled first
    wait behind it, all others come before hits. That holds over several swaps (D194)."""
    behind = any(settles_first(game, entry[1]) for entry in game.queue)
    for figure in game.in_order(by):
        waiting = len(game.pending)
        strikes = len(game.queue)
        notify_of_swap(game, figure, seat)
        if behind or (len(game.pending) > waiting and len(game.queue) > strikes):
            order_consequences(game, waiting, strikes)
        for entry in game.queue[strikes:]:
            behind = behind or settles_first(game, entry[1])
        if len(game.queue) - strikes > 1:
            game.push(Order(figure, strikes, True))  # D233
        elif len(game.pending) - waiting > 1:
            game.push(Order(figure, waiting, False))


def order_consequences(game: Game, waiting: int, strikes: int) -> None:
    """Consequences from this index on wait in the queue, before the hits of the same figure."""
    for origin, me, value, cause in reversed(game.pending[waiting:]):
        game.queue.insert(strikes, (CONSEQUENCE, origin, me, value, cause))
    del game.pending[waiting:]


def notify_of_swap(game: Game, figure: int, seat: int) -> None:
    """Notify a figure and its cards of a swap of this seat."""
    character = game.character[figure]
    if character.reacts_to_swap and game.ability_works(figure):
        character.after_swap(game, figure, seat)
    if game.front[game.owner[figure]] == figure and game.life[figure] > 0:
        for card in game.in_play[figure]:
            if game.kind[card].reacts_to_swap:
                game.kind[card].after_swap(game, figure, card, seat)


def settles_first(game: Game, origin: int) -> bool:
    first = game.facts.first_character
    if origin < first:
        return game.facts.kinds[origin].settles_first
    return game.facts.characters[origin - first].settles_first


class Order(Frame[Game]):
    """One character triggers two things at once: their owner chooses which is first (D233)."""

    __slots__ = ("at", "in_queue", "me")

    def __init__(self, me: int, at: int, in_queue: bool) -> None:
        self.me = me
        self.at = at  # the index of the first of them
        self.in_queue = in_queue  # among the waiting hits; otherwise among the consequences

    def step(self, game: Game) -> None:
        moves = [encode(PICK, -1, 0, self.origin(game, at)) for at in (self.at, self.at + 1)]
        game.ask(game.owner[self.me], "which_first", moves)

    def origin(self, game: Game, at: int) -> int:
        return game.queue[at][1] if self.in_queue else game.pending[at][0]

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        if kind_of(move) == self.origin(game, self.at):
            return
        if self.in_queue:
            game.queue.insert(self.at, game.queue.pop(self.at + 1))
        else:
            game.pending.insert(self.at, game.pending.pop(self.at + 1))

    def refusal(self, game: Game, move: int) -> str:
        return "say_which_first"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.at, self.in_queue)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}


class SideChoice(Frame[Game]):
    """A player chooses sides to swap, one by one (D127, D194)."""

    __slots__ = ("left", "may_pass", "me", "sides")

    def __init__(self, me: int, sides: list[int], left: int, may_pass: bool) -> None:
        self.me = me
        self.sides = sides  # the seats that may be swapped
        self.left = left
        self.may_pass = may_pass

    def step(self, game: Game) -> None:
        sides = [s for s in self.sides if game.partner(game.front[s]) >= 0] if self.left else []
        if not sides:
            game.pop()
            return
        moves = [encode(SWAP, -1, game.front[seat] + 1) for seat in sides]
        game.ask(game.owner[self.me], "swap_side", [*moves, JUST_PASS] if self.may_pass else moves)

    def choose(self, game: Game, move: int) -> None:
        if verb_of(move) == PASS:
            game.pop()
            return
        seat = game.owner[figure_of(target_of(move))]
        self.left -= 1
        self.sides.remove(seat)
        swap(game, seat, game.owner[self.me])

    def refusal(self, game: Game, move: int) -> str:
        return "swap_one_of_them"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.sides[:], self.left, self.may_pass)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "left": self.left}
