"""Blue cards of the Renegades, and the green Resources."""

from __future__ import annotations

from sixgun.duel.cards import EquipmentCard, Resource
from sixgun.duel.flow import AUTOMATIC, Hit, Round, send_hit, spend_against, take_cards, wound
from sixgun.duel.game import CONSEQUENCE, Game
from sixgun.duel.printed_facts import RECONSTRUCTED
from sixgun.duel.sets.renegades.reconstructed import COPIES
from sixgun.duel.targets import Targets
from sixgun.engine import Frame
from sixgun.engine.moves import figure_of

__all__ = [
    "BuffaloRifle",
    "DoubleBarrel",
    "GoldPan",
    "Howitzer",
    "LuckyPenny",
    "Sidekick",
    "Spurs",
]


class BuffaloRifle(Resource):
    id = "buffalo_rifle"
    name = "Buffalo Rifle"
    words = "Use: a hit at another player's front or rear. Draw a card before the target reacts."
    copies = COPIES["buffalo_rifle"]
    rulings = ("D171", "D172", "D176")
    hits = True
    use_target = Targets.LONG_SHOT

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        send_hit(game, me, figure_of(target), card, self.no)
        take_cards(game, game.owner[me], 1)


class DoubleBarrel(Resource):
    id = "double_barrel"
    name = "Double Barrel"
    words = "Use: a hit. If it is avoided, the other character of that player is hit, too."
    copies = COPIES["double_barrel"]
    rulings = ("D70", "D171", "D177")
    hits = True
    use_target = Targets.SHOT

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        send_hit(game, me, figure_of(target), card, self.no)

    def after_avoided(self, game: Game, hit: Hit) -> None:
        other = game.partner(hit.target)
        if other >= 0 and not game.is_shielded(other):
            send_hit(game, hit.by, other, hit.card, AUTOMATIC)


class GoldPan(Resource):
    id = "gold_pan"
    name = "Gold Pan"
    words = "Use: take the top card of the discard pile; then the Pan goes onto it."
    copies = COPIES["gold_pan"]
    rulings = ("D180", "D212")
    use_target = Targets.NOBODY

    def spent(self, game: Game, me: int, card: int, target: int, paid: int) -> None:
        for _ in range(2 if paid >= 0 else 1):
            if game.discards:
                game.take_discard(game.owner[me])
        super().spent(game, me, card, target, paid)

    def repeats(self) -> bool:
        return False

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        """It has taken effect before it went onto the pile."""


class Howitzer(Resource):
    id = "howitzer"
    name = "Howitzer"
    words = (
        "Use: a hit at your opponent. Unless avoided, their front and their rear lose 1 life each."
    )
    copies = COPIES["howitzer"]
    rulings = ("D171", "D181", "D182", "D226")
    hits = True
    use_target = Targets.GOAL_SHOT

    def use(self, game: Game, me: int, card: int, target: int) -> None:
        send_hit(game, me, figure_of(target), card, self.no)

    def after_hit(self, game: Game, hit: Hit) -> None:
        front = game.front[game.owner[hit.target]]
        rear = game.partner(front)
        game.push(Blast(hit.by, hit.card, self.no, [front] if rear < 0 else [front, rear]))
        if game.facts.house.heavy_howitzer:  # D181
            wound(game, hit.target, 1, hit.by)


class Blast(Round):
    """Each of them loses a life point, which cannot be avoided."""

    def visit(self, game: Game, figure: int) -> None:
        self.queue.pop(0)
        wound(game, figure, 1, self.me)


class LuckyPenny(Resource):
    id = "lucky_penny"
    name = "Lucky Penny"
    words = "Use against a hit at its bearer: avoids it. Draw a card at once."
    copies = COPIES["lucky_penny"]
    rulings = ("D170", "D185", "D236", "D239")
    avoids = True

    def may_avoid(self, game: Game, me: int, card: int, hit: Hit) -> bool:
        return game.may_use(me, card)

    def avoid(self, game: Game, me: int, card: int, hit: Hit) -> None:
        spend_against(game, me, card, hit)


class Sidekick(EquipmentCard):
    id = "sidekick"
    name = "Sidekick"
    words = (
        "Whenever a swap brings its bearer to the front, your opponent's front is hit; any hand "
        "card avoids it. A Clock with that front draws first. Reload."
    )
    copies = COPIES["sidekick"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D190", "D223", "D233", "D247")
    reloads = True
    any_card_avoids = True
    settles_first = True

    def after_swap(self, game: Game, me: int, card: int, seat: int) -> None:
        if seat == game.owner[me]:
            game.queue_card_strike(self, me, game.character[me].no)

    def strike(self, game: Game, me: int, value: int, by: int) -> None:
        game.push(Backup(me, self.no, value))
        self.let_clock_tick(game, game.front[game.goal_of(me)])

    def let_clock_tick(self, game: Game, target: int) -> None:
        """D190: a Clock with the target that waits behind this hit is checked first."""
        clock = game.facts.kind_by_id["clock"].no
        for entry in game.queue:
            if entry[0] == CONSEQUENCE and entry[1] == clock and entry[2] == target:
                game.queue.remove(entry)
                game.run_consequence(clock, target, entry[3], entry[4])
                return


class Backup(Frame[Game]):
    """The hit of a Sidekick is sent after a Clock has drawn, because that card ends the effect of
    Spurs."""

    __slots__ = ("kind", "me", "shooter")

    def __init__(self, me: int, kind: int, shooter: int) -> None:
        self.me = me
        self.kind = kind
        self.shooter = shooter  # the number of its bearer's character (D247)

    def step(self, game: Game) -> None:
        game.pop()
        target = game.front[game.goal_of(self.me)]
        if not game.is_shielded(target):
            send_hit(game, self.me, target, -1, self.kind, self.shooter)

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.kind, self.shooter)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}


class Spurs(EquipmentCard):
    id = "spurs"
    name = "Spurs"
    words = "While your hand is empty, no hit can be aimed at the bearer."
    copies = COPIES["spurs"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D193",)
    shields = True
