"""The lines below the seats: piles, events, characters to come, known cards."""

from __future__ import annotations

from rich.text import Text

from sixgun.classic import View
from sixgun.classic.cards import GREEN
from sixgun.cli.classic import messages
from sixgun.cli.classic.namer import ClassicNamer
from sixgun.cli.classic.prompts import describe_frame, describe_note
from sixgun.cli.console import Glyphs

__all__ = ["detail_lines"]


def detail_lines(namer: ClassicNamer, glyphs: Glyphs, view: View) -> list[Text]:
    """All lines below the seats that have something to show."""
    return [
        *legend(namer, view),
        piles(namer, glyphs, view),
        *events(namer, view),
        *borrowed(namer, view),
        *reserves(namer, view),
        *resolving(namer, view),
        *known_hands(namer, view),
    ]


def legend(namer: ClassicNamer, view: View) -> list[Text]:
    """A legend for green cards, if there are any in play."""
    lying = [namer.facts.kind[card] for row in view.cards.in_play for card in row]
    if not any(kind.border == GREEN for kind in lying):
        return []
    return [Text("* green: used and discarded in a later turn than it was put down", style="dim")]


def piles(namer: ClassicNamer, glyphs: Glyphs, view: View) -> Text:
    cards = view.cards
    text = Text("Deck ").append(str(sum(cards.deck_counts)), style="bold")
    text.append(f"  {glyphs.dot}  Discards ").append(str(len(cards.discards)), style="bold")
    if cards.discards:
        text.append(f", on top {namer.card(cards.discards[-1])}")
    return text


def events(namer: ClassicNamer, view: View) -> list[Text]:
    """The event in force with its text and memory, and the next event."""
    lines: list[Text] = []
    if view.event:
        card = namer.facts.event_by_id[view.event]
        text = Text("Event in force: ").append(card.name, style="bold yellow")
        lines.append(text.append(f". {card.words}"))
    note = describe_note(namer, view)
    if note:
        lines.append(Text(note[0].upper() + note[1:], style="yellow"))
    if view.next_event:
        text = Text("Next event: ").append(namer.event(view.next_event), style="bold")
        lines.append(text.append(f", {view.events_left} still to come"))
    return lines


def borrowed(namer: ClassicNamer, view: View) -> list[Text]:
    """Players who currently have another character's ability."""
    lines: list[Text] = []
    for figure, ability in enumerate(view.abilities):
        if figure in view.ring and ability and ability != view.characters[figure]:
            whose = "Your" if namer.is_me(figure) else namer.whose(figure)
            lines.append(Text(f"{whose} ability is that of {namer.character(ability)}"))
    return lines


# -- duels ---------------------------------------------------------------------------------


def reserves(namer: ClassicNamer, view: View) -> list[Text]:
    """For a duel: characters on offer, lost and still to come."""
    lines: list[Text] = []
    if view.offered:
        names = [namer.character(called) for called in view.offered]
        lines.append(Text(f"Characters on offer: {messages.join_words(names)}"))
    for seat in range(len(view.lost)):
        if view.reserve_counts[seat] or any(view.lost):
            lines.append(still_to_come(namer, view, seat))
    return lines


def still_to_come(namer: ClassicNamer, view: View, seat: int) -> Text:
    known = [namer.character(called) for called in view.reserve[seat]]
    who = namer.seat(seat)
    begin = "You have" if who == "you" else f"{who} has"
    if not view.ring and not view.cards.over:
        return Text(f"{begin} picked {messages.join_words(known)}")
    lost = view.lost[seat]
    text = Text(f"{begin} lost ").append(str(lost), style="bold")
    text.append(f" character{'s' * (lost != 1)}, {view.reserve_counts[seat]} to come")
    order = " (not in their order)" if seat != namer.me and len(known) > 1 else ""
    return text.append(f": {messages.join_words(known)}{order}" if known else "")


# -- being resolved ------------------------------------------------------------------------


def resolving(namer: ClassicNamer, view: View) -> list[Text]:
    """Frames being resolved, the next one last, and the cards on offer."""
    frames = view.cards.resolving
    phrases = [
        describe_frame(namer, name, facts)
        for i, (name, facts) in enumerate(frames)
        if facts.get("card", -1) < 0
        or facts["card"] not in [above.get("card", -1) for _, above in frames[i + 1 :]]
    ]
    shown = "; ".join(phrase for phrase in phrases if phrase)
    lines = [Text(f"Being resolved: {shown}")] if shown else []
    if view.cards.aside:
        lines.append(Text(f"On offer: {namer.cards(view.cards.aside)}"))
    return lines


def known_hands(namer: ClassicNamer, view: View) -> list[Text]:
    """Cards that this seat knows in other hands."""
    know = "You know in " if namer.me >= 0 else ""
    return [
        Text(f"{know}{namer.whose_seat(seat)} hand: {namer.cards(seen)}", style="dim")
        for seat, seen in enumerate(view.cards.seen_in_hands)
        if seen and seat != namer.me
    ]
