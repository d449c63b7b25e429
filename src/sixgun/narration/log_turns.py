"""Sentences for turns, life, eliminations, characters and events: everything but moving cards."""

from __future__ import annotations

from typing import Final

from sixgun.engine import events as e
from sixgun.narration.log_writer import LogWriter, Writers
from sixgun.protocol import PlayerNames, PrintedName, Term

__all__ = ["TURN_WRITERS"]

# -- turns ---------------------------------------------------------------------------------


def turn_started(log: LogWriter, event: e.TurnStarted) -> None:
    log.add("turn", who=log.seat_name(event.seat), number=event.number)


def turn_lost(log: LogWriter, event: e.TurnLost) -> None:
    log.add("turn_lost", who=log.seat_name(event.seat))


def turn_ended(log: LogWriter, event: e.TurnEnded) -> None:
    """The heading of the next turn is enough."""


def passed(log: LogWriter, event: e.Passed) -> None:
    if isinstance(log.peek(), (e.LifeLost, e.Eliminated)):
        return  # their sentences imply it
    prompt = log.prompt if log.asked == event.seat else ""
    log.add(log.special("passed", "raise" if log.lot else prompt), who=log.seat_name(event.seat))


def forced(log: LogWriter, event: e.Forced) -> None:
    """Only the player concerned reads that they had no choice."""
    if event.seat == log.seat:
        log.add("forced", who=log.seat_name(event.seat))


def seat_left(log: LogWriter, event: e.SeatLeft) -> None:
    log.add("seat_left", who=log.seat_name(event.seat))


def game_ended(log: LogWriter, event: e.GameEnded) -> None:
    winners = [seat for seat in range(log.facts.seats) if (event.winners >> seat) & 1]
    winners.sort(key=lambda seat: seat != log.seat)
    log.add(
        "game_ended", who=PlayerNames([log.seat_name(seat) for seat in winners]), count=len(winners)
    )


# -- life ----------------------------------------------------------------------------------


def life_lost(log: LogWriter, event: e.LifeLost) -> None:
    left = log.life[event.figure]
    name = "life_gone" if left is not None and left <= 0 else "life_lost"
    log.add(name, who=log.figure_name(event.figure), points=event.points, left=left)


def life_gained(log: LogWriter, event: e.LifeGained) -> None:
    left = log.life[event.figure]
    log.add("life_gained", who=log.figure_name(event.figure), points=event.points, left=left)


def eliminated(log: LogWriter, event: e.Eliminated) -> None:
    """With the role and the reward, if they follow."""
    is_ghost = event.figure in log.ghosts
    log.ghosts.discard(event.figure)
    killer = -1 if is_ghost or event.by == event.figure else event.by
    seat = log.owner(event.figure)
    shown = log.take_if(e.RoleShown, lambda other: other.seat == seat)
    log.add(
        "faded" if is_ghost else "fell" if log.facts.has_teams else "eliminated",
        who=log.figure_name(event.figure),
        by=log.figure_name(killer),
        role=None if shown is None else role_term(log, shown.role),
    )
    if killer >= 0:
        by = log.owner(killer)
        drawn = log.take_all(e.CardDrawn, lambda draw: draw.seat == by)
        if drawn:
            log.add("reward", who=log.seat_name(by), cards=log.card_names(drawn))


def came_back(log: LogWriter, event: e.CameBack) -> None:
    log.add("came_back", who=log.figure_name(event.figure), life=event.life or None)


def role_shown(log: LogWriter, event: e.RoleShown) -> None:
    log.add("role_shown", who=log.seat_name(event.seat), role=role_term(log, event.role))


def role_term(log: LogWriter, role: int) -> Term:
    return Term(f"log.roles_shown.{log.facts.roles[role]}")


# -- characters and events -----------------------------------------------------------------


def ability_used(log: LogWriter, event: e.AbilityUsed) -> None:
    if isinstance(log.peek(), e.CardFlipped):
        return  # its sentence names the ability
    if was_paid(log, event.figure):
        return  # written before the payment
    character = log.ability_name(event.figure)
    log.add("ability_used", who=log.player_name(event.figure), character=character)


def was_paid(log: LogWriter, figure: int) -> bool:
    """True if the ability was used in the move before and is paid for now."""
    return (
        log.prompt == "pay"
        and isinstance(log.previous, e.CardDiscarded)
        and any(isinstance(x, e.AbilityUsed) and x.figure == figure for x in log.events_before)
    )


def ability_taken(log: LogWriter, event: e.AbilityTaken) -> None:
    character = PrintedName("character", log.character_id(event.character))
    log.add("ability_taken", who=log.figure_name(event.figure), character=character)


def character_entered(log: LogWriter, event: e.CharacterEntered) -> None:
    log.add(
        "character_joined" if log.facts.has_teams else "character_entered",
        who=log.player_name(event.figure),
        character=PrintedName("character", log.character_id(event.character)),
        life=event.life,
    )


def character_picked(log: LogWriter, event: e.CharacterPicked) -> None:
    character = PrintedName("character", log.character_id(event.character))
    name = "put_up" if log.lot else "character_picked"
    log.add(name, who=log.seat_name(event.seat), character=character)


def bid_made(log: LogWriter, event: e.BidMade) -> None:
    log.add("bid_made", who=log.seat_name(event.seat), amount=event.amount)


def lot_sold(log: LogWriter, event: e.LotSold) -> None:
    """The character enters with it, and after the last lot the hands are dealt."""
    log.take_if(e.CharacterEntered, lambda other: log.owner(other.figure) == event.seat)
    character = PrintedName("character", log.character_id(event.character))
    log.add("lot_sold", who=log.seat_name(event.seat), character=character, amount=event.amount)
    if log.take_all(e.CardDrawn):
        log.add("dealt")


def lot_reopened(log: LogWriter, event: e.LotReopened) -> None:
    log.add("lot_reopened", who=log.seat_name(event.seat))


def stepped_forward(log: LogWriter, event: e.SteppedForward) -> None:
    log.add("stepped_forward", who=log.figure_name(event.figure))


def event_revealed(log: LogWriter, event: e.EventRevealed) -> None:
    log.add("event_revealed", event=PrintedName("event", log.facts.events[event.event]))


def word_named(log: LogWriter, event: e.WordNamed) -> None:
    log.add("word_named", who=log.seat_name(event.seat), word=log.facts.word(event.word))


TURN_WRITERS: Final[Writers] = {
    e.TurnStarted: turn_started,
    e.TurnLost: turn_lost,
    e.TurnEnded: turn_ended,
    e.Passed: passed,
    e.Forced: forced,
    e.SeatLeft: seat_left,
    e.GameEnded: game_ended,
    e.LifeLost: life_lost,
    e.LifeGained: life_gained,
    e.Eliminated: eliminated,
    e.CameBack: came_back,
    e.RoleShown: role_shown,
    e.AbilityUsed: ability_used,
    e.AbilityTaken: ability_taken,
    e.CharacterEntered: character_entered,
    e.CharacterPicked: character_picked,
    e.BidMade: bid_made,
    e.LotSold: lot_sold,
    e.LotReopened: lot_reopened,
    e.SteppedForward: stepped_forward,
    e.EventRevealed: event_revealed,
    e.WordNamed: word_named,
}
