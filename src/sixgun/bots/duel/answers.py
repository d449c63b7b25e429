"""What the answers to each prompt are worth, and why."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.ability_values import ability_value
from sixgun.bots.duel.card_values import symbol_helps
from sixgun.bots.duel.effects import EFFECTS, rob_worth, strip_worth, swap_worth
from sixgun.bots.duel.own_turn import own_turn_reason, own_turn_scores
from sixgun.bots.duel.situation import A_CARD, A_HIT, Situation
from sixgun.bots.heuristic_policy import Answer
from sixgun.bots.thought import Reason
from sixgun.engine import moves as m

__all__ = ["BY_PROMPT", "BY_VERB"]


# -- hits ----------------------------------------------------------------------------------


def hit_scores(s: Situation, moves: list[int]) -> list[float]:
    """A life point against the cost of avoiding."""
    frame = s.frame()
    target, card, by = frame["target"], frame["card"], frame["by"]
    kind = s.values.kind_no[card] if card >= 0 else -1
    red = kind >= 0 and s.values.facts.kinds[kind].is_bang
    saved = s.pain(target, s.points_of(target, kind), not s.is_void(kind))
    if kind >= 0:
        if s.values.is_howitzer[kind] and target ^ 1 in s.ring:
            saved += s.pain(target ^ 1, 1)
        saved -= s.values.if_avoided[kind]
    if s.ability[by].draws_when_avoided:
        saved -= A_CARD
    if red and s.who[by].is_costly:
        saved -= surcharge(s)
    return [saved - avoid_cost(s, move, red) for move in moves[:-1]] + [0.0]


def surcharge(s: Situation) -> float:
    """The cost of the extra card that Tex Killer demands."""
    return min([s.values.hold[card] for card in s.hand]) if len(s.hand) > 1 else 99.0


def avoid_cost(s: Situation, move: int, red: bool) -> float:
    """The cost of an avoid, minus what it brings; `red` marks the hit of a BANG! card."""
    card, as_other = m.card_of(move), m.kind_of(move) >= 0
    if card < 0:
        return -0.5  # an ability: it costs nothing, so it comes first
    if m.verb_of(move) == m.USE:
        return use_cost(s, card, as_other)
    cost = s.values.hold[card]
    if not as_other:
        cost -= s.values.avoiding[s.values.kind_no[card]]
        if red and s.values.facts.kind[card].takes_avoided:
            cost -= A_HIT
    return cost


def use_cost(s: Situation, card: int, as_other: bool) -> float:
    """The cost of avoiding with a card in play; used as another card, it brings a new one."""
    if s.values.is_barrel[card] and not as_other:
        return -0.4
    if s.values.facts.avoids[card] and not as_other:
        return 0.6
    return max(s.values.lying[card], 0.1) * 0.8 - (A_CARD if as_other else 0.0)


def hit_reason(s: Situation, move: int) -> Reason:
    card, figure = m.card_of(move), s.frame()["target"]
    used = m.verb_of(move) == m.USE and m.kind_of(move) < 0
    if card < 0 or (used and s.values.is_barrel[card]):
        return Reason("tries_luck", {"figure": figure})
    return Reason("avoids", {"figure": figure, "card": card})


def taken_hit_reason(s: Situation) -> Reason:
    return Reason("takes_hit", {"figure": s.frame()["target"]})


# -- contests ------------------------------------------------------------------------------


def contest_scores(s: Situation, moves: list[int]) -> list[float]:
    """A card given up, and its consequences, against a life point now."""
    frame = s.frame()
    rate = s.avoid_rate if s.view.cards.prompt == "give_avoid" else s.hit_rate
    mine, other = frame["by"], frame["target"]
    if mine >> 1 != s.seat:
        mine, other = other, mine
    seat = other >> 1
    none = s.holds_none(seat, rate[seat])
    pain = s.pain(mine, 1)
    again = -pain if len(moves) < 3 else -min(pain, 0.5 * pain + A_HIT)
    gain = none * s.harm_by(other, 1) + (1.0 - none) * (s.purse[seat] * A_HIT + again)
    return [gain - s.values.hold[m.card_of(move)] for move in moves[:-1]] + [-pain]


def raid_scores(s: Situation, moves: list[int]) -> list[float]:
    """A hit card given up against a life point."""
    pain = s.pain(s.frame()["target"], 1)
    return [-0.7 * s.values.hold[m.card_of(move)] for move in moves[:-1]] + [-pain]


# -- cards ---------------------------------------------------------------------------------


def held_worth(s: Situation, move: int) -> float:
    return s.values.hold[m.card_of(move)]


def look_score(s: Situation, move: int) -> float:
    """Keep the card, or discard it for the next one."""
    return held_worth(s, move) - A_CARD if m.verb_of(move) == m.PICK else 0.0


def strip_score(s: Situation, move: int) -> float:
    """Discard a card in play or from a hand."""
    card, figure = m.target_card_of(m.target_of(move)), m.figure_of(m.target_of(move))
    if card >= 0:
        return strip_worth(s, card)
    return rob_worth(s, figure >> 1, False) if figure >= 0 else 0.0


def strip_reason(s: Situation, move: int) -> Reason:
    card = m.target_card_of(m.target_of(move))
    return Reason("strips", {"card": card}) if card >= 0 else Reason("robs")


def plunder_score(s: Situation, move: int) -> float:
    """Take a card in play or from a hand."""
    card, figure = m.target_card_of(m.target_of(move)), m.figure_of(m.target_of(move))
    if card >= 0:
        return strip_worth(s, card) + s.values.hold[card]
    return rob_worth(s, figure >> 1, True) if figure >= 0 else 0.0


def draw_score(s: Situation, move: int) -> float:
    """Never decline a draw; taking a card in play may be better."""
    target = m.target_of(move)
    card, home = m.target_card_of(target), target - m.FIRST_DECK
    if card >= 0:
        return strip_worth(s, card) + s.values.hold[card]
    if target == m.DECK:
        return 2.0
    if home >= len(s.counts):
        return A_CARD
    return s.values.mean_of_deck[home] + (0.05 if home == s.goal else 0.0)


def back_score(s: Situation, move: int) -> float:
    return s.values.mean_of_back[m.target_of(move) - m.FIRST_BACK]


def reveal_score(s: Situation, move: int) -> float:
    """Prefer the symbol that is good for your side or bad for others."""
    frame = s.frame()
    helps = symbol_helps(s.values.facts, frame["card"], m.card_of(move))
    friend = s.harm[frame["figure"] >> 1] < 0.0
    return 1.0 if helps == friend else 0.0


# -- characters and abilities --------------------------------------------------------------


def front_score(s: Situation, move: int) -> float:
    """Score a character for the front at the start."""
    facts = s.values.facts
    number = m.kind_of(move) - facts.first_character
    who = facts.characters[number]
    ability = ability_value(who.id)
    worth = ability.draws + ability.defends + 0.5 * ability.used
    behind = ability.presence if who.always_active or ability.hits_when_forward else 0.0
    return worth + 0.2 * facts.life[number] - behind


def front_reason(s: Situation, move: int) -> Reason:
    return Reason("leads", {"character": s.values.facts.kind_ids[m.kind_of(move)]})


def swap_score(s: Situation, move: int) -> float:
    return swap_worth(s, m.figure_of(m.target_of(move)) >> 1)


def swap_reason(s: Situation, move: int) -> Reason:
    return Reason("swaps_side", {"figure": m.figure_of(m.target_of(move)) ^ 1})


def share_score(s: Situation, move: int) -> float:
    """Move a lost point to the partner."""
    figure, left = s.frame()["figure"], s.frame()["left"]
    return s.pain(figure, left) - s.pain(figure, left - 1) - s.pain(figure ^ 1, 1, False)


def share_reason(s: Situation, move: int) -> Reason:
    return Reason("spares_partner", {"figure": s.frame()["figure"]})


def revenge_score(s: Situation, move: int) -> float:
    return rob_worth(s, s.frame().get("victim", s.goal), False)


def again_score(s: Situation, move: int) -> float:
    """The target of a Resource's second use."""
    return s.hit_worth(m.figure_of(m.target_of(move)), s.values.kind_no[m.card_of(move)])


def replica_score(s: Situation, move: int) -> float:
    """How to repeat an Action."""
    if m.verb_of(move) == m.RELOAD:
        return A_CARD
    kind = m.kind_of(move)
    return EFFECTS[s.values.effect[kind]].value(s, kind, -1, m.target_of(move))


# -- all of them ---------------------------------------------------------------------------

ANY_ORDER: Final = Reason("no_matter")

BY_PROMPT: Final[dict[str, Answer[Situation]]] = {
    "again": Answer(again_score, explain=own_turn_reason),
    "back": Answer(back_score, "takes_best"),
    "deck": Answer(draw_score, "takes_best"),
    "front": Answer(front_score, explain=front_reason),
    "give_avoid": Answer(None, "answers", pass_code="gives_in", scores=contest_scores),
    "give_hit": Answer(None, "answers", pass_code="gives_in", scores=contest_scores),
    "hit": Answer(scores=hit_scores, explain=hit_reason, explain_pass=taken_hit_reason),
    "look": Answer(look_score, "takes_best"),
    "on_top": Answer(strip_score, explain=lambda s, move: ANY_ORDER),
    "order": Answer(lambda s, move: -held_worth(s, move), explain=lambda s, move: ANY_ORDER),
    "phase_1": Answer(draw_score, "takes_best"),
    "play": Answer(scores=own_turn_scores, explain=own_turn_reason, pass_code="ends"),
    "plunder": Answer(plunder_score, "takes_best"),
    "raid": Answer(None, "answers", pass_code="gives_in", scores=raid_scores),
    "repeat": Answer(lambda s, move: 1.5 - held_worth(s, move), "pays"),
    "replica": Answer(replica_score, explain=own_turn_reason),
    "reveal": Answer(reveal_score, "picks_symbol"),
    "revenge": Answer(revenge_score, "robs"),
    "share_loss": Answer(share_score, explain=share_reason),
    "store": Answer(held_worth, "takes_best"),
    "surcharge": Answer(lambda s, move: 2.5 - held_worth(s, move), "pays"),
    "swap_side": Answer(swap_score, explain=swap_reason),
    "which_first": Answer(strip_score, explain=lambda s, move: ANY_ORDER),
}
# For all other prompts.
BY_VERB: Final[dict[int, Answer[Situation]]] = {
    m.DISCARD: Answer(lambda s, move: -held_worth(s, move), "gives_least"),
    m.PICK: Answer(strip_score, explain=strip_reason),
    m.DRAW: Answer(draw_score, "draws"),
}
