"""The options that say which game is to be played, for all commands that play one."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from pathlib import Path
from typing import Annotated, Any

import typer

from sixgun.cli.game_settings import GameSettings, split_list

__all__ = ["FactsFile", "with_game_options"]

Players = Annotated[
    int | None,
    typer.Option(
        help="Players at the table. Classic: 3 to 8, 5 by default, 2 in a duel. The Duel: as many "
        "as its mode has."
    ),
]
Boxes = Annotated[
    list[str] | None,
    typer.Option(
        "--boxes",
        "--expansions",
        help="Classic: boxes besides the base box, dodge_city, high_noon, fistful, bullet, or "
        "all of these; repeat, or use commas.",
    ),
]
Variant = Annotated[
    str,
    typer.Option(
        help="Classic: another game with its cards, long_duel or short_duel, for two, or auction, "
        "for five to seven."
    ),
]
Rules = Annotated[
    list[str] | None,
    typer.Option(
        "--rule",
        help="A house rule to play by, see `sixgun rules --switches`; repeat, or use commas.",
    ),
]
Events = Annotated[
    int, typer.Option(min=0, help="Classic: events before the last one; 0 for as many as usual.")
]
Tempo = Annotated[
    bool, typer.Option("--tempo", help="Classic: with the tournament's tempo rule (T116).")
]
Purses = Annotated[
    list[str] | None,
    typer.Option(
        "--purses",
        help="Classic, with an auction: the money of each player in the order they sit, 2000 each "
        "by default; repeat, or use commas.",
    ),
]
Beginner = Annotated[bool, typer.Option("--beginner", help="Classic: without the book cards.")]
CustomBoxes = Annotated[
    list[Path] | None,
    typer.Option(
        "--box",
        help="Classic: a custom box to play with, a Python file or package folder. Repeatable.",
    ),
]
Mode = Annotated[
    str,
    typer.Option(
        help="The Duel: law_vs_outlaw, renegade_vs_law, renegade_vs_outlaw, reinforcements, or "
        "mexican_standout for three."
    ),
]
Edition = Annotated[str, typer.Option(help="The Duel: revised, or first.")]
Dealt = Annotated[
    int, typer.Option(min=0, help="The Duel: characters dealt to each; 0 for as many as usual.")
]
FactsFile = Annotated[
    Path | None,
    typer.Option("--facts", help="The Duel: a file of yours that puts printed facts right."),
]


def collect_settings(
    players: Players = None,
    boxes: Boxes = None,
    variant: Variant = "",
    rule: Rules = None,
    events: Events = 0,
    tempo: Tempo = False,
    purses: Purses = None,
    beginner: Beginner = False,
    box: CustomBoxes = None,
    mode: Mode = "",
    edition: Edition = "",
    dealt: Dealt = 0,
    facts: FactsFile = None,
) -> GameSettings:
    return GameSettings(
        players=players,
        boxes=split_list(boxes),
        variant=variant,
        rule=split_list(rule),
        events=events,
        tempo=tempo,
        purses=split_list(purses),
        beginner=beginner,
        box=tuple(box or ()),
        mode=mode,
        edition=edition,
        dealt=dealt,
        facts=facts,
    )


def with_game_options(command: Callable[..., None]) -> Callable[..., None]:
    """The command with these options in the place of its parameter `settings`."""
    own = inspect.signature(command, eval_str=True).parameters
    shared = inspect.signature(collect_settings, eval_str=True).parameters
    offered: list[inspect.Parameter] = []
    for name, parameter in own.items():
        offered += shared.values() if name == "settings" else [parameter]

    @wraps(command)
    def with_setting(**given: Any) -> None:
        settings = collect_settings(**{name: given.pop(name) for name in shared})
        command(settings=settings, **given)

    with_setting.__signature__ = inspect.Signature(offered)  # type: ignore[attr-defined]
    with_setting.__annotations__ = {option.name: option.annotation for option in offered}
    return with_setting
