"""Sentences for played cards, together with their immediate effects."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from sixgun.engine import events as e
from sixgun.engine.moves import figure_of, target_card_of
from sixgun.narration.log_cards import same_source, source_of
from sixgun.narration.log_writer import LogWriter, Writers
from sixgun.narration.public_facts import sentence
from sixgun.protocol import CardName, Sentence

__all__ = ["PLAY_WRITERS"]

Values = dict[str, Any]


def card_played(log: LogWriter, event: e.CardPlayed) -> None:
    values: Values = {"who": log.player_name(event.figure), "card": played_as(log, event)}
    target = figure_of(event.target)
    written = (
        write_laid(log, event, values)
        or write_shot(log, event.card, lambda shot: shot == target, values)
        or write_avoid(log, event.figure, values)
        or write_gain(log, event.figure, values, "played")
        or write_loss(log, event.figure, values)
    )
    if not written:
        log.add("played", **values, **target_of(log, event))


def card_used(log: LogWriter, event: e.CardUsed) -> None:
    values: Values = {"who": log.player_name(event.figure), "card": log.facts.card(event.card)}
    skip_leaving(log, event.card)
    after = log.peek()
    if isinstance(after, e.CardFlipped) and after.cause == event.card:
        return  # its sentence says everything
    written = (
        write_shot(log, event.card, lambda shot: True, values)
        or write_avoid(log, event.figure, values)
        or write_gain(log, event.figure, values, "used")
    )
    if not written:
        log.add("used", **values)
    skip_leaving(log, event.card)


def skip_leaving(log: LogWriter, card: int | None) -> None:
    """Skip that a used card leaves play or the hand."""
    if log.take_if(e.CardLeftPlay, lambda left: left.card == card) is None:
        log.take_if(e.CardDiscarded, lambda left: left.card == card)


def card_reloaded(log: LogWriter, event: e.CardReloaded) -> None:
    log.take_if(e.CardLeftPlay, lambda left: left.card == event.card)
    log.take_if(e.CardDiscarded, lambda left: left.card == event.card)
    seat = log.owner(event.figure)
    drawn = log.take_all(e.CardDrawn, lambda draw: draw.seat == seat)
    cards = log.card_names(drawn) if drawn else None
    card = log.facts.card(event.card)
    log.add("reloaded", who=log.player_name(event.figure), card=card, cards=cards)


def shot_fired(log: LogWriter, event: e.ShotFired) -> None:
    who, target = log.figure_name(event.by), log.figure_name(event.target)
    log.add("shot_goes_on", who=who, target=target, needed=event.needed)


def avoided(log: LogWriter, event: e.Avoided) -> None:
    log.add("avoided", who=log.figure_name(event.figure))


def unaffected(log: LogWriter, event: e.Unaffected) -> None:
    card = log.facts.known_card(event.card)
    log.add("unaffected", who=log.figure_name(event.figure), card=card)


# -- parts of a sentence -------------------------------------------------------------------


def played_as(log: LogWriter, event: e.CardPlayed) -> CardName | Sentence:
    """The card, with the kind it was played as if that differs."""
    facts, card = log.facts, log.facts.card(event.card)
    kind = facts.kind_ids[event.kind] if event.kind >= 0 else ""
    if event.card is None or not kind or facts.kinds[event.card] == kind:
        return card
    return sentence("log.card_as", card=card, kind=facts.kind(kind))


def target_of(log: LogWriter, event: e.CardPlayed) -> Values:
    """The target: a figure, or a card in play."""
    card = target_card_of(event.target)
    if card < 0:
        return {"target": log.figure_name(figure_of(event.target))}
    return {"at_card": CardName(card), "target": log.figure_name(log.bearers.get(card, -1))}


# -- effects -------------------------------------------------------------------------------


def write_laid(log: LogWriter, event: e.CardPlayed, values: Values) -> bool:
    """A card that is put into play, and the cards it replaces."""
    ahead = 0
    while isinstance(log.peek(ahead), e.CardLeftPlay):
        ahead += 1
    laid = log.peek(ahead)
    if not isinstance(laid, e.CardLaid) or laid.card != event.card:
        return False
    gone = log.take_all(e.CardLeftPlay)
    log.take()
    gone += log.take_all(e.CardLeftPlay, lambda left: left.figure == laid.figure)
    bearer = log.figure_name(laid.figure)
    target = None if laid.figure == event.figure else bearer
    cards = log.card_names(gone) if gone else None
    log.add("laid", **values, cards=cards, target=target, bearer=bearer)
    return True


def write_shot(
    log: LogWriter, card: int | None, fits: Callable[[int], bool], values: Values
) -> bool:
    """A card fired at one target. A card with several targets gets a sentence before its shots."""
    shot = log.take_if(e.ShotFired, lambda fired: fired.card == card and fits(fired.target))
    if shot is None:
        return False
    who, target = log.figure_name(shot.by), log.figure_name(shot.target)
    log.add("shot", **(values | {"who": who}), target=target, needed=shot.needed)
    return True


def write_avoid(log: LogWriter, figure: int, values: Values) -> bool:
    """A card that avoids a shot at its player."""
    seat = log.owner(figure)
    if log.take_if(e.Avoided, lambda other: log.owner(other.figure) == seat) is None:
        return False
    log.add("avoided_with", **values)
    return True


def write_gain(log: LogWriter, figure: int, values: Values, verb: str) -> bool:
    """A card that gives its player cards or life, or turns cards up."""
    seat, after = log.owner(figure), log.peek()
    match after:
        case e.CardDrawn() if after.seat == seat:
            drawn = log.take_all(e.CardDrawn, lambda draw: draw.seat == seat)
            log.add(f"{verb}_drew", **values, cards=log.card_names(drawn))
        case e.LifeGained() if log.owner(after.figure) == seat:
            log.take()
            write_healing(log, after, values, verb)
        case e.CardTurnedUp():
            shown = log.take_all(e.CardTurnedUp)
            log.add(f"{verb}_showed", **values, cards=log.card_names(shown))
        case e.CardTaken() if after.seat == seat:
            taken = log.take_all(e.CardTaken, lambda other: same_source(other, after))
            source, more = source_of(log, after)
            log.add(f"{verb}_took.{source}", **values, **more, cards=log.card_names(taken))
        case _:
            return False
    return True


def write_healing(log: LogWriter, event: e.LifeGained, values: Values, verb: str) -> None:
    patient = log.figure_name(event.figure) if log.facts.has_teams else None
    left = log.life[event.figure]
    log.add(f"{verb}_healed", **values, points=event.points, left=left, patient=patient)


def write_loss(log: LogWriter, figure: int, values: Values) -> bool:
    """A card that makes another player lose cards."""
    after = log.peek()
    if isinstance(after, e.CardLeftPlay):
        gone = log.take_all(e.CardLeftPlay, lambda left: left.figure == after.figure)
        target = log.figure_name(after.figure)
        log.add("played_stripped", **values, target=target, cards=log.card_names(gone))
        return True
    if isinstance(after, e.CardDiscarded) and after.seat != log.owner(figure):
        lost = log.take_all(e.CardDiscarded, lambda left: left.seat == after.seat)
        target = log.seat_name(after.seat)
        log.add("played_stripped", **values, target=target, cards=log.card_names(lost))
        return True
    return False


PLAY_WRITERS: Final[Writers] = {
    e.CardPlayed: card_played,
    e.CardUsed: card_used,
    e.CardReloaded: card_reloaded,
    e.ShotFired: shot_fired,
    e.Avoided: avoided,
    e.Unaffected: unaffected,
}
