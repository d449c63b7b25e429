"""Labels for moves: `BANG! (7 of clubs) at bob`."""

from __future__ import annotations

from sixgun.classic import Game, View
from sixgun.classic.roles import DUELIST
from sixgun.classic.targets import CardOfPlayer, OwnFigure, Target
from sixgun.cli.classic import messages
from sixgun.cli.classic.namer import ClassicNamer
from sixgun.engine import moves as m

__all__ = ["called", "describe_move"]


def describe_move(namer: ClassicNamer, view: View, move: int) -> str:
    """The label of a move at the view's decision."""
    verb = m.verb_of(move)
    prompt = view.cards.prompt
    if verb == m.PLAY:
        return describe_card(namer, move) + played_at(namer, view, move)
    if verb == m.USE:
        return describe_use(namer, view, move)
    if verb == m.DISCARD:
        return describe_discard(namer, view, move)
    if verb == m.PICK:
        return describe_pick(namer, view, move)
    if verb == m.DRAW:
        return f"Draw {drawn_from(namer, view, m.target_of(move))}"
    if verb == m.GIVE:
        return f"Give {describe_card(namer, move)}"
    if verb == m.BID:
        return messages.BID_LABELS[prompt].format(amount=messages.format_dollars(m.amount_of(move)))
    if verb == m.NAME:
        form = messages.NAME_LABELS.get(prompt, "Name {word}")
        return form.format(word=namer.word(m.target_of(move)))
    return describe_plain_move(namer, view, verb)


def describe_plain_move(namer: ClassicNamer, view: View, verb: int) -> str:
    """The label of a move without card or target."""
    prompt = view.cards.prompt
    if prompt == "dying" and view.roles[view.cards.asked] == DUELIST:
        prompt = "falling"
    passing = messages.PASS_LABELS.get(prompt, "Pass")
    plain = {
        m.PASS: messages.fill_template(passing, own_facts(namer, view)),
        m.SKIP: "Not now, and do not ask me again this turn",
        m.END: "End your turn",
        m.LEAVE: "Leave the game for good",
    }
    return plain.get(verb, m.VERBS[verb])


def own_facts(namer: ClassicNamer, view: View) -> dict[str, object]:
    """The acting character and the spare character, as template facts."""
    figure = view.acting(namer.each)
    return {
        "character": namer.character(view.characters[figure]),
        "spare": namer.character(view.spare) or "your spare character",
    }


# -- cards ---------------------------------------------------------------------------------


def describe_card(namer: ClassicNamer, move: int) -> str:
    """The card of a move, and what it is played as."""
    kind = m.kind_of(move)
    as_kind = f" as {namer.kind(kind).name}" if kind >= 0 else ""
    return namer.card(m.card_of(move)) + as_kind


def played_at(namer: ClassicNamer, view: View, move: int) -> str:
    kind = m.kind_of(move)
    played = namer.kind(kind) if kind >= 0 else namer.facts.kind[m.card_of(move)]
    return aimed(namer, view, played.aim, m.target_of(move))


def aimed(namer: ClassicNamer, view: View, aim: Target[Game], target: int) -> str:
    """The target of a card, as in " at bob"; "" for none."""
    figure = m.figure_of(target)
    if figure < 0:
        card = m.target_card_of(target)
        return f" at {owned(namer, view, card)}" if card >= 0 else ""
    if isinstance(aim, CardOfPlayer):
        return f" at {namer.hand_of(figure)}"
    if isinstance(aim, OwnFigure):
        return f" in front of {called(namer, view, figure)}"
    return f" at {called(namer, view, figure)}"


def called(namer: ClassicNamer, view: View, figure: int) -> str:
    """A player; if a seat has several figures, also the character and its place."""
    if namer.each == 1:
        return namer.player(figure)
    place = "front" if figure in view.front else "rear"
    return f"{namer.player(figure)} ({namer.character(view.characters[figure])}, {place})"


def owned(namer: ClassicNamer, view: View, card: int) -> str:
    """A card in play with its owner."""
    figure = view.cards.bearer_of(card)
    return f"{namer.whose(figure)} {namer.card(card)}" if figure >= 0 else namer.card(card)


# -- verbs ---------------------------------------------------------------------------------


def describe_use(namer: ClassicNamer, view: View, move: int) -> str:
    card = m.card_of(move)
    target = m.target_of(move)
    if card >= 0:
        at = aimed(namer, view, namer.facts.kind[card].aim_in_play, target)
        return f"Use {namer.card(card)}{at}"
    if view.cards.prompt in messages.USE_LABELS:
        return messages.fill_template(
            messages.USE_LABELS[view.cards.prompt], own_facts(namer, view)
        )
    ability = namer.facts.character_by_id.get(view.abilities[view.acting(namer.each)])
    if ability is None:
        return "Use your ability"
    return f"Use the ability of {ability.name}{aimed(namer, view, ability.act_target, target)}"


def describe_discard(namer: ClassicNamer, view: View, move: int) -> str:
    """A discard: given up, paid, or (with a target) fired as an event allows."""
    card, target = describe_card(namer, move), m.target_of(move)
    if m.target_card_of(target) >= 0:
        at = owned(namer, view, m.target_card_of(target))
        return messages.DISCARD_LABELS["ricochet"].format(card=card, target=at)
    if target:
        at = namer.player(m.figure_of(target))
        return messages.DISCARD_LABELS["sniper"].format(card=card, target=at)
    return messages.DISCARD_LABELS.get(view.cards.prompt, "Discard {card}").format(card=card)


def describe_pick(namer: ClassicNamer, view: View, move: int) -> str:
    form = messages.PICK_LABELS.get(view.cards.prompt, "Take {card}")
    number = m.kind_of(move) - len(namer.facts.kinds)
    if number >= 0:
        who = namer.facts.characters[number]
        return messages.fill_template(
            form, {"character": who.name, "life": who.life, "words": who.words}
        )
    figure = m.figure_of(m.target_of(move))
    facts: dict[str, object] = {"card": picked(namer, view, move)}
    if figure >= 0:
        facts["figure"] = called(namer, view, figure)
        facts["character"] = namer.character(view.characters[figure])
    return messages.fill_template(form, facts)


def picked(namer: ClassicNamer, view: View, move: int) -> str:
    target = m.target_of(move)
    if m.figure_of(target) >= 0:
        return f"a random card of {namer.hand_of(m.figure_of(target))}"
    if m.target_card_of(target) >= 0:
        return owned(namer, view, m.target_card_of(target))
    return describe_card(namer, move)


def drawn_from(namer: ClassicNamer, view: View, target: int) -> str:
    if target == m.DECK:
        return "from the deck"
    if target == m.DISCARDS:
        return f"{namer.card(view.cards.discards[-1])} from the discards"
    if m.target_card_of(target) >= 0:
        return owned(namer, view, m.target_card_of(target))
    return f"a random card from {namer.hand_of(m.figure_of(target))}"
