"""Red cards: hits; a player may play one a turn."""

from __future__ import annotations

from sixgun.duel.cards import BangCard
from sixgun.duel.flow import Hit, MayDraw, SideChoice, Volley, send_hit, strip
from sixgun.duel.game import Game
from sixgun.duel.targets import Targets
from sixgun.engine import Frame
from sixgun.engine.moves import (
    JUST_PASS,
    PASS,
    PICK,
    card_of,
    card_target,
    encode,
    figure_of,
    target_card_of,
    target_of,
    verb_of,
)

__all__ = [
    "Carbine",
    "Colt",
    "Fanning",
    "Peacemaker",
    "Remington",
    "Schofield",
    "Shotgun",
    "Winchester",
]


class Carbine(BangCard):
    id = "carbine"
    name = "Carbine"
    words = "A hit. If it is avoided, you may discard a card lying with either front character."
    copies = "law:horseshoe*2 outlaw:barrel"
    rulings = ("D70", "D103", "D250")

    def after_avoided(self, game: Game, hit: Hit) -> None:
        shot_at = game.front[game.owner[hit.target]]
        game.push(Pruning(game.front[game.owner[hit.by]], shot_at))


class Pruning(Frame[Game]):
    """A player may discard a card lying with one of two front characters."""

    __slots__ = ("me", "other")

    def __init__(self, me: int, other: int) -> None:
        self.me = me
        self.other = other

    def step(self, game: Game) -> None:
        cards = game.in_play[self.me] + game.in_play[self.other]
        if not cards:
            game.pop()
            return
        moves = [encode(PICK, -1, card_target(card)) for card in cards]
        game.ask(game.owner[self.me], "strip", [*moves, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        if verb_of(move) != PASS:
            strip(game, game.owner[self.me], target_card_of(target_of(move)))

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_card_there"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.other)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "target": self.other}


class Colt(BangCard):
    id = "colt"
    name = "Colt"
    words = "A hit."
    copies = "law:dynamite outlaw:dynamite*5"
    rulings = ("D48", "D57")
    is_colt = True


class Fanning(BangCard):
    id = "fanning"
    name = "Fanning"
    words = "As many hits as there are cards lying with the target."
    copies = "law:barrel law:horseshoe"
    rulings = ("D69", "D98", "D111", "D112", "D235")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        figure = figure_of(target)
        count = len(game.in_play[figure])
        if game.facts.house.live_fanning:  # D111
            game.push(Flurry(me, card, self.no, figure, 0))
        else:
            game.push(Volley(me, card, self.no, [figure] * count))


class Flurry(Frame[Game]):
    """Hits follow each other as long as a card lies with the target for each."""

    __slots__ = ("card", "kind", "me", "shot", "target")

    def __init__(self, me: int, card: int, kind: int, target: int, shot: int) -> None:
        self.me = me
        self.card = card
        self.kind = kind
        self.target = target
        self.shot = shot  # hits so far

    def step(self, game: Game) -> None:
        if self.shot >= len(game.in_play[self.target]) or not game.is_alive(self.target):
            game.pop()
            return
        self.shot += 1
        send_hit(game, self.me, self.target, self.card, self.kind)

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.card, self.kind, self.target, self.shot)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.card}


class Peacemaker(BangCard):
    id = "peacemaker"
    name = "Peacemaker"
    words = "A hit. If it is avoided, its target's owner discards a hand card of their choice."
    copies = "law:horseshoe*2"
    rulings = ("D70", "D119", "D146")

    def after_avoided(self, game: Game, hit: Hit) -> None:
        game.push(Tribute(hit.target, game.owner[hit.by]))


class Tribute(Frame[Game]):
    """A player has to discard a hand card of their choice, because of another seat."""

    __slots__ = ("by", "me")

    def __init__(self, me: int, by: int) -> None:
        self.me = me
        self.by = by

    def step(self, game: Game) -> None:
        hand = game.hand(self.me)
        if not hand:
            game.pop()
            return
        game.ask(game.owner[self.me], "tribute", [game.facts.discard_moves[card] for card in hand])

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        seat = game.owner[self.me]
        game.discard(seat, card_of(move))
        game.notify_robbery(seat, -1, self.by, False)

    def refusal(self, game: Game, move: int) -> str:
        return "discard_a_hand_card"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.by)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}


class Remington(BangCard):
    id = "remington"
    name = "Remington"
    words = "A hit. If it is avoided, you may draw a card."
    copies = "outlaw:snake outlaw:barrel"
    rulings = ("D70", "D121")

    def after_avoided(self, game: Game, hit: Hit) -> None:
        game.push(MayDraw(hit.by, 1))


class Schofield(BangCard):
    id = "schofield"
    name = "Schofield"
    words = "A hit. If it is avoided, your front character regains 1 life."
    copies = "outlaw:barrel*2"
    rulings = ("D70", "D71", "D125")

    def after_avoided(self, game: Game, hit: Hit) -> None:
        game.heal(game.front[game.owner[hit.by]], 1)


class Shotgun(BangCard):
    id = "shotgun"
    name = "Shotgun"
    words = "A hit. If it is avoided, swap front and rear of one side, yours or the one shot at."
    copies = "law:dynamite*2 outlaw:horseshoe*2"
    rulings = ("D20", "D70", "D72", "D127", "D250")

    def after_avoided(self, game: Game, hit: Hit) -> None:
        sides = [game.owner[hit.by], game.owner[hit.target]]
        game.push(SideChoice(hit.by, sides, 1, game.facts.house.optional_shotgun))  # D127


class Winchester(BangCard):
    id = "winchester"
    name = "Winchester"
    words = "A hit, at another player's front or rear."
    copies = "law:horseshoe*2"
    rulings = ("D133",)
    target = Targets.LONG_SHOT
