"""A simple bot: it sees only its own view, and scores each legal move by a few sensible rules."""

from __future__ import annotations

from typing import Final

from sixgun.classic import Card, Facts, View
from sixgun.classic.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from sixgun.classic.suits import HEARTS, SPADES
from sixgun.cli.choices import bearer_of
from sixgun.engine import Rng
from sixgun.engine import moves as m

__all__ = ["SimpleBot"]

# What a card is worth to hold, roughly; kinds not named here are worth 3.
WORTH: Final = {
    "bang": 6,
    "missed": 6,
    "beer": 7,
    "barrel": 6,
    "wells_fargo": 8,
    "stagecoach": 7,
    "mustang": 6,
    "scope": 5,
    "gatling": 7,
    "indians": 5,
    "duel": 5,
    "panic": 5,
    "cat_balou": 5,
    "general_store": 4,
    "saloon": 4,
    "jail": 4,
    "dynamite": 1,
    "volcanic": 4,
}


class SimpleBot:
    """One player of a table; `facts` are what is printed on the cards."""

    def __init__(self, facts: Facts, rng: Rng) -> None:
        self.facts = facts
        self.rng = rng

    def choose(self, view: View) -> int:
        """The best move at this decision, a little luck deciding between equals."""
        return max(view.cards.moves, key=lambda move: (self.score(view, move), self.rng.below(99)))

    def score(self, view: View, move: int) -> float:
        verb = m.verb_of(move)
        if verb == m.PLAY:
            return self.play_score(view, move)
        if verb == m.USE:
            return self.use_score(view, move)
        if verb == m.DISCARD:
            return self.give_up_score(view, move)
        if verb == m.PICK:
            return self.pick_score(view, move)
        if verb == m.DRAW:
            return self.draw_score(view, m.target_of(move))
        return {m.SKIP: 0.2, m.PASS: 0.1}.get(verb, 0.0)

    # -- friend and foe --------------------------------------------------------------------

    def hate(self, view: View, other: int) -> float:
        """How much this seat wants another player dead: from -1 to 1."""
        mine, his = view.roles[view.cards.seat], view.roles[other]
        if mine == OUTLAW:
            return {SHERIFF: 1.0, OUTLAW: -1.0}.get(his, 0.3)
        if mine == RENEGADE:
            duel = len(view.ring) == 2
            return (1.0 if duel else -0.3) if his == SHERIFF else 0.6
        return -1.0 if his in (SHERIFF, DEPUTY) else 0.6

    # -- cards -----------------------------------------------------------------------------

    def kind(self, move: int) -> Card:
        kind = m.kind_of(move)
        return self.facts.kinds[kind] if kind >= 0 else self.facts.kind[m.card_of(move)]

    def worth(self, view: View, card: int) -> float:
        """What a card would be worth in this seat's hand."""
        kind = self.facts.kind[card]
        me = view.cards.seat
        if kind.reach and kind.id not in WORTH:
            return kind.reach + 2 if kind.reach > view.reach[me] else 1
        hurt = view.max_life[me] - view.life[me]
        bonus = hurt if kind.saves_life else 0
        spare = self.held(view, kind) > 1 and kind.border == "blue"
        return WORTH.get(kind.id, 3) + bonus - (3 if spare else 0)

    def held(self, view: View, kind: Card) -> int:
        return sum(1 for card in view.cards.hand if self.facts.kind[card] is kind)

    def play_score(self, view: View, move: int) -> float:
        kind = self.kind(move)
        me = view.cards.seat
        if view.cards.prompt == "shot":
            return 5.0 if self.enough_missed(view) else -1.0
        if view.cards.prompt == "dying":
            return 9.0
        if kind.saves_life:
            return 8.0 if view.life[me] < view.max_life[me] and len(view.ring) > 2 else -1.0
        target = m.target_of(move)
        if target >= m.card_target(0):
            return self.strip_score(view, m.target_card_of(target))
        if m.figure_of(target) >= 0:
            return self.attack_score(view, kind, m.figure_of(target))
        if kind.border == "blue":
            return self.equip_score(view, kind)
        return self.round_score(view, kind)

    def enough_missed(self, view: View) -> bool:
        """Whether the shot can be avoided at all, so that no Missed! is wasted."""
        needed = max(facts.get("needed", 0) for _, facts in view.cards.resolving)
        answers = {m.card_of(move) for move in view.cards.moves if m.verb_of(move) != m.PASS}
        return len(answers) >= needed

    def strip_score(self, view: View, card: int) -> float:
        """Take or destroy a card in play."""
        owner = bearer_of(view, card)
        burden = self.facts.kind[card].check_order > 0  # Jail and Dynamite do their bearer no good
        if owner == view.cards.seat:
            return 4.0 if burden else -2.0
        return -2.0 if burden else 3.5 * self.hate(view, owner)

    def attack_score(self, view: View, kind: Card, target: int) -> float:
        hate = self.hate(view, target)
        if kind.id == "duel" and self.bangs(view) < 2:
            hate -= 0.5
        weak = 1.0 / max(view.life[target], 1)
        return 3.0 * hate + (weak if hate > 0 else -weak)

    def bangs(self, view: View) -> int:
        return sum(1 for card in view.cards.hand if self.facts.is_bang[card])

    def equip_score(self, view: View, kind: Card) -> float:
        me = view.cards.seat
        if kind.unlimited:
            return 3.0 if self.bangs(view) > 2 and view.reach[me] == 1 else -1.0
        if kind.reach:
            return 6.0 if kind.reach > view.reach[me] else -1.0
        return -1.0 if kind.check_order else 6.0

    def round_score(self, view: View, kind: Card) -> float:
        """Cards for everybody, and those that only bring cards."""
        me = view.cards.seat
        if kind.id in ("gatling", "indians"):
            others = [other for other in view.ring if other != me]
            return sum(self.hate(view, other) / max(view.life[other], 1) for other in others)
        if kind.id == "saloon":
            return 2.0 * (view.max_life[me] - view.life[me]) - 1.0
        return 7.0

    # -- answers ---------------------------------------------------------------------------

    def use_score(self, view: View, move: int) -> float:
        """Barrels always; an ability that costs cards only when it is needed."""
        prompt = view.cards.prompt
        if prompt in ("shot", "dying"):
            return 8.0
        me = view.cards.seat
        return 2.0 if view.life[me] <= 2 and len(view.cards.hand) > view.life[me] else -1.0

    def give_up_score(self, view: View, move: int) -> float:
        worth = self.worth(view, m.card_of(move))
        return 1.0 + worth / 10 if view.cards.prompt in ("duel", "indians") else -worth

    def pick_score(self, view: View, move: int) -> float:
        card = m.card_of(move)
        if view.cards.prompt == "flip":
            return self.flip_score(view, card)
        if card < 0:
            card = m.target_card_of(m.target_of(move))
        return self.worth(view, card) if card >= 0 else 4.0

    def flip_score(self, view: View, card: int) -> float:
        """A Heart is never wrong; a low Spade may set off a Dynamite."""
        suit = self.facts.suit[card]
        return 2.0 if suit == HEARTS else 0.0 if suit == SPADES else 1.0

    def draw_score(self, view: View, target: int) -> float:
        if target == m.DECK:
            return 4.5
        if target == m.DISCARDS:
            return self.worth(view, view.cards.discards[-1])
        return 5.0 * self.hate(view, m.figure_of(target))
