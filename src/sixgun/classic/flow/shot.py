"""A shot: whatever shows the BANG! symbol, and what may be done against it."""

from __future__ import annotations

from typing import Final

from sixgun.classic.flow.flip import draw_check
from sixgun.classic.flow.life import wound
from sixgun.classic.flow.plays import play_card
from sixgun.classic.game import Game
from sixgun.classic.suits import HEARTS
from sixgun.engine import Frame
from sixgun.engine.events import ABILITY_USED, AVOIDED, CARD_USED, PASSED, SHOT_FIRED
from sixgun.engine.moves import (
    JUST_PASS,
    JUST_USE,
    PASS,
    PLAY,
    USE,
    card_of,
    encode,
    target_of,
    verb_of,
)

__all__ = ["BUILT_IN", "Shot", "shoot"]

BUILT_IN: Final = -1


def shoot(game: Game, by: int, target: int, card: int, needed: int = 1) -> None:
    """`by` shoots at `target`; it takes this many Missed! effects to cancel it."""
    if game.telling:
        game.events.append((SHOT_FIRED, game.everyone, by, card, target, needed))
    game.push(Shot(by, target, card, needed, False, []))


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
        self.from_hand = from_hand  # a Missed! was spent: no more Barrels (R313)
        self.used = used  # Barrels that were drawn for already, the last one last (R47)

    def step(self, game: Game) -> None:
        me = self.target
        if self.needed <= 0:
            if game.telling:
                game.events.append((AVOIDED, 0, me, self.by, -1, -1))
            game.pop()
            return
        facts = game.facts
        ability = game.ability[me]
        seat = game.owner[me]
        moves: list[int] = []
        for card in game.in_play[me]:
            if game.kind[card].may_avoid(game, me, card, self):
                moves.append(encode(USE, card))
        if ability.may_avoid(game, me, self):
            moves.append(JUST_USE)
        for card in game.hands[seat]:
            if facts.avoids[card]:
                moves.append(facts.play_moves[card])
            if ability.converts:
                for other in ability.plays_as(game, me, card):
                    if other.avoids:
                        moves.append(encode(PLAY, card, 0, other.no))
        moves.append(JUST_PASS)
        game.ask(seat, "shot", moves)

    def choose(self, game: Game, move: int) -> None:
        me = self.target
        verb = verb_of(move)
        if verb == PASS:
            if game.telling:
                game.events.append((PASSED, 0, game.owner[me], -1, -1, -1))
            game.pop()
            wound(game, me, 1, self.by)
        elif verb == PLAY:
            self.from_hand = True
            self.needed -= 1
            play_card(game, me, move)
            if self.needed:
                game.fire_empty_hand_of(me)
        elif card_of(move) >= 0:
            card = card_of(move)
            if game.telling:
                game.events.append((CARD_USED, game.everyone, me, card, -1, -1))
            game.kind[card].avoid(game, me, card, self)
        else:
            if game.telling:
                game.events.append((ABILITY_USED, 0, me, -1, -1, -1))
            game.ability[me].avoid(game, me, self)

    def may_draw_for(self, barrel: int) -> bool:
        """Each Barrel once a shot (R47), and none after a Missed! (R313)."""
        return not self.from_hand and barrel not in self.used

    def draw_for(self, game: Game, barrel: int) -> None:
        """The target draws! for a Barrel; `BUILT_IN` is one that is no card."""
        self.used.append(barrel)
        draw_check(game, self.target, barrel)

    def receive(self, game: Game, value: int) -> None:
        """A Barrel was drawn for: a Heart is one Missed! effect."""
        met = value >= 0 and game.suit(value) == HEARTS
        game.tell_draw(self.target, value, self.used[-1], met)
        if met:
            self.needed -= 1

    def refusal(self, game: Game, move: int) -> str:
        me = self.target
        card = card_of(move)
        if verb_of(move) == PLAY:
            if card not in game.hand(me):
                return "not_in_hand"
            return "no_target_wanted" if target_of(move) else "no_missed"
        if verb_of(move) != USE:
            return "answer_the_shot"
        if card >= 0 and card not in game.in_play[me]:
            return "not_in_play"
        if card in self.used:
            return "barrel_used"
        return "barrel_comes_first" if self.from_hand else "no_use_now"

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
