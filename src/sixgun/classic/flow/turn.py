"""The turn: event, checks, draw, play, discard, and on to the next player (R6, R7)."""

from __future__ import annotations

from typing import Final, cast

from sixgun.classic.figure_rules import NO_ABILITY
from sixgun.classic.flow.flip import Check
from sixgun.classic.flow.life import Fading
from sixgun.classic.flow.plays import (
    list_plays,
    list_uses,
    play_card,
    play_facts,
    play_refusal,
    use_card,
    use_facts,
    use_refusal,
)
from sixgun.classic.game import Game
from sixgun.engine import Fact, Frame
from sixgun.engine.events import TURN_ENDED, TURN_STARTED
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
    target_of,
    verb_of,
)

__all__ = ["Turn", "start_turn"]

REVEALING: Final = 0  # a new event, if there is one
STARTING: Final = 1  # the event's effect before any other action
CHECKS: Final = 2
DRAWING: Final = 3  # phase 1
DRAWN: Final = 4  # the event's effect right after it
PLAYING: Final = 5  # phase 2
DISCARDING: Final = 6  # phase 3
CLOSING: Final = 7  # the event's effect after the turn
ENDING: Final = 8

# When players may act out of turn: events come before any other action, and right after the
# draw.
MOMENTS: Final = (CHECKS, DRAWING, PLAYING)

CARDS_A_TURN: Final = 2


def start_turn(game: Game, figure: int) -> None:
    """Start the first turn of a game, or any other one explicitly."""
    cast("Turn", game.stack[0]).begin(game, figure)


class Turn(Frame[Game]):
    """A turn. It lies at the bottom of the stack; when it is on top again, an effect is
    complete."""

    __slots__ = ("asked", "checked", "held", "stage")

    def __init__(self, stage: int, checked: list[int], asked: int, held: int) -> None:
        self.stage = stage
        self.checked = checked  # the cards that were drawn for at the start of the turn
        self.asked = asked  # mask of figures that declined to interrupt at this very moment
        self.held = held  # how many cards they had before phase 1

    def step(self, game: Game) -> None:
        if game.fallen and game.check_victory():
            return
        if game.absent and self.sweep(game):
            return
        if game.pending:
            game.trigger_next()
            return
        if game.turn_done:
            self.stage = ENDING
        stage = self.stage
        if game.watchers and stage in MOMENTS and self.ask_watchers(game):
            return
        if stage == PLAYING:
            self.ask_play(game)
        elif stage == CHECKS:
            if not self.check(game):
                self.stage = DRAWING
                if game.facts.paired or game.absent or game.character[game.active].prepares:
                    self.prepare(game)
                else:
                    self.draw(game)
        elif stage == DRAWING:
            self.draw(game)
        elif stage == DISCARDING:
            if self.ask_discard(game):
                return
            if game.event.comes_after_turn:
                self.stage = CLOSING
            else:
                self.finish(game)
        elif stage == ENDING:
            self.finish(game)
        else:
            self.follow_event(game)

    def follow_event(self, game: Game) -> None:
        """The stages in which only events act."""
        me = game.active
        stage = self.stage
        if stage == REVEALING:
            self.stage = STARTING
            self.reveal(game)
        elif stage == STARTING:
            self.enter(CHECKS)
            game.event.turn_starts(game, me)
        elif stage == DRAWN:
            self.enter(PLAYING)
            game.event.after_draw(game, me, self.held)
        else:
            self.enter(ENDING)
            game.event.after_turn(game, me)

    def finish(self, game: Game) -> None:
        me = game.active
        if game.ghosts and game.is_ghost(me):
            self.stage = ENDING
            game.push(Fading(me, -1, 0))
            return
        if game.emits_events:
            game.events.append((TURN_ENDED, 0, game.owner[me], -1, -1, -1))
        self.begin(game, game.event.next_figure(game, me))

    # -- stages ----------------------------------------------------------------------------

    def enter(self, stage: int) -> None:
        self.stage = stage
        self.asked = 0

    def begin(self, game: Game, figure: int) -> None:
        again = figure == game.active
        game.active = figure
        game.turn_number += 1
        game.turn_done = False
        game.bangs = 0
        game.acted = 0
        game.skipping = 0
        self.checked = []
        if game.fresh:
            game.fresh = []
        if game.emits_events:
            number = game.turn_number
            game.events.append((TURN_STARTED, 0, game.owner[figure], number, -1, -1))
        self.asked = 0
        self.stage = CHECKS
        if game.disabled or game.ability[figure].disables_others_cards:
            game.update_disabled()
        if game.facts.has_events:
            if figure not in game.ring:
                game.event.comes_back(game, figure)
            first = not (game.played_before >> figure) & 1
            game.played_before |= 1 << figure
            if game.event.opens_turns:
                self.stage = STARTING
            if not (again or first) and figure == game.facts.variant.revealer(game):
                self.stage = REVEALING  # R182; R273: an extra turn reveals nothing

    def reveal(self, game: Game) -> None:
        """R182: on the Sheriff's turns, from the second on, the next event comes into force."""
        me = game.active
        if game.events_revealed < len(game.event_deck):
            event = game.facts.events[game.event_deck[game.events_revealed]]
            game.events_revealed += 1
            game.put_in_force(event, me)
            return
        for event in game.facts.events:
            if event.is_due(game) and event is not game.event:
                game.put_in_force(event, me)

    def check(self, game: Game) -> bool:
        """The next card before the active figure that needs a draw!, if any (R54)."""
        cards = game.in_play[game.active]
        if game.facts.paired:
            cards = [c for me in game.facts.variant.own_figures(game) for c in game.in_play[me]]
        if not cards or game.event.cards_disabled:  # R247
            return False
        order = game.facts.check_order
        found = -1
        for card in cards:
            if order[card] and card not in self.checked:
                if found < 0 or order[card] < order[found]:
                    found = card
        if found < 0:
            return False
        self.asked = 0
        self.checked.append(found)
        game.push(Check(game.bearer(found), found))
        return True

    def prepare(self, game: Game) -> None:
        """The checks are over: run what the variant or the character does before phase 1."""
        if game.facts.paired:
            game.facts.variant.before_draw(game)
        me = game.active
        character = game.character[me]
        if not character.prepares or game.has_left(me):
            return
        if game.event.no_abilities:
            character.before_draw_skipped(game, me)
        else:
            character.before_draw(game, me)

    def draw(self, game: Game) -> None:
        me = game.active
        self.asked = 0
        self.stage = PLAYING
        if not game.event.shapes_draw:
            plain = game.event.draws_from_discards and game.facts.house.plain_mine  # R234
            ability = NO_ABILITY if plain else game.ability[me]
            ability.draw_phase(game, me, CARDS_A_TURN)
            return
        self.stage = DRAWN
        self.held = len(game.hand(me))
        game.event.draw_phase(game, me, CARDS_A_TURN)

    def sweep(self, game: Game) -> bool:
        """R299, R300: a player who left holds nothing, and their turns end after the checks."""
        for seat in range(game.seats):
            if (game.absent >> seat) & 1:
                game.facts.variant.discard_abandoned_cards(game, seat)
                if game.over:
                    return True
        if DRAWING <= self.stage < ENDING and game.has_left(game.active):
            game.turn_done = True
        return False

    # -- phases 2 and 3 --------------------------------------------------------------------

    def ask_play(self, game: Game) -> None:
        me = game.active
        moves: list[int] = []
        list_plays(game, me, moves)
        if game.facts.has_used:
            list_uses(game, me, moves)
        ability = game.ability[me]
        if ability.acts and ability.may_act(game, me):
            for target in ability.act_target.options(game, me):
                moves.append(JUST_USE + target)
        if game.event.shapes_play:
            game.event.list_moves(game, me, moves)
            moves = game.event.allowed_moves(game, me, [*moves, JUST_END])
        else:
            moves.append(JUST_END)
        game.ask(game.owner[me], "play", moves)

    def ask_discard(self, game: Game) -> bool:
        """True if the hand is above the limit. A ghost's hand goes when they leave (R195)."""
        me = game.active
        hand = game.hands[game.owner[me]]
        if len(hand) <= game.ability[me].hand_limit(game, me):
            return False
        if game.ghosts and game.is_ghost(me):
            return False
        game.ask(game.owner[me], "discard", [game.facts.discard_moves[card] for card in hand])
        return True

    # -- figures that may act at any time --------------------------------------------------

    def ask_watchers(self, game: Game) -> bool:
        watcher = self.watcher(game)
        if watcher < 0:
            return False
        game.ask(game.owner[watcher], "interrupt", [JUST_USE, JUST_PASS, JUST_SKIP])
        return True

    def watcher(self, game: Game) -> int:
        """The first figure, from the active one on, that could act now and has not declined."""
        declined = self.asked | game.skipping
        if self.stage == PLAYING:
            declined |= 1 << game.active  # they have their own moves
        for me in game.from_active(game.watchers):
            if not (declined >> me) & 1 and game.ability[me].may_interrupt(game, me):
                if not game.facts.paired or game.facts.variant.ability_works(game, me):
                    return me
        return -1

    # -- answers ---------------------------------------------------------------------------

    def choose(self, game: Game, move: int) -> None:
        verb = move >> VERB_SHIFT
        me = game.active
        if verb == PLAY:
            self.asked = 0
            if game.event.shapes_play:
                game.event.before_play(game, me, card_of(move))
            play_card(game, me, move)
        elif verb == END:
            self.enter(DISCARDING)
        elif game.prompt == "interrupt":
            self.settle_interrupt(game, verb)
        elif self.stage == DISCARDING:
            if game.event.takes_discards:
                game.event.discard_excess(game, me, card_of(move))
            else:
                game.discard(game.owner[me], card_of(move))
        elif verb != USE:
            self.asked = 0
            game.event.choose(game, me, move)
        elif card_of(move) >= 0:
            self.asked = 0
            use_card(game, me, move)
        else:
            self.asked = 0
            game.acted += 1
            game.ability[me].act(game, me, target_of(move))

    def settle_interrupt(self, game: Game, verb: int) -> None:
        me = self.watcher(game)
        if verb == USE:
            self.asked = 0
            game.ability[me].act(game, me, 0)
        elif verb == SKIP:
            game.skipping |= 1 << me
        else:
            self.asked |= 1 << me

    def refusal(self, game: Game, move: int) -> str:
        verb = verb_of(move)
        if game.prompt == "interrupt":
            return "use_or_pass"
        if game.prompt == "discard":
            return "not_in_hand" if verb == DISCARD else "too_many_cards"
        me = game.active
        refused = ""
        if verb == PLAY:
            refused = play_refusal(game, me, move)
        elif verb == USE and card_of(move) >= 0:
            refused = use_refusal(game, me, move)
        elif verb == USE:
            refused = self.act_refusal(game, move)
        return refused or game.event.refusal(game, me, move) or self.plain_refusal(move)

    def act_refusal(self, game: Game, move: int) -> str:
        me = game.active
        ability = game.ability[me]
        if move != JUST_USE + target_of(move) or not (ability.acts and ability.may_act(game, me)):
            return "no_use_now"
        return ability.act_target.refusal(game, me, target_of(move))

    def plain_refusal(self, move: int) -> str:
        if verb_of(move) == DISCARD:
            return "only_above_the_limit"  # R10
        return "not_now"

    def refusal_facts(self, game: Game, move: int) -> dict[str, Fact]:
        if game.prompt != "play":
            return {}
        if verb_of(move) == PLAY:
            return play_facts(game, game.active, move)
        if verb_of(move) == USE and card_of(move) >= 0:
            return use_facts(game, game.active, move)
        return {}

    def fields(self) -> tuple[object, ...]:
        return (self.stage, self.checked[:], self.asked, self.held)

    def facts(self) -> dict[str, int]:
        return {"stage": self.stage}
