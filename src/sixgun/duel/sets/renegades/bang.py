"""Red cards of the Renegades."""

from __future__ import annotations

from sixgun.duel.cards import BangCard
from sixgun.duel.flow import Hit, take_cards, wound
from sixgun.duel.game import Game
from sixgun.duel.printed_facts import RECONSTRUCTED
from sixgun.duel.sets.renegades.reconstructed import COPIES
from sixgun.duel.targets import Targets

__all__ = ["Lightning", "Savage", "Sharps", "Spencer", "Walker", "Whitney"]


class Lightning(BangCard):
    id = "lightning"
    name = "Lightning"
    words = "A hit. You may play one more BANG! card this turn."
    copies = COPIES["lightning"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D55", "D184")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.more_bangs += 1
        super().play(game, me, card, target)


class Savage(BangCard):
    id = "savage"
    name = "Savage"
    words = "A hit. Draw a card before its target reacts."
    copies = COPIES["savage"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D188",)

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        super().play(game, me, card, target)
        take_cards(game, game.owner[me], 1)


class Sharps(BangCard):
    id = "sharps"
    name = "Sharps"
    words = "A hit. The target's ability and the cards lying with it do nothing against this hit."
    copies = COPIES["sharps"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D189",)
    target = Targets.VOID_SHOT
    voids_target = True


class Spencer(BangCard):
    id = "spencer"
    name = "Spencer"
    words = "A hit. A character with 4 life or more loses 2 life instead of 1."
    copies = COPIES["spencer"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D97", "D192")

    def after_hit(self, game: Game, hit: Hit) -> None:
        points = 2 if game.life[hit.target] >= 4 else 1
        wound(game, hit.target, points, hit.by)


class Walker(BangCard):
    id = "walker"
    name = "Walker"
    words = "A hit. If it is avoided, it comes back to your hand."
    copies = COPIES["walker"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D31", "D70", "D178", "D196")

    def after_avoided(self, game: Game, hit: Hit) -> None:
        if hit.card in game.discards:
            game.take_from_pile(game.owner[hit.by], hit.card)


class Whitney(BangCard):
    id = "whitney"
    name = "Whitney"
    words = "A hit that only a hit card avoids."
    copies = COPIES["whitney"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D171", "D198")
    only_hits_avoid = True
