"""Reasons for moves: a code and its facts; clients turn them into sentences."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.card_values import (
    ALE,
    AMBUSH,
    BEER,
    CHIEF,
    DUEL,
    FANNING,
    GATLING,
    INDIANS,
    LAY,
    MARM,
    RICOCHET,
    SLAP,
    STEAL,
    STORE,
    SWITCH,
    TRAIN,
    WAGON,
    WATER,
    WHISKEY,
)
from sixgun.bots.duel.situation import Situation
from sixgun.bots.thought import Reason
from sixgun.engine import moves as m

__all__ = ["REASONS", "reason_for"]

REASONS: Final[dict[str, str]] = {
    "feels_right": "a greenhorn gives no reasons",
    "leads": "this character does more in front, or the other one more behind",
    "may_win": "the last character of the side to beat; the chance that it falls is {chance} %",
    "may_finish": "this character has one life point left; the chance that it falls is {chance} %",
    "hits": "the chance of a hit at this character is {chance} %",
    "hits_many": "several characters may lose a life point",
    "challenges": "the other side is likely to run out of answers first",
    "draws": "draw cards first, then decide",
    "equips": "this card helps the character it lies with",
    "burdens": "this card harms its bearer, or may do so",
    "heals": "it restores life points",
    "levels": "the new life of this character is better for our side",
    "strips": "the card in play is worth more to its owner than the card this costs",
    "robs": "a card from the other side's hand",
    "moves_token": "the other character is better in front now",
    "swaps_side": "this side's characters are better the other way round",
    "reloads": "the next card is likely to be worth more than this one",
    "uses_ability": "the ability gains more than it costs",
    "ends": "no other move is worth making",
    "avoids": "the life point is worth more than avoiding the hit costs",
    "tries_luck": "a reveal costs nothing",
    "takes_hit": "avoiding is impossible, or costs more than it saves",
    "answers": "a card is worth less than a life point",
    "gives_in": "the cards are worth more than a life point, or there are none",
    "gives_least": "this is the least useful card",
    "takes_best": "this is the best card on offer",
    "picks_symbol": "this symbol is better here",
    "declines": "no offer is worth taking",
    "spares_partner": "the life point costs less here than there",
    "pays": "the gain is worth more than this card",
    "no_matter": "it makes no difference",
}

REASON_BY_EFFECT: Final[dict[int, str]] = {
    ALE: "levels",
    AMBUSH: "strips",
    BEER: "heals",
    CHIEF: "hits_many",
    DUEL: "challenges",
    FANNING: "hits_many",
    GATLING: "hits_many",
    INDIANS: "hits_many",
    MARM: "strips",
    RICOCHET: "challenges",
    SLAP: "strips",
    STEAL: "robs",
    STORE: "draws",
    SWITCH: "swaps_side",
    TRAIN: "draws",
    WAGON: "draws",
    WATER: "swaps_side",
    WHISKEY: "heals",
}
OFFERS: Final = ("store", "look", "plunder", "back", "deck", "phase_1")
INDIFFERENT: Final = ("order", "which_first", "on_top")


def reason_for(t: Situation, prompt: str, move: int) -> Reason:
    """Return the reason for a move."""
    verb = m.verb_of(move)
    if verb == m.END:
        return Reason("ends")
    if prompt in INDIFFERENT:
        return Reason("no_matter")
    if verb == m.PASS:
        return pass_reason(t, prompt)
    if verb == m.RELOAD:
        return Reason("reloads", {"card": m.card_of(move)})
    if verb == m.SWAP:
        return swap_reason(t, prompt, m.figure_of(m.target_of(move)))
    if prompt in ("play", "again", "replica"):
        return play_reason(t, move)
    if prompt == "hit":
        return avoid_reason(t, move)
    return answer_reason(t, prompt, move)


def pass_reason(t: Situation, prompt: str) -> Reason:
    if prompt == "hit":
        return Reason("takes_hit", {"figure": t.view.cards.resolving[-1][1]["target"]})
    if prompt in ("give_hit", "give_avoid", "raid"):
        return Reason("gives_in")
    return Reason("declines")


def swap_reason(t: Situation, prompt: str, figure: int) -> Reason:
    if prompt == "play":
        return Reason("moves_token", {"figure": t.rear})
    return Reason("swaps_side", {"figure": figure ^ 1})


# -- in your own turn -----------------------------------------------------------------------


def play_reason(t: Situation, move: int) -> Reason:
    card, kind, target = m.card_of(move), m.kind_of(move), m.target_of(move)
    if card < 0 and kind >= t.values.facts.first_character:
        return Reason("uses_ability", {"character": t.values.facts.kind_ids[kind]})
    if kind < 0:
        kind = t.values.kind_no[card]
    in_play = m.verb_of(move) == m.USE and card >= 0
    effect = t.values.effect[kind]
    figure = m.figure_of(target)
    if in_play and t.values.is_pan[card]:
        discards = t.view.cards.discards
        return Reason("draws", {"card": discards[-1]} if discards else {})
    if effect == LAY and not in_play:
        return lay_reason(t, kind, figure)
    if effect in REASON_BY_EFFECT:
        return effect_reason(t, effect, target)
    return hit_reason(t, kind, figure)


def lay_reason(t: Situation, kind: int, figure: int) -> Reason:
    serves = t.values.kind_lying[kind] > 0.0
    return Reason("equips" if serves else "burdens", {"figure": figure})


def effect_reason(t: Situation, effect: int, target: int) -> Reason:
    code = REASON_BY_EFFECT[effect]
    card, figure = m.target_card_of(target), m.figure_of(target)
    if card >= 0:
        return Reason("strips", {"card": card})
    if effect == WATER:
        return Reason(code, {"figure": figure ^ 1})
    return Reason(code, {"figure": figure}) if figure >= 0 else Reason(code)


def hit_reason(t: Situation, kind: int, figure: int) -> Reason:
    chance = round(100 * t.hand_fails(figure, kind) * t.table_fails(figure, kind))
    facts: dict[str, int | str] = {"figure": figure, "chance": chance}
    if t.life[figure] > 1:
        return Reason("hits", facts)
    last = t.stands_last(figure) and figure >> 1 == t.goal
    return Reason("may_win" if last else "may_finish", facts)


# -- answers -------------------------------------------------------------------------------


def avoid_reason(t: Situation, move: int) -> Reason:
    card = m.card_of(move)
    figure = t.view.cards.resolving[-1][1]["target"]
    if card < 0 or (t.values.is_barrel[card] and m.verb_of(move) == m.USE and m.kind_of(move) < 0):
        return Reason("tries_luck", {"figure": figure})
    return Reason("avoids", {"figure": figure, "card": card})


def answer_reason(t: Situation, prompt: str, move: int) -> Reason:
    card, target = m.card_of(move), m.target_of(move)
    if prompt == "reveal":
        return Reason("picks_symbol", {"card": card})
    if prompt in OFFERS:
        return Reason("takes_best", {"card": card} if card >= 0 else {})
    if prompt in ("surcharge", "repeat"):
        return Reason("pays", {"card": card})
    if prompt in ("give_hit", "give_avoid", "raid"):
        return Reason("answers", {"card": card})
    if m.verb_of(move) == m.DISCARD:
        return Reason("gives_least", {"card": card})
    if m.verb_of(move) == m.DRAW:
        return Reason("draws")
    if prompt == "share_loss":
        return Reason("spares_partner", {"figure": t.view.cards.resolving[-1][1]["figure"]})
    lying = m.target_card_of(target)
    return Reason("strips", {"card": lying}) if lying >= 0 else Reason("robs")
