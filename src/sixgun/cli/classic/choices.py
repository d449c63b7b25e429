"""The legal moves in plain words: `BANG! (7 of clubs) at bob`."""

from __future__ import annotations

from sixgun.classic import Game, View
from sixgun.classic.roles import DUELIST
from sixgun.classic.targets import CardOfPlayer, OwnFigure, Target
from sixgun.cli.classic import words
from sixgun.cli.classic.naming import Namer
from sixgun.engine import moves as m

__all__ = ["called", "move_words"]


def move_words(namer: Namer, view: View, move: int) -> str:
    """One move at the decision that this view stands at."""
    verb = m.verb_of(move)
    prompt = view.cards.prompt
    if verb == m.PLAY:
        return card_words(namer, move) + played_at(namer, view, move)
    if verb == m.USE:
        return use_words(namer, view, move)
    if verb == m.DISCARD:
        return discard_words(namer, view, move)
    if verb == m.PICK:
        return pick_words(namer, view, move)
    if verb == m.DRAW:
        return f"Draw {drawn_from(namer, view, m.target_of(move))}"
    if verb == m.GIVE:
        return f"Give {card_words(namer, move)}"
    if verb == m.BID:
        return words.BID_WORDS[prompt].format(amount=words.dollars(m.amount_of(move)))
    if verb == m.NAME:
        form = words.NAME_WORDS.get(prompt, "Name {word}")
        return form.format(word=namer.word(m.target_of(move)))
    return plain_words(namer, view, verb)


def plain_words(namer: Namer, view: View, verb: int) -> str:
    """The moves that are a verb and nothing more."""
    prompt = view.cards.prompt
    if prompt == "dying" and view.roles[view.cards.asked] == DUELIST:
        prompt = "falling"
    passing = words.PASS_WORDS.get(prompt, "Pass")
    plain = {
        m.PASS: words.fill(passing, own_facts(namer, view)),
        m.SKIP: "Not now, and do not ask me again this turn",
        m.END: "End your turn",
        m.LEAVE: "Leave the game for good",
    }
    return plain.get(verb, m.VERBS[verb])


def own_facts(namer: Namer, view: View) -> dict[str, object]:
    """Who the one who is asked is, and who he could be."""
    figure = view.acting(namer.each)
    return {
        "character": namer.character(view.characters[figure]),
        "spare": namer.character(view.spare) or "your spare character",
    }


# -- cards ---------------------------------------------------------------------------------


def card_words(namer: Namer, move: int) -> str:
    """The card of a move, and what it is played as."""
    kind = m.kind_of(move)
    as_kind = f" as {namer.kind(kind).name}" if kind >= 0 else ""
    return namer.card(m.card_of(move)) + as_kind


def played_at(namer: Namer, view: View, move: int) -> str:
    kind = m.kind_of(move)
    played = namer.kind(kind) if kind >= 0 else namer.facts.kind[m.card_of(move)]
    return aimed(namer, view, played.aim, m.target_of(move))


def aimed(namer: Namer, view: View, aim: Target[Game], target: int) -> str:
    """Whom or what a card is used at; "" for nobody."""
    figure = m.figure_of(target)
    if figure < 0:
        card = m.target_card_of(target)
        return f" at {owned(namer, view, card)}" if card >= 0 else ""
    if isinstance(aim, CardOfPlayer):
        return f" at {namer.hand_of(figure)}"
    if isinstance(aim, OwnFigure):
        return f" in front of {called(namer, view, figure)}"
    return f" at {called(namer, view, figure)}"


def called(namer: Namer, view: View, figure: int) -> str:
    """A player; where a seat has several figures also who it is and where he stands."""
    if namer.each == 1:
        return namer.player(figure)
    place = "front" if figure in view.front else "rear"
    return f"{namer.player(figure)} ({namer.character(view.characters[figure])}, {place})"


def owned(namer: Namer, view: View, card: int) -> str:
    """A card in play with its bearer."""
    figure = view.cards.bearer_of(card)
    return f"{namer.whose(figure)} {namer.card(card)}" if figure >= 0 else namer.card(card)


# -- verbs ---------------------------------------------------------------------------------


def use_words(namer: Namer, view: View, move: int) -> str:
    card = m.card_of(move)
    target = m.target_of(move)
    if card >= 0:
        at = aimed(namer, view, namer.facts.kind[card].aim_in_play, target)
        return f"Use {namer.card(card)}{at}"
    if view.cards.prompt in words.USE_WORDS:
        return words.fill(words.USE_WORDS[view.cards.prompt], own_facts(namer, view))
    ability = namer.facts.character_by_id.get(view.abilities[view.acting(namer.each)])
    if ability is None:
        return "Use your ability"
    return f"Use the ability of {ability.name}{aimed(namer, view, ability.act_target, target)}"


def discard_words(namer: Namer, view: View, move: int) -> str:
    """Given up, paid, or (with a target) fired in a way that an event allows."""
    card, target = card_words(namer, move), m.target_of(move)
    if m.target_card_of(target) >= 0:
        at = owned(namer, view, m.target_card_of(target))
        return words.DISCARD_WORDS["ricochet"].format(card=card, target=at)
    if target:
        at = namer.player(m.figure_of(target))
        return words.DISCARD_WORDS["sniper"].format(card=card, target=at)
    return words.DISCARD_WORDS.get(view.cards.prompt, "Discard {card}").format(card=card)


def pick_words(namer: Namer, view: View, move: int) -> str:
    form = words.PICK_WORDS.get(view.cards.prompt, "Take {card}")
    number = m.kind_of(move) - len(namer.facts.kinds)
    if number >= 0:
        who = namer.facts.characters[number]
        return words.fill(form, {"character": who.name, "life": who.life, "words": who.words})
    figure = m.figure_of(m.target_of(move))
    facts: dict[str, object] = {"card": picked(namer, view, move)}
    if figure >= 0:
        facts["figure"] = called(namer, view, figure)
        facts["character"] = namer.character(view.characters[figure])
    return words.fill(form, facts)


def picked(namer: Namer, view: View, move: int) -> str:
    target = m.target_of(move)
    if m.figure_of(target) >= 0:
        return f"a random card of {namer.hand_of(m.figure_of(target))}"
    if m.target_card_of(target) >= 0:
        return owned(namer, view, m.target_card_of(target))
    return card_words(namer, move)


def drawn_from(namer: Namer, view: View, target: int) -> str:
    if target == m.DECK:
        return "from the deck"
    if target == m.DISCARDS:
        return f"{namer.card(view.cards.discards[-1])} from the discards"
    if m.target_card_of(target) >= 0:
        return owned(namer, view, m.target_card_of(target))
    return f"a random card from {namer.hand_of(m.figure_of(target))}"
