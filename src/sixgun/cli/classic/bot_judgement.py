"""What the simple bot thinks of players and cards, from its own view alone."""

from __future__ import annotations

from typing import Final

from sixgun.classic import Card, Facts, View
from sixgun.classic.roles import DEPUTY, DUELIST, OUTLAW, RENEGADE, SHERIFF
from sixgun.cli.classic.questions import bearer_of

__all__ = ["Judgement"]

# What a card is worth to hold, roughly; kinds not named here are worth 3.
WORTH: Final = {
    "bang": 6,
    "missed": 6,
    "dodge": 7,
    "beer": 7,
    "whisky": 6,
    "tequila": 4,
    "canteen": 5,
    "barrel": 6,
    "wells_fargo": 8,
    "stagecoach": 7,
    "pony_express": 7,
    "mustang": 6,
    "hideout": 6,
    "scope": 5,
    "binocular": 5,
    "gatling": 7,
    "howitzer": 7,
    "indians": 5,
    "duel": 5,
    "punch": 4,
    "springfield": 4,
    "panic": 5,
    "cat_balou": 5,
    "rag_time": 4,
    "general_store": 4,
    "saloon": 4,
    "jail": 4,
    "bible": 6,
    "iron_plate": 5,
    "sombrero": 5,
    "ten_gallon_hat": 5,
    "dynamite": 1,
    "volcanic": 4,
}
HUNTED: Final = {DEPUTY: RENEGADE, RENEGADE: OUTLAW, OUTLAW: DEPUTY}  # with three players


class Judgement:
    """One seat's opinions; `facts` are what is printed on the cards."""

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.each = facts.variant.figures_a_seat

    # -- players ---------------------------------------------------------------------------

    def me(self, view: View) -> int:
        """The figure that acts for this seat."""
        return view.front[view.cards.seat]

    def is_mine(self, view: View, figure: int) -> bool:
        return figure // self.each == view.cards.seat

    def hate(self, view: View, other: int) -> float:
        """How much this seat wants another player dead: from -1 to 1."""
        if self.is_mine(view, other):
            return -1.0
        mine, his = view.roles[view.cards.seat], view.roles[other // self.each]
        if mine == DUELIST:
            return 1.0
        if len(view.roles) == 3:
            return 1.0 if his == HUNTED[mine] else 0.3
        if mine == OUTLAW:
            return {SHERIFF: 1.0, OUTLAW: -1.0}.get(his, 0.3)
        if mine == RENEGADE:
            duel = len(view.ring) == 2
            return (1.0 if duel else -0.3) if his == SHERIFF else 0.6
        return -1.0 if his in (SHERIFF, DEPUTY) else 0.6

    def wounds(self, view: View, figure: int) -> int:
        return 0 if figure in view.ghosts else view.max_life[figure] - view.life[figure]

    # -- cards -----------------------------------------------------------------------------

    def worth(self, view: View, card: int) -> float:
        """What a card would be worth in this seat's hand."""
        kind = self.facts.kind[card]
        me = self.me(view)
        if kind.reach and kind.id not in WORTH:
            return kind.reach + 2 if kind.reach > view.reach[me] else 1
        bonus = self.wounds(view, me) if kind.saves_life else 0
        spare = self.held(view, kind) > 1 and kind.lies_in_play
        return WORTH.get(kind.id, 3) + bonus - (3 if spare else 0)

    def held(self, view: View, kind: Card) -> int:
        return sum(1 for card in view.cards.hand if self.facts.kind[card] is kind)

    def bangs(self, view: View) -> int:
        return sum(1 for card in view.cards.hand if self.facts.is_bang[card])

    # -- what a card would do --------------------------------------------------------------

    def strip_score(self, view: View, card: int) -> float:
        """Take or destroy a card in play."""
        owner = bearer_of(view, card)
        burden = self.facts.kind[card].check_order > 0  # Jail and Dynamite do their bearer no good
        if self.is_mine(view, owner):
            return 4.0 if burden else -2.0
        return -2.0 if burden else 3.5 * self.hate(view, owner)

    def attack_score(self, view: View, kind: Card | None, target: int) -> float:
        """Hurt a player, or take a card of his hand."""
        hate = self.hate(view, target)
        if kind is not None and kind.id == "duel" and self.bangs(view) < 2:
            hate -= 0.5
        weak = 1.0 / max(view.life[target], 1)
        return 3.0 * hate + (weak if hate > 0 else -weak)

    def round_score(self, view: View) -> float:
        """Hurt everybody else."""
        others = [other for other in view.ring if other != self.me(view)]
        return sum(self.hate(view, other) / max(view.life[other], 1) for other in others)

    def heal_score(self, view: View, figure: int) -> float:
        if not self.wounds(view, figure):
            return -1.0
        return 7.0 if self.is_mine(view, figure) else -3.0 * self.hate(view, figure) - 1.0

    def equip_score(self, view: View, kind: Card, bearer: int) -> float:
        if kind.check_order:
            return -1.0
        rear = 0.0 if bearer == self.me(view) else 1.0  # in a duel: what serves the one behind
        if kind.unlimited:
            return 3.0 - rear if self.bangs(view) > 2 and view.reach[bearer] == 1 else -1.0
        if kind.reach:
            return 6.0 - 5.0 * rear if kind.reach > view.reach[bearer] else -1.0
        return 6.0 - rear
