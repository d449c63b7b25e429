"""Tables before and after a game: who may open, join, fill, clear and start them."""

from __future__ import annotations

import json

from sixgun.client import Client
from sixgun.protocol import ChatLine, Presence, TableChanged
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
from tests.server.server_process import Server

CLASSIC_4 = {"players": 4}


@async_test
async def test_a_guest_needs_only_a_name_and_keeps_their_identity(server: Server) -> None:
    async with guest_client(server, "Zoë") as zoe, Client(server.address, zoe.token) as again:
        assert (await zoe.me()).name == "Zoë"
        assert await again.me() == await zoe.me()
        assert (await again.create_guest("Zoe Two")).name == "Zoe Two"
        assert (await zoe.me()).name == "Zoe Two"


@async_test
async def test_renaming_a_guest_renames_their_seats(server: Server) -> None:
    async with guest_client(server) as ann, guest_client(server, "Bob") as bob:
        table = await ann.open_table("duel")
        await bob.take_seat(table.id)
        async with ann.seat(table.id) as seat:
            await receive_until(seat, lambda message: isinstance(message, Presence))
            await bob.create_guest("Robert")
            changed = await receive_until(seat, lambda message: isinstance(message, TableChanged))
        assert [chair.name for chair in changed.table.seats] == ["Ann", "Robert"]
    stored = server.query("select name from chairs where table_id = ? and seat = 1", table.id)
    assert stored == [("Robert",)]


@async_test
async def test_line_breaks_in_chat_become_spaces(server: Server) -> None:
    async with guest_client(server) as ann:
        table = await ann.open_table("duel")
        async with ann.seat(table.id) as seat:
            await seat.say("Howdy\nBob\x00\t!")
            said = await receive_until(seat, lambda message: isinstance(message, ChatLine))
    assert said.text == "Howdy Bob !"


@async_test
async def test_requests_without_a_guest_are_refused(server: Server) -> None:
    async with Client(server.address) as stranger, guest_client(server) as ann:
        table = await ann.open_table(options=CLASSIC_4)
        assert await refusal_code(stranger.me()) == "who_are_you"
        assert await refusal_code(stranger.open_table()) == "who_are_you"
        assert await refusal_code(stranger.take_seat(table.id)) == "who_are_you"


@async_test
async def test_games_are_listed_with_their_options(server: Server) -> None:
    async with Client(server.address) as stranger:
        games = {game.id: game for game in (await stranger.games()).games}
    options = {option.name: option for option in games["classic"].options}
    assert {"classic", "duel"} <= set(games)
    assert options["players"].least == 2
    assert options["players"].most == 8
    assert "dodge_city" in options["boxes"].choices
    assert not {"names", "purses"} & set(options)
    assert games["classic"].seats["auction"] == [5, 6, 7]
    assert games["classic"].seats[""] == [3, 4, 5, 6, 7, 8]
    assert "mexican_standout" in {o.name: o for o in games["duel"].options}["mode"].choices


@async_test
async def test_only_public_tables_are_listed(server: Server) -> None:
    async with guest_client(server) as ann, guest_client(server, "Bob") as bob:
        shown = await ann.open_table(options=CLASSIC_4, public=True)
        hidden = await ann.open_table(options=CLASSIC_4)
        seen = {table.id for table in (await bob.tables()).open}
        mine = {table.id for table in (await ann.tables()).mine}
    assert shown.id in seen
    assert hidden.id not in seen
    assert {shown.id, hidden.id} <= mine


@async_test
async def test_the_list_of_my_tables_shows_where_it_is_my_turn(server: Server) -> None:
    async with guest_client(server) as ann, guest_client(server, "Bob") as bob:
        table = await ann.open_table("duel", options={})
        await bob.take_seat(table.id)
        before = (await ann.tables()).mine
        await ann.start_game(table.id)
        lists = [(await who.tables()).mine for who in (ann, bob)]
    assert not any(entry.my_turn for entry in before)
    waits = [entry.my_turn for mine in lists for entry in mine if entry.id == table.id]
    assert sorted(waits) == [False, True]


@async_test
async def test_the_host_fills_seats_with_bots_and_starts(server: Server) -> None:
    async with guest_client(server) as ann, guest_client(server, "Bob") as bob:
        table = await ann.open_table(options=CLASSIC_4, bots=["greenhorn"])
        assert await refusal_code(ann.start_game(table.id)) == "seats_open"
        assert (await bob.take_seat(table.id)).seat == 2
        assert await refusal_code(bob.seat_bot(table.id, 3, "detective")) == "only_the_host"
        assert await refusal_code(ann.seat_bot(table.id, 2, "detective")) == "seat_taken"
        assert await refusal_code(ann.seat_bot(table.id, 3, "wizard")) == "unknown_bot"
        await ann.seat_bot(table.id, 3, "detective")
        assert await refusal_code(bob.start_game(table.id)) == "only_the_host"
        started = await ann.start_game(table.id)
        assert started.state == "playing"
        assert [chair.bot for chair in started.seats] == ["", "greenhorn", "", "detective"]
        assert await refusal_code(ann.start_game(table.id)) == "game_running"


@async_test
async def test_the_host_may_remove_people_only_before_the_game(server: Server) -> None:
    async with (
        guest_client(server) as ann,
        guest_client(server, "Bob") as bob,
        guest_client(server, "Cal") as cal,
    ):
        table = await ann.open_table("duel")
        await bob.take_seat(table.id)
        assert await refusal_code(cal.take_seat(table.id)) == "no_seat_free"
        assert await refusal_code(cal.clear_seat(table.id, 1)) == "only_the_host"
        await ann.clear_seat(table.id, 1)
        await cal.take_seat(table.id)
        await ann.start_game(table.id)
        assert await refusal_code(ann.clear_seat(table.id, 1)) == "game_running"
        assert await refusal_code(bob.take_seat(table.id)) == "game_running"


@async_test
async def test_when_the_host_leaves_the_next_person_becomes_host(server: Server) -> None:
    async with guest_client(server) as ann, guest_client(server, "Bob") as bob:
        table = await ann.open_table("duel")
        await bob.take_seat(table.id)
        await ann.clear_seat(table.id, 0)
        assert (await bob.table(table.id)).host == (await bob.me()).id
        await bob.clear_seat(table.id, 1)
        assert await refusal_code(bob.table(table.id)) == "no_such_table"


@async_test
async def test_the_server_logs_tables_and_games(server: Server) -> None:
    async with guest_client(server) as ann:
        table = await ann.open_table("duel", ["greenhorn"])
        play = (await ann.start_game(table.id)).play
        await ann.give_up(table.id)
        await ann.close_table(table.id)
    entries = [json.loads(line) for line in server.read_log().splitlines()]
    about = [entry for entry in entries if entry.get("table") == table.id]
    events = [entry["event"] for entry in about]
    assert events == ["table_opened", "game_begun", "game_over", "table_closed"]
    assert [entry.get("play") for entry in about] == [None, play, play, None]


@async_test
async def test_impossible_tables_are_refused(server: Server) -> None:
    async with guest_client(server) as ann:
        assert await refusal_code(ann.open_table("chess")) == "unknown_game"
        assert await refusal_code(ann.open_table(options={"players": 9})) == "wrong_player_count"
        assert await refusal_code(ann.open_table(options={"players": "4"})) == "bad_option"
        assert await refusal_code(ann.open_table(options={"names": ["a"]})) == "unknown_option"
        assert await refusal_code(ann.open_table("duel", bots=["greenhorn"] * 2)) == "no_seat_free"
        assert await refusal_code(ann.table("nowhere")) == "no_such_table"


@async_test
async def test_a_bot_takes_over_for_a_player_who_leaves(server: Server) -> None:
    table, players = await start_table(server.address, GAME_MODES[0])
    seat = len(table.seats) - 1
    info = await players[1].client.clear_seat(table.id, seat)
    assert info.seats[seat].sits_in
    assert info.seats[seat].kind == "person"
    await players[0].play()
    await disconnect_all(players)


@async_test
async def test_a_rematch_is_played_at_the_same_table(server: Server) -> None:
    table, players = await start_table(server.address, GAME_MODES[1])
    first = players[0].client
    assert await refusal_code(first.rematch(table.id)) == "game_running"
    tokens = [player.client.token for player in players]
    await play_all(players)
    async with (
        guest_client(server, token=tokens[0]) as ann,
        guest_client(server, token=tokens[1]) as bob,
    ):
        assert await refusal_code(bob.rematch(table.id)) == "only_the_host"
        again = await ann.rematch(table.id, keep=True)
        assert again.state == "playing"
        assert again.round == 2
        assert again.play != table.play


@async_test
async def test_finished_games_are_stored_as_records(server: Server) -> None:
    table, players = await start_table(server.address, GAME_MODES[5])
    assert await refusal_code(players[0].client.record(table.play)) == "game_running"
    token = players[0].client.token
    records = await play_all(players)
    async with guest_client(server, token=token) as ann:
        assert await ann.record(table.play) == records[0]
        assert table.play in {record.id for record in (await ann.records()).records}
        assert await refusal_code(ann.record("nothing")) == "no_such_record"


@async_test
async def test_giving_up_a_duel_loses_it(server: Server) -> None:
    table, players = await start_table(server.address, GAME_MODES[6])
    await players[0].client.give_up(table.id)
    record = await players[1].play()
    assert "leave" in record
    assert (await players[0].client.table(table.id)).state == "over"
    await disconnect_all(players)


@async_test
async def test_bots_have_different_names(server: Server) -> None:
    async with guest_client(server, "Zeke") as zeke:
        table = await zeke.open_table(options={"players": 8}, bots=["gunslinger"] * 6)
        table = await zeke.seat_bot(table.id, 7, "greenhorn")
        assert len({chair.name for chair in table.seats}) == 8
        assert [chair.bot for chair in table.seats[1:]] == ["gunslinger"] * 6 + ["greenhorn"]
