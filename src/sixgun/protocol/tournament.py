"""Tournaments: the judge's console, the hall, and a player's own page.

Three views of the same tournament. The hall is public; a player also sees their own money, and the
judge sees everything. Players are numbers from 1 in the order of registration, tables from 1 in
each round; amounts are BANG!-dollars, dates milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sixgun.protocol.lobby import ClockRules
from sixgun.tournament import AnyAction, Author, Outcome, Role, Stage

__all__ = [
    "ActionRequest",
    "Attend",
    "AuctionLot",
    "BlockedAction",
    "CallAnswer",
    "CallMade",
    "CallRequest",
    "DrawnRound",
    "DrawnSeat",
    "DrawnTable",
    "ExtraTime",
    "FinalDuel",
    "HallMessage",
    "HallPlayer",
    "HallSeat",
    "HallTable",
    "HallView",
    "JudgeView",
    "LogLine",
    "NewTournament",
    "PlayedGame",
    "PlayerAccount",
    "PlayerView",
    "RankLine",
    "TournamentEntry",
    "TournamentList",
    "TournamentOpened",
]

Standing = Literal["active", "struck", "withdrawn", "disqualified"]
Secret = Annotated[str, Meta(max_length=100)]

# -- client messages -----------------------------------------------------------------------


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a new tournament; all fields except the name concern tables on the server."""

    name: Annotated[str, Meta(max_length=200)]
    online: bool = False  # the tables are on this server
    clock: ClockRules = ClockRules()
    absent_after: Annotated[int, Meta(ge=0, le=1000)] = 0  # decisions missed in a row; 0: never
    tempo: bool = True  # T116, the High Noon rule
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds of delay for the hall and spectators
    pace: Annotated[int, Meta(ge=0, le=10)] = 1  # bots: typical seconds for a move


class ActionRequest(Struct, forbid_unknown_fields=True):
    """An action of the judge. `after` is the number of log entries they have seen: if there are
    more by now, another judge was faster, and nothing is done."""

    after: Annotated[int, Meta(ge=0, le=2**53)]
    action: AnyAction
    reason: Annotated[str, Meta(max_length=2000)] = ""


class CallRequest(Struct, forbid_unknown_fields=True):
    """A player calls the judge (T125)."""

    words: Annotated[str, Meta(max_length=2000)] = ""


class ExtraTime(Struct, forbid_unknown_fields=True):
    """The judge gives more time to the player who is asked at a table."""

    seconds: Annotated[int, Meta(ge=1, le=3600)] = 60


class Attend(Struct, tag="attend", forbid_unknown_fields=True):
    """The first message on the WebSocket of a tournament: with the judge's secret for the console,
    with a player's code for their page, with neither for the hall."""

    version: int
    judge: Secret = ""
    player: Secret = ""


# -- public data ---------------------------------------------------------------------------


class TournamentOpened(Struct):
    """The secret is sent only once. It belongs after the # of the judge's link:
    /judge/ID#SECRET."""

    id: str
    judge: str


class TournamentEntry(Struct):
    """A tournament in the list."""

    id: str
    name: str
    stage: Stage
    round: int
    players: int
    online: bool


class TournamentList(Struct):
    tournaments: list[TournamentEntry]  # the latest first


class HallPlayer(Struct):
    player: int
    name: str
    state: Standing


class AuctionLot(Struct):
    """The current lot of an auction, and the standing offer."""

    chooser: int  # a player, as all numbers here
    character: str = ""  # "" while they choose
    offer: int = -1  # -1: not opened yet
    bidder: int = 0  # 0: none yet


class HallSeat(Struct):
    """One seat, as spectators see it; at a physical table little more than the names is known."""

    player: int
    name: str
    out: bool = False  # eliminated
    passive: bool = False  # has left the game (T90)
    character: str = ""
    life: int = -1  # -1: not known
    max_life: int = -1
    role: str = ""  # once it is shown; not revealed in the hall after the game
    paid: int = -1  # for their character; -1: not yet, and in the hall not after the auction
    here: bool = False  # connected


class HallTable(Struct):
    """A table of the current round, and its progress."""

    number: int
    state: Literal["waiting", "auction", "playing", "over"]
    seats: list[HallSeat]  # the first is the Sheriff's
    table: str = ""  # its id on the server, for watching
    since: int = 0  # when its game started
    turn: int = 0  # how many turns have started
    asked: int = 0  # the player to decide; 0: none, or unknown
    lot: AuctionLot | None = None
    sold: int = 0  # characters sold so far
    lots: int = 0
    reported: bool = False  # its result counts


class RankLine(Struct):
    """`place` is 0 for players who have left (T48)."""

    place: int
    player: int
    name: str
    state: Standing
    score: int
    opponents: int  # T47: the scores of all their opponents
    won: int  # games won
    lot: int  # the position of their lot; 0: not drawn yet
    tied: bool  # only a lot can break the tie, and it is not drawn yet
    final: bool  # plays the finals, by the current ranking


class FinalDuel(Struct):
    """A duel of the finals; the better ranked player comes first."""

    id: Literal["semi_1", "semi_2", "final"]
    kind: Literal["", "long", "short"]  # "" until it has started
    players: list[int]
    names: list[str]
    winner: int  # 0: not decided
    abandoned: bool
    state: Literal["waiting", "playing", "over"]
    table: str = ""  # its id on the server
    since: int = 0
    turn: int = 0
    asked: int = 0
    seats: list[HallSeat] = []  # the public state on the server


class HallView(Struct, tag="hall", kw_only=True):
    """The projector: without purses, and without the ranking before it is published."""

    id: str
    name: str
    online: bool
    stage: Stage
    round: int  # the last one drawn; 0: none yet
    rounds: int
    since: int  # when it was drawn
    players: list[HallPlayer]
    tables: list[HallTable]  # of that round
    byes: list[int]
    reported: int  # how many of the tables have reported
    ranking: list[RankLine]  # empty until it is published
    duels: list[FinalDuel]
    champion: int  # 0: none yet
    places: list[int]  # the players from the first place on, at the end


# -- a player's own data -------------------------------------------------------------------


class CallAnswer(Struct):
    entry: int
    words: str
    ruling: str  # a ruling like R52, if one applies


class CallMade(Struct):
    """A call for the judge, and the judge's answer."""

    entry: int
    at: int
    round: int
    table: int  # 0: not at a table
    player: int
    name: str
    words: str
    answers: list[CallAnswer]


class PlayedGame(Struct):
    """A round of one player; fields that are not reported yet are empty."""

    round: int
    table: int  # 0: a bye
    seat: int  # from 0; -1: none
    reported: bool
    role: Role | Literal[""] = ""
    character: str = ""
    paid: int = 0
    won: int = 0


class PlayerView(HallView, tag="player", kw_only=True):
    """The hall, and a player's own money (T45)."""

    me: int
    state: Standing
    purse: int  # for the next auction
    spent: int
    won: int
    warnings: int
    table: int  # their table in this round; 0: none
    seat: int  # from 0; -1: none
    at: str  # the id of their table or duel on the server; "" if there is none
    bound: Literal["", "here", "elsewhere"]  # the browser that plays for them: this or another
    calls: list[CallMade]  # their own
    games: list[PlayedGame]  # one for each round


# -- the judge's data ----------------------------------------------------------------------


class PlayerAccount(Struct):
    """A player's data, with everything the judge needs to know."""

    player: int
    name: str
    state: Standing
    bot: str  # the level; "" for a person
    purse: int
    spent: int
    won: int
    score: int
    warnings: int
    code: str  # for their link: /me/ID#CODE
    bound: bool  # a browser plays for them on the server
    here: bool  # and is connected to their table


class DrawnSeat(Struct):
    """A line of a record sheet; fields that are not reported yet are empty."""

    player: int
    name: str
    purse: int  # the most they can have paid
    role: Role | Literal[""] = ""
    character: str = ""
    paid: int = -1
    won: int = 0


class DrawnTable(Struct):
    number: int
    seats: list[DrawnSeat]
    roles: list[Role]  # the roles at a table of this size
    outcome: Outcome | Literal[""] = ""  # "" until it has reported
    by: Author | Literal[""] = ""  # who reported or last corrected it
    entry: int = 0  # its entry in the log
    table: str = ""  # its id on the server
    play: str = ""  # the id of its game, for the record


class DrawnRound(Struct):
    round: int
    seed: str
    at: int
    tables: list[DrawnTable]
    byes: list[int]


class LogLine(Struct):
    number: int
    at: int
    by: Author
    action: AnyAction
    reason: str
    undone_by: int  # the entry that undid it; 0: it counts


class BlockedAction(Struct):
    """Why an action is not possible: a refusal code with its facts."""

    code: str
    facts: dict[str, int | str]


class JudgeView(HallView, tag="judge", kw_only=True):
    """The hall without delay, with the current ranking, and everything else."""

    entries: int  # the length of the log: `after` of the next action
    wishes: NewTournament
    published: bool
    may: list[str]  # the actions that are possible now
    accounts: list[PlayerAccount]  # by player
    drawn: list[DrawnRound]
    calls: list[CallMade]
    log: list[LogLine]
    step: int  # amounts are multiples of it
    characters: list[str]  # the characters that may be on record sheets
    not_yet: dict[
        str, BlockedAction
    ]  # by action: why no tables can be drawn, and no ranking published


HallMessage = HallView | PlayerView | JudgeView
