"""Requests and answers of the lobby: people, tables, seats, records."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

__all__ = [
    "AllTables",
    "BotWish",
    "Chair",
    "ClockRules",
    "GameKind",
    "Games",
    "Health",
    "Link",
    "NewGuest",
    "NewTable",
    "Option",
    "Person",
    "Place",
    "RecordEntry",
    "Records",
    "RematchWish",
    "TableEntry",
    "TableInfo",
    "Tables",
]

Value = bool | int | str | list[str]  # of an option of a game

# -- people --------------------------------------------------------------------------------

# Only described: what is too long, or cannot be seen, the server refuses with a code of its own.
Name = Annotated[str, Meta(extra_json_schema={"minLength": 1, "maxLength": 40})]


class NewGuest(Struct, forbid_unknown_fields=True):
    """Somebody comes in; again with a cookie, it is a new name."""

    name: Name


class Person(Struct):
    """Who this browser is. Its secret is in a cookie, and nowhere else."""

    id: str
    name: str


class Link(Struct):
    """For a second device: good once, and not for long."""

    code: str
    seconds: int


# -- games that can be played --------------------------------------------------------------


class Option(Struct):
    """A wish for a game: its usual value, and between which it can be chosen."""

    name: str
    usual: Value
    choices: list[str] = []
    least: int | None = None
    most: int | None = None


class GameKind(Struct):
    id: str
    options: list[Option]
    seats: dict[str, list[int]] = {}  # by variant: for how many it is, if that can be chosen


class Games(Struct):
    games: list[GameKind]
    bots: list[str]  # levels, from the weakest


# -- tables --------------------------------------------------------------------------------


class ClockRules(Struct, frozen=True, forbid_unknown_fields=True):
    """Seconds. Every decision has some for itself, and what it takes longer comes out of the
    player's bank for the game. Without any time nobody is hurried."""

    decision: Annotated[int, Meta(ge=0, le=3600)] = 0
    bank: Annotated[int, Meta(ge=0, le=86400)] = 0
    more: Annotated[int, Meta(ge=0, le=3600)] = 30  # what "more time" adds
    times: Annotated[int, Meta(ge=0, le=100)] = 3  # how often somebody may ask for it


class NewTable(Struct, forbid_unknown_fields=True):
    """A table as its host wishes it."""

    game: Annotated[str, Meta(max_length=40)]
    options: dict[str, Value] = {}  # by name; those left out are as usual
    bots: list[Annotated[str, Meta(max_length=100)]] = []  # sit down at once, behind the host
    public: bool = False  # listed for everybody while it gathers
    clock: ClockRules = ClockRules()
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds that onlookers are behind
    pace: Annotated[int, Meta(ge=0, le=10)] = 1  # of the bots: seconds that a move usually takes
    watching: bool = True  # whether onlookers are let in
    sit: bool = True  # the host takes the first seat


class Chair(Struct):
    """One seat of a table."""

    kind: Literal["open", "person", "bot"]
    name: str = ""
    bot: str = ""  # the level of a bot, or of the one that sits in
    person: str = ""  # whose it is: an id that tells nobody anything
    here: bool = False  # connected
    sits_in: bool = False  # a bot plays for the absent


class TableInfo(Struct):
    """A table as everybody may see it."""

    id: str
    game: str
    options: dict[str, Value]
    state: Literal["gathering", "playing", "over"]
    seats: list[Chair]
    host: str  # a person's id, as in the chairs
    public: bool
    watching: bool
    clock: ClockRules
    delay: int
    pace: int
    round: int  # how many games were begun here
    play: str = ""  # the game that is or was played
    onlookers: int = 0
    tournament: str = ""  # to which it belongs: then nobody is its host


class TableEntry(Struct):
    """A table in a list."""

    id: str
    game: str
    options: dict[str, Value]
    state: Literal["gathering", "playing", "over"]
    taken: int
    seats: int
    host: str  # by name
    mine: bool  # I have a seat there
    my_turn: bool = False  # in the list of one's own: a decision waits for me
    tournament: str = ""  # to which it belongs


class Tables(Struct):
    open: list[TableEntry]
    mine: list[TableEntry]


class AllTables(Struct):
    """For the operator."""

    tables: list[TableEntry]


class BotWish(Struct, forbid_unknown_fields=True):
    """A bot for a seat: a level, as in "detective" or "marshal:seconds=2"."""

    bot: Annotated[str, Meta(min_length=1, max_length=100)]


class Place(Struct):
    """The seat that somebody has got."""

    seat: int
    table: TableInfo


class RematchWish(Struct, forbid_unknown_fields=True):
    """The next game at a table: whether survivors keep their characters, and whether the Sheriff's
    role goes round."""

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


class Records(Struct):
    records: list[RecordEntry]


class Health(Struct):
    status: Literal["ok"]
    version: str
    form: str  # of the rules: "pure" or "compiled"
    tables: int
    connections: int
