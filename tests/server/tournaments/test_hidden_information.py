"""Messages to the hall, to players and to spectators depend on no purse but their own: a tournament
is played again with the other purses exchanged, and every byte is the same."""

from __future__ import annotations

import itertools
import re
import secrets
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from sixgun.engine import Rng
from sixgun.engine.moves import BID, amount_of, verb_of
from sixgun.notation import write_move
from sixgun.protocol import ActionRequest, NewGuest, NewTournament
from sixgun.server.application import Application
from sixgun.server.tables.subscription import encode
from sixgun.server.tables.turn_timer import TurnTimer
from sixgun.server.tournaments import TournamentService
from sixgun.server.tournaments.table import TournamentTable
from sixgun.server.tournaments.table_sync import table_place
from sixgun.server.tournaments.views import hall_view, player_view
from sixgun.tournament import Draw, NewPlayer, Register, Report, SeatResult
from tests.server.applications import Spectator
from tests.server.players import async_test
from tests.server.server_process import settings_for
from tests.server.tournaments.judge_client import NAMES

PLAYERS = 5
# Fields that are random, depend on the time of day, or are salted hashes.
CHANCE = re.compile(
    rb'"(?:promise|since|at|time|id|table|tournament|play|host|person)":(?:"[^"]*"|\d+)'
)


@asynccontextmanager
async def second_auction(
    folder: Path, paid: Sequence[int], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[TournamentService]:
    """A tournament in this process: five people have played a round, paid these amounts, and sit at
    the next auction. Random choices are the same each time."""
    folder.mkdir()
    application = Application(settings_for(folder))
    monkeypatch.setattr(TurnTimer, "schedule", lambda _: None)  # this test makes the forced moves
    drawn = itertools.count()
    try:
        opened = await application.tournament_registry.open(
            NewTournament("Prairie Open", online=True)
        )
        service = await application.tournament_registry.find(opened.id)
        service.tournament.seed_source = lambda: f"seed {next(drawn)}"
        named = Register(players=[NewPlayer(name) for name in NAMES[:PLAYERS]])
        await service.act(ActionRequest(1, named), opened.judge)
        for player in range(1, PLAYERS + 1):
            guest, _ = await application.users.create_guest(NewGuest(f"Guest {player}"))
            await service.bind(player, guest)
        with monkeypatch.context() as patch:
            patch.setattr(secrets, "token_hex", lambda length: "00" * length)
            await service.act(ActionRequest(2, Draw()), opened.judge)
            await service.act(ActionRequest(3, result(service, paid)), opened.judge)
            await service.act(ActionRequest(4, Draw()), opened.judge)
        yield service
    finally:
        await application.close()


def result(service: TournamentService, paid: Sequence[int]) -> Report:
    (table,) = service.tournament.state.rounds[0].tables
    roles = ("sheriff", "renegade", "outlaw", "outlaw", "deputy")
    seats = [
        SeatResult(player, role, paid[player - 1])  # type: ignore[arg-type]
        for player, role in zip(table.players, roles, strict=True)
    ]
    return Report(round=1, table=1, outcome="nobody", seats=seats)


def table_of(service: TournamentService) -> TournamentTable:
    table = service.table_sync.table_at(table_place(2, 1))
    assert table is not None
    return table


class Audience:
    """All messages and views: of a spectator, the hall, each seat and each player page."""

    def __init__(self, service: TournamentService) -> None:
        self.service = service
        self.table = table_of(service)
        self.received: dict[str, list[bytes]] = {"hall": []}
        self.connections = {"spectator": Spectator("")}
        for player in service.tournament.state.players:
            self.connections[f"seat of {player}"] = Spectator(service.stored.people[player])
            self.received[f"page of {player}"] = []
        for connection in self.connections.values():
            self.table.connect(connection, "", 0)
        self.record_views()

    def record_views(self) -> None:
        self.received["hall"].append(encode(hall_view(self.service)))
        for player in self.service.tournament.state.players:
            view = player_view(self.service, player, self.service.stored.people[player])
            self.received[f"page of {player}"].append(encode(view))

    async def move(self, words: str) -> None:
        match = self.table.running_match()
        seat, ply = match.play.kernel.seat, match.play.ply
        await match.move(seat, ply, match.parse_move(seat, ply, words))
        self.record_views()

    @property
    def moves(self) -> set[str]:
        kernel = self.table.running_match().play.kernel
        return {write_move(kernel, move) for move in kernel.moves}

    def sent(self) -> dict[str, list[bytes]]:
        """Everything that was sent, without random fields."""
        from_connections = {
            name: connection.received for name, connection in self.connections.items()
        }
        return {
            name: [CHANCE.sub(b"", message) for message in received]
            for name, received in (self.received | from_connections).items()
        }


def is_small_bid(audience: Audience, words: str) -> bool:
    """Whether a move reveals little of a purse; high bids also make the auction short."""
    kernel = audience.table.running_match().play.kernel
    code = audience.table.running_match().play.game.code_of(words)
    return verb_of(code) != BID or amount_of(code) <= kernel.stack[-1].facts()["offer"] + 200


async def play_both(mine: Audience, other: Audience, moves: int, rng: Rng) -> None:
    """The same moves in both worlds, as long as both allow them."""
    for _ in range(moves):
        shared = sorted(words for words in mine.moves & other.moves if is_small_bid(mine, words))
        assert shared
        words = shared[rng.below(len(shared))]
        await mine.move(words)
        await other.move(words)


# By player, the amount paid at the first auction. The second of each pair exchanges the money of
# everyone but the first player.
PAID = [
    ((100, 0, 500, 900, 1300), (100, 1300, 0, 500, 900)),
    ((300, 0, 0, 200, 1900), (300, 200, 1900, 0, 0)),
]


@pytest.mark.parametrize("number", range(len(PAID)))
@async_test
async def test_messages_are_the_same_with_other_purses(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    first, second = PAID[number]
    async with (
        second_auction(tmp_path / "first", first, monkeypatch) as mine,
        second_auction(tmp_path / "second", second, monkeypatch) as other,
    ):
        audiences = Audience(mine), Audience(other)
        await play_both(*audiences, 40, Rng.from_seed(f"purses {number}"))

        sent, sent_there = (audience.sent() for audience in audiences)
        purses = [
            [service.tournament.purse(player) for player in range(1, 6)]
            for service in (mine, other)
        ]
        assert purses[0] != purses[1]
        assert purses[0][0] == purses[1][0]
        for name in ("hall", "spectator", "seat of 1", "page of 1"):
            assert len(sent[name]) > 20
            assert sent[name] == sent_there[name], name
        # Their own money does differ, so the test would notice a leak.
        assert sent["page of 2"] != sent_there["page of 2"]
        assert sent["seat of 2"] != sent_there["seat of 2"]


@async_test
async def test_messages_to_a_player_have_no_purse_but_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    paid = (100, 0, 500, 900, 1300)
    async with second_auction(tmp_path / "one", paid, monkeypatch) as service:
        audience = Audience(service)
        for name, received in audience.sent().items():
            own = int(name[-1]) if name[-1].isdigit() else 0
            sent = b"".join(received)
            for player in range(1, PLAYERS + 1):
                purse = str(service.tournament.purse(player)).encode()
                if player != own:
                    assert not re.search(rb"\b" + purse + rb"\b", sent), (name, player)
                elif name.startswith("page"):
                    assert re.search(rb"\b" + purse + rb"\b", sent)
