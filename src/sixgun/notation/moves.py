"""Moves as text: `play missed-2S as bang > bob`."""

from __future__ import annotations

import re
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from sixgun.engine import BaseGame, MalformedMove, Names
from sixgun.engine.moves import (
    BID,
    MOST_MONEY,
    PICK,
    USE,
    VERBS,
    WORDS,
    amount_of,
    bid,
    card_of,
    card_target,
    encode,
    figure_of,
    figure_target,
    kind_of,
    target_card_of,
    target_of,
    verb_of,
)

__all__ = ["find_move", "read_move", "write_move", "write_target"]

ABILITY: Final = "ability"
LONGEST_MOVE: Final = 200
AMOUNT: Final = re.compile(r"[0-9]{1,7}")


def write_target(names: Names, target: int) -> str:
    """The text of a target number; "" for no target."""
    if not target:
        return ""
    card = target_card_of(target)
    if card >= 0:
        return names.cards[card]
    figure = figure_of(target)
    return names.figures[figure] if figure >= 0 else WORDS[target]


def write_move(game: BaseGame, move: int) -> str:
    names = game.names
    words = [VERBS[verb_of(move)]]
    if verb_of(move) == BID:
        return f"{words[0]} {amount_of(move)}"
    if card_of(move) >= 0:
        words.append(names.cards[card_of(move)])
    elif verb_of(move) == USE:
        words.append(ABILITY)
    if kind_of(move) >= 0:
        bare = verb_of(move) == PICK and card_of(move) < 0
        words += [] if bare else ["as"]
        words.append(names.kind_ids[kind_of(move)])
    if target_of(move):
        words += [">", write_target(names, target_of(move))]
    return " ".join(words)


def read_move(game: BaseGame, text: str) -> int:
    """The number of a move given in full, legal or not."""
    names = game.names
    words = split(text)
    verb = look_up(VERBS[1:], words.pop(0), "unknown_verb") + 1
    if verb == BID:
        return bid(read_amount(words))
    target = 0
    if len(words) >= 2 and words[-2] == ">":
        target = read_target(names, words.pop())
        words.pop()
    kind = -1
    if len(words) >= 2 and words[-2] == "as":
        kind = look_up(names.kind_ids, words.pop(), "unknown_kind")
        words.pop()
    card = -1
    if verb == PICK and len(words) == 1 and kind < 0 and words[0] in names.kind_ids:
        kind = names.kind_ids.index(words.pop())  # a character that lies on offer
    if words and not (verb == USE and words == [ABILITY]):
        card = look_up(names.cards, words.pop(0), "unknown_card")
        if words:
            raise MalformedMove("too_many_words", word=words[0])
    return encode(verb, card, target, kind)


def find_move(game: BaseGame, text: str) -> int:
    """Like `read_move`, but the kind of a card is enough if only one legal move fits."""
    wanted = " ".join(split(text))
    with suppress(MalformedMove):  # perhaps a short form
        move = read_move(game, wanted)
        if move in game.moves:
            return move
    offered = [write_move(game, move) for move in game.moves]
    fitting = [i for i in range(len(offered)) if plain(offered[i]) == wanted]
    if len(fitting) == 1:
        return game.moves[fitting[0]]
    if fitting:
        raise MalformedMove("ambiguous_move", fits=", ".join(offered[i] for i in fitting))
    return read_move(game, with_held_card(game, wanted.split()))


def with_held_card(game: BaseGame, words: list[str]) -> str:
    """Complete a card named by its kind alone with one from the hand of the deciding seat."""
    if len(words) > 1 and words[1] not in game.names.cards and not game.over:
        held = [game.names.cards[card] for card in game.hands[game.seat]]
        fitting = [name for name in held if plain(name) == words[1]]
        words = [words[0], *fitting[:1], *words[2:]] if fitting else words
    return " ".join(words)


def plain(move: str) -> str:
    """A move without suits and values."""
    return " ".join(word.split("-")[0] for word in move.split())


def split(text: str) -> list[str]:
    if len(text) > LONGEST_MOVE:
        raise MalformedMove("move_too_long", characters=len(text))
    words = text.split()
    if not words:
        raise MalformedMove("empty_move")
    return words


def read_target(names: Names, word: str) -> int:
    for number, called in WORDS.items():
        if word == called:
            return number
    if word in names.figures:
        return figure_target(names.figures.index(word))
    return card_target(look_up(names.cards, word, "unknown_target"))


def read_amount(words: list[str]) -> int:
    """The amount of a bid."""
    text = " ".join(words)
    if not AMOUNT.fullmatch(text) or int(text) > MOST_MONEY:
        raise MalformedMove("no_amount", word=text)
    return int(text)


def look_up(known: Sequence[str], word: str, code: str) -> int:
    if word not in known:
        raise MalformedMove(code, word=word)
    return known.index(word)
