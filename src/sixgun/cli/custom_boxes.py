"""Custom boxes from the command line, and boxes of installed packages."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from sixgun.cli.errors import format_error, print_error
from sixgun.engine import BadConfig
from sixgun.live import installed, load_box, load_installed

__all__ = ["load_custom_boxes", "load_installed_boxes"]


def load_custom_boxes(paths: Sequence[Path]) -> tuple[str, ...]:
    """Load the boxes at these paths and return their ids."""
    return tuple(load_box(path).id for path in paths)


def load_installed_boxes() -> None:
    """Load the boxes of all installed packages; report one that fails and go on."""
    for box in installed():
        try:
            load_installed([box])
        except BadConfig as refused:
            print_error(refused.code, format_error(refused.code, refused.facts))
