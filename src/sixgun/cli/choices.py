"""The legal moves in plain words: `BANG! (7 of clubs) at bob`."""

from __future__ import annotations

from sixgun.classic import View
from sixgun.classic.targets import CardOfPlayer
from sixgun.cli import words
from sixgun.cli.naming import Namer
from sixgun.engine import moves as m

__all__ = ["bearer_of", "frame_words", "move_words", "prompt_words"]


def move_words(namer: Namer, view: View, move: int) -> str:
    """One move at the decision that this view stands at."""
    verb = m.verb_of(move)
    prompt = view.cards.prompt
    if verb == m.PLAY:
        return card_words(namer, move) + aimed(namer, view, move)
    if verb == m.USE:
        return use_words(namer, view, move)
    if verb == m.DISCARD:
        form = words.DISCARD_WORDS.get(prompt, "Discard {card}")
        return form.format(card=card_words(namer, move))
    if verb == m.PICK:
        form = words.PICK_WORDS.get(prompt, "Take {card}")
        return form.format(card=picked(namer, view, move))
    if verb == m.DRAW:
        return f"Draw {drawn_from(namer, view, m.target_of(move))}"
    plain = {
        m.PASS: words.PASS_WORDS.get(prompt, "Pass"),
        m.SKIP: "Not now, and do not ask me again this turn",
        m.END: "End your turn",
    }
    return plain.get(verb, m.VERBS[verb])


def card_words(namer: Namer, move: int) -> str:
    """The card of a move, and what it is played as."""
    kind = m.kind_of(move)
    as_kind = f" as {namer.kind(kind).name}" if kind >= 0 else ""
    return namer.card(m.card_of(move)) + as_kind


def aimed(namer: Namer, view: View, move: int) -> str:
    """Whom or what a card is played at; "" for nobody."""
    target = m.target_of(move)
    figure = m.figure_of(target)
    if figure < 0:
        card = m.target_card_of(target)
        return f" at {owned(namer, view, card)}" if card >= 0 else ""
    kind = m.kind_of(move)
    played = namer.kind(kind) if kind >= 0 else namer.facts.kind[m.card_of(move)]
    if isinstance(played.aim, CardOfPlayer):
        return f" at {namer.whose(figure)} hand"
    return f" at {namer.player(figure)}"


def owned(namer: Namer, view: View, card: int) -> str:
    """A card in play with its bearer."""
    figure = bearer_of(view, card)
    return f"{namer.whose(figure)} {namer.card(card)}" if figure >= 0 else namer.card(card)


def bearer_of(view: View, card: int) -> int:
    """The figure before whom a card lies, or -1."""
    for figure, row in enumerate(view.cards.in_play):
        if card in row:
            return figure
    return -1


def use_words(namer: Namer, view: View, move: int) -> str:
    card = m.card_of(move)
    if card >= 0:
        return f"Use {namer.card(card)}"
    return f"Use the ability of {namer.character(view.abilities[view.cards.asked])}"


def picked(namer: Namer, view: View, move: int) -> str:
    target = m.target_of(move)
    if m.figure_of(target) >= 0:
        return f"a random card of {namer.whose(m.figure_of(target))} hand"
    if m.target_card_of(target) >= 0:
        return owned(namer, view, m.target_card_of(target))
    return card_words(namer, move)


def drawn_from(namer: Namer, view: View, target: int) -> str:
    if target == m.DECK:
        return "from the deck"
    if target == m.DISCARDS:
        return f"{namer.card(view.cards.discards[-1])} from the discards"
    return f"a random card from {namer.whose(m.figure_of(target))} hand"


def prompt_words(namer: Namer, view: View) -> str:
    """What the player who is asked has to decide."""
    prompt = view.cards.prompt
    facts: dict[str, object] = {"limit": view.life[view.cards.asked]}
    for _, found in view.cards.resolving:
        facts |= resolving_words(namer, found)
    return words.fill(words.PROMPTS.get(prompt, ()), facts) or f"Your decision: {prompt}"


def resolving_words(namer: Namer, facts: dict[str, int]) -> dict[str, object]:
    """The facts of one thing being resolved, as words."""
    told: dict[str, object] = {name: value for name, value in facts.items() if name == "needed"}
    if facts.get("card", -1) >= 0:
        told["card"] = namer.card(facts["card"])
    if facts.get("by", -1) >= 0:
        by = namer.player(facts["by"])
        told |= {"By": by.capitalize() if by == "you" else by, "s": "" if by == "you" else "s"}
        if facts.get("target", -1) >= 0:
            told["pair"] = words.join([by, namer.player(facts["target"])])
    return told


def frame_words(namer: Namer, frame: str, facts: dict[str, int]) -> str:
    """One thing that is being resolved; "" for the turn itself."""
    told = {"card": namer.card(facts["card"])} if facts.get("card", -1) >= 0 else {}
    for name in ("by", "figure", "target", "fallen"):
        if facts.get(name, -1) >= 0:
            told[name] = namer.player(facts[name])
    if "figure" in told:
        told["whose"] = namer.whose(facts["figure"])
    forms = words.FRAMES.get(frame, words.FRAMES["card"])
    return "" if frame == "Turn" or not told else words.fill(forms, told)
