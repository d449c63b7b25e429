"""Frame rate of the page at full tables, while cards move.

`python3 dev.py bench` runs it last; run it alone with `--seconds` to measure longer. Bots play. A
headless browser counts the times between frames while cards move.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from dataclasses import dataclass
from typing import Any, Final

from playwright.sync_api import Browser, Page, ViewportSize

from benchmarks.browser_session import open_browser
from benchmarks.results_page import describe_run, save_section

__all__ = ["main"]

TARGET: Final = 50  # frames a second
LATE_FRAME: Final = 34  # milliseconds: the browser skipped a frame
DESKTOP: Final = ViewportSize(width=1440, height=900)
PHONE: Final = ViewportSize(width=390, height=844)
EIGHT: Final = {"players": 8, "boxes": ["base", "dodge_city", "high_noon"]}
SETTLE: Final = 2_000  # milliseconds until the table is shown
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
class Scene:
    name: str
    game: str
    options: dict[str, Any]
    size: ViewportSize


SCENES: Final = (
    Scene("eight players", "classic", EIGHT, DESKTOP),
    Scene("eight players, as on a phone", "classic", EIGHT, PHONE),
    Scene("The Duel", "duel", {}, DESKTOP),
)


def open_table(page: Page, address: str, scene: Scene) -> None:
    """Open a table of bots; a bot also stands in for the owner of this page."""
    api = page.request
    api.post(f"{address}/api/guests", data={"name": "Frames"})
    bots = ["gunslinger"] * (scene.options.get("players", 2) - 1)
    request = {"game": scene.game, "options": scene.options, "bots": bots, "pace": 0}
    table = api.post(f"{address}/api/tables", data=request).json()
    path = f"{address}/api/tables/{table['id']}"
    seat = next(n for n, chair in enumerate(table["seats"]) if chair["kind"] == "person")
    page.goto(f"{address}/t/{table['id']}")
    api.post(f"{path}/start")
    page.locator("[data-place^='seat:']").first.wait_for()
    page.wait_for_timeout(SETTLE)
    answer = api.post(f"{path}/seats/{seat}/stand_in")
    assert answer.ok, answer.text()


def measure(chromium: Browser, address: str, scene: Scene, seconds: float) -> tuple[Any, int]:
    """Return the milliseconds between frames while cards moved, and the most cards at once."""
    context = chromium.new_context(viewport=scene.size)
    page = context.new_page()
    open_table(page, address, scene)
    page.evaluate(WATCH)
    page.wait_for_timeout(seconds * 1000)
    seen = page.evaluate("window.seenFrames")
    context.close()
    assert seen["times"], f"{scene.name}: nothing moved"
    return seen["times"], seen["most"]


def format_results(rows: list[tuple[Scene, list[float], int]]) -> str:
    lines = [
        "## Frames",
        "",
        describe_run(),
        "A headless browser while bots play and cards move; milliseconds.",
        "",
        "| table | frames/s | target | median | 95 % below | longest | late | most at once |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for scene, times, most in rows:
        rate = 1000 * len(times) / sum(times)
        percentile_95 = sorted(times)[int(len(times) * 0.95)]
        late = sum(time > LATE_FRAME for time in times)
        lines.append(
            f"| {scene.name} | {rate:.1f} | {TARGET} | {statistics.median(times):.1f} "
            f"| {percentile_95:.1f} | {max(times):.0f} | {late} of {len(times)} | {most} |"
        )
    return "\n".join([*lines, ""])


def main() -> int:
    options = argparse.ArgumentParser(prog="benchmarks.frames", description=__doc__)
    options.add_argument("--seconds", type=float, default=20, help="at each table (20)")
    seconds = options.parse_args().seconds
    rows = []
    with open_browser() as (address, chromium):
        for scene in SCENES:
            print(f"bench: frames, {scene.name}", file=sys.stderr)
            rows.append((scene, *measure(chromium, address, scene, seconds)))
    print(format_results(rows))
    save_section(format_results(rows))
    return 0


if __name__ == "__main__":
    sys.exit(main())
