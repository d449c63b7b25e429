"""The characters of the Outlaws."""

from __future__ import annotations

from sixgun.duel.characters import Character
from sixgun.duel.flow import (
    ABILITY,
    AUTOMATIC,
    Draws,
    Grasp,
    Hit,
    Payment,
    Surplus,
    send_hit,
    take,
    take_cards,
)
from sixgun.duel.game import Game
from sixgun.duel.printed_facts import OUTLAW
from sixgun.duel.targets import Targets
from sixgun.engine import CardFrame, Frame
from sixgun.engine.moves import (
    JUST_PASS,
    PASS,
    PICK,
    RELOAD,
    USE,
    card_target,
    encode,
    target_card_of,
    target_of,
    verb_of,
)

__all__ = [
    "BabeLeroy",
    "BullAnderson",
    "CattleKatie",
    "DaltonBros",
    "JackRansome",
    "PearlHat",
    "SidCurry",
    "SlimPoet",
    "SoundanceKid",
    "TocoRamirez",
    "TomThorn",
    "WestHarding",
]


class BabeLeroy(Character):
    id = "babe_leroy"
    name = "Babe Leroy"
    words = "Once in your turn, with an empty hand, you may draw 2 cards."
    back = OUTLAW
    rulings = ("D45", "D150")

    def may_act(self, game: Game, me: int) -> bool:
        return not game.hand(me) and not game.has_used(me)

    def act(self, game: Game, me: int, target: int) -> None:
        take_cards(game, game.owner[me], 2)


class BullAnderson(Character):
    id = "bull_anderson"
    name = "Bull Anderson"
    words = (
        "When another character is eliminated, take up to 2 cards lying with it or, at random, "
        "from its owner's hand."
    )
    life = 5
    back = OUTLAW
    rulings = ("D146", "D151", "D152", "D153", "D231")

    def before_elimination(self, game: Game, me: int, fallen: int) -> None:
        game.push(Plunder(me, fallen, 2))


class Plunder(Frame[Game]):
    """Take up to this many cards of an eliminated character, lying with them or in their owner's
    hand."""

    __slots__ = ("fallen", "left", "me")

    def __init__(self, me: int, fallen: int, left: int) -> None:
        self.me = me
        self.fallen = fallen
        self.left = left

    def step(self, game: Game) -> None:
        seat = game.owner[self.me]
        victim = game.owner[self.fallen]
        moves = [encode(PICK, -1, card_target(card)) for card in game.in_play[self.fallen]]
        if victim != seat and game.hands[victim]:
            moves.append(encode(PICK, -1, self.fallen + 1))
        if not moves or not self.left:
            game.pop()
            return
        game.ask(seat, "plunder", [*moves, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        if verb_of(move) == PASS:
            game.pop()
            return
        self.left -= 1
        seat = game.owner[self.me]
        card = target_card_of(target_of(move))
        if card >= 0:
            take(game, seat, card)
        else:
            game.push(Grasp(seat, game.owner[self.fallen], True))

    def refusal(self, game: Game, move: int) -> str:
        return "pick_a_card_there"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.fallen, self.left)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "target": self.fallen, "left": self.left}


class CattleKatie(Character):
    id = "cattle_katie"
    name = "Cattle Katie"
    words = "Once in your turn discard a card lying with her, not always active, to draw 2 cards."
    back = OUTLAW
    rulings = ("D154", "D240")
    act_target = Targets.OWN_EQUIPMENT

    def may_act(self, game: Game, me: int) -> bool:
        return not game.has_used(me)

    def act(self, game: Game, me: int, target: int) -> None:
        game.discard_from_play(me, target_card_of(target))
        take_cards(game, game.owner[me], 2)


class DaltonBros(Character):
    id = "dalton_bros"
    name = "Dalton Bros"
    words = "Draw 3 cards instead of 2 in phase 1."
    life = 3
    back = OUTLAW
    rulings = ("D18", "D155")

    def draw_phase(self, game: Game, me: int, count: int) -> None:
        take_cards(game, game.owner[me], count + 1)


class JackRansome(Character):
    id = "jack_ransome"
    name = "Jack Ransome"
    words = "Your cards may be played on any character, in front or behind."
    back = OUTLAW
    rulings = ("D156", "D157", "D172", "D241")
    anywhere = True


class PearlHat(Character):
    id = "pearl_hat"
    name = "Pearl Hat"
    words = "Once in your turn discard a hand card to repeat the Action on top of the discard pile."
    life = 3
    back = OUTLAW
    rulings = ("D158", "D159", "D242")

    def may_act(self, game: Game, me: int) -> bool:
        if game.has_used(me) or not game.hand(me) or not game.discards:
            return False
        kind = game.kind[game.discards[-1]]
        if not kind.is_replicable():
            return False
        return bool(kind.aim.options(game, me)) or (kind.reloads and game.reloading)

    def act(self, game: Game, me: int, target: int) -> None:
        game.push(Payment(me, game.discards[-1]))

    def after_payment(self, game: Game, me: int, value: int) -> None:
        game.push(Replica(me, value))


class Replica(CardFrame[Game]):
    """Repeat an Action lying on the pile."""

    def step(self, game: Game) -> None:
        kind = game.kind[self.card]
        targets = kind.aim.options(game, self.me)
        moves = [encode(USE, -1, target, kind.no) for target in targets]
        if kind.reloads and game.reloading:
            moves.append(encode(RELOAD, self.card))
        if not moves:
            game.pop()
            return
        game.ask(game.owner[self.me], "replica", moves)

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        if verb_of(move) == RELOAD:
            take_cards(game, game.owner[self.me], 1)
        else:
            game.kind[self.card].play(game, self.me, self.card, target_of(move))

    def refusal(self, game: Game, move: int) -> str:
        kind = game.kind[self.card]
        return kind.aim.refusal(game, self.me, target_of(move)) or "not_now"


class SidCurry(Character):
    id = "sid_curry"
    name = "Sid Curry"
    words = (
        "Against each hit at him you may reveal from your opponent's deck: a Barrel avoids it, "
        "and the shooter is hit."
    )
    back = OUTLAW
    rulings = ("D65", "D73", "D74", "D114", "D160", "D227")

    def may_avoid(self, game: Game, me: int, hit: Hit) -> bool:
        return ABILITY not in hit.used

    def reveals_from(self, game: Game, me: int) -> int:
        return game.goal_of(me)

    def avoid(self, game: Game, me: int, hit: Hit) -> None:
        hit.reveal_for(game, ABILITY, self.reveals_from(game, me))

    def after_cancelled(self, game: Game, me: int, hit: Hit) -> None:
        game.queue_strike(self, me, hit.shooter, hit.by)

    def strike(self, game: Game, me: int, value: int, by: int) -> None:
        """D73: at the same character, wherever they stand now."""
        if game.is_alive(by) and game.character[by].no == value and not game.is_shielded(by):
            send_hit(game, me, by, -1, AUTOMATIC, self.no)


class SlimPoet(Character):
    id = "slim_poet"
    name = "Slim Poet"
    words = (
        "For each life point another player makes him lose and he survives, you may discard a "
        "random card of that player's hand."
    )
    back = OUTLAW
    rulings = ("D99", "D161", "D224")

    def after_loss(self, game: Game, me: int, points: int, by: int) -> None:
        if game.is_foreign(me, by):
            for _ in range(points):
                game.queue_consequence(self, me, game.owner[by])

    def consequence(self, game: Game, me: int, value: int, by: int) -> None:
        if game.hands[value]:
            game.push(Revenge(me, value))


class Revenge(Frame[Game]):
    """A player may discard a random card of another hand."""

    __slots__ = ("me", "victim")

    def __init__(self, me: int, victim: int) -> None:
        self.me = me
        self.victim = victim

    def step(self, game: Game) -> None:
        use = encode(USE, -1, 0, game.facts.first_character + game.character[self.me].no)
        game.ask(game.owner[self.me], "revenge", [use, JUST_PASS])

    def choose(self, game: Game, move: int) -> None:
        game.pop()
        if verb_of(move) != PASS:
            game.push(Grasp(game.owner[self.me], self.victim, False))

    def refusal(self, game: Game, move: int) -> str:
        return "use_or_pass"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.victim)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "victim": self.victim}


class SoundanceKid(Character):
    id = "soundance_kid"
    name = "Soundance Kid"
    words = (
        "Always active. Once in your turn discard a hand card, draw a card from your deck and one "
        "from your opponent's, and discard one of the two."
    )
    back = OUTLAW
    rulings = ("D41", "D162", "D228")
    always_active = True
    doubtful_always_active = True

    def may_act(self, game: Game, me: int) -> bool:
        return not game.has_used(me) and len(game.hand(me)) > 0

    def act(self, game: Game, me: int, target: int) -> None:
        game.push(Payment(me, 0))

    def after_payment(self, game: Game, me: int, value: int) -> None:
        seat = game.owner[me]
        game.push(Surplus(seat, len(game.hands[seat]), 1))
        game.push(Draws(seat, [seat, game.goal_of(me)]))


class TocoRamirez(Character):
    id = "toco_ramirez"
    name = "Toco Ramirez"
    words = "Any hand card may be used as a Colt."
    back = OUTLAW
    rulings = ("D57", "D107", "D163")

    def shoots_with(self, game: Game, me: int, card: int) -> bool:
        return True


class TomThorn(Character):
    id = "tom_thorn"
    name = "Tom Thorn"
    words = "Whenever a swap brings him to the front, your opponent's rear is hit."
    back = OUTLAW
    rulings = ("D164", "D165", "D233", "D234")
    settles_first = True

    def after_swap(self, game: Game, me: int, seat: int) -> None:
        if game.front[seat] == me:
            game.queue_strike(self, me)

    def strike(self, game: Game, me: int, value: int, by: int) -> None:
        target = game.rear_of(game.goal_of(me))
        if not game.is_shielded(target):
            send_hit(game, me, target, -1, AUTOMATIC, self.no)


class WestHarding(Character):
    id = "west_harding"
    name = "West Harding"
    words = "No limit on the BANG! cards you play."
    back = OUTLAW
    rulings = ("D55", "D166")
    unlimited = True
