"""The value of each answer to a prompt outside the playing phase."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.ability_values import AbilityValues
from sixgun.bots.classic.appraisal import Appraisal
from sixgun.bots.classic.card_values import ANSWER
from sixgun.bots.classic.play_values import robbery_value, strip_value
from sixgun.bots.classic.situation import A_CARD
from sixgun.classic.suits import DIAMONDS, HEARTS, NINE, SPADES, TWO
from sixgun.engine import moves as m

__all__ = [
    "colour_chance",
    "draw_value",
    "give_value",
    "name_value",
    "parry_values",
    "pick_value",
    "surrender_value",
    "yes_value",
]

DRAWN: Final = 1.5  # the next card of the deck, compared with other sources
GOOD_SWAP: Final = 1.1  # exchange a card that is worth less


# -- a shot --------------------------------------------------------------------------------


def parry_values(s: Appraisal) -> list[float]:
    """Score all answers to a shot: what is at stake, minus the cards the defence costs."""
    needed, stake = at_stake(s)
    prices: list[float] = []
    for move in s.view.cards.moves:
        if m.verb_of(move) == m.PASS:
            continue
        price = parry_price(s, move)
        if price > 0.0:
            prices.append(price)
    prices.sort()
    total = sum(prices[:needed]) if len(prices) >= needed else 99.0
    scores: list[float] = []
    for move in s.view.cards.moves:
        if m.verb_of(move) == m.PASS:
            scores.append(0.0)
            continue
        price = parry_price(s, move)
        scores.append(stake + 1.0 if price <= 0.0 else stake - total - 0.1 * price)
    return scores


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


# -- cards given up ------------------------------------------------------------------------


def surrender_value(s: Appraisal, move: int) -> float:
    """The value of giving up a hand card, forced or to prevent something worse."""
    prompt = s.view.cards.prompt
    card = m.card_of(move)
    if prompt == "order":
        return 0.0
    kept = s.hold_value(card)
    if s.mine.replaces and prompt in {"indians", "duel"} and s.view.active != s.me:
        kept -= A_CARD
    if prompt == "indians":
        return s.pain(s.life) - kept
    if prompt == "duel":
        return standoff_value(s) - 0.1 * kept
    if prompt == "swap":
        return GOOD_SWAP - kept
    return -kept


def standoff_value(s: Appraisal) -> float:
    """The value of a BANG! card in a duel: you win with more of them than your rival holds."""
    for _, facts in reversed(s.view.cards.resolving):
        if "turn" in facts:
            rival = facts["target"] if facts["by"] == s.me else facts["by"]
            won = s.no_bang_chance(rival, s.bangs)
            gain = s.pain(s.life) + (s.harm(rival) if s.hate[rival] > 0.0 else 0.0)
            return won * gain - 0.5 * min(s.bangs, 2)
    return 1.0


# -- picks and draws -----------------------------------------------------------------------


def pick_value(s: Appraisal, abilities: AbilityValues, move: int) -> float:
    view = s.view
    prompt = view.cards.prompt
    card, target = m.card_of(move), m.target_of(move)
    if prompt == "flip":
        return flip_value(s, card)
    if m.kind_of(move) >= 0:
        who = s.facts.characters[m.kind_of(move) - len(s.facts.kinds)]
        return abilities.of(who.id).rank + 0.5 * who.life
    figure = m.figure_of(target)
    if prompt == "brawl":
        return robbery_value(s, target, False)
    if figure >= 0:
        return player_value(s, figure)
    if card < 0:
        card = m.target_card_of(target)
    if prompt == "robbery":
        return -s.values.in_play[s.values.kind_no[card]]
    return s.gain_value(card)


def player_value(s: Appraisal, figure: int) -> float:
    """The value of picking a player, or an unseen card of their hand."""
    view = s.view
    prompt = view.cards.prompt
    if prompt == "blood":
        return s.relief(figure) - s.pain(s.life) - 0.3
    if prompt == "imitate":
        return s.traits[figure].rank
    if prompt == "front":
        cards = len(view.cards.in_play[figure])
        return view.life[figure] + 0.4 * s.traits[figure].rank + 0.5 * cards
    if prompt == "place":
        return float(view.life[figure])
    return A_CARD


def flip_value(s: Appraisal, card: int) -> float:
    """The value of a card for a draw!: Hearts are good; low Spades set off a Dynamite."""
    suit = s.suit(card)
    for _, facts in reversed(s.view.cards.resolving):
        cause = facts.get("card", -1)
        if cause >= 0 and s.facts.check_order[cause] == 1:
            spark = suit == SPADES and TWO <= s.facts.value[card] <= NINE
            return -1.0 if spark else 1.0
        break
    return 1.0 if suit == HEARTS else 0.0


def draw_value(s: Appraisal, target: int) -> float:
    """The value of drawing from this place in phase 1."""
    if s.view.cards.prompt == "help_yourself":
        card = m.target_card_of(target)
        if card < 0:
            return 2.0 * DRAWN
        return s.gain_value(card) + strip_value(s, card)
    if target == m.DECK:
        return DRAWN
    if target == m.DISCARDS:
        return s.gain_value(s.view.cards.discards[-1])
    return robbery_value(s, target, True) + DRAWN - A_CARD


def give_value(s: Appraisal, move: int) -> float:
    """The value of giving a card away: a poor one to a foe, a better one to a friend."""
    figure = m.figure_of(m.target_of(move))
    return -s.gain_value(m.card_of(move)) * (1.0 + 0.9 * s.hate[figure])


# -- naming and accepting ---------------------------------------------------------------------


def name_value(s: Appraisal, word: int) -> float:
    suit = word - m.FIRST_SUIT
    if 0 <= suit < 4:
        worth = 0.0
        for card in s.view.cards.hand:
            if s.facts.suit[card] == suit and s.values.effect[s.values.kind_no[card]] != ANSWER:
                worth += s.hold_value(card)
        return worth
    if word in {m.RED, m.BLACK}:
        return colour_chance(s, word == m.RED)
    return 1.0 if word == m.FIRST_TURN else 0.0


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


def yes_value(s: Appraisal, abilities: AbilityValues) -> float:
    """The value of accepting an offer; declining is worth 0."""
    prompt = s.view.cards.prompt
    if prompt == "dying":
        return 9.0
    if prompt == "identity":
        new = abilities.of(s.view.spare)
        return 3.5 * (2 - s.life) + 0.4 * (new.rank - s.mine.rank)
    if prompt == "liquor":
        return s.relief(s.me) - s.mine.draws * A_CARD - 1.0
    if prompt == "interrupt":
        prices = sorted(s.hold_values())
        return s.relief(s.me) - sum(prices[:2]) - 0.8
    return 1.0
