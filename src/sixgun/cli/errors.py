"""Error handling for all commands: missing or full streams, and one-line error messages."""

# ruff: noqa: PLC0415 - so that `sixgun --help` is fast

from __future__ import annotations

import contextlib
import errno
import os
import sys
from collections.abc import Mapping
from typing import Any, Final

import typer
from typer.core import TyperGroup

from sixgun.cli.ascii_fallback import survive_odd_characters
from sixgun.cli.language import say

__all__ = ["ErrorHandlingGroup", "format_error", "print_error"]

REFUSED: Final = 2
UNWRITABLE: Final = {errno.ENOSPC, errno.EIO, errno.EBADF, errno.EFBIG, errno.EDQUOT}

# Pydantic's types of errors in values of options; each has a message in `terminal.values`.
VALUES: Final = {
    "int_parsing",
    "int_parsing_size",
    "float_parsing",
    "finite_number",
    "greater_than_equal",
    "less_than_equal",
}


class ErrorHandlingGroup(TyperGroup):
    """Turns every expected failure into one line on stderr with its code, and exit status 2."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        return super().parse_args(ctx, args or ["--help"])

    def main(self, *args: Any, **extra: Any) -> Any:
        open_missing_streams()
        survive_odd_characters()
        extra["standalone_mode"] = False
        try:
            status = super().main(*args, **extra)
            sys.stdout.flush()
        except typer.TyperException as error:
            status = print_error("bad_usage", format_usage_error(error))
        except (BrokenPipeError, SystemExit):  # typer exits only after a broken pipe
            status = 0
            silence_output()
        except Exception as error:
            status = report_error(error)
        sys.exit(status if isinstance(status, int) else 0)


# -- streams -------------------------------------------------------------------------------


def open_missing_streams() -> None:
    """Replace streams that are closed at the start by the null device."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, open(os.devnull, mode, encoding="utf-8"))  # noqa: PTH123, SIM115


def silence_output() -> None:
    """Send buffered output to the null device, because nothing more can be written."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


# -- error messages ------------------------------------------------------------------------


def report_error(error: Exception) -> int:
    """Print a SixgunError or a full disk as one line; raise any other exception."""
    from sixgun.engine.errors import SixgunError

    if isinstance(error, OSError) and error.filename is None and error.errno in UNWRITABLE:
        silence_output()
        facts = {"file": say("terminal.standard_output"), "reason": str(error.strerror)}
        return print_error("cannot_write", format_error("cannot_write", facts))
    if not isinstance(error, SixgunError):
        raise error
    return print_error(error.code, format_error(error.code, error.facts))


def format_error(code: str, facts: Mapping[str, object]) -> str:
    """The message of an error, with the file in front."""

    from sixgun.cli.formatting import explain_code

    told = explain_code(code, facts)
    file = str(facts.get("file", ""))
    return told if told.startswith(file) else f"{file}: {told}"


def print_error(code: str, told: str) -> int:
    line = " ".join(f"sixgun: {code}: {told}".split())
    with contextlib.suppress(OSError):
        print("".join(sign if sign.isprintable() else "?" for sign in line), file=sys.stderr)
    return REFUSED


def format_usage_error(error: typer.TyperException) -> str:
    """The message of a usage error, in our own wording where there is one."""
    told = error.format_message()
    for found in getattr(error.__cause__, "errors", list)():
        if found["type"] in VALUES:
            limits = found.get("ctx", {})
            bounds = {name: f"{limits[name]:g}" for name in ("ge", "le") if name in limits}
            facts = {"value": str(found["input"])[:40], **bounds}
            told = told.replace(found["msg"], say(f"terminal.values.{found['type']}", **facts))
    return told
