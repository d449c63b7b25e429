"""What the effects of cards are worth: a function for each effect."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.situation import A_HIT, AN_AVOID, LIFE, Situation
from sixgun.bots.effect import Effect
from sixgun.bots.thought import Reason
from sixgun.engine import moves as m

__all__ = ["ALE_LIFE", "EFFECTS", "FIRST", "SOON", "hit_reason", "rob_worth", "strip_worth"]
__all__ += ["swap_worth"]

FIRST: Final = 4.0  # bonus for moves that should come first
SOON: Final = 2.0
OTHER_CARD: Final = 1.1  # a card of another hand
ALE_LIFE: Final = 3
AT_ONCE: Final = 0.3  # bonus for Equipment on your own front
STRAYS: Final = 0.5  # the part of a swap's effect that lasts until it matters


# -- hits ----------------------------------------------------------------------------------


def hit_value(s: Situation, kind: int, card: int, target: int) -> float:
    figure = m.figure_of(target)
    return s.hit_worth(figure, kind) if figure >= 0 else 0.0


def hit_reason(s: Situation, kind: int, card: int, target: int) -> Reason:
    figure = m.figure_of(target)
    chance = round(100 * s.hand_fails(figure, kind) * s.table_fails(figure, kind))
    facts: dict[str, int | str] = {"figure": figure, "chance": chance}
    if s.life[figure] > 1:
        return Reason("hits", facts)
    last = s.stands_last(figure) and figure >> 1 == s.goal
    return Reason("may_win" if last else "may_finish", facts)


def fanning_value(s: Situation, kind: int, card: int, target: int) -> float:
    """One hit for each card in play; the target soon runs out of avoid cards."""
    figure = m.figure_of(target)
    count = len(s.in_play[figure])
    if not count:
        return 0.0
    first = s.hit_worth(figure, kind)
    landing = s.table_fails(figure, -1) or 0.8
    more = min(count, s.life[figure]) - 1
    landing *= 0.5 + 0.5 * s.hand_fails(figure, kind)
    return first + more * landing * s.harm[figure >> 1] * LIFE


def gatling_value(s: Situation, kind: int, card: int, target: int) -> float:
    """A hit at everybody but your own front."""
    worth = 0.0
    for figure in s.ring:
        if figure != s.me and not s.is_safe(figure):
            worth += s.hit_worth(figure, -1)
    return worth


def indians_value(s: Situation, kind: int, card: int, target: int) -> float:
    """Everybody but your own front loses a hit card or a life point."""
    worth = 0.0
    for seat in range(len(s.counts)):
        if seat != s.seat:
            worth += raid_worth(s, seat)
    if s.rear >= 0:
        pain = s.pain(s.rear, 1)
        worth -= min(pain, A_HIT) if s.hits_held else pain
    return worth


def indian_chief_value(s: Situation, kind: int, card: int, target: int) -> float:
    """The same for the side to be beaten."""
    return raid_worth(s, s.goal)


def raid_worth(s: Situation, seat: int) -> float:
    """Each character of a seat loses a hit card or a life point."""
    none = s.holds_none(seat, s.hit_rate[seat])
    worth = 0.0
    for figure in (s.front[seat], s.front[seat] ^ 1):
        if figure in s.ring and not s.is_safe(figure):
            worth += none * s.harm_by(figure, 1) + (1.0 - none) * s.purse[seat] * A_HIT
            none += (1.0 - none) * 0.7
    return worth


def duel_value(s: Situation, kind: int, card: int, target: int) -> float:
    """A contest with hit cards."""
    figure = m.figure_of(target)
    seat = figure >> 1
    none = s.holds_none(seat, s.hit_rate[seat])
    if s.ability[figure].any_card_hits and s.counts[seat]:
        none = 0.02
    return contest_worth(s, figure, none, A_HIT, s.hits_held)


def ricochet_value(s: Situation, kind: int, card: int, target: int) -> float:
    """A contest with avoid cards."""
    figure = m.figure_of(target)
    seat = figure >> 1
    none = s.holds_none(seat, s.avoid_rate[seat])
    return contest_worth(s, figure, none, AN_AVOID, s.avoids_held)


def contest_worth(s: Situation, figure: int, none: float, price: float, held: int) -> float:
    """The value of starting a contest, by the chance that the target holds no such card, the worth
    of a card, and how many you hold."""
    lost = s.pain(s.me, 1)
    if held > 1:
        lost = min(lost, price + 0.5 * lost - 0.5 * price)
    return none * s.harm_by(figure, 1) + (1.0 - none) * (s.purse[figure >> 1] * price - lost)


# -- life ----------------------------------------------------------------------------------


def beer_value(s: Situation, kind: int, card: int, target: int) -> float:
    """Heals both of your own wounded characters."""
    healed = 1 if s.wounds_of(s.me) else 0
    if s.rear >= 0 and s.wounds_of(s.rear):
        healed += 1
    return LIFE * healed


def whiskey_value(s: Situation, kind: int, card: int, target: int) -> float:
    """Heals your front, perhaps by two points."""
    wounds = s.wounds_of(s.me)
    return 0.0 if wounds == 0 else LIFE if wounds == 1 else 1.4 * LIFE


def strong_ale_value(s: Situation, kind: int, card: int, target: int) -> float:
    """Sets a character to three life points."""
    figure = m.figure_of(target)
    points = s.life[figure] - ALE_LIFE
    if points > 0:
        return s.harm_by(figure, points)
    gained = min(-points, s.wounds_of(figure))
    return -s.harm[figure >> 1] * LIFE * gained


# -- cards of others -----------------------------------------------------------------------


def stealing_value(s: Situation, kind: int, card: int, target: int) -> float:
    """Takes a card from a hand, or discards one in play."""
    figure, lying = m.figure_of(target), m.target_card_of(target)
    if lying >= 0:
        return strip_worth(s, lying)
    return rob_worth(s, figure >> 1, True) if figure >= 0 else 0.0


def schoolmarm_value(s: Situation, kind: int, card: int, target: int) -> float:
    """Takes a card in play, or from a hand."""
    lying = m.target_card_of(target)
    value = stealing_value(s, kind, card, target)
    return value + s.values.hold[lying] if lying >= 0 else value


def ambush_value(s: Situation, kind: int, card: int, target: int) -> float:
    """Discards a card in play at a front."""
    best = 0.0
    for figure in (s.front[s.goal], s.me):
        for lying in s.in_play[figure]:
            best = max(best, strip_worth(s, lying))
    return best


def slap_value(s: Situation, kind: int, card: int, target: int) -> float:
    """Also discards a card of a hand."""
    best = 0.0
    for seat in range(len(s.counts)):
        if seat != s.seat:
            best = max(best, rob_worth(s, seat, False))
    return ambush_value(s, kind, card, target) + best


def strip_worth(s: Situation, card: int) -> float:
    """The value of discarding a card in play."""
    bearer = s.view.cards.bearer_of(card)
    seat = bearer >> 1
    worth = s.purse[seat] * s.values.lying[card]
    if seat != s.seat:
        if s.ability[bearer].avenges_theft:
            worth -= s.own_risk(s.me)
        elif s.ability[bearer].replaces_theft:
            worth -= s.purse[seat]
    return worth


def rob_worth(s: Situation, seat: int, drawn: bool) -> float:
    """The value of a random hand card drawn by you, or discarded."""
    if not s.counts[seat]:
        return 0.0
    worth = s.purse[seat] * OTHER_CARD
    ability = s.ability[s.front[seat]]
    if seat != s.seat:
        if ability.avenges_theft:
            worth -= s.own_risk(s.me)
        elif ability.replaces_theft and not drawn:
            worth -= s.purse[seat]
    return worth + 1.0 if drawn else worth


# -- swaps ---------------------------------------------------------------------------------


def water_value(s: Situation, kind: int, card: int, target: int) -> float:
    return swap_worth(s, m.figure_of(target) >> 1)


def water_reason(s: Situation, kind: int, card: int, target: int) -> Reason:
    return Reason("swaps_side", {"figure": m.figure_of(target) ^ 1})


def switch_value(s: Situation, kind: int, card: int, target: int) -> float:
    """Swaps up to two sides, where it helps."""
    worth = 0.0
    for seat in range(len(s.counts)):
        worth += max(0.0, swap_worth(s, seat))
    return worth


def swap_worth(s: Situation, seat: int) -> float:
    """The value of swapping front and rear of a side."""
    front = s.front[seat]
    if front ^ 1 not in s.ring:
        return 0.0
    change = s.front_worth(seat, front ^ 1) - s.front_worth(seat, front)
    worth = s.swap_stirs(seat)
    if seat == s.seat:
        return worth + change
    worth -= s.purse[seat] * change * STRAYS
    if seat == s.goal and s.hits_held:
        easier = s.hit_worth(front ^ 1, -1) - s.hit_worth(front, -1)
        worth += easier * min(s.hits_held, 2)
    return worth


# -- Equipment -----------------------------------------------------------------------------


def equip_value(s: Situation, kind: int, card: int, target: int) -> float:
    figure = m.figure_of(target)
    if s.has_kind(figure, kind):
        return -1.0
    worth = s.values.kind_lying[kind]
    if figure >> 1 != s.seat:
        return -worth
    return worth + AT_ONCE if figure == s.me else worth


def equip_reason(s: Situation, kind: int, card: int, target: int) -> Reason:
    code = "equips" if s.values.kind_lying[kind] > 0.0 else "burdens"
    return Reason(code, {"figure": m.figure_of(target)})


def rattlesnake_value(s: Situation, kind: int, card: int, target: int) -> float:
    figure = m.figure_of(target)
    if s.has_kind(figure, kind):
        return -1.0
    if s.others_pick_reveals():
        return 0.0
    return 0.6 * s.harm[figure >> 1] * min(s.life[figure], 4)


def stampede_value(s: Situation, kind: int, card: int, target: int) -> float:
    figure = m.figure_of(target)
    return -1.0 if s.has_kind(figure, kind) else 0.5 * s.harm[figure >> 1]


def dynamite_value(s: Situation, kind: int, card: int, target: int) -> float:
    """It is checked first with its bearer, then with the rear of the side to be beaten."""
    figure = m.figure_of(target)
    if s.has_kind(figure, kind) or s.others_pick_reveals():
        return -1.0
    theirs = s.front[s.goal] ^ 1
    if theirs not in s.ring:
        theirs ^= 1
    mine = LIFE * min(3, s.life[figure])
    return 0.25 * (0.85 * LIFE * min(3, s.life[theirs]) - mine)


# -- all of them ---------------------------------------------------------------------------

EFFECTS: Final[dict[str, Effect[Situation]]] = {  # as the card values name them
    "hit": Effect(hit_value, explain=hit_reason),
    "equip": Effect(equip_value, explain=equip_reason),
    "ambush": Effect(ambush_value, "strips"),
    "beer": Effect(beer_value, "heals", early=SOON),
    "duel": Effect(duel_value, "challenges", "figure"),
    "dynamite": Effect(dynamite_value, explain=equip_reason),
    "fanning": Effect(fanning_value, "hits_many", "figure"),
    "gatling": Effect(gatling_value, "hits_many"),
    "general_store": Effect(lambda s, kind, card, target: 0.9, "draws", early=SOON),
    "indian_chief": Effect(indian_chief_value, "hits_many"),
    "indians": Effect(indians_value, "hits_many"),
    "rattlesnake": Effect(rattlesnake_value, explain=equip_reason),
    "ricochet": Effect(ricochet_value, "challenges", "figure"),
    "schoolmarm": Effect(schoolmarm_value, "strips"),
    "slap": Effect(slap_value, "strips"),
    "stampede": Effect(stampede_value, explain=equip_reason),
    "stealing": Effect(stealing_value, "robs", "figure"),
    "strong_ale": Effect(strong_ale_value, "levels", "figure"),
    "switch": Effect(switch_value, "swaps_side"),
    "union_pacific": Effect(lambda s, kind, card, target: 2.2, "draws", early=2.0 * FIRST),
    "wagon": Effect(lambda s, kind, card, target: 2.3, "draws", early=2.0 * FIRST),
    "water": Effect(water_value, explain=water_reason),
    "whiskey": Effect(whiskey_value, "heals", early=SOON),
}
