"""What is sent to a seat depends on nothing that the seat may not know: a game is played again with
all of that exchanged, and every byte is the same."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sixgun.classic import Game as ClassicGame
from sixgun.classic.variants.bidding import PENNILESS
from sixgun.classic.variants.lots import sale_of
from sixgun.engine import FigureGame, IllegalMove, Rng
from sixgun.engine.events import EVENT_TYPES
from sixgun.engine.moves import (
    BID,
    CARD_SHIFT,
    card_of,
    card_target,
    target_card_of,
    target_of,
    verb_of,
)
from sixgun.engine.telling import FIELD_NAMES
from sixgun.live.options import format_options
from sixgun.live.rulesets import ruleset_for
from sixgun.protocol import ClockRules
from sixgun.server.store.plays import KeptPlay
from sixgun.server.tables.eyes import encode
from sixgun.server.tables.play import Play
from tests.classic.configurations import AUCTIONS
from tests.classic.configurations import SAMPLED as CLASSIC
from tests.duel.configurations import SAMPLED as DUEL

GAMES = 200
CONFIGS = (*CLASSIC, *DUEL, *AUCTIONS)
BLOCKS = 20
WORLDS = 50  # tried until one is possible


class Bytes:
    """A viewer who keeps all that he is sent."""

    person = ""

    def __init__(self) -> None:
        self.sent: list[bytes] = []

    def send(self, message: bytes) -> None:
        self.sent.append(message)

    def dismiss(self) -> None:
        raise AssertionError("why?")


class Told:
    """A game as one seat is told it, move by move."""

    def __init__(self, kept: KeptPlay, seat: int) -> None:
        self.play = Play(kept, ClockRules(), 1.0)
        self.seat = seat
        self.viewer = Bytes()

    def begin(self) -> None:
        self.viewer.send(encode(self.play.announcement()))
        self.play.look(self.seat, self.viewer, 0)

    def make(self, code: int) -> None:
        kernel = self.play.kernel
        self.play.game.apply(code, kernel.seat)
        self.play.tell(kernel.events)


def kept_play(number: int) -> KeptPlay:
    config: Any = CONFIGS[number % len(CONFIGS)]
    config = replace(config, ask_forced=True).checked()
    options = format_options(config)
    game = ruleset_for(config).id
    return KeptPlay("a play", "a table", 1, game, options, [], f"leak-{number}", "salt", 0)


def moves_of(kept: KeptPlay, luck: Rng) -> list[int]:
    """A random game."""
    play = Play(kept, ClockRules(), 1.0)
    found: list[int] = []
    while not play.kernel.over:
        move = play.kernel.moves[luck.below(len(play.kernel.moves))]
        play.game.apply(move)
        found.append(move)
    return found


# -- another world -------------------------------------------------------------------------


class Known:
    """Cards that a seat has ever known anything of."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.cards: set[int] = set()
        self.money: list[int] = []  # by seat, what all have seen of a purse

    def look(self, game: FigureGame) -> None:
        bit = 1 << self.seat
        self.cards |= {card for card, mask in enumerate(game.known) if mask & bit}
        self.cards |= {rumour.card for rumour in game.rumours if rumour.seat == self.seat}
        for raw in game.events:
            names = FIELD_NAMES[raw[0]]
            if "card" in names and raw[1] & bit:
                self.cards.add(raw[2 + names.index("card")])
            if "cause" in names:
                self.cards.add(raw[2 + names.index("cause")])
        if isinstance(game, ClassicGame) and game.purse:
            self.money = sale_of(game).shown[:]


def exchanged(game: FigureGame, known: Known, luck: Rng) -> list[int]:
    """By card: the one that takes its place; only cards with the same back change."""
    now = list(range(len(game.known)))
    for back in sorted(set(game.back)):
        unseen = [c for c in now if c not in known.cards and game.back[c] == back]
        others = unseen[:]
        luck.shuffle(others)
        for card, other in zip(unseen, others, strict=True):
            now[card] = other
    return now


def other_purses(game: ClassicGame, known: Known, luck: Rng) -> list[int]:
    """By seat: money with which all could have been bid that was; none where that was seen."""
    if not known.money or not game.facts.config.purses:
        return game.purse
    others = [0 if shown == PENNILESS else shown + 100 * luck.below(20) for shown in known.money]
    return [game.purse[s] if s == known.seat else others[s] for s in range(game.seats)]


def exchange(play: Play, known: Known, now: list[int], later: FigureGame, luck: Rng) -> int:
    """Make the deal another one that the seat could not tell from it, not even later; how much is
    different."""
    game, seat = play.kernel, known.seat
    game.rename(seat, now)
    play.game.raw_events = [renamed_event(raw, now) for raw in play.game.raw_events]
    changed = sum(card != other for card, other in enumerate(now))
    if isinstance(game, ClassicGame) and isinstance(later, ClassicGame):
        hidden = [s for s in range(game.seats) if s != seat and not (later.roles_shown >> s) & 1]
        roles = [game.role[s] for s in hidden] if not later.over else []
        luck.shuffle(roles)
        before = game.role
        game.role = before[:]
        for s, role in zip(hidden, roles, strict=False):
            game.role[s] = role
        changed += sum(a != b for a, b in zip(before, game.role, strict=True))
        game.event_deck = game.facts.imagined_events(game.event_deck, later.turned, luck)
        purses = game.purse
        game.purse = other_purses(game, known, luck)
        changed += sum(a != b for a, b in zip(purses, game.purse, strict=True))
    if not game.over:
        game.stack[-1].step(game)
    return changed


def renamed_event(raw: tuple[int, ...], now: list[int]) -> Any:
    names = FIELD_NAMES[raw[0]]
    facts = list(raw)
    if "card" in names:
        at = 2 + names.index("card")
        facts[at] = now[facts[at]] if facts[at] >= 0 else facts[at]
    return tuple(facts)


def renamed_move(move: int, now: list[int]) -> int:
    if verb_of(move) == BID:
        return move
    card, target = card_of(move), target_card_of(target_of(move))
    if card >= 0:
        move += (now[card] - card) << CARD_SHIFT
    if target >= 0:
        move += card_target(now[target]) - card_target(target)
    return move


def possible_world(
    kept: KeptPlay, told: Told, known: Known, moves: list[int], luck: Rng
) -> tuple[Told, int]:
    """The same moves in another world. Some moves say what a hand does not hold: by the house rule
    `no_declining` only a player without a Missed! takes a hit of the Russian Roulette. A world in
    which a move could not have been made is no other possibility, so another one is tried."""
    for _ in range(WORLDS):
        other = Told(kept, told.seat)
        now = exchanged(told.play.kernel, known, luck)
        changed = exchange(other.play, known, now, told.play.kernel, luck)
        other.begin()
        try:
            for move in moves:
                other.make(renamed_move(move, now))
        except IllegalMove:
            assert other.play.kernel.seat != told.seat, "a seat's own moves depend on hidden cards"
        else:
            return other, changed
    raise AssertionError("no other world is possible")


def compare(number: int, luck: Rng) -> int:
    """One game from every seat; how much was exchanged in all of them."""
    kept = kept_play(number)
    moves = moves_of(kept, luck)
    seats = Play(kept, ClockRules(), 1.0).kernel.seats
    changed = 0
    for seat in range(seats + 1):
        told = Told(kept, seat)
        known = Known(seat)
        told.begin()
        known.look(told.play.kernel)
        for move in moves[: 1 + luck.below(len(moves))]:
            told.make(move)
            known.look(told.play.kernel)
        count = len(told.viewer.sent) - 2
        other, more = possible_world(kept, told, known, moves[:count], luck)
        changed += more
        for ply, (mine, theirs) in enumerate(zip(told.viewer.sent, other.viewer.sent, strict=True)):
            assert theirs == mine, f"game {number}, seat {seat}, message {ply}"
    return changed


@pytest.mark.conformance
@pytest.mark.parametrize("block", range(BLOCKS))
def test_every_byte_is_the_same_in_another_world(block: int) -> None:
    luck = Rng.from_seed(f"worlds {block}")

    changed = [compare(number, luck) for number in range(block, GAMES, BLOCKS)]

    assert sum(changed) > 0


def test_events_are_looked_at_whole() -> None:
    """A card that an event names is called `card`, or was seen by all before: `cause`."""
    for names, kind in zip(FIELD_NAMES, EVENT_TYPES, strict=True):
        assert not [n for n in names if "card" in n and n not in ("card", "cards")], kind
