"""Who knows where each card lies.

`known[card]` is the mask of seats that know where the card lies; the bit after the last seat stands
for the spectators. Three more things record what a seat knows of the other cards:

- *Epochs*: all players know which cards went into which shuffle, so a card of an older epoch cannot
  be in the new deck, nor a younger one in a hand that has not drawn since.
- *Rumours*: when a card goes unseen from one hand to another, a third seat that knew cards of that
  hand still knows that each is in one of the two, and that at most one of them went. The same holds
  for a hand and a deck, if a card is put back or kept unseen.
- *Unseen transfers*: these moves of cards themselves, each with the cards that could have gone.

Cards may have different backs, which all players see on top of a deck or in a hand: only cards with
the same back can be mistaken for each other there.

`unknown_cards` deals the cards again that a seat does not know.
See docs/decisions/0004-knowledge.md.
"""

from __future__ import annotations

from mypy_extensions import mypyc_attr

__all__ = ["Knowledge", "Rumour", "UnseenTransfer"]


class Rumour:
    """A seat knows that a card is in one of several places: hands, or a deck. Immutable: clones
    share it."""

    __slots__ = ("card", "clear", "home", "places", "seat", "since")

    def __init__(
        self, seat: int, card: int, places: int, home: int, since: int, clear: bool
    ) -> None:
        self.seat = seat
        self.card = card
        self.places = places  # a mask: a bit for each hand, then one for each deck
        self.home = home  # the place it was in when one of its cards was taken unseen, as a mask
        self.since = since  # the number of that transfer
        self.clear = clear  # no other transfer has confused it

    def for_card(self, card: int) -> Rumour:
        """The same for another card."""
        return Rumour(self.seat, card, self.places, self.home, self.since, self.clear)

    def with_places(self, places: int, clear: bool) -> Rumour:
        """The same, but in other places."""
        return Rumour(self.seat, self.card, places, self.home, self.since, clear)

    def fields(self) -> tuple[int, int, int, int, int, bool]:
        return (self.seat, self.card, self.places, self.home, self.since, self.clear)

    def __reduce__(self) -> tuple[type[Rumour], tuple[int, int, int, int, int, bool]]:
        return (Rumour, self.fields())


class UnseenTransfer:
    """One card of a hand went elsewhere, and only some seats saw which.

    Immutable: clones share it.
    """

    __slots__ = ("cards", "epoch", "number", "others", "seats", "went")

    def __init__(
        self, number: int, seats: int, cards: list[int], went: int, others: list[int], epoch: int
    ) -> None:
        self.number = number
        self.seats = seats  # the seats that saw it, as a mask
        self.cards = cards  # the cards that could have gone and that not all seats have seen since
        self.went = went  # the card that went; -1 once all have seen it
        self.others = others  # what the receiver had before: it may be mistaken for the one taken
        self.epoch = epoch  # the back of the card that went

    def fields(self) -> tuple[int, int, list[int], int, list[int], int]:
        return (self.number, self.seats, self.cards, self.went, self.others, self.epoch)

    def __reduce__(
        self,
    ) -> tuple[type[UnseenTransfer], tuple[int, int, list[int], int, list[int], int]]:
        return (UnseenTransfer, self.fields())

    def without(self, card: int) -> UnseenTransfer:
        """All players have seen this card."""
        cards = [other for other in self.cards if other != card]
        others = [other for other in self.others if other != card]
        went = -1 if card == self.went else self.went
        return UnseenTransfer(self.number, self.seats, cards, went, others, self.epoch)

    def with_replaced_cards(self, replacement: list[int]) -> UnseenTransfer:
        """The same, with card replacement[c] for each card c."""
        cards = [replacement[card] for card in self.cards]
        others = [replacement[card] for card in self.others]
        went = replacement[self.went] if self.went >= 0 else -1
        return UnseenTransfer(self.number, self.seats, cards, went, others, self.epoch)

    def matters(self) -> bool:
        """Whether another card could still be the one that went."""
        return bool(self.cards and self.others) if self.went < 0 else len(self.cards) > 1

    def touches(self, card: int) -> bool:
        return card in self.cards or card in self.others


@mypyc_attr(allow_interpreted_subclasses=True)
class Knowledge:
    """What every seat knows of every card."""

    everyone: int  # the mask of all seats and the spectators
    back: list[int]  # by card: what its back shows; never changed
    known: list[int]  # by card
    epoch: list[int]  # by card
    epochs: int
    rumours: list[Rumour]
    transfers: list[UnseenTransfer]
    transfer_count: int  # how many transfers there were

    __slots__ = tuple(__annotations__)

    def reset_knowledge(self, seats: int, cards: int) -> None:
        self.everyone = (2 << seats) - 1
        self.back = [0] * cards
        self.known = [0] * cards
        self.epoch = [0] * cards
        self.epochs = 0
        self.rumours = []
        self.transfers = []
        self.transfer_count = 0

    def copy_knowledge_to(self, twin: Knowledge) -> None:
        twin.everyone = self.everyone
        twin.back = self.back
        twin.known = self.known[:]
        twin.epoch = self.epoch  # replaced, never changed
        twin.epochs = self.epochs
        twin.rumours = self.rumours  # these two lists as well
        twin.transfers = self.transfers
        twin.transfer_count = self.transfer_count

    def with_same_back(self, cards: list[int], card: int) -> list[int]:
        """The cards among these that have the same back."""
        back = self.back[card]
        return [other for other in cards if self.back[other] == back]

    def knows(self, seat: int, card: int) -> bool:
        """Whether the seat knows exactly where this card lies."""
        return (self.known[card] >> seat) & 1 == 1

    def forget_order(self, cards: list[int]) -> None:
        """These cards are shuffled: all players know which cards they are, but not their order."""
        self.epochs += 1
        epoch = self.epoch[:]
        for card in cards:
            self.known[card] = 0
            epoch[card] = self.epochs
        self.epoch = epoch

    def reveal(self, card: int, hand: int) -> None:
        """All players see this card, which lay in a hand (or in none: -1)."""
        self.known[card] = self.everyone
        if self.rumours:
            self.end_rumours_of(card, self.everyone, 1 << hand if hand >= 0 else 0)
        for transfer in self.transfers:
            if transfer.touches(card):
                left = [t.without(card) if t.touches(card) else t for t in self.transfers]
                self.transfers = [t for t in left if t.matters()]
                return

    def lose_track(
        self, card: int, among: list[int], others: list[int], source: int, to: int, seeing: int
    ) -> None:
        """One of these cards is about to go from one place to another, and only some seats see
        which. Places and seats are masks; `others` is what lies there already."""
        self.transfer_count += 1
        if self.can_tell_apart(among, source, seeing):
            transfer = UnseenTransfer(
                self.transfer_count, seeing, among[:], card, others[:], self.epoch[card]
            )
            self.transfers = [*self.transfers, transfer]
        rumours: list[Rumour] = []
        for rumour in self.rumours:
            alike = self.back[rumour.card] == self.back[card]
            confused = alike and rumour.places & source and not (seeing >> rumour.seat) & 1
            rumours.append(rumour.with_places(rumour.places | to, False) if confused else rumour)
        for held in among:
            third = self.known[held] & ~seeing
            self.known[held] &= seeing
            observer = 0
            while third:
                if third & 1:
                    rumours.append(
                        Rumour(observer, held, source | to, source, self.transfer_count, True)
                    )
                third >>= 1
                observer += 1
        self.rumours = rumours

    def can_tell_apart(self, cards: list[int], source: int, seeing: int) -> bool:
        """Whether any other seat could tell the cards of a place from each other. If not, it makes
        no difference which of them goes."""
        for held in cards:
            if self.known[held] & ~seeing or self.epoch[held] != self.epoch[cards[0]]:
                return True
            for transfer in self.transfers:
                if transfer.touches(held):
                    return True
        return any(rumour.places & source for rumour in self.rumours)

    def deck_bit(self, deck_no: int) -> int:
        """The bit of a deck among the places of a rumour; the bits below are the hands."""
        return (self.everyone + 1) << deck_no

    def update_rumours_after_draw(self, deck_no: int, seat: int, card: int) -> None:
        """A seat has drawn this card from a deck; other seats do not see it."""
        deck = self.deck_bit(deck_no)
        hand = 1 << seat
        for rumour in self.rumours:
            if rumour.places & deck:
                self.rumours = [
                    r.with_places(r.places | hand, False)
                    if r.places & deck and r.seat != seat
                    else r
                    for r in self.rumours
                ]
                self.end_rumours_of(card, hand, hand)
                return

    def move_rumours(self, source: int, seat: int, back: int) -> None:
        """All cards with this back moved from one hand to another, whose owner sees them."""
        rumours: list[Rumour] = []
        for rumour in self.rumours:
            if (rumour.places >> source) & 1 and self.back[rumour.card] == back:
                places = rumour.places & ~(1 << source)
                rumours.append(
                    rumour.with_places(places if rumour.seat == seat else places | 1 << seat, False)
                )
            else:
                rumours.append(rumour)
        self.set_rumours(rumours)

    def rule_out_place(self, place: int, back: int) -> None:
        """A hand or deck no longer has a card with this back: rumours cannot point to it."""
        rumours = self.rumours
        meant = [bool(r.places & place) and self.back[r.card] == back for r in rumours]
        if any(meant):
            self.set_rumours(
                [
                    rumours[i].with_places(rumours[i].places & ~place, rumours[i].clear)
                    if meant[i]
                    else rumours[i]
                    for i in range(len(rumours))
                ]
            )

    def set_rumours(self, rumours: list[Rumour]) -> None:
        """A rumour of a single hand becomes knowledge; the others stay. A rumour of a deck stays
        too, because the position in the deck is unknown."""
        left: list[Rumour] = []
        for rumour in rumours:
            if rumour.places & (rumour.places - 1) or rumour.places > self.everyone:
                left.append(rumour)
            else:
                self.known[rumour.card] |= 1 << rumour.seat
        self.rumours = left

    def end_rumours_of(self, card: int, seats: int, place: int) -> None:
        """These seats see that the card is, or was until now, in this place (0: in none of them).
        If it is the one that was taken, the other cards of that transfer did not move."""
        ended = [r for r in self.rumours if r.card == card and (seats >> r.seat) & 1]
        if not ended:
            return
        solved = [(r.seat, r.since) for r in ended if r.clear and place != r.home]
        rumours: list[Rumour] = []
        for rumour in self.rumours:
            if rumour in ended:
                continue
            stayed = rumour.clear and (rumour.seat, rumour.since) in solved
            rumours.append(rumour.with_places(rumour.home, True) if stayed else rumour)
        self.set_rumours(rumours)
