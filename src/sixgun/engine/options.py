"""Options of a table: the fields of a game's config, and what else their declaration can say."""

from __future__ import annotations

from dataclasses import field
from typing import Any

__all__ = ["option"]


def option(default: object, always_recorded: bool = False, entries: type[object] = str) -> Any:
    """A field of a config that needs more than a default.

    `always_recorded`: every record has it, even with the default value. `entries`: the type of the
    entries of a list. (`Any`, because the field holds a value like its default.)
    """
    return field(default=default, metadata={"always_recorded": always_recorded, "entries": entries})
