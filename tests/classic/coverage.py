"""What random games make use of: every card, character, event, and each hook they answer.

`python -m tests.classic.coverage` plays the sampled configurations and writes the table to
docs/coverage.md. Pure form only: the hooks are counted by wrapping them.
"""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from sixgun.classic import BOXES, OUR_BOXES, Game, new_game
from sixgun.engine import Kind, Rng
from sixgun.engine.events import CARD_PLAYED, CARD_USED
from sixgun.engine.moves import DISCARD, encode
from tests.classic.configurations import SAMPLED

__all__ = ["Count", "counted", "kinds"]

PAGE = Path(__file__).parents[2] / "docs" / "coverage.md"
GAMES = 60  # of each configuration


def kinds() -> list[type[Kind]]:
    boxes = [BOXES[box] for box in OUR_BOXES]
    return [kind for box in boxes for kind in (*box.cards, *box.characters, *box.events)]


def hooks_of(kind: type[Kind]) -> list[str]:
    """The methods that the class itself has."""
    return [name for name, value in vars(kind).items() if callable(value) and name[:2] != "__"]


class Count:
    """How often each kind had a part in a game, and each of its hooks was asked or told."""

    def __init__(self) -> None:
        self.games = 0
        self.used: Counter[str] = Counter()
        self.hooks: Counter[tuple[str, str]] = Counter()

    def follow(self, game: Game, luck: Rng) -> None:
        """Play a game to its end."""
        self.games += 1
        self.used.update({character.id for character in game.character})
        in_force = ""
        while not game.over:
            if game.event.id != in_force:
                in_force = game.event.id
                self.used[in_force] += 1
            game.why_not(encode(DISCARD, game.kind[-1].no, 1))
            game.choose_at(luck.below(len(game.moves)))
            for event in game.events:
                if event[0] == CARD_PLAYED:
                    self.used[game.facts.kinds[event[5]].id] += 1
                elif event[0] == CARD_USED:
                    self.used[game.kind[event[3]].id] += 1
        self.used.update({character.id for character in game.character})

    def wrapped(self, kind: type[Kind], name: str) -> Callable[..., Any]:
        hook: Callable[..., Any] = vars(kind)[name]

        @functools.wraps(hook)
        def told(*facts: Any) -> Any:
            self.hooks[kind.id, name] += 1
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
                count.follow(new_game(config, seed), luck)
    return count


HEAD = """# What random games make use of

{games:,} games: {each} of each of the {tables} configurations that the tests sample (two to eight
players, boxes, events, house rules, both duels). Written by `python -m tests.classic.coverage`; a
test fails if any figure is zero.

A card's figure is how often it was played or used, a character's in how many games somebody was or
became it, an event's how often it came into force. Behind it stands how often each of its own hooks
was asked or told.
"""


def page(count: Count) -> str:
    head = HEAD.format(games=count.games, each=GAMES, tables=len(SAMPLED))
    lines = [head]
    for box in (BOXES[box] for box in OUR_BOXES):
        lines += [f"## {box.name}", "", "| kind | used | hooks |", "| --- | --- | --- |"]
        for kind in (*box.cards, *box.characters, *box.events):
            hooks = [f"{name} {count.hooks[kind.id, name]:,}" for name in hooks_of(kind)]
            lines.append(f"| {kind.name} | {count.used[kind.id]:,} | {', '.join(hooks)} |")
        lines.append("")
    return "\n".join(lines)


if __name__ == "__main__":
    PAGE.write_text(page(counted(GAMES)), encoding="utf-8")
