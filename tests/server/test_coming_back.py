"""The same seat again: after a reload, from a second tab or device, after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sixgun.protocol import ChatLine, Events, Hint, Presence, Refused, View, Welcome, Why
from tests.server.players import FORMS, all_go, gathered, person, play_all, played, refusal, until
from tests.server.serving import Server, running


@played
async def test_after_a_reload_only_what_is_new_is_told_again(server: Server) -> None:
    _, players = await gathered(server.address, FORMS[6])
    seat = players[0].seat
    await until(seat, lambda message: isinstance(message, View))
    known, view = len(seat.events), dict(seat.view)
    await seat.close()
    await seat.open()
    again = await until(seat, lambda message: isinstance(message, View))
    assert again.told == known
    assert again.events == []
    assert again.view == view
    await play_all(players)


@played
async def test_a_second_tab_sees_the_same_and_either_may_move(server: Server) -> None:
    table, players = await gathered(server.address, FORMS[6])
    first, other = players[0], players[0].client.seat(table.id)
    async with other:
        await until(other, lambda message: isinstance(message, View))
        await until(first.seat, lambda message: isinstance(message, View))
        assert other.seat == first.seat.seat
        assert other.view == first.seat.view
        asker = other if other.mine else None
        if asker is not None:
            assert asker.mine is not None
            await asker.move(asker.mine.moves[0].move)
            seen = await until(first.seat, lambda message: isinstance(message, Events))
            same = await until(other, lambda message: isinstance(message, Events))
            assert seen == same
    await play_all(players)


@played
async def test_another_device_is_the_same_person_by_a_link_that_works_once(
    server: Server,
) -> None:
    async with person(server) as phone:
        link = await phone.link()
        async with person(server, "Bob") as laptop, person(server, "Cal") as thief:
            await laptop.follow(link.code)
            assert await laptop.me() == await phone.me()
            assert laptop.token != phone.token
            assert await refusal(thief.follow(link.code)) == "link_used_up"
            assert (await thief.me()).name == "Cal"


@played
async def test_a_move_that_comes_twice_or_late_does_no_harm(server: Server) -> None:
    _, players = await gathered(server.address, FORMS[6])
    seats = [player.seat for player in players]
    for seat in seats:
        await until(seat, lambda message: isinstance(message, View))
    mover = next(seat for seat in seats if seat.mine)
    other = next(seat for seat in seats if not seat.mine)
    assert mover.mine is not None
    ply, move = mover.mine.ply, mover.mine.moves[0].move
    await other.move(move, ply)
    stranger = await until(other, lambda message: isinstance(message, Refused))
    assert stranger.code == "not_your_decision"
    await mover.move(move, ply)
    await mover.move(move, ply)
    twice = await until(mover, lambda message: isinstance(message, Refused))
    assert (twice.code, twice.ply) == ("stale_ply", ply)
    await play_all(players)


@played
async def test_whoever_is_asked_may_ask_why_not_and_for_a_hint(server: Server) -> None:
    _, players = await gathered(server.address, FORMS[6])
    seats = [player.seat for player in players]
    for seat in seats:
        await until(seat, lambda message: isinstance(message, View))
    asked = next(seat for seat in seats if seat.mine)
    other = next(seat for seat in seats if not seat.mine)
    assert asked.mine is not None
    ply, moves = asked.mine.ply, [option.move for option in asked.mine.moves]
    await asked.ask_why(ply, moves[0])
    assert (await until(asked, lambda m: isinstance(m, Why))).code == ""
    await asked.ask_why(ply, "play the banjo")
    assert (await until(asked, lambda m: isinstance(m, Why))).code == "unknown_card"
    await other.ask_why(ply, moves[0])
    assert (await until(other, lambda m: isinstance(m, Refused))).code == "not_your_decision"
    await asked.ask_hint(ply)
    hint = await until(asked, lambda message: isinstance(message, Hint), patience=40)
    assert hint.move in moves
    assert hint.reason
    await play_all(players)


@played
async def test_everybody_sees_who_is_here(server: Server) -> None:
    _, players = await gathered(server.address, FORMS[6])
    await players[1].seat.close()
    gone = await until(
        players[0].seat, lambda message: isinstance(message, Presence) and not message.here[1]
    )
    assert gone.here == [True, False]
    await players[1].seat.open()
    await until(players[0].seat, lambda message: isinstance(message, Presence) and message.here[1])
    await play_all(players)


def test_a_restart_keeps_games_chat_and_people(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, token = asyncio.run(left_in_the_middle(server))
        assert server.stop() == 0
        server.start()
        asyncio.run(found_again(server, table, token))


async def left_in_the_middle(server: Server) -> tuple[str, str]:
    table, players = await gathered(server.address, FORMS[0])
    await players[0].seat.say("see you after the break")
    await until(players[0].seat, lambda message: isinstance(message, ChatLine))
    await all_go(players)
    return table.id, players[0].client.token


async def found_again(server: Server, table: str, token: str) -> None:
    async with person(server, token=token) as ann, ann.seat(table) as seat:
        welcome = await until(seat, lambda message: isinstance(message, Welcome))
        assert [line.text for line in welcome.chat] == ["see you after the break"]
        assert welcome.table.state == "playing"
        assert welcome.seat == 0
        await until(seat, lambda message: isinstance(message, View))
        assert seat.view["hand"]
