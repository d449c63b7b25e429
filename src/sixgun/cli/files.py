"""Reads and writes files; writes are atomic."""

from __future__ import annotations

import contextlib
import os
import re
import tempfile
from collections.abc import Iterator, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final

from sixgun.engine import MalformedRecord, SixgunError
from sixgun.notation import Record, read_record, write_record

__all__ = [
    "add_file_to_errors",
    "default_save_path",
    "file_name",
    "load_record",
    "make_folder",
    "save_bytes",
    "save_record",
    "save_text",
]

MOST_BYTES: Final = 16_000_000
SUFFIX: Final = ".record"


@contextlib.contextmanager
def add_file_to_errors(path: Path) -> Iterator[None]:
    """Add the file to the facts of any SixgunError in this block."""
    try:
        yield
    except SixgunError as error:
        error.facts.setdefault("file", str(path))
        raise


def load_record(path: Path) -> Record:
    """Load a record; a bad file or record raises a SixgunError."""
    return read_record(read_text(path))


def read_text(path: Path) -> str:
    if path.is_dir():
        raise SixgunError("is_a_folder", file=str(path))
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except FileNotFoundError:
        raise SixgunError("no_such_file", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise SixgunError("cannot_read", file=str(path), reason=reason_of(error)) from None
    if len(content) > MOST_BYTES:
        raise MalformedRecord("record_too_long", characters=f"more than {MOST_BYTES}")
    try:
        return content.decode("utf-8")
    except UnicodeDecodeError:
        raise MalformedRecord("not_text", file=str(path)) from None


def save_record(path: Path, record: Record) -> None:
    save_text(path, write_record(record))


def save_text(path: Path, text: str) -> None:
    save_bytes(path, text.encode())


def save_bytes(path: Path, content: bytes) -> None:
    """Write a file atomically: write a temporary file, then rename it."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        try:
            part.write_bytes(content)
            part.replace(path)
        finally:
            with contextlib.suppress(OSError):
                part.unlink(missing_ok=True)
    except (OSError, ValueError) as error:
        raise SixgunError("cannot_write", file=str(path), reason=reason_of(error)) from None


def make_folder(path: Path) -> None:
    if path.exists() and not path.is_dir():
        raise SixgunError("not_a_folder", file=str(path))
    try:
        path.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        raise SixgunError("cannot_write", file=str(path), reason=reason_of(error)) from None


def file_name(words: Sequence[str]) -> str:
    """Join words into a file name that is valid on every system and not too long."""
    return re.sub(r"[^\w.=-]+", "-", "-".join(words))[:120]


def default_save_path() -> Path:
    """An unused path in the player's data folder, or else in the temporary folder."""
    name = datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")
    for folder in (data_folder(), Path(tempfile.gettempdir())):
        with contextlib.suppress(SixgunError):
            make_folder(folder)
            if os.access(folder, os.W_OK):
                return unused_path(folder, name)
    return Path(name + SUFFIX)


def data_folder() -> Path:
    """$SIXGUN_SAVES, or the system's folder for application data."""
    own = os.environ.get("SIXGUN_SAVES")
    if own:
        return Path(own)
    base = os.environ.get("LOCALAPPDATA" if os.name == "nt" else "XDG_DATA_HOME")
    with contextlib.suppress(RuntimeError):
        return Path(base or Path.home() / ".local" / "share") / "sixgun" / "games"
    return Path(tempfile.gettempdir())


def unused_path(folder: Path, name: str) -> Path:
    path = folder / (name + SUFFIX)
    number = 2
    while path.exists():
        path = folder / f"{name}-{number}{SUFFIX}"
        number += 1
    return path


def reason_of(error: Exception) -> str:
    return getattr(error, "strerror", None) or str(error)
