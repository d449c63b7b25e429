"""Boxes of other people, as they are named on the command line."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sixgun.cli.guard import complain, told_of
from sixgun.engine import BadConfig
from sixgun.live import installed, load_box, load_installed

__all__ = ["load_every_installed", "load_houses"]


def load_houses(paths: Sequence[Path]) -> tuple[str, ...]:
    """The boxes on these paths; their ids."""
    return tuple(load_box(path).id for path in paths)


def load_every_installed() -> None:
    """Those of installed packages, for a look at everything: one that fails is named and left
    out."""
    for box in installed():
        try:
            load_installed([box])
        except BadConfig as refused:
            complain(refused.code, told_of(refused.code, refused.facts))
