"""Reconnecting to a seat: after a reload, from a second tab or device, after a restart."""

from __future__ import annotations

import asyncio
from pathlib import Path

from sixgun.protocol import ChatLine, Events, Hint, Presence, Refused, ViewMessage, Welcome, Why
from tests.server.players import (
    GAME_MODES,
    async_test,
    disconnect_all,
    guest_client,
    play_all,
    receive_until,
    refusal_code,
    start_table,
)
from tests.server.server_process import Server, running_server


@async_test
async def test_after_a_reload_only_new_events_are_sent(server: Server) -> None:
    _, players = await start_table(server.address, GAME_MODES[6])
    seat = players[0].seat
    await receive_until(seat, lambda message: isinstance(message, ViewMessage))
    known, view = len(seat.events), dict(seat.view)
    await seat.close()
    await seat.open()
    again = await receive_until(seat, lambda message: isinstance(message, ViewMessage))
    assert again.told == known
    assert again.events == []
    assert again.view == view
    await play_all(players)


@async_test
async def test_two_tabs_see_the_same_and_both_may_move(server: Server) -> None:
    table, players = await start_table(server.address, GAME_MODES[6])
    first, other = players[0], players[0].client.seat(table.id)
    async with other:
        await receive_until(other, lambda message: isinstance(message, ViewMessage))
        await receive_until(first.seat, lambda message: isinstance(message, ViewMessage))
        assert other.seat == first.seat.seat
        assert other.view == first.seat.view
        asker = other if other.my_decision else None
        if asker is not None:
            assert asker.my_decision is not None
            await asker.move(asker.my_decision.moves[0].move)
            seen = await receive_until(first.seat, lambda message: isinstance(message, Events))
            same = await receive_until(other, lambda message: isinstance(message, Events))
            assert seen == same
    await play_all(players)


@async_test
async def test_a_single_use_link_signs_in_another_device(
    server: Server,
) -> None:
    async with guest_client(server) as phone:
        link = await phone.create_link()
        async with guest_client(server, "Bob") as laptop, guest_client(server, "Cal") as thief:
            await laptop.use_link(link.code)
            assert await laptop.me() == await phone.me()
            assert laptop.token != phone.token
            assert await refusal_code(thief.use_link(link.code)) == "link_used_up"
            assert (await thief.me()).name == "Cal"


@async_test
async def test_repeated_and_late_moves_are_refused(server: Server) -> None:
    _, players = await start_table(server.address, GAME_MODES[6])
    seats = [player.seat for player in players]
    for seat in seats:
        await receive_until(seat, lambda message: isinstance(message, ViewMessage))
    mover = next(seat for seat in seats if seat.my_decision)
    other = next(seat for seat in seats if not seat.my_decision)
    assert mover.my_decision is not None
    ply, move = mover.my_decision.ply, mover.my_decision.moves[0].move
    await other.move(move, ply)
    stranger = await receive_until(other, lambda message: isinstance(message, Refused))
    assert stranger.code == "not_your_decision"
    await mover.move(move, ply)
    await mover.move(move, ply)
    twice = await receive_until(mover, lambda message: isinstance(message, Refused))
    assert (twice.code, twice.ply) == ("stale_ply", ply)
    await play_all(players)


@async_test
async def test_the_deciding_player_may_ask_for_reasons_and_hints(server: Server) -> None:
    _, players = await start_table(server.address, GAME_MODES[6])
    seats = [player.seat for player in players]
    for seat in seats:
        await receive_until(seat, lambda message: isinstance(message, ViewMessage))
    asked = next(seat for seat in seats if seat.my_decision)
    other = next(seat for seat in seats if not seat.my_decision)
    assert asked.my_decision is not None
    ply, moves = asked.my_decision.ply, [option.move for option in asked.my_decision.moves]
    await asked.ask_why(ply, moves[0])
    assert (await receive_until(asked, lambda m: isinstance(m, Why))).code == ""
    await asked.ask_why(ply, "play the banjo")
    assert (await receive_until(asked, lambda m: isinstance(m, Why))).code == "unknown_card"
    await other.ask_why(ply, moves[0])
    assert (
        await receive_until(other, lambda m: isinstance(m, Refused))
    ).code == "not_your_decision"
    await asked.ask_hint(ply)
    hint = await receive_until(asked, lambda message: isinstance(message, Hint), timeout=40)
    assert hint.move in moves
    assert hint.reason
    await play_all(players)


@async_test
async def test_players_see_who_is_connected(server: Server) -> None:
    _, players = await start_table(server.address, GAME_MODES[6])
    await players[1].seat.close()
    gone = await receive_until(
        players[0].seat, lambda message: isinstance(message, Presence) and not message.here[1]
    )
    assert gone.here == [True, False]
    await players[1].seat.open()
    await receive_until(
        players[0].seat, lambda message: isinstance(message, Presence) and message.here[1]
    )
    await play_all(players)


def test_games_chat_and_users_survive_a_restart(tmp_path: Path) -> None:
    with running_server(tmp_path) as server:
        table, token = asyncio.run(leave_mid_game(server))
        assert server.stop() == 0
        server.start()
        asyncio.run(find_again(server, table, token))


async def leave_mid_game(server: Server) -> tuple[str, str]:
    table, players = await start_table(server.address, GAME_MODES[0])
    await players[0].seat.say("see you after the break")
    await receive_until(players[0].seat, lambda message: isinstance(message, ChatLine))
    await disconnect_all(players)
    return table.id, players[0].client.token


async def find_again(server: Server, table: str, token: str) -> None:
    async with guest_client(server, token=token) as ann, ann.seat(table) as seat:
        welcome = await receive_until(seat, lambda message: isinstance(message, Welcome))
        assert [line.text for line in welcome.chat] == ["see you after the break"]
        assert welcome.table.state == "playing"
        assert welcome.seat == 0
        await receive_until(seat, lambda message: isinstance(message, ViewMessage))
        assert seat.view["hand"]
