"""What a legal move means, for buttons, menus and lists."""

from __future__ import annotations

from typing import Any, NamedTuple

from sixgun.engine import moves as m
from sixgun.narration.decisions import (
    AnyView,
    ability_of,
    acting_figure,
    partner_of,
    printed,
    spare_of,
    top_frame,
)
from sixgun.narration.public_facts import PublicFacts, sentence
from sixgun.protocol import CardName, PlayerName, Sentence

__all__ = ["MoveLabel", "describe_move"]


class MoveLabel(NamedTuple):
    """ "Take the hit" and "Lose 1 life: 3 → 2"; there may be no detail."""

    title: Sentence | None
    detail: Sentence | None


def describe_move(
    facts: PublicFacts, view: AnyView, move: int, chance: float | None = None
) -> MoveLabel:
    """The label of a legal move; `chance` is how likely a card turned up for it succeeds."""
    values = move_values(facts, view, move)
    if chance is not None:
        values["chance"] = chance
    title, detail = (move_key(facts, view, move, ending) for ending in ("", "_detail"))
    return MoveLabel(
        sentence(title, **values) if title else None, sentence(detail, **values) if detail else None
    )


def move_key(facts: PublicFacts, view: AnyView, move: int, ending: str) -> str:
    """The most specific message for this game, prompt and frame."""
    prompt, (frame, _) = view.cards.prompt, top_frame(view)
    kind = kind_of_move(move) + ending
    key = facts.key(
        f"moves.{facts.game}.{kind}.{prompt}_{frame}",
        f"moves.{facts.game}.{kind}.{prompt}",
        f"moves.{kind}.{prompt}",
        f"moves.{kind}.any",
    )
    return key if facts.messages.get(key) else ""


def kind_of_move(move: int) -> str:
    """Its verb, split where the wording differs."""
    verb, card, kind = m.verb_of(move), m.card_of(move), m.kind_of(move)
    target = m.target_of(move)
    figure, at_card = m.figure_of(target), m.target_card_of(target)
    if verb == m.USE:
        return "use_ability" if card < 0 else "use"
    if verb == m.PICK and card < 0 <= kind:
        return "pick_kind"
    if verb == m.PICK and figure >= 0:
        return "pick_figure"
    if verb == m.DRAW and figure >= 0:
        return "draw_hand"
    if verb == m.DRAW and at_card >= 0:
        return "draw_card"
    if verb == m.DISCARD and (figure >= 0 or at_card >= 0):
        return "fire"
    if verb == m.SWAP and figure >= 0:
        return "swap_side"
    return m.VERBS[verb]


def move_values(facts: PublicFacts, view: AnyView, move: int) -> dict[str, Any]:
    if m.verb_of(move) == m.BID:
        return {"amount": m.amount_of(move)}
    target, kind = m.target_of(move), m.kind_of(move)
    figure, at_card = m.figure_of(target), m.target_card_of(target)
    card = m.card_of(move) if m.card_of(move) >= 0 else at_card
    is_word = target > 0 and figure < 0 and at_card < 0
    values: dict[str, Any] = {
        "card": facts.known_card(card),
        "symbol": facts.symbol(card),
        "kind": facts.kind(facts.kind_ids[kind] if kind >= 0 else ""),
        "target": target_name(facts, view, figure, at_card),
        "figure": facts.figure(figure, view.characters),
        "seen": printed("character", view.characters[figure]) if figure >= 0 else None,
        "owner": facts.player(figure) if figure >= 0 else None,
        "word": facts.word(target) if is_word else None,
    }
    return values | own_values(facts, view)


def own_values(facts: PublicFacts, view: AnyView) -> dict[str, Any]:
    """The deciding player's own figure, and what the frame says about it."""
    seat = view.cards.asked
    me = acting_figure(facts, view, seat)
    _, told = top_frame(view)
    about = told.get("target", told.get("figure", me))
    mine = about if facts.owner(about) == seat else me
    life = view.life[mine]
    discards = view.cards.discards
    return {
        "top": facts.known_card(discards[-1]) if discards else None,
        "mine": facts.figure(mine, view.characters),
        "partner": facts.figure(partner_of(facts, view, mine), view.characters),
        "character": printed("character", view.characters[me]),
        "ability": ability_of(facts, view, me),
        "spare": printed("character", spare_of(view, seat)),
        "victim": PlayerName(told["victim"]) if "victim" in told else None,
        "life": life,
        "less": life - 1,
        "needed": told.get("needed", 1),
    }


def target_name(
    facts: PublicFacts, view: AnyView, figure: int, at_card: int
) -> PlayerName | Sentence | None:
    """The target: "Bob", "Bob's Barrel Q♠", "Jango (front)"."""
    if at_card >= 0:
        owner = facts.figure(view.cards.bearer_of(at_card), view.characters)
        return sentence("moves.owned", owner=owner, card=CardName(at_card))
    named = facts.figure(figure, view.characters)
    if named is None or not facts.has_teams or partner_of(facts, view, figure) < 0:
        return named
    place = "front" if figure in view.front else "rear"
    return sentence(f"moves.placed.{place}", figure=named)
