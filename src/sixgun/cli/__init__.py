"""The command line: `sixgun play | simulate | replay | verify | cards | rules | ...`.

This package asks the engine and presents its answers; it contains no game rules. Code for one game
is in the folder of its name. Commands import what they need when they run, so that `sixgun --help`
is fast.
"""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """The entry point of the `sixgun` program."""
    try:
        from sixgun.cli.app import app  # noqa: PLC0415

        app(prog_name="sixgun")
    except KeyboardInterrupt:  # also during the imports
        sys.exit(130)
