"""The lines below the sides: piles, the state of the turn, known cards."""

from __future__ import annotations

from rich.text import Text

from sixgun.cli.console import Glyphs
from sixgun.cli.duel.namer import DuelNamer
from sixgun.cli.duel.prompts import describe_frame
from sixgun.cli.formatting import join_words
from sixgun.duel import View

__all__ = ["detail_lines"]


def detail_lines(namer: DuelNamer, glyphs: Glyphs, view: View) -> list[Text]:
    """All lines below the sides that have something to show."""
    return [
        *legend(namer, glyphs, view),
        piles(namer, glyphs, view),
        *turn(namer, glyphs, view),
        *resolving(namer, view),
        *known_hands(namer, view),
    ]


def legend(namer: DuelNamer, glyphs: Glyphs, view: View) -> list[Text]:
    """A legend for the star, if a character has one."""
    facts = namer.facts
    numbers = [facts.character_by_id[called].no for called in view.characters]
    if not any(facts.always[number] for number in numbers):
        return []
    return [Text(f"{glyphs.star} always active, in front and behind", style="dim")]


def piles(namer: DuelNamer, glyphs: Glyphs, view: View) -> Text:
    cards = view.cards
    text = Text("Discards ").append(str(len(cards.discards)), style="bold")
    if cards.discards:
        text.append(f", on top {namer.revealed(cards.discards[-1])}")
    common = len(view.sources)
    if common in view.sources:
        text.append(f"  {glyphs.dot}  Common deck ").append(str(cards.deck_counts[-1]), "bold")
        top = view.deck_backs[common]
        text.append(f" ({namer.back(top)} back on top)" if top >= 0 else "")
    return text


def turn(namer: DuelNamer, glyphs: Glyphs, view: View) -> list[Text]:
    """What the active side may still do, and whether cards may be reloaded."""
    if view.cards.over or not view.turn_number:
        return []
    if view.bang_limit < 0:
        parts = [Text("BANG! cards without limit")]
    else:
        left = str(max(view.bang_limit - view.bangs, 0))
        parts = [Text("BANG! cards left ").append(left, style="bold")]
    if view.front[view.active] ^ 1 in view.ring:
        parts.append(Text("token moved" if view.swapped else "token not moved yet"))
    parts.append(Text("reload open" if view.reloading else "no reload yet"))
    if view.used:
        names = join_words([namer.character(called) for called in view.used])
        parts.append(Text(f"used this turn: {names}"))
    return [Text(f"  {glyphs.dot}  ").join(parts)]


def resolving(namer: DuelNamer, view: View) -> list[Text]:
    """Frames being resolved, the next one last, and the cards on offer."""
    frames = view.cards.resolving
    parts = [
        describe_frame(namer, name, facts)
        for i, (name, facts) in enumerate(frames)
        if facts.get("card", -1) < 0
        or facts["card"] not in [above.get("card", -1) for _, above in frames[i + 1 :]]
    ]
    shown = "; ".join(phrase for phrase in parts if phrase)
    return ([Text(f"Being resolved: {shown}")] if shown else []) + on_offer(namer, view)


def on_offer(namer: DuelNamer, view: View) -> list[Text]:
    """Cards on offer; only the backs of cards that another player looks at."""
    if view.cards.aside and any(name == "Reveal" for name, _ in view.cards.resolving):
        return [
            Text(f"Revealed: {join_words([namer.revealed(card) for card in view.cards.aside])}")
        ]
    if view.cards.aside:
        return [Text(f"On offer: {namer.cards(view.cards.aside)}")]
    if view.aside_backs:
        return [Text(f"Being looked at: {namer.unseen(view.aside_backs)}")]
    return []


def known_hands(namer: DuelNamer, view: View) -> list[Text]:
    """Cards that this seat knows in other hands."""
    know = "You know in " if namer.me >= 0 else ""
    return [
        Text(f"{know}{namer.whose_seat(seat)} hand: {namer.cards(seen)}", style="dim")
        for seat, seen in enumerate(view.cards.seen_in_hands)
        if seen and seat != namer.me
    ]
