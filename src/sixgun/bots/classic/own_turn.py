"""Scores for the playing phase of your own turn, and the reasons."""

from __future__ import annotations

from sixgun.bots.classic import effects
from sixgun.bots.classic.appraisal import Appraisal
from sixgun.bots.classic.effects import EFFECTS
from sixgun.bots.classic.situation import A_CARD, A_POINT
from sixgun.bots.heuristic_policy import IDLE
from sixgun.bots.thought import Reason
from sixgun.engine import moves as m

__all__ = ["own_turn_reason", "own_turn_score", "own_turn_scores"]


def own_turn_scores(s: Appraisal, moves: list[int]) -> list[float]:
    return [own_turn_score(s, move) for move in moves]


def own_turn_score(s: Appraisal, move: int) -> float:
    verb = m.verb_of(move)
    if verb == m.PLAY:
        return play_score(s, move)
    if verb == m.USE:
        return use_score(s, m.card_of(move), m.target_of(move))
    if verb == m.DISCARD:
        return event_score(s, m.card_of(move), m.target_of(move))
    return IDLE[verb]


def own_turn_reason(s: Appraisal, move: int) -> Reason:
    verb, card, target = m.verb_of(move), m.card_of(move), m.target_of(move)
    if card < 0:
        return Reason("heal") if s.mine.heals_for_two else Reason("use_ability")
    if own_turn_score(s, move) < 0.0:
        return Reason("least_bad", {"card": card})
    if verb == m.DISCARD:
        return event_reason(s, card, target)
    kind = m.kind_of(move) if m.kind_of(move) >= 0 else s.values.kind_no[card]
    if verb == m.PLAY and s.values.stays[kind]:
        return lay_reason(s, kind, card)
    return EFFECTS[s.values.effect[kind]].reason(s, kind, card, target)


def add_order_bonus(s: Appraisal, value: float, early: float) -> float:
    """Add the bonus for the order of good moves; large values are compressed."""
    if value <= 0.0:
        return value
    if value > 4.0:
        value = 4.0 + 0.15 * (value - 4.0)
    return value + s.order_bonus(early)


# -- cards ---------------------------------------------------------------------------------


def play_score(s: Appraisal, move: int) -> float:
    """The value of playing a hand card."""
    card, as_kind, values = m.card_of(move), m.kind_of(move), s.values
    kind, target = as_kind if as_kind >= 0 else values.kind_no[card], m.target_of(move)
    if values.stays[kind]:
        return add_order_bonus(s, lay_value(s, kind, target), EFFECTS["equip"].early)
    effect = EFFECTS[values.effect[kind]]
    price = min(s.cost(card), effect.patience if as_kind < 0 else EFFECTS["answer"].patience)
    if values.costs[kind]:
        price += cheapest(s, values.costs[kind], card)
    return add_order_bonus(s, effect.value(s, kind, card, target) - price, effect.early)


def use_score(s: Appraisal, card: int, target: int) -> float:
    """The value of using a green card in play, or the ability."""
    if card < 0:
        return ability_score(s, target)
    kind = s.values.kind_no[card]
    effect = EFFECTS[s.values.effect[kind]]
    value = effect.value(s, kind, card, target) - effect.patience
    return add_order_bonus(s, value, effect.early)


def lay_value(s: Appraisal, kind: int, target: int) -> float:
    """The value of putting a card into play."""
    worth, bearer = s.values.in_play[kind], m.figure_of(target)
    if bearer >= 0 and bearer != s.view.front[s.seat]:
        return 0.5 * worth if not s.values.reach[kind] else -0.5
    return 0.3 + 0.4 * worth if s.values.green[kind] else s.equipment_gain(kind)


def lay_reason(s: Appraisal, kind: int, card: int) -> Reason:
    values = s.values
    if values.reach[kind]:
        return Reason("better_weapon", {"card": card, "reach": values.reach[kind]})
    if values.barrel[kind] or values.shield[kind] or values.cover[kind]:
        return Reason("cover", {"card": card})
    return Reason("see_farther" if values.sight[kind] else "lay_ready", {"card": card})


# -- events and abilities ------------------------------------------------------------------


def event_score(s: Appraisal, card: int, target: int) -> float:
    """The value of a BANG! card that an event lets you fire at a card, or two at a player."""
    wanted, figure, cost = m.target_card_of(target), m.figure_of(target), s.cost(card)
    if wanted >= 0:
        owner = s.view.cards.bearer_of(wanted)
        return s.hit_chance(owner, 1, card) * effects.strip_worth(s, wanted) - min(cost, 0.8)
    return s.hit_chance(figure, 2, card) * s.harm(figure) - min(2.0 * cost, 1.2)


def event_reason(s: Appraisal, card: int, target: int) -> Reason:
    figure = m.figure_of(target)
    if figure >= 0:
        return effects.attack_reason(s, figure, 2, card)
    return effects.strip_reason(s, -1, card, target)


def ability_score(s: Appraisal, target: int) -> float:
    ability = s.view.abilities[s.me]
    figure, hand = m.figure_of(target), len(s.view.cards.hand)
    if ability == "chuck_wengam":
        return 2.0 * A_CARD + (0.8 if hand < 2 else 0.0) - s.pain(s.life)
    if ability == "jose_delgado":
        return add_order_bonus(s, 2.0 * A_CARD - cheapest_blue(s), EFFECTS["equip"].early)
    if figure >= 0:
        return effects.attack_worth(s, figure, 1, -1) - cheapest(s, 2, -1)
    return s.relief(s.me) - cheapest(s, 2, -1) - 0.3 if s.mine.heals_for_two else 0.5


def cheapest(s: Appraisal, count: int, besides: int) -> float:
    """The cost of the cheapest hand cards."""
    prices = sorted([s.cost(card) for card in s.view.cards.hand if card != besides])
    return sum(prices[:count])


def cheapest_blue(s: Appraisal) -> float:
    best = A_POINT
    for card in s.view.cards.hand:
        if s.facts.kind[card].border == "blue":
            kind = s.values.kind_no[card]
            price = max(s.cost(card), s.equipment_gain(kind))
            if s.has_kind(s.me, kind):
                price = 0.2
            best = price if price < best else best
    return best
