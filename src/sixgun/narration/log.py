"""`GameLog`: what happened in a game, as sentences, from one point of view."""

from __future__ import annotations

from typing import Final

from sixgun.engine import Viewpoint, is_visible, visible_event
from sixgun.live import AnyGame
from sixgun.narration.log_cards import CARD_WRITERS
from sixgun.narration.log_plays import PLAY_WRITERS
from sixgun.narration.log_turns import TURN_WRITERS
from sixgun.narration.log_writer import LogWriter, Writers
from sixgun.protocol import Sentence

__all__ = ["WRITERS", "GameLog"]

WRITERS: Final[Writers] = {**PLAY_WRITERS, **CARD_WRITERS, **TURN_WRITERS}


class GameLog:
    """The log of a game from its beginning on, as a viewpoint reads it."""

    def __init__(self, game: AnyGame, viewpoint: Viewpoint) -> None:
        self.game = game
        self.mask = viewpoint.mask(game.kernel.seats)
        self.writer = LogWriter(game, viewpoint)
        self.moves_written = -1  # not even the deal

    def new_moves(self) -> list[list[Sentence]]:
        """The sentences of each move since the last call; at first also those of the deal."""
        first, last = self.moves_written, len(self.game.move_starts)
        self.moves_written = last
        return [self.write_move(move) for move in range(first, last)]

    def new_sentences(self) -> list[Sentence]:
        """The sentences since the last call."""
        return [sentence for move in self.new_moves() for sentence in move]

    def write_move(self, move: int) -> list[Sentence]:
        """Write the deal (-1) or a move, which must be the next one."""
        raw_events = self.game.raw_events[self.start(move) : self.start(move + 1)]
        events = [visible_event(raw, self.mask) for raw in raw_events if is_visible(raw, self.mask)]
        asked, prompt = (-1, "") if move < 0 else self.game.answered[move]
        writer = self.writer
        writer.begin_move(events, prompt, asked)
        while (event := writer.take()) is not None:
            WRITERS[type(event)](writer, event)
        writer.is_first = False
        return writer.sentences

    def start(self, move: int) -> int:
        """How many events there were before a move."""
        starts = self.game.move_starts
        if move < 0:
            return 0
        return starts[move] if move < len(starts) else len(self.game.raw_events)
