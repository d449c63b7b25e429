"""What hall, players and onlookers are sent depends on no purse but their own: a tournament is
played again with the money of others exchanged, and every byte is the same."""

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
from sixgun.protocol import Deed, NewGuest, NewTournament
from sixgun.server.house import House
from sixgun.server.tables.answering import Answers
from sixgun.server.tables.eyes import encode
from sixgun.server.tournaments import Desk
from sixgun.server.tournaments.floor import place_of
from sixgun.server.tournaments.table import TournamentTable
from sixgun.server.tournaments.views import hall_view, player_view
from sixgun.tournament import Draw, Entrant, Register, Report, SeatResult
from tests.server.houses import Onlooker
from tests.server.players import played
from tests.server.serving import settings_for
from tests.server.tournaments.judging import NAMES

PLAYERS = 5
# What is drawn by chance or by the time of day, or is a hash with a salt that nobody knows.
CHANCE = re.compile(
    rb'"(?:promise|since|at|time|id|table|tournament|play|host|person)":(?:"[^"]*"|\d+)'
)


@asynccontextmanager
async def second_auction(
    folder: Path, paid: Sequence[int], monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Desk]:
    """A desk in this process: five people have played a round at which they paid so much, by
    player, and sit at the next auction. Whatever chance decides is the same each time."""
    folder.mkdir()
    house = House(settings_for(folder))
    monkeypatch.setattr(Answers, "ask", lambda _: None)  # forced moves are made here
    drawn = itertools.count()
    try:
        opened = await house.desks.open(NewTournament("Prairie Open", online=True))
        desk = await house.desks.find(opened.id)
        desk.made.chance = lambda: f"seed {next(drawn)}"
        named = Register(players=[Entrant(name) for name in NAMES[:PLAYERS]])
        await desk.act(Deed(1, named), opened.judge)
        for player in range(1, PLAYERS + 1):
            guest, _ = await house.people.welcome(NewGuest(f"Guest {player}"))
            await desk.bind(player, guest)
        with monkeypatch.context() as patch:
            patch.setattr(secrets, "token_hex", lambda length: "00" * length)
            await desk.act(Deed(2, Draw()), opened.judge)
            await desk.act(Deed(3, result(desk, paid)), opened.judge)
            await desk.act(Deed(4, Draw()), opened.judge)
        yield desk
    finally:
        await house.close()


def result(desk: Desk, paid: Sequence[int]) -> Report:
    (table,) = desk.made.state.rounds[0].tables
    roles = ("sheriff", "renegade", "outlaw", "outlaw", "deputy")
    seats = [
        SeatResult(player, role, paid[player - 1])  # type: ignore[arg-type]
        for player, role in zip(table.players, roles, strict=True)
    ]
    return Report(round=1, table=1, outcome="nobody", seats=seats)


def table_of(desk: Desk) -> TournamentTable:
    table = desk.floor.table_at(place_of(2, 1))
    assert table is not None
    return table


class World:
    """Everybody who looks: onlooker and hall, and each player at his seat and on his page."""

    def __init__(self, desk: Desk) -> None:
        self.desk = desk
        self.table = table_of(desk)
        self.heard: dict[str, list[bytes]] = {"hall": []}
        self.lines = {"onlooker": Onlooker("")}
        for player in desk.made.state.players:
            self.lines[f"seat of {player}"] = Onlooker(desk.kept.people[player])
            self.heard[f"page of {player}"] = []
        for line in self.lines.values():
            self.table.connect(line, "", 0)
        self.look()

    def look(self) -> None:
        self.heard["hall"].append(encode(hall_view(self.desk)))
        for player in self.desk.made.state.players:
            view = player_view(self.desk, player, self.desk.kept.people[player])
            self.heard[f"page of {player}"].append(encode(view))

    async def make(self, words: str) -> None:
        match = self.table.running()
        await match.move(match.play.kernel.seat, match.play.ply, words)
        self.look()

    @property
    def moves(self) -> set[str]:
        kernel = self.table.running().play.kernel
        return {write_move(kernel, move) for move in kernel.moves}

    def told(self) -> dict[str, list[bytes]]:
        """All of it, without what chance has drawn."""
        lines = {name: line.heard for name, line in self.lines.items()}
        return {
            name: [CHANCE.sub(b"", message) for message in heard]
            for name, heard in (self.heard | lines).items()
        }


def modest(world: World, words: str) -> bool:
    """Moves that show nothing of a purse; who bids much makes a game short."""
    kernel = world.table.running().play.kernel
    code = world.table.running().play.game.code_of(words)
    return verb_of(code) != BID or amount_of(code) <= kernel.stack[-1].facts()["offer"] + 200


async def play_both(mine: World, other: World, moves: int, luck: Rng) -> None:
    """The same moves in both worlds, as long as both allow them."""
    for _ in range(moves):
        shared = sorted(words for words in mine.moves & other.moves if modest(mine, words))
        assert shared
        words = shared[luck.below(len(shared))]
        await mine.make(words)
        await other.make(words)


# By player, what he paid at the first auction. In the second of each pair the money of all but the
# first player is exchanged.
PAID = [
    ((100, 0, 500, 900, 1300), (100, 1300, 0, 500, 900)),
    ((300, 0, 0, 200, 1900), (300, 200, 1900, 0, 0)),
]


@pytest.mark.parametrize("number", range(len(PAID)))
@played
async def test_every_byte_is_the_same_with_the_purses_of_others_exchanged(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, number: int
) -> None:
    first, second = PAID[number]
    async with (
        second_auction(tmp_path / "first", first, monkeypatch) as mine,
        second_auction(tmp_path / "second", second, monkeypatch) as other,
    ):
        worlds = World(mine), World(other)
        await play_both(*worlds, 40, Rng.from_seed(f"purses {number}"))

        told, told_there = (world.told() for world in worlds)
        purses = [[desk.made.purse(player) for player in range(1, 6)] for desk in (mine, other)]
        assert purses[0] != purses[1]
        assert purses[0][0] == purses[1][0]
        for name in ("hall", "onlooker", "seat of 1", "page of 1"):
            assert len(told[name]) > 20
            assert told[name] == told_there[name], name
        # What is seen of one's own money is not the same: the test sees what there is to see.
        assert told["page of 2"] != told_there["page of 2"]
        assert told["seat of 2"] != told_there["seat of 2"]


@played
async def test_no_purse_but_his_own_is_in_what_a_player_is_sent(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    odd = (100, 0, 500, 900, 1300)
    async with second_auction(tmp_path / "one", odd, monkeypatch) as desk:
        world = World(desk)
        for name, heard in world.told().items():
            own = int(name[-1]) if name[-1].isdigit() else 0
            sent = b"".join(heard)
            for player in range(1, PLAYERS + 1):
                purse = str(desk.made.purse(player)).encode()
                if player != own:
                    assert not re.search(rb"\b" + purse + rb"\b", sent), (name, player)
                elif name.startswith("page"):
                    assert re.search(rb"\b" + purse + rb"\b", sent)
