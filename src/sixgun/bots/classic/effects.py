"""What the effects of cards are worth, and why: a function for each effect."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.appraisal import Appraisal
from sixgun.bots.classic.hostility import VICTORY
from sixgun.bots.classic.situation import A_CARD, A_POINT
from sixgun.bots.effect import Effect
from sixgun.bots.thought import Reason
from sixgun.classic.roles import SHERIFF
from sixgun.engine import Fact
from sixgun.engine import moves as m

__all__ = ["EFFECTS", "attack_reason", "attack_worth", "strip_reason", "strip_value"]
__all__ += ["strip_worth", "take_value"]

PARRIED: Final = 0.8  # what avoiding a shot costs the target


def odd_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    """An unknown effect."""
    figure = m.figure_of(target)
    return 0.6 * s.hate[figure] if figure >= 0 else 0.8


# -- attacks -------------------------------------------------------------------------------


def shot_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    needed = s.mine.missed_needed if s.values.is_bang[kind] else 1
    return attack_worth(s, m.figure_of(target), needed, card)


def shot_reason(s: Appraisal, kind: int, card: int, target: int) -> Reason:
    figure = m.figure_of(target)
    if figure < 0:
        return Reason("use_ability")
    needed = s.mine.missed_needed if s.values.is_bang[kind] else 1
    return attack_reason(s, figure, needed, card)


def attack_worth(s: Appraisal, figure: int, needed: int, card: int) -> float:
    """The value of a shot; avoiding it costs the target a card."""
    if figure < 0 or s.ignores(figure, card):
        return 0.0
    hit = s.hit_chance(figure, needed, card)
    return hit * s.harm(figure) + (1.0 - hit) * PARRIED * s.hate[figure]


def attack_reason(s: Appraisal, figure: int, needed: int, card: int) -> Reason:
    chance = round(100 * s.hit_chance(figure, needed, card))
    facts: dict[str, Fact] = {"target": figure, "chance": chance}
    if s.view.life[figure] > 1:
        return Reason("shoot_foe", facts)
    return Reason("may_win" if s.kill_value[figure] >= VICTORY else "finish_off", facts)


def volley_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    others = [f for f in s.view.ring if f != s.me]
    return sum([round_worth(s, f, card, s.hit_chance(f, 1, card)) for f in others])


def raid_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    others = [f for f in s.view.ring if f != s.me]
    return sum([round_worth(s, f, card, s.no_bang_chance(f, 1)) for f in others])


def round_worth(s: Appraisal, figure: int, card: int, hit: float) -> float:
    """The value of an attack on all others for one of them, by the chance that it hits."""
    if s.is_mine(figure):
        return -A_POINT
    return 0.0 if s.ignores(figure, card) else hit * s.harm(figure)


def duel_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    """The target answers first, so equal numbers of BANG! cards win for you."""
    figure = m.figure_of(target)
    won = s.no_bang_chance(figure, s.bangs + 1)
    spent = 0.5 * (1.0 - s.no_bang_chance(figure, 1)) * min(s.bangs, 2)
    return won * s.harm(figure) - (1.0 - won) * s.pain(s.life) - spent


def jail_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    figure = m.figure_of(target)
    out = 1.0 - s.heart_chance(figure)
    hand = s.view.cards.hand_counts[figure // s.each]
    return out * s.hate[figure] * (2.2 + 0.25 * hand)


def bomb_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    """It may explode at anybody, first of all at you; for a Sheriff that is worst."""
    risk = 2.0 if s.view.roles[s.seat] == SHERIFF else 1.0
    worth = -risk * (10.0 if s.life > 3 else 15.0)
    for other in s.view.ring:
        if not s.is_mine(other):
            worth += s.kill_value[other] if s.view.life[other] <= 3 else 8.0 * s.hate[other]
    return s.values.spark_rate * worth - 0.1


# -- life and cards ------------------------------------------------------------------------


def heal_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    points, saves = s.values.points[kind], s.values.saves[kind]
    if s.two_left and saves:
        return -0.5
    points *= s.mine.beer_points if saves else 1
    return sum([s.relief(s.me) for _ in range(min(points, s.wounds))]) if s.wounds else -1.0


def heal_all_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    return sum([s.relief(other) for other in s.view.ring])


def heal_any_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    figure = m.figure_of(target)
    return s.relief(figure) if figure >= 0 else s.relief(s.me)


def heal_any_reason(s: Appraisal, kind: int, card: int, target: int) -> Reason:
    figure = m.figure_of(target)
    if figure >= 0 and not s.is_mine(figure):
        return Reason("heal_friend", {"target": figure})
    return Reason("heal")


def draw_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    return s.values.points[kind] * A_CARD


def store_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    return 1.7 - 0.6 * sum([s.hate[f] for f in s.view.ring if not s.is_mine(f)])


def brawl_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    return sum([0.8 * s.hate[f] * A_CARD for f in s.view.ring if not s.is_mine(f)])


# -- taking away ---------------------------------------------------------------------------


def strip_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    """Discards a card from a hand or from play."""
    figure, lying = m.figure_of(target), m.target_card_of(target)
    if lying >= 0:
        return strip_worth(s, lying)
    count = s.view.cards.hand_counts[figure // s.each]
    lost = 0.1 if s.traits[figure].refills and count == 1 else A_CARD
    return s.hate[figure] * lost


def strip_reason(s: Appraisal, kind: int, card: int, target: int) -> Reason:
    lying = m.target_card_of(target)
    if lying < 0:
        return Reason("strip_hand", {"target": m.figure_of(target)})
    code = "lift_burden" if s.values.burden[s.values.kind_no[lying]] else "disarm"
    return Reason(code, {"target": s.view.cards.bearer_of(lying), "card": lying})


def take_value(s: Appraisal, kind: int, card: int, target: int) -> float:
    """Takes a card from a hand or from play."""
    lying = m.target_card_of(target)
    return strip_value(s, kind, card, target) + (s.gain_value(lying) if lying >= 0 else A_CARD)


def take_reason(s: Appraisal, kind: int, card: int, target: int) -> Reason:
    reason = strip_reason(s, kind, card, target)
    return reason if reason.code == "lift_burden" else Reason("rob", reason.facts)


def strip_worth(s: Appraisal, card: int) -> float:
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


# -- all of them ---------------------------------------------------------------------------

EFFECTS: Final[dict[str, Effect[Appraisal]]] = {  # as the card values name them
    "odd": Effect(odd_value, "use_ability", patience=0.5),
    "answer": Effect(odd_value, "use_ability", patience=1.2),
    "equip": Effect(odd_value, "use_ability", early=5.0),
    "shot": Effect(shot_value, explain=shot_reason, patience=0.35),
    "volley": Effect(volley_value, "hurt_all", early=0.2, patience=0.8),
    "raid": Effect(raid_value, "hurt_all", early=0.2, patience=0.5),
    "duel": Effect(duel_value, "challenge", "target", patience=0.4),
    "jail": Effect(jail_value, "jail_danger", "target", early=1.0, patience=0.4),
    "bomb": Effect(bomb_value, "light_fuse", early=0.5),
    "heal": Effect(heal_value, "heal", early=0.5),
    "heal_all": Effect(heal_all_value, "heal_all", early=0.3, patience=0.3),
    "heal_any": Effect(heal_any_value, explain=heal_any_reason, early=0.5, patience=0.2),
    "draw": Effect(draw_value, "more_cards", early=6.0),
    "store": Effect(store_value, "open_store", patience=0.3),
    "brawl": Effect(brawl_value, "hurt_all", early=3.0, patience=0.5),
    "take": Effect(take_value, explain=take_reason, early=4.0, patience=0.4),
    "strip": Effect(strip_value, explain=strip_reason, early=3.5, patience=0.5),
}
