"""Scores for the playing phase of your own turn, and the reasons."""

from __future__ import annotations

from sixgun.bots.classic import effects
from sixgun.bots.classic.appraisal import Appraisal
from sixgun.bots.classic.effects import EFFECTS
from sixgun.bots.classic.situation import A_CARD, A_POINT
from sixgun.bots.effect import CardPlay
from sixgun.bots.thought import Reason
from sixgun.engine import moves as m

__all__ = ["own_turn_reason", "own_turn_score"]


def own_turn_score(s: Appraisal, move: int) -> float:
    verb, card = m.verb_of(move), m.card_of(move)
    if verb == m.DISCARD:
        return event_score(s, CardPlay(-1, card, m.target_of(move)))
    if card < 0:
        return ability_score(s, m.target_of(move))
    return play_score(s, move) if verb == m.PLAY else use_score(s, move)


def own_turn_reason(s: Appraisal, move: int) -> Reason:
    verb, card = m.verb_of(move), m.card_of(move)
    if card < 0:
        return Reason("heal") if s.mine.heals_for_two else Reason("use_ability")
    if own_turn_score(s, move) < 0.0:
        return Reason("least_bad", {"card": card})
    play = CardPlay.of_move(move, s.values.kind_no)
    if verb == m.DISCARD:
        return event_reason(s, play)
    if verb == m.PLAY and stays_in_play(s, play.kind):
        return lay_reason(s, play)
    effect = EFFECTS[s.values.effect[play.kind]]
    if effect.explain is not None:
        return effect.explain(s, play)
    return Reason(effect.code, {"target": play.figure} if play.figure >= 0 else {})


def stays_in_play(s: Appraisal, kind: int) -> bool:
    return s.values.lies[kind] and not s.values.burden[kind]


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
    play = CardPlay.of_move(move, s.values.kind_no)
    if stays_in_play(s, play.kind):
        return add_order_bonus(s, lay_value(s, play), EFFECTS["equip"].early)
    effect = EFFECTS[s.values.effect[play.kind]]
    patience = effect.patience if m.kind_of(move) < 0 else EFFECTS["answer"].patience
    price = min(s.cost(play.card), patience)
    if s.values.costs[play.kind]:
        price += cheapest(s, s.values.costs[play.kind], play.card)
    return add_order_bonus(s, effect.value(s, play) - price, effect.early)


def use_score(s: Appraisal, move: int) -> float:
    """The value of using a green card in play."""
    play = CardPlay.of_move(move, s.values.kind_no)
    effect = EFFECTS[s.values.effect[play.kind]]
    return add_order_bonus(s, effect.value(s, play) - effect.patience, effect.early)


def lay_value(s: Appraisal, play: CardPlay) -> float:
    """The value of putting a card into play."""
    worth = s.values.in_play[play.kind]
    if play.figure >= 0 and play.figure != s.view.front[s.seat]:
        return 0.5 * worth if not s.values.reach[play.kind] else -0.5
    return 0.3 + 0.4 * worth if s.values.green[play.kind] else s.equipment_gain(play.kind)


def lay_reason(s: Appraisal, play: CardPlay) -> Reason:
    values, kind = s.values, play.kind
    if values.reach[kind]:
        return Reason("better_weapon", {"card": play.card, "reach": values.reach[kind]})
    if values.barrel[kind] or values.shield[kind] or values.cover[kind]:
        return Reason("cover", {"card": play.card})
    return Reason("see_farther" if values.sight[kind] else "lay_ready", {"card": play.card})


# -- events and abilities ------------------------------------------------------------------


def event_score(s: Appraisal, play: CardPlay) -> float:
    """The value of a BANG! card that an event lets you fire at a card, or two at a player."""
    card, cost = play.card, s.cost(play.card)
    if play.lying >= 0:
        owner = s.view.cards.bearer_of(play.lying)
        value = s.hit_chance(owner, 1, card) * effects.strip_worth(s, play.lying)
        return value - min(cost, 0.8)
    return s.hit_chance(play.figure, 2, card) * s.harm(play.figure) - min(2.0 * cost, 1.2)


def event_reason(s: Appraisal, play: CardPlay) -> Reason:
    if play.figure >= 0:
        return effects.attack_reason(s, play.figure, 2, play.card)
    return effects.strip_reason(s, play)


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
