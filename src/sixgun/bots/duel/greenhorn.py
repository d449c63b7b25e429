"""The greenhorn: a few sensible rules, and no more."""

from __future__ import annotations

from typing import Final

from sixgun.bots.duel.beliefs import Beliefs
from sixgun.bots.duel.card_values import simple_worth, symbol_helps
from sixgun.bots.duel.effects import ALE_LIFE
from sixgun.bots.policy import Policy
from sixgun.bots.thought import Reason
from sixgun.duel import Card, Facts, View
from sixgun.engine import moves as m

__all__ = ["Greenhorn"]

# Fixed scores of Actions without a target.
ACTIONS: Final = {"wagon": 8.0, "union_pacific": 8.0, "general_store": 2.0, "indian_chief": 5.0}
KEEP: Final = 4.5  # exchange a card that is worth less
A_DRAW: Final = 9.0


class Greenhorn(Policy[View, Beliefs]):
    """Scores moves by fixed rules; luck decides between equals."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts

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
            figure = m.figure_of(m.target_of(move))
            return self.swap_score(view, view.cards.seat if figure < 0 else figure // 2)
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
        if card < 0 or not self.facts.kind[card].is_bang or len(view.cards.hand) > 1:
            return True
        return not self.facts.character_by_id[view.characters[facts["by"]]].demands_more

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
            gain = 2.0 * (ALE_LIFE - view.life[figure])
            return gain * (1 if self.is_mine(view, figure) else -self.hate(view, figure)) - 1.0
        if kind.id in ("duel", "ricochet"):
            answers = self.facts.hits if kind.id == "duel" else self.facts.avoids
            return 3.0 if sum([answers[card] for card in view.cards.hand]) > 1 else -1.0
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
            return 6.0 if self.wounds(view, view.front[view.cards.seat]) else -1.0
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
        figure, pile = m.figure_of(target), view.cards.discards
        if figure >= 0:
            return self.hit_score(view, figure) - cost
        return self.worth(pile[-1]) - KEEP if pile else -1.0

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
        frame = view.cards.resolving[-1][1]
        helps = symbol_helps(self.facts, frame["card"], card)
        return 1.0 if helps == self.is_mine(view, frame["figure"]) else 0.0

    def draw_score(self, view: View, target: int) -> float:
        card = m.target_card_of(target)
        if card >= 0:  # instead of the usual draw
            return self.worth(card) + self.strip_score(view, card)
        theirs = m.FIRST_DECK + view.goals[view.cards.seat]
        return A_DRAW + 1.0 if target == theirs else A_DRAW

    # -- characters ------------------------------------------------------------------------

    def is_mine(self, view: View, figure: int) -> bool:
        return figure // 2 == view.cards.seat

    def hate(self, view: View, figure: int) -> float:
        """How much this seat wants a character dead; with three players, only the goal's side."""
        if self.is_mine(view, figure):
            return -1.0
        return 1.0 if figure // 2 == view.goals[view.cards.seat] else -0.5

    def wounds(self, view: View, figure: int) -> int:
        return view.max_life[figure] - view.life[figure] if figure in view.ring else 0

    def own(self, view: View) -> list[int]:
        return [figure for figure in view.ring if self.is_mine(view, figure)]

    # -- cards -----------------------------------------------------------------------------

    def worth(self, card: int) -> float:
        """The worth of a hand card."""
        return simple_worth(self.facts.kind[card])

    # -- what a move would do --------------------------------------------------------------

    def strip_score(self, view: View, card: int) -> float:
        """Score taking or discarding a card in play."""
        bearer = view.cards.bearer_of(card)
        burden = self.facts.start_order[card] > 0
        if self.is_mine(view, bearer):
            return 3.0 if burden else -2.0
        return -2.0 if burden else 3.5 * self.hate(view, bearer)

    def hit_score(self, view: View, figure: int) -> float:
        """Score a hit; prefer characters with little life."""
        return 4.0 * self.hate(view, figure) + 1.0 / max(view.life[figure], 1)

    def others_score(self, view: View) -> float:
        """Score a hit at everybody but your own front."""
        own = [figure for figure in self.own(view) if figure != view.front[view.cards.seat]]
        if any(view.life[figure] < 2 for figure in own):
            return -1.0
        foes = [figure for figure in view.ring if self.hate(view, figure) > 0]
        return 1.5 * len(foes) - 1.0 * len(own)

    def swap_score(self, view: View, seat: int) -> float:
        """Score a swap: your weak character to the rear, a foe's to the front."""
        front = view.front[seat]
        gain = view.life[front ^ 1] - view.life[front]
        if seat == view.cards.seat:
            return 2.5 if gain > 0 and view.life[front] < 3 else -1.0
        return 1.5 if gain < 0 and self.hate(view, front) > 0 else -1.0

    def lay_score(self, view: View, kind: Card, bearer: int) -> float:
        """Score Equipment: good for your own, harmful for the goal; never the same twice."""
        there = [self.facts.kind[card] for card in view.cards.in_play[bearer]]
        if kind in there:
            return -1.0
        if kind.start_order:
            return 3.0 * self.hate(view, bearer)
        return 5.0 if self.is_mine(view, bearer) else -3.0
