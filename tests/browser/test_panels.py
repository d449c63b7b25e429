"""A question that is put in a panel hides nobody it is about, and a chosen card no count."""

from __future__ import annotations

from typing import Final

import pytest
from playwright.async_api import Page

from tests.browser.browsing import DESKTOP, PHONE, SMALL_PHONE, TABLET, browsing
from tests.browser.seeing import in_sight
from tests.browser.sights import GAMES, sitting
from tests.server.players import played

# Who one is, how one stands, and what lies before one.
OWN: Final = ".me .flag, .me .bust, .me .who > *, .me h2, .me p, .me [data-place^='card:']"
OTHERS: Final = "[data-place^='seat:'] .plate, .figure .who"
BOARD: Final = ".strip, .tile, .label, .piles .words"
ANSWERED: Final = ("two", "five", "eight", "duel", "reinforcements", "standout")
THE_DUEL: Final = ("duel", "reinforcements", "standout")


async def resized(page: Page, size: tuple[int, int]) -> None:
    await page.set_viewport_size({"width": size[0], "height": size[1]})
    await page.wait_for_timeout(300)


@played
@pytest.mark.parametrize("name", ANSWERED)
async def test_a_panel_hides_neither_oneself_nor_anybody_else(name: str) -> None:
    async with sitting(GAMES[name], "reaction") as sat, browsing(sat.client.address) as house:
        page = await sat.look(house, DESKTOP)
        for size in (DESKTOP, TABLET):
            await resized(page, size)
            await in_sight(page, OWN, ".reaction")
            await in_sight(page, OTHERS, ".reaction")


@played
@pytest.mark.parametrize("name", THE_DUEL)
async def test_whoever_is_asked_on_a_phone_sees_who_is_shot_at(name: str) -> None:
    async with sitting(GAMES[name], "reaction") as sat, browsing(sat.client.address) as house:
        page = await sat.look(house, PHONE)
        for size in (PHONE, SMALL_PHONE):
            await resized(page, size)
            await in_sight(
                page, ".waited .bust, .waited .name", ".reaction, [data-player-area] > *"
            )


@played
async def test_whoever_is_shot_at_on_a_small_phone_sees_who_shoots() -> None:
    async with sitting(GAMES["eight"], "reaction") as sat, browsing(sat.client.address) as house:
        page = await sat.look(house, SMALL_PHONE)
        await in_sight(page, ".shooter .tile, .piles .words", ".reaction, [data-player-area] > *")


@played
@pytest.mark.parametrize(
    ("name", "luck", "sizes"),
    [
        ("standout", "b", (PHONE,)),
        ("eight", "", (PHONE, SMALL_PHONE)),
        ("duel", "a", (PHONE, SMALL_PHONE)),
    ],
)
async def test_all_of_a_table_is_seen_on_a_phone(
    name: str, luck: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    async with sitting(GAMES[name], "target", luck) as sat, browsing(sat.client.address) as house:
        page = await sat.look(house, PHONE)
        for size in sizes:
            await resized(page, size)
            await in_sight(page, f"{BOARD}, .action-bar .btn", "[data-player-area] > *")
        await sat.aim(page)
        for size in sizes:
            await resized(page, size)
            await in_sight(page, BOARD, "[data-player-area] > *")
            await in_sight(page, OWN, "[data-place=hand] > .selected")


@played
async def test_a_chosen_card_covers_no_pile() -> None:
    async with sitting(GAMES["standout"], "target") as sat, browsing(sat.client.address) as house:
        page = await sat.look(house, DESKTOP)
        await sat.aim(page)
        for size in (DESKTOP, TABLET):
            await resized(page, size)
            await in_sight(page, ".piles .label, .piles [data-place]", "[data-place=hand] > .one")


@played
async def test_what_is_played_is_told_whole_or_behind_a_number() -> None:
    async with sitting(GAMES["eight"], "target") as sat, browsing(sat.client.address) as house:
        page = await sat.look(house, DESKTOP)
        told = await page.locator(".tags .tag").all_inner_texts()
        assert len(told) == 5, told
        await in_sight(page, ".tags .tag")

        await resized(page, TABLET)
        await in_sight(page, ".tags .tag:not([inert])")
        seen = await page.locator(".tags .tag:not([inert])").all_inner_texts()
        more = page.get_by_role("button", name=told[-1])
        assert await more.inner_text() == f"+{len(told) - len(seen)}"
        await more.click()
        await in_sight(page, "[popover]")
        assert (await page.locator("[popover]").inner_text()).split("\n") == told[len(seen) :]

        await resized(page, DESKTOP)
        await in_sight(page, ".tags .tag")
        assert await more.count() == 0
