"""A simple bot: it sees only its own view, and scores each legal move by a few sensible rules."""

from __future__ import annotations

from sixgun.classic import Card, Facts, View
from sixgun.classic.suits import HEARTS, SPADES
from sixgun.cli.classic.bot_judgement import Judgement
from sixgun.cli.classic.questions import acting
from sixgun.engine import Rng
from sixgun.engine import moves as m

__all__ = ["SimpleBot"]

ROUNDS = ("gatling", "howitzer", "indians", "brawl")
A_DRAW = 9.0  # what the two cards of phase 1 are worth


class SimpleBot(Judgement):
    """One player of a table, with a little luck deciding between equals."""

    def __init__(self, facts: Facts, rng: Rng) -> None:
        super().__init__(facts)
        self.rng = rng

    def choose(self, view: View) -> int:
        """The best move at this decision."""
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
        if verb == m.GIVE:
            return self.give_score(view, move)
        if verb == m.NAME:
            return self.name_score(view, m.target_of(move))
        return {m.SKIP: 0.2, m.PASS: 0.1}.get(verb, 0.0)

    # -- cards of the hand -----------------------------------------------------------------

    def kind(self, move: int) -> Card:
        kind = m.kind_of(move)
        return self.facts.kinds[kind] if kind >= 0 else self.facts.kind[m.card_of(move)]

    def play_score(self, view: View, move: int) -> float:
        worth = self.worth(view, m.card_of(move))
        if view.cards.prompt == "shot":
            return 5.0 - worth / 20 if self.enough_missed(view) else -1.0
        if view.cards.prompt == "dying":
            return 9.0
        kind = self.kind(move)
        if kind.id == "general_store" and m.kind_of(move) >= 0:
            return 3.0 - worth / 2  # any card may serve as one: rather a poor one
        return self.effect_score(view, kind, m.target_of(move)) - kind.costs

    def effect_score(self, view: View, kind: Card, target: int) -> float:
        """What a card does when it is played."""
        me = self.me(view)
        figure = m.figure_of(target)
        if kind.saves_life:
            return 8.0 if self.wounds(view, me) and len(view.ring) > 2 else -1.0
        if kind.id in ("tequila", "whisky"):
            return self.heal_score(view, figure if figure >= 0 else me)
        if target >= m.card_target(0):
            return self.strip_score(view, m.target_card_of(target))
        if kind.lies_in_play and (figure < 0 or self.is_mine(view, figure)):
            return self.equip_score(view, kind, me if figure < 0 else figure)
        if figure >= 0:
            return self.attack_score(view, kind, figure)
        if kind.id in ROUNDS:
            return self.round_score(view)
        return 2.0 * self.wounds(view, me) - 1.0 if kind.id == "saloon" else 7.0

    def enough_missed(self, view: View) -> bool:
        """Whether the shot can be avoided at all, so that no Missed! is wasted."""
        needed = max(facts.get("needed", 0) for _, facts in view.cards.resolving)
        answers = {m.card_of(move) for move in view.cards.moves if m.verb_of(move) != m.PASS}
        return len(answers) >= needed

    # -- cards in play, and abilities ------------------------------------------------------

    def use_score(self, view: View, move: int) -> float:
        prompt, card, me = view.cards.prompt, m.card_of(move), acting(view, self.each)
        if prompt == "shot":
            green = card >= 0 and self.facts.kind[card].border == "green"
            return 8.0 if not green else 6.0 if self.enough_missed(view) else -1.0
        if prompt == "dying":
            return 8.0
        if prompt == "identity":
            return 1.0 if view.life[me] < 2 else -1.0
        if prompt == "liquor":
            return 1.0 if view.life[me] <= 2 else -1.0
        if card >= 0:
            return self.green_score(view, self.facts.kind[card], m.target_of(move))
        return self.act_score(view, me, m.target_of(move))

    def green_score(self, view: View, kind: Card, target: int) -> float:
        """A green card that has lain long enough."""
        if kind.id == "canteen":
            return self.heal_score(view, self.me(view))
        if m.target_card_of(target) >= 0:
            return self.strip_score(view, m.target_card_of(target))
        if m.figure_of(target) >= 0:
            return self.attack_score(view, kind, m.figure_of(target))
        return self.round_score(view) if kind.id in ROUNDS else 7.0

    def act_score(self, view: View, me: int, target: int) -> float:
        """An ability that costs life or cards, only when it is needed."""
        ability, cards = view.abilities[me], len(view.cards.hand)
        if ability == "chuck_wengam":
            return 1.0 if view.life[me] > 2 and cards < 3 else -1.0
        if ability == "jose_delgado":
            return 1.0 if cards > 2 else -1.0
        if m.figure_of(target) >= 0:
            worth = self.attack_score(view, None, m.figure_of(target))
            return worth if cards > view.life[me] else -1.0
        return 2.0 if view.life[me] <= 2 and cards > view.life[me] else -1.0

    # -- answers ---------------------------------------------------------------------------

    def give_up_score(self, view: View, move: int) -> float:
        worth, target = self.worth(view, m.card_of(move)), m.target_of(move)
        if m.target_card_of(target) >= 0:
            return self.strip_score(view, m.target_card_of(target)) - 1.0
        if m.figure_of(target) >= 0:
            return self.attack_score(view, None, m.figure_of(target)) - 1.0
        if view.cards.prompt in ("duel", "indians"):
            return 1.0 + worth / 10
        return 3.5 - worth if view.cards.prompt == "swap" else -worth

    def pick_score(self, view: View, move: int) -> float:
        card, target = m.card_of(move), m.target_of(move)
        if view.cards.prompt == "flip":
            return self.flip_score(view, card)
        if m.kind_of(move) >= 0:
            number = m.kind_of(move) - len(self.facts.kinds)
            return float(self.facts.characters[number].life)
        if m.figure_of(target) >= 0:
            return self.player_score(view, m.figure_of(target))
        if card < 0:
            card = m.target_card_of(target)
        if view.cards.prompt == "brawl":
            return self.strip_score(view, card)
        return -self.worth(view, card) if view.cards.prompt == "robbery" else self.worth(view, card)

    def player_score(self, view: View, figure: int) -> float:
        """A player picked, or an unseen card of his hand."""
        prompt = view.cards.prompt
        if prompt == "blood":
            generous = self.hate(view, figure) < 0 and view.life[self.me(view)] > 3
            return 1.0 if generous else -1.0
        if prompt == "front":
            return float(view.life[figure])
        if prompt == "place":
            return float(-view.life[figure])
        return 2.5 * self.hate(view, figure) if prompt == "brawl" else 4.0

    def flip_score(self, view: View, card: int) -> float:
        """A Heart is never wrong; a low Spade may set off a Dynamite."""
        suit = self.facts.suit[card]
        return 2.0 if suit == HEARTS else 0.0 if suit == SPADES else 1.0

    def draw_score(self, view: View, target: int) -> float:
        if view.cards.prompt == "help_yourself":
            card = m.target_card_of(target)
            return A_DRAW if card < 0 else self.worth(view, card) + self.strip_score(view, card)
        if target == m.DECK:
            return 4.5
        if target == m.DISCARDS:
            return self.worth(view, view.cards.discards[-1])
        return 5.0 * self.hate(view, m.figure_of(target))

    def give_score(self, view: View, move: int) -> float:
        """The worst card for a foe, a middling one for a friend."""
        worth = self.worth(view, m.card_of(move))
        friend = self.hate(view, m.figure_of(m.target_of(move))) < 0
        return -abs(worth - 4.0) if friend else -worth

    def name_score(self, view: View, word: int) -> float:
        """The suit of the best cards; of colours and rights, any."""
        suit = word - m.FIRST_SUIT
        if not 0 <= suit < 4:
            return 1.0
        held = [card for card in view.cards.hand if self.facts.suit[card] == suit]
        return sum(self.worth(view, card) for card in held)
