"""The guided first game, from its pictures to its end."""

from __future__ import annotations

import random

from playwright.async_api import Route

from tests.browser.browsing import browsing
from tests.browser.playing import play_to_end
from tests.server.players import played
from tests.server.serving import Server


async def at_once(route: Route) -> None:
    """The table is opened as the page wishes, but its bots do not take their time."""
    wish = route.request.post_data_json
    await route.continue_(post_data={**wish, "pace": 0} if wish else None)


@played
async def test_the_first_game_is_explained_and_played(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await house.person()).page
        await page.route("**/api/tables", at_once)
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
