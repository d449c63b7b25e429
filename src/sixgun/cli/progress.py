"""The progress bar for many games."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from sixgun.cli.console import errors_console
from sixgun.cli.language import say

__all__ = ["run_with_progress"]

Result = TypeVar("Result")


def run_with_progress(
    games: int, work: Callable[[Callable[[int], None]], Result], done: int = 0
) -> Result:
    """Run work that reports how many more games are done; `done` games were finished before.

    The bar appears only in a terminal.
    """
    console = errors_console()
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(
        *columns, console=console, transient=True, disable=not console.is_terminal
    ) as bar:
        task = bar.add_task(say("terminal.many.games"), total=games, completed=done)
        return work(lambda more: bar.advance(task, more))
