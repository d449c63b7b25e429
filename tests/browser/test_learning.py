"""The guided first game, from its pictures to its end."""

from __future__ import annotations

import random

from tests.browser.browsing import browsing
from tests.browser.playing import play_to_end
from tests.server.players import played
from tests.server.serving import Server


@played
async def test_the_first_game_is_explained_and_played(server: Server) -> None:
    async with browsing(server.address) as house:
        page = (await house.person()).page
        await page.goto(f"{server.address}/learn")
        titles = []
        for _ in range(3):
            titles.append(await page.locator("h1").inner_text())
            await page.get_by_role("button", name="Next").click()
        assert len(set(titles)) == 3
        await page.get_by_role("button", name="Deal").click()
        await page.locator("[data-place=hand]").wait_for()
        tip = page.get_by_role("button", name="Got it")
        await tip.first.wait_for(timeout=60_000)
        await page.get_by_role("button", name="No more tips").click()
        await tip.first.wait_for(state="hidden")
        await play_to_end(page, random.Random(1))
