"""`InputParser`: parses what a player types: a number, the label of a move, notation, or something
similar."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from sixgun.cli.namer import Namer
from sixgun.cli.typed_words import FACE, split_words
from sixgun.engine import BaseView, MalformedMove, SixgunError
from sixgun.engine import moves as m
from sixgun.notation import write_move

__all__ = ["InputParser"]

AnyView = Any  # what a seat sees; each game has its own
MOST_DIGITS = 5


class InputParser:
    """Parses input at one decision; `labels` are the labels of the legal moves in the view."""

    def __init__(self, namer: Namer, view: AnyView, labels: Sequence[str]) -> None:
        self.namer = namer
        self.view = view
        self.cards: BaseView = view.cards
        self.labels = labels

    def parse(self, text: str) -> int:
        """Parse a line into a move, legal or not."""
        if text.isdecimal():
            return self.by_number(text)
        typed = split_words(text)
        labels = [split_words(label) for label in self.labels]
        if typed in labels:
            return self.cards.moves[labels.index(typed)]
        fitting = [i for i, words in enumerate(labels) if self.fits(typed, i, words)]
        if len(fitting) == 1:
            return self.cards.moves[fitting[0]]
        try:
            return self.namer.game.code_of(text)
        except MalformedMove as unreadable:
            if fitting:
                raise self.ambiguous(fitting) from None
            return self.guess(typed, unreadable, text)

    def by_number(self, text: str) -> int:
        number = int(text) if len(text) <= MOST_DIGITS else 0
        last = len(self.cards.moves)
        if not 1 <= number <= last:
            raise MalformedMove("no_such_number", number=text[:9], last=last)
        return self.cards.moves[number - 1]

    # -- legal moves -----------------------------------------------------------------------

    def fits(self, typed: Sequence[str], number: int, label: Sequence[str]) -> bool:
        """Whether all words belong to a move: to its label, its notation or its target."""
        move = self.cards.moves[number]
        notation = split_words(write_move(self.namer.game.kernel, move))
        return bool(typed) and {*typed} <= {*label, *notation, *self.target_words(move)}

    def target_words(self, move: int) -> Iterator[str]:
        """Names of the figure at which a move aims, and of its player."""
        figure = -1 if m.verb_of(move) == m.BID else m.figure_of(m.target_of(move))
        if figure >= 0:
            yield from split_words(self.namer.game.names.seat_names[self.namer.owner(figure)])
            yield from split_words(self.namer.character(self.view.characters[figure]))

    def ambiguous(self, fitting: Sequence[int]) -> MalformedMove:
        several = "; ".join(f"{i + 1} {self.labels[i]}" for i in fitting)
        return MalformedMove("ambiguous_move", fits=several)

    # -- other moves -----------------------------------------------------------------------

    def guess(self, typed: Sequence[str], unreadable: SixgunError, text: str) -> int:
        """`bang cal`: a hand card by its name and its target, which may be out of range."""
        for id_, name in self.names_of_cards():
            if [*typed[: len(name)]] == name:
                held = [card for card in self.cards.hand if self.namer.public.kinds[card] == id_]
                if not held:
                    raise MalformedMove("not_in_hand", card=id_)
                target = self.aim(typed[len(name) :])
                if target >= 0:
                    return m.encode(m.PLAY, held[0], target)
        if unreadable.code in ("unknown_verb", "empty_move", "move_too_long"):
            raise MalformedMove("not_understood", text=text[:40])
        raise unreadable

    def names_of_cards(self) -> Iterator[tuple[str, list[str]]]:
        """Every kind of card with its names: its id, in English and in the player's language."""
        for kind in self.namer.facts.kinds:
            for name in (kind.id, kind.name, self.namer.kind(kind.id)):
                yield kind.id, split_words(name)

    def aim(self, typed: Sequence[str]) -> int:
        """Parse the target in the last words; 0 for none, -1 if unknown."""
        rest = [word for word in typed if not FACE.fullmatch(word)]
        if not rest:
            return m.NOBODY
        figure = self.figure_called(rest)
        return m.figure_target(figure) if figure >= 0 else self.card_in_play(rest[-1])

    def figure_called(self, words: Sequence[str]) -> int:
        """A figure by its own name, its player's (then the one in front) or its character's."""
        names = self.namer.game.names
        for figure in self.view.ring:
            if [names.figures[figure]] == [*words]:
                return int(figure)
        for figure in sorted(self.view.ring, key=lambda each: each not in self.view.front):
            seat = names.seat_names[self.namer.owner(figure)]
            character = split_words(self.namer.character(self.view.characters[figure]))
            if [*words] == [seat] or {*words} <= {*character}:
                return int(figure)
        return -1

    def card_in_play(self, word: str) -> int:
        """A card in play by a word of its name; -1 if there is none."""
        for card in (card for row in self.cards.in_play for card in row):
            kind = self.namer.facts.kind[card]
            if word in (kind.id, *split_words(kind.name), *split_words(self.namer.kind(kind.id))):
                return m.card_target(card)
        return -1
