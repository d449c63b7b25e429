"""A judge at a browser: what he does on the console, and what comes over somebody's line."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from playwright.async_api import Page, Response, WebSocket, expect

from sixgun.client import Judge
from sixgun.protocol import DrawnTable
from sixgun.tournament import Report, SeatResult

__all__ = ["Overheard", "by_keys", "by_mouse", "confirm", "console", "draw", "opened", "press"]
__all__ += ["uneven"]

ROLE_KEYS: Final = {"deputy": "D", "outlaw": "O", "renegade": "R"}


async def opened(page: Page, address: str, name: str) -> tuple[str, str]:
    """A tournament at real tables, opened in the form: its id and the secret of its judge."""
    await page.goto(f"{address}/tournaments")
    await page.get_by_label("Name", exact=True).fill(name)
    await page.get_by_role("button", name="Open tournament").click()
    shown = page.get_by_role("dialog").get_by_role("textbox", name="Copy")
    link = re.fullmatch(r".*/judge/(\w+)#([\w-]+)", await shown.input_value())
    assert link is not None
    return link[1], link[2]


async def console(page: Page, judge: Judge) -> None:
    await page.goto(f"{judge.client.address}/judge/{judge.id}#{judge.secret}")
    await page.get_by_role("button", name="Log and files").wait_for()


async def press(page: Page, name: str) -> None:
    await page.get_by_role("button", name=name, exact=True).first.click()


async def confirm(page: Page, name: str, reason: str = "") -> None:
    """The question over the console is answered with yes."""
    window = page.get_by_role("dialog").last
    if reason:
        await window.get_by_label("Reason").fill(reason)
    await window.get_by_role("button", name=name, exact=True).click()


async def draw(page: Page, round_: int) -> None:
    await press(page, f"Draw round {round_}")
    await confirm(page, f"Draw round {round_}")
    await page.get_by_text(f"Round {round_} is drawn.").wait_for()
    await expect(page.get_by_role("dialog")).to_have_count(0)


# -- record sheets -------------------------------------------------------------------------


async def by_keys(page: Page, table: DrawnTable, amounts: Sequence[int]) -> None:
    """A sheet entered without touching the mouse: the number of the table, a letter for the outcome
    and for each role, amounts in hundreds. The last roles are known by themselves."""
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
        await page.keyboard.press("Enter")  # nobody notes the character
    await page.keyboard.press("Enter")
    await expect(page.get_by_role("dialog")).to_have_count(0)


async def by_mouse(page: Page, table: DrawnTable, amounts: Sequence[int]) -> None:
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


def uneven(table: DrawnTable, round_: int) -> Report:
    """A sheet with other amounts for everybody, so that whoever has heard one can be told."""
    amounts = [min(100 * (number + 2), line.purse) for number, line in enumerate(table.seats)]
    amounts[-1] = 0
    seats = [
        SeatResult(line.player, role, paid)
        for line, role, paid in zip(table.seats, table.roles, amounts, strict=True)
    ]
    return Report(round=round_, table=table.number, outcome="outlaws", seats=seats)


# -- what comes over the line --------------------------------------------------------------


class Overheard:
    """All that a server has told one window: answers, and messages of sockets."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.said: list[bytes] = []
        self.waiting: list[Response] = []
        page.on("response", self.answered)
        page.on("websocket", self.listen)

    def answered(self, response: Response) -> None:
        self.waiting.append(response)

    def listen(self, socket: WebSocket) -> None:
        def heard(message: str | bytes) -> None:
            self.said.append(message if isinstance(message, bytes) else message.encode())

        socket.on("framereceived", heard)

    async def all(self) -> bytes:
        """But for what is the same for everybody: the page itself, and what is printed."""
        waiting, self.waiting = self.waiting, []
        for response in waiting:
            own = "/api/" in response.url and "/api/library" not in response.url
            if own and response.ok:
                self.said.append(await response.body())
        return b"\n".join(self.said)

    async def numbers(self) -> set[int]:
        return {int(found) for found in re.findall(rb"(?<![\w.-])\d+(?![\w.])", await self.all())}
