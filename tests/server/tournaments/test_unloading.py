"""Tournament tables without connections are unloaded, and loaded again when needed."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from sixgun.protocol import ActionRequest, NewGuest, NewTournament, User
from sixgun.server.application import Application
from sixgun.server.refusals import Refusal
from sixgun.server.tournaments import TournamentService
from sixgun.server.tournaments.judge_view import LOG_LINES, judge_view
from sixgun.server.tournaments.views import hall_view
from sixgun.tournament import AnyAction, Draw, NewPlayer, Register, Undo, Withdraw
from tests.server.applications import Spectator
from tests.server.players import async_test
from tests.server.server_process import NO_LIMITS, settings_for
from tests.server.tournaments.forged_logs import forge_drawn_log
from tests.server.tournaments.judge_client import NAMES, result_sheet, unfinished_tables


class Tournament:
    """A tournament in this process, with the secret of its judge."""

    def __init__(self, application: Application, service: TournamentService, secret: str) -> None:
        self.application = application
        self.service = service
        self.secret = secret

    async def act(self, action: AnyAction) -> None:
        await self.service.act(
            ActionRequest(len(self.service.tournament.log), action, "because"), self.secret
        )

    async def guest(self, name: str) -> User:
        return (await self.application.users.create_guest(NewGuest(name)))[0]

    def unload(self) -> None:
        """Make every table idle for long enough, and unload the idle ones."""
        for table in self.application.lobby.tables.values():
            table.last_used -= self.application.settings.idle_game_timeout + 1
        self.service.last_used -= self.application.settings.idle_game_timeout + 1
        self.application.unload_idle()


@asynccontextmanager
async def tournament(
    folder: Path, players: int = 12, limits: dict[str, Any] | None = None
) -> AsyncIterator[Tournament]:
    application = Application(settings_for(folder, limits=replace(NO_LIMITS, **(limits or {}))))
    try:
        opened = await application.tournament_registry.open(
            NewTournament("Prairie Open", online=True), "10.0.0.1"
        )
        found = Tournament(
            application, await application.tournament_registry.find(opened.id), opened.judge
        )
        await found.act(Register(players=[NewPlayer(name) for name in NAMES[:players]]))
        yield found
    finally:
        await application.close()


@async_test
async def test_tables_that_wait_for_people_are_unloaded(tmp_path: Path) -> None:
    async with tournament(tmp_path) as made:
        await made.act(Draw())
        before = hall_view(made.service)
        assert len(made.application.lobby.tables) == 2
        made.unload()
        assert not made.application.lobby.tables
        # The service stays loaded: it knows the state of its tables.
        assert made.application.tournament_registry.services
        made.service.notify()
        assert hall_view(made.service) == before


@async_test
async def test_other_activity_does_not_load_tables(tmp_path: Path) -> None:
    async with tournament(tmp_path) as made:
        await made.act(Draw())
        made.unload()
        await made.service.call(1, "Help!")
        await made.service.sync()
        assert not made.application.lobby.tables


@async_test
async def test_a_table_is_loaded_for_a_player_who_arrives(tmp_path: Path) -> None:
    async with tournament(tmp_path) as made:
        await made.act(Draw())
        made.unload()
        ada = await made.guest("Ada")
        await made.service.bind(1, ada)
        assert len(made.application.lobby.tables) == 1
        (table,) = made.application.lobby.tables.values()
        seat = table.seating.viewpoint_of(ada.id)
        assert table.chairs[seat.number].name == "Ada"
        subscriber = Spectator(ada.id)
        table.connect(subscriber, "", 0)
        made.unload()
        assert len(made.application.lobby.tables) == 1  # a player is connected
        table.disconnect(subscriber)
        made.unload()
        again = await made.application.lobby.find(table.id)
        assert again.seating.viewpoint_of(ada.id) == seat


@async_test
async def test_a_table_is_loaded_to_withdraw_a_player(tmp_path: Path) -> None:
    async with tournament(tmp_path) as made:
        await made.act(Draw())
        made.unload()
        await made.act(Withdraw(player=1))
        (table,) = made.application.lobby.tables.values()
        seat = next(seat for seat, chair in enumerate(table.chairs) if chair.name == NAMES[0])
        assert table.running_match().has_left(seat)


@async_test
async def test_a_table_reported_by_the_judge_is_closed(tmp_path: Path) -> None:
    async with tournament(tmp_path) as made:
        await made.act(Draw())
        made.unload()
        view = judge_view(made.service, made.secret)
        await made.act(result_sheet(1, next(unfinished_tables(view))))
        place = made.service.table_sync.last_places()[0]
        with pytest.raises(Refusal, match="no_such_table"):
            await made.application.lobby.find(made.service.table_sync.places[place].table)
        assert not made.application.lobby.tables


@async_test
async def test_after_a_restart_waiting_tables_stay_unloaded(tmp_path: Path) -> None:
    async with tournament(tmp_path) as made:
        await made.act(Draw())
        before = hall_view(made.service)
    application = Application(settings_for(tmp_path))
    try:
        await application.open()
        assert not application.lobby.tables
        service = await application.tournament_registry.find(before.id)
        assert hall_view(service) == before
    finally:
        await application.close()


# -- limits --------------------------------------------------------------------------------


@async_test
async def test_tables_of_an_address_are_limited_for_imports_too(tmp_path: Path) -> None:
    async with tournament(tmp_path, limits={"tables_per_address": 5}) as made:
        tournament_registry, log = made.application.tournament_registry, forge_drawn_log(12)
        for _ in range(2):
            await tournament_registry.import_log(log, "10.0.0.1")
        with pytest.raises(Refusal, match="too_many_tables") as refused:
            await tournament_registry.import_log(log, "10.0.0.1")
        assert refused.value.status == 429
        with pytest.raises(Refusal, match="too_many_tables"):
            await made.act(Draw())
        await tournament_registry.import_log(log, "10.0.0.2")


@async_test
async def test_the_length_of_the_log_is_limited(tmp_path: Path) -> None:
    async with tournament(tmp_path, limits={"log_entries": 12, "log_undos": 2}) as made:
        for _ in range(2):
            await made.act(Register(players=[NewPlayer("Late")]))
            await made.act(Undo(entry=len(made.service.tournament.log)))
        await made.act(Register(players=[NewPlayer("Late")]))
        with pytest.raises(Refusal, match="too_many_undos"):
            await made.act(Undo(entry=len(made.service.tournament.log)))
        with pytest.raises(Refusal, match="too_many_entries"):
            await made.service.call(1, "Help!")  # half of the log is for the judge
        while len(made.service.tournament.log) < 12:
            await made.act(
                Register(players=[NewPlayer(f"Late {len(made.service.tournament.log)}")])
            )
        with pytest.raises(Refusal, match="too_many_entries"):
            await made.act(Draw())


@async_test
async def test_the_judge_view_has_the_latest_log_entries(tmp_path: Path) -> None:
    async with tournament(tmp_path) as made:
        made.service.tournament.log *= LOG_LINES
        view = judge_view(made.service, made.secret)
        assert view.entries == 2 * LOG_LINES
        assert len(view.log) == LOG_LINES
