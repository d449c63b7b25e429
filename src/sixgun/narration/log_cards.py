"""Sentences for cards that move: drawn, taken, discarded, turned up."""

from __future__ import annotations

from typing import Final

from sixgun.engine import events as e
from sixgun.narration.log_writer import LogWriter, Writers
from sixgun.narration.public_facts import sentence
from sixgun.protocol import CardName, DeckName, PrintedName

__all__ = ["CARD_WRITERS", "source_of"]

DISCARDS = -1  # the source of a card taken from there; a card on offer has a lower number


def card_drawn(log: LogWriter, event: e.CardDrawn) -> None:
    drawn = [
        event,
        *log.take_all(
            e.CardDrawn, lambda other: (other.seat, other.deck) == (event.seat, event.deck)
        ),
    ]
    own = not log.facts.has_decks or event.deck == event.seat
    deck = None if own else DeckName(event.deck)
    log.add("drew", who=log.seat_name(event.seat), cards=log.card_names(drawn), deck=deck)


def card_taken(log: LogWriter, event: e.CardTaken) -> None:
    taken = [event, *log.take_all(e.CardTaken, lambda other: same_source(other, event))]
    source, values = source_of(log, event)
    who = log.seat_name(event.seat)
    log.add(f"took.{source}", who=who, cards=log.card_names(taken), **values)


def same_source(one: e.CardTaken, other: e.CardTaken) -> bool:
    return (one.seat, one.source, one.figure) == (other.seat, other.source, other.figure)


def source_of(log: LogWriter, event: e.CardTaken) -> tuple[str, dict[str, object]]:
    """Where a card was taken from: the end of its key, and the player."""
    if event.figure >= 0:
        return "play", {"from": log.figure_name(event.figure)}
    if event.source >= 0:
        return "hand", {"from": log.seat_name(event.source)}
    return "discards" if event.source == DISCARDS else "offer", {}


def card_discarded(log: LogWriter, event: e.CardDiscarded) -> None:
    gone = [event, *log.take_all(e.CardDiscarded, lambda other: other.seat == event.seat)]
    own = log.asked in (-1, event.seat)
    name = log.special("discarded", log.prompt) if own else "lost_from_hand"
    log.add(name, who=log.seat_name(event.seat), cards=log.card_names(gone))


def card_laid(log: LogWriter, event: e.CardLaid) -> None:
    log.add("lies_before", who=log.figure_name(event.figure), card=log.facts.card(event.card))


def card_left_play(log: LogWriter, event: e.CardLeftPlay) -> None:
    gone = [event, *log.take_all(e.CardLeftPlay, lambda other: other.figure == event.figure)]
    log.add("left_play", who=log.figure_name(event.figure), cards=log.card_names(gone))


def card_passed(log: LogWriter, event: e.CardPassed) -> None:
    log.add(
        "passed_on",
        who=log.figure_name(event.figure),
        to=log.figure_name(event.to),
        card=log.facts.card(event.card),
    )


def card_flipped(log: LogWriter, event: e.CardFlipped) -> None:
    more = log.take_all(e.CardFlipped, lambda other: other.cause == event.cause)
    settled = log.take_if(e.DrawSettled, lambda other: other.cause == event.cause)
    if settled is None or more:
        log.add(
            "flipped",
            who=log.player_name(event.figure),
            cards=log.card_names([event, *more]),
            cause=cause_of(log, event),
        )
    if settled is not None:
        draw_settled(log, settled)


def draw_settled(log: LogWriter, event: e.DrawSettled) -> None:
    """The result of a draw!. That its card leaves play needs no sentence of its own."""
    about = log.facts.kinds[event.cause] if event.cause >= 0 else ""
    outcome = sentence(log.key(log.special("outcome", about)), met=event.met)
    seat = log.owner(event.figure)
    saved = log.take_if(e.Avoided, lambda other: log.owner(other.figure) == seat) is not None
    missing = event.card is None or event.card < 0
    log.add(
        "draw_without_card" if missing else "draw_saves" if saved else "draw",
        who=log.player_name(event.figure),
        card=log.facts.card(event.card),
        symbol=log.facts.symbol(event.card),
        cause=cause_of(log, event),
        outcome=outcome,
    )
    log.take_if(e.CardLeftPlay, lambda left: left.card == event.cause)


def cause_of(log: LogWriter, event: e.CardFlipped | e.DrawSettled) -> CardName | PrintedName | None:
    """The card that caused a draw!, or the character whose ability did."""
    return CardName(event.cause) if event.cause >= 0 else log.ability_name(event.figure)


def card_turned_up(log: LogWriter, event: e.CardTurnedUp) -> None:
    before = log.previous
    drawn = isinstance(before, e.CardDrawn) and before.seat == event.seat
    shown = [event, *log.take_all(e.CardTurnedUp, lambda other: other.seat == event.seat)]
    name = "showed" if drawn else "turned_up"
    log.add(name, who=log.seat_name(event.seat), cards=log.card_names(shown))


def card_returned(log: LogWriter, event: e.CardReturned) -> None:
    back = [
        event,
        *log.take_all(
            e.CardReturned, lambda other: (other.seat, other.deck) == (event.seat, event.deck)
        ),
    ]
    log.add("returned", who=log.seat_name(event.seat), cards=log.card_names(back))


def deck_shuffled(log: LogWriter, event: e.DeckShuffled) -> None:
    """The first shuffle and the first hands are one sentence."""
    if not log.is_first or log.sentences:
        log.add("reshuffled", count=event.cards)
        return
    log.take_all(e.DeckShuffled)
    log.add("dealt" if log.take_all(e.CardDrawn) else "shuffled")


CARD_WRITERS: Final[Writers] = {
    e.CardDrawn: card_drawn,
    e.CardTaken: card_taken,
    e.CardDiscarded: card_discarded,
    e.CardLaid: card_laid,
    e.CardLeftPlay: card_left_play,
    e.CardPassed: card_passed,
    e.CardFlipped: card_flipped,
    e.DrawSettled: draw_settled,
    e.CardTurnedUp: card_turned_up,
    e.CardReturned: card_returned,
    e.DeckShuffled: deck_shuffled,
}
