"""Brown cards of the Renegades."""

from __future__ import annotations

from sixgun.duel.cards import ActionCard, AvoidCard, HitAction
from sixgun.duel.flow import (
    Check,
    Contest,
    DeckChoice,
    Grasp,
    Hit,
    Raid,
    SideChoice,
    strip,
    take_cards,
)
from sixgun.duel.game import Game
from sixgun.duel.printed_facts import RECONSTRUCTED
from sixgun.duel.sets.renegades.reconstructed import COPIES, WHISKEY_SYMBOL
from sixgun.duel.targets import Targets
from sixgun.engine import Frame
from sixgun.engine.moves import (
    JUST_PASS,
    PASS,
    PICK,
    card_target,
    encode,
    figure_of,
    target_card_of,
    target_of,
    verb_of,
)

__all__ = [
    "Agility",
    "Ambush",
    "Feint",
    "IndianChief",
    "Pardner",
    "Ricochet",
    "Slap",
    "Switch",
    "UnionPacific",
    "Whiskey",
]


class Agility(AvoidCard):
    id = "agility"
    name = "Agility"
    words = "Answer to a hit: avoids it. Draw a card."
    copies = COPIES["agility"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D174", "D236")

    def after_answer(self, game: Game, me: int, hit: Hit) -> None:
        take_cards(game, game.owner[me], 1)


class Ambush(ActionCard):
    id = "ambush"
    name = "Ambush"
    words = "Discard up to two cards: one lying with your front, one with either front."
    copies = COPIES["ambush"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D146", "D156", "D175", "D225", "D245")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Choices(me, card, [], in_reach(game, me)))
        game.push(Choices(me, card, [], [me]))


def in_reach(game: Game, me: int) -> list[int]:
    """The figures whose cards an Action on "any front" may discard: the player's own front and the
    opponent's, and if allowed the figures behind them (D156, D225, D245)."""
    seat = game.owner[me]
    found = [me]
    for side in affected_seats(game, me):
        found.append(game.front[side])
    if game.goes_anywhere(me):
        found += [rear for rear in [game.partner(front) for front in found] if rear >= 0]
    return [figure for figure in found if not game.is_immune(figure, seat)]


def affected_seats(game: Game, me: int) -> list[int]:
    """The other seats that "any player" includes."""
    seat = game.owner[me]
    facts = game.facts
    return facts.foes[seat] if facts.house.any_in_standout else facts.goals[seat]


class Choices(Frame[Game]):
    """A player may discard one card: from a hand, or lying with one of these figures."""

    __slots__ = ("card", "figures", "hands", "me")

    def __init__(self, me: int, card: int, hands: list[int], figures: list[int]) -> None:
        self.me = me
        self.card = card
        self.hands = hands  # seats
        self.figures = figures

    def step(self, game: Game) -> None:
        cards = [card for figure in self.figures for card in game.in_play[figure]]
        moves = [encode(PICK, -1, card_target(card)) for card in cards]
        moves += [encode(PICK, -1, game.front[s] + 1) for s in self.hands if game.hands[s]]
        if not moves:
            game.pop()
            return
        game.ask(game.owner[self.me], "strip", [*moves, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        if verb_of(move) == PASS:
            return
        seat = game.owner[self.me]
        card = target_card_of(target_of(move))
        if card >= 0:
            strip(game, seat, card)
        else:
            game.push(Grasp(seat, game.owner[figure_of(target_of(move))], False))

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_card_there"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.card, self.hands[:], self.figures[:])

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "card": self.card}


class Feint(AvoidCard):
    id = "feint"
    name = "Feint"
    words = "Answer to a hit: avoids it. If it was a BANG! card's, take that card."
    copies = COPIES["feint"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D31", "D71", "D178", "D179")
    takes_avoided = True

    def after_cancelled(self, game: Game, me: int, hit: Hit) -> None:
        if hit.card >= 0 and game.kind[hit.card].is_bang and game.facts.kinds[hit.kind].is_bang:
            game.queue_card_consequence(self, me, hit.card)

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        if value in game.discards:
            game.take_from_pile(game.owner[me], value)


class IndianChief(ActionCard):
    id = "indian_chief"
    name = "Indian Chief"
    words = "For each of their characters your opponent discards a hit card, or it loses 1 life."
    copies = COPIES["indian_chief"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D107", "D183", "D223")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        goal = game.goal_of(me)
        front = game.front[goal]
        queue = [front] if game.partner(front) < 0 else [front, game.partner(front)]
        struck = [figure for figure in queue if not game.is_immune(figure, game.owner[me])]
        game.push(Raid(me, card, self.no, struck))


class Pardner(HitAction):
    id = "pardner"
    name = "Pardner"
    words = "A hit, not a BANG! card; or an answer to a hit, which it avoids."
    copies = COPIES["pardner"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D2", "D186", "D242")
    avoids = True


class Ricochet(ActionCard):
    id = "ricochet"
    name = "Ricochet"
    words = (
        "From your opponent on, you discard avoid cards in turn; the front character of the first "
        "who does not loses 1 life."
    )
    copies = COPIES["ricochet"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D58", "D187", "D223", "D239")
    target = Targets.CHALLENGED

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Contest(me, figure_of(target), card, True, True))


class Slap(ActionCard):
    id = "slap"
    name = "Slap"
    other_name = "Backhander"
    words = "Discard up to two cards: one lying with either front, one at random from a hand."
    copies = COPIES["slap"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D146", "D156", "D191", "D225", "D245")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Choices(me, card, [game.owner[me], *affected_seats(game, me)], []))
        game.push(Choices(me, card, [], in_reach(game, me)))


class Switch(ActionCard):
    id = "switch"
    name = "Switch"
    other_name = "Handover"
    words = "Swap front and rear of up to two sides, in your order. Reload."
    copies = COPIES["switch"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D20", "D194", "D233")
    reloads = True

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        seat = game.owner[me]
        sides = [s for s in range(game.seats) if not game.is_immune(game.front[s], seat)]
        game.push(SideChoice(me, sides, 2, True))


class UnionPacific(ActionCard):
    id = "union_pacific"
    name = "Union Pacific"
    words = "Draw 2 cards, each from your deck or your opponent's."
    copies = COPIES["union_pacific"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D33", "D195", "D223")

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        seat = game.owner[me]
        game.push(DeckChoice(seat, 2, [seat, game.goal_of(me)]))


class Whiskey(ActionCard):
    id = "whiskey"
    name = "Whiskey"
    words = "Reveal: your front regains 2 life on a Horseshoe, else 1."
    copies = COPIES["whiskey"]
    copies_from = RECONSTRUCTED
    symbols_from = RECONSTRUCTED
    rulings = ("D77", "D197")
    hopes_for = WHISKEY_SYMBOL

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        game.push(Check(me, card))

    def after_reveal(self, game: Game, me: int, card: int, symbol: int) -> None:
        lucky = symbol >= 0 and game.facts.symbol[symbol] == self.hopes_for
        game.emit_draw_result(me, symbol, card, lucky)
        game.heal(me, 2 if lucky else 1)
