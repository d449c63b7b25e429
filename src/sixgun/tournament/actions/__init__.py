"""All actions of a tournament: one small class each, with its check and its effect."""

from sixgun.tournament.actions.action import Action
from sixgun.tournament.actions.conduct import CallJudge, Disqualify, Rule, Warn, Withdraw
from sixgun.tournament.actions.duels import BeginDuels, Decide, Publish
from sixgun.tournament.actions.opening import ClockSettings, Open
from sixgun.tournament.actions.registration import NewPlayer, Register, Rename, Strike
from sixgun.tournament.actions.rounds import Correct, Draw, Report
from sixgun.tournament.actions.undo import Undo

__all__ = [
    "ACTIONS",
    "Action",
    "AnyAction",
    "BeginDuels",
    "CallJudge",
    "ClockSettings",
    "Correct",
    "Decide",
    "Disqualify",
    "Draw",
    "NewPlayer",
    "Open",
    "Publish",
    "Register",
    "Rename",
    "Report",
    "Rule",
    "Strike",
    "Undo",
    "Warn",
    "Withdraw",
    "tag_of",
]

AnyAction = (
    Open
    | Register
    | Rename
    | Strike
    | Draw
    | Report
    | Correct
    | Withdraw
    | Warn
    | Disqualify
    | Publish
    | BeginDuels
    | Decide
    | CallJudge
    | Rule
    | Undo
)

ACTIONS: dict[str, type[Action]] = {
    str(kind.__struct_config__.tag): kind
    for kind in (
        *(Open, Register, Rename, Strike, Draw, Report, Correct, Withdraw, Warn, Disqualify),
        *(Publish, BeginDuels, Decide, CallJudge, Rule, Undo),
    )
}


def tag_of(action: Action) -> str:
    """The value of the field `do`."""
    return str(action.__struct_config__.tag)
