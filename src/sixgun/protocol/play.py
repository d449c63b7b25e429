"""Messages of a table's socket. Numbers are seats, figures and cards; a card that the reader may
not know has no number, so there is nothing to follow it by."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from sixgun.protocol.lobby import TableInfo

__all__ = [
    "VERSION",
    "AskHint",
    "AskWhy",
    "Asked",
    "Catalogue",
    "ChatLine",
    "ClientMessage",
    "Clock",
    "ComeBack",
    "Events",
    "GameDealt",
    "Hello",
    "Hint",
    "Hurry",
    "MakeMove",
    "MoreTime",
    "MoveOption",
    "Ping",
    "Pong",
    "Presence",
    "Proof",
    "Refused",
    "Replay",
    "Say",
    "ServerMessage",
    "TableChanged",
    "View",
    "Welcome",
    "Why",
]

VERSION = 1

Fact = int | str
Count = Annotated[int, Meta(ge=0, le=2**53)]
MoveText = Annotated[str, Meta(max_length=200)]

# -- what a client says --------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. `play` and `told` name the game and how many of its events are known
    already; the rest is told again."""

    version: int
    play: Annotated[str, Meta(max_length=60)] = ""
    told: Count = 0


class MakeMove(Struct, tag="move", forbid_unknown_fields=True):
    """An answer to the decision with this number. One that comes late or twice does no harm."""

    ply: Count
    move: MoveText


class AskWhy(Struct, tag="ask_why", forbid_unknown_fields=True):
    """Why can this not be done now?"""

    ply: Count
    move: MoveText


class AskHint(Struct, tag="ask_hint", forbid_unknown_fields=True):
    ply: Count


class MoreTime(Struct, tag="more_time", forbid_unknown_fields=True):
    ply: Count


class ComeBack(Struct, tag="come_back", forbid_unknown_fields=True):
    """I am here again: the bot that sits in may go."""


class Hurry(Struct, tag="hurry", forbid_unknown_fields=True):
    """I am out: where bots alone are left, let them play to the end without a pause."""


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    n: Count = 0


ClientMessage = Hello | MakeMove | AskWhy | AskHint | MoreTime | ComeBack | Hurry | Say | Ping

# -- what the server says ------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """The answer to hello: the table, and which seat is yours (-1: you look on)."""

    version: int
    seat: int
    table: TableInfo
    chat: list[ChatLine]
    time: int  # milliseconds since 1970


class TableChanged(Struct, tag="table"):
    table: TableInfo
    seat: int


class Catalogue(Struct):
    """The words for the numbers of a game. All of it is printed on the cards."""

    cards: list[str]  # "bang-6D"
    figures: list[str]
    owners: list[int]  # by figure: its seat
    roles: list[str]
    sides: list[str]  # The Duel, by seat: the side it plays
    backs: list[str]  # The Duel: of cards, as views number them


class GameDealt(Struct, tag="dealt"):
    """A game begins, or goes on. `promise` is the hash of its seed, salt and wishes."""

    play: str
    number: int
    names: list[str]  # by seat, as in the record
    catalogue: Catalogue
    promise: str


class Clock(Struct, tag="clock"):
    """How long the one who is asked still has: first for this decision, then from his bank."""

    seat: int
    decision: int  # milliseconds
    bank: int
    times: int  # how often he may still ask for more


class MoveOption(Struct, omit_defaults=True):
    """A legal move: the words to send, and what they mean."""

    move: str
    verb: str
    card: int = -1
    kind: str = ""  # what the card is played as; a character on offer
    figure: int = -1  # the target: a figure, a card in play, or a word
    at_card: int = -1
    word: str = ""
    amount: int = -1  # of money, in a bid
    chance: float = -1.0  # that a card turned up for it is the one hoped for


class Asked(Struct):
    """The decision that everybody waits for. Only whoever has to make it sees the moves."""

    ply: int
    seat: int
    prompt: str
    moves: list[MoveOption] = []
    clock: Clock | None = None


class View(Struct, tag="view"):
    """All that a seat may know, and the events that it has not been told of yet."""

    play: str
    told: int  # events before those given here
    events: list[dict[str, Any]]
    view: dict[str, Any]
    asked: Asked | None
    cuts: list[int] = []  # places in `events` where those of another move begin


class Events(Struct, tag="events"):
    """What has just happened, and what is different in the view from now on."""

    told: int
    events: list[dict[str, Any]]
    changes: dict[str, Any]
    asked: Asked | None


class Replay(Struct):
    """A finished game as a table would have told it, from one seat (-1: an onlooker, -2: all cards
    open)."""

    seat: int
    game: str
    options: dict[str, str]  # as in the record
    result: str
    dealt: GameDealt
    first: View
    moves: list[Events]


class Refused(Struct, tag="refused"):
    """Something cannot be done. Words for the codes are the client's."""

    code: str
    facts: dict[str, Fact] = {}
    ply: int = -1


class Why(Struct, tag="why"):
    """The rule that refuses a move; without a code it is legal."""

    ply: int
    move: str
    code: str = ""
    facts: dict[str, Fact] = {}


class Hint(Struct, tag="hint"):
    """What a marshal would do here, and why."""

    ply: int
    move: str
    reason: str
    facts: dict[str, Fact]
    chance: float | None  # to win
    roles: list[dict[str, float]]  # by seat: what he takes everybody for


class ChatLine(Struct, tag="chat"):
    name: str
    text: str
    at: int
    seat: int = -1


class Presence(Struct, tag="presence"):
    """Who is connected, for whom a bot plays, and how many look on."""

    here: list[bool]
    sits_in: list[bool]
    onlookers: int


class Proof(Struct, tag="proof"):
    """After the end: all that is needed to check the deal, the moves and the result."""

    play: str
    record: str


class Pong(Struct, tag="pong"):
    n: int
    time: int


ServerMessage = (
    Welcome
    | TableChanged
    | GameDealt
    | View
    | Events
    | Clock
    | Refused
    | Why
    | Hint
    | ChatLine
    | Presence
    | Proof
    | Pong
)
