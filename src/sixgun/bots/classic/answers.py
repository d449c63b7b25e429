"""What the answers to each prompt are worth, and why."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.appraisal import Appraisal
from sixgun.bots.classic.effects import strip_reason, strip_value, strip_worth, take_value
from sixgun.bots.classic.own_turn import own_turn_reason, own_turn_score, own_turn_scores
from sixgun.bots.classic.situation import A_CARD
from sixgun.bots.heuristic_policy import Answer
from sixgun.bots.thought import Reason
from sixgun.classic.suits import DIAMONDS, HEARTS, NINE, SPADES, TWO
from sixgun.engine import moves as m

__all__ = ["BY_PROMPT", "BY_VERB"]

DRAWN: Final = 1.5  # the next card of the deck, compared with other sources
GOOD_SWAP: Final = 1.1  # exchange a card that is worth less


# -- a shot --------------------------------------------------------------------------------


def shot_scores(s: Appraisal, moves: list[int]) -> list[float]:
    """Score all answers to a shot: what is at stake, minus the cards the defence costs."""
    needed, stake = at_stake(s)
    prices = [0.0 if m.verb_of(move) == m.PASS else parry_price(s, move) for move in moves]
    paid = sorted([price for price in prices if price > 0.0])
    total = sum(paid[:needed]) if len(paid) >= needed else 99.0
    found: list[float] = []
    for i in range(len(moves)):
        if m.verb_of(moves[i]) == m.PASS:
            found.append(0.0)
        elif prices[i] <= 0.0:
            found.append(stake + 1.0)
        else:
            found.append(stake - total - 0.1 * prices[i])
    return found


def at_stake(s: Appraisal) -> tuple[int, float]:
    """Return how many Missed! effects are needed, and what is lost without them."""
    for name, facts in reversed(s.view.cards.resolving):
        if "needed" in facts:
            if "wanted" in facts:
                card = facts["wanted"]
                return facts["needed"], s.values.in_play[s.values.kind_no[card]]
            pain = s.pain(s.life)
            if name == "Trigger":
                pain += s.pain(s.life - 1)
            if s.mine.gains_by_loss:
                pain -= 0.9 * A_CARD
            return facts["needed"], pain
    return 1, s.pain(s.life)


def parry_price(s: Appraisal, move: int) -> float:
    """The cost of one Missed! effect; a draw! costs nothing."""
    values = s.values
    card = m.card_of(move)
    if card < 0:
        return 0.0
    kind = values.kind_no[card]
    if m.verb_of(move) == m.USE:
        price = values.in_play[kind] if values.shield[kind] else 0.0
    else:
        price = s.hold_value(card)
        if s.mine.replaces or (s.mine.refills and len(s.view.cards.hand) == 1):
            price -= A_CARD
    if values.reloads[kind]:
        price -= A_CARD
    return max(price, 0.05) if price else 0.0


def shot_reason(s: Appraisal, move: int) -> Reason:
    card = m.card_of(move)
    if card < 0 or (m.verb_of(move) == m.USE and s.values.barrel[s.values.kind_no[card]]):
        return Reason("try_luck")
    return Reason("save_life" if s.life <= 1 else "avoid", {"card": card})


def taken_shot_reason(s: Appraisal) -> Reason:
    could = len({m.card_of(other) for other in s.view.cards.moves}) - 1
    needed = max([facts.get("needed", 0) for _, facts in s.view.cards.resolving])
    return Reason("keep_for_defence" if could >= needed else "take_it")


def rescue_reason(s: Appraisal, move: int) -> Reason:
    return Reason("save_life")


# -- cards given up ------------------------------------------------------------------------


def indians_score(s: Appraisal, move: int) -> float:
    return s.pain(s.life) - given_worth(s, move)


def duel_score(s: Appraisal, move: int) -> float:
    """You win with more BANG! cards than your rival holds."""
    given = 0.1 * given_worth(s, move)
    for _, facts in reversed(s.view.cards.resolving):
        if "turn" in facts:
            rival = facts["target"] if facts["by"] == s.me else facts["by"]
            won = s.no_bang_chance(rival, s.bangs)
            gain = s.pain(s.life) + (s.harm(rival) if s.hate[rival] > 0.0 else 0.0)
            return won * gain - 0.5 * min(s.bangs, 2) - given
    return 1.0 - given


def given_worth(s: Appraisal, move: int) -> float:
    """The worth of a BANG! card that prevents a loss; some characters draw a new one for it."""
    kept = s.hold_value(m.card_of(move))
    return kept - A_CARD if s.mine.replaces and s.view.active != s.me else kept


def give_score(s: Appraisal, move: int) -> float:
    """The value of giving a card away: a poor one to a foe, a better one to a friend."""
    figure = m.figure_of(m.target_of(move))
    return -s.gain_value(m.card_of(move)) * (1.0 + 0.9 * s.hate[figure])


def give_reason(s: Appraisal, move: int) -> Reason:
    figure = m.figure_of(m.target_of(move))
    code = "good_present" if s.hate[figure] < -0.3 else "poor_present"
    return Reason(code, {"target": figure, "card": m.card_of(move)})


# -- picks ---------------------------------------------------------------------------------


def pick_score(s: Appraisal, move: int) -> float:
    """The value of a character, of an unseen card of a hand, or of a card on offer."""
    kind = m.kind_of(move)
    if kind >= 0:
        who = s.facts.characters[kind - len(s.facts.kinds)]
        return s.values.abilities.of(who.id).rank + 0.5 * who.life
    return A_CARD if picked_figure(move) >= 0 else s.gain_value(picked_card(move))


def pick_reason(s: Appraisal, move: int) -> Reason:
    if m.kind_of(move) >= 0:
        return Reason("best_ability")
    figure = picked_figure(move)
    if figure >= 0:
        return Reason("unseen_card", {"target": figure})
    code = "least_useful" if s.view.cards.prompt == "robbery" else "best_card"
    return Reason(code, {"card": picked_card(move)})


def picked_figure(move: int) -> int:
    return m.figure_of(m.target_of(move))


def picked_card(move: int) -> int:
    card = m.card_of(move)
    return card if card >= 0 else m.target_card_of(m.target_of(move))


def robbery_score(s: Appraisal, move: int) -> float:
    return -s.values.in_play[s.values.kind_no[picked_card(move)]]


def brawl_score(s: Appraisal, move: int) -> float:
    return strip_value(s, -1, -1, m.target_of(move))


def brawl_reason(s: Appraisal, move: int) -> Reason:
    return strip_reason(s, -1, -1, m.target_of(move))


def blood_score(s: Appraisal, move: int) -> float:
    return s.relief(picked_figure(move)) - s.pain(s.life) - 0.3


def front_score(s: Appraisal, move: int) -> float:
    figure = picked_figure(move)
    cards = len(s.view.cards.in_play[figure])
    return s.view.life[figure] + 0.4 * s.traits[figure].rank + 0.5 * cards


def flip_score(s: Appraisal, move: int) -> float:
    """The value of a card for a draw!: Hearts are good; low Spades set off a Dynamite."""
    card = m.card_of(move)
    suit = s.suit(card)
    for _, facts in reversed(s.view.cards.resolving):
        cause = facts.get("card", -1)
        if cause >= 0 and s.facts.check_order[cause] == 1:
            spark = suit == SPADES and TWO <= s.facts.value[card] <= NINE
            return -1.0 if spark else 1.0
        break
    return 1.0 if suit == HEARTS else 0.0


# -- draws ---------------------------------------------------------------------------------


def draw_score(s: Appraisal, move: int) -> float:
    """The value of drawing from this place in phase 1."""
    target = m.target_of(move)
    if target == m.DECK:
        return DRAWN
    if target == m.DISCARDS:
        return s.gain_value(s.view.cards.discards[-1])
    return take_value(s, -1, -1, target) + DRAWN - A_CARD


def help_yourself_score(s: Appraisal, move: int) -> float:
    """The value of two cards of the deck, or of one in play."""
    card = m.target_card_of(m.target_of(move))
    return 2.0 * DRAWN if card < 0 else s.gain_value(card) + strip_worth(s, card)


def draw_reason(s: Appraisal, move: int) -> Reason:
    target = m.target_of(move)
    if target == m.DECK:
        return Reason("unseen_card")
    if m.figure_of(target) >= 0:
        return Reason("rob", {"target": m.figure_of(target)})
    return Reason("best_card")


# -- naming and accepting ---------------------------------------------------------------------


def name_score(s: Appraisal, move: int) -> float:
    word = m.target_of(move)
    if word in {m.RED, m.BLACK}:
        return colour_chance(s, word == m.RED)
    if not 0 <= word - m.FIRST_SUIT < 4:
        return 1.0 if word == m.FIRST_TURN else 0.0
    worth = 0.0
    for card in s.view.cards.hand:
        answers = s.values.effect[s.values.kind_no[card]] == "answer"
        if s.facts.suit[card] == word - m.FIRST_SUIT and not answers:
            worth += s.hold_value(card)
    return worth


def name_reason(s: Appraisal, move: int) -> Reason:
    word = m.target_of(move)
    if word in {m.RED, m.BLACK}:
        return Reason("likely_colour", {"chance": round(100 * colour_chance(s, word == m.RED))})
    return Reason("best_suit" if 0 <= word - m.FIRST_SUIT < 4 else "go_first")


def colour_chance(s: Appraisal, red: bool) -> float:
    """The chance that the top card has this colour, given the cards seen so far."""
    cards = s.view.cards
    for place, card in cards.seen_in_decks[0]:
        if place == 0:
            return 1.0 if (s.suit(card) in {HEARTS, DIAMONDS}) == red else 0.0
    unseen = [1] * len(s.facts.suit)
    for seen in (cards.hand, cards.discards, *cards.in_play, *cards.seen_in_hands):
        for card in seen:
            unseen[card] = 0
    match = total = 0
    for card in range(len(unseen)):
        if unseen[card]:
            total += 1
            match += (s.suit(card) in {HEARTS, DIAMONDS}) == red
    return match / max(total, 1)


def identity_score(s: Appraisal, move: int) -> float:
    new = s.values.abilities.of(s.view.spare)
    return 3.5 * (2 - s.life) + 0.4 * (new.rank - s.mine.rank)


def interrupt_score(s: Appraisal, move: int) -> float:
    prices = sorted(s.hold_values())
    return s.relief(s.me) - sum(prices[:2]) - 0.8


# -- all of them ---------------------------------------------------------------------------

BY_PROMPT: Final[dict[str, Answer[Appraisal]]] = {
    "blood": Answer(blood_score, "heal_friend", "target"),
    "brawl": Answer(brawl_score, explain=brawl_reason),
    "duel": Answer(duel_score, "stand_firm", pass_code="give_in"),
    "dying": Answer(lambda s, move: 9.0, pass_code="take_it", explain=rescue_reason),
    "flip": Answer(flip_score, "lucky_flip"),
    "front": Answer(front_score, "lead", "target"),
    "help_yourself": Answer(help_yourself_score, explain=draw_reason),
    "identity": Answer(identity_score, "fresh_start"),
    "imitate": Answer(lambda s, move: s.traits[picked_figure(move)].rank, "best_ability", "target"),
    "indians": Answer(indians_score, "stand_firm", pass_code="give_in"),
    "interrupt": Answer(interrupt_score, "heal"),
    "liquor": Answer(lambda s, move: s.relief(s.me) - s.mine.draws * A_CARD - 1.0, "heal"),
    "order": Answer(lambda s, move: 0.0, "least_useful"),
    "place": Answer(lambda s, move: float(s.view.life[picked_figure(move)]), "bear_it", "target"),
    "play": Answer(scores=own_turn_scores, explain=own_turn_reason),
    "robbery": Answer(robbery_score, explain=pick_reason),
    "shot": Answer(scores=shot_scores, explain=shot_reason, explain_pass=taken_shot_reason),
    "swap": Answer(lambda s, move: GOOD_SWAP - s.hold_value(m.card_of(move)), "exchange"),
}
# For all other prompts, also of custom boxes.
BY_VERB: Final[dict[int, Answer[Appraisal]]] = {
    m.PLAY: Answer(own_turn_score, explain=own_turn_reason),
    m.USE: Answer(lambda s, move: 1.0, "heal"),
    m.DISCARD: Answer(lambda s, move: -s.hold_value(m.card_of(move)), "least_useful"),
    m.PICK: Answer(pick_score, explain=pick_reason),
    m.DRAW: Answer(draw_score, explain=draw_reason),
    m.GIVE: Answer(give_score, explain=give_reason),
    m.NAME: Answer(name_score, explain=name_reason),
}
