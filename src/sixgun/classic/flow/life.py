"""Life lost, the last chance, and what an elimination brings."""

from __future__ import annotations

from sixgun.classic.flow.plays import play_card
from sixgun.classic.game import NO_ABILITY, Game
from sixgun.classic.roles import DEPUTY, OUTLAW, SHERIFF
from sixgun.engine import Frame
from sixgun.engine.events import ELIMINATED, LIFE_LOST, ROLE_SHOWN
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

__all__ = ["Dying", "Elimination", "LayDown", "Shares", "wound"]


def wound(game: Game, me: int, points: int, by: int) -> None:
    """`me` loses life; `by` is the figure responsible, or -1 (R58, R96)."""
    game.life[me] -= points
    if game.telling:
        game.events.append((LIFE_LOST, 0, me, points, by, -1))
    if game.life[me] > 0:
        game.note_loss(me, points, by)
    else:
        game.push(Dying(me, points, by))


class Dying(Frame[Game]):
    """The last life point is gone: only a Beer, or an ability like it, helps now (R41)."""

    __slots__ = ("by", "me", "points")

    def __init__(self, me: int, points: int, by: int) -> None:
        self.me = me
        self.points = points
        self.by = by

    def step(self, game: Game) -> None:
        me = self.me
        if game.life[me] > 0:
            game.pop()
            game.note_loss(me, self.points, self.by)  # R112: all the points lost
            return
        seat = game.owner[me]
        moves: list[int] = []
        for card in game.hands[seat]:
            if game.facts.saves_life[card] and not game.kind[card].in_vain(game, me, card):
                moves.append(game.facts.play_moves[card])
        if game.ability[me].may_rescue(game, me):
            moves.append(JUST_USE)
        moves.append(JUST_PASS)
        game.ask(seat, "dying", moves)

    def choose(self, game: Game, move: int) -> None:
        verb = verb_of(move)
        if verb == PASS:
            game.pop()
            game.push(Elimination(self.me, self.by, 0))
        elif verb == PLAY:
            play_card(game, self.me, move)
        else:
            game.ability[self.me].act(game, self.me)

    def refusal(self, game: Game, move: int) -> str:
        card = card_of(move)
        if verb_of(move) == PLAY:
            if card not in game.hand(self.me):
                return "not_in_hand"
            if not game.facts.saves_life[card]:
                return "cannot_save_a_life"
            if kind_of(move) >= 0:
                return "not_playable_as_that"
            return game.kind[card].in_vain(game, self.me, card) or "no_target_wanted"
        return "save_yourself_or_pass"

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.points, self.by)

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
            self.leave(game)
            self.dispose(game)
        elif self.stage == 2:
            for other in game.others(self.me):
                game.ability[other].other_eliminated(game, other, self.me)
        elif self.stage == 3:
            self.settle(game)
        else:
            game.fallen = True
            game.pop()

    def leave(self, game: Game) -> None:
        me = self.me
        seat = game.owner[me]
        game.life[me] = 0
        game.ring.remove(me)
        game.graves.append(me)
        game.give_ability(me, NO_ABILITY)
        game.roles_shown |= 1 << seat
        if me == game.active:
            game.turn_done = True  # R102
        if game.telling:
            game.events.append((ELIMINATED, 0, me, self.by, -1, -1))
            game.events.append((ROLE_SHOWN, 0, seat, game.role[seat], -1, -1))

    def dispose(self, game: Game) -> None:
        """The cards of the fallen go to whoever claims them, or to the pile."""
        heirs = [f for f in game.others(self.me) if game.ability[f].claims_fallen(game, f)]
        if not heirs:
            discard_all(game, self.me)
        elif len(heirs) == 1:
            inherit(game, heirs[0], self.me)
        else:
            game.push(Shares(self.me, heirs))

    def settle(self, game: Game) -> None:
        """R93-R96. Whoever is out himself, or caused his own end, is owed nothing."""
        if self.by not in game.ring:
            return
        killer = game.owner[self.by]
        role = game.role[game.owner[self.me]]
        if role == OUTLAW:
            game.draw(killer, 3)
        elif role == DEPUTY and game.role[killer] == SHERIFF:
            discard_all(game, self.by)

    def fields(self) -> tuple[object, ...]:
        return (self.me, self.by, self.stage)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me, "by": self.by}


def inherit(game: Game, heir: int, fallen: int) -> None:
    """All cards of the fallen into one hand."""
    seat = game.owner[heir]
    game.give_whole_hand(seat, game.owner[fallen])
    for card in game.in_play[fallen][:]:
        game.take_from_play(seat, fallen, card)


class Shares(Frame[Game]):
    """Several heirs take the cards of the fallen in turn, one each, until none is left (R138)."""

    __slots__ = ("fallen", "heirs")

    def __init__(self, fallen: int, heirs: list[int]) -> None:
        self.fallen = fallen
        self.heirs = heirs  # next one first

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

    def fields(self) -> tuple[object, ...]:
        return (self.fallen, self.heirs[:])

    def facts(self) -> dict[str, int]:
        return {"figure": self.heirs[0], "fallen": self.fallen}


def discard_all(game: Game, me: int) -> None:
    """Everything a figure has goes to the pile, in his order where the table asks for it (R11)."""
    if game.facts.config.ask_discard_order:
        game.push(LayDown(me))
    else:
        game.discard_everything(me)


class LayDown(Frame[Game]):
    """A figure lays all his cards on the pile in the order he likes."""

    __slots__ = ("me",)

    def __init__(self, me: int) -> None:
        self.me = me

    def step(self, game: Game) -> None:
        seat = game.owner[self.me]
        cards = game.hands[seat] + game.in_play[self.me]
        if not cards:
            game.pop()
            return
        game.ask(seat, "order", [encode(DISCARD, card) for card in cards])

    def choose(self, game: Game, move: int) -> None:
        card = card_of(move)
        if card in game.in_play[self.me]:
            game.discard_from_play(self.me, card)
        else:
            game.discard(game.owner[self.me], card)

    def fields(self) -> tuple[object, ...]:
        return (self.me,)

    def facts(self) -> dict[str, int]:
        return {"figure": self.me}
