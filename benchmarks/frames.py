"""How smoothly the page plays: frames a second at a table of eight, with everything in motion.

    python -m benchmarks.frames http://127.0.0.1:8666 [--players 8] [--seconds 20] [--shots FOLDER]

The server must run already. A browser without a window plays one game in which bots do everything;
the times between its frames are counted while cards fly, and afterwards nothing may be left over.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Page, sync_playwright

from tools import browser

__all__ = ["main"]

SIZES: Final = {"desktop": (1440, 900), "phone": (390, 844)}
FLAGS: Final = ("--no-sandbox", "--disable-background-networking", "--no-first-run")
WATCH: Final = """() => {
  const seen = { all: [], busy: [], most: 0 };
  let last = performance.now();
  const frame = (now) => {
    const layer = document.querySelector(".layer");
    const flying = layer === null ? 0 : layer.childElementCount;
    seen.all.push(now - last);
    if (flying > 0) seen.busy.push(now - last);
    seen.most = Math.max(seen.most, flying);
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  window.seenFrames = seen;
}"""


def opened(page: Page, address: str, players: int, game: str, pace: int) -> str:
    """A table of bots, one of which sits in for the owner of this page."""
    api = page.request
    api.post(f"{address}/api/guests", data={"name": "Frames"})
    options: dict[str, Any] = {}
    if game == "classic":
        options = {"players": players, "boxes": ["base", "dodge_city", "high_noon"]}
    wish = {"game": game, "options": options, "pace": pace}
    table: str = api.post(f"{address}/api/tables", data=wish).json()["id"]
    seat = api.post(f"{address}/api/tables/{table}/seats").json()["seat"]
    info = api.get(f"{address}/api/tables/{table}").json()
    for number, chair in enumerate(info["seats"]):
        if chair["kind"] == "open":
            api.put(f"{address}/api/tables/{table}/seats/{number}/bot", data={"bot": "gunslinger"})
    page.goto(f"{address}/t/{table}")
    api.post(f"{address}/api/tables/{table}/start")
    api.post(f"{address}/api/tables/{table}/seats/{seat}/stand_in")
    return table


def figures(name: str, times: list[float]) -> str:
    if not times:
        return f"{name:24} nothing seen"
    rate = 1000 * len(times) / sum(times)
    late = sorted(times)[int(len(times) * 0.95)]
    usual = statistics.median(times)
    slow = sum(time > 34 for time in times)
    return (
        f"{name:24} {len(times):5} frames, {rate:5.1f} a second, median {usual:4.1f}"
        f" ms, 95 % {late:5.1f} ms, {slow} longer than 34 ms, worst {max(times):.0f} ms"
    )


def main(words: list[str]) -> int:
    asking = argparse.ArgumentParser(prog="benchmarks.frames", description=__doc__)
    asking.add_argument("address")
    asking.add_argument("--players", type=int, default=8)
    asking.add_argument("--game", default="classic")
    asking.add_argument("--seconds", type=float, default=20)
    asking.add_argument("--pace", type=int, default=0)
    asking.add_argument("--size", choices=SIZES, default="desktop")
    asking.add_argument("--shots", type=Path, help="keeps a picture four times a second")
    asked = asking.parse_args(words)
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(executable_path=browser.find(), args=FLAGS)
        width, height = SIZES[asked.size]
        page = running.new_context(viewport={"width": width, "height": height}).new_page()
        said: list[str] = []
        page.on("console", lambda line: said.append(f"{line.type}: {line.text}"))
        page.on("pageerror", lambda error: said.append(f"error: {error}"))
        opened(page, asked.address, asked.players, asked.game, asked.pace)
        page.locator("[data-place^='seat:']").first.wait_for()
        page.mouse.click(720, 400)
        page.wait_for_timeout(2000)
        page.evaluate(WATCH)
        if asked.shots is None:
            page.wait_for_timeout(asked.seconds * 1000)
        else:
            asked.shots.mkdir(parents=True, exist_ok=True)
            for number in range(int(asked.seconds * 4)):
                page.wait_for_timeout(150)
                page.screenshot(path=asked.shots / f"{number:03}.png")
        seen = page.evaluate("window.seenFrames")
        print(figures("all the time", seen["all"]))
        print(figures("while something flies", seen["busy"]))
        print(f"at most {seen['most']} things in the air")
        print(*said, sep="\n")
        running.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
