"""Messages of a table's WebSocket. Numbers are seats, figures and cards; a card that the reader may
not know has no number, so that it cannot be tracked."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

from sixgun.protocol.lobby import TableInfo
from sixgun.protocol.sentences import Sentence

__all__ = [
    "VERSION",
    "AskHint",
    "AskWhy",
    "Catalogue",
    "ChatLine",
    "ClientMessage",
    "ClockState",
    "ComeBack",
    "Events",
    "GameDealt",
    "GameProof",
    "Hello",
    "Hint",
    "Hurry",
    "MakeMove",
    "MoreTime",
    "MoveOption",
    "PendingDecision",
    "Ping",
    "Pong",
    "Presence",
    "Refused",
    "Replay",
    "Say",
    "ServerMessage",
    "TableChanged",
    "ViewMessage",
    "Welcome",
    "Why",
]

VERSION = 1

Fact = int | str
Count = Annotated[int, Meta(ge=0, le=2**53)]
MoveText = Annotated[str, Meta(max_length=200)]

# -- client messages -----------------------------------------------------------------------


class Hello(Struct, tag="hello", forbid_unknown_fields=True):
    """The first message. `play` and `told` say which game and how many of its events you already
    have; the server sends the rest."""

    version: int
    play: Annotated[str, Meta(max_length=60)] = ""
    told: Count = 0


class MakeMove(Struct, tag="move", forbid_unknown_fields=True):
    """An answer to the decision with this number. Late and duplicate answers are harmless."""

    ply: Count
    move: MoveText


class AskWhy(Struct, tag="ask_why", forbid_unknown_fields=True):
    """Ask why a move is not legal now."""

    ply: Count
    move: MoveText


class AskHint(Struct, tag="ask_hint", forbid_unknown_fields=True):
    ply: Count


class MoreTime(Struct, tag="more_time", forbid_unknown_fields=True):
    ply: Count


class ComeBack(Struct, tag="come_back", forbid_unknown_fields=True):
    """You are back: the substitute bot leaves."""


class Hurry(Struct, tag="hurry", forbid_unknown_fields=True):
    """You are eliminated: if only bots are left, let them play to the end without pauses."""


class Say(Struct, tag="say", forbid_unknown_fields=True):
    text: Annotated[str, Meta(min_length=1, max_length=300)]


class Ping(Struct, tag="ping", forbid_unknown_fields=True):
    n: Count = 0


ClientMessage = Hello | MakeMove | AskWhy | AskHint | MoreTime | ComeBack | Hurry | Say | Ping

# -- server messages -----------------------------------------------------------------------


class Welcome(Struct, tag="welcome"):
    """The response to hello: the table, and your seat (-1: you are a spectator)."""

    version: int
    seat: int
    table: TableInfo
    chat: list[ChatLine]
    time: int  # milliseconds since 1970


class TableChanged(Struct, tag="table"):
    table: TableInfo
    seat: int


class Catalogue(Struct):
    """The ids for the numbers of a game, all public."""

    cards: list[str]  # "bang-6D"
    figures: list[str]
    owners: list[int]  # by figure: its seat
    roles: list[str]
    sides: list[str]  # The Duel, by seat: the side it plays
    backs: list[str]  # The Duel: the backs of cards, as views number them


class GameDealt(Struct, tag="dealt"):
    """A game starts or resumes. `promise` is the hash of its seed, salt and options."""

    play: str
    number: int
    names: list[str]  # by seat, as in the record
    catalogue: Catalogue
    promise: str


class ClockState(Struct, tag="clock"):
    """The time left for the player who is asked: first for this decision, then from their bank."""

    seat: int
    decision: int  # milliseconds
    bank: int
    times: int  # how often they may still ask for more


class MoveOption(Struct, omit_defaults=True):
    """A legal move: the text to send, and its parts."""

    move: str
    verb: str
    card: int = -1
    kind: str = ""  # the kind the card is played as; a character on offer
    figure: int = -1  # the target: a figure, a card in play, or a word
    at_card: int = -1
    word: str = ""
    amount: int = -1  # the money of a bid
    chance: float = -1.0  # the probability that a card turned up for it is a success
    title: Sentence | None = None  # what it means: "Take the hit"
    detail: Sentence | None = None  # and what follows: "Lose 1 life: 3 → 2"


class PendingDecision(Struct):
    """The current decision. Only the player who has to make it sees the moves and the detail."""

    ply: int
    seat: int
    prompt: str
    moves: list[MoveOption] = []
    clock: ClockState | None = None
    title: Sentence | None = None  # the question; for the others: whom they are waiting for
    detail: Sentence | None = None


class ViewMessage(Struct, tag="view"):
    """Everything a seat may know, and the events that it does not have yet."""

    play: str
    told: int  # the number of earlier events
    events: list[dict[str, Any]]
    view: dict[str, Any]
    asked: PendingDecision | None
    log: list[Sentence] = []  # what happened, in sentences


class Events(Struct, tag="events"):
    """New events, and the changes to the view."""

    told: int
    events: list[dict[str, Any]]
    changes: dict[str, Any]
    asked: PendingDecision | None
    log: list[Sentence] = []  # what happened, in sentences


class Replay(Struct):
    """A finished game as its table broadcast it to one seat (-1: a spectator, -2: all cards
    open)."""

    seat: int
    game: str
    options: dict[str, str]  # as in the record
    result: str
    dealt: GameDealt
    first: ViewMessage
    moves: list[Events]


class Refused(Struct, tag="refused"):
    """A request is refused. The client has the texts for the codes."""

    code: str
    facts: dict[str, Fact] = {}
    ply: int = -1


class Why(Struct, tag="why"):
    """The rule that refuses a move; without a code the move is legal."""

    ply: int
    move: str
    code: str = ""
    facts: dict[str, Fact] = {}


class Hint(Struct, tag="hint"):
    """The move that the marshal bot suggests here, and why."""

    ply: int
    move: str
    reason: str
    facts: dict[str, Fact]
    chance: float | None  # the probability of winning
    roles: list[dict[str, float]]  # by seat: the roles it considers likely


class ChatLine(Struct, tag="chat"):
    name: str
    text: str
    at: int
    seat: int = -1


class Presence(Struct, tag="presence"):
    """The connected seats, the seats with a substitute bot, and the number of spectators."""

    here: list[bool]
    sits_in: list[bool]
    onlookers: int


class GameProof(Struct, tag="proof"):
    """After the end: the record, to verify the deal, the moves and the result."""

    play: str
    record: str


class Pong(Struct, tag="pong"):
    n: int
    time: int


ServerMessage = (
    Welcome
    | TableChanged
    | GameDealt
    | ViewMessage
    | Events
    | ClockState
    | Refused
    | Why
    | Hint
    | ChatLine
    | Presence
    | GameProof
    | Pong
)
