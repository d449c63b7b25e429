"""Texts about a tournament: actions, stages, outcomes, players."""

from __future__ import annotations

from typing import Any

from sixgun.cli.formatting import join_words
from sixgun.cli.language import say
from sixgun.tournament import (
    ROUNDS,
    AnyAction,
    BeginDuels,
    CallJudge,
    Decide,
    Draw,
    Register,
    Rename,
    Report,
    Rule,
    Tournament,
    Undo,
)
from sixgun.tournament.actions import tag_of
from sixgun.tournament.names import strip_invisible

__all__ = [
    "describe_action",
    "describe_duel",
    "describe_outcome",
    "describe_stage",
    "describe_standing",
    "name_of",
]

MOST_NAMES = 8


def name_of(tournament: Tournament, player: int) -> str:
    found = tournament.state.players.get(player)
    return found.name if found else say("tournament.number", number=player)  # it was undone


def describe_stage(tournament: Tournament) -> str:
    round_ = tournament.state.round
    return say(f"tournament.stages.{tournament.stage}", round=round_, rounds=ROUNDS)


def describe_outcome(outcome: str) -> str:
    return say(f"tournament.outcomes.{outcome}")


def describe_duel(duel: str) -> str:
    return say(f"tournament.duels.{duel}")


def describe_standing(standing: str) -> str:
    return say(f"tournament.standing.{standing}")


def describe_action(action: AnyAction, tournament: Tournament) -> str:
    """One sentence about an action, with the players' current names."""
    key = f"tournament.log.{tag_of(action)}"
    return strip_invisible(say(key, **action_values(action, tournament)))


def action_values(action: AnyAction, tournament: Tournament) -> dict[str, Any]:
    """The values of the message about an action."""
    match action:
        case Register():
            return {"count": len(action.players), "names": first_names(action)}
        case Draw():
            return {"round": action.round, "count": len(action.tables)}
        case Report():  # also a correction
            outcome = describe_outcome(action.outcome)
            return {"round": action.round, "table": action.table, "outcome": outcome}
        case BeginDuels():
            return {"kind": say(f"tournament.kinds.{action.kind}")}
        case Decide():
            winner, duel = name_of(tournament, action.winner), describe_duel(action.duel)
            return {"duel": duel, "name": winner, "how": action.by}
        case Undo():
            return {"entry": action.entry}
        case Rule():
            return {"words": ruling_words(action)}
    return player_values(action, tournament)


def player_values(action: Any, tournament: Tournament) -> dict[str, Any]:
    """The values of the message about an action on one player, or on the tournament itself."""
    if isinstance(action, Rename):
        return {"player": action.player, "name": action.name}
    name = name_of(tournament, action.player) if hasattr(action, "player") else None
    if isinstance(action, CallJudge):
        words = action.words or say("tournament.call_without_words")
        where = {"round": action.round, "table": action.table}
        place = say("tournament.table_of_round", **where) if action.table else ""
        return {"name": f"{name} ({place})" if place else name, "words": words}
    return {"name": name or getattr(action, "name", None)}


def first_names(action: Register) -> str:
    names = [player.name for player in action.players]
    more = len(names) - MOST_NAMES
    if more <= 0:
        return join_words(names)
    return say("terminal_tournament.more", names=", ".join(names[:MOST_NAMES]), count=more)


def ruling_words(action: Rule) -> str:
    """The ruling, its number in the rulebook and the call that it answers."""
    words = f"{action.words} ({action.ruling})" if action.ruling else action.words
    if not action.call:
        return words
    return say("terminal_tournament.answer", call=action.call, words=words)
