"""Tournaments: the judge's console, the hall, and a player's own page.

Three views of one thing. What the hall sees, everybody may see; a player sees his own money
besides, the judge everything. Players are numbers from 1 in the order of registration, tables from
1 in each round; amounts are BANG!-dollars, dates milliseconds since 1970.
"""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sixgun.protocol.lobby import ClockRules
from sixgun.tournament import AnyAction, By, Outcome, Role, Stage

__all__ = [
    "Account",
    "Attend",
    "CallAnswer",
    "CallMade",
    "CallWish",
    "Deed",
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
    "Lot",
    "NewTournament",
    "NotYet",
    "PlayedGame",
    "PlayerView",
    "RankLine",
    "TournamentEntry",
    "TournamentOpened",
    "Tournaments",
]

Standing = Literal["active", "struck", "withdrawn", "disqualified"]
Secret = Annotated[str, Meta(max_length=100)]

# -- what a client says --------------------------------------------------------------------


class NewTournament(Struct, frozen=True, forbid_unknown_fields=True):
    """A tournament as its judge wishes it; all but the name is for tables on the server."""

    name: Annotated[str, Meta(max_length=200)]
    online: bool = False  # its tables are on this server
    clock: ClockRules = ClockRules()
    absent_after: Annotated[int, Meta(ge=0, le=1000)] = 0  # decisions missed in a row; 0: never
    tempo: bool = True  # T116, the High Noon rule
    delay: Annotated[int, Meta(ge=0, le=3600)] = 0  # seconds that hall and onlookers are behind
    pace: Annotated[int, Meta(ge=0, le=10)] = 1  # of the bots: seconds that a move usually takes


class Deed(Struct, forbid_unknown_fields=True):
    """Something that the judge does. `after` is how many entries he has seen: if there are more by
    now, somebody else was faster, and nothing is done."""

    after: Annotated[int, Meta(ge=0, le=2**53)]
    action: AnyAction
    reason: Annotated[str, Meta(max_length=2000)] = ""


class CallWish(Struct, forbid_unknown_fields=True):
    """A player wants the judge (T125)."""

    words: Annotated[str, Meta(max_length=2000)] = ""


class ExtraTime(Struct, forbid_unknown_fields=True):
    """The judge gives more time to whoever is asked at a table."""

    seconds: Annotated[int, Meta(ge=1, le=3600)] = 60


class Attend(Struct, tag="attend", forbid_unknown_fields=True):
    """The first message on the socket of a tournament: with the judge's secret for his console,
    with a player's code for his page, with neither for the hall."""

    version: int
    judge: Secret = ""
    player: Secret = ""


# -- what everybody may see ----------------------------------------------------------------


class TournamentOpened(Struct):
    """The secret is told once, and belongs behind the # of the judge's link: /judge/ID#SECRET."""

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


class Tournaments(Struct):
    tournaments: list[TournamentEntry]  # the latest first


class HallPlayer(Struct):
    player: int
    name: str
    state: Standing


class Lot(Struct):
    """The character on the block, and what is offered."""

    chooser: int  # a player, as all numbers here
    character: str = ""  # "" while he chooses
    offer: int = -1  # -1: not opened yet
    bidder: int = 0  # 0: nobody yet


class HallSeat(Struct):
    """One seat, as those who look on see it; of a real table little more than names is known."""

    player: int
    name: str
    out: bool = False  # eliminated
    passive: bool = False  # has left the game (T90)
    character: str = ""
    life: int = -1  # -1: not known
    max_life: int = -1
    role: str = ""  # when it is shown, and not told in the hall after the game
    paid: int = -1  # for his character; -1: not yet, and in the hall not after the auction
    here: bool = False  # connected


class HallTable(Struct):
    """A table of the round that is played, and how far it has come."""

    number: int
    state: Literal["waiting", "auction", "playing", "over"]
    seats: list[HallSeat]  # the first is the Sheriff's
    table: str = ""  # its id on the server, to look on
    since: int = 0  # when its game began
    turn: int = 0  # how many turns have begun
    asked: int = 0  # the player who is waited for; 0: nobody, or not known
    lot: Lot | None = None
    sold: int = 0  # characters
    lots: int = 0
    reported: bool = False  # its result counts


class RankLine(Struct):
    """`place` is 0 for those who have left (T48)."""

    place: int
    player: int
    name: str
    state: Standing
    score: int
    opponents: int  # T47: the scores of all whom he met
    won: int  # games
    lot: int  # its place among all lots; 0: not drawn yet
    tied: bool  # only a lot can tell him from another one, and it is not drawn yet
    final: bool  # plays the finals, as things stand


class FinalDuel(Struct):
    """A duel of the finals; the better ranked player stands first."""

    id: Literal["semi_1", "semi_2", "final"]
    kind: Literal["", "long", "short"]  # "" until it has begun
    players: list[int]
    names: list[str]
    winner: int  # 0: not decided
    abandoned: bool
    state: Literal["waiting", "playing", "over"]
    table: str = ""  # its id on the server
    since: int = 0
    turn: int = 0
    asked: int = 0
    seats: list[HallSeat] = []  # what lies open on the server


class HallView(Struct, tag="hall", kw_only=True):
    """The projector: no purse, and no ranking before it is published."""

    id: str
    name: str
    online: bool
    stage: Stage
    round: int  # the last that was drawn; 0: none yet
    rounds: int
    since: int  # when it was drawn
    players: list[HallPlayer]
    tables: list[HallTable]  # of that round
    byes: list[int]
    reported: int  # how many of the tables
    ranking: list[RankLine]  # empty until it is published
    duels: list[FinalDuel]
    champion: int  # 0: none yet
    places: list[int]  # the players from the first place on, when all is over


# -- what one player may see ---------------------------------------------------------------


class CallAnswer(Struct):
    entry: int
    words: str
    ruling: str  # like R52, if it goes by one


class CallMade(Struct):
    """Somebody has called the judge, and what he said."""

    entry: int
    at: int
    round: int
    table: int  # 0: away from one
    player: int
    name: str
    words: str
    answers: list[CallAnswer]


class PlayedGame(Struct):
    """A round of one player; what is not reported yet is empty."""

    round: int
    table: int  # 0: he had a bye
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
    table: int  # where he sits in this round; 0: nowhere
    seat: int  # from 0; -1: nowhere
    at: str  # the id of his table on the server, a duel's too; "" if there is none
    bound: Literal["", "here", "elsewhere"]  # whose browser plays for him on the server
    calls: list[CallMade]  # his own
    games: list[PlayedGame]  # one for each round


# -- what the judge sees -------------------------------------------------------------------


class Account(Struct):
    """What a player has, and what the judge needs to know of him."""

    player: int
    name: str
    state: Standing
    bot: str  # the level; "" for a person
    purse: int
    spent: int
    won: int
    score: int
    warnings: int
    code: str  # for his link: /me/ID#CODE
    bound: bool  # a browser plays for him on the server
    here: bool  # and is connected to his table


class DrawnSeat(Struct):
    """A line of a record sheet; what is not reported yet is empty."""

    player: int
    name: str
    purse: int  # the most that he can have paid
    role: Role | Literal[""] = ""
    character: str = ""
    paid: int = -1
    won: int = 0


class DrawnTable(Struct):
    number: int
    seats: list[DrawnSeat]
    roles: list[Role]  # that a table of this size has
    outcome: Outcome | Literal[""] = ""  # "" until it has reported
    by: By | Literal[""] = ""  # who has reported it, or corrected it last
    entry: int = 0  # and where it stands in the log
    table: str = ""  # its id on the server
    play: str = ""  # and that of its game, for the record


class DrawnRound(Struct):
    round: int
    seed: str
    at: int
    tables: list[DrawnTable]
    byes: list[int]


class LogLine(Struct):
    number: int
    at: int
    by: By
    action: AnyAction
    reason: str
    undone_by: int  # the entry; 0: it counts


class NotYet(Struct):
    """Why something cannot be done: a code of the refusals, with its facts."""

    code: str
    facts: dict[str, int | str]


class JudgeView(HallView, tag="judge", kw_only=True):
    """The hall without delay, with the ranking as it stands, and everything else."""

    entries: int  # of the log: `after` of the next deed
    wishes: NewTournament
    published: bool
    may: list[str]  # the actions of which some can be done now
    accounts: list[Account]  # by player
    drawn: list[DrawnRound]
    calls: list[CallMade]
    log: list[LogLine]
    step: int  # amounts are multiples of it
    characters: list[str]  # that stand on record sheets
    not_yet: dict[str, NotYet]  # why no tables can be drawn, and no ranking published, by action


HallMessage = HallView | PlayerView | JudgeView
