"""Lines that the tables of all games have: the title, cards on offer, known cards."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from sixgun.cli.language import say
from sixgun.cli.namer import Namer
from sixgun.narration import describe_waiting
from sixgun.protocol import PlayerName

__all__ = ["known_hands", "on_offer", "title"]

AnyView = Any  # what a seat sees; each game has its own


def title(namer: Namer, view: AnyView, active: int, before: str) -> Text:
    """Whose turn it is (`before` it begins, another text), and who has to decide."""
    if view.cards.over:
        return Text(say("table.over"), style="bold")
    begun = active >= 0
    number = view.turn_number
    turn = namer.say("terminal.table.turn", who=PlayerName(active), number=number)
    text = Text(turn if begun else before, style="bold")
    asked = view.cards.asked
    if asked < 0 or asked == active:
        return text
    if asked == namer.me:
        decides = say("terminal.table.you_decide")
    else:
        decides = namer.text(describe_waiting(namer.public, view))
    return text.append(f"{', ' if begun else ': '}{decides}", style="not bold")


def on_offer(namer: Namer, view: AnyView) -> list[Text]:
    aside = view.cards.aside
    return [Text(say("terminal.table.on_offer", cards=namer.cards(aside)))] if aside else []


def known_hands(namer: Namer, view: AnyView) -> list[Text]:
    """Cards that this seat knows in other hands; a spectator sees all hands."""
    key = "known_hand" if namer.me >= 0 else "open_hand"
    names = namer.game.names.seat_names
    return [
        Text(say(f"terminal.table.{key}", name=names[seat], cards=namer.cards(seen)), style="dim")
        for seat, seen in enumerate(view.cards.seen_in_hands)
        if seen and seat != namer.me
    ]
