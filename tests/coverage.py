"""Counts how often random games use every card, character, event, and each of their hooks.

`python -m tests.coverage` plays the sampled configurations and writes the table to
docs/coverage.md. It works in the pure build only, because it wraps the hooks to count them.
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

__all__ = ["Count", "kinds", "measure_coverage"]

PAGE = Path(__file__).parents[1] / "docs" / "coverage.md"
GAMES = 60  # of each configuration
SAMPLED: tuple[AnyConfig, ...] = (*CLASSIC_TABLES, *DUELS)


def boxes() -> list[tuple[str, str, list[type[Kind]]]]:
    """Return every box: its game, its name, its kinds."""
    found: list[tuple[str, str, list[type[Kind]]]] = []
    for box in (classic.BOXES[box] for box in classic.OUR_BOXES):
        found.append(("classic", box.name, [*box.cards, *box.characters, *box.events]))
    for printed in duel.BOXES.values():
        found.append(("duel", printed.name, [*printed.cards, *printed.characters]))
    return found


def kinds() -> list[type[Kind]]:
    return [kind for _, _, printed in boxes() for kind in printed]


def hooks_of(kind: type[Kind]) -> list[str]:
    """Return the methods that the class itself defines."""
    return [name for name, value in vars(kind).items() if callable(value) and name[:2] != "__"]


class Count:
    """Counts how often each kind is used, and how often each of its hooks is called."""

    def __init__(self) -> None:
        self.games = 0
        self.used: Counter[type[Kind]] = Counter()
        self.hooks: Counter[tuple[type[Kind], str]] = Counter()

    def follow(self, game: AnyGame, rng: Rng) -> None:
        """Play a game to its end."""
        self.games += 1
        self.used.update({type(character) for character in game.character})
        in_force = ""
        while not game.over:
            if isinstance(game, classic.Game) and game.event.id != in_force:
                in_force = game.event.id
                self.used[type(game.event)] += 1
            game.why_not(encode(DISCARD, game.kind[-1].no, 1))
            game.choose_at(rng.below(len(game.moves)))
            for event in game.events:
                if event[0] == CARD_PLAYED:
                    self.used[type(game.facts.kinds[event[5]])] += 1
                elif event[0] == CARD_USED:
                    self.used[type(game.kind[event[3]])] += 1
        self.used.update({type(character) for character in game.character})

    def wrap_hook(self, kind: type[Kind], name: str) -> Callable[..., Any]:
        hook: Callable[..., Any] = vars(kind)[name]

        @functools.wraps(hook)
        def counting(*facts: Any) -> Any:
            self.hooks[kind, name] += 1
            return hook(*facts)

        return counting

    @contextmanager
    def counting_hooks(self) -> Iterator[None]:
        """Count every call of every hook of every kind."""
        before = [(kind, name, vars(kind)[name]) for kind in kinds() for name in hooks_of(kind)]
        for kind, name, _ in before:
            setattr(kind, name, self.wrap_hook(kind, name))
        try:
            yield
        finally:
            for kind, name, hook in before:
                setattr(kind, name, hook)


def measure_coverage(games: int) -> Count:
    """Play this many games of each sampled configuration."""
    count = Count()
    with count.counting_hooks():
        for number, config in enumerate(SAMPLED):
            rng = Rng.from_seed(f"coverage {number}")
            for seed in range(games):
                count.follow(deal(config, seed), rng)
    return count


HEAD = """# Coverage

See which cards, characters, events and hooks come up in random games, and how often. The tests
sample {tables} configurations: BANG! with two to eight players, boxes, events, house rules and the
tournament's duels; The Duel in all its modes. The numbers are from {games:,} games, {each} per
configuration. A test fails if any number is zero.

The column *used* counts:

- for a card, how often it was played or used,
- for a character, in how many games a player had it,
- for an event, how often it came into force.

The column *hooks* counts how often the rules called each hook that the class overrides. To update
this page, run `python3 dev.py python -m tests.coverage`.
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
    PAGE.write_text(page(measure_coverage(GAMES)), encoding="utf-8")
