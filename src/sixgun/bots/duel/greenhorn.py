"""The greenhorn: a few sensible rules, and no more."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.beliefs import Beliefs
from sixgun.bots.duel.simple_policy import SimplePolicy
from sixgun.bots.thought import Reason
from sixgun.duel import Card, View
from sixgun.duel.printed_facts import SYMBOLS
from sixgun.engine import moves as m

__all__ = ["Greenhorn"]

# Fixed scores of Actions without a target.
ACTIONS: Final = {"wagon": 8.0, "union_pacific": 8.0, "general_store": 2.0, "indian_chief": 5.0}
# The symbol that a card's reveal needs; all others need a Barrel.
WANTED: Final = {"dynamite": "dynamite", "rattlesnake": "snake", "whiskey": "horseshoe"}
KEEP: Final = 4.5  # exchange a card that is worth less
A_DRAW: Final = 9.0


class Greenhorn(SimplePolicy):
    """Scores moves by fixed rules; luck decides between equals."""

    def score_moves(self, view: View, beliefs: Beliefs) -> list[float]:
        return [self.score(view, move) for move in view.cards.moves]

    def explain_move(self, view: View, beliefs: Beliefs, move: int) -> Reason:
        return Reason("feels_right")

    def score(self, view: View, move: int) -> float:
        verb = m.verb_of(move)
        if verb == m.PLAY:
            return self.play_score(view, move)
        if verb == m.USE:
            return self.use_score(view, move)
        if verb == m.DISCARD:
            return self.give_up_score(view, m.card_of(move))
        if verb == m.PICK:
            return self.pick_score(view, move)
        if verb == m.DRAW:
            return self.draw_score(view, m.target_of(move))
        if verb == m.SWAP:
            return self.token_score(view, m.figure_of(m.target_of(move)))
        return {m.RELOAD: 0.5, m.PASS: 0.1}.get(verb, 0.0)

    # -- cards of the hand -----------------------------------------------------------------

    def play_score(self, view: View, move: int) -> float:
        worth = self.worth(m.card_of(move))
        if view.cards.prompt == "hit":
            return 5.0 - worth / 10 if self.can_afford(view) else -1.0
        kind, served = m.kind_of(move), self.facts.kind[m.card_of(move)]
        played = self.facts.kinds[kind] if kind >= 0 else served
        cost = worth / 2 if kind >= 0 else 0.0  # the card itself might do more
        return self.effect_score(view, played, m.target_of(move)) - cost

    def can_afford(self, view: View) -> bool:
        """False if an avoid would fail because it costs an extra hand card."""
        facts = view.cards.resolving[-1][1]
        card = facts["card"]
        dear = card >= 0 and self.facts.kind[card].is_bang
        dear = dear and self.character(view, facts["by"]).demands_more
        return not dear or len(view.cards.hand) > 1

    def effect_score(self, view: View, kind: Card, target: int) -> float:
        """Score the effect of a card that is played or repeated."""
        figure, card = m.figure_of(target), m.target_card_of(target)
        if card >= 0:
            return self.strip_score(view, card) + 0.5
        if figure < 0:
            return self.action_score(view, kind)
        if kind.lies_in_play:
            return self.lay_score(view, kind, figure)
        if kind.id == "fanning":
            return self.hit_score(view, figure) if view.cards.in_play[figure] else -1.0
        if kind.hits:
            return self.hit_score(view, figure)
        return self.trick_score(view, kind, figure)

    def trick_score(self, view: View, kind: Card, figure: int) -> float:
        """Score an Action with a target that is not a hit."""
        if kind.id == "water":
            return self.swap_score(view, figure // 2)
        if kind.id == "strong_ale":
            return self.ale_score(view, figure, 3)
        if kind.id in ("duel", "ricochet"):
            answers = self.facts.hits if kind.id == "duel" else self.facts.avoids
            return 3.0 if self.held(view, answers) > 1 else -1.0
        return 4.0 * self.hate(view, figure)  # a card of the target's hand

    def action_score(self, view: View, kind: Card) -> float:
        """Score an Action without a target."""
        if kind.id in ACTIONS:
            return ACTIONS[kind.id]
        if kind.id in ("gatling", "indians"):
            return self.others_score(view)
        if kind.id == "beer":
            return 4.0 * sum(1 for figure in self.own(view) if self.wounds(view, figure)) - 1.0
        if kind.id == "whiskey":
            return 6.0 if self.wounds(view, self.front(view)) else -1.0
        seats = [view.cards.seat, view.goals[view.cards.seat]]
        if kind.id == "switch":
            alone = [seat for seat in seats if view.front[seat] ^ 1 not in view.ring]
            return max([self.swap_score(view, seat) for seat in seats if seat not in alone] or [-1])
        foe = view.front[seats[1]]  # Ambush and Slap: of the cards lying there
        return 4.0 if view.cards.in_play[foe] else -1.0

    # -- cards in play, and abilities ------------------------------------------------------

    def use_score(self, view: View, move: int) -> float:
        prompt, card, target = view.cards.prompt, m.card_of(move), m.target_of(move)
        if prompt == "hit":
            return self.avoid_score(view, move)
        if prompt == "share_loss":
            return self.share_score(view)
        if prompt == "revenge":
            return 1.0
        if prompt == "replica":
            return self.effect_score(view, self.facts.kinds[m.kind_of(move)], target)
        if card < 0:
            return self.act_score(view, target)
        cost = 2.0 if m.kind_of(move) >= 0 else 0.0  # Equipment that serves as a Colt
        figure = m.figure_of(target)
        return self.hit_score(view, figure) - cost if figure >= 0 else self.top_score(view)

    def avoid_score(self, view: View, move: int) -> float:
        """Use free avoids first, then cards in play."""
        if not self.can_afford(view):
            return -1.0
        card = m.card_of(move)
        if card < 0:
            return 8.0
        if m.kind_of(move) >= 0:  # Equipment that serves as an avoid
            return 4.0
        return 8.0 if self.facts.kind[card].id == "barrel" else 6.0

    def share_score(self, view: View) -> float:
        """Take over a point to save the partner, or while you have more life."""
        facts = view.cards.resolving[-1][1]
        figure, left = facts["figure"], facts["left"]
        saves = view.life[figure] <= left
        return 1.0 if saves or view.life[figure ^ 1] > view.life[figure] + 1 else -1.0

    def act_score(self, view: View, target: int) -> float:
        """Score an ability in your own turn."""
        paid = m.target_card_of(target)
        if paid >= 0:
            return 4.0 - self.worth(paid) / 2
        cards = len(view.cards.hand)
        if not cards:
            return 8.0
        return 0.5 if cards > 1 and min(map(self.worth, view.cards.hand)) < KEEP else -1.0

    def top_score(self, view: View) -> float:
        """Score taking the top of the discards."""
        pile = view.cards.discards
        return self.worth(pile[-1]) - KEEP if pile else -1.0

    # -- answers ---------------------------------------------------------------------------

    def give_up_score(self, view: View, card: int) -> float:
        prompt, worth = view.cards.prompt, self.worth(card)
        if prompt in ("hit", "give_hit", "give_avoid", "raid", "surcharge"):
            return 3.0 - worth / 10
        if prompt == "repeat":
            return 2.0 - worth / 3
        return KEEP - worth if prompt == "look" else -worth

    def pick_score(self, view: View, move: int) -> float:
        prompt, card, target = view.cards.prompt, m.card_of(move), m.target_of(move)
        if prompt == "front":
            who = self.facts.characters[m.kind_of(move) - self.facts.first_character]
            return who.life - 3.0 * who.always_active
        if prompt == "reveal":
            return self.reveal_score(view, card)
        if m.figure_of(target) >= 0:
            return 3.5 * self.hate(view, m.figure_of(target))
        if m.target_card_of(target) >= 0:
            lying = m.target_card_of(target)
            gain = self.worth(lying) / 4 if prompt == "plunder" else 0.0
            return self.strip_score(view, lying) + gain
        if prompt == "look":
            return self.worth(card) - KEEP
        return self.worth(card) if card >= 0 else 1.0

    def reveal_score(self, view: View, card: int) -> float:
        """Prefer the symbol that is good for your side or bad for others."""
        facts = view.cards.resolving[-1][1]
        cause = facts["card"]
        kind = self.facts.kind[cause] if cause >= 0 else None
        met = SYMBOLS[self.facts.symbol[card]] == WANTED.get(kind.id if kind else "", "barrel")
        harm = kind is not None and kind.start_order > 0
        return 1.0 if (met != harm) == self.is_mine(view, facts["figure"]) else 0.0

    def draw_score(self, view: View, target: int) -> float:
        card = m.target_card_of(target)
        if card >= 0:  # instead of the usual draw
            return self.worth(card) + self.strip_score(view, card)
        theirs = m.FIRST_DECK + view.goals[view.cards.seat]
        return A_DRAW + 1.0 if target == theirs else A_DRAW

    def token_score(self, view: View, figure: int) -> float:
        return self.swap_score(view, view.cards.seat if figure < 0 else figure // 2)
