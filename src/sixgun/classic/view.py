"""What a seat sees of a game of BANG!."""

from __future__ import annotations

from dataclasses import dataclass

from sixgun.classic.game import Game
from sixgun.classic.variants.lots import Lot
from sixgun.classic.variants.sale import Handout
from sixgun.engine.view import BaseView, base_view, open_base_view

__all__ = ["Auction", "View", "open_view", "view"]


@dataclass
class Auction:
    """The current lot, as all players see it, and the seat's own money."""

    chooser: int  # the seat that puts it up, or takes it for free
    character: str  # "" while they choose
    offer: int  # the standing offer; -1: not opened
    bidder: int  # the seat that made it, or -1
    passed: list[int]  # seats that are out of this lot
    purse: int  # this seat's own; -1 for a spectator
    sold: int  # how many characters have a player
    lots: int  # the number of characters


@dataclass
class View:
    """The table as one seat sees it: the cards, and everything else that lies open."""

    cards: BaseView
    roles: list[int]  # by seat; -1: not shown to this one
    characters: list[str]  # by figure
    abilities: list[str]
    life: list[int]
    max_life: list[int]
    hand_limits: list[int]  # by figure: how many cards they may keep
    ring: list[int]
    graves: list[int]
    reach: list[int]
    distances: list[int]  # from this seat's figure; empty if it is out
    event: str  # the event in force; "" without one
    next_event: str  # the next event, which lies open
    events_left: int
    note: int  # the state of the event in force: a suit named, a card that must be played
    ghosts: list[int]  # figures in the game for one turn, without life
    spares: list[str]  # by seat: spare characters, as far as this seat has seen them
    front: list[int]  # by seat: the figure that acts for it
    reserve: list[list[str]]  # by seat: characters to come, as far as this seat knows them
    reserve_counts: list[int]
    offered: list[str]  # characters lying open to be picked
    lost: list[int]  # by seat: characters lost
    auction: Auction | None  # while characters are auctioned
    # by seat: the price of its character, -1: it has none yet; empty without an auction
    paid: list[int]
    left: list[int]  # seats whose player has left
    active: int
    turn_number: int
    bangs: int
    fresh: list[int]  # green cards put down in this turn
    acted: int  # how often the active figure has used their ability in this turn
    winners: int

    @property
    def spare(self) -> str:
        """This seat's own spare character, if it has seen it."""
        return self.spares[self.cards.seat] if self.cards.seat < len(self.spares) else ""

    def acting(self, each: int) -> int:
        """The figure that decides, where a seat has several: the one that is targeted or
        concerned."""
        seat = self.cards.asked
        for _, facts in reversed(self.cards.resolving):
            for name in ("target", "figure"):
                if facts.get(name, -1) // each == seat:
                    return facts[name]
        return self.front[seat]


def view(game: Game, seat: int) -> View:
    """Everything this seat may know; the seat number after the last is a spectator."""
    shown = (1 << game.seats) - 1 if game.over else game.roles_shown
    figure = game.front[seat] if seat < game.seats and game.front[seat] in game.ring else -1
    coming = game.event_deck[game.events_revealed :]
    return View(
        cards=base_view(game, seat),
        roles=[role if s == seat or (shown >> s) & 1 else -1 for s, role in enumerate(game.role)],
        characters=[character.id for character in game.character],
        abilities=[ability.id for ability in game.ability],
        life=game.life[:],
        max_life=game.max_life[:],
        hand_limits=[game.ability[f].hand_limit(game, f) for f in range(len(game.owner))],
        ring=game.ring[:],
        graves=game.graves[:],
        reach=game.reach[:],
        distances=game.distances(figure)[:] if figure >= 0 else [],
        event=game.event.id if game.event.no >= 0 else "",
        next_event=game.facts.events[coming[0]].id if coming else "",
        events_left=len(coming),
        note=game.note,
        ghosts=[f for f in game.ring if game.is_ghost(f)],
        spares=[
            character.id if (game.spare_seen[s] >> seat) & 1 else ""
            for s, character in enumerate(game.spare)
        ],
        front=game.front[:],
        reserve=[game.facts.variant.known_reserve(game, side, seat) for side in range(game.seats)],
        reserve_counts=[len(pile) for pile in game.reserve],
        offered=[game.facts.characters[number].id for number in game.offered],
        lost=game.lost[:],
        auction=auction(game, seat) if game.purse else None,
        paid=game.paid[:],
        left=[s for s in range(game.seats) if (game.absent >> s) & 1],
        active=game.active,
        turn_number=game.turn_number,
        bangs=game.bangs,
        fresh=game.fresh[:],
        acted=game.acted,
        winners=game.winners,
    )


def auction(game: Game, seat: int) -> Auction:
    """An auction as one seat sees it: only its owner sees a purse (T46)."""
    seats = range(game.seats)
    found = Auction(
        chooser=-1,
        character="",
        offer=-1,
        bidder=-1,
        passed=[],
        purse=game.purse[seat] if seat < game.seats else -1,
        sold=sum(1 for price in game.paid if price >= 0),
        lots=game.seats,
    )
    lot = game.stack[-1]
    if isinstance(lot, Handout):
        found.chooser = lot.seat
    if isinstance(lot, Lot):
        found.chooser = lot.chooser
        found.character = game.facts.characters[lot.character].id if lot.character >= 0 else ""
        found.offer = lot.offer
        found.bidder = lot.bidder
        found.passed = [s for s in seats if (lot.passed >> s) & 1]
    return found


def open_view(game: Game, seat: int) -> View:
    """The table from a seat with nothing hidden except the decks."""
    seen = view(game, seat)
    seen.cards = open_base_view(game, seat)
    seen.roles = game.role[:]
    seen.spares = [character.id for character in game.spare]
    seen.reserve = [game.facts.variant.known_reserve(game, s, s) for s in range(game.seats)]
    return seen
