"""The lines below the seats: piles, events, characters to come, known cards."""

from __future__ import annotations

from typing import Final

from rich.text import Text

from sixgun.classic import View
from sixgun.classic.cards import GREEN
from sixgun.classic.suits import SUITS
from sixgun.cli.console import emphasize
from sixgun.cli.language import say
from sixgun.cli.namer import Namer
from sixgun.cli.table_lines import known_hands, on_offer
from sixgun.protocol import PlayerName

__all__ = ["detail_lines"]

NAMED_SUIT: Final = "handcuffs"  # events that remember something
DUTY: Final = "law_of_the_west"


def detail_lines(namer: Namer, view: View) -> list[Text]:
    """All lines below the seats that have something to show."""
    return [
        *legend(namer, view),
        piles(namer, view),
        *events(namer, view),
        *borrowed(namer, view),
        *reserves(namer, view),
        *on_offer(namer, view),
        *known_hands(namer, view),
    ]


def legend(namer: Namer, view: View) -> list[Text]:
    """A legend for green cards, if there are any in play."""
    lying = [namer.facts.kind[card] for row in view.cards.in_play for card in row]
    if not any(kind.border == GREEN for kind in lying):
        return []
    return [Text(say("terminal.table.green"), style="dim")]


def piles(namer: Namer, view: View) -> Text:
    deck, discards = sum(view.cards.deck_counts), view.cards.discards
    top = namer.card(discards[-1]) if discards else None
    count = len(discards)
    return emphasize(say("terminal.table.piles", deck=deck, discards=count, top=top), deck, count)


def events(namer: Namer, view: View) -> list[Text]:
    """The event in force with its text and memory, and the next event."""
    lines: list[Text] = []
    if view.event:
        name = namer.event(view.event)
        words = namer.words(view.event, namer.facts.event_by_id[view.event].words)
        lines.append(emphasize(say("terminal.table.event", event=name, words=words), name))
    if note := describe_note(namer, view):
        lines.append(Text(note, style="yellow"))
    if view.next_event:
        name = namer.event(view.next_event)
        told = say("terminal.table.next_event", event=name, left=view.events_left)
        lines.append(emphasize(told, name))
    return lines


def describe_note(namer: Namer, view: View) -> str:
    """What the event in force remembers, if it is public; else ""."""
    if view.note < 0:
        return ""
    if view.event == NAMED_SUIT:
        return say("terminal.table.suit", suit=say(f"cards.suit.{SUITS[view.note]}"))
    hands = [view.cards.hand, *view.cards.seen_in_hands]
    if view.event == DUTY and any(view.note in seen for seen in hands):
        return say("terminal.table.duty", card=namer.card(view.note))
    return ""


def borrowed(namer: Namer, view: View) -> list[Text]:
    """Players who currently have another character's ability."""
    return [
        Text(
            namer.say(
                "terminal.table.borrowed",
                who=namer.public.figure(figure, view.characters),
                character=namer.public.character(ability),
            )
        )
        for figure, ability in enumerate(view.abilities)
        if figure in view.ring and ability and ability != view.characters[figure]
    ]


# -- duels ---------------------------------------------------------------------------------


def reserves(namer: Namer, view: View) -> list[Text]:
    """For a duel: characters on offer, lost and still to come."""
    lines: list[Text] = []
    if view.offered:
        names = namer.characters(view.offered)
        lines.append(Text(say("terminal.table.characters_on_offer", names=names)))
    for seat in range(len(view.lost)):
        if view.reserve_counts[seat] or any(view.lost):
            lines.append(Text(still_to_come(namer, view, seat)))
    return lines


def still_to_come(namer: Namer, view: View, seat: int) -> str:
    names = namer.characters(view.reserve[seat]) or None
    who = PlayerName(seat)
    if not view.ring and not view.cards.over:
        return namer.say("terminal.table.picked", who=who, names=names)
    key = "to_come_unordered" if seat != namer.me and len(view.reserve[seat]) > 1 else "to_come"
    lost, left = view.lost[seat], view.reserve_counts[seat]
    return namer.say(f"terminal.table.{key}", who=who, lost=lost, left=left, names=names)
