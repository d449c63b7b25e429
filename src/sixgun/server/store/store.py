"""The database connection, with one writer thread.

Writes that arrive during a commit are collected and committed as one batch in one transaction, so
that many tables share the cost of a commit.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeVar

import structlog
from sqlalchemy import Connection, Engine, create_engine, event, text
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError, IntegrityError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.pool import QueuePool

from sixgun.server.store.errors import Conflict, StoreError, file_of
from sixgun.server.store.file_lock import lock_database_file
from sixgun.server.store.migrate import VERSION_TABLE, migrate

__all__ = ["Conflict", "Store", "StoreError"]

T = TypeVar("T")

LOCK_TIMEOUT: Final = 5.0  # seconds to wait for a lock of another process
MAX_BATCH: Final = 200  # writes in one transaction
WAL_PRAGMA: Final = "PRAGMA journal_mode=WAL"  # persistent: stored in the database file
PRAGMAS: Final = (
    "PRAGMA synchronous=FULL",  # a commit returns after the data is on disk
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={int(LOCK_TIMEOUT * 1000)}",
)
# Parts of SQLite's error messages, with our error codes.
ERROR_CODES: Final = {
    "database is locked": "database_locked",
    "disk is full": "disk_full",
    "not a database": "database_corrupt",
    "malformed": "database_corrupt",
    "disk I/O error": "disk_failed",
    "readonly database": "database_read_only",
    "unable to open": "cannot_open_database",
}


@dataclass
class Write:
    """A queued write, and the future of its caller."""

    job: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]

    def finish(self, result: Any, error: BaseException | None) -> None:
        self.loop.call_soon_threadsafe(resolve, self.done, result, error)


def resolve(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


class Store:
    """An open database; `write` and `read` take a function of a connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_for(url)
        self.file = file_of(self.engine.url)
        self.file_lock = lock_database_file(self.engine.url)
        try:
            with self.engine.connect() as connection:
                migrate(connection)
                check_writable(connection)
                if connection.dialect.name == "sqlite":
                    # Only now, because `migrate` refuses files that are not ours.
                    connection.exec_driver_sql(WAL_PRAGMA)
        except SQLAlchemyError as error:
            self.release()
            raise store_error(error, self.file) from error
        except BaseException:
            self.release()
            raise
        self.log = structlog.get_logger("sixgun")
        self.last_error = ""  # error code of the last write; "" if it succeeded
        self.queue: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.run_writer, name="store", daemon=True)
        self.writer.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Run a job in a transaction and return when it is committed to disk.

        Raises Conflict or StoreError if the transaction was rolled back.
        """
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.queue.put(Write(job, loop, done))
        return await done

    async def read(self, job: Callable[[Connection], T]) -> T:
        """Run a query in a thread."""
        return await asyncio.to_thread(self.run_read, job)

    def run_read(self, job: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return job(connection)
        except SQLAlchemyError as error:
            failure = store_error(error, self.file)
            self.log_error(failure)
            raise failure from error

    async def require_writable(self) -> None:
        """If the last write failed, try another one; raises StoreError if it fails too."""
        if self.last_error:
            await self.write(touch_version)

    async def close(self) -> None:
        """Commit all queued writes, then close the database."""
        self.queue.put(None)
        await asyncio.to_thread(self.writer.join)
        self.release()

    def release(self) -> None:
        self.engine.dispose()
        if self.file_lock is not None:
            self.file_lock.close()

    # -- the writer thread -----------------------------------------------------------------

    def run_writer(self) -> None:
        """Commit batches until `close` queues None."""
        while self.commit_next_batch():
            pass  # no local variables here: a finished job would keep its table in memory

    def commit_next_batch(self) -> bool:
        """Wait for writes and commit all that are queued; return False after the last."""
        first = self.queue.get()
        if first is None:
            return False
        writes = [first]
        while len(writes) < MAX_BATCH and not self.queue.empty():
            following = self.queue.get()
            if following is None:
                self.queue.put(None)
                break
            writes.append(following)
        self.commit_batch(writes)
        return True

    def commit_batch(self, writes: list[Write]) -> None:
        """Commit all writes in one transaction; if one fails, each in its own transaction."""
        try:
            with self.engine.begin() as connection:
                results = [write.job(connection) for write in writes]
        except Exception as error:
            failure = translate_error(error, self.file)
            if len(writes) > 1 and not fails_every_write(failure):
                for write in writes:
                    self.commit_batch([write])
                return
            if isinstance(failure, StoreError):
                self.note_outcome(failure)
            for write in writes:
                write.finish(None, failure)
            return
        self.note_outcome(None)
        for write, result in zip(writes, results, strict=True):
            write.finish(result, None)

    def note_outcome(self, error: StoreError | None) -> None:
        """Log the first of several equal errors, and the first success after errors."""
        code = error.code if error else ""
        if code == self.last_error:
            return
        self.last_error = code
        if error:
            self.log_error(error)
        else:
            self.log.info("store_works_again")

    def log_error(self, error: StoreError) -> None:
        self.log.error("store_failed", code=error.code, **error.facts)


def engine_for(url: str) -> Engine:
    try:
        if make_url(url).get_backend_name() != "sqlite":
            return create_engine(url)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreError("bad_database_url", reason=str(error)[:200]) from error
    engine = create_engine(
        url, poolclass=QueuePool, connect_args={"timeout": LOCK_TIMEOUT, "check_same_thread": False}
    )
    event.listen(engine, "connect", set_pragmas)
    return engine


def set_pragmas(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def check_writable(connection: Connection) -> None:
    """Fail at startup if the database is read-only."""
    touch_version(connection)
    connection.rollback()


def touch_version(connection: Connection) -> None:
    connection.execute(text(f"UPDATE {VERSION_TABLE} SET version_num = version_num"))


def fails_every_write(error: Exception) -> bool:
    """True if single transactions would fail as well, and each would wait for the lock again."""
    return isinstance(error, StoreError) and error.code == "database_locked"


def translate_error(error: Exception, file: str) -> Exception:
    if isinstance(error, IntegrityError):
        return Conflict()
    return store_error(error, file) if isinstance(error, SQLAlchemyError) else error


def store_error(error: SQLAlchemyError, file: str) -> StoreError:
    """Convert an error of SQLAlchemy to a StoreError with one of our codes."""
    message = str(getattr(error, "orig", None) or error)
    code = next((code for part, code in ERROR_CODES.items() if part in message), "database_failed")
    return StoreError(code, reason=message[:200], file=file)
