"""Tables before and after a game: who may open, join, fill, clear and start them."""

from __future__ import annotations

import json

from sixgun.client import Client
from sixgun.protocol import ChatLine, Presence, TableChanged
from tests.server.players import (
    FORMS,
    all_go,
    gathered,
    person,
    play_all,
    played,
    refusal,
    until,
)
from tests.server.serving import Server

CLASSIC_4 = {"players": 4}


@played
async def test_a_guest_needs_only_a_name_and_stays_the_same(server: Server) -> None:
    async with person(server, "Zoë") as zoe, Client(server.address, zoe.token) as again:
        assert (await zoe.me()).name == "Zoë"
        assert await again.me() == await zoe.me()
        assert (await again.come_in("Zoe Two")).name == "Zoe Two"
        assert (await zoe.me()).name == "Zoe Two"


@played
async def test_a_new_name_is_shown_where_one_sits_already(server: Server) -> None:
    async with person(server) as ann, person(server, "Bob") as bob:
        table = await ann.open_table("duel")
        await bob.sit(table.id)
        async with ann.seat(table.id) as seat:
            await until(seat, lambda message: isinstance(message, Presence))
            await bob.come_in("Robert")
            changed = await until(seat, lambda message: isinstance(message, TableChanged))
        assert [chair.name for chair in changed.table.seats] == ["Ann", "Robert"]
    kept = server.stored("select name from chairs where table_id = ? and seat = 1", table.id)
    assert kept == [("Robert",)]


@played
async def test_a_new_line_in_a_chat_is_a_space(server: Server) -> None:
    async with person(server) as ann:
        table = await ann.open_table("duel")
        async with ann.seat(table.id) as seat:
            await seat.say("Howdy\nBob\x00\t!")
            said = await until(seat, lambda message: isinstance(message, ChatLine))
    assert said.text == "Howdy Bob !"


@played
async def test_nobody_acts_without_a_name(server: Server) -> None:
    async with Client(server.address) as nobody, person(server) as ann:
        table = await ann.open_table(options=CLASSIC_4)
        assert await refusal(nobody.me()) == "who_are_you"
        assert await refusal(nobody.open_table()) == "who_are_you"
        assert await refusal(nobody.sit(table.id)) == "who_are_you"


@played
async def test_games_are_described_with_all_that_can_be_chosen(server: Server) -> None:
    async with Client(server.address) as nobody:
        games = {game.id: game for game in (await nobody.games()).games}
    options = {option.name: option for option in games["classic"].options}
    assert {"classic", "duel"} <= set(games)
    assert options["players"].least == 2
    assert options["players"].most == 8
    assert "dodge_city" in options["boxes"].choices
    assert not {"names", "purses"} & set(options)
    assert games["classic"].seats["auction"] == [5, 6, 7]
    assert games["classic"].seats[""] == [3, 4, 5, 6, 7, 8]
    assert "mexican_standout" in {o.name: o for o in games["duel"].options}["mode"].choices


@played
async def test_a_public_table_is_listed_and_another_is_not(server: Server) -> None:
    async with person(server) as ann, person(server, "Bob") as bob:
        shown = await ann.open_table(options=CLASSIC_4, public=True)
        hidden = await ann.open_table(options=CLASSIC_4)
        seen = {table.id for table in (await bob.tables()).open}
        mine = {table.id for table in (await ann.tables()).mine}
    assert shown.id in seen
    assert hidden.id not in seen
    assert {shown.id, hidden.id} <= mine


@played
async def test_ones_own_list_tells_where_a_decision_waits(server: Server) -> None:
    async with person(server) as ann, person(server, "Bob") as bob:
        table = await ann.open_table("duel", options={})
        await bob.sit(table.id)
        before = (await ann.tables()).mine
        await ann.start(table.id)
        lists = [(await who.tables()).mine for who in (ann, bob)]
    assert not any(entry.my_turn for entry in before)
    waits = [entry.my_turn for mine in lists for entry in mine if entry.id == table.id]
    assert sorted(waits) == [False, True]


@played
async def test_the_host_fills_seats_with_bots_and_starts(server: Server) -> None:
    async with person(server) as ann, person(server, "Bob") as bob:
        table = await ann.open_table(options=CLASSIC_4, bots=["greenhorn"])
        assert await refusal(ann.start(table.id)) == "seats_open"
        assert (await bob.sit(table.id)).seat == 2
        assert await refusal(bob.put_bot(table.id, 3, "detective")) == "only_the_host"
        assert await refusal(ann.put_bot(table.id, 2, "detective")) == "seat_taken"
        assert await refusal(ann.put_bot(table.id, 3, "wizard")) == "unknown_bot"
        await ann.put_bot(table.id, 3, "detective")
        assert await refusal(bob.start(table.id)) == "only_the_host"
        started = await ann.start(table.id)
        assert started.state == "playing"
        assert [chair.bot for chair in started.seats] == ["", "greenhorn", "", "detective"]
        assert await refusal(ann.start(table.id)) == "game_running"


@played
async def test_the_host_may_send_people_away_before_the_game_only(server: Server) -> None:
    async with person(server) as ann, person(server, "Bob") as bob, person(server, "Cal") as cal:
        table = await ann.open_table("duel")
        await bob.sit(table.id)
        assert await refusal(cal.sit(table.id)) == "no_seat_free"
        assert await refusal(cal.clear(table.id, 1)) == "only_the_host"
        await ann.clear(table.id, 1)
        await cal.sit(table.id)
        await ann.start(table.id)
        assert await refusal(ann.clear(table.id, 1)) == "game_running"
        assert await refusal(bob.sit(table.id)) == "game_running"


@played
async def test_the_next_person_is_host_when_the_host_leaves(server: Server) -> None:
    async with person(server) as ann, person(server, "Bob") as bob:
        table = await ann.open_table("duel")
        await bob.sit(table.id)
        await ann.clear(table.id, 0)
        assert (await bob.table(table.id)).host == (await bob.me()).id
        await bob.clear(table.id, 1)
        assert await refusal(bob.table(table.id)) == "no_such_table"


@played
async def test_the_log_tells_of_tables_and_games(server: Server) -> None:
    async with person(server) as ann:
        table = await ann.open_table("duel", ["greenhorn"])
        play = (await ann.start(table.id)).play
        await ann.give_up(table.id)
        await ann.close_table(table.id)
    entries = [json.loads(line) for line in server.logged().splitlines()]
    about = [entry for entry in entries if entry.get("table") == table.id]
    told = [entry["event"] for entry in about]
    assert told == ["table_opened", "game_begun", "game_over", "table_closed"]
    assert [entry.get("play") for entry in about] == [None, play, play, None]


@played
async def test_what_cannot_be_played_is_refused(server: Server) -> None:
    async with person(server) as ann:
        assert await refusal(ann.open_table("chess")) == "unknown_game"
        assert await refusal(ann.open_table(options={"players": 9})) == "wrong_player_count"
        assert await refusal(ann.open_table(options={"players": "4"})) == "bad_option"
        assert await refusal(ann.open_table(options={"names": ["a"]})) == "unknown_option"
        assert await refusal(ann.open_table("duel", bots=["greenhorn"] * 2)) == "no_seat_free"
        assert await refusal(ann.table("nowhere")) == "no_such_table"


@played
async def test_whoever_leaves_a_running_game_has_a_bot_sit_in(server: Server) -> None:
    table, players = await gathered(server.address, FORMS[0])
    seat = len(table.seats) - 1
    info = await players[1].client.clear(table.id, seat)
    assert info.seats[seat].sits_in
    assert info.seats[seat].kind == "person"
    await players[0].play()
    await all_go(players)


@played
async def test_a_rematch_is_played_at_the_same_table(server: Server) -> None:
    table, players = await gathered(server.address, FORMS[1])
    first = players[0].client
    assert await refusal(first.rematch(table.id)) == "game_running"
    tokens = [player.client.token for player in players]
    await play_all(players)
    async with person(server, token=tokens[0]) as ann, person(server, token=tokens[1]) as bob:
        assert await refusal(bob.rematch(table.id)) == "only_the_host"
        again = await ann.rematch(table.id, keep=True)
        assert again.state == "playing"
        assert again.round == 2
        assert again.play != table.play


@played
async def test_finished_games_are_kept_as_records(server: Server) -> None:
    table, players = await gathered(server.address, FORMS[5])
    assert await refusal(players[0].client.record(table.play)) == "game_running"
    token = players[0].client.token
    records = await play_all(players)
    async with person(server, token=token) as ann:
        assert await ann.record(table.play) == records[0]
        assert table.play in {record.id for record in (await ann.records()).records}
        assert await refusal(ann.record("nothing")) == "no_such_record"


@played
async def test_giving_up_a_duel_loses_it(server: Server) -> None:
    table, players = await gathered(server.address, FORMS[6])
    await players[0].client.give_up(table.id)
    record = await players[1].play()
    assert "leave" in record
    assert (await players[0].client.table(table.id)).state == "over"
    await all_go(players)


@played
async def test_bots_have_names_of_their_own(server: Server) -> None:
    async with person(server, "Zeke") as zeke:
        table = await zeke.open_table(options={"players": 8}, bots=["gunslinger"] * 6)
        table = await zeke.put_bot(table.id, 7, "greenhorn")
        assert len({chair.name for chair in table.seats}) == 8
        assert [chair.bot for chair in table.seats[1:]] == ["gunslinger"] * 6 + ["greenhorn"]
