"""Parses what a player types: a number, the label of a move, notation, or something similar."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from sixgun.cli import formatting
from sixgun.cli.namer import Namer
from sixgun.engine import BaseView, MalformedMove, SixgunError
from sixgun.engine import moves as m
from sixgun.live import AnyGame

__all__ = ["not_understood", "parse_input"]

WORD: Final = re.compile(r"[a-z0-9_]+(?:\.[0-9])?")  # also one of several figures: bob.2
FILLERS: Final = {"at", "the", "of", "a", "an", "my", "on", "in", "play", "your", ">"}


def parse_input(
    game: AnyGame, namer: Namer, view: BaseView, offered: Sequence[str], text: str
) -> int:
    """Parse a line into a move, legal or not; `offered` are the labels of the legal moves."""
    try:
        return parse_exact(game, namer, view, offered, text)
    except MalformedMove:
        readings = with_figures(game, namer, text)
        fits = [fitness(game, namer, view, offered, reading) for reading in readings.values()]
        if not any(fits):
            raise
    best = [figure for figure, fit in zip(readings, fits, strict=True) if fit == max(fits)]
    if len(best) > 1:
        raise MalformedMove("which_one", figures=formatting.join_words(best, "or"))
    return parse_exact(game, namer, view, offered, readings[best[0]])


def with_figures(game: AnyGame, namer: Namer, text: str) -> dict[str, str]:
    """If a seat has several figures and the text names the seat: the text with each figure."""
    readings: dict[str, str] = {}
    for seat, name in enumerate(namer.facts.seat_names if namer.each > 1 else ()):
        bare = re.compile(rf"\b{name}\b(?!\.)", re.IGNORECASE)
        if bare.search(text):
            alive = [f for f in namer.figures_of(seat) if game.kernel.life[f] > 0]
            figures = [namer.facts.figures[figure] for figure in alive]
            readings |= {figure: bare.sub(figure, text) for figure in figures}
    return readings


def fitness(game: AnyGame, namer: Namer, view: BaseView, offered: Sequence[str], text: str) -> int:
    """2 if the text fits legal moves, 1 for an illegal move, 0 if it cannot be parsed."""
    try:
        return 2 if parse_exact(game, namer, view, offered, text) in view.moves else 1
    except MalformedMove as error:
        return 2 if error.code == "ambiguous_move" else 0


def parse_exact(
    game: AnyGame, namer: Namer, view: BaseView, offered: Sequence[str], text: str
) -> int:
    """Parse a text in which every figure has its own name."""
    moves = view.moves
    if text.isdecimal():
        number = int(text) if len(text) < 6 else 0
        if not 1 <= number <= len(moves):
            raise MalformedMove("no_such_number", number=text[:9], last=len(moves))
        return moves[number - 1]
    typed = plain(text)
    known = [plain(option) for option in offered]
    if typed in known:
        return moves[known.index(typed)]
    fitting = [i for i in range(len(known)) if typed and set(typed) <= set(known[i])]
    if len(fitting) == 1 or (fitting and len({tuple(known[i]) for i in fitting}) == 1):
        return moves[fitting[0]]
    try:
        return game.code_of(text)
    except MalformedMove as unreadable:
        if len(fitting) > 1:
            several = "; ".join(f"{i + 1} {offered[i]}" for i in fitting)
            raise MalformedMove("ambiguous_move", fits=several) from None
        meant = guess(namer, view, typed)
        if meant < 0:
            raise explained(unreadable, text) from None
        return meant


def plain(text: str) -> list[str]:
    """The words that carry meaning, in lowercase and without punctuation."""
    return [word for word in WORD.findall(text.lower()) if word not in FILLERS]


def guess(namer: Namer, view: BaseView, typed: list[str]) -> int:
    """`bang cal`: a hand card by its name and its target, legal or not; -1 if unclear."""
    for kind in namer.facts.kinds:
        for name in (plain(kind.name), [kind.id]):
            if typed[: len(name)] == name:
                held = [c for c in view.hand if namer.facts.kind[c].id == kind.id]
                if not held:
                    raise MalformedMove("not_in_hand", card=kind.id)
                target = aim(namer, view, typed[len(name) :])
                return m.encode(m.PLAY, held[0], target) if target >= 0 else -1
    return -1


def aim(namer: Namer, view: BaseView, rest: list[str]) -> int:
    """Parse the target in the last words; 0 for none, -1 if unknown."""
    rest = [word for word in rest if word not in namer.faces and not word.isdecimal()]
    if not rest:
        return m.NOBODY
    if len(rest) == 1 and rest[0] in namer.facts.figures:
        return m.figure_target(namer.facts.figures.index(rest[0]))
    for row in view.in_play:
        for card in row:
            if rest[-1] in (namer.facts.kind[card].id, *plain(namer.facts.kind[card].name)):
                return m.card_target(card)
    return -1


def explained(unreadable: SixgunError, text: str) -> MalformedMove:
    """A clearer error: text that does not begin like a move is "not understood"."""
    if unreadable.code in ("unknown_verb", "empty_move", "move_too_long"):
        return not_understood(text)
    return MalformedMove(unreadable.code, **unreadable.facts)


def not_understood(text: str) -> MalformedMove:
    return MalformedMove("not_understood", text=text[:40])
