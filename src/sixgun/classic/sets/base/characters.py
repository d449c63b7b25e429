"""The sixteen characters of the base game."""

from __future__ import annotations

from sixgun.classic.cards import Card
from sixgun.classic.characters import Character
from sixgun.classic.flow import BUILT_IN, Shot, require_payment
from sixgun.classic.game import Game
from sixgun.classic.suits import DIAMONDS, HEARTS
from sixgun.engine import Frame
from sixgun.engine.events import CARD_RETURNED
from sixgun.engine.moves import (
    DECK,
    DISCARDS,
    DRAW,
    PICK,
    card_of,
    encode,
    figure_of,
    figure_target,
    target_of,
)

__all__ = [
    "BartCassidy",
    "BlackJack",
    "CalamityJanet",
    "ElGringo",
    "JesseJones",
    "Jourdonnais",
    "KitCarlson",
    "LuckyDuke",
    "PaulRegret",
    "PedroRamirez",
    "RoseDoolan",
    "SidKetchum",
    "SlabTheKiller",
    "SuzyLafayette",
    "VultureSam",
    "WillyTheKid",
]


class BartCassidy(Character):
    id = "bart_cassidy"
    name = "Bart Cassidy"
    words = "Draws a card for each life point he loses."
    rulings = ("R18", "R111", "R112", "R113")

    def after_life_lost(self, game: Game, me: int, points: int, by: int) -> None:
        game.draw(game.owner[me], points)


class BlackJack(Character):
    id = "black_jack"
    name = "Black Jack"
    words = "Shows the second card of his draw; if it is red he draws one more, unseen."
    rulings = ("R114",)

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        seat = game.owner[me]
        before = len(game.hands[seat])
        game.draw_in_phase_1(me, count)
        if count < 2 or len(game.hands[seat]) < before + 2:
            return
        second = game.hands[seat][before + 1]
        game.show(seat, second)
        if game.suit(second) in (HEARTS, DIAMONDS):
            game.draw_in_phase_1(me, 1)


class CalamityJanet(Character):
    id = "calamity_janet"
    name = "Calamity Janet"
    words = "Her BANG! cards may serve as Missed! and her Missed! cards as BANG!."
    rulings = ("R115", "R116")

    def plays_as(self, game: Game, me: int, card: int) -> list[Card]:
        kind = game.kind[card]
        if kind.is_bang:
            return [game.facts.missed]
        return [game.facts.bang] if kind.is_missed else []


class ElGringo(Character):
    id = "el_gringo"
    name = "El Gringo"
    words = (
        "For each life point lost to another player's card he takes a random card from that "
        "player's hand."
    )
    life = 3
    rulings = ("R18", "R113", "R117", "R118", "R119", "R120")

    def after_life_lost(self, game: Game, me: int, points: int, by: int) -> None:
        if by < 0 or game.owner[by] == game.owner[me]:
            return
        for _ in range(points):
            if game.hand(by):
                game.take_at_random(game.owner[me], game.owner[by])


class JesseJones(Character):
    id = "jesse_jones"
    name = "Jesse Jones"
    words = "May take the first card of his draw at random from another player's hand."
    rulings = ("R121",)

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        game.push(FirstCard(me, count, False))


class Jourdonnais(Character):
    id = "jourdonnais"
    name = "Jourdonnais"
    words = "Always has a Barrel, in addition to a real one."
    rulings = ("R50", "R52")
    draws_to_avoid = True

    def may_avoid(self, game: Game, me: int, shot: Shot) -> bool:
        return shot.may_draw_for(BUILT_IN)

    def avoid(self, game: Game, me: int, shot: Shot) -> None:
        shot.draw_for(game, BUILT_IN)


class KitCarlson(Character):
    id = "kit_carlson"
    name = "Kit Carlson"
    words = "Looks at the top three cards, keeps two and puts the other back on top."
    rulings = ("R122", "R215", "R218", "R234", "R252", "R311")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        if count >= 3:  # R218: nothing to choose
            game.draw_in_phase_1(me, count)
            return
        piled: list[int] = []
        for _ in range(3):
            from_pile = game.event.draws_from_discards and len(game.discards) > 0
            card = game.lift_in_phase_1(me)
            if card < 0:
                break
            game.aside.append(card)
            if from_pile:
                piled.append(card)
        game.push(Keeping(me, count, game.aside[:], piled))


class Keeping(Frame[Game]):
    """A player looks at cards and keeps some; the others go back to where they were, in their
    order."""

    __slots__ = ("left", "looked_at", "me", "piled")

    def __init__(self, me: int, left: int, looked_at: list[int], piled: list[int]) -> None:
        self.me = me
        self.left = left  # still to be kept
        self.looked_at = looked_at
        self.piled = piled  # the ones that lay in the open (R234)

    def step(self, game: Game) -> None:
        if self.left and game.aside:
            game.ask(game.owner[self.me], "keep", [encode(PICK, card) for card in game.aside])
            return
        seat = game.owner[self.me]
        hand = game.hands[seat]
        kept = [card for card in self.looked_at if card not in game.aside]
        hand[len(hand) - len(kept) :] = kept  # R252: held in the order of the deck
        self.put_back(game)

    def put_back(self, game: Game) -> None:
        """Put back the cards that are not kept, and finish."""
        seat = game.owner[self.me]
        deck = game.source[seat]
        while game.aside:
            card = game.aside.pop()
            if card in self.piled:
                game.discards.append(card)
                continue
            game.decks[deck].append(card)
            if game.emits_events:
                game.events.append((CARD_RETURNED, game.known[card], seat, card, deck, -1))
        game.pop()

    def abandon(self, game: Game) -> bool:
        """T127: no card is kept."""
        self.put_back(game)
        return True

    def choose(self, game: Game, move: int) -> None:
        self.left -= 1
        seat = game.owner[self.me]
        card = card_of(move)
        hidden = [c for c in game.aside if c not in self.piled]
        if card in self.piled or len(hidden) == 1:
            game.take_from_aside(seat, card)  # all see which one it is
        else:
            game.keep(seat, card, hidden)

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_card_on_offer"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.left, self.looked_at[:], self.piled[:])

    def replace_cards(self, replacement: list[int]) -> None:
        self.looked_at = [replacement[card] for card in self.looked_at]

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "left": self.left}


class LuckyDuke(Character):
    id = "lucky_duke"
    name = "Lucky Duke"
    words = "Turns up two cards for every draw! and picks the one that counts."
    rulings = ("R46", "R123")

    def flips(self, game: Game, me: int) -> int:
        return 2


class PaulRegret(Character):
    id = "paul_regret"
    name = "Paul Regret"
    words = "Everybody sees him one step farther away, in addition to a real Mustang."
    life = 3
    cover = 1
    rulings = ("R21", "R124")


class PedroRamirez(Character):
    id = "pedro_ramirez"
    name = "Pedro Ramirez"
    words = "May take the first card of his draw from the top of the discards."
    rulings = ("R14", "R125")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        if game.event.draws_from_discards:  # R234: nothing to choose
            game.draw_in_phase_1(me, count)
        else:
            game.push(FirstCard(me, count, True))


class FirstCard(Frame[Game]):
    """The first card of the draw may come from the discards or another player's hand instead of the
    deck."""

    __slots__ = ("count", "from_pile", "me")

    lapses = True  # T127: nothing is drawn

    def __init__(self, me: int, count: int, from_pile: bool) -> None:
        self.me = me
        self.count = count
        self.from_pile = from_pile

    def step(self, game: Game) -> None:
        moves = [encode(DRAW, -1, DECK)]
        if self.from_pile:
            if game.discards:
                moves.append(encode(DRAW, -1, DISCARDS))
        else:
            for other in game.others(self.me):
                if game.hand(other) and game.owner[other] != game.owner[self.me]:
                    moves.append(encode(DRAW, -1, figure_target(other)))
        game.ask(game.owner[self.me], "first_card", moves)

    def choose(self, game: Game, move: int) -> None:
        seat = game.owner[self.me]
        target = target_of(move)
        game.pop()
        if target == DISCARDS:
            game.take_discard(seat)
        elif target == DECK:
            game.draw_in_phase_1(self.me, 1)
        else:
            game.take_at_random(seat, game.owner[figure_of(target)])
        game.draw_in_phase_1(self.me, self.count - 1)

    def refusal(self, game: Game, move: int) -> str:
        return "no_card_to_draw_there"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.count, self.from_pile)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}


class RoseDoolan(Character):
    id = "rose_doolan"
    name = "Rose Doolan"
    words = "Sees everybody one step nearer, in addition to a real Scope."
    sight = 1
    rulings = ("R21", "R124")


class SidKetchum(Character):
    id = "sid_ketchum"
    name = "Sid Ketchum"
    words = "At any time between two effects he may discard two hand cards to regain 1 life."
    rulings = ("R126", "R127", "R128", "R308")

    def may_act(self, game: Game, me: int) -> bool:
        if len(game.hand(me)) < 2:
            return False
        return game.is_wounded(me) or game.facts.house.heal_for_nothing  # R308

    def may_interrupt(self, game: Game, me: int) -> bool:
        return len(game.hands[game.owner[me]]) >= 2 and game.is_wounded(me)

    def may_rescue(self, game: Game, me: int) -> bool:
        return len(game.hand(me)) >= 2

    def act(self, game: Game, me: int, target: int) -> None:
        require_payment(game, me, 2)

    def after_payment(self, game: Game, me: int, cards: list[int], target: int) -> None:
        game.heal(me, 1)


class SlabTheKiller(Character):
    id = "slab_the_killer"
    name = "Slab the Killer"
    words = "It takes two Missed! effects to cancel one of his BANG! cards."
    rulings = ("R51", "R129", "R130")

    def missed_needed(self, game: Game, me: int) -> int:
        return 2


class SuzyLafayette(Character):
    id = "suzy_lafayette"
    name = "Suzy Lafayette"
    words = "Draws a card whenever her hand is empty."
    rulings = ("R18", "R120", "R130", "R131", "R132", "R133", "R134")

    def after_hand_emptied(self, game: Game, me: int) -> None:
        if not game.hand(me):
            game.draw(game.owner[me], 1)


class VultureSam(Character):
    id = "vulture_sam"
    name = "Vulture Sam"
    words = "Takes all the cards of an eliminated player into his hand."
    rulings = ("R135", "R136", "R137", "R138")

    def claims_fallen(self, game: Game, me: int) -> bool:
        return True


class WillyTheKid(Character):
    id = "willy_the_kid"
    name = "Willy the Kid"
    words = "May play any number of BANG! cards in his turn."
    rulings = ("R139",)

    def bang_limit(self, game: Game, me: int) -> int:
        return -1
