"""What random games make use of: every card, character, event, and each hook they answer.

`python -m tests.coverage` plays the sampled configurations and writes the table to
docs/coverage.md. Pure build only: the hooks are counted by wrapping them.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sixgun import classic, duel
from sixgun.engine import Kind, Rng
from sixgun.engine.events import CARD_PLAYED, CARD_USED
from sixgun.engine.moves import DISCARD, encode
from tests.classic.configurations import SAMPLED as CLASSIC_TABLES
from tests.dealing import AnyConfig, AnyGame, deal
from tests.duel.configurations import SAMPLED as DUELS

__all__ = ["Count", "counted", "kinds"]

PAGE = Path(__file__).parents[1] / "docs" / "coverage.md"
GAMES = 60  # of each configuration
SAMPLED: tuple[AnyConfig, ...] = (*CLASSIC_TABLES, *DUELS)


def boxes() -> list[tuple[str, str, list[type[Kind]]]]:
    """Every box: its game, its name, its kinds."""
    found: list[tuple[str, str, list[type[Kind]]]] = []
    for box in (classic.BOXES[box] for box in classic.OUR_BOXES):
        found.append(("classic", box.name, [*box.cards, *box.characters, *box.events]))
    for printed in duel.BOXES.values():
        found.append(("duel", printed.name, [*printed.cards, *printed.characters]))
    return found


def kinds() -> list[type[Kind]]:
    return [kind for _, _, printed in boxes() for kind in printed]


def hooks_of(kind: type[Kind]) -> list[str]:
    """The methods that the class itself has."""
    return [name for name, value in vars(kind).items() if callable(value) and name[:2] != "__"]


class Count:
    """How often each kind had a part in a game, and each of its hooks was asked or told."""

    def __init__(self) -> None:
        self.games = 0
        self.used: Counter[type[Kind]] = Counter()
        self.hooks: Counter[tuple[type[Kind], str]] = Counter()

    def follow(self, game: AnyGame, luck: Rng) -> None:
        """Play a game to its end."""
        self.games += 1
        self.used.update({type(character) for character in game.character})
        in_force = ""
        while not game.over:
            if isinstance(game, classic.Game) and game.event.id != in_force:
                in_force = game.event.id
                self.used[type(game.event)] += 1
            game.why_not(encode(DISCARD, game.kind[-1].no, 1))
            game.choose_at(luck.below(len(game.moves)))
            for event in game.events:
                if event[0] == CARD_PLAYED:
                    self.used[type(game.facts.kinds[event[5]])] += 1
                elif event[0] == CARD_USED:
                    self.used[type(game.kind[event[3]])] += 1
        self.used.update({type(character) for character in game.character})

    def wrapped(self, kind: type[Kind], name: str) -> Callable[..., Any]:
        hook: Callable[..., Any] = vars(kind)[name]

        @functools.wraps(hook)
        def told(*facts: Any) -> Any:
            self.hooks[kind, name] += 1
            return hook(*facts)

        return told

    @contextmanager
    def listening(self) -> Iterator[None]:
        """While every hook of every kind is counted."""
        before = [(kind, name, vars(kind)[name]) for kind in kinds() for name in hooks_of(kind)]
        for kind, name, _ in before:
            setattr(kind, name, self.wrapped(kind, name))
        try:
            yield
        finally:
            for kind, name, hook in before:
                setattr(kind, name, hook)


def counted(games: int) -> Count:
    """So many games of each sampled configuration."""
    count = Count()
    with count.listening():
        for number, config in enumerate(SAMPLED):
            luck = Rng.from_seed(f"coverage {number}")
            for seed in range(games):
                count.follow(deal(config, seed), luck)
    return count


HEAD = """# What random games make use of

{games:,} games: {each} of each of the {tables} configurations that the tests sample (BANG! with two
to eight players, boxes, events, house rules and the tournament's duels; The Duel in all its modes).
Written by `python -m tests.coverage`; a test fails if any figure is zero.

A card's figure is how often it was played or used, a character's in how many games somebody was or
became it, an event's how often it came into force. Behind it stands how often each of its own hooks
was asked or told.
"""


def page(count: Count) -> str:
    head = HEAD.format(games=count.games, each=GAMES, tables=len(SAMPLED))
    lines = [head]
    for _, name, printed in boxes():
        lines += [f"## {name}", "", "| kind | used | hooks |", "| --- | --- | --- |"]
        for kind in printed:
            hooks = [f"{hook} {count.hooks[kind, hook]:,}" for hook in hooks_of(kind)]
            lines.append(f"| {kind.name} | {count.used[kind]:,} | {', '.join(hooks)} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(counted(GAMES)), encoding="utf-8")
