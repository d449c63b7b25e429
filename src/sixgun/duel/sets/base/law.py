"""The characters of the Law."""

from __future__ import annotations

from sixgun.duel.characters import Character
from sixgun.duel.flow import AUTOMATIC, MayDraw, send_hit, take_cards
from sixgun.duel.game import Game
from sixgun.duel.printed_facts import HORSESHOE, LAW, RULEBOOK
from sixgun.engine import Frame

__all__ = [
    "AlanPinkertoon",
    "AnnieOakey",
    "BartMasterson",
    "BillTightman",
    "BuffaloBell",
    "DalonRanger",
    "Jango",
    "PatGarret",
    "TexKiller",
    "TheStranger",
    "WildBill",
    "WyattEar",
]


class AlanPinkertoon(Character):
    id = "alan_pinkertoon"
    name = "Alan Pinkertoon"
    words = "For each life point he loses and survives, your opponent's front is hit."
    back = LAW
    life_from = RULEBOOK
    rulings = ("D90", "D97", "D134", "D135")

    def after_loss(self, game: Game, me: int, points: int, by: int) -> None:
        for _ in range(points):
            game.queue_strike(self, me)

    def strike(self, game: Game, me: int, value: int, by: int) -> None:
        target = game.front[game.goal_of(me)]
        if not game.is_shielded(target):
            send_hit(game, me, target, -1, AUTOMATIC, self.no)


class AnnieOakey(Character):
    id = "annie_oakey"
    name = "Annie Oakey"
    words = "Your hit cards may be played as avoids, your Missed! cards as Colts."
    back = LAW
    rulings = ("D40", "D57", "D107", "D136", "D238")

    def parries_with(self, game: Game, me: int, card: int) -> bool:
        return game.facts.hits[card]

    def shoots_with(self, game: Game, me: int, card: int) -> bool:
        return game.kind[card].is_missed


class BartMasterson(Character):
    id = "bart_masterson"
    name = "Bart Masterson"
    words = "Always active. For any player's reveal two cards are turned up, and you pick one."
    back = LAW
    rulings = ("D78", "D79", "D137")
    always_active = True
    picks_reveals = True


class BillTightman(Character):
    id = "bill_tightman"
    name = "Bill Tightman"
    words = "Whenever another character is eliminated, you may draw 2 cards."
    life = 5
    back = LAW
    rulings = ("D138", "D153", "D231")

    def after_other_eliminated(self, game: Game, me: int, fallen: int) -> None:
        game.push(MayDraw(me, 2))


class BuffaloBell(Character):
    id = "buffalo_bell"
    name = "Buffalo Bell"
    words = (
        "Always active. May lose life points, except his last, in place of your other character."
    )
    back = LAW
    rulings = ("D139", "D140", "D141", "D243")
    always_active = True
    shares_loss = True


class DalonRanger(Character):
    id = "dalon_ranger"
    name = "Dalon Ranger"
    words = (
        "For each life point another player makes him lose and he survives, you may draw a card."
    )
    life = 5
    back = LAW
    life_from = RULEBOOK
    rulings = ("D99", "D142", "D224")

    def after_loss(self, game: Game, me: int, points: int, by: int) -> None:
        if game.is_foreign(me, by):
            for _ in range(points):
                game.queue_consequence(self, me)

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        game.push(MayDraw(me, 1))


class Jango(Character):
    id = "jango"
    name = "Jango"
    words = "Whenever your opponent's front and rear are swapped, you may draw a card."
    life = 3
    back = LAW
    rulings = ("D143", "D228")

    def after_swap(self, game: Game, me: int, seat: int) -> None:
        if seat == game.goal_of(me):
            game.queue_consequence(self, me)

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        game.push(MayDraw(me, 1))


class PatGarret(Character):
    id = "pat_garret"
    name = "Pat Garret"
    words = (
        "Shows the second card of his draw; on a Horseshoe you may draw one more from your "
        "opponent's deck."
    )
    life = 5
    back = LAW
    rulings = ("D79", "D144", "D228")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        game.push(Display(me, len(game.hand(me))))
        take_cards(game, game.owner[me], count)


class Display(Frame[Game]):
    """Show the second of the cards drawn since then."""

    __slots__ = ("me", "since")

    def __init__(self, me: int, since: int) -> None:
        self.me = me
        self.since = since

    def step(self, game: Game) -> None:
        game.pop()
        seat = game.owner[self.me]
        hand = game.hands[seat]
        if len(hand) < self.since + 2:
            return
        second = hand[self.since + 1]
        game.show(seat, second)
        if game.facts.symbol[second] == HORSESHOE:
            game.push(MayDraw(self.me, 1, game.source[game.goal_of(self.me)]))

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.since)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}


class TexKiller(Character):
    id = "tex_killer"
    name = "Tex Killer"
    words = "Avoiding your BANG! cards costs one more hand card."
    back = LAW
    rulings = ("D64", "D65", "D66", "D67", "D236")
    demands_more = True


class TheStranger(Character):
    id = "the_stranger"
    name = "The Stranger"
    words = "Always active. You may play one more BANG! card a turn."
    back = LAW
    rulings = ("D55", "D145")
    always_active = True
    more_bangs = 1


class WildBill(Character):
    id = "wild_bill"
    name = "Wild Bill"
    words = (
        "For each card that another player takes or makes you discard from your hand or from Bill, "
        "that player's front is hit."
    )
    life = 5
    back = LAW
    rulings = ("D54", "D67", "D146", "D147", "D148", "D224")

    def after_robbery(self, game: Game, me: int, by: int, drawn: bool) -> None:
        game.queue_strike(self, me, 0, by)

    def strike(self, game: Game, me: int, value: int, by: int) -> None:
        target = game.front[by]
        if not game.is_shielded(target):
            send_hit(game, me, target, -1, AUTOMATIC, self.no)


class WyattEar(Character):
    id = "wyatt_ear"
    name = "Wyatt Ear"
    other_name = "Wyatt Earp"
    words = "Whenever your opponent avoids a hit of yours, you may draw a card."
    back = LAW
    rulings = ("D71", "D121", "D149", "D223")

    def after_side_hit_avoided(self, game: Game, me: int, seat: int) -> None:
        if seat == game.goal_of(me):
            game.queue_consequence(self, me)

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        game.push(MayDraw(me, 1))
