"""The value of playing or using a card in your own turn."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.appraisal import Appraisal
from sixgun.bots.classic.card_values import (
    ANSWER,
    BOMB,
    BRAWL,
    DRAW,
    DUEL,
    EQUIP,
    HEAL,
    HEAL_ALL,
    HEAL_ANY,
    JAIL,
    RAID,
    SHOT,
    STORE,
    STRIP,
    TAKE,
    VOLLEY,
)
from sixgun.bots.classic.situation import A_CARD, A_POINT
from sixgun.classic.roles import SHERIFF
from sixgun.engine import moves as m

__all__ = ["event_value", "play_value", "robbery_value", "strip_value", "use_value"]

PARRIED: Final = 0.8  # what avoiding a shot costs the target
# By effect: the value of waiting for a better moment.
PATIENCE: Final[list[float]] = [
    0.5, 1.2, 0.35, 0.8, 0.5, 0.4, 0.0, 0.3, 0.2, 0.0, 0.3, 0.4, 0.5, 0.5, 0.4, 0.0, 0.0,
]  # fmt: skip


def add_order_bonus(s: Appraisal, value: float, effect: int) -> float:
    """Add the bonus for the order of good moves; large values are compressed."""
    if value <= 0.0:
        return value
    if value > 4.0:
        value = 4.0 + 0.15 * (value - 4.0)
    return value + s.order_bonus(effect)


def play_value(s: Appraisal, move: int) -> float:
    """The value of playing a hand card."""
    card = m.card_of(move)
    values = s.values
    as_kind = m.kind_of(move)
    kind = as_kind if as_kind >= 0 else values.kind_no[card]
    effect = values.effect[kind]
    target = m.target_of(move)
    if values.lies[kind] and not values.burden[kind]:
        return add_order_bonus(s, lay_value(s, kind, m.figure_of(target)), EQUIP)
    price = min(s.cost(card), PATIENCE[effect if as_kind < 0 else ANSWER])
    if values.costs[kind]:
        price += cheapest(s, values.costs[kind], card)
    return add_order_bonus(s, effect_value(s, effect, kind, card, target) - price, effect)


def use_value(s: Appraisal, move: int) -> float:
    """The value of using a green card in play, or the ability."""
    card = m.card_of(move)
    target = m.target_of(move)
    if card < 0:
        return ability_value(s, target)
    kind = s.values.kind_no[card]
    effect = s.values.effect[kind]
    value = effect_value(s, effect, kind, card, target) - PATIENCE[effect]
    return add_order_bonus(s, value, effect)


def event_value(s: Appraisal, move: int) -> float:
    """The value of a BANG! card that an event lets you fire at a card, or two at a player."""
    card, target = m.card_of(move), m.target_of(move)
    target_card = m.target_card_of(target)
    if target_card >= 0:
        owner = s.view.cards.bearer_of(target_card)
        return s.hit_chance(owner, 1, card) * strip_value(s, target_card) - min(s.cost(card), 0.8)
    figure = m.figure_of(target)
    return s.hit_chance(figure, 2, card) * s.harm(figure) - min(2.0 * s.cost(card), 1.2)


def effect_value(s: Appraisal, effect: int, kind: int, card: int, target: int) -> float:
    """The value of a card's effect, without its cost."""
    values, view = s.values, s.view
    figure = m.figure_of(target)
    points = values.points[kind]
    if effect == SHOT:
        return attack_value(s, figure, s.mine.missed_needed if values.is_bang[kind] else 1, card)
    if effect == DRAW:
        return points * A_CARD
    if effect == HEAL:
        if s.two_left and values.saves[kind]:
            return -0.5
        points *= s.mine.beer_points if values.saves[kind] else 1
        return sum([s.relief(s.me) for _ in range(min(points, s.wounds))]) if s.wounds else -1.0
    if effect == HEAL_ALL:
        return sum([s.relief(other) for other in view.ring])
    if effect == HEAL_ANY:
        return s.relief(figure) if figure >= 0 else s.relief(s.me)
    if effect in {TAKE, STRIP}:
        return robbery_value(s, target, effect == TAKE)
    if effect in {VOLLEY, RAID}:
        return sum([round_value(s, other, effect, card) for other in view.ring])
    if effect == DUEL:
        return duel_value(s, figure)
    if effect == JAIL:
        out = 1.0 - s.heart_chance(figure)
        hand = view.cards.hand_counts[figure // s.each]
        return out * s.hate[figure] * (2.2 + 0.25 * hand)
    if effect == BOMB:
        return bomb_value(s)
    if effect == STORE:
        return 1.7 - 0.6 * sum([s.hate[f] for f in view.ring if not s.is_mine(f)])
    if effect == BRAWL:
        return sum([0.8 * s.hate[f] * A_CARD for f in view.ring if not s.is_mine(f)])
    return 0.6 * s.hate[figure] if figure >= 0 else 0.8


# -- attacks -------------------------------------------------------------------------------


def attack_value(s: Appraisal, figure: int, needed: int, card: int) -> float:
    """The value of a shot; avoiding it costs the target a card."""
    if figure < 0 or s.ignores(figure, card):
        return 0.0
    hit = s.hit_chance(figure, needed, card)
    return hit * s.harm(figure) + (1.0 - hit) * PARRIED * s.hate[figure]


def round_value(s: Appraisal, figure: int, effect: int, card: int) -> float:
    """The value of a volley or raid for one of the targets."""
    if figure == s.me:
        return 0.0
    if s.is_mine(figure):
        return -A_POINT
    if s.ignores(figure, card):
        return 0.0
    if effect == VOLLEY:
        return s.hit_chance(figure, 1, card) * s.harm(figure)
    return s.no_bang_chance(figure, 1) * s.harm(figure)


def duel_value(s: Appraisal, figure: int) -> float:
    """The target answers first, so equal numbers of BANG! cards win for you."""
    won = s.no_bang_chance(figure, s.bangs + 1)
    spent = 0.5 * (1.0 - s.no_bang_chance(figure, 1)) * min(s.bangs, 2)
    return won * s.harm(figure) - (1.0 - won) * s.pain(s.life) - spent


def bomb_value(s: Appraisal) -> float:
    """It may explode at anybody, first of all at you; for a Sheriff that is worst."""
    risk = 2.0 if s.view.roles[s.seat] == SHERIFF else 1.0
    worth = -risk * (10.0 if s.life > 3 else 15.0)
    for other in s.view.ring:
        if not s.is_mine(other):
            worth += s.kill_value[other] if s.view.life[other] <= 3 else 8.0 * s.hate[other]
    return s.values.spark_rate * worth - 0.1


# -- taking away ---------------------------------------------------------------------------


def robbery_value(s: Appraisal, target: int, taken: bool) -> float:
    """The value of taking or discarding a card from a hand or from play."""
    target_card = m.target_card_of(target)
    if target_card >= 0:
        return strip_value(s, target_card) + (s.gain_value(target_card) if taken else 0.0)
    figure = m.figure_of(target)
    count = s.view.cards.hand_counts[figure // s.each]
    lost = 0.1 if s.traits[figure].refills and count == 1 else A_CARD
    return s.hate[figure] * lost + (A_CARD if taken else 0.0)


def strip_value(s: Appraisal, card: int) -> float:
    """The value of removing a card from play."""
    values = s.values
    kind = values.kind_no[card]
    owner = s.view.cards.bearer_of(card)
    if owner < 0:
        return 0.0
    value = s.hate[owner] * values.in_play[kind]
    if s.hate[owner] > 0.0 and not values.burden[kind]:
        away = s.view.distances[owner] - s.view.reach[s.me] if s.view.distances else 9
        if values.barrel[kind] and s.bangs and away <= 0:
            value += 0.5 * s.heart_chance(owner) * s.harm(owner)
        if values.cover[kind] and s.bangs and away == 1:
            value += 0.5 * s.harm(owner)
    return value


# -- putting into play ---------------------------------------------------------------------


def lay_value(s: Appraisal, kind: int, bearer: int) -> float:
    """The value of putting a card down in front of a figure."""
    values = s.values
    if bearer >= 0 and bearer != s.view.front[s.seat]:
        return 0.5 * values.in_play[kind] if not values.reach[kind] else -0.5
    if values.green[kind]:
        return 0.3 + 0.4 * values.in_play[kind]
    return s.equipment_gain(kind)


# -- abilities -----------------------------------------------------------------------------


def ability_value(s: Appraisal, target: int) -> float:
    ability = s.view.abilities[s.me]
    hand = len(s.view.cards.hand)
    if ability == "chuck_wengam":
        return 2.0 * A_CARD + (0.8 if hand < 2 else 0.0) - s.pain(s.life)
    if ability == "jose_delgado":
        return add_order_bonus(s, 2.0 * A_CARD - cheapest_blue(s), EQUIP)
    figure = m.figure_of(target)
    if figure >= 0:
        return attack_value(s, figure, 1, -1) - cheapest(s, 2, -1)
    if s.mine.heals_for_two:
        return s.relief(s.me) - cheapest(s, 2, -1) - 0.3
    return 0.5


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
