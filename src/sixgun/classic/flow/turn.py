"""The turn: checks, draw, play, discard, and on to the next player (R6)."""

from __future__ import annotations

from typing import Final

from sixgun.classic.flow.flip import Check
from sixgun.classic.flow.plays import list_plays, play_card, play_facts, play_refusal
from sixgun.classic.game import Game
from sixgun.classic.roles import winners
from sixgun.engine import Fact, Frame
from sixgun.engine.events import GAME_ENDED, TURN_ENDED, TURN_STARTED
from sixgun.engine.moves import (
    DISCARD,
    END,
    JUST_END,
    JUST_PASS,
    JUST_SKIP,
    JUST_USE,
    PLAY,
    SKIP,
    USE,
    VERB_SHIFT,
    card_of,
    verb_of,
)

__all__ = ["Turn"]

CHECKS: Final = 0
PLAYING: Final = 1
DISCARDING: Final = 2
ENDING: Final = 3

CARDS_A_TURN: Final = 2


class Turn(Frame[Game]):
    """Somebody's turn. It lies at the bottom of the stack; on top again, an effect is complete."""

    __slots__ = ("asked", "checked", "stage")

    def __init__(self, stage: int, checked: int, asked: int) -> None:
        self.stage = stage
        self.checked = checked  # the checks at the start of the turn are done up to this order
        self.asked = asked  # mask of figures who declined to interrupt at this very moment

    def step(self, game: Game) -> None:
        if game.fallen and self.decided(game):
            return
        if game.pending:
            game.fire_next()
            return
        if game.turn_done:
            self.stage = ENDING
        if game.watchers and self.stage <= PLAYING and self.ask_watchers(game):
            return
        stage = self.stage
        if stage == PLAYING:
            self.ask_play(game)
        elif stage == CHECKS:
            if self.check(game):
                return
            self.enter(PLAYING)
            game.ability[game.active].draw_phase(game, game.active, CARDS_A_TURN)
        elif stage == ENDING or not self.ask_discard(game):
            if game.telling:
                game.events.append((TURN_ENDED, 0, game.owner[game.active], -1, -1, -1))
            self.begin(game, game.next_after(game.active))

    # -- stages ----------------------------------------------------------------------------

    def enter(self, stage: int) -> None:
        self.stage = stage
        self.asked = 0

    def begin(self, game: Game, figure: int) -> None:
        self.enter(CHECKS)
        self.checked = 0
        game.active = figure
        game.turn_number += 1
        game.turn_done = False
        game.bangs = 0
        game.resting = 0
        if game.telling:
            number = game.turn_number
            game.events.append((TURN_STARTED, 0, game.owner[figure], number, -1, -1))

    def decided(self, game: Game) -> bool:
        """R97: victory is tested once, when the card that killed is complete."""
        game.fallen = False
        game.winners = winners(game)
        if not game.winners:
            return False
        game.over = True
        game.moves = []
        if game.telling:
            game.events.append((GAME_ENDED, 0, game.winners, -1, -1, -1))
        return True

    def check(self, game: Game) -> bool:
        """The next card before the active figure that wants to be drawn for, if any (R54)."""
        order = game.facts.check_order
        found = -1
        for card in game.in_play[game.active]:
            if order[card] > self.checked and (found < 0 or order[card] < order[found]):
                found = card
        if found < 0:
            return False
        self.asked = 0
        self.checked = order[found]
        game.push(Check(game.active, found))
        return True

    def ask_play(self, game: Game) -> None:
        me = game.active
        moves: list[int] = []
        list_plays(game, me, moves)
        if game.ability[me].acts and game.ability[me].may_act(game, me):
            moves.append(JUST_USE)
        moves.append(JUST_END)
        game.ask(game.owner[me], "play", moves)

    def ask_discard(self, game: Game) -> bool:
        """Whether the hand is above the limit."""
        me = game.active
        hand = game.hands[game.owner[me]]
        if len(hand) <= game.ability[me].hand_limit(game, me):
            return False
        game.ask(game.owner[me], "discard", [game.facts.discard_moves[card] for card in hand])
        return True

    # -- the ones who may act at any time --------------------------------------------------

    def ask_watchers(self, game: Game) -> bool:
        watcher = self.watcher(game)
        if watcher < 0:
            return False
        game.ask(game.owner[watcher], "interrupt", [JUST_USE, JUST_PASS, JUST_SKIP])
        return True

    def watcher(self, game: Game) -> int:
        """The first figure, from the active one on, who could act now and has not declined."""
        declined = self.asked | game.resting
        if self.stage == PLAYING:
            declined |= 1 << game.active  # he has his own moves
        for me in game.from_active(game.watchers):
            if not (declined >> me) & 1 and game.ability[me].may_interrupt(game, me):
                return me
        return -1

    # -- answers ---------------------------------------------------------------------------

    def choose(self, game: Game, move: int) -> None:
        verb = move >> VERB_SHIFT
        if game.prompt == "interrupt":
            self.interrupted(game, verb)
        elif verb == PLAY:
            self.asked = 0
            play_card(game, game.active, move)
        elif verb == END:
            self.enter(DISCARDING)
        elif verb == DISCARD:
            game.discard(game.owner[game.active], card_of(move))
        else:
            self.asked = 0
            game.ability[game.active].act(game, game.active)

    def interrupted(self, game: Game, verb: int) -> None:
        me = self.watcher(game)
        if verb == USE:
            self.asked = 0
            game.ability[me].act(game, me)
        elif verb == SKIP:
            game.resting |= 1 << me
        else:
            self.asked |= 1 << me

    def refusal(self, game: Game, move: int) -> str:
        verb = verb_of(move)
        if game.prompt == "interrupt":
            return "use_or_pass"
        if game.prompt == "discard":
            if verb != DISCARD:
                return "too_many_cards"
            return "not_in_hand"
        if verb == PLAY:
            return play_refusal(game, game.active, move)
        if verb == USE:
            return "no_use_now"
        if verb == DISCARD:
            return "only_above_the_limit"  # R10
        return "not_now"

    def refusal_facts(self, game: Game, move: int) -> dict[str, Fact]:
        if game.prompt == "play" and verb_of(move) == PLAY:
            return play_facts(game, game.active, move)
        return {}

    def fields(self) -> tuple[object, ...]:
        return (self.stage, self.checked, self.asked)

    def facts(self) -> dict[str, int]:
        return {"stage": self.stage}
