"""Command-line options that describe a game, shared by all commands that play one."""

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
        help="Number of players. Classic: 3 to 8, by default 5, in a duel 2. The Duel: depends "
        "on the mode."
    ),
]
Boxes = Annotated[
    list[str] | None,
    typer.Option(
        "--boxes",
        "--expansions",
        help="Classic: boxes to add to the base box: dodge_city, high_noon, fistful, bullet, or "
        "all. Repeat the option or use commas.",
    ),
]
Variant = Annotated[
    str,
    typer.Option(
        help="Classic: a variant: long_duel or short_duel for two players, or auction "
        "for five to seven."
    ),
]
Rules = Annotated[
    list[str] | None,
    typer.Option(
        "--rule",
        help="A house rule, see `sixgun rules --switches`. Repeat the option or use commas.",
    ),
]
Events = Annotated[
    int,
    typer.Option(min=0, help="Classic: number of events before the last one; 0 for the default."),
]
Tempo = Annotated[
    bool, typer.Option("--tempo", help="Classic: use the tournament's tempo rule (T116).")
]
Purses = Annotated[
    list[str] | None,
    typer.Option(
        "--purses",
        help="Classic, auction: the money of each player in seating order, by default 2000 "
        "each. Repeat the option or use commas.",
    ),
]
Beginner = Annotated[
    bool, typer.Option("--beginner", help="Classic: leave out the cards with a book.")
]
CustomBoxes = Annotated[
    list[Path] | None,
    typer.Option(
        "--box",
        help="Classic: a custom box to play with: a Python file, a package folder, or the id of an "
        "installed box. Repeatable.",
    ),
]
Mode = Annotated[
    str,
    typer.Option(
        help="The Duel: law_vs_outlaw, renegade_vs_law, renegade_vs_outlaw, reinforcements, or "
        "mexican_standout for three players."
    ),
]
Edition = Annotated[str, typer.Option(help="The Duel: revised, or first.")]
Dealt = Annotated[
    int, typer.Option(min=0, help="The Duel: characters dealt to each player; 0 for the default.")
]
FactsFile = Annotated[
    Path | None,
    typer.Option("--facts", help="The Duel: your file with corrections of printed facts."),
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
    """Give a command these options in place of its parameter `settings`."""
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
