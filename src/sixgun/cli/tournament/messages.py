"""Messages about a tournament: actions, stages, outcomes."""

from __future__ import annotations

from typing import Final

from sixgun.tournament import (
    AnyAction,
    BeginDuels,
    CallJudge,
    Correct,
    Decide,
    Disqualify,
    Draw,
    Open,
    Publish,
    Register,
    Rename,
    Report,
    Rule,
    Strike,
    Tournament,
    Undo,
    Warn,
    Withdraw,
)
from sixgun.tournament.names import strip_invisible

__all__ = ["DUELS", "OUTCOMES", "STAGES", "describe_action", "format_amount", "name_of"]

OUTCOMES: Final = {
    "law": "the Law wins",
    "outlaws": "the Outlaws win",
    "renegade": "the Renegade wins",
    "nobody": "nobody wins",
}
DUELS: Final = {"semi_1": "first semi-final", "semi_2": "second semi-final", "final": "final"}
STAGES: Final = {
    "registration": "Registration is open.",
    "round": "Round {round} of 3 is being played.",
    "between": "Round {round} of 3 is over.",
    "ranked": "The ranking is published.",
    "duels": "The finals are being played.",
    "over": "It is over.",
}


def format_amount(amount: int) -> str:
    return f"{amount:,}$"


def name_of(tournament: Tournament, player: int) -> str:
    found = tournament.state.players.get(player)
    return found.name if found else f"player {player}"  # the registration was undone


def describe_action(action: AnyAction, tournament: Tournament) -> str:
    """One sentence about an action, with the players' current names."""
    return strip_invisible(describe(action, tournament))


def describe(action: AnyAction, tournament: Tournament) -> str:
    match action:
        case Open():
            return f"{action.name} is open for registration"
        case Register():
            names = ", ".join(player.name for player in action.players[:8])
            more = len(action.players) - 8
            return f"registered: {names}" + (f" and {more} more" if more > 0 else "")
        case Draw():
            tables = count_noun(len(action.tables), "table")
            byes = ", ".join(name_of(tournament, player) for player in action.byes)
            free = f"; a bye for {byes}" if byes else ""
            return f"round {action.round} is drawn: {tables}{free}"
        case Report():
            done = "is corrected" if isinstance(action, Correct) else "has reported"
            where = f"table {action.table} of round {action.round} {done}"
            return f"{where}: {OUTCOMES[action.outcome]}"
        case Publish():
            return "the ranking is published"
        case BeginDuels():
            return f"{action.kind} duels begin"
        case Decide():
            how = ", as the other has left" if action.by == "abandoned" else ""
            return f"{name_of(tournament, action.winner)} wins the {DUELS[action.duel]}{how}"
        case Rule():
            by = f" ({action.ruling})" if action.ruling else ""
            to = f"call {action.call} is answered: " if action.call else "the judge rules: "
            return f"{to}{action.words}{by}"
        case Undo():
            return f"entry {action.entry} is undone"
        case _:
            return describe_player_action(action, tournament)


def describe_player_action(
    action: Rename | Strike | Withdraw | Warn | Disqualify | CallJudge, tournament: Tournament
) -> str:
    who = name_of(tournament, action.player)
    match action:
        case Rename():
            return f"player {action.player} is now called {action.name}"
        case Strike():
            return f"{who} is struck from the list"
        case Warn():
            return f"{who} is warned"
        case Disqualify():
            return f"{who} is disqualified"
        case CallJudge():
            where = f" to table {action.table}" if action.table else ""
            return f"{who} calls the judge{where}" + (f": {action.words}" if action.words else "")
        case _:
            return f"{who} has withdrawn"


def count_noun(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"
