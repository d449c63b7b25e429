"""Requests and responses of the lobby: users, tables, seats, records."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

__all__ = [
    "AllTables",
    "ClockRules",
    "GameInfo",
    "GameList",
    "Health",
    "LoginLink",
    "NewGuest",
    "NewTable",
    "OptionInfo",
    "RecordEntry",
    "RecordList",
    "RematchRequest",
    "SeatBotRequest",
    "SeatInfo",
    "TableEntry",
    "TableInfo",
    "TableList",
    "TakenSeat",
    "User",
]

Value = bool | int | str | list[str]  # the value of a game option

# -- users ---------------------------------------------------------------------------------

# Documentation only: the server refuses other names with `bad_person_name`. It counts visible
# characters, so a `maxLength` of the whole string would be wrong.
Name = Annotated[
    str, Meta(extra_json_schema={"minLength": 1, "description": "1 to 40 visible characters"})
]


class NewGuest(Struct, forbid_unknown_fields=True):
    """Create a guest; with a cookie, rename the current one."""

    name: Name


class User(Struct):
    """The user of this browser. The secret is only in a cookie."""

    id: str
    name: str


class LoginLink(Struct):
    """A code to use the same identity on a second device: valid once, for a short time."""

    code: str
    seconds: int


# -- games that can be played --------------------------------------------------------------


class OptionInfo(Struct):
    """An option of a game: its default, and the possible values."""

    name: str
    usual: Value
    choices: list[str] = []
    least: int | None = None
    most: int | None = None


class GameInfo(Struct):
    id: str
    options: list[OptionInfo]
    seats: dict[str, list[int]] = {}  # by variant: the possible numbers of players


class GameList(Struct):
    games: list[GameInfo]
    bots: list[str]  # levels, from the weakest


# -- tables --------------------------------------------------------------------------------


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds. Every decision has its own time; after that, time comes out of the player's bank for
    the game. With 0 for both there is no time limit."""

    decision: Annotated[int, Meta(ge=0, le=3600)] = 0
    bank: Annotated[int, Meta(ge=0, le=86400)] = 0
    more: Annotated[int, Meta(ge=0, le=3600)] = 30  # seconds added by "more time"
    times: Annotated[int, Meta(ge=0, le=100)] = 3  # how often a player may ask for it


class NewTable(Struct, forbid_unknown_fields=True):
    """The options of a new table."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Value] = {}  # by name; the others have their defaults
    bots: list[Annotated[str, Meta(max_length=100)]] = []  # seated at once, after the host
    public: bool = False  # listed publicly while it is gathering
    clock: ClockRules = ClockRules()
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds of delay for spectators
    pace: Annotated[int, Meta(ge=0, le=10)] = 1  # bots: typical seconds for a move
    watching: bool = True  # spectators may watch
    sit: bool = True  # the host takes the first seat


class SeatInfo(Struct):
    """One seat of a table."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""  # the level of a bot, also of a substitute
    person: str = ""  # the user: an opaque id
    here: bool = False  # connected
    sits_in: bool = False  # a bot substitutes for an absent player


class TableInfo(Struct):
    """The public data of a table."""

    id: str
    game: str
    options: dict[str, Value]
    state: Literal["gathering", "playing", "over"]
    seats: list[SeatInfo]
    host: str  # a user id, as in the seats
    public: bool
    watching: bool
    clock: ClockRules
    delay: int
    pace: int
    round: int  # how many games were started here
    play: str = ""  # the current or last game
    onlookers: int = 0
    tournament: str = ""  # the tournament it belongs to, if any: then it has no host


class TableEntry(Struct):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Value]
    state: Literal["gathering", "playing", "over"]
    taken: int
    seats: int
    host: str  # the host's name
    mine: bool  # you have a seat there
    my_turn: bool = False  # in your own list: a decision waits for you
    tournament: str = ""  # the tournament it belongs to, if any


class TableList(Struct):
    open: list[TableEntry]
    mine: list[TableEntry]


class AllTables(Struct):
    """All tables, for the operator."""

    tables: list[TableEntry]


class SeatBotRequest(Struct, forbid_unknown_fields=True):
    """A bot for a seat: a level, as in "detective" or "marshal:seconds=2"."""

    bot: Annotated[str, Meta(min_length=1, max_length=100)]


class TakenSeat(Struct):
    """The seat you got."""

    seat: int
    table: TableInfo


class RematchRequest(Struct, forbid_unknown_fields=True):
    """The next game at a table: whether survivors keep their characters, and whether the Sheriff's
    role moves on to the next player."""

    keep: bool = False
    pass_sheriff: bool = False


# -- records -------------------------------------------------------------------------------


class RecordEntry(Struct):
    id: str
    game: str
    options: dict[str, str]  # as in the record
    names: list[str]
    result: str
    ended: int  # milliseconds since 1970


class RecordList(Struct):
    records: list[RecordEntry]


class Health(Struct):
    status: Literal["ok"]
    version: str
    form: str  # the build of the rules: "pure" or "compiled"
    tables: int
    connections: int
