"""A hit: any effect with that symbol, and the answers to it (D60-D74)."""

from __future__ import annotations

from typing import Final

from sixgun.duel.flow.answers import give_up, hit_refusal, list_hits
from sixgun.duel.flow.loss import wound
from sixgun.duel.flow.reveal import reveal, reveal_odds
from sixgun.duel.game import Game
from sixgun.duel.printed_facts import BARREL
from sixgun.engine import FlipOdds, Frame
from sixgun.engine.events import (
    ABILITY_USED,
    AVOIDED,
    CARD_PLAYED,
    CARD_USED,
    PASSED,
    SHOT_FIRED,
)
from sixgun.engine.moves import (
    DISCARD,
    JUST_PASS,
    PASS,
    PLAY,
    USE,
    card_of,
    encode,
    kind_of,
    target_of,
    verb_of,
)

__all__ = ["ABILITY", "AUTOMATIC", "Hit", "send_hit"]

AUTOMATIC: Final = -1  # a hit without a card (D5)
ABILITY: Final = -1  # the cause of a reveal that is not a card

ASKING: Final = 0
PARRIED: Final = 1  # an avoid was used, but it may not be enough (D64)
CANCELLED: Final = 2
TELLING: Final = 3  # notified after the shooting card (D71)


def send_hit(game: Game, by: int, target: int, card: int, kind: int, shooter: int = -1) -> None:
    """`by` sends a hit at `target`, with a card played as a kind. A hit that waited names the
    character that shot: another may have taken their place."""
    if not game.is_alive(target):
        return
    costly = kind >= 0 and game.facts.kinds[kind].is_bang and game.character[by].is_costly
    if game.emits_events:
        game.events.append((SHOT_FIRED, game.everyone, by, card, target, 2 if costly else 1))
    number = shooter if shooter >= 0 else game.character[by].no
    game.push(Hit(by, target, card, kind, costly, ASKING, -1, [], number, False, -1))


class Hit(Frame[Game]):
    """A hit is on its way; its target avoids it or is hit."""

    __slots__ = (
        "answer",
        "by",
        "card",
        "costly",
        "front",
        "held",
        "kind",
        "shooter",
        "stage",
        "target",
        "used",
    )

    def __init__(
        self,
        by: int,
        target: int,
        card: int,
        kind: int,
        costly: bool,
        stage: int,
        answer: int,
        used: list[int],
        shooter: int,
        held: bool,
        front: int,
    ) -> None:
        self.by = by
        self.target = target
        self.card = card  # -1: an automatic hit
        self.kind = kind  # the number of the kind that the card is played as
        self.costly = costly  # an avoid costs one more card (D64)
        self.stage = stage
        self.answer = answer  # the number of the kind that avoided it by its own text
        self.used = used  # the cards already revealed for, the last one last
        self.shooter = shooter  # the number of the character that shot (D74)
        self.front = front  # the shooter's side when it was cancelled; -1: not yet
        self.held = held  # the opponent held a card when the answer was played (D245)

    def step(self, game: Game) -> None:
        if self.stage == ASKING:
            if game.spare_avoid == self.target:
                game.spare_avoid = -1
                self.stage = PARRIED
            else:
                self.ask(game)
            return
        if self.stage == PARRIED:
            if self.costly:
                self.ask_for_more(game)
            else:
                self.stage = CANCELLED
            return
        if self.stage == CANCELLED:
            self.stage = TELLING
            self.front = game.front[game.owner[self.by]]
            if game.emits_events:
                game.events.append((AVOIDED, 0, self.target, self.by, -1, -1))
            if self.kind >= 0:
                game.facts.kinds[self.kind].after_avoided(game, self)
            return
        game.pop()
        self.notify_avoided(game)

    def notify_avoided(self, game: Game) -> None:
        """D71: notify the shooting card, the shooter's side, then the card that avoided it."""
        front = self.front
        if game.character[front].counts_avoids and game.life[front] > 0:
            game.character[front].after_side_hit_avoided(game, front, game.owner[self.target])
        first = game.facts.first_character
        if self.answer >= first:
            game.facts.characters[self.answer - first].after_cancelled(game, self.target, self)
        elif self.answer >= 0:
            game.facts.kinds[self.answer].after_cancelled(game, self.target, self)

    # -- asking ----------------------------------------------------------------------------

    def ask(self, game: Game) -> None:
        me = self.target
        seat = game.owner[me]
        moves: list[int] = []
        if self.kind < 0:
            self.list_avoids(game, me, moves)
        else:
            kind = game.facts.kinds[self.kind]
            if kind.needs_hits:
                list_hits(game, me, moves)
            elif kind.is_void:
                self.list_hand(game, me, moves, False)
            else:
                self.list_avoids(game, me, moves)
        moves.append(JUST_PASS)
        game.ask(seat, "hit", moves)

    def list_avoids(self, game: Game, me: int, moves: list[int]) -> None:
        """Every possible answer to an ordinary hit."""
        facts = game.facts
        character = game.character[me]
        for card in game.in_play[me]:
            kind = facts.kind[card]
            if kind.helps and kind.may_avoid(game, me, card, self):
                moves.append(facts.use_moves[card])
            if character.is_spender and not kind.always_active:
                moves.append(encode(USE, card, 0, facts.first_character + character.no))
        if character.avoids and character.may_avoid(game, me, self):
            moves.append(encode(USE, -1, 0, facts.first_character + character.no))
        self.list_hand(game, me, moves, character.parries_others)

    def list_hand(self, game: Game, me: int, moves: list[int], converts: bool) -> None:
        facts = game.facts
        any_card = self.any_card(game)
        for card in game.hands[game.owner[me]]:
            if facts.avoids[card]:
                moves.append(facts.play_moves[card])
            elif any_card or (converts and game.character[me].parries_with(game, me, card)):
                moves.append(encode(PLAY, card, 0, facts.missed.no))

    def any_card(self, game: Game) -> bool:
        """Whether any hand card avoids it; with three players only for the hunted seat (D223)."""
        if self.kind < 0 or not game.facts.kinds[self.kind].is_soft:
            return False
        return game.owner[self.target] == game.goal_of(self.by)

    def ask_for_more(self, game: Game) -> None:
        """D64: one more hand card, or the avoid fails."""
        seat = game.owner[self.target]
        moves = [game.facts.discard_moves[card] for card in game.hands[seat]]
        game.ask(seat, "surcharge", [*moves, JUST_PASS])

    # -- answers ---------------------------------------------------------------------------

    def choose(self, game: Game, move: int) -> None:
        verb = verb_of(move)
        me = self.target
        if self.stage == PARRIED:
            self.settle_surcharge(game, move)
        elif verb == PASS:
            if game.emits_events:
                game.events.append((PASSED, 0, game.owner[me], -1, -1, -1))
            game.pop()
            self.strike(game)
        elif verb == PLAY:
            self.play(game, me, move)
        elif verb == DISCARD:
            self.stage = PARRIED
            give_up(game, me, move)
        else:
            self.use(game, me, move)

    def settle_surcharge(self, game: Game, move: int) -> None:
        if verb_of(move) == PASS:
            self.stage = ASKING  # wasted; other answers remain (D68)
            self.answer = -1
        else:
            game.discard(game.owner[self.target], card_of(move))
            self.stage = CANCELLED

    def play(self, game: Game, me: int, move: int) -> None:
        card = card_of(move)
        kind = game.kind[card] if kind_of(move) < 0 else game.facts.missed
        if game.emits_events:
            game.events.append((CARD_PLAYED, game.everyone, me, card, 0, kind.no))
        game.discard_silently(game.owner[me], card)
        self.stage = PARRIED
        if kind_of(move) < 0:
            self.answer = kind.no
            self.held = len(game.hands[game.goal_of(me)]) > 0
            kind.after_answer(game, me, self)

    def use(self, game: Game, me: int, move: int) -> None:
        card = card_of(move)
        character = game.character[me]
        if card < 0:
            if game.emits_events:
                game.events.append((ABILITY_USED, 0, me, -1, -1, -1))
            character.avoid(game, me, self)
            return
        if game.emits_events:
            game.events.append((CARD_USED, game.everyone, me, card, -1, -1))
        if kind_of(move) < 0:
            game.kind[card].avoid(game, me, card, self)
            return
        self.stage = PARRIED
        game.discard_from_play(me, card)
        character.after_equipment_spent(game, me)

    def parry(self) -> None:
        """An avoid took effect."""
        self.stage = PARRIED

    def strike(self, game: Game) -> None:
        if self.kind >= 0:
            game.facts.kinds[self.kind].after_hit(game, self)
        else:
            wound(game, self.target, 1, self.by)

    # -- reveals ---------------------------------------------------------------------------

    def reveal_for(self, game: Game, cause: int, seat: int) -> None:
        """The target's owner reveals from a seat's draw source, once for each cause (D60)."""
        self.used.append(cause)
        reveal(game, self.target, cause, game.source[seat])

    def receive(self, game: Game, value: int) -> None:
        cause = self.used[-1]
        met = value >= 0 and game.facts.symbol[value] == BARREL
        game.emit_draw_result(self.target, value, cause, met)
        if met:
            self.stage = PARRIED
            if cause == ABILITY:
                self.answer = game.facts.first_character + game.character[self.target].no

    def odds(self, game: Game, move: int) -> FlipOdds | None:
        me = self.target
        card = card_of(move)
        if self.stage != ASKING or verb_of(move) != USE:
            return None
        if card < 0:
            seat = game.character[me].reveals_from(game, me)
        elif kind_of(move) < 0:
            seat = game.kind[card].reveals_from(game, me)
        else:
            return None
        return reveal_odds(game, me, game.source[seat], BARREL) if seat >= 0 else None

    # -- refusals --------------------------------------------------------------------------

    def refusal(self, game: Game, move: int) -> str:
        me = self.target
        verb = verb_of(move)
        if self.stage == PARRIED:
            return "pay_or_pass"
        if self.kind >= 0 and game.facts.kinds[self.kind].needs_hits:
            return hit_refusal(game, me, move)
        card = card_of(move)
        if verb == PLAY:
            if card not in game.hand(me):
                return "not_in_hand"
            return "no_target_wanted" if target_of(move) else "no_avoid"
        if verb != USE:
            return "answer_the_hit"
        if self.kind >= 0 and game.facts.kinds[self.kind].is_void:
            return "cards_do_nothing"
        if card >= 0 and card not in game.in_play[me]:
            return "not_in_play"
        if card in self.used:
            return "revealed_already"
        return "wait_for_next_turn" if card in game.fresh else "no_use_now"

    def fields(self) -> tuple[object, ...]:
        return (
            self.by,
            self.target,
            self.card,
            self.kind,
            self.costly,
            self.stage,
            self.answer,
            self.used[:],
            self.shooter,
            self.held,
            self.front,
        )

    def facts(self) -> dict[str, int]:
        return {"by": self.by, "target": self.target, "card": self.card}
