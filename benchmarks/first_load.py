"""A first visit with a slow phone: how much it downloads, and when you can use the page.

Run by `python3 dev.py bench` after the others. Chromium plays the phone: a line as Lighthouse's
"slow 4G", a processor four times slower than this one, a small window, an empty cache.
"""

from __future__ import annotations

import statistics
import sys
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, ViewportSize

from benchmarks.browser_session import open_browser
from benchmarks.results_page import describe_run, save_section
from tools.network_traffic import TrafficCounter

__all__ = ["main"]

SLOW_4G: Final = {
    "offline": False,
    "latency": 150,  # milliseconds
    "downloadThroughput": 1_600_000 / 8,
    "uploadThroughput": 750_000 / 8,
}
SLOWER: Final = 4
PHONE: Final = ViewportSize(width=390, height=844)
ROUNDS: Final = 5
MOST: Final = (250, 3.0)  # kilobytes without fonts and sounds, seconds
AFTER: Final = 1_500  # milliseconds, for downloads after the page is usable
# Ready: a button deals; at a table, your cards and a decision are shown.
READY: Final = {
    "deal": "document.querySelector('.btn.gold:enabled')?.getClientRects().length > 0",
    "cards": "document.querySelector('[data-place=hand] [data-handle], [data-asked]') !== null",
}
KINDS: Final = ("document", "scripts", "styles", "data", "fonts")


@dataclass(frozen=True)
class Visit:
    name: str
    path: str
    ready: str


def tables(running: Browser, address: str) -> tuple[list[Visit], Any]:
    """Open a waiting table and two running ones; return them and their owner's browser storage."""
    context = running.new_context()
    page = context.new_page()
    page.goto(address)
    page.evaluate("localStorage.setItem('sixgun.came_in', '1')")
    api = context.request
    api.post(f"{address}/api/guests", data={"name": "Ann"})

    def table(game: str, bots: int, **options: object) -> str:
        request = {"game": game, "options": options, "bots": ["greenhorn"] * bots, "pace": 0}
        return str(api.post(f"{address}/api/tables", data=request).json()["id"])

    waiting, five, duel = (
        table("classic", 4, players=5),
        table("classic", 4, players=5),
        table("duel", 1),
    )
    for number in (five, duel):
        api.post(f"{address}/api/tables/{number}/start")
    visits = [
        Visit("the first page", "/", "deal"),
        Visit("a waiting room", f"/t/{waiting}", "deal"),
        Visit("a table of five", f"/t/{five}", "cards"),
        Visit("The Duel", f"/t/{duel}", "cards"),
    ]
    storage = context.storage_state()
    context.close()
    return visits, storage


def measure(
    running: Browser, address: str, visit: Visit, storage: Any
) -> tuple[float, TrafficCounter]:
    """Return the seconds until the page is usable, and the traffic."""
    context = running.new_context(viewport=PHONE, has_touch=True, storage_state=storage)
    page = context.new_page()
    session = context.new_cdp_session(page)
    wire = TrafficCounter()
    wire.listen(session)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", SLOW_4G)
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address + visit.path, wait_until="commit")
    ready = page.wait_for_function(f"() => ({READY[visit.ready]}) && performance.now()")
    seconds = float(ready.json_value()) / 1000
    page.wait_for_timeout(AFTER)
    context.close()
    return seconds, wire


def format_results(rows: list[tuple[Visit, float, TrafficCounter]]) -> str:
    lines = [
        "## First load",
        "",
        describe_run(),
        "A first visit with a slow phone: 1.6 Mbit/s, 150 ms for each request, a processor",
        f"{SLOWER} times slower than this one. Kilobytes as they travel, packed and with headers;",
        f"seconds until you can deal, or see your cards and a decision. Medians of {ROUNDS}.",
        "",
        f"| page | {' | '.join(KINDS)} | without fonts | target | seconds | target |",
        f"|{' --- |' * (len(KINDS) + 5)}",
    ]
    for visit, seconds, wire in rows:
        parts = " | ".join(f"{wire.bytes[kind] / 1000:.0f}" for kind in KINDS)
        lines.append(
            f"| {visit.name} | {parts} | {wire.first / 1000:.0f} | {MOST[0]} "
            f"| {seconds:.1f} | {MOST[1]:g} |"
        )
    return "\n".join([*lines, ""])


def main() -> int:
    rows = []
    with open_browser() as (address, chromium):
        visits, storage = tables(chromium, address)
        for visit in visits:
            print(f"bench: {visit.name}", file=sys.stderr)
            found = [measure(chromium, address, visit, storage) for _ in range(ROUNDS)]
            times = [seconds for seconds, _ in found]
            rows.append((visit, statistics.median(times), found[-1][1]))
    print(format_results(rows))
    save_section(format_results(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
