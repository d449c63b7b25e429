"""Life lost, the last chance, and the results of an elimination."""

from __future__ import annotations

from sixgun.classic.figure_rules import NO_ABILITY
from sixgun.classic.flow.plays import play_card
from sixgun.classic.game import Game
from sixgun.engine import FigureFrame, Frame
from sixgun.engine.events import ELIMINATED, LIFE_LOST
from sixgun.engine.moves import (
    DISCARD,
    JUST_PASS,
    JUST_USE,
    PASS,
    PICK,
    PLAY,
    card_of,
    card_target,
    encode,
    figure_target,
    kind_of,
    target_card_of,
    target_of,
    verb_of,
)

__all__ = [
    "Dying",
    "Elimination",
    "Fading",
    "LayDown",
    "Shares",
    "discard_all",
    "discard_in_play",
    "heirs_of",
    "inherit_or_discard",
    "take_all_in_play",
    "wound",
]


def wound(game: Game, me: int, points: int, by: int) -> None:
    """`me` loses life; `by` is the figure responsible, or -1 (R58, R96)."""
    if game.ghosts and game.is_ghost(me):
        wound_ghost(game, me, points, by)
        return
    game.life[me] -= points
    if game.emits_events:
        game.events.append((LIFE_LOST, 0, me, points, by, -1))
    if game.life[me] > 0:
        game.notify_loss(me, points, by)
    else:
        game.push(Dying(me, points, by, []))


def wound_ghost(game: Game, me: int, points: int, by: int) -> None:
    """A ghost has no life to lose (R192), unless they regained some by the house rule of R193; they
    are never eliminated."""
    lost = min(points, game.life[me])
    if lost > 0:
        game.life[me] -= lost
        if game.emits_events:
            game.events.append((LIFE_LOST, 0, me, lost, by, -1))
        game.notify_loss(me, lost, by)


class Dying(Frame[Game]):
    """The last life point is gone: only a Beer, or an ability like it, can help (R41)."""

    __slots__ = ("by", "me", "points", "spent")

    def __init__(self, me: int, points: int, by: int, spent: list[int]) -> None:
        self.me = me
        self.points = points
        self.by = by
        self.spent = spent  # the cards played against it

    def step(self, game: Game) -> None:
        me = self.me
        if game.life[me] > 0:
            game.pop()
            game.notify_loss(me, self.points, self.by)  # R112: all the points lost
            return
        seat = game.owner[me]
        moves: list[int] = []
        for card in game.hands[seat]:
            if game.facts.saves_life[card] and not self.rescue_refusal(game, card):
                moves.append(game.facts.play_moves[card])
        if game.ability[me].may_rescue(game, me):
            moves.append(JUST_USE)
        moves.append(JUST_PASS)
        game.ask(seat, "dying", moves)

    def choose(self, game: Game, move: int) -> None:
        verb = verb_of(move)
        if verb == PASS:
            game.pop()
            if game.facts.house.rescue_returns:
                self.take_back(game)
            game.push(Elimination(self.me, self.by, 0))
        elif verb == PLAY:
            self.spent.append(card_of(move))
            play_card(game, self.me, move)
            game.notify_card_used(self.me, False)
        else:
            game.ability[self.me].act(game, self.me, 0)

    def rescue_refusal(self, game: Game, card: int) -> str:
        """The rule by which this card cannot save them now."""
        kind = game.kind[card]
        refused = kind.rescue_refusal(game, self.me, card)
        if not refused and game.event.restricts:
            refused = game.event.forbids(game, self.me, card, kind)
        return refused

    def take_back(self, game: Game) -> None:
        """A house rule (R39): cards that did not suffice are not spent."""
        for card in self.spent:
            if card in game.discards:
                game.discards.remove(card)
                game.hand(self.me).append(card)

    def refusal(self, game: Game, move: int) -> str:
        card = card_of(move)
        if verb_of(move) == PLAY:
            if card not in game.hand(self.me):
                return "not_in_hand"
            if not game.facts.saves_life[card]:
                return "cannot_save_a_life"
            if kind_of(move) >= 0:
                return "not_playable_as_that"
            return self.rescue_refusal(game, card) or "no_target_wanted"
        return "save_yourself_or_pass"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.points, self.by, self.spent[:])

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "points": self.points, "by": self.by}


class Elimination(Frame[Game]):
    """A figure is out: role shown, ability ended, cards gone, reward or penalty (R92)."""

    __slots__ = ("by", "me", "stage")

    def __init__(self, me: int, by: int, stage: int) -> None:
        self.me = me
        self.by = by
        self.stage = stage

    def step(self, game: Game) -> None:
        self.stage += 1
        if self.stage == 1:
            self.remove_figure(game)
        elif self.stage == 2:
            game.facts.variant.dispose_of_cards(game, self.me)
        elif self.stage == 3:
            for other in game.others(self.me):
                if game.facts.variant.ability_works(game, other):
                    game.notify_elimination(other, self.me)
        elif self.stage == 4:
            self.settle(game)
        else:
            game.fallen = True
            game.pop()
            if game.facts.house.first_death_decides:  # R97
                game.check_victory()

    def remove_figure(self, game: Game) -> None:
        if game.emits_events:
            game.events.append((ELIMINATED, 0, self.me, self.by, -1, -1))
        game.killer = game.killer[:]
        game.killer[self.me] = self.by
        game.facts.variant.remove_figure(game, self.me)

    def settle(self, game: Game) -> None:
        game.facts.variant.settle_elimination(game, self.me, self.by)

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.by, self.stage)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "by": self.by}


class Fading(Elimination):
    """A ghost's turn is over and they are out again, without a reward for anyone (R194)."""

    def remove_figure(self, game: Game) -> None:
        """R195: hand and cards in play go in one step."""
        me = self.me
        game.ghosts &= ~(1 << me)
        game.life[me] = 0
        game.ring.remove(me)
        game.give_ability(me, NO_ABILITY)
        if game.emits_events:
            game.events.append((ELIMINATED, 0, me, -1, -1, -1))
        if heirs_of(game, me):
            discard_hand(game, me)  # only what is in play is inherited

    def settle(self, game: Game) -> None:
        return


def heirs_of(game: Game, fallen: int) -> list[int]:
    """The figures that claim the cards of an eliminated player."""
    return [f for f in game.others(fallen) if game.ability[f].claims_fallen(game, f)]


def inherit_or_discard(game: Game, fallen: int) -> None:
    """Give the cards of an eliminated player to those who claim them, or discard them."""
    heirs = heirs_of(game, fallen)
    if not heirs:
        discard_all(game, fallen)
    elif len(heirs) == 1:
        game.give_whole_hand(game.owner[heirs[0]], game.owner[fallen])
        take_all_in_play(game, heirs[0], fallen)
    else:
        game.push(Shares(fallen, heirs))


def take_all_in_play(game: Game, me: int, fallen: int) -> None:
    """Take all cards in play of an eliminated player into one hand."""
    for card in game.in_play[fallen][:]:
        game.take_from_play(game.owner[me], fallen, card)


def discard_hand(game: Game, me: int) -> None:
    """Discard all hand cards, in the order their player chooses if the table asks for it (R11)."""
    if game.facts.config.ask_discard_order:
        game.push(ClearHand(me))
    else:
        game.discard_hand(game.owner[me])


def discard_in_play(game: Game, me: int) -> None:
    """Discard all cards in play before a figure, in the order they were played (R11)."""
    if game.facts.config.ask_discard_order:
        game.push(ClearTable(me))
        return
    for card in game.in_play[me][:]:
        game.discard_from_play(me, card)


class Shares(Frame[Game]):
    """Several heirs take the cards of an eliminated player in turn, one each, until none is left
    (R138)."""

    __slots__ = ("fallen", "heirs")

    def __init__(self, fallen: int, heirs: list[int]) -> None:
        self.fallen = fallen
        self.heirs = heirs  # the next one first

    def step(self, game: Game) -> None:
        moves = [encode(PICK, -1, card_target(card)) for card in game.in_play[self.fallen]]
        if game.hand(self.fallen):
            moves.append(encode(PICK, -1, figure_target(self.fallen)))
        if not moves:
            game.pop()
            return
        game.ask(game.owner[self.heirs[0]], "share", moves)

    def choose(self, game: Game, move: int) -> None:
        heir = self.heirs.pop(0)
        self.heirs.append(heir)
        seat = game.owner[heir]
        card = target_card_of(target_of(move))
        if card >= 0:
            game.take_from_play(seat, self.fallen, card)
        else:
            game.take_at_random(seat, game.owner[self.fallen])

    def abandon(self, game: Game) -> bool:
        """Remove one heir; the last one takes the rest."""
        self.heirs.pop(0)
        if len(self.heirs) < 2:
            game.pop()
            inherit_or_discard(game, self.fallen)
        return True

    def fields(self) -> tuple[object, ...]:
        return (self.fallen, self.heirs[:])

    def facts(self) -> dict[str, int]:
        return {"figure": self.heirs[0], "fallen": self.fallen}


def discard_all(game: Game, me: int) -> None:
    """Discard everything a figure has, in the order they choose if the table asks for it (R11)."""
    if game.facts.config.ask_discard_order:
        game.push(LayDown(me))
    else:
        game.discard_everything(me)


class LayDown(FigureFrame[Game]):
    """A figure discards all their cards in the order they like."""

    def cards(self, game: Game) -> list[int]:
        return game.hand(self.me) + game.in_play[self.me]

    def step(self, game: Game) -> None:
        cards = self.cards(game)
        if not cards:
            game.pop()
            return
        game.ask(game.owner[self.me], "order", [encode(DISCARD, card) for card in cards])

    def choose(self, game: Game, move: int) -> None:
        self.lay_down(game, card_of(move))

    def lay_down(self, game: Game, card: int) -> None:
        if card in game.in_play[self.me]:
            game.discard_from_play(self.me, card)
        else:
            game.discard(game.owner[self.me], card)

    def abandon(self, game: Game) -> bool:
        """Discard them in the default order (R11)."""
        for card in self.cards(game)[:]:
            self.lay_down(game, card)
        return True


class ClearHand(LayDown):
    """The same for the hand only; the cards in play stay."""

    def cards(self, game: Game) -> list[int]:
        return game.hand(self.me)


class ClearTable(LayDown):
    """The same for the cards in play; the hand stays."""

    def cards(self, game: Game) -> list[int]:
        return game.in_play[self.me]
