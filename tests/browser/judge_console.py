"""The judge's console in a browser, and the traffic of a window."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playwright.async_api import Page, Response, WebSocket, expect

from sixgun.client import JudgeClient
from sixgun.protocol import DrawnTable
from sixgun.tournament import Report, SeatResult

__all__ = [
    "TrafficLog",
    "confirm",
    "draw_round",
    "enter_by_keys",
    "enter_by_mouse",
    "open_console",
    "open_tournament",
    "press",
    "uneven_report",
]

ROLE_KEYS: Final = {"deputy": "D", "outlaw": "O", "renegade": "R"}


async def open_tournament(page: Page, address: str, name: str) -> tuple[str, str]:
    """Open a tournament in the form; return its id and the judge's secret."""
    await page.goto(f"{address}/tournaments")
    await page.get_by_label("Name", exact=True).fill(name)
    await page.get_by_role("button", name="Open tournament").click()
    shown = page.get_by_role("dialog").get_by_role("textbox", name="Copy")
    link = re.fullmatch(r".*/judge/(\w+)#([\w-]+)", await shown.input_value())
    assert link is not None
    return link[1], link[2]


async def open_console(page: Page, judge: JudgeClient) -> None:
    await page.goto(f"{judge.client.address}/judge/{judge.id}#{judge.secret}")
    await page.get_by_role("button", name="Log and files").wait_for()


async def press(page: Page, name: str) -> None:
    await page.get_by_role("button", name=name, exact=True).first.click()


async def confirm(page: Page, name: str, reason: str = "") -> None:
    """Confirm the dialog, perhaps with a reason."""
    window = page.get_by_role("dialog").last
    if reason:
        await window.get_by_label("Reason").fill(reason)
    await window.get_by_role("button", name=name, exact=True).click()


async def draw_round(page: Page, round_: int) -> None:
    await press(page, f"Draw round {round_}")
    await confirm(page, f"Draw round {round_}")
    await page.get_by_text(f"Round {round_} is drawn.").wait_for()
    await expect(page.get_by_role("dialog")).to_have_count(0)


# -- record sheets -------------------------------------------------------------------------


async def enter_by_keys(page: Page, table: DrawnTable, amounts: Sequence[int]) -> None:
    """Enter a sheet with the keyboard: the number of the table, a letter for the outcome and for
    each role, amounts in hundreds. The page fills in the last roles."""
    await page.keyboard.press(str(table.number))
    await page.get_by_role("dialog").wait_for()
    await page.keyboard.press("L")
    left = list(table.roles[1:])
    for seat, role in enumerate(table.roles):
        if seat and len(set(left)) > 1:
            await page.keyboard.press(ROLE_KEYS[role])
        if seat:
            left.remove(role)
        await page.keyboard.type(str(amounts[seat] // 100))
        await page.keyboard.press("Enter")
        await page.keyboard.press("Enter")  # no character
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def enter_by_mouse(page: Page, table: DrawnTable, amounts: Sequence[int]) -> None:
    card = page.get_by_role("article", name=f"Table {table.number}")
    await card.get_by_role("button", name="Enter result").click()
    window = page.get_by_role("dialog")
    await window.get_by_text("The Outlaws").click(force=True)
    for seat, (line, role) in enumerate(zip(table.seats, table.roles, strict=True)):
        if seat:
            group = window.get_by_role("radiogroup", name=f"Role of {line.name}")
            await group.get_by_role("radio", name=role.capitalize()).check(force=True)
        await window.get_by_label(f"Paid by {line.name}").fill(str(amounts[seat]))
    await window.get_by_label(f"Character of {table.seats[0].name}").select_option("El Gringo")
    await window.get_by_role("button", name="Save result").click()


def uneven_report(table: DrawnTable, round_: int) -> Report:
    """A sheet with a different amount for each player, so that a leaked amount has one source."""
    amounts = [min(100 * (number + 2), line.purse) for number, line in enumerate(table.seats)]
    amounts[-1] = 0
    seats = [
        SeatResult(line.player, role, paid)
        for line, role, paid in zip(table.seats, table.roles, amounts, strict=True)
    ]
    return Report(round=round_, table=table.number, outcome="outlaws", seats=seats)


# -- traffic -------------------------------------------------------------------------------


class TrafficLog:
    """Everything one window has received: responses, and WebSocket messages."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.received: list[bytes] = []
        self.waiting: list[Response] = []
        page.on("response", self.on_response)
        page.on("websocket", self.on_websocket)

    def on_response(self, response: Response) -> None:
        self.waiting.append(response)

    def on_websocket(self, socket: WebSocket) -> None:
        def on_frame(message: str | bytes) -> None:
            self.received.append(message if isinstance(message, bytes) else message.encode())

        socket.on("framereceived", on_frame)

    async def read_all(self) -> bytes:
        """All content, except what is the same for everyone: the page itself and the library."""
        waiting, self.waiting = self.waiting, []
        for response in waiting:
            own = "/api/" in response.url and "/api/library" not in response.url
            if own and response.ok:
                self.received.append(await response.body())
        return b"\n".join(self.received)

    async def numbers(self) -> set[int]:
        return {
            int(found) for found in re.findall(rb"(?<![\w.-])\d+(?![\w.])", await self.read_all())
        }
