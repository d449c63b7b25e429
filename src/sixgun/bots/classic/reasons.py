"""Reasons for moves: a code and its facts; clients turn them into sentences."""

from __future__ import annotations

from typing import Final

from sixgun.bots.classic.answer_values import colour_chance
from sixgun.bots.classic.appraisal import Appraisal
from sixgun.bots.classic.card_values import (
    BOMB,
    BRAWL,
    DRAW,
    DUEL,
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
from sixgun.bots.classic.hostility import VICTORY
from sixgun.bots.thought import Reason
from sixgun.engine import Fact
from sixgun.engine import moves as m

__all__ = ["REASONS", "reason_for"]

REASONS: Final[dict[str, str]] = {
    "may_win": "eliminating this player would win the game; the chance of a hit is {chance} %",
    "finish_off": "this player has one life point left; the chance of a hit is {chance} %",
    "shoot_foe": "this player is likely to be a foe; the chance of a hit is {chance} %",
    "challenge": "this player is likely to run out of BANG! cards first",
    "hurt_all": "it hurts more foes than friends",
    "jail_danger": "this player's next turn would be the most dangerous one",
    "light_fuse": "it is more likely to explode in front of a foe",
    "more_cards": "draw cards first, then decide",
    "open_store": "the first pick is worth more than the cards the others get",
    "heal": "it restores life points",
    "heal_friend": "this player must survive",
    "heal_all": "it helps us more than the others",
    "rob": "one more card for us, and one less for another player",
    "disarm": "this card helps a foe too much",
    "strip_hand": "one card less in this player's hand",
    "lift_burden": "this card harms a player it should not harm",
    "better_weapon": "this weapon reaches the right players",
    "cover": "it keeps shots away",
    "see_farther": "it brings more players into reach",
    "lay_ready": "in play it leaves room in the hand and is ready when needed",
    "use_ability": "the ability gains more than it costs",
    "least_bad": "a card must be played, and this one does the least harm",
    "save_life": "otherwise the game would be over for us",
    "avoid": "the life point is worth more than the card",
    "try_luck": "a draw! costs nothing",
    "keep_for_defence": "the card will be worth more later",
    "take_it": "there are not enough cards to prevent it",
    "stand_firm": "a BANG! card is worth less than a life point",
    "give_in": "it would take more cards than a life point is worth",
    "least_useful": "this is the least useful card",
    "exchange": "the next card is likely to be worth more",
    "best_card": "this is the best card on offer",
    "unseen_card": "an unseen card is worth more than the alternatives",
    "lucky_flip": "this card gives the best draw!",
    "best_ability": "a strong character",
    "lead": "this character is better in front",
    "bear_it": "this character can take it best",
    "poor_present": "this is the card we miss least",
    "good_present": "this card helps a friend",
    "best_suit": "it is the suit of the cards we want most",
    "likely_colour": "more cards of this colour are left; its chance is {chance} %",
    "go_first": "the first turn is worth more",
    "open_low": "others may still raise, so open low",
    "worth_it": "the character is worth up to ${limit} to us",
    "too_dear": "the character is worth at most ${limit} to us, and we need money later",
    "fresh_start": "the other character is in a better position",
    "nothing_better": "no other move is worth making",
}


def reason_for(s: Appraisal, move: int, value: float) -> Reason:
    """Return the reason for a move with this score."""
    verb = m.verb_of(move)
    prompt = s.view.cards.prompt
    if prompt == "dying":
        return Reason("save_life" if verb != m.PASS else "take_it")
    if prompt == "shot":
        return shot_reason(s, move)
    if verb == m.DISCARD and not (prompt == "play" and m.target_of(move)):
        return surrender_reason(s, move)
    if prompt == "play" and verb != m.END:
        return play_reason(s, move, value)
    if verb == m.USE:
        return consent_reason(s)
    if verb == m.PICK:
        return pick_reason(s, move)
    if verb == m.DRAW:
        return draw_reason(m.target_of(move))
    if verb == m.GIVE:
        return present_reason(s, move)
    if verb == m.NAME:
        return name_reason(s, m.target_of(move))
    return Reason("give_in" if prompt in {"indians", "duel"} else "nothing_better")


# -- in your own turn ---------------------------------------------------------------------


def play_reason(s: Appraisal, move: int, value: float) -> Reason:
    card, target = m.card_of(move), m.target_of(move)
    values = s.values
    if card < 0:
        return Reason("heal") if s.mine.heals_for_two else Reason("use_ability")
    kind = m.kind_of(move) if m.kind_of(move) >= 0 else values.kind_no[card]
    if value < 0.0:
        return Reason("least_bad", {"card": card})
    if m.verb_of(move) == m.DISCARD:
        return target_reason(s, SHOT if m.figure_of(target) >= 0 else STRIP, card, target, 2)
    if m.verb_of(move) == m.PLAY and values.lies[kind] and not values.burden[kind]:
        return lay_reason(s, kind, card)
    needed = s.mine.missed_needed if values.is_bang[kind] else 1
    return target_reason(s, values.effect[kind], card, target, needed)


def target_reason(s: Appraisal, effect: int, card: int, target: int, needed: int) -> Reason:
    """Return the reason for this effect on this target."""
    figure = m.figure_of(target)
    if effect == SHOT and figure >= 0:
        return attack_reason(s, figure, s.hit_chance(figure, needed, card))
    if effect in {TAKE, STRIP}:
        return robbery_reason(s, effect, target)
    if effect == DUEL:
        return Reason("challenge", {"target": figure})
    if effect == JAIL:
        return Reason("jail_danger", {"target": figure})
    if effect == HEAL_ANY and figure >= 0 and not s.is_mine(figure):
        return Reason("heal_friend", {"target": figure})
    plain = {
        VOLLEY: "hurt_all",
        RAID: "hurt_all",
        BRAWL: "hurt_all",
        BOMB: "light_fuse",
        DRAW: "more_cards",
        STORE: "open_store",
        HEAL: "heal",
        HEAL_ANY: "heal",
        HEAL_ALL: "heal_all",
    }
    return Reason(plain.get(effect, "use_ability"))


def attack_reason(s: Appraisal, figure: int, chance: float) -> Reason:
    facts: dict[str, Fact] = {"target": figure, "chance": round(100 * chance)}
    if s.view.life[figure] > 1:
        return Reason("shoot_foe", facts)
    return Reason("may_win" if s.kill_value[figure] >= VICTORY else "finish_off", facts)


def robbery_reason(s: Appraisal, effect: int, target: int) -> Reason:
    card = m.target_card_of(target)
    if card < 0:
        code = "rob" if effect == TAKE else "strip_hand"
        return Reason(code, {"target": m.figure_of(target)})
    facts: dict[str, Fact] = {"target": s.view.cards.bearer_of(card), "card": card}
    if s.values.burden[s.values.kind_no[card]]:
        return Reason("lift_burden", facts)
    return Reason("rob" if effect == TAKE else "disarm", facts)


def lay_reason(s: Appraisal, kind: int, card: int) -> Reason:
    values = s.values
    if values.reach[kind]:
        return Reason("better_weapon", {"card": card, "reach": values.reach[kind]})
    if values.barrel[kind] or values.shield[kind] or values.cover[kind]:
        return Reason("cover", {"card": card})
    return Reason("see_farther" if values.sight[kind] else "lay_ready", {"card": card})


# -- answers -------------------------------------------------------------------------------


def shot_reason(s: Appraisal, move: int) -> Reason:
    card = m.card_of(move)
    if m.verb_of(move) == m.PASS:
        could = len({m.card_of(other) for other in s.view.cards.moves}) - 1
        needed = max([facts.get("needed", 0) for _, facts in s.view.cards.resolving])
        return Reason("keep_for_defence" if could >= needed else "take_it")
    if card < 0 or (m.verb_of(move) == m.USE and s.values.barrel[s.values.kind_no[card]]):
        return Reason("try_luck")
    return Reason("save_life" if s.life <= 1 else "avoid", {"card": card})


def surrender_reason(s: Appraisal, move: int) -> Reason:
    facts: dict[str, Fact] = {"card": m.card_of(move)}
    if s.view.cards.prompt in {"indians", "duel"}:
        return Reason("stand_firm", facts)
    return Reason("exchange" if s.view.cards.prompt == "swap" else "least_useful", facts)


def consent_reason(s: Appraisal) -> Reason:
    return Reason("fresh_start" if s.view.cards.prompt == "identity" else "heal")


def pick_reason(s: Appraisal, move: int) -> Reason:
    prompt = s.view.cards.prompt
    figure, card = m.figure_of(m.target_of(move)), m.card_of(move)
    if prompt == "flip":
        return Reason("lucky_flip", {"card": card})
    if m.kind_of(move) >= 0:
        return Reason("best_ability")
    if prompt == "brawl":
        return robbery_reason(s, STRIP, m.target_of(move))
    if figure >= 0:
        codes = {
            "blood": "heal_friend",
            "imitate": "best_ability",
            "front": "lead",
            "place": "bear_it",
        }
        return Reason(codes.get(prompt, "unseen_card"), {"target": figure})
    if card < 0:
        card = m.target_card_of(m.target_of(move))
    return Reason("least_useful" if prompt == "robbery" else "best_card", {"card": card})


def draw_reason(target: int) -> Reason:
    if target == m.DECK:
        return Reason("unseen_card")
    if m.figure_of(target) >= 0:
        return Reason("rob", {"target": m.figure_of(target)})
    return Reason("best_card")


def present_reason(s: Appraisal, move: int) -> Reason:
    figure = m.figure_of(m.target_of(move))
    code = "good_present" if s.hate[figure] < -0.3 else "poor_present"
    return Reason(code, {"target": figure, "card": m.card_of(move)})


def name_reason(s: Appraisal, word: int) -> Reason:
    if word in {m.RED, m.BLACK}:
        return Reason("likely_colour", {"chance": round(100 * colour_chance(s, word == m.RED))})
    return Reason("best_suit" if 0 <= word - m.FIRST_SUIT < 4 else "go_first")
