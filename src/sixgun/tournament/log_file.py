"""A log in a file: written atomically, by one writer at a time."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import BinaryIO, Final

from sixgun.tournament.errors import TournamentError
from sixgun.tournament.log import format_log, parse_log
from sixgun.tournament.random_draws import new_seed
from sixgun.tournament.tournament import Tournament

try:
    import fcntl
except ImportError:  # without file locks, the check right before writing must do
    fcntl = None  # type: ignore[assignment]

__all__ = ["create_log_file", "edit_tournament", "load_tournament"]

LARGEST: Final = 64_000_000


def load_tournament(path: Path, seed_source: Callable[[], str] = new_seed) -> Tournament:
    """Load a tournament from a file. Errors in file or log are refused with the file's name."""
    with name_file_in_errors(path), open_file(path, "rb") as file:
        return parse_tournament(file, seed_source)


def create_log_file(path: Path, tournament: Tournament) -> None:
    """Create a new file; an existing one is left alone."""
    with name_file_in_errors(path), temporary_copy(path, tournament) as part:
        try:
            link_file(part, path)
        except FileExistsError:
            raise TournamentError("log_exists") from None
    sync_folder(path)


@contextlib.contextmanager
def edit_tournament(path: Path, seed_source: Callable[[], str] = new_seed) -> Iterator[Tournament]:
    """Open the tournament for actions. New entries are written only if all actions succeeded."""
    with name_file_in_errors(path), open_file(path, "r+b") as file:
        lock_file(file, path)
        tournament = parse_tournament(file, seed_source)
        known = len(tournament.log)
        yield tournament
        if len(tournament.log) > known:
            replace_file(path, file, tournament)


def replace_file(path: Path, file: BinaryIO, tournament: Tournament) -> None:
    with temporary_copy(path, tournament) as part:
        if not is_same_file(file, path):
            raise TournamentError("log_in_use")
        part.replace(path)
    sync_folder(path)


# -- files ---------------------------------------------------------------------------------


@contextlib.contextmanager
def name_file_in_errors(path: Path) -> Iterator[None]:
    """Add the file's name to every error in this block."""
    try:
        yield
    except TournamentError as error:
        error.facts.setdefault("file", str(path))
        raise
    except FileNotFoundError:
        raise TournamentError("no_such_file", file=str(path)) from None
    except IsADirectoryError:
        raise TournamentError("is_a_folder", file=str(path)) from None
    except OSError as error:
        reason = error.strerror or str(error)
        raise TournamentError("cannot_write", file=str(path), reason=reason) from None


def open_file(path: Path, mode: str) -> BinaryIO:
    return path.open(mode)  # type: ignore[return-value]


def parse_tournament(file: BinaryIO, seed_source: Callable[[], str]) -> Tournament:
    content = file.read(LARGEST + 1)
    if len(content) > LARGEST:
        raise TournamentError("log_too_long", most=LARGEST)
    try:
        text = content.decode()
    except UnicodeDecodeError as error:
        line = content[: error.start].count(b"\n") + 1
        raise TournamentError("log_unreadable", line=line, cause="no text") from None
    return Tournament.from_log(parse_log(text), seed_source)


def lock_file(file: BinaryIO, path: Path) -> None:
    """Lock the file; refused if another writer has locked or just replaced it."""
    if fcntl is not None:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise TournamentError("log_in_use") from None
    if not is_same_file(file, path):
        raise TournamentError("log_in_use")


def is_same_file(file: BinaryIO, path: Path) -> bool:
    """True if the opened file is still the one at this path."""
    return os.path.samestat(os.fstat(file.fileno()), path.stat())


@contextlib.contextmanager
def temporary_copy(path: Path, tournament: Tournament) -> Iterator[Path]:
    """Write the whole content to a temporary file and flush it to disk."""
    part = path.with_name(f".{path.name}.{os.getpid()}.part")
    try:
        with part.open("wb") as file:
            file.write(format_log(tournament.log).encode())
            file.flush()
            os.fsync(file.fileno())
        yield part
    finally:
        with contextlib.suppress(OSError):
            part.unlink(missing_ok=True)


def link_file(part: Path, path: Path) -> None:
    """Link a complete file to a second name; where links are not supported, copy it."""
    try:
        os.link(part, path)
    except FileExistsError:
        raise
    except OSError:
        with path.open("xb") as file:
            file.write(part.read_bytes())


def sync_folder(path: Path) -> None:
    """Flush the directory, so that the new name is on disk, too."""
    with contextlib.suppress(OSError):
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
