"""The command line: `sixgun play | simulate | replay | verify | cards | rules | ...`.

Everything here asks the engine and words its answers; no rule of a game lives here. What only one
game has is in the folder of its name. What a command needs is imported when it runs, so that
`sixgun --help` answers at once.
"""

from __future__ import annotations

import sys

__all__ = ["main"]


def main() -> None:
    """The entry point of the `sixgun` program."""
    try:
        from sixgun.cli.app import app  # noqa: PLC0415

        app(prog_name="sixgun")
    except KeyboardInterrupt:  # also while it is still starting
        sys.exit(130)
