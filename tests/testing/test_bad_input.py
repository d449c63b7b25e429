"""The testing kit answers wrong input with its own error, which says what is possible.

This calls every word of the kit with wrong input of every kind. New words and new arguments are
included automatically.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from sixgun import testing
from sixgun.classic import BrownCard
from sixgun.testing import (
    Fighter,
    Player,
    ScenarioError,
    Side,
    current,
    duel,
    table,
)
from tests.testing.kit_vocabulary import functions, methods_of

Get = Callable[[], Callable[..., object]]


class Nameless(BrownCard):
    """A custom card without an id."""


class Misprinted(BrownCard):
    id = "misprinted"
    copies = "4X"


class SecondBeer(BrownCard):
    id = "beer"
    copies = "4H"


class Stranger:
    """A player of another table."""

    def __init__(self) -> None:
        at_hand = current()
        self.figure = 1
        self.game = table(players=4)[1].game
        testing.scenario.set_current(at_hand)


STRANGER = "a player of another table"  # created when a test needs it
NOT_A_WORD: list[object] = ["nonsense", "Nonsense!", None, 7, 1.5, ["bang"], ("bang",), BrownCard]
NOT_A_CARD = [*NOT_A_WORD, "bagn", "bang-99X", "99X", "snakes", " "]
NOT_A_TARGET: list[object] = ["bob", 7, 1.5, [], ["bob"], Player, object(), STRANGER]
NOT_A_NUMBER: list[object] = ["3", None, 1.5, -1, True, [], 10**12]
NOT_SOME_WORDS: list[object] = ["nonsense", None, 7, ["sheriff"], "bang bang"]

# Invalid values, by the name of the argument.
BAD: dict[str, list[object]] = {
    "card": NOT_A_CARD,
    "cards": [*NOT_A_CARD, ""],
    "wanted": [*NOT_A_CARD, ""],
    "at": NOT_A_TARGET,
    "to": [*NOT_A_TARGET, None],
    "other": [*NOT_A_TARGET, None],
    "as_": NOT_A_WORD,
    "points": [*NOT_A_NUMBER, 0, 9],
    "amount": NOT_A_NUMBER,
    "times": NOT_A_NUMBER,
    "character": [*NOT_A_WORD, ""],
    "characters": [*NOT_A_WORD, ""],
    "word": [*NOT_A_WORD, "", "purple", "deck"],
    "source": [*NOT_A_WORD, "", "discard", "hearts", object(), STRANGER],
    "events": [*NOT_A_WORD, "", "corse", "peyote"],
    "numbers": ["51", "X51", "", None, 51, "R51 R52"],
    # Of table, duel and auction:
    "players": [*NOT_A_NUMBER, 1, 9],
    "roles": [
        *NOT_SOME_WORDS,
        "sheriff",
        "sheriff outlaw outlaw renegade deputy",
        "sheriff sheriff outlaw renegade",
        "duelist duelist duelist duelist",
    ],
    "boxes": [*NOT_SOME_WORDS, "dodge_cty"],
    "event": [*NOT_A_WORD, "curze", BrownCard()],
    "house": [*NOT_SOME_WORDS, "shot_frist"],
    "own": [None, 7, "bang", BrownCard, [BrownCard], [Nameless], [Misprinted], [SecondBeer], [7]],
    "seed": [None, 1.5, []],
    "mine": [*NOT_SOME_WORDS, "", "sid_ketchum " * 9],
    "others": [*NOT_SOME_WORDS, "", "sid_ketchum " * 9],
    "purses": [*NOT_SOME_WORDS, "2000", "2000 2000 2000 2000 150", "1 2 3 4 99999"],
    "sides": [*NOT_SOME_WORDS, "jango jango", "jongo"],
    "mode": [*NOT_A_WORD, ""],
    "edition": [*NOT_A_WORD, ""],
    "corrections": [*NOT_SOME_WORDS, "big_steve.life=99"],
}
FLAGS = {"ask_discard_order", "tempo"}
# Valid values for required arguments other than the one under test.
NEEDED: dict[str, object] = {
    "card": "missed",
    "mine": "willy_the_kid",
    "others": "sid_ketchum",
    "players": 4,
}
SEVERAL: dict[str, list[str]] = {
    "discards": ["missed"],
    "auction": ["willy_the_kid", "rose_doolan", "el_gringo", "sid_ketchum", "black_jack"],
}


# -- the words -----------------------------------------------------------------------------


def a_player() -> Player:
    """The active player at a table with a bit of everything."""
    ann, bob, *_ = table(players=4, boxes="high_noon")
    bob.has_in_play("mustang")
    return ann.holds("bang", "missed").has_in_play("barrel", "volcanic")


def a_side() -> Side:
    law, _ = duel("dalon_ranger jango", "sid_curry tom_thorn")
    law.active.has_in_play("bank")
    return law.holds("colt", "missed")


def a_fighter() -> Fighter:
    return a_side().active


def words() -> Iterator[tuple[str, Get]]:
    """The name of every word, and how to get it at a table where it can be called."""
    for name, function in functions().items():
        yield name, partial(word_at, a_side if name == "common_deck" else a_player, function)
    for owner, at_hand in ((Player, a_player), (Side, a_side), (Fighter, a_fighter)):
        for name in methods_of(owner):
            if inspect.isfunction(getattr(owner, name)):
                yield f"{at_hand.__name__}.{name}", partial(word_of, at_hand, name)


def word_at(
    at_hand: Callable[[], object], function: Callable[..., object]
) -> Callable[..., object]:
    at_hand()
    return function


def word_of(at_hand: Callable[[], object], name: str) -> Callable[..., object]:
    word: Callable[..., object] = getattr(at_hand(), name)
    return word


def arguments(word: Callable[..., object]) -> Iterator[inspect.Parameter]:
    for name, argument in inspect.signature(word).parameters.items():
        if name not in FLAGS:
            yield argument


def tries() -> Iterator[Any]:
    for name, get in words():
        for argument in arguments(get()):
            key = "own" if (name, argument.name) == ("table", "cards") else argument.name
            for number, bad in enumerate(BAD[key]):
                yield pytest.param(get, argument.name, bad, id=f"{name}-{argument.name}-{number}")


def call(word: Callable[..., object], tried: str, bad: object) -> None:
    """Call the word with one wrong argument and valid values for the others."""
    given: list[object] = []
    named: dict[str, object] = {}
    for argument in arguments(word):
        if argument.kind is inspect.Parameter.VAR_POSITIONAL:
            usual = SEVERAL.get(word.__name__, [])
            given += [bad, *usual[1:]] if argument.name == tried else usual
        elif argument.name == tried:
            named[tried] = bad
        elif argument.name == "to":
            named["to"] = getattr(word, "__self__", None)
        elif argument.name in NEEDED and argument.default in (inspect.Parameter.empty, 0):
            named[argument.name] = NEEDED[argument.name]
    word(*given, **named)


@pytest.mark.parametrize(("get", "argument", "bad"), list(tries()))
def test_wrong_input_gets_the_kits_own_error(get: Get, argument: str, bad: object) -> None:
    word = get()
    if bad is STRANGER:
        bad = Stranger()

    with pytest.raises(ScenarioError) as refused:
        call(word, argument, bad)

    said = str(refused.value)
    assert mentions(said, bad)
    assert len(said.split()) >= 4, said


def mentions(said: str, bad: object) -> bool:
    """Whether the message names the wrong value."""
    if isinstance(bad, str):
        return not bad or repr(bad) in said or any(word in said for word in bad.split())
    if isinstance(bad, type):
        return bad.__name__ in said
    listed = isinstance(bad, list | tuple) and any(mentions(said, part) for part in bad)
    return listed or repr(bad) in said
