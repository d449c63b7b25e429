"""What one address can cost others: measures a normal table while another address overdoes it.

    SIXGUN_BUILD=compiled python3 dev.py python -m benchmarks.server_abuse [--seconds 20] [NAME ...]

The server has its usual limits. Two people play at a table from 127.0.0.1, and the time from each
move to its confirmation is taken. Meanwhile a process with other loopback addresses does one of the
scenarios below, as fast as the server lets it. Exit status 0 if 99 % of the moves were confirmed
within 250 ms in every scenario. `--save` writes the results page.
"""

from __future__ import annotations

import argparse
import asyncio
import multiprocessing
import os
import random
import statistics
import sys
import time
from collections import Counter
from collections.abc import Callable, Coroutine, Sequence
from contextlib import AsyncExitStack, suppress
from multiprocessing.connection import Connection
from typing import Any, Final

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

import sixgun
from benchmarks.results_page import describe_run, save_section
from benchmarks.server_process import run_server
from sixgun.client import Client, ConnectionEnded, JudgeClient, Seat, ServerRefused
from sixgun.notation import write_record
from sixgun.protocol import VERSION, Attend, Hello, MakeMove, Say
from sixgun.server.settings import Limits
from sixgun.tournament import Draw, Warn

__all__ = ["SCENARIOS", "main"]

MOST: Final = 250.0  # milliseconds for 99 % of the moves
THINK: Final = 0.02  # seconds that a person of the normal table takes for a move
SETTLE: Final = 2.0  # seconds from the moment the abuser is ready
READY: Final = 150.0  # seconds for the abuser to get there
REQUESTS: Final = 15.0  # a second, of one address
GUESTS: Final = 30  # that one address may have at once
SOCKETS: Final = 12  # of each of them
encode = msgspec.json.encode


# -- the normal table ----------------------------------------------------------------------


class Table:
    """Two people who play game after game of The Duel at random."""

    def __init__(self) -> None:
        self.taken: list[float] = []
        self.is_measured = False
        self.stalled = 0.0  # when the move was sent that is not yet confirmed

    async def play(self, address: str) -> None:
        rng = random.Random(1)
        async with Client(address, timeout=60) as ann, Client(address, timeout=60) as bob:
            await ann.create_guest("Ann")
            await bob.create_guest("Bob")
            while True:
                table = await ann.open_table("duel", pace=0)
                await bob.take_seat(table.id)
                async with ann.seat(table.id) as first, bob.seat(table.id) as second:
                    await ann.start_game(table.id)
                    await asyncio.gather(*(self.sit(seat, rng) for seat in (first, second)))

    async def sit(self, seat: Seat, rng: random.Random) -> None:
        with suppress(ConnectionEnded):
            while seat.asked is not None or not seat.events:
                if seat.my_decision is not None:
                    await self.move(seat, rng)
                else:
                    await seat.next()

    async def move(self, seat: Seat, rng: random.Random) -> None:
        """One move, until it is confirmed."""
        asked = seat.my_decision
        assert asked is not None
        await asyncio.sleep(rng.expovariate(1 / THINK))
        begun = self.stalled = time.perf_counter()
        await seat.move(rng.choice(asked.moves).move)
        while seat.asked is not None and seat.asked.ply == asked.ply:
            await seat.next()
        self.stalled = 0.0
        if self.is_measured:
            self.taken.append(time.perf_counter() - begun)


async def measure(address: str, seconds: float, is_ready: Callable[[], bool]) -> list[float]:
    """Milliseconds of all moves that were confirmed, in order; at last one that was not."""
    table = Table()
    playing = asyncio.create_task(table.play(address))
    try:
        async with asyncio.timeout(READY):
            while not is_ready():
                await asyncio.sleep(0.05)
        await asyncio.sleep(SETTLE)
        table.is_measured = True
        done, _ = await asyncio.wait([playing], timeout=seconds)
        for task in done:
            task.result()
        if table.stalled:
            table.taken.append(time.perf_counter() - table.stalled)
    finally:
        playing.cancel()
        await asyncio.gather(playing, return_exceptions=True)
    return sorted(taken * 1000 for taken in table.taken)


# -- the abuser ----------------------------------------------------------------------------


class Stranger(Client):
    """A client with an address of its own."""

    def __init__(self, address: str, source: str) -> None:
        super().__init__(address, timeout=60)
        self.source = source
        self.http = httpx.AsyncClient(
            base_url=self.address,
            timeout=60,
            transport=httpx.AsyncHTTPTransport(local_address=source),
            event_hooks={"request": [self.add_cookie], "response": [self.store_token]},
        )

    async def open_socket(self, path: str, hello: Any) -> ClientConnection:
        address = f"ws{self.address.removeprefix('http')}{path}"
        wire = await connect(
            address,
            additional_headers={"cookie": self.cookie},
            compression=None,
            proxy=None,
            max_size=2**26,
            local_addr=(self.source, 0),
            open_timeout=60,
        )
        await wire.send(encode(hello).decode())
        return wire


class Abuser:
    """From one address, or from a few; counts what was done, and what was refused."""

    def __init__(self, address: str, line: Connection, stack: AsyncExitStack) -> None:
        self.address = address
        self.line = line
        self.stack = stack
        self.tasks: set[asyncio.Task[None]] = set()
        self.done: Counter[str] = Counter()
        self.next_request: dict[str, float] = {}  # by address

    async def wait_turn(self, source: str) -> None:
        """Before anything of the preparation: no faster than an address may ask."""
        now = time.monotonic()
        due = max(self.next_request.get(source, now), now)
        self.next_request[source] = due + 1 / REQUESTS
        await asyncio.sleep(due - now)

    def ready(self) -> None:
        self.line.send("ready")

    async def guest(self, source: str = "127.0.0.2") -> Stranger:
        client = await self.stack.enter_async_context(Stranger(self.address, source))
        await self.wait_turn(source)
        await client.create_guest("Mallory")
        return client

    async def guests(self, source: str, count: int = GUESTS) -> list[Stranger]:
        found = []
        for _ in range(count):
            with suppress(ServerRefused):
                found.append(await self.guest(source))
        return found

    async def watch(self, client: Stranger, path: str, hello: Any, times: int = SOCKETS) -> None:
        """Open sockets that take whatever they are sent."""
        for _ in range(times):
            await self.wait_turn(client.source)
            try:
                wire = await client.open_socket(path, hello)
            except (WebSocketException, OSError, TimeoutError) as error:
                self.done[f"socket refused: {type(error).__name__}"] += 1
                return
            self.done["sockets"] += 1
            self.spawn(self.drain(wire))

    async def watch_table(self, people: Sequence[Stranger], table: str) -> None:
        path = f"/api/tables/{table}/socket"
        await asyncio.gather(*(self.watch(each, path, Hello(VERSION)) for each in people))

    async def drain(self, wire: ClientConnection) -> None:
        with suppress(ConnectionClosed):
            while True:
                message = await wire.recv()
                self.done["messages"] += 1
                self.done["bytes"] += len(message)
        self.done[f"socket closed: {wire.close_code}"] += 1

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)

    async def attempt(self, what: str, work: Coroutine[Any, Any, Any]) -> bool:
        try:
            await work
        except ServerRefused as error:
            self.done[f"{what}: {error.code}"] += 1
            await asyncio.sleep(0.02)
            return False
        self.done[what] += 1
        return True


async def quiet(abuser: Abuser) -> None:
    """Nobody overdoes anything."""
    abuser.ready()
    await asyncio.sleep(3600)


async def renames(abuser: Abuser) -> None:
    """All sockets that one address gets at a table of its own; then its host is renamed."""
    people = await abuser.guests("127.0.0.2")
    host = people[0]
    table = await host.open_table("classic", options={"players": 7})
    for other in people[1:7]:
        await abuser.wait_turn(other.source)
        await other.take_seat(table.id)
    await abuser.watch_table(people, table.id)
    abuser.ready()
    number = 0
    while True:
        number += 1
        each = people[number % 7]
        await abuser.attempt("renames", each.create_guest(f"Mallory {number}"))


async def onlookers(abuser: Abuser) -> None:
    """1,500 sockets from five addresses at a table where bots play."""
    host = await abuser.guest("127.0.0.2")
    table = await host.open_table("duel", bots=["greenhorn"] * 2, sit=False, pace=0)
    sources = [f"127.0.0.{number}" for number in range(3, 8)]
    crowds = await asyncio.gather(*(abuser.guests(source) for source in sources))
    await asyncio.gather(*(abuser.watch_table(crowd, table.id) for crowd in crowds))
    await host.start_game(table.id)
    abuser.ready()
    while True:
        await asyncio.sleep(0.5)
        await abuser.attempt("rematches", host.rematch(table.id))


async def moves(abuser: Abuser) -> None:
    """Two people who move as fast as they can, before all sockets that one address gets."""
    people = await abuser.guests("127.0.0.2")
    table = await people[0].open_table("duel", pace=0)
    await people[1].take_seat(table.id)
    await abuser.watch_table(people[2:], table.id)
    path = f"/api/tables/{table.id}/socket"
    await people[0].start_game(table.id)
    for each in people[:2]:
        abuser.spawn(move_fast(abuser, each, path))
    abuser.ready()
    while True:
        await asyncio.sleep(0.5)
        await abuser.attempt("rematches", people[0].rematch(table.id))


async def move_fast(abuser: Abuser, person: Stranger, path: str) -> None:
    with suppress(ConnectionClosed, WebSocketException):
        wire = await person.open_socket(path, Hello(VERSION))
        while True:
            asked = msgspec.json.decode(await wire.recv()).get("asked") or {}
            if asked.get("moves"):
                move = random.choice(asked["moves"])["move"]
                await wire.send(encode(MakeMove(asked["ply"], move)).decode())
                abuser.done["moves"] += 1


async def chat(abuser: Abuser) -> None:
    """Everybody at a table talks."""
    people = await abuser.guests("127.0.0.2")
    table = await people[0].open_table("duel")
    await abuser.watch_table(people, table.id)
    path = f"/api/tables/{table.id}/socket"
    abuser.ready()
    async with AsyncExitStack():
        wires = []
        for each in people:
            with suppress(WebSocketException, OSError):
                wires.append(await each.open_socket(path, Hello(VERSION)))
        for wire in wires:
            abuser.spawn(abuser.drain(wire))
        while wires:
            for wire in wires:
                with suppress(ConnectionClosed):
                    await wire.send(encode(Say("x" * 300)).decode())
                abuser.done["lines"] += 1
            await asyncio.sleep(0.2)


async def coming_and_going(abuser: Abuser) -> None:
    """At a table with many sockets some are opened and closed again and again."""
    people = await abuser.guests("127.0.0.2")
    table = await people[0].open_table("classic", options={"players": 7})
    path = f"/api/tables/{table.id}/socket"
    await asyncio.gather(*(abuser.watch(each, path, Hello(VERSION), 10) for each in people))
    abuser.ready()

    async def come_and_go(person: Stranger) -> None:
        while True:
            try:
                wire = await person.open_socket(path, Hello(VERSION))
                abuser.done["came"] += 1
                await wire.close()
            except (WebSocketException, OSError, TimeoutError):
                abuser.done["refused"] += 1
                await asyncio.sleep(0.05)

    await asyncio.gather(*(come_and_go(each) for each in people[:10]))


async def replays(abuser: Abuser) -> None:
    """The largest records that are taken, and the largest answers."""
    record = large_record()
    people = await abuser.guests("127.0.0.2", 4)
    abuser.ready()

    async def ask(person: Stranger) -> None:
        while True:
            await abuser.attempt(
                "replays",
                person.send("POST", "/api/replays?seat=-2", record, "text/plain; charset=utf-8"),
            )

    await asyncio.gather(*(ask(each) for each in people * 3))


def large_record() -> bytes:
    """A game in which nobody shoots, as long as a record may be."""
    boxes = ("base", "dodge_city")
    game = sixgun.new_game("classic", seed=1, players=8, boxes=boxes, ask_forced=True)
    rng = random.Random(1)
    while game.ply < 4_900 and game.decision is not None:
        moves = game.decision.moves
        quiet_moves = [move for move in moves if move.startswith(("end", "discard", "pass"))]
        game.apply(rng.choice(quiet_moves or moves))
    assert game.ply == 4_900
    return write_record(game.record()).encode()


ALL_BOXES: Final = ("base", "dodge_city", "high_noon", "fistful", "bullet")


async def records(abuser: Abuser) -> None:
    """The record and replay of a finished game, again and again."""
    host = await abuser.guest()
    table = await host.open_table(
        "classic",
        bots=["greenhorn"] * 7,
        options={"players": 7, "boxes": ALL_BOXES},
        sit=False,
        pace=0,
    )
    await host.start_game(table.id)
    await abuser.watch(host, f"/api/tables/{table.id}/socket", Hello(VERSION), 1)
    play = (await host.table(table.id)).play
    while (await host.table(table.id)).state != "over":
        await asyncio.sleep(0.5)
    abuser.ready()

    async def ask() -> None:
        while True:
            await abuser.attempt("records", host.send("GET", f"/api/records/{play}"))
            await abuser.attempt("replays", host.send("GET", f"/api/records/{play}/replay?seat=-2"))

    await asyncio.gather(*(ask() for _ in range(8)))


async def library(abuser: Abuser) -> None:
    """Large answers that are the same for all."""
    host = await abuser.guest()
    abuser.ready()

    async def ask() -> None:
        while True:
            for path in ("/api/library", "/api/rulings", "/api/openapi.json", "/api/games"):
                await abuser.attempt("pages", host.send("GET", path))

    await asyncio.gather(*(ask() for _ in range(8)))


async def tables(abuser: Abuser) -> None:
    """Tables are opened and closed, lists asked for, games begun and left."""
    people = await abuser.guests("127.0.0.2")
    abuser.ready()

    async def ask(person: Stranger) -> None:
        while True:
            options = {"players": 8, "boxes": ALL_BOXES}
            wish = person.open_table("classic", bots=["greenhorn"] * 7, options=options)
            with suppress(ServerRefused):
                table = await wish
                await abuser.attempt("games", person.start_game(table.id))
                await abuser.attempt("given up", person.give_up(table.id))
            await abuser.attempt("lists", person.tables())

    await asyncio.gather(*(ask(each) for each in people))


async def tournament(abuser: Abuser) -> None:
    """A thousand players at real tables, the judge's console many times, and record sheets."""
    host = await abuser.guest()
    judge = await opened(host, 1_000, online=False)
    await judge.act(Draw())
    await watch_tournament(abuser, host, judge)
    abuser.ready()

    async def download_sheets() -> None:
        while True:
            await abuser.attempt("sheets", judge.sheets(1, form="pdf"))
            await abuser.attempt("sheets", judge.sheets(1, form="html"))

    async def ask() -> None:
        while True:
            await abuser.attempt("console", judge.fetch())
            await abuser.attempt("export", judge.export("log.json"))
            await abuser.attempt("acts", warn_player(judge))

    await asyncio.gather(*(download_sheets() for _ in range(4)), *(ask() for _ in range(4)))


async def warn_player(judge: JudgeClient) -> None:
    """Do something that changes everybody's view."""
    await judge.fetch()
    await judge.act(Warn(player=random.randint(1, 1_000)), "too loud")


async def online(abuser: Abuser) -> None:
    """As many bots as a tournament may have play on the server; the console many times."""
    host = await abuser.guest()
    judge = await opened(host, 100, online=True)
    await judge.act(Draw())
    await watch_tournament(abuser, host, judge)
    abuser.ready()
    while True:
        await abuser.attempt("console", judge.fetch())
        await asyncio.sleep(0.05)


async def opened(host: Stranger, players: int, online: bool) -> JudgeClient:
    judge = await host.open_tournament("Mallory's Open", online=online, pace=0)
    bot = "greenhorn" if online else ""
    for first in range(0, players, 100):
        await judge.register(*(f"Player {first + n}" for n in range(100)), bot=bot)
    return judge


async def watch_tournament(abuser: Abuser, host: Stranger, judge: JudgeClient) -> None:
    """Watch as the judge: 200 sockets without a cookie, and 12 for each of ten guests."""
    path = f"/api/tournaments/{judge.id}/socket"
    hello = Attend(VERSION, judge=judge.secret)
    nobody = await abuser.stack.enter_async_context(Stranger(abuser.address, host.source))
    people = [nobody, *(await abuser.guests(host.source, 10))]
    await abuser.watch(nobody, path, hello, 200)
    await asyncio.gather(*(abuser.watch(each, path, hello) for each in people[1:]))


SCENARIOS: Final = {
    each.__name__: each
    for each in (
        *(quiet, renames, onlookers, moves, chat, coming_and_going, replays, records, library),
        *(tables, tournament, online),
    )
}


def abuse(address: str, name: str, line: Connection) -> None:
    """Run one scenario in a process of its own, until the parent sends a message."""
    with suppress(OSError):
        os.nice(5)  # its own work must not look like the server's

    async def run() -> None:
        async with AsyncExitStack() as stack:
            abuser = Abuser(address, line, stack)
            acting = asyncio.create_task(SCENARIOS[name](abuser))
            stopped = asyncio.create_task(asyncio.to_thread(line.recv))
            await asyncio.wait([acting, stopped], return_when=asyncio.FIRST_COMPLETED)
            failed = acting.done() and acting.exception()
            line.send(f"failed: {failed!r}" if failed else dict(abuser.done))
            acting.cancel()
            for task in list(abuser.tasks):
                task.cancel()
            await asyncio.gather(acting, *abuser.tasks, return_exceptions=True)

    with suppress(EOFError, KeyboardInterrupt):
        asyncio.run(run())


# -- the whole -----------------------------------------------------------------------------


def measured(name: str, seconds: float) -> tuple[list[float], object]:
    """One scenario on a fresh server."""
    context = multiprocessing.get_context("spawn")
    ours, theirs = context.Pipe()
    heard: list[object] = []

    def is_ready() -> bool:
        if not heard and ours.poll():
            heard.append(ours.recv())
        if heard and heard[0] != "ready":
            raise RuntimeError(f"{name}: {heard[0]}")
        return bool(heard)

    with run_server(limits=Limits()) as (address, _):
        process = context.Process(target=abuse, args=(address, name, theirs), daemon=True)
        process.start()
        try:
            taken = asyncio.run(measure(address, seconds, is_ready))
            ours.send("stop")
            return taken, ours.recv() if ours.poll(10) else "no answer"
        finally:
            process.kill()
            process.join()


def percentile(taken: Sequence[float]) -> float:
    return taken[int(len(taken) * 0.99)] if taken else float("inf")


def format_times(name: str, taken: Sequence[float]) -> str:
    late = percentile(taken)
    return (
        f"{name}: {len(taken)} moves, median {statistics.median(taken or [0.0]):.1f} ms, "
        f"99 % in {late:.1f} ms, longest {max(taken, default=0.0):.1f} ms"
    )


def main(arguments: Sequence[str] | None = None) -> int:
    options = argparse.ArgumentParser(prog="benchmarks.server_abuse", description=__doc__)
    options.formatter_class = argparse.RawDescriptionHelpFormatter
    options.add_argument("names", nargs="*", metavar="NAME", help=" ".join(SCENARIOS))
    options.add_argument("--seconds", type=float, default=20.0, help="to measure each scenario")
    options.add_argument("--save", action="store_true", help="write benchmarks/results.md")
    chosen = options.parse_args(arguments)
    unknown = set(chosen.names) - set(SCENARIOS)
    if unknown:
        options.error(f"there is no {' '.join(unknown)}; there are: {' '.join(SCENARIOS)}")
    results = []
    for name in chosen.names or SCENARIOS:
        taken, done = measured(name, chosen.seconds)
        print(format_times(name, taken), flush=True)
        print(f"    {done}", flush=True)
        results.append((name, taken))
    if chosen.save:
        save_section(format_results(results))
    too_slow = [name for name, taken in results if percentile(taken) > MOST]
    print(f"above {MOST:.0f} ms: {' '.join(too_slow)}" if too_slow else f"all below {MOST:.0f} ms")
    return 1 if too_slow else 0


def format_results(results: Sequence[tuple[str, Sequence[float]]]) -> str:
    """Format the results as Markdown."""
    lines = [
        "## One address against the others",
        "",
        describe_run(),
        f"The {sixgun.build_name()} build, usual limits. Two people play while another address",
        "overdoes something; milliseconds from a move to its confirmation, for these two people.",
        f"Machine load while measuring: {os.getloadavg()[1]:.1f} on {os.cpu_count()} cores.",
        "",
        "| what the other address does | moves | median | 99 % below | longest | target |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for name, taken in results:
        words = (SCENARIOS[name].__doc__ or name).strip().rstrip(".")
        lines.append(
            f"| {words} | {len(taken):,} | {statistics.median(taken or [0.0]):.1f} "
            f"| {percentile(taken):.1f} | {max(taken, default=0.0):.1f} | 99 % {MOST:.0f} |"
        )
    return "\n".join([*lines, ""])


if __name__ == "__main__":
    sys.exit(main())
