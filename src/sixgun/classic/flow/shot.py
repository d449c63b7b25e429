"""A shot: any effect with the BANG! symbol, and the answers to it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.classic.flow.flip import draw_check, draw_odds
from sixgun.classic.flow.life import wound
from sixgun.classic.flow.plays import other_kinds, play_card
from sixgun.classic.game import Game
from sixgun.classic.suits import HEARTS
from sixgun.engine import FlipOdds, Frame
from sixgun.engine.events import ABILITY_USED, AVOIDED, CARD_USED, PASSED, SHOT_FIRED
from sixgun.engine.moves import (
    JUST_PASS,
    JUST_USE,
    PASS,
    PLAY,
    USE,
    card_of,
    encode,
    kind_of,
    target_of,
    verb_of,
)

__all__ = ["BUILT_IN", "Shot", "shoot", "start_shot"]

BUILT_IN: Final = -1


def shoot(game: Game, by: int, target: int, card: int, needed: int = 1, second: int = -1) -> None:
    """`by` shoots at `target`; this many Missed! effects cancel it. `second`: another card that
    belongs to the same shot."""
    if game.ability[target].ignores_some and game.is_unaffected(target, by, card, second):
        return
    start_shot(game, Shot(by, target, card, needed, False, []))


def start_shot(game: Game, shot: Shot) -> None:
    """A shot is under way."""
    if game.emits_events:
        seen = game.everyone
        game.events.append((SHOT_FIRED, seen, shot.by, shot.card, shot.target, shot.needed))
    game.push(shot)


@mypyc_attr(allow_interpreted_subclasses=True)
class Shot(Frame[Game]):
    """A shot flies; its target may avoid it or be hit."""

    __slots__ = ("by", "card", "from_hand", "needed", "target", "used")

    def __init__(
        self,
        by: int,
        target: int,
        card: int,
        needed: int,
        from_hand: bool,
        used: list[int],
    ) -> None:
        self.by = by
        self.target = target
        self.card = card
        self.needed = needed  # Missed! effects still needed
        self.from_hand = from_hand  # a Missed! was spent: no more draw! is allowed (R313)
        self.used = used  # the cards already drawn for, the last one last (R47)

    def step(self, game: Game) -> None:
        me = self.target
        if self.needed <= 0:
            if game.emits_events:
                game.events.append((AVOIDED, 0, me, self.by, -1, -1))
            game.pop()
            self.after_avoided(game)
            return
        facts = game.facts
        ability = game.ability[me]
        seat = game.owner[me]
        moves: list[int] = []
        if not (game.disabled >> me) & 1:
            for card in game.in_play[me]:
                if game.kind[card].may_avoid(game, me, card, self):
                    moves.append(facts.use_moves[card])
        if ability.may_avoid(game, me, self):
            moves.append(JUST_USE)
        restricted = game.event.restricts
        converts = ability.converts or facts.has_wild
        for card in game.hands[seat]:
            if facts.avoids[card] and not (
                restricted and game.event.forbids(game, me, card, facts.kind[card])
            ):
                moves.append(facts.play_moves[card])
            if converts:
                for other in other_kinds(game, me, card):
                    if other.avoids and not (
                        restricted and game.event.forbids(game, me, card, other)
                    ):
                        moves.append(encode(PLAY, card, 0, other.no))
        if not moves or self.may_pass(game):
            moves.append(JUST_PASS)
        game.ask(seat, "shot", moves)

    # -- hooks for other kinds of shots -----------------------------------------------------

    def may_pass(self, game: Game) -> bool:
        """Whether the target may take the hit although they could avoid it (R9)."""
        return True

    def after_hit(self, game: Game) -> None:
        """The target did nothing against it."""
        wound(game, self.target, 1, self.by)

    def after_avoided(self, game: Game) -> None:
        """It was cancelled."""

    # -- answers ---------------------------------------------------------------------------

    def choose(self, game: Game, move: int) -> None:
        me = self.target
        verb = verb_of(move)
        if verb == PASS:
            if game.emits_events:
                game.events.append((PASSED, 0, game.owner[me], -1, -1, -1))
            game.pop()
            self.after_hit(game)
        elif verb == PLAY:
            self.count_missed()
            play_card(game, me, move)
            game.notify_card_used(me, game.facts.house.late_replacement)  # R161
            if self.needed:
                game.trigger_empty_hand_of(me)
        elif card_of(move) >= 0:
            card = card_of(move)
            if game.emits_events:
                game.events.append((CARD_USED, game.everyone, me, card, -1, -1))
            game.kind[card].avoid(game, me, card, self)
        else:
            if game.emits_events:
                game.events.append((ABILITY_USED, 0, me, -1, -1, -1))
            game.ability[me].avoid(game, me, self)

    def count_missed(self) -> None:
        """One Missed! effect, of a card of the hand or a green one."""
        self.from_hand = True
        self.needed -= 1

    def may_draw_for(self, cause: int) -> bool:
        """Each card once a shot (R47), and none after a Missed! (R313)."""
        return not self.from_hand and cause not in self.used

    def draw_for(self, game: Game, cause: int) -> None:
        """The target draws! for a card in play; `BUILT_IN` stands for an ability."""
        self.used.append(cause)
        draw_check(game, self.target, cause)

    def receive(self, game: Game, value: int) -> None:
        """A draw! is done: a Heart is one Missed! effect, unless its player has left in the
        meantime and nothing works for them any more (R300)."""
        met = value >= 0 and self.counts(game, value) and not game.has_left(self.target)
        game.emit_draw_result(self.target, value, self.used[-1], met)
        if met:
            self.needed -= 1

    def counts(self, game: Game, card: int) -> bool:
        """Whether this card, turned up, is a Missed! effect."""
        return game.suit(card) == HEARTS

    def odds(self, game: Game, move: int) -> FlipOdds | None:
        card = card_of(move)
        if verb_of(move) != USE:
            return None
        ability = game.ability[self.target]
        if not (game.kind[card].draws_to_avoid if card >= 0 else ability.draws_to_avoid):
            return None
        every = range(len(game.known))
        return draw_odds(game, self.target, [c for c in every if self.counts(game, c)])

    def refusal(self, game: Game, move: int) -> str:
        me = self.target
        card = card_of(move)
        if verb_of(move) == PLAY:
            if card not in game.hand(me):
                return "not_in_hand"
            if target_of(move):
                return "no_target_wanted"
            kind = game.kind[card]
            if game.event.restricts and kind.avoids and kind_of(move) < 0:
                return game.event.forbids(game, me, card, kind)
            return "no_missed"
        if verb_of(move) == PASS:
            return "avoid_it_if_you_can"
        if verb_of(move) != USE:
            return "answer_the_shot"
        if card >= 0 and card not in game.in_play[me]:
            return "not_in_play"
        if card >= 0 and (game.disabled >> me) & 1:
            return "cards_do_nothing"
        if card in self.used:
            return "drawn_for_already"
        if card in game.fresh:
            return "wait_for_next_turn"
        return "draw_comes_first" if self.from_hand else "no_use_now"

    def fields(self) -> tuple[object, ...]:
        return (
            self.by,
            self.target,
            self.card,
            self.needed,
            self.from_hand,
            self.used[:],
        )

    def facts(self) -> dict[str, int]:
        return {"by": self.by, "target": self.target, "card": self.card, "needed": self.needed}
