"""The International Tournament: players, tables, purses, ranking, finals, all from one log.

Pure: no server, no clock, no files. The caller says what is done, when and by whom; `Tournament`
checks it, logs it and computes the resulting state.
"""

from sixgun.tournament.actions import (
    ACTIONS,
    Action,
    AnyAction,
    BeginDuels,
    CallJudge,
    ClockSettings,
    Correct,
    Decide,
    Disqualify,
    Draw,
    NewPlayer,
    Open,
    Publish,
    Register,
    Rename,
    Report,
    Rule,
    Strike,
    Undo,
    Warn,
    Withdraw,
    tag_of,
)
from sixgun.tournament.errors import TournamentError
from sixgun.tournament.exports import EXPORTS, FORMATS, export
from sixgun.tournament.log import Author, LogEntry, format_log, parse_action, parse_log
from sixgun.tournament.money import PURSE, STEP, WINNERS, WINNINGS, roles_of
from sixgun.tournament.player_import import LARGEST_LIST, parse_players
from sixgun.tournament.ranking import Rank
from sixgun.tournament.results import Outcome, Role, SeatResult, TableResult
from sixgun.tournament.sheet_rules import CHARACTERS
from sixgun.tournament.state import (
    FEWEST_PLAYERS,
    ROUNDS,
    BracketDuel,
    RoundTable,
    Stage,
    TournamentPlayer,
    TournamentRound,
    TournamentSettings,
    TournamentState,
)
from sixgun.tournament.tournament import Balance, Tournament

__all__ = [
    "ACTIONS",
    "CHARACTERS",
    "EXPORTS",
    "FEWEST_PLAYERS",
    "FORMATS",
    "LARGEST_LIST",
    "PURSE",
    "ROUNDS",
    "STEP",
    "WINNERS",
    "WINNINGS",
    "Action",
    "AnyAction",
    "Author",
    "Balance",
    "BeginDuels",
    "BracketDuel",
    "CallJudge",
    "ClockSettings",
    "Correct",
    "Decide",
    "Disqualify",
    "Draw",
    "LogEntry",
    "NewPlayer",
    "Open",
    "Outcome",
    "Publish",
    "Rank",
    "Register",
    "Rename",
    "Report",
    "Role",
    "RoundTable",
    "Rule",
    "SeatResult",
    "Stage",
    "Strike",
    "TableResult",
    "Tournament",
    "TournamentError",
    "TournamentPlayer",
    "TournamentRound",
    "TournamentSettings",
    "TournamentState",
    "Undo",
    "Warn",
    "Withdraw",
    "export",
    "format_log",
    "parse_action",
    "parse_log",
    "parse_players",
    "roles_of",
    "tag_of",
]
