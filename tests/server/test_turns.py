"""One at a time, and everybody in turn."""

from __future__ import annotations

import asyncio

import pytest

from sixgun.server.thinking.turns import Turns
from tests.server.players import played

SOON = 10.0


async def work(turns: Turns, who: str, done: list[str], address: str = "") -> None:
    async with turns.of(who, SOON, address):
        await asyncio.sleep(0)
        done.append(who)


@played
async def test_who_has_much_to_do_lets_others_in_between() -> None:
    turns, done = Turns(), []  # type: tuple[Turns, list[str]]
    asked = ["ann"] * 5 + ["bob"] + ["cid"] * 2
    await asyncio.gather(*(work(turns, who, done) for who in asked))
    assert done == ["ann", "ann", "bob", "cid", "ann", "cid", "ann", "ann"]
    assert not turns.is_taken


@played
async def test_one_address_has_one_turn_as_whom_it_may_come() -> None:
    turns, done = Turns(), []  # type: tuple[Turns, list[str]]
    many = [work(turns, f"guest {n % 5}", done, "192.0.2.1") for n in range(10)]
    few = [work(turns, "ann", done, "192.0.2.2") for _ in range(2)]
    await asyncio.gather(*many, *few)
    assert done[:4] == ["guest 0", "guest 1", "ann", "guest 2"]
    assert done.index("ann", 3) == 4
    assert done[5:7] == ["guest 3", "guest 4"]
    assert len(done) == 12
    assert not turns.is_taken
    assert not turns.waiting


@played
async def test_who_waits_too_long_is_told_so_and_nobody_waits_for_him() -> None:
    turns, done = Turns(), []  # type: tuple[Turns, list[str]]
    async with turns.of("ann", SOON):
        with pytest.raises(TimeoutError):
            async with turns.of("bob", 0.01):
                done.append("bob")
    await work(turns, "cid", done)
    assert done == ["cid"]


@played
async def test_who_goes_while_he_waits_holds_nobody_up() -> None:
    turns, done = Turns(), []  # type: tuple[Turns, list[str]]
    async with turns.of("ann", SOON):
        waiting = [asyncio.create_task(work(turns, who, done)) for who in ("bob", "cid")]
        await asyncio.sleep(0)
        waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert done == ["cid"]
    assert not turns.is_taken


@played
async def test_who_goes_when_his_turn_has_come_hands_it_on() -> None:
    turns, done = Turns(), []  # type: tuple[Turns, list[str]]
    async with turns.of("ann", SOON):
        waiting = [asyncio.create_task(work(turns, who, done)) for who in ("bob", "cid")]
        await asyncio.sleep(0)
    waiting[0].cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    assert done == ["cid"]
    assert not turns.is_taken
