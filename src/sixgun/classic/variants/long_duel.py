"""The long duel: five characters each, two of them in play, front and rear (T55-T79)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.classic.characters import Character
from sixgun.classic.figure_rules import NO_ABILITY
from sixgun.classic.flow.life import discard_in_play, take_all_in_play
from sixgun.classic.flow.turn import start_turn
from sixgun.classic.game import Game
from sixgun.classic.variants.duel_variant import DuelVariant
from sixgun.classic.variants.long_duel_choices import FrontChoice, Placing, Rights
from sixgun.engine import Rng
from sixgun.engine.events import STEPPED_FORWARD

if TYPE_CHECKING:
    from sixgun.classic.facts import Facts

__all__ = ["LongDuel"]

ON_OFFER: Final = 10
A_SIDE: Final = 5


class LongDuel(DuelVariant):
    id = "long_duel"
    name = "Long duel"
    figures_a_seat = 2

    # -- setup -----------------------------------------------------------------------------

    def figure_names(self, names: tuple[str, ...]) -> list[str]:
        return [f"{name}.{number}" for name in names for number in (1, 2)]

    def deal_characters(
        self, facts: Facts, rng: Rng
    ) -> tuple[list[Character], list[Character], list[list[int]]]:
        """T55: ten characters lie open to be picked from; none is in play yet."""
        order = list(range(len(facts.characters)))
        rng.shuffle(order)
        nobody: list[Character] = [NO_ABILITY] * 4
        return nobody, [], [sorted(order[:ON_OFFER]), []]

    def start(self, game: Game) -> None:
        game.ring.clear()
        game.offered = game.reserve[0]
        game.reserve = [[], []]
        game.push(Rights())

    def enter(self, game: Game, me: int) -> None:
        """The next character of the pile takes this figure's place (T69)."""
        number = self.next_in_reserve(game, game.owner[me])
        game.ring.append(me)
        game.ring.sort()
        game.become(me, game.facts.characters[number])
        game.emit_character(me)

    def set_front(self, game: Game, me: int) -> None:
        if game.front[game.owner[me]] != me:
            game.front = game.front[:]
            game.front[game.owner[me]] = me
            game.distances_from = -1
            if game.active >= 0 and not game.hand(me):
                game.hand_emptied(game.owner[me])  # the ability starts to work
        if game.emits_events:
            game.events.append((STEPPED_FORWARD, 0, me, -1, -1, -1))

    def begin(self, game: Game, starter: int) -> None:
        """T59: deal hands by the front characters' life; then the first turn."""
        for seat in range(2):
            game.draw(seat, game.life[game.front[seat]])
        start_turn(game, game.front[starter])

    # -- while it is played ----------------------------------------------------------------

    def side_of(self, game: Game, seat: int) -> list[int]:
        """The figures of a seat that are in play, front one first."""
        front = game.front[seat]
        mates = [f for f in game.ring if game.owner[f] == seat and f != front]
        return [front, *mates] if front in game.ring else mates

    def others(self, game: Game, me: int) -> list[int]:
        """T70: the opposing front, the player's own other figure, the opposing rear."""
        seat = game.owner[me]
        against = self.side_of(game, 1 - seat)
        return against[:1] + [f for f in self.side_of(game, seat) if f != me] + against[1:]

    def seat_distance(self, game: Game, me: int, figure: int) -> int:
        """T64."""
        seat = game.owner[figure]
        return 1 if seat == game.owner[me] or game.front[seat] == figure else 2

    def ability_works(self, game: Game, me: int) -> bool:
        """T118: the front figure's ability works at any time, the rear figure's while they are a
        target."""
        if game.front[game.owner[me]] == me:
            return True
        for frame in game.stack:
            concerned = frame.facts()
            if concerned.get("target") == me or concerned.get("figure") == me:
                return True
        return False

    def own_figures(self, game: Game) -> list[int]:
        return self.side_of(game, game.owner[game.active])

    def before_draw(self, game: Game) -> None:
        """T61, T72: choose who is in front in this turn; a character in jail cannot be."""
        jailed = max(game.note, 0)
        game.note = -1
        mine = self.own_figures(game)
        free = [f for f in mine if not (jailed >> f) & 1]
        if len(free) == 2:
            game.push(FrontChoice([game.owner[game.active]], []))
        elif free[0] != game.active:
            self.set_front(game, free[0])
            game.active = free[0]

    def lose_turn(self, game: Game, me: int) -> None:
        """T72, T73: they must stay behind; without another figure the turn is lost."""
        game.note = max(game.note, 0) | 1 << me
        if all((game.note >> f) & 1 for f in self.own_figures(game)):
            game.note = -1
            game.lose_turn(me)

    def pass_left(self, game: Game, card: int, me: int) -> None:
        """T74: it goes to the opponent, who places it."""
        kind = game.kind[card].no
        against = self.side_of(game, 1 - game.owner[me])
        open_to_it = [f for f in against if not game.has_in_play(f, kind)]
        if len(open_to_it) > 1:
            game.push(Placing(me, card, open_to_it))
        elif open_to_it:
            game.pass_on(card, me, open_to_it[0])

    # -- eliminations ----------------------------------------------------------------------

    def remove_figure(self, game: Game, me: int) -> None:
        self.lose_character(game, me)
        game.life[me] = 0
        game.ring.remove(me)
        game.give_ability(me, NO_ABILITY)

    def dispose_of_cards(self, game: Game, me: int) -> None:
        """T68: the hand stays; the figure's cards in play are discarded, or claimed by a front
        figure (T123)."""
        for other in game.others(me):
            front = game.front[game.owner[other]] == other
            if front and game.ability[other].claims_fallen(game, other):
                take_all_in_play(game, other, me)
        discard_in_play(game, me)

    def settle_elimination(self, game: Game, me: int, by: int) -> None:
        """T67: the rear figure steps forward if necessary, a reinforcement enters behind."""
        seat = game.owner[me]
        mates = self.side_of(game, seat)
        if mates and game.front[seat] == me:
            self.set_front(game, mates[0])
        if game.reserve[seat]:
            self.enter(game, me)
        elif me not in game.graves:
            game.graves.append(me)
        if game.active == me and mates:
            game.active = mates[0]  # T117

    def winners(self, game: Game) -> int:
        """T60."""
        for seat in range(2):
            if game.lost[1 - seat] == A_SIDE:
                return 1 << seat
        return 0

    def known_reserve(self, game: Game, side: int, seat: int) -> list[str]:
        """In their real order for their player, sorted for others."""
        names = [game.facts.characters[number].id for number in reversed(game.reserve[side])]
        return names if side == seat else sorted(names)

    def redeal_characters(self, game: Game, seat: int, rng: Rng) -> None:
        """T58: the characters still to come are open, but only their player knows the order; nor
        does that player see a front that is being chosen."""
        piles = [pile[:] for pile in game.reserve]
        for other in range(2):
            if other != seat:
                piles[other].sort()
                rng.shuffle(piles[other])
        game.reserve = piles
        asking = game.stack[-1]
        if isinstance(asking, FrontChoice):
            asking.redeal_hidden(game, seat, rng)
