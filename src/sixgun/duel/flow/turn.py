"""The turn: cards of its start, draw, play, discard, and on to the next player (D14)."""

from __future__ import annotations

from typing import Final, cast

from sixgun.duel.flow.elimination import Elimination, next_fallen
from sixgun.duel.flow.plays import (
    list_abilities,
    list_plays,
    list_uses,
    play_card,
    play_refusal,
    reload_card,
    reload_refusal,
    use,
    use_refusal,
)
from sixgun.duel.flow.reveal import reveal_odds
from sixgun.duel.flow.swap import swap
from sixgun.duel.game import Game
from sixgun.engine import FlipOdds, Frame
from sixgun.engine.events import TURN_ENDED, TURN_STARTED
from sixgun.engine.moves import (
    DISCARD,
    END,
    JUST_END,
    JUST_SWAP,
    PLAY,
    RELOAD,
    SWAP,
    USE,
    VERB_SHIFT,
    card_of,
    kind_of,
    verb_of,
)

__all__ = ["PLAYING", "Turn", "start_turn"]

STARTING: Final = 0  # Dynamite, Rattlesnake, Stampede
DRAWING: Final = 1  # phase 1
PLAYING: Final = 2  # phase 2
DISCARDING: Final = 3  # phase 3

CARDS_A_TURN: Final = 2


def start_turn(game: Game, seat: int) -> None:
    """Start the first turn of a game, or any other one explicitly."""
    cast("Turn", game.stack[0]).begin(game, seat)


def swap_refusal(game: Game, me: int, move: int) -> str:
    if move != JUST_SWAP:
        return "only_your_own_token"
    return "swapped_already" if game.swapped else "stands_alone"


class Turn(Frame[Game]):
    """A turn. It lies at the bottom of the stack; when it is on top again, an effect is
    complete."""

    __slots__ = ("checked", "stage")

    def __init__(self, stage: int, checked: list[int]) -> None:
        self.stage = stage
        self.checked = checked  # the start-of-turn cards that are done

    def step(self, game: Game) -> None:
        if game.in_flight >= 0 and not game.is_wanted(game.in_flight):
            game.in_flight = -1
        if game.pending:  # D89
            game.trigger_next()
            return
        game.spare_avoid = -1
        if game.fallen:  # D87
            figure = next_fallen(game)
            if figure >= 0:
                game.push(Elimination(figure, 0))
                return
            game.fallen = False
        if game.queue:
            game.strike_next()
            return
        stage = self.stage
        if stage == PLAYING:
            self.ask_play(game)
        elif stage == STARTING:
            if not self.check(game):
                self.stage = DRAWING
        elif stage == DRAWING:
            self.stage = PLAYING
            self.draw(game)
        elif not self.ask_discard(game):
            self.finish(game)

    # -- phases ----------------------------------------------------------------------------

    def begin(self, game: Game, seat: int) -> None:
        self.stage = STARTING
        self.checked = []
        game.active = seat
        game.turn_number += 1
        game.swapped = False
        game.bangs = 0
        game.more_bangs = 0
        game.used = 0
        if game.fresh:
            game.fresh = []
        if game.emits_events:
            game.events.append((TURN_STARTED, 0, seat, game.turn_number, -1, -1))

    def finish(self, game: Game) -> None:
        seat = game.active
        if game.emits_events:
            game.events.append((TURN_ENDED, 0, seat, -1, -1, -1))
        self.begin(game, game.facts.goal[seat])

    def check(self, game: Game) -> bool:
        """The next start-of-turn card, with any figure of the seat (D15)."""
        order = game.facts.start_order
        found = -1
        first = 2 * game.active
        for card in game.in_play[first] + game.in_play[first + 1]:
            if order[card] and card not in self.checked:
                if found < 0 or order[card] < order[found]:
                    found = card
        if found < 0:
            return False
        self.checked.append(found)
        game.kind[found].start(game, game.bearer(found), found)
        return True

    def draw(self, game: Game) -> None:
        me = game.front[game.active]
        count = CARDS_A_TURN
        for card in game.in_play[me]:
            count += game.facts.draws_more[card]
        game.character[me].draw_phase(game, me, count)

    def ask_play(self, game: Game) -> None:
        seat = game.active
        me = game.front[seat]
        moves: list[int] = []
        list_plays(game, me, moves)
        if game.in_play[me]:
            list_uses(game, me, moves)
        list_abilities(game, seat, moves)
        if not game.swapped and me ^ 1 in game.ring:
            moves.append(JUST_SWAP)
        moves.append(JUST_END)
        game.ask(seat, "play", moves)

    def ask_discard(self, game: Game) -> bool:
        """True if the hand is above the limit (D22)."""
        seat = game.active
        hand = game.hands[seat]
        if len(hand) <= 2 or len(hand) <= game.hand_limit(seat):
            return False
        game.ask(seat, "discard", [game.facts.discard_moves[card] for card in hand])
        return True

    # -- answers ---------------------------------------------------------------------------

    def choose(self, game: Game, move: int) -> None:
        verb = move >> VERB_SHIFT
        me = game.front[game.active]
        if verb == PLAY:
            play_card(game, me, move)
        elif verb == END:
            self.stage = DISCARDING
        elif verb == DISCARD:
            game.discard(game.active, card_of(move))
        elif verb == SWAP:
            game.swapped = True
            swap(game, game.active, game.active)
        elif verb == RELOAD:
            reload_card(game, me, card_of(move))
        else:
            use(game, me, move)

    def odds(self, game: Game, move: int) -> FlipOdds | None:
        if verb_of(move) != PLAY or kind_of(move) >= 0:
            return None
        symbol = game.kind[card_of(move)].hopes_for
        if symbol < 0:
            return None
        return reveal_odds(game, game.front[game.active], game.source[game.active], symbol)

    def refusal(self, game: Game, move: int) -> str:
        verb = verb_of(move)
        if game.prompt == "discard":
            return "not_in_hand" if verb == DISCARD else "too_many_cards"
        me = game.front[game.active]
        if verb == PLAY:
            return play_refusal(game, me, move)
        if verb == USE:
            return use_refusal(game, me, move)
        if verb == RELOAD:
            return reload_refusal(game, me, move)
        if verb == SWAP:
            return swap_refusal(game, me, move)
        return "only_above_the_limit" if verb == DISCARD else "not_now"  # D24

    def fields(self) -> tuple[object, ...]:
        return (self.stage, self.checked[:])

    def facts(self) -> dict[str, int]:
        return {"stage": self.stage}
