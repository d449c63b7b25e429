"""The lines below the sides: piles, the state of the turn, known cards."""

from __future__ import annotations

from rich.text import Text

from sixgun.cli.console import emphasize
from sixgun.cli.duel.namer import DuelNamer
from sixgun.cli.language import say
from sixgun.cli.table_lines import known_hands, on_offer
from sixgun.duel import View

__all__ = ["detail_lines"]

DOT = "  ·  "


def detail_lines(namer: DuelNamer, view: View) -> list[Text]:
    """All lines below the sides that have something to show."""
    return [
        *legend(namer, view),
        piles(namer, view),
        *turn(namer, view),
        *cards_aside(namer, view),
        *known_hands(namer, view),
    ]


def legend(namer: DuelNamer, view: View) -> list[Text]:
    """A legend for the star, if a character has one."""
    facts = namer.facts
    numbers = [facts.character_by_id[called].no for called in view.characters if called]
    if not any(facts.always[number] for number in numbers):
        return []
    return [Text(say("terminal.duel.star"), style="dim")]


def piles(namer: DuelNamer, view: View) -> Text:
    cards, count = view.cards, len(view.cards.discards)
    top = namer.with_symbol(cards.discards[-1]) if cards.discards else None
    text = emphasize(say("terminal.duel.discards", count=count, top=top), count)
    common = len(view.sources)
    if common in view.sources:
        left, back = cards.deck_counts[-1], view.deck_backs[common]
        on_top = namer.back(back) if back >= 0 else None
        told = say("terminal.duel.common_deck", count=left, back=on_top)
        text.append(DOT).append(emphasize(told, left))
    return text


def turn(namer: DuelNamer, view: View) -> list[Text]:
    """What the active side may still do, and whether cards may be reloaded."""
    if view.cards.over or not view.turn_number:
        return []
    told = [bangs(view)]
    if view.front[view.active] ^ 1 in view.ring:
        told.append(Text(say(f"terminal.duel.{'token_moved' if view.swapped else 'token_ready'}")))
    told.append(Text(say(f"terminal.duel.{'reload' if view.reloading else 'no_reload'}")))
    if view.used:
        told.append(Text(say("terminal.duel.used", names=namer.characters(view.used))))
    return [Text(DOT).join(told)]


def bangs(view: View) -> Text:
    if view.bang_limit < 0:
        return Text(say("terminal.duel.bangs_free"))
    left = max(view.bang_limit - view.bangs, 0)
    return emphasize(say("terminal.duel.bangs", left=left), left)


def cards_aside(namer: DuelNamer, view: View) -> list[Text]:
    """Cards on offer or revealed; only the backs of cards that another player looks at."""
    aside = view.cards.aside
    if aside and any(name == "Reveal" for name, _ in view.cards.resolving):
        cards = namer.formatter.join([namer.with_symbol(card) for card in aside])
        return [Text(say("terminal.duel.revealed", cards=cards))]
    if view.aside_backs and not aside:
        return [Text(say("terminal.duel.looked_at", cards=namer.unseen(view.aside_backs)))]
    return on_offer(namer, view)
