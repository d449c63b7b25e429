"""One thread writes. What waits while it commits goes into the next commit together, so that many
tables share the price of a write that lasts."""

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

from sixgun.server.store.errors import StoreError, Taken, file_of
from sixgun.server.store.holding import hold
from sixgun.server.store.migrating import KEPT_IN, migrate

__all__ = ["Store", "StoreError", "Taken"]

T = TypeVar("T")

PATIENCE: Final = 5.0  # seconds that another process may keep the database to itself
TOGETHER: Final = 200  # writes in one commit, at most
JOURNAL: Final = "PRAGMA journal_mode=WAL"  # stays with the file
PRAGMAS: Final = (
    "PRAGMA synchronous=FULL",  # a commit has reached the disk
    "PRAGMA foreign_keys=ON",
    f"PRAGMA busy_timeout={int(PATIENCE * 1000)}",
)
# What SQLite says, and what we call it.
CODES: Final = {
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
    """Something to be written, and who waits for it."""

    job: Callable[[Connection], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]

    def answer(self, result: Any, error: BaseException | None) -> None:
        self.loop.call_soon_threadsafe(settle, self.done, result, error)


def settle(done: asyncio.Future[Any], result: Any, error: BaseException | None) -> None:
    if done.cancelled():
        return
    if error is None:
        done.set_result(result)
    else:
        done.set_exception(error)


class Store:
    """An open database. `write` and `read` take a function of a connection."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.engine = engine_for(url)
        self.file = file_of(self.engine.url)
        self.held = hold(self.engine.url)
        try:
            with self.engine.connect() as connection:
                migrate(connection)
                must_take_writes(connection)
                if connection.dialect.name == "sqlite":  # and ours, as we know by now
                    connection.exec_driver_sql(JOURNAL)
        except SQLAlchemyError as error:
            self.let_go()
            raise failed(error, self.file) from error
        except BaseException:
            self.let_go()
            raise
        self.log = structlog.get_logger("sixgun")
        self.failing = ""  # the code of the last write, if it was not to be done
        self.waiting: queue.SimpleQueue[Write | None] = queue.SimpleQueue()
        self.writer = threading.Thread(target=self.work, name="store", daemon=True)
        self.writer.start()

    async def write(self, job: Callable[[Connection], T]) -> T:
        """Done and on the disk when this returns. Raises Taken or StoreError, and then nothing was
        written."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self.waiting.put(Write(job, loop, done))
        return await done

    async def read(self, job: Callable[[Connection], T]) -> T:
        return await asyncio.to_thread(self.look, job)

    def look(self, job: Callable[[Connection], T]) -> T:
        try:
            with self.engine.connect() as connection:
                return job(connection)
        except SQLAlchemyError as error:
            found = failed(error, self.file)
            self.tell(found)
            raise found from error

    async def must_be_well(self) -> None:
        """After a write that has failed another one is tried; raises StoreError if it fails too."""
        if self.failing:
            await self.write(write_the_same)

    async def close(self) -> None:
        """After all that waits is written."""
        self.waiting.put(None)
        await asyncio.to_thread(self.writer.join)
        self.let_go()

    def let_go(self) -> None:
        self.engine.dispose()
        if self.held is not None:
            self.held.close()

    # -- in the thread ---------------------------------------------------------------------

    def work(self) -> None:
        """Until there is nobody to wait for: `close` puts a None last."""
        while self.write_next():
            pass  # nothing is kept here while it waits: a job may hold a whole table

    def write_next(self) -> bool:
        """What waits; False after the last."""
        first = self.waiting.get()
        if first is None:
            return False
        writes = [first]
        while len(writes) < TOGETHER and not self.waiting.empty():
            after = self.waiting.get()
            if after is None:
                self.waiting.put(None)
                break
            writes.append(after)
        self.write_together(writes)
        return True

    def write_together(self, writes: list[Write]) -> None:
        """All in one commit; if one of them fails, each in its own."""
        try:
            with self.engine.begin() as connection:
                results = [write.job(connection) for write in writes]
        except Exception as error:
            found = told(error, self.file)
            if len(writes) > 1 and not concerns_all(found):
                for write in writes:
                    self.write_together([write])
                return
            if isinstance(found, StoreError):
                self.note(found)
            for write in writes:
                write.answer(None, found)
            return
        self.note(None)
        for write, result in zip(writes, results, strict=True):
            write.answer(result, None)

    def note(self, error: StoreError | None) -> None:
        """How it went is logged once, until it is otherwise."""
        code = error.code if error else ""
        if code == self.failing:
            return
        self.failing = code
        if error:
            self.tell(error)
        else:
            self.log.info("store_works_again")

    def tell(self, error: StoreError) -> None:
        self.log.error("store_failed", code=error.code, **error.facts)


def engine_for(url: str) -> Engine:
    try:
        if make_url(url).get_backend_name() != "sqlite":
            return create_engine(url)
    except (ArgumentError, NoSuchModuleError, ModuleNotFoundError) as error:
        raise StoreError("bad_database_url", reason=str(error)[:200]) from error
    engine = create_engine(
        url, poolclass=QueuePool, connect_args={"timeout": PATIENCE, "check_same_thread": False}
    )
    event.listen(engine, "connect", prepared)
    return engine


def prepared(connection: Any, _: object) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(pragma)
    cursor.close()


def must_take_writes(connection: Connection) -> None:
    """What can only be read is told before anybody comes."""
    write_the_same(connection)
    connection.rollback()


def write_the_same(to: Connection) -> None:
    to.execute(text(f"UPDATE {KEPT_IN} SET version_num = version_num"))


def concerns_all(error: Exception) -> bool:
    """Whether it makes no sense to try each write for itself: each would wait as long again."""
    return isinstance(error, StoreError) and error.code == "database_locked"


def told(error: Exception, file: str) -> Exception:
    if isinstance(error, IntegrityError):
        return Taken()
    return failed(error, file) if isinstance(error, SQLAlchemyError) else error


def failed(error: SQLAlchemyError, file: str) -> StoreError:
    """What went wrong, with a code of ours."""
    said = str(getattr(error, "orig", None) or error)
    code = next((code for words, code in CODES.items() if words in said), "database_failed")
    return StoreError(code, reason=said[:200], file=file)
