"""The option `--lang`, which every command has."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from functools import wraps
from typing import Annotated, Any

import typer

from sixgun.cli.language import choose_language

__all__ = ["Language", "with_language"]

Language = Annotated[
    str | None,
    typer.Option(
        "--lang", help="The language, en or it; by default $SIXGUN_LANG or that of your system."
    ),
]


def with_language(command: Callable[..., Any]) -> Callable[..., Any]:
    """Give a command this option."""
    given = inspect.signature(command, eval_str=True)
    own = inspect.Parameter(
        "lang", inspect.Parameter.KEYWORD_ONLY, default=None, annotation=Language
    )

    @wraps(command)
    def with_option(*, lang: str | None = None, **arguments: Any) -> Any:
        if lang is not None:
            choose_language(lang)
        return command(**arguments)

    parameters = [*given.parameters.values(), own]
    with_option.__signature__ = given.replace(parameters=parameters)  # type: ignore[attr-defined]
    with_option.__annotations__ = {each.name: each.annotation for each in parameters}
    return with_option
