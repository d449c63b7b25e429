"""Labels for moves: `Colt at ann's Sid Curry (front)`."""

from __future__ import annotations

from sixgun.cli.duel.namer import DuelNamer
from sixgun.cli.duel.prompt_messages import DISCARD_LABELS, PASS_LABELS, PICK_LABELS, USE_LABELS
from sixgun.cli.duel.prompts import asked_facts
from sixgun.cli.formatting import fill_template
from sixgun.duel import Card, View
from sixgun.duel.targets import Targets
from sixgun.engine import moves as m

__all__ = ["called", "describe_move"]


def describe_move(namer: DuelNamer, view: View, move: int) -> str:
    """The label of a move at the view's decision."""
    verb = m.verb_of(move)
    if verb == m.PLAY:
        return describe_card(namer, view, move) + played_at(namer, view, move)
    if verb == m.USE:
        return describe_use(namer, view, move)
    if verb == m.DISCARD:
        form = DISCARD_LABELS.get(view.cards.prompt, "Discard {card}")
        return form.format(card=describe_card(namer, view, move))
    if verb == m.PICK:
        return describe_pick(namer, view, move)
    if verb == m.DRAW:
        return describe_draw(namer, view, m.target_of(move))
    if verb == m.RELOAD:
        return f"Reload {describe_card(namer, view, move)}"
    if verb == m.SWAP:
        return describe_swap(namer, view, m.figure_of(m.target_of(move)))
    if verb == m.NAME:
        return f"One with the {namer.word(m.target_of(move))}"
    return describe_plain_move(namer, view, verb)


def describe_plain_move(namer: DuelNamer, view: View, verb: int) -> str:
    """The label of a move without card or target."""
    if verb == m.PASS:
        return fill_template(PASS_LABELS.get(view.cards.prompt, "Pass"), asked_facts(namer, view))
    plain = {m.END: "End your turn", m.LEAVE: "Leave the game for good"}
    return plain.get(verb, m.VERBS[verb])


# -- cards and whom they are aimed at ------------------------------------------------------


def describe_card(namer: DuelNamer, view: View, move: int) -> str:
    """The card of a move, and what it serves as."""
    card, kind = m.card_of(move), m.kind_of(move)
    beside = next((row for row in (view.cards.hand, view.cards.aside) if card in row), [])
    named = namer.told_apart(card, beside)
    return f"{named} as {namer.kind(kind)}" if kind >= 0 else named


def played_at(namer: DuelNamer, view: View, move: int) -> str:
    kind = m.kind_of(move)
    facts = namer.facts
    played = facts.kinds[kind] if kind >= 0 else facts.kind[m.card_of(move)]
    return aimed(namer, view, played, m.target_of(move))


def aimed(namer: DuelNamer, view: View, kind: Card, target: int) -> str:
    """The target of a card, as in " at bob's Jango (front)"; "" for none."""
    figure = m.figure_of(target)
    if figure < 0:
        card = m.target_card_of(target)
        return f" at {owned(namer, view, card)}" if card >= 0 else ""
    if kind.aim is Targets.HAND_OR_CARD_IN_PLAY:
        return f" at {namer.hand_of(figure)}"
    if kind.aim is Targets.PAIR:
        return f": swap {namer.whose_seat(namer.owner(figure))} front and rear"
    return f" {'with' if kind.lies_in_play else 'at'} {called(namer, view, figure)}"


def used_at(namer: DuelNamer, view: View, target: int) -> str:
    figure = m.figure_of(target)
    return f" at {called(namer, view, figure)}" if figure >= 0 else ""


def called(namer: DuelNamer, view: View, figure: int) -> str:
    """A character and its place."""
    place = "front" if figure in view.front else "rear"
    return f"{namer.player(figure)} ({place if figure ^ 1 in view.ring else 'alone'})"


def owned(namer: DuelNamer, view: View, card: int) -> str:
    """A card in play with its owner."""
    figure = view.cards.bearer_of(card)
    return f"{namer.whose(figure)} {namer.card(card)}" if figure >= 0 else namer.card(card)


# -- verbs ---------------------------------------------------------------------------------


def describe_use(namer: DuelNamer, view: View, move: int) -> str:
    """The use of a card in play, an ability, or a repeated Action."""
    card, kind, target = m.card_of(move), m.kind_of(move), m.target_of(move)
    facts = namer.facts
    if card >= 0 and kind >= facts.first_character:
        return f"Discard {namer.card(card)}{discarded_as(view)} ({namer.kind(kind)})"
    if card >= 0 and kind >= 0:
        return f"Discard {namer.card(card)} as a {namer.kind(kind)}{used_at(namer, view, target)}"
    if card >= 0:
        return f"Use {describe_card(namer, view, move)}{used_at(namer, view, target)}"
    if 0 <= kind < facts.first_character:
        return f"{namer.kind(kind)}{aimed(namer, view, facts.kinds[kind], target)}"
    if view.cards.prompt in USE_LABELS:
        return USE_LABELS[view.cards.prompt].format_map(asked_facts(namer, view))
    paid = m.target_card_of(target)
    cost = f": discard {owned(namer, view, paid)}" if paid >= 0 else ""
    return f"Use the ability of {namer.kind(kind)}{cost}"


def discarded_as(view: View) -> str:
    """The purpose of giving up a card in play."""
    return " to avoid the hit" if view.cards.prompt == "hit" else ""


def describe_pick(namer: DuelNamer, view: View, move: int) -> str:
    form = PICK_LABELS.get(view.cards.prompt, "Take {card}")
    facts: dict[str, object] = {"card": picked(namer, view, move)}
    kind = m.kind_of(move)
    number = kind - namer.facts.first_character
    if kind >= 0:
        facts["origin"] = namer.kind(kind)
    if number >= 0:
        facts["life"] = namer.facts.life[number]
    return fill_template(form, facts)


def picked(namer: DuelNamer, view: View, move: int) -> str:
    """A card on offer or in play, or an unseen card of a hand."""
    card, target = m.card_of(move), m.target_of(move)
    if card >= 0:
        show = view.cards.prompt in ("reveal", "on_top")
        return namer.revealed(card) if show else describe_card(namer, view, move)
    if m.figure_of(target) >= 0:
        return f"a random card of {namer.hand_of(m.figure_of(target))}"
    return owned(namer, view, m.target_card_of(target))


def describe_draw(namer: DuelNamer, view: View, target: int) -> str:
    card = m.target_card_of(target)
    if card >= 0:
        return f"Take {owned(namer, view, card)}"
    if target == m.DECK:
        at = view.sources[view.cards.asked]
        return f"Draw from {namer.deck(at)}"
    return f"Draw from {namer.word(target)}"


def describe_swap(namer: DuelNamer, view: View, figure: int) -> str:
    """A move of your own token, or a swap of another side."""
    if figure < 0:
        front = view.front[view.cards.asked]
        return f"Move your token: {namer.who(front ^ 1)} to the front"
    return f"Swap {namer.whose_seat(namer.owner(figure))} front and rear"
