"""Deals the cards again that a seat does not know, consistent with everything it does know.

The cards are shuffled again within each epoch, and then the unseen transfers are repeated in the
same order. See docs/decisions/0004-knowledge.md.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from sixgun.engine.hand_constraint import HandConstraint
from sixgun.engine.knowledge import Knowledge, Rumour, UnseenTransfer
from sixgun.engine.rng import Rng

__all__ = ["UnknownCards"]

TRIES: Final = 50  # tries to repeat the transfers so that a hand holds what it is known to hold


@mypyc_attr(allow_interpreted_subclasses=True)
class UnknownCards(Knowledge):
    """Knowledge, and the cards in their places that it leaves open."""

    __slots__ = ()

    def places(self) -> list[list[int]]:
        """Every place that holds cards, in a fixed order."""
        raise NotImplementedError

    def cards_with_hidden_backs(self) -> list[list[int]]:
        """The cards whose backs are hidden, by place."""
        raise NotImplementedError

    def place_bit(self, card: int) -> int:
        """The hand or deck where a card lies, as a rumour names it; 0 if it lies elsewhere."""
        raise NotImplementedError

    def deal_unknown(self, seat: int, rng: Rng) -> None:
        """Exchange the cards that a seat does not know, consistent with everything it does know."""
        rumours = {rumour.card: rumour for rumour in self.rumours if rumour.seat == seat}
        unknown = [
            card
            for place in self.places()
            for card in place
            if not self.knows(seat, card) and card not in rumours
        ]
        replacement = self.random_deal(seat, unknown, rumours, rng)
        constraint = self.hand_constraint(seat)
        if constraint is not None:
            tries = TRIES if any(not (t.seats >> seat) & 1 for t in self.transfers) else 0
            while not constraint.is_met(replacement):
                if tries == 0:
                    constraint.deal(
                        self.exchangeable_groups(unknown, rumours, replacement), replacement, rng
                    )
                    break
                tries -= 1
                replacement = self.random_deal(seat, unknown, rumours, rng)
        self.replace_cards(seat, replacement)

    def hand_constraint(self, seat: int) -> HandConstraint | None:
        """What a seat knows of another hand in addition to the cards that it can name."""
        return None

    def random_deal(
        self, seat: int, unknown: list[int], rumours: dict[int, Rumour], rng: Rng
    ) -> list[int]:
        """A random assignment: the card that moves to where each card lay."""
        replacement = list(range(len(self.known)))
        for epoch, back in sorted({(self.epoch[card], self.back[card]) for card in unknown}):
            group = [c for c in unknown if self.epoch[c] == epoch and self.back[c] == back]
            shuffle_among(group, replacement, rng)
        self.shuffle_backs(unknown, replacement, rng)
        for transfer in self.transfers:
            if not (transfer.seats >> seat) & 1:
                lost = [card for card in rumours if rumours[card].since <= transfer.number]
                self.transfer_again(transfer, unknown + lost, rumours, replacement, rng)
        return replacement

    def exchangeable_groups(
        self, unknown: list[int], rumours: dict[int, Rumour], replacement: list[int]
    ) -> list[list[int]]:
        """Groups of places whose cards a seat cannot tell from each other, as they were dealt."""
        groups: dict[tuple[int, int], list[int]] = {}
        for place in [*unknown, *rumours]:
            card = replacement[place]
            if card not in rumours:
                groups.setdefault((self.epoch[card], self.back[card]), []).append(place)
        return [groups[key] for key in sorted(groups)]

    def shuffle_backs(self, unknown: list[int], replacement: list[int], rng: Rng) -> None:
        """Where backs are hidden, cards with different backs may have changed places as well."""
        for place in self.cards_with_hidden_backs():
            hidden = [card for card in place if card in unknown]
            if len({self.back[card] for card in hidden}) > 1:
                for epoch in sorted({self.epoch[card] for card in hidden}):
                    shuffle_among([c for c in hidden if self.epoch[c] == epoch], replacement, rng)

    def transfer_again(
        self,
        transfer: UnseenTransfer,
        hidden: list[int],
        rumours: dict[int, Rumour],
        replacement: list[int],
        rng: Rng,
    ) -> None:
        """Any card of that hand that was hidden then may have been taken, each equally likely."""
        went = transfer.went
        if went not in hidden:
            # Seen since; but it may have been the receiver's own card, and another one the taken
            # card.
            alike = [c for c in transfer.others if c in hidden and self.epoch[c] == transfer.epoch]
            chance = rng.below(len(alike) + 1)
            if chance == len(alike):
                return
            went = alike[chance]
        fitting = [card for card in transfer.cards if card in hidden]
        if went not in fitting:
            fitting.append(went)
        other = fitting[rng.below(len(fitting))]
        one, two = replacement[went], replacement[other]
        if self.may_lie_at(rumours, one, other) and self.may_lie_at(rumours, two, went):
            replacement[went], replacement[other] = two, one

    def may_lie_at(self, rumours: dict[int, Rumour], card: int, place: int) -> bool:
        """Whether the rumours allow a card to lie where another lies."""
        if card not in rumours:
            return True
        return rumours[card].places & self.place_bit(place) != 0

    def replace_cards(self, seat: int, replacement: list[int]) -> None:
        """Put card replacement[c] wherever card c lay; what others know stays with the place."""
        for zone in self.places():
            zone[:] = [replacement[card] for card in zone]
        known = self.known[:]
        for place in range(len(replacement)):
            known[replacement[place]] = self.known[place]
        self.known = known
        self.rumours = [
            r if r.seat == seat else r.for_card(replacement[r.card]) for r in self.rumours
        ]
        self.transfers = [transfer.with_replaced_cards(replacement) for transfer in self.transfers]


def shuffle_among(places: list[int], replacement: list[int], rng: Rng) -> None:
    """Shuffle the cards assigned to these places among themselves."""
    # in fixed order: their real order is unknown
    cards = sorted([replacement[place] for place in places])
    rng.shuffle(cards)
    for i in range(len(places)):
        replacement[places[i]] = cards[i]
