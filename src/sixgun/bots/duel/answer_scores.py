"""Scores of the answers to all prompts outside the playing phase."""

from __future__ import annotations

from sixgun.bots.duel.effect_values import effect_worth, rob_worth, strip_worth, swap_worth
from sixgun.bots.duel.situation import Situation
from sixgun.bots.duel.value_tables import A_CARD, A_HIT, AN_AVOID
from sixgun.duel.printed_facts import BARREL, DYNAMITE, HORSESHOE, SNAKE
from sixgun.engine import moves as m

__all__ = ["answer_scores"]


def answer_scores(t: Situation, prompt: str, moves: list[int]) -> list[float]:
    """Score each answer."""
    if prompt == "hit":
        return hit_scores(t, moves)
    if prompt in ("give_hit", "give_avoid"):
        return contest_scores(t, moves, prompt == "give_avoid")
    if prompt == "raid":
        return raid_scores(t, moves)
    return [score(t, prompt, move) for move in moves]


def score(t: Situation, prompt: str, move: int) -> float:
    verb = m.verb_of(move)
    if verb == m.PASS:
        return 0.0
    if verb == m.DISCARD:
        return discard_score(t, prompt, m.card_of(move))
    if verb == m.PICK:
        return pick_score(t, prompt, move)
    if verb == m.DRAW:
        return draw_score(t, m.target_of(move))
    if verb == m.SWAP:
        return swap_worth(t, m.figure_of(m.target_of(move)) >> 1)
    if verb == m.USE:
        return use_score(t, prompt, move)
    if verb == m.NAME:
        return t.values.mean_of_back[m.target_of(move) - m.FIRST_BACK]
    return A_CARD if verb == m.RELOAD else 0.0


# -- hits ----------------------------------------------------------------------------------


def hit_scores(t: Situation, moves: list[int]) -> list[float]:
    """A life point against the cost of avoiding."""
    facts = t.view.cards.resolving[-1][1]
    target, card, by = facts["target"], facts["card"], facts["by"]
    kind = t.values.kind_no[card] if card >= 0 else -1
    saved = t.pain(target, t.points_of(target, kind), not t.is_void(kind))
    if kind >= 0:
        if t.values.is_howitzer[kind] and target ^ 1 in t.ring:
            saved += t.pain(target ^ 1, 1)
        saved -= t.values.bonus[kind]
    if t.values.draws_when_avoided[t.who[by]]:
        saved -= A_CARD
    if kind >= 0 and t.values.facts.kinds[kind].is_bang and t.values.costly[t.who[by]]:
        saved -= surcharge(t)
    red = kind >= 0 and t.values.facts.kind[card].is_bang
    return [saved - cost_of_avoid(t, move, red) for move in moves[:-1]] + [0.0]


def surcharge(t: Situation) -> float:
    """The cost of the extra card that Tex Killer demands."""
    if len(t.hand) < 2:
        return 99.0
    held = sorted([t.values.hold[card] for card in t.hand])
    return held[0]


def cost_of_avoid(t: Situation, move: int, red: bool) -> float:
    """The cost of an avoid, minus what it brings; `red` marks the hit of a BANG! card."""
    card = m.card_of(move)
    if card < 0:
        return -0.5  # an ability: it costs nothing, so it comes first
    verb = m.verb_of(move)
    if verb == m.USE:
        if t.values.is_barrel[card] and m.kind_of(move) < 0:
            return -0.4
        if m.kind_of(move) >= 0 or not t.values.facts.avoids[card]:
            drawn = A_CARD if m.kind_of(move) >= 0 else 0.0
            return max(t.values.lying[card], 0.1) * 0.8 - drawn
        return 0.6
    cost = t.values.hold[card]
    if m.kind_of(move) < 0:
        cost -= t.values.avoid_brings[t.values.kind_no[card]]
        if red and t.values.facts.kind[card].takes_avoided:
            cost -= A_HIT
    return cost


# -- contests ------------------------------------------------------------------------------


def contest_scores(t: Situation, moves: list[int], avoids: bool) -> list[float]:
    """A card given up, and its consequences, against a life point now."""
    facts = t.view.cards.resolving[-1][1]
    mine, other = facts["by"], facts["target"]
    if mine >> 1 != t.seat:
        mine, other = other, mine
    seat = other >> 1
    rate = t.avoid_rate[seat] if avoids else t.hit_rate[seat]
    none = t.holds_none(seat, rate)
    pain = t.pain(mine, 1)
    again = -pain if len(moves) < 3 else -min(pain, 0.5 * pain + A_HIT)
    gain = none * t.harm_by(other, 1) + (1.0 - none) * (t.purse[seat] * A_HIT + again)
    return [gain - t.values.hold[m.card_of(move)] for move in moves[:-1]] + [-pain]


def raid_scores(t: Situation, moves: list[int]) -> list[float]:
    """A hit card given up against a life point."""
    pain = t.pain(t.view.cards.resolving[-1][1]["target"], 1)
    return [-0.7 * t.values.hold[m.card_of(move)] for move in moves[:-1]] + [-pain]


# -- cards ---------------------------------------------------------------------------------


def discard_score(t: Situation, prompt: str, card: int) -> float:
    worth = t.values.hold[card]
    if prompt == "look":
        return 0.0
    if prompt == "surcharge":
        return 2.5 - worth
    return 1.5 - worth if prompt == "repeat" else -worth


def pick_score(t: Situation, prompt: str, move: int) -> float:
    card = m.card_of(move)
    target = m.target_of(move)
    if prompt == "reveal":
        return reveal_score(t, card)
    lying = m.target_card_of(target)
    if lying >= 0:
        worth = strip_worth(t, lying)
        return worth + t.values.hold[lying] if prompt == "plunder" else worth
    figure = m.figure_of(target)
    if figure >= 0:
        return rob_worth(t, figure >> 1, prompt == "plunder")
    if prompt == "look":
        return t.values.hold[card] - A_CARD
    return t.values.hold[card] if card >= 0 and prompt == "store" else 0.0


def reveal_score(t: Situation, card: int) -> float:
    """Prefer the symbol that is good for your side or bad for others."""
    facts = t.view.cards.resolving[-1][1]
    cause, figure = facts["card"], facts["figure"]
    wanted = BARREL
    good = True
    if cause >= 0:
        kind = t.values.kind_no[cause]
        if t.values.is_dynamite[kind]:
            wanted, good = DYNAMITE, False
        elif t.values.is_snake[kind]:
            wanted, good = SNAKE, False
        elif not t.values.is_barrel[cause]:
            wanted = HORSESHOE
    met = t.values.facts.symbol[card] == wanted
    friend = t.harm[figure >> 1] < 0.0
    return 1.0 if (met == good) == friend else 0.0


def draw_score(t: Situation, target: int) -> float:
    """Never decline a draw; taking a card in play may be better."""
    card = m.target_card_of(target)
    if card >= 0:
        return strip_worth(t, card) + t.values.hold[card]
    if target == m.DECK:
        return 2.0
    home = target - m.FIRST_DECK
    if home >= len(t.counts):
        return A_CARD
    return t.values.mean_of_deck[home] + (0.05 if home == t.goal else 0.0)


# -- abilities -----------------------------------------------------------------------------


def use_score(t: Situation, prompt: str, move: int) -> float:
    if prompt == "share_loss":
        return share_score(t)
    if prompt == "again":
        kind = t.values.kind_no[m.card_of(move)]
        return t.hit_worth(m.figure_of(m.target_of(move)), kind)
    if prompt == "replica":
        return effect_worth(t, m.kind_of(move), m.target_of(move))
    victim = t.view.cards.resolving[-1][1].get("victim", t.goal)
    return rob_worth(t, victim, False) if prompt == "revenge" else AN_AVOID


def share_score(t: Situation) -> float:
    """The value of moving a lost point to the partner."""
    facts = t.view.cards.resolving[-1][1]
    figure, left = facts["figure"], facts["left"]
    return t.pain(figure, left) - t.pain(figure, left - 1) - t.pain(figure ^ 1, 1, False)
