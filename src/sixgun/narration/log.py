"""`GameLog`: what happened in a game, as sentences, from one point of view."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from sixgun.engine import Event
from sixgun.live import AnyGame
from sixgun.narration.log_cards import CARD_WRITERS
from sixgun.narration.log_plays import PLAY_WRITERS
from sixgun.narration.log_turns import TURN_WRITERS
from sixgun.narration.log_writer import LogWriter
from sixgun.protocol import Sentence

__all__ = ["WRITERS", "GameLog"]

# One function for each type of event. It gets an event that was taken, and may take more.
WRITERS: Final[dict[type[Event], Callable[[LogWriter, Any], None]]] = {
    **PLAY_WRITERS,  # type: ignore[dict-item]
    **CARD_WRITERS,
    **TURN_WRITERS,
}


class GameLog:
    """The log of a game from its beginning on, move by move."""

    def __init__(self, game: AnyGame, seat: int) -> None:
        """The log as a seat reads it; the number of seats stands for a spectator."""
        self.writer = LogWriter(game, seat)

    def write(self, events: Sequence[Event], prompt: str = "", asked: int = -1) -> list[Sentence]:
        """The sentences for the next move: its visible events, and the decision that it answers.

        Without a prompt, the events are those of the deal.
        """
        writer = self.writer
        writer.begin_move(events, prompt, asked)
        while (event := writer.take()) is not None:
            WRITERS[type(event)](writer, event)
        writer.is_first = False
        return writer.sentences
