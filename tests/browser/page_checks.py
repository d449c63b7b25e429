"""Checks of what a page shows: text fits, elements are visible and large enough to touch."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from playwright.async_api import Page

__all__ = [
    "assert_all_fits",
    "assert_all_touchable",
    "assert_names_visible",
    "assert_visible",
    "read_phase",
    "read_table",
]

# Text that is cut off without an ellipsis, or sticks out of its box or the window. Text on cards,
# which overlap, and in pictures is not checked.
MISFITS: Final = """() => {
  const found = [];
  if (document.documentElement.scrollWidth > innerWidth) found.push("wider than the window");
  const cards = "[data-place=hand], [data-place^='card:'], .layer, svg, option, .unseen";
  const framed = (style) =>
    parseFloat(style.borderLeftWidth) > 0 || style.backgroundColor !== "rgba(0, 0, 0, 0)";
  const misfit = (text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || parent.closest(cards)) return "";
    if (getComputedStyle(parent).clipPath === "inset(50%)") return ""; // for screen readers alone
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return "";
    const range = document.createRange();
    range.selectNodeContents(text);
    let { left, right, width } = range.getBoundingClientRect();
    if (width === 0) return "";
    let inFrame = false;
    for (let around = parent; around !== document.body; around = around.parentElement) {
      const style = getComputedStyle(around);
      if (style.display === "inline" || style.display === "contents") continue;
      const box = around.getBoundingClientRect();
      const out = left < box.left - 1.5 || right > box.right + 1.5;
      if (["auto", "scroll"].includes(style.overflowX)) return "";
      if (style.overflowX !== "visible") {
        if (out && style.textOverflow !== "ellipsis") return "is cut off";
        left = Math.max(left, box.left);
        right = Math.min(right, box.right);
      } else if (out && !inFrame && framed(style)) return "sticks out";
      inFrame ||= framed(style);
      if (style.position === "fixed") break;
    }
    return left < -1 || right > innerWidth + 1 ? "is beside the window" : "";
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const wrong = misfit(texts.currentNode);
    const { parentElement, data } = texts.currentNode;
    if (wrong) found.push(`"${data.trim()}" ${wrong}: ${parentElement.outerHTML.slice(0, 90)}`);
  }
  return found;
}"""

# Names that are partly covered by another element, or missing.
COVERED: Final = """([names, within]) => {
  const holds = (element) => names.some((name) => element.textContent.includes(name));
  const inner = [...document.querySelectorAll(`${within} *`)].filter(
    (element) => holds(element) && ![...element.children].some(holds) && element.checkVisibility(),
  );
  const scrolledAway = (element, y) => {
    for (let around = element.parentElement; around; around = around.parentElement) {
      const { top, bottom } = around.getBoundingClientRect();
      const clips = getComputedStyle(around).overflowY !== "visible";
      if (clips && (y < top || y > bottom)) return true;
    }
    return false;
  };
  const bare = (element) => {
    const { backgroundColor, backgroundImage, borderLeftWidth } = getComputedStyle(element);
    const empty = backgroundColor === "rgba(0, 0, 0, 0)" && backgroundImage === "none";
    return empty && borderLeftWidth === "0px" && element.children.length > 0;
  };
  const seen = new Set();
  const covered = inner.flatMap((element) => {
    const { left, right, top, bottom, width } = element.getBoundingClientRect();
    const middle = (top + bottom) / 2;
    if (width === 0 || middle < 0 || middle > innerHeight) return [];
    if (element.closest(".unseen") || scrolledAway(element, middle)) return [];
    names.filter((name) => element.textContent.includes(name)).forEach((name) => seen.add(name));
    const over = [left + 3, (left + right) / 2, right - 3]
      .map((x) => document.elementFromPoint(x, middle))
      .find((there) => !(element.contains(there) || there?.contains(element) || bare(there)));
    return over === undefined ? [] : [`${element.textContent} lies under ${over?.outerHTML}`];
  });
  return [
    ...names.filter((name) => !seen.has(name)).map((name) => `${name} is not there`),
    ...covered.map((words) => words.slice(0, 240)),
  ];
}"""

# By element: the area in square pixels where a touch meets it and no other element.
TOUCHABLE_AREAS: Final = """(found) => {
  const grain = 6;
  return [...document.querySelectorAll(found)].map((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect();
    let met = 0;
    for (let x = Math.max(left, 0); x < Math.min(right, innerWidth); x += grain)
      for (let y = Math.max(top, 0); y < Math.min(bottom, innerHeight); y += grain)
        met += element.contains(document.elementFromPoint(x, y)) ? 1 : 0;
    return [element.getAttribute("aria-label") ?? element.textContent, met * grain * grain];
  });
}"""

# Elements that are not fully visible: outside the window, scrolled away, or covered.
HIDDEN: Final = """([found, over]) => {
  const slack = 1.5;
  const things = [...document.querySelectorAll(found)].filter((thing) => thing.checkVisibility());
  const above = over === "" ? [] : [...document.querySelectorAll(over)];
  const meet = (a, b) =>
    Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
  const within = (a, b) =>
    a.left > b.left - slack && a.right < b.right + slack &&
    a.top > b.top - slack && a.bottom < b.bottom + slack;
  const hindrance = (thing) => {
    const place = thing.getBoundingClientRect();
    if (!within(place, new DOMRect(0, 0, innerWidth, innerHeight))) return "is beside the window";
    for (let around = thing.parentElement; around; around = around.parentElement) {
      const clips = getComputedStyle(around).overflowY !== "visible";
      if (clips && !within(place, around.getBoundingClientRect())) return "is cut off";
    }
    const apart = (other) => !other.contains(thing) && !thing.contains(other);
    const hiding = above.find(
      (other) => apart(other) && meet(place, other.getBoundingClientRect()),
    );
    return hiding === undefined ? "" : `is under ${hiding.className}`;
  };
  const hindered = things.map((thing) => [thing, hindrance(thing)]).filter(([, why]) => why !== "");
  return [
    ...(things.length === 0 ? [`no ${found}`] : []),
    ...hindered.map(([thing, why]) => `"${thing.textContent.trim()}" (${thing.className}) ${why}`),
  ];
}"""

# The table as a screen reader has it: players, open cards, the hand, and who is asked.
TABLE: Final = """() => {
  const named = [...document.querySelectorAll("[data-handle], [data-place=hand]")].map((element) =>
    [element.dataset.handle ?? "hand", element.getAttribute("aria-label")].join(" "),
  );
  const asked = document.querySelector("[data-asked]")?.dataset.asked ?? "";
  return [...named.sort(), `asked ${asked}`, document.querySelector(".status")?.textContent ?? ""];
}"""

PHASE: Final = """() => {
  const seen = (found) => document.querySelector(found)?.checkVisibility() ?? false;
  if (seen("section.end")) return "over";
  if (seen("dialog[open]")) return "card";
  if (seen(".reaction")) return "asked";
  if (!seen("[data-asked]")) return "waiting";
  return seen("[data-asked] [data-handle][aria-pressed=true]") ? "aiming" : "mine";
}"""


async def assert_all_fits(page: Page) -> None:
    misfits = await page.evaluate(MISFITS)
    assert not misfits, misfits


async def assert_names_visible(page: Page, names: Sequence[str], within: str = "body") -> None:
    """Check that each name is on the screen and not covered."""
    covered = await page.evaluate(COVERED, [list(names), within])
    assert not covered, covered


async def assert_all_touchable(page: Page, found: str, count: int, least: int = 18) -> None:
    """Check the number of elements, and that each can be touched in an area of `least` squared."""
    things = await page.evaluate(TOUCHABLE_AREAS, found)
    assert len(things) == count, things
    hidden = [thing for thing in things if thing[1] < least * least]
    assert not hidden, hidden


async def assert_visible(page: Page, found: str, over: str = "") -> None:
    """Check that there are such elements, fully visible and not covered by `over`."""
    hidden = await page.evaluate(HIDDEN, [found, over])
    assert not hidden, hidden


async def read_table(page: Page) -> list[str]:
    shown: list[str] = await page.evaluate(TABLE)
    return shown


async def read_phase(page: Page) -> str:
    """The phase of the page: waiting, mine, aiming, card, asked or over."""
    moment: str = await page.evaluate(PHASE)
    return moment
