"""The guided first game, from its introduction to its end."""

from __future__ import annotations

import random

from playwright.async_api import Route

from tests.browser.browser_session import open_browser
from tests.browser.keyboard_player import play_to_end
from tests.server.players import async_test
from tests.server.server_process import Server


async def without_delay(route: Route) -> None:
    """Open the table that the page asks for, but with instant bots."""
    request = route.request.post_data_json
    await route.continue_(post_data={**request, "pace": 0} if request else None)


@async_test
async def test_the_first_game_is_explained_and_played(server: Server) -> None:
    async with open_browser(server.address) as session:
        page = (await session.open_window()).page
        await page.route("**/api/tables", without_delay)
        await page.goto(f"{server.address}/learn")
        titles = []
        for _ in range(3):
            titles.append(await page.locator("h1").inner_text())
            await page.get_by_role("button", name="Next").click()
        assert len(set(titles)) == 3
        await page.get_by_role("button", name="Deal").click()
        await page.locator("[data-place=hand]").wait_for()
        enough = page.get_by_role("button", name="No more tips")
        await enough.wait_for(timeout=60_000)
        await enough.click()
        await enough.wait_for(state="hidden")
        await play_to_end(page, random.Random(1))
