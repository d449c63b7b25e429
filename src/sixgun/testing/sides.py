"""The sides of a scenario of The Duel: a player with his hand and decks, and his two figures."""

from __future__ import annotations

from typing import Self

from sixgun.duel import Game
from sixgun.duel.flow.turn import PLAYING, Turn
from sixgun.engine.moves import DISCARD, RELOAD, SWAP, USE, encode
from sixgun.testing.acting import Actor, At, InPlay
from sixgun.testing.scenario import Scenario

__all__ = ["Fighter", "Player"]


class Fighter:
    """One of the two figures of a side. Whoever stands there: a new character takes the place."""

    def __init__(self, player: Player, figure: int) -> None:
        self.player = player
        self.game = player.game
        self._figure = figure

    @property
    def figure(self) -> int:
        return self._figure

    # -- setting ---------------------------------------------------------------------------

    def has_in_play(self, *cards: str) -> Self:
        for wanted in cards:
            card = self.player.scenario.lift(wanted, self.game.source[self.player.seat])
            assert self.game.kind[card].lies_in_play, f"{wanted} does not lie with anybody"
            self.game.in_play[self.figure].append(card)
            self.game.known[card] = self.game.everyone
        return self

    def has_life(self, points: int) -> Self:
        assert 1 <= points <= self.game.max_life[self.figure], f"{self} cannot have {points} life"
        self.player.scenario.settled = False
        self.game.life[self.figure] = points
        return self

    # -- looking ---------------------------------------------------------------------------

    def card(self, wanted: str) -> InPlay:
        """A card lying with him."""
        return InPlay(self.player.among(self.game.in_play[self.figure], wanted))

    @property
    def life(self) -> int:
        return self.game.life[self.figure]

    @property
    def in_play(self) -> list[str]:
        return [self.player.id_of(card) for card in self.game.in_play[self.figure]]

    @property
    def character(self) -> str:
        return self.game.character[self.figure].id

    @property
    def is_in_front(self) -> bool:
        return self.game.front[self.player.seat] == self.figure

    @property
    def is_alive(self) -> bool:
        return self.game.is_alive(self.figure)

    def __repr__(self) -> str:
        return f"<{self.character}, life {self.life}>"


class Player(Actor[Game]):
    """A side: set its things before, let it act, look at it after."""

    def __init__(self, scenario: Scenario[Game], seat: int) -> None:
        super().__init__(scenario, seat)
        self.first = Fighter(self, 2 * seat)
        self.second = Fighter(self, 2 * seat + 1)

    @property
    def figure(self) -> int:
        """Who is meant if the side is aimed at: its front."""
        return self.active.figure

    @property
    def active(self) -> Fighter:
        """The figure in front now."""
        return self.first if self.first.is_in_front else self.second

    @property
    def rearguard(self) -> Fighter:
        """The figure behind, or the sole one."""
        other = self.second if self.first.is_in_front else self.first
        return other if other.figure in self.game.ring else self.active

    # -- setting ---------------------------------------------------------------------------

    def has_reserve(self, *characters: str) -> Self:
        """The characters still to come, next one first."""
        game = self.game
        numbers = [game.facts.character_by_id[who].no for who in reversed(characters)]
        game.reserve = [numbers if s == self.seat else game.reserve[s] for s in range(game.seats)]
        return self

    def next_cards(self, *cards: str) -> Self:
        """The next cards of his draw source, top one first."""
        self.scenario.put_on_top(self.game.source[self.seat], cards)
        return self

    def only_cards(self, *cards: str) -> Self:
        """His deck has these cards and no more, top one first; the others leave the table."""
        at = self.game.source[self.seat]
        lifted = [self.scenario.lift(wanted, at, True) for wanted in cards]
        self.game.decks[at][:] = list(reversed(lifted))
        return self

    def draws_from_common(self) -> Self:
        """His own deck has run out before; its cards leave the table."""
        game = self.game
        game.decks[self.seat].clear()
        game.source = [game.seats if s == self.seat else game.source[s] for s in range(game.seats)]
        return self

    def starts_turn(self) -> Self:
        """His turn begins now, with its start and its draw."""
        self.turn().begin(self.game, self.seat)
        self.scenario.settle()
        return self

    def is_playing(self) -> Self:
        """It is his turn, and his playing phase."""
        turn = self.turn()
        turn.begin(self.game, self.seat)
        turn.stage = PLAYING
        return self

    def turn(self) -> Turn:
        turn = self.game.stack[0]
        assert isinstance(turn, Turn)
        self.scenario.settled = False
        return turn

    # -- acting ----------------------------------------------------------------------------

    def uses(self, card: str = "", at: At = None, as_: str = "") -> Self:
        """A card in play with one of his, or without a name an ability; `as_` says as what: "colt",
        or the character whose ability it is."""
        return self.moves(USE, self.mine(card).card if card else -1, at, as_)

    def discards(self, *cards: str, as_: str = "") -> Self:
        """From the hand, or from play as an answer."""
        for card in cards:
            mine = self.game.hands[self.seat] + self.in_play()
            self.moves(DISCARD, self.among(mine, card), None, as_)
        return self

    def swaps(self, at: At = None) -> Self:
        """Moves his token, or swaps the side that is named by its front."""
        return self.moves(SWAP, -1, at)

    def reloads(self, card: str) -> Self:
        mine = self.game.hands[self.seat] + self.in_play() + self.game.discards
        return self.moves(RELOAD, self.among(mine, card))

    # -- refusals --------------------------------------------------------------------------

    def refused_use(self, card: str = "", at: At = None, as_: str = "") -> str:
        used = self.mine(card).card if card else -1
        return self.refusal(self.coded(USE, used, at, as_), not as_)

    def refused_swap(self) -> str:
        return self.refusal(encode(SWAP), False)

    def refused_reload(self, card: str) -> str:
        mine = self.game.hands[self.seat] + self.in_play()
        return self.refusal(encode(RELOAD, self.among(mine, card)), False)

    def refused_discard(self, card: str, as_: str = "") -> str:
        mine = self.game.hands[self.seat] + self.in_play()
        return self.refusal(self.coded(DISCARD, self.among(mine, card), None, as_), not as_)

    # -- looking ---------------------------------------------------------------------------

    def in_play(self) -> list[int]:
        """The cards lying with his figures."""
        return [card for f in (self.first, self.second) for card in self.game.in_play[f.figure]]

    def mine(self, wanted: str) -> InPlay:
        return InPlay(self.among(self.in_play(), wanted))

    @property
    def reserve(self) -> list[str]:
        """The characters still to come, next one first."""
        characters = self.game.facts.characters
        return [characters[number].id for number in reversed(self.game.reserve[self.seat])]

    @property
    def deck(self) -> list[str]:
        """The names of the cards in his draw source, top one first."""
        source = self.game.decks[self.game.source[self.seat]]
        return [self.game.names.cards[card] for card in reversed(source)]

    @property
    def is_on_turn(self) -> bool:
        self.scenario.settle()
        return self.game.active == self.seat

    def __repr__(self) -> str:
        return f"<{self.game.facts.sides[self.seat]}: {self.first!r}, {self.second!r}>"
