"""The International Tournament: players, tables, purses, ranking, finals, all from one log.

Pure: no server, no clock, no files. The caller says what is done, when and by whom; `Tournament`
checks it, logs it and computes the resulting state.
"""

from sixgun.tournament.actions import (
    ACTIONS,
    Action,
    AnyAction,
    BeginDuels,
    Call,
    Clock,
    Correct,
    Decide,
    Disqualify,
    Draw,
    Entrant,
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
from sixgun.tournament.exporting import EXPORTS, FORMS, export
from sixgun.tournament.importing import LARGEST_LIST, read_players
from sixgun.tournament.log import By, Entry, read_action, read_log, write_log
from sixgun.tournament.money import PURSE, STEP, WINNERS, WINNINGS, roles_of
from sixgun.tournament.ranking import Rank
from sixgun.tournament.results import Outcome, Result, Role, SeatResult
from sixgun.tournament.sheet_rules import CHARACTERS
from sixgun.tournament.state import (
    FEWEST,
    ROUNDS,
    Duel,
    Player,
    Round,
    Settings,
    Stage,
    State,
    Table,
)
from sixgun.tournament.tournament import Account, Tournament

__all__ = [
    "ACTIONS",
    "CHARACTERS",
    "EXPORTS",
    "FEWEST",
    "FORMS",
    "LARGEST_LIST",
    "PURSE",
    "ROUNDS",
    "STEP",
    "WINNERS",
    "WINNINGS",
    "Account",
    "Action",
    "AnyAction",
    "BeginDuels",
    "By",
    "Call",
    "Clock",
    "Correct",
    "Decide",
    "Disqualify",
    "Draw",
    "Duel",
    "Entrant",
    "Entry",
    "Open",
    "Outcome",
    "Player",
    "Publish",
    "Rank",
    "Register",
    "Rename",
    "Report",
    "Result",
    "Role",
    "Round",
    "Rule",
    "SeatResult",
    "Settings",
    "Stage",
    "State",
    "Strike",
    "Table",
    "Tournament",
    "TournamentError",
    "Undo",
    "Warn",
    "Withdraw",
    "export",
    "read_action",
    "read_log",
    "read_players",
    "roles_of",
    "tag_of",
    "write_log",
]
