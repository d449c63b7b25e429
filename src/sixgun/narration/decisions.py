"""What a player is asked, and what the others are waiting for."""

from __future__ import annotations

from typing import Any, Literal

from sixgun.narration.public_facts import PublicFacts, sentence
from sixgun.protocol import CardName, PlayerName, PrintedName, Sentence

__all__ = ["acting_figure", "describe_decision", "describe_waiting", "partner_of"]

AnyView = Any  # what a seat sees; each game has its own
FIGURES = ("by", "target", "figure", "fallen")
NUMBERS = ("needed", "left", "swapped")
OWN = ("target", "by", "figure")  # in this order: the asked player's figure that is meant


def describe_decision(facts: PublicFacts, view: AnyView) -> tuple[Sentence, Sentence | None]:
    """The title and the detail of the pending decision, for the player who has to make it."""
    frame, _ = top_frame(view)
    prompt, values = view.cards.prompt, decision_values(facts, view)
    stems = (f"prompts.{facts.game}.{prompt}_{frame}", f"prompts.{facts.game}.{prompt}")
    title = facts.key(*(f"{stem}.title" for stem in stems), "prompts.unknown")
    detail = facts.key(*(f"{stem}.detail" for stem in stems))
    return sentence(title, **values), sentence(detail, **values) if detail else None


def describe_waiting(facts: PublicFacts, view: AnyView) -> Sentence:
    """The same for everybody else."""
    own = f"prompts.{facts.game}.{view.cards.prompt}.waiting"
    return sentence(facts.key(own, "prompts.waiting"), **decision_values(facts, view))


def top_frame(view: AnyView) -> tuple[str, dict[str, int]]:
    """The frame that is being resolved, and its facts."""
    resolving: list[tuple[str, dict[str, int]]] = view.cards.resolving
    return resolving[-1] if resolving else ("", {})


def acting_figure(facts: PublicFacts, view: AnyView, seat: int) -> int:
    """The figure that acts for a seat."""
    front: int = view.front[seat] if view.front else -1
    return front if front >= 0 else facts.owners.index(seat)


def decision_values(facts: PublicFacts, view: AnyView) -> dict[str, Any]:
    seat: int = view.cards.asked
    me = acting_figure(facts, view, seat)
    values: dict[str, Any] = {
        "who": PlayerName(seat),
        "life": view.life[me],
        "ability": ability_of(facts, view, me),
        "event": printed("event", getattr(view, "event", "")),
        "spare": printed("character", spare_of(view, seat)),
    }
    return values | frame_values(facts, view) | limit_values(view, seat, me) | lot_values(view)


def frame_values(facts: PublicFacts, view: AnyView) -> dict[str, Any]:
    """The facts of the frame that asks, with names for the numbers."""
    _, told = top_frame(view)
    values: dict[str, Any] = {name: told.get(name, 0) for name in NUMBERS}
    for name in FIGURES:
        values[name] = facts.figure(told.get(name, -1), view.characters)
    own = [told.get(name, -1) for name in OWN]
    mine = next((f for f in own if facts.owner(f) == view.cards.asked), -1)
    return values | {
        "victim": PlayerName(told["victim"]) if "victim" in told else None,
        "mine": facts.figure(mine, view.characters),
        "partner": facts.figure(partner_of(facts, view, told.get("figure", -1)), view.characters),
        "card": facts.known_card(told.get("card")),
        "wanted": facts.known_card(told.get("wanted")),
        "below": below(facts, view),
    }


def below(facts: PublicFacts, view: AnyView) -> CardName | None:
    """The card of the frame below, unless that is the turn."""
    resolving = view.cards.resolving
    if len(resolving) < 2 or resolving[-2][0] == "Turn":
        return None
    return facts.known_card(resolving[-2][1].get("card"))


def limit_values(view: AnyView, seat: int, figure: int) -> dict[str, Any]:
    """The hand limit, which BANG! has for each figure and The Duel for each seat."""
    limits = view.hand_limits
    at = figure if len(limits) == len(view.life) else seat
    if at >= len(limits) or limits[at] < 0:
        return {}
    return {"limit": limits[at], "over": view.cards.hand_counts[seat] - limits[at]}


def lot_values(view: AnyView) -> dict[str, Any]:
    """The current lot of an auction, with the highest offer."""
    auction = getattr(view, "auction", None)
    if auction is None:
        return {}
    return {
        "lot": printed("character", auction.character),
        "bidder": PlayerName(auction.bidder) if auction.bidder >= 0 else None,
        "offer": auction.offer,
    }


def partner_of(facts: PublicFacts, view: AnyView, figure: int) -> int:
    """The other figure of the same seat that is in the game; -1 if there is none."""
    seat = facts.owner(figure)
    others = (f for f in view.ring if f != figure and facts.owner(f) == seat)
    return next(others, -1) if seat >= 0 else -1


def ability_of(facts: PublicFacts, view: AnyView, figure: int) -> PrintedName | None:
    known = getattr(view, "abilities", view.characters)
    return printed("character", known[figure])


def spare_of(view: AnyView, seat: int) -> str:
    spares = getattr(view, "spares", ())
    return spares[seat] if seat < len(spares) else ""


def printed(type_: Literal["character", "event"], called: str) -> PrintedName | None:
    return PrintedName(type_, called) if called else None
