"""Hand inference: what the others hold, from what they do.

A player who takes a hit probably had no avoid card. A player who ends a turn has kept the cards
they could not use in it.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sixgun.bots.duel.beliefs import Beliefs, PublicInference, Unseen, rate_of
from sixgun.duel import Facts, View
from sixgun.engine import Event, FigureGame, Rng
from sixgun.engine.events import (
    CardDiscarded,
    CardDrawn,
    CardPlayed,
    CardTaken,
    Passed,
    ShotFired,
    TurnEnded,
)

__all__ = ["HandInference"]

# How much likelier than in the deck, for cards kept to the end of a turn.
KEPT_AVOID: Final = 4.0
KEPT_HIT: Final = 0.8
DENIED: Final = 0.12  # for cards that the player would have used just now
SHUFFLES: Final = 3  # swap attempts for each unseen hand card


class Batch:
    """Cards that came into a hand the same way; the size may be a fraction."""

    __slots__ = ("avoid", "hit", "size")

    def __init__(self, size: float, avoid: float, hit: float) -> None:
        self.size = size
        self.avoid = avoid  # how much likelier they are avoid cards than deck cards
        self.hit = hit


class HandInference(PublicInference):
    """Models every hand as a few batches of cards with their own chances."""

    listens = True

    def __init__(self, facts: Facts, seat: int) -> None:
        super().__init__(facts, seat)
        self.hands: list[list[Batch]] = [[] for _ in facts.sides]
        self.wants_hits = False  # the last demand was for a hit card, not an avoid
        self.needed = 1

    # -- watching --------------------------------------------------------------------------

    def watch(self, view: View, events: Sequence[Event]) -> None:
        for event in events:
            self.on_event(event)
        for seat in range(len(self.hands)):
            self.fit_size(seat, view.cards.hand_counts[seat] - len(view.cards.seen_in_hands[seat]))

    def on_event(self, event: Event) -> None:
        if isinstance(event, CardDrawn):
            self.add_card(event.seat)
        elif isinstance(event, CardPlayed):
            self.remove_card(event.figure // 2, event.card)
            self.on_card_played(event.kind)
        elif isinstance(event, CardDiscarded):
            self.remove_card(event.seat, event.card)
        elif isinstance(event, CardTaken):
            if event.source >= 0:
                self.remove_card(event.source, event.card)
                self.add_card(event.seat)
        elif isinstance(event, ShotFired):
            self.on_shot(event.card, event.needed)
        elif isinstance(event, Passed):
            self.on_pass(event.seat)
        elif isinstance(event, TurnEnded):
            self.on_turn_end(event.seat)

    def add_card(self, seat: int) -> None:
        self.hands[seat].append(Batch(1.0, 1.0, 1.0))

    def remove_card(self, seat: int, card: int | None) -> None:
        """Remove a card, more likely from a batch with many cards of its kind."""
        batches = self.hands[seat]
        shares = [b.size * self.card_weight(card, b.avoid, b.hit) for b in batches]
        whole = sum(shares)
        if whole > 0.0:
            for i in range(len(batches)):
                batches[i].size = max(0.0, batches[i].size - shares[i] / whole)

    def on_card_played(self, kind: int) -> None:
        """Remember whether the played card demands hit cards."""
        played = self.facts.kinds[kind]
        self.wants_hits = played.id in ("duel", "indians", "indian_chief")
        self.needed = 1

    def on_shot(self, card: int | None, needed: int) -> None:
        self.wants_hits = card is not None and card >= 0 and self.facts.kind[card].needs_hits
        self.needed = needed

    def on_pass(self, seat: int) -> None:
        """A player who passes has no such card, unless they cannot pay the extra cost."""
        batches = self.hands[seat]
        if self.needed > 1 and sum([batch.size for batch in batches]) < 1.5:
            return
        for batch in batches:
            if self.wants_hits:
                batch.hit = DENIED
            else:
                batch.avoid = DENIED

    def on_turn_end(self, seat: int) -> None:
        """Cards held at the end of a turn are rather for defence."""
        for batch in self.hands[seat]:
            if batch.avoid == 1.0:
                batch.avoid = KEPT_AVOID
            if batch.hit == 1.0:
                batch.hit = KEPT_HIT

    def fit_size(self, seat: int, count: int) -> None:
        """Scale the batches to the number of unknown cards."""
        batches = [batch for batch in self.hands[seat] if batch.size > 0.01]
        whole = sum([batch.size for batch in batches])
        if not batches and count:
            batches = [Batch(0.0, 1.0, 1.0)]
        for batch in batches:
            batch.size = batch.size * count / whole if whole > 0.0 else count / len(batches)
        self.hands[seat] = [batch for batch in batches if batch.size > 0.01]

    # -- believing -------------------------------------------------------------------------

    def beliefs(self, view: View) -> Beliefs:
        found = super().beliefs(view)
        unseen = Unseen(self.facts, view)
        for seat in range(len(self.hands)):
            if seat != self.seat and self.hands[seat]:
                self.apply_batches(view, unseen, seat, found)
        return found

    def apply_batches(self, view: View, unseen: Unseen, seat: int, found: Beliefs) -> None:
        """Apply the batches of a hand to the beliefs."""
        backs = view.hand_backs[seat]
        avoids, hits, others = unseen.shares(backs)
        no_avoid = 1.0
        no_hit = 1.0
        size = 0.0
        for batch in self.hands[seat]:
            avoid, hit = avoids * batch.avoid, hits * batch.hit
            whole = avoid + hit + others
            if whole > 0.0:
                no_avoid *= (1.0 - avoid / whole) ** batch.size
                no_hit *= (1.0 - hit / whole) ** batch.size
            size += batch.size
            found.avoid_weight[seat] += batch.size * (batch.avoid - 1.0)
            found.hit_weight[seat] += batch.size * (batch.hit - 1.0)
        found.avoid_weight[seat] = 1.0 + (found.avoid_weight[seat] - 1.0) / size
        found.hit_weight[seat] = 1.0 + (found.hit_weight[seat] - 1.0) / size
        for card in view.cards.seen_in_hands[seat]:
            no_avoid = 0.0 if self.facts.avoids[card] else no_avoid
            no_hit = 0.0 if self.facts.hits[card] else no_hit
        count = view.cards.hand_counts[seat]
        found.avoid_rate[seat] = rate_of(no_avoid, count)
        found.hit_rate[seat] = rate_of(no_hit, count)

    # -- imagining -------------------------------------------------------------------------

    def apply_beliefs(self, game: FigureGame, beliefs: Beliefs, rng: Rng) -> None:
        """Swap hand cards with deck cards that look the same; swaps that fit the beliefs are
        likelier."""
        places = [(at, i) for at in range(len(game.decks)) for i in range(len(game.decks[at]))]
        for seat in range(game.seats):
            avoid, hit = beliefs.avoid_weight[seat], beliefs.hit_weight[seat]
            if seat == self.seat or (avoid == 1.0 and hit == 1.0) or not places:
                continue
            hand = game.hands[seat]
            for _ in range(SHUFFLES):
                for place in range(len(hand)):
                    at, i = places[rng.below(len(places))]
                    held, drawn = hand[place], game.decks[at][i]
                    if not self.is_interchangeable(game, held, drawn):
                        continue
                    fits = self.card_weight(drawn, avoid, hit) / self.card_weight(held, avoid, hit)
                    if rng.below(1_000_000) < 1_000_000 * fits:
                        hand[place], game.decks[at][i] = drawn, held
                        known = game.known
                        known[held], known[drawn] = known[drawn], known[held]

    def card_weight(self, card: int | None, avoid: float, hit: float) -> float:
        """How much likelier than in the deck a card is; an unknown one is as likely."""
        if card is None:
            return 1.0
        if self.facts.avoids[card]:
            return avoid
        return hit if self.facts.hits[card] else 1.0

    def is_interchangeable(self, game: FigureGame, card: int, other: int) -> bool:
        """True if the seat could not notice that these two cards changed places."""
        if game.back[card] != game.back[other] or game.epoch[card] != game.epoch[other]:
            return False
        if game.knows(self.seat, card) or game.knows(self.seat, other):
            return False
        for rumour in game.rumours:
            if rumour.card in (card, other):
                return False
        for taking in game.transfers:
            if taking.touches(card) or taking.touches(other):
                return False
        return True
