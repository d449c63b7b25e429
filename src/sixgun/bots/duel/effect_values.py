"""The value of playing or repeating a card."""

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
    SHOT,
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
from sixgun.bots.duel.value_tables import A_HIT, AN_AVOID, LIFE
from sixgun.engine import moves as m

__all__ = ["contest_worth", "effect_worth", "rob_worth", "strip_worth", "swap_worth"]

OTHER_CARD: Final = 1.1  # a card of another hand
ALE_LIFE: Final = 3
AT_ONCE: Final = 0.3  # bonus for Equipment on your own front
STRAYS: Final = 0.5  # the part of a swap's effect that lasts until it matters


def effect_worth(t: Situation, kind: int, target: int) -> float:
    """The value of a card's effect; `target` is coded as in `engine.moves`."""
    effect = t.values.effect[kind]
    figure = m.figure_of(target)
    if effect == SHOT:
        return t.hit_worth(figure, kind) if figure >= 0 else 0.0
    if effect == LAY:
        return lay_worth(t, kind, figure)
    if effect == WAGON:
        return 2.3
    if effect == TRAIN:
        return 2.2
    if effect == FANNING:
        return fanning_worth(t, kind, figure)
    if effect in (STEAL, MARM):
        return theft_worth(t, effect, target)
    if effect in (DUEL, RICOCHET):
        return contest_worth(t, figure, effect == RICOCHET)
    if effect == WATER:
        return swap_worth(t, figure >> 1)
    return wide_worth(t, effect, figure)


def wide_worth(t: Situation, effect: int, figure: int) -> float:
    """The value of an Action without a single target, or one that heals."""
    if effect == GATLING:
        return volley_worth(t)
    if effect == INDIANS:
        return raid_worth(t)
    if effect == CHIEF:
        return raid_at(t, t.goal)
    if effect == BEER:
        return beer_worth(t)
    if effect == WHISKEY:
        wounds = wounds_of(t, t.me)
        return 0.0 if wounds == 0 else LIFE if wounds == 1 else 1.4 * LIFE
    if effect == ALE:
        return ale_worth(t, figure)
    if effect == SWITCH:
        return switch_worth(t)
    if effect == STORE:
        return 0.9
    if effect == SLAP:
        return best_strip(t, t.front[t.goal]) + best_rob(t)
    return best_strip(t, t.front[t.goal]) if effect == AMBUSH else 0.0


# -- life ----------------------------------------------------------------------------------


def wounds_of(t: Situation, figure: int) -> int:
    return t.view.max_life[figure] - t.life[figure]


def beer_worth(t: Situation) -> float:
    """Heals both of your own wounded characters."""
    healed = 1 if wounds_of(t, t.me) else 0
    if t.rear >= 0 and wounds_of(t, t.rear):
        healed += 1
    return LIFE * healed


def ale_worth(t: Situation, figure: int) -> float:
    """Sets a character to three life points."""
    points = t.life[figure] - ALE_LIFE
    if points > 0:
        return t.harm_by(figure, points)
    gained = min(-points, wounds_of(t, figure))
    return -t.harm[figure >> 1] * LIFE * gained


# -- cards of others -----------------------------------------------------------------------


def strip_worth(t: Situation, card: int) -> float:
    """The value of discarding a card in play."""
    bearer = t.view.cards.bearer_of(card)
    seat = bearer >> 1
    worth = t.purse[seat] * t.values.lying[card]
    who = t.who[bearer]
    if seat != t.seat:
        if t.values.avenges_theft[who]:
            worth -= t.own_risk(t.me)
        elif t.values.replaces_theft[who]:
            worth -= t.purse[seat]
    return worth


def best_strip(t: Situation, figure: int) -> float:
    best = 0.0
    for card in t.in_play[figure]:
        best = max(best, strip_worth(t, card))
    for card in t.in_play[t.me]:
        best = max(best, strip_worth(t, card))
    return best


def rob_worth(t: Situation, seat: int, drawn: bool) -> float:
    """The value of a random hand card drawn by you, or discarded."""
    if not t.counts[seat]:
        return 0.0
    worth = t.purse[seat] * OTHER_CARD
    who = t.who[t.front[seat]]
    if seat != t.seat:
        if t.values.avenges_theft[who]:
            worth -= t.own_risk(t.me)
        elif t.values.replaces_theft[who] and not drawn:
            worth -= t.purse[seat]
    return worth + 1.0 if drawn else worth


def best_rob(t: Situation) -> float:
    best = 0.0
    for seat in range(len(t.counts)):
        if seat != t.seat:
            best = max(best, rob_worth(t, seat, False))
    return best


def theft_worth(t: Situation, effect: int, target: int) -> float:
    """Schoolmarm takes a card in play; Stealing discards it, or takes one from a hand."""
    card = m.target_card_of(target)
    if card < 0:
        figure = m.figure_of(target)
        return rob_worth(t, figure >> 1, True) if figure >= 0 else 0.0
    worth = strip_worth(t, card)
    return worth + t.values.hold[card] if effect == MARM else worth


# -- many hits -----------------------------------------------------------------------------


def fanning_worth(t: Situation, kind: int, figure: int) -> float:
    """One hit for each card in play; the target soon runs out of avoid cards."""
    count = len(t.in_play[figure])
    if not count:
        return 0.0
    first = t.hit_worth(figure, kind)
    landing = t.table_fails(figure, -1) or 0.8
    more = min(count, t.life[figure]) - 1
    landing *= 0.5 + 0.5 * t.hand_fails(figure, kind)
    return first + more * landing * t.harm[figure >> 1] * LIFE


def volley_worth(t: Situation) -> float:
    """Gatling: a hit at everybody but your own front."""
    worth = 0.0
    for figure in t.ring:
        if figure != t.me and not is_safe(t, figure):
            worth += t.hit_worth(figure, -1)
    return worth


def is_safe(t: Situation, figure: int) -> bool:
    """True if no Action of this seat can affect a figure."""
    seat = figure >> 1
    return seat != t.seat and t.values.is_aloof[t.who[figure]] and t.counts[seat] > 0


def raid_worth(t: Situation) -> float:
    """Indians!: everybody but your own front."""
    worth = 0.0
    for seat in range(len(t.counts)):
        if seat != t.seat:
            worth += raid_at(t, seat)
    if t.rear >= 0:
        pain = t.pain(t.rear, 1)
        worth -= min(pain, A_HIT) if t.hits_held else pain
    return worth


def raid_at(t: Situation, seat: int) -> float:
    """Each character of a seat loses a hit card or a life point."""
    none = t.holds_none(seat, t.hit_rate[seat])
    worth = 0.0
    for figure in (t.front[seat], t.front[seat] ^ 1):
        if figure in t.ring and not is_safe(t, figure):
            worth += none * t.harm_by(figure, 1) + (1.0 - none) * t.purse[seat] * A_HIT
            none += (1.0 - none) * 0.7
    return worth


def contest_worth(t: Situation, figure: int, avoids: bool) -> float:
    """The value of starting a Duel or a Ricochet."""
    seat = figure >> 1
    rate = t.avoid_rate[seat] if avoids else t.hit_rate[seat]
    none = t.holds_none(seat, rate)
    held = t.avoids_held if avoids else t.hits_held
    if t.values.any_card_hits[t.who[figure]] and not avoids and t.counts[seat]:
        none = 0.02
    price = AN_AVOID if avoids else A_HIT
    lost = t.pain(t.me, 1)
    if held > 1:
        lost = min(lost, price + 0.5 * lost - 0.5 * price)
    return none * t.harm_by(figure, 1) + (1.0 - none) * (t.purse[seat] * price - lost)


# -- swaps ---------------------------------------------------------------------------------


def swap_worth(t: Situation, seat: int) -> float:
    """The value of swapping front and rear of a side."""
    front = t.front[seat]
    if front ^ 1 not in t.ring:
        return 0.0
    change = t.front_worth(seat, front ^ 1) - t.front_worth(seat, front)
    worth = t.swap_stirs(seat)
    if seat == t.seat:
        return worth + change
    worth -= t.purse[seat] * change * STRAYS
    if seat == t.goal and t.hits_held:
        easier = t.hit_worth(front ^ 1, -1) - t.hit_worth(front, -1)
        worth += easier * min(t.hits_held, 2)
    return worth


def switch_worth(t: Situation) -> float:
    """Swaps up to two sides, where it helps."""
    worth = 0.0
    for seat in range(len(t.counts)):
        worth += max(0.0, swap_worth(t, seat))
    return worth


# -- Equipment -----------------------------------------------------------------------------


def lay_worth(t: Situation, kind: int, figure: int) -> float:
    """The value of Equipment for a figure; the same kind twice is useless."""
    values = t.values
    for card in t.in_play[figure]:
        if values.kind_no[card] == kind:
            return -1.0
    seat = figure >> 1
    if values.is_snake[kind]:
        return 0.6 * t.harm[seat] * min(t.life[figure], 4) if not others_pick_reveals(t) else 0.0
    if values.is_dynamite[kind]:
        return dynamite_worth(t, figure)
    if values.is_stampede[kind]:
        return 0.5 * t.harm[seat]
    worth = values.kind_lying[kind]
    if seat != t.seat:
        return -worth
    return worth + AT_ONCE if figure == t.me else worth


def others_pick_reveals(t: Situation) -> bool:
    """True if another side picks the revealed card."""
    for figure in t.ring:
        if t.values.picks_reveals[t.who[figure]] and figure >> 1 != t.seat:
            return True
    return False


def dynamite_worth(t: Situation, figure: int) -> float:
    """It is checked first with its bearer, then with the rear of the side to be beaten."""
    if others_pick_reveals(t):
        return -1.0
    theirs = t.front[t.goal] ^ 1
    if theirs not in t.ring:
        theirs ^= 1
    mine = LIFE * min(3, t.life[figure])
    return 0.25 * (0.85 * LIFE * min(3, t.life[theirs]) - mine)
