"""A panel with a question hides no player involved, and a chosen card hides no pile."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import Page

from tests.browser.browser_session import DESKTOP, PHONE, SMALL_PHONE, TABLET, open_browser
from tests.browser.game_situations import GAMES, paused_game
from tests.browser.page_checks import assert_visible
from tests.server.players import async_test

# Your own character, life points and cards in play.
OWN: Final = ".me .flag, .me .bust, .me .who > *, .me h2, .me p, .me [data-place^='card:']"
OTHERS: Final = "[data-place^='seat:'] .plate, .figure .who"
BOARD: Final = ".strip, .cell .plate, .label, .piles .words"
WITH_PANEL: Final = ("two", "five", "eight", "duel", "reinforcements", "standout")
THE_DUEL: Final = ("duel", "reinforcements", "standout")


async def resize(page: Page, size: tuple[int, int]) -> None:
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.wait_for_timeout(300)


@async_test
@pytest.mark.parametrize("name", WITH_PANEL)
async def test_a_panel_hides_no_player(name: str) -> None:
    async with (
        paused_game(GAMES[name], "reaction") as sat,
        open_browser(sat.client.address) as session,
    ):
        page = await sat.open_window(session, DESKTOP)
        for size in (DESKTOP, TABLET):
            await resize(page, size)
            await assert_visible(page, OWN, ".reaction")
            await assert_visible(page, OTHERS, ".reaction")


@async_test
@pytest.mark.parametrize("name", THE_DUEL)
async def test_on_a_phone_the_panel_leaves_the_target_visible(name: str) -> None:
    async with (
        paused_game(GAMES[name], "reaction") as sat,
        open_browser(sat.client.address) as session,
    ):
        page = await sat.open_window(session, PHONE)
        for size in (PHONE, SMALL_PHONE):
            await resize(page, size)
            await assert_visible(
                page, ".waited .bust, .waited .name", ".reaction, [data-player-area] > *"
            )


@async_test
async def test_on_a_small_phone_the_panel_leaves_the_shooter_visible() -> None:
    async with (
        paused_game(GAMES["eight"], "reaction") as sat,
        open_browser(sat.client.address) as session,
    ):
        page = await sat.open_window(session, SMALL_PHONE)
        await assert_visible(
            page, ".shooter .plate, .piles .words", ".reaction, [data-player-area] > *"
        )


@async_test
@pytest.mark.parametrize(
    ("name", "seed", "sizes"),
    [
        ("standout", "b", (PHONE,)),
        ("eight", "", (PHONE, SMALL_PHONE)),
        ("duel", "a", (PHONE, SMALL_PHONE)),
    ],
)
async def test_the_whole_table_is_visible_on_a_phone(
    name: str, seed: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    async with (
        paused_game(GAMES[name], "target", seed) as sat,
        open_browser(sat.client.address) as session,
    ):
        page = await sat.open_window(session, PHONE)
        for size in sizes:
            await resize(page, size)
            await assert_visible(page, f"{BOARD}, .action-bar .btn", "[data-player-area] > *")
        await sat.aim(page)
        for size in sizes:
            await resize(page, size)
            await assert_visible(page, BOARD, "[data-player-area] > *")
            await assert_visible(page, OWN, "[data-place=hand] > .selected")


@async_test
async def test_a_chosen_card_does_not_cover_the_piles() -> None:
    async with (
        paused_game(GAMES["standout"], "target") as sat,
        open_browser(sat.client.address) as session,
    ):
        page = await sat.open_window(session, DESKTOP)
        await sat.aim(page)
        for size in (DESKTOP, TABLET):
            await resize(page, size)
            await assert_visible(
                page, ".piles .label, .piles [data-place]", "[data-place=hand] > .one"
            )


@async_test
async def test_tags_that_do_not_fit_are_behind_a_number() -> None:
    async with (
        paused_game(GAMES["eight"], "target") as sat,
        open_browser(sat.client.address) as session,
    ):
        page = await sat.open_window(session, DESKTOP)
        tags = await page.locator(".tags .tag").all_inner_texts()
        assert len(tags) == 5, tags
        await assert_visible(page, ".tags .tag")

        await resize(page, TABLET)
        await assert_visible(page, ".tags .tag:not([inert])")
        seen = await page.locator(".tags .tag:not([inert])").all_inner_texts()
        more = page.get_by_role("button", name=tags[-1])
        assert await more.inner_text() == f"+{len(tags) - len(seen)}"
        await more.click()
        await assert_visible(page, "[popover]")
        assert (await page.locator("[popover]").inner_text()).split("\n") == tags[len(seen) :]

        await resize(page, DESKTOP)
        await assert_visible(page, ".tags .tag")
        assert await more.count() == 0
