"""The short duel: eight characters each, one at a time (T80-T87)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.classic.cards import BrownCard, Card
from sixgun.classic.characters import Character
from sixgun.classic.figure_rules import NO_ABILITY
from sixgun.classic.flow.life import take_all_in_play, wound
from sixgun.classic.game import Game
from sixgun.classic.sets.base.attacks import Bang, Missed
from sixgun.classic.sets.base.equipment import Jail
from sixgun.classic.sets.base.supplies import Beer, CatBalou, Panic, WellsFargo
from sixgun.classic.variants.duel_variant import DuelVariant
from sixgun.engine import Rng

if TYPE_CHECKING:
    from sixgun.classic.facts import Facts

__all__ = ["ShortDuel", "WildBeer"]

A_PILE: Final = 8
TO_WIN: Final = 5
LEAD: Final = 2


class WildBeer(BrownCard):
    id = Beer.id
    name = Beer.name
    words = "Played as a BANG!, a Missed!, a Panic! or a Cat Balou. It never heals."
    copies = Beer.copies
    rulings = ("R296", "T83", "T122")
    stands_for = (Bang.id, Missed.id, Panic.id, CatBalou.id)
    is_beer = True

    def blocked(self, game: Game, me: int, card: int) -> str:
        return "only_as_another_card"


class ShortDuel(DuelVariant):
    """Without Jail and Wells Fargo; Beer is wild."""

    id = "short_duel"
    name = "Short duel"

    def variant_kind(self, kind: type[Card]) -> type[Card]:
        return WildBeer if kind is Beer else kind

    def leaves_out(self, kind: Card) -> bool:
        return kind.id in (Jail.id, WellsFargo.id)  # T80

    def deal_characters(
        self, facts: Facts, rng: Rng
    ) -> tuple[list[Character], list[Character], list[list[int]]]:
        """T81: two piles of eight, the top ones enter."""
        order = list(range(len(facts.characters)))
        rng.shuffle(order)
        piles = [order[:A_PILE], order[A_PILE : 2 * A_PILE]]
        return [facts.characters[pile.pop()] for pile in piles], [], piles

    def remove_figure(self, game: Game, me: int) -> None:
        self.lose_character(game, me)
        game.give_ability(me, NO_ABILITY)

    def dispose_of_cards(self, game: Game, me: int) -> None:
        """T85: hand and cards in play stay with the player, unless another figure claims them
        (T123)."""
        for other in game.others(me):
            if game.ability[other].claims_fallen(game, other):
                take_all_in_play(game, other, me)

    def settle_elimination(self, game: Game, me: int, by: int) -> None:
        """T84: the next character enters, and excess damage carries over."""
        seat = game.owner[me]
        excess = -game.life[me]
        if not game.reserve[seat]:
            game.life[me] = 0
            game.ring.remove(me)
            game.graves.append(me)
            return
        game.become(me, game.facts.characters[self.next_in_reserve(game, seat)])
        game.emit_character(me)
        if excess > 0:
            wound(game, me, excess, by)

    def winners(self, game: Game) -> int:
        """T82: five, plus two for each lost character; at most all of them."""
        for seat in range(2):
            fallen = game.lost[1 - seat]
            if fallen == A_PILE or (fallen >= TO_WIN and fallen - game.lost[seat] >= LEAD):
                return 1 << seat
        return 0

    def redeal_characters(self, game: Game, seat: int, rng: Rng) -> None:
        """The characters still to come are unknown to all."""
        order = sorted(game.reserve[0] + game.reserve[1])
        rng.shuffle(order)
        here = len(game.reserve[0])
        game.reserve = [order[:here], order[here:]]
