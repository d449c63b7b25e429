"""Finds the card or character that causes a prompt, if it is known.

Most causes follow from the frames being resolved, the others from the latest events.
"""

from __future__ import annotations

from collections.abc import Sequence

from sixgun.cli.duel.causes import answers_at, strikes_of
from sixgun.cli.duel.namer import DuelNamer
from sixgun.duel import Card, Character, View
from sixgun.engine import Event
from sixgun.engine import events as e

__all__ = ["prompt_cause"]

AFTER_A_HIT = ("MayDraw", "SideChoice", "Pruning", "Tribute")  # effects of avoided red cards
OF_A_FIGURE = ("MayDraw", "Gamble", "Revenge", "Plunder")  # effects of characters
OF_A_DEED = ("SideChoice", "DeckChoice", "Surplus")
RECENT = 3  # the latest discards, which contain the avoid card


def prompt_cause(namer: DuelNamer, view: View, story: Sequence[Event]) -> str:
    """The cause of the current prompt, from the latest events; "" if unknown."""
    frames = view.cards.resolving
    name, facts = frames[-1]
    below, around = frames[-2] if len(frames) > 1 else ("", {})
    if name in AFTER_A_HIT and below == "Hit" and around["card"] >= 0:
        return namer.card(around["card"])
    if name in OF_A_FIGURE:
        return namer.who(facts["figure"])
    if name == "Looking":
        return looker(namer, view, facts["seat"])
    if name == "Hit":
        return hit_cause(namer, view, facts)
    return deed_cause(namer, view, story) if name in OF_A_DEED else ""


def looker(namer: DuelNamer, view: View, seat: int) -> str:
    own = [figure for figure in namer.figures_of(seat) if figure in view.ring]
    return next((namer.who(f) for f in own if character(namer, view, f).looks_first), "")


def hit_cause(namer: DuelNamer, view: View, facts: dict[str, int]) -> str:
    """The cause of a hit without a played card: an ability, a card, or an avoid card."""
    if facts["card"] >= 0:
        return ""
    kind = namer.facts.kind
    lying = [kind[card] for card in view.cards.in_play[facts["by"]]]
    found = strikes_of(character(namer, view, facts["by"]), lying, False)
    late = [kind[card] for card in view.cards.discards[-RECENT:]]
    found += [card.name for card in late if answers_at(card, "strike")]
    return found[0] if len(found) == 1 else ""


def deed_cause(namer: DuelNamer, view: View, story: Sequence[Event]) -> str:
    """The card this seat just played, the ability it used, or the character that entered."""
    asked = view.cards.asked
    name, facts = view.cards.resolving[-1]
    if name == "SideChoice" and facts["left"] == 1:
        who = character(namer, view, facts["figure"])
        card = played_last(namer, asked, story)
        if who.reacts_to_swap and "swap" in who.words and not (card and "sides" in card.words):
            return who.name
    for event in reversed(story):
        figure: int = getattr(event, "figure", -1)
        if figure < 0 or namer.owner(figure) != asked:
            continue
        if isinstance(event, e.CardPlayed):
            return namer.facts.kinds[event.kind].name
        if isinstance(event, e.AbilityUsed):
            return namer.who(figure)
        if isinstance(event, e.CharacterEntered):
            return enterer(namer, view, asked)
    return ""


def played_last(namer: DuelNamer, seat: int, story: Sequence[Event]) -> Card | None:
    for event in reversed(story):
        if isinstance(event, e.CardPlayed) and namer.owner(event.figure) == seat:
            return namer.facts.kinds[event.kind]
        if isinstance(event, e.TurnStarted):
            return None
    return None


def enterer(namer: DuelNamer, view: View, seat: int) -> str:
    """The character of a side that acts when it enters."""
    own = [figure for figure in namer.figures_of(seat) if figure in view.ring]
    able = [f for f in own if answers_at(character(namer, view, f), "after_entering")]
    return namer.who(able[0]) if len(able) == 1 else ""


def character(namer: DuelNamer, view: View, figure: int) -> Character:
    return namer.facts.character_by_id[view.characters[figure]]
