"""The characters of the Renegades: six go with the Law, six with the Outlaws."""

from __future__ import annotations

from sixgun.duel.characters import Character
from sixgun.duel.flow import Again, DeckChoice, SideChoice, take, take_cards
from sixgun.duel.game import Game
from sixgun.duel.printed_facts import RECONSTRUCTED, REN_LAW, REN_OUTLAW
from sixgun.duel.sets.renegades.reconstructed import LIVES
from sixgun.engine import Frame
from sixgun.engine.moves import DECK, DRAW, card_target, encode, target_card_of, target_of

__all__ = [
    "BigSteve",
    "CharlieBasset",
    "DutchHarry",
    "ElChindi",
    "HickAddams",
    "HottieDelou",
    "JimLonghair",
    "KingFishers",
    "KittyLeroy",
    "MysticMaid",
    "PokerAlicia",
    "TheMarshal",
]


class CharlieBasset(Character):
    id = "charlie_basset"
    name = "Charlie Basset"
    words = "Once a turn, after a Resource of yours was used, draw a card."
    life = LIVES["charlie_basset"]
    life_from = RECONSTRUCTED
    back = REN_LAW
    rulings = ("D199", "D240")

    def after_resource_used(self, game: Game, me: int) -> None:
        if not game.has_used(me):
            game.mark_used(me)
            game.queue_consequence(self, me)

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        take_cards(game, game.owner[me], 1)


class HickAddams(Character):
    id = "hick_addams"
    name = "Hick Addams"
    words = "Draw a card for each that another player makes you discard from your hand or Hick."
    life = LIVES["hick_addams"]
    life_from = RECONSTRUCTED
    back = REN_LAW
    rulings = ("D54", "D67", "D200", "D246")

    def after_robbery(self, game: Game, me: int, by: int, drawn: bool) -> None:
        if not drawn:
            game.queue_consequence(self, me)

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        take_cards(game, game.owner[me], 1)


class HottieDelou(Character):
    id = "hottie_delou"
    name = "Hottie Delou"
    words = "Once a turn a Resource lying with her may be used in the turn it was laid."
    life = LIVES["hottie_delou"]
    life_from = RECONSTRUCTED
    back = REN_LAW
    rulings = ("D201",)
    uses_fresh = True


class MysticMaid(Character):
    id = "mystic_maid"
    name = "Mystic Maid"
    words = "Discard a card lying with her, not always active, as an avoid or a Colt; draw a card."
    life = LIVES["mystic_maid"]
    life_from = RECONSTRUCTED
    back = REN_LAW
    rulings = ("D202", "D240", "D244")
    spends_equipment = True

    def after_equipment_spent(self, game: Game, me: int) -> None:
        take_cards(game, game.owner[me], 1)


class PokerAlicia(Character):
    id = "poker_alicia"
    name = "Poker Alicia"
    words = "Instead of phase 1 you may take a card lying with any front character."
    life = LIVES["poker_alicia"]
    life_from = RECONSTRUCTED
    back = REN_LAW
    rulings = ("D146", "D203", "D250")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        if any(game.in_play[front] for front in game.front):
            game.push(Gamble(me, count))
        else:
            take_cards(game, game.owner[me], count)


class Gamble(Frame[Game]):
    """Phase 1: the usual cards, or one that lies with a front character."""

    __slots__ = ("count", "me")

    def __init__(self, me: int, count: int) -> None:
        self.me = me
        self.count = count

    def step(self, game: Game) -> None:
        cards = [card for front in game.front for card in game.in_play[front]]
        moves = [encode(DRAW, -1, DECK), *(encode(DRAW, -1, card_target(c)) for c in cards)]
        game.ask(game.owner[self.me], "phase_1", moves)

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        card = target_card_of(target_of(move))
        if card >= 0:
            take(game, game.owner[self.me], card)
        else:
            take_cards(game, game.owner[self.me], self.count)

    def refusal(self, game: Game, move: int) -> str:
        return "draw_from_one_of_them"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.count)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "left": self.count}


class TheMarshal(Character):
    id = "the_marshal"
    name = "The Marshal"
    words = "When he enters play, draw 3 cards, each from a deck of your choice."
    life = LIVES["the_marshal"]
    life_from = RECONSTRUCTED
    back = REN_LAW
    rulings = ("D204", "D232", "D250")

    def after_entering(self, game: Game, me: int) -> None:
        game.push(DeckChoice(game.owner[me], 3, list(range(game.seats))))


class BigSteve(Character):
    id = "big_steve"
    name = "Big Steve"
    words = "Always active. At the end of your turn you may hold up to 6 cards."
    life = LIVES["big_steve"]
    life_from = RECONSTRUCTED
    back = REN_OUTLAW
    rulings = ("D205",)
    always_active = True
    most_cards = 6


class DutchHarry(Character):
    id = "dutch_harry"
    name = "Dutch Harry"
    words = "Always active. Look at each card you draw from a deck; keep it or take the next one."
    life = LIVES["dutch_harry"]
    life_from = RECONSTRUCTED
    back = REN_OUTLAW
    rulings = ("D206", "D249")
    always_active = True
    looks_first = True


class ElChindi(Character):
    id = "el_chindi"
    name = "El Chindi"
    words = "While you hold a card, other players' Actions cannot affect him."
    life = LIVES["el_chindi"]
    life_from = RECONSTRUCTED
    back = REN_OUTLAW
    rulings = ("D207", "D208", "D209", "D225", "D245")
    immune_to_actions = True


class JimLonghair(Character):
    id = "jim_longhair"
    name = "Jim Longhair"
    words = "Always active. Whenever your front and rear are swapped, you may swap your opponent's."
    life = LIVES["jim_longhair"]
    life_from = RECONSTRUCTED
    back = REN_OUTLAW
    rulings = ("D20", "D210", "D211", "D234")
    always_active = True

    def after_swap(self, game: Game, me: int, seat: int) -> None:
        if seat == game.owner[me]:
            game.queue_consequence(self, me)

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        game.push(SideChoice(me, [game.goal_of(me)], 1, True))


class KingFishers(Character):
    id = "king_fishers"
    name = "King Fishers"
    words = (
        "Whenever your front and rear are swapped and he is in front, you may swap your opponent's."
    )
    life = LIVES["king_fishers"]
    life_from = RECONSTRUCTED
    back = REN_OUTLAW
    rulings = ("D20", "D45", "D210", "D211")

    def after_swap(self, game: Game, me: int, seat: int) -> None:
        if seat == game.owner[me]:
            game.queue_consequence(self, me)

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        game.push(SideChoice(me, [game.goal_of(me)], 1, True))


class KittyLeroy(Character):
    id = "kitty_leroy"
    name = "Kitty Leroy"
    words = "Once a turn, when a Resource lying with her is used, discard a hand card to repeat it."
    life = LIVES["kitty_leroy"]
    life_from = RECONSTRUCTED
    back = REN_OUTLAW
    rulings = ("D212",)
    repeats_uses = True

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        if game.character[me] is self and game.is_alive(me):
            game.push(Again(me, value))
