"""How smoothly the page plays: frames a second at full tables, with everything in motion.

Run by `python3 dev.py bench` after the others, or alone with `--seconds` for a longer look. Bots do
everything; the times between the frames of a browser without a window are counted while something
flies.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize

from benchmarks.page import circumstances, keep
from benchmarks.visiting import visiting

__all__ = ["main"]

LEAST: Final = 50  # frames a second
LATE: Final = 34  # milliseconds: a frame was left out
DESKTOP: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=390, height=844)
EIGHT: Final = {"players": 8, "boxes": ["base", "dodge_city", "high_noon"]}
BEGUN: Final = 2_000  # milliseconds, for a table to be there
WATCH: Final = """() => {
  const seen = { times: [], most: 0 };
  let last = performance.now();
  const frame = (now) => {
    const flying = document.querySelector(".layer")?.childElementCount ?? 0;
    if (flying > 0) seen.times.push(now - last);
    seen.most = Math.max(seen.most, flying);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.seenFrames = seen;
}"""


@dataclass(frozen=True)
class Sight:
    name: str
    game: str
    options: dict[str, Any]
    size: ViewportSize


SIGHTS: Final = (
    Sight("eight players", "classic", EIGHT, DESKTOP),
    Sight("eight players, as on a phone", "classic", EIGHT, PHONE),
    Sight("The Duel", "duel", {}, DESKTOP),
)


def open_table(page: Page, address: str, sight: Sight) -> None:
    """A table of bots, one of which sits in for the owner of this page."""
    api = page.request
    api.post(f"{address}/api/guests", data={"name": "Frames"})
    bots = ["gunslinger"] * (sight.options.get("players", 2) - 1)
    wish = {"game": sight.game, "options": sight.options, "bots": bots, "pace": 0}
    table = api.post(f"{address}/api/tables", data=wish).json()
    path = f"{address}/api/tables/{table['id']}"
    seat = next(n for n, chair in enumerate(table["seats"]) if chair["kind"] == "person")
    page.goto(f"{address}/t/{table['id']}")
    api.post(f"{path}/start")
    page.locator("[data-place^='seat:']").first.wait_for()
    page.wait_for_timeout(BEGUN)
    answer = api.post(f"{path}/seats/{seat}/stand_in")
    assert answer.ok, answer.text()


def measured(chromium: Browser, address: str, sight: Sight, seconds: float) -> tuple[Any, int]:
    """The milliseconds between frames while something flew, and how many things at most."""
    context = chromium.new_context(viewport=sight.size)
    page = context.new_page()
    open_table(page, address, sight)
    page.evaluate(WATCH)
    page.wait_for_timeout(seconds * 1000)
    seen = page.evaluate("window.seenFrames")
    context.close()
    assert seen["times"], f"{sight.name}: nothing flew"
    return seen["times"], seen["most"]


def told(rows: list[tuple[Sight, list[float], int]]) -> str:
    lines = [
        "## Frames",
        "",
        circumstances(),
        "A browser without a window while bots play and something flies; milliseconds.",
        "",
        "| table | frames/s | target | median | 95 % below | longest | late | most at once |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for sight, times, most in rows:
        rate = 1000 * len(times) / sum(times)
        most_of_them = sorted(times)[int(len(times) * 0.95)]
        late = sum(time > LATE for time in times)
        lines.append(
            f"| {sight.name} | {rate:.1f} | {LEAST} | {statistics.median(times):.1f} "
            f"| {most_of_them:.1f} | {max(times):.0f} | {late} of {len(times)} | {most} |"
        )
    return "\n".join([*lines, ""])


def main() -> int:
    options = argparse.ArgumentParser(prog="benchmarks.frames", description=__doc__)
    options.add_argument("--seconds", type=float, default=20, help="at each table (20)")
    seconds = options.parse_args().seconds
    rows = []
    with visiting() as (address, chromium):
        for sight in SIGHTS:
            print(f"bench: frames, {sight.name}", file=sys.stderr)
            rows.append((sight, *measured(chromium, address, sight, seconds)))
    print(told(rows))
    keep(told(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
