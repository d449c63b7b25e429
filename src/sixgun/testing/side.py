"""The sides of a Duel scenario: a player with a hand and a deck, and two figures."""

from __future__ import annotations

from typing import Self

from sixgun.duel import Game
from sixgun.duel.flow.turn import PLAYING, Turn
from sixgun.engine.moves import DISCARD, RELOAD, SWAP, USE, encode
from sixgun.testing.actor import Actor, At, CardTarget
from sixgun.testing.errors import (
    ScenarioError,
    require_different,
    require_known,
    require_number,
)
from sixgun.testing.scenario import Scenario

__all__ = ["Fighter", "Side"]


class Fighter:
    """One of the two figures of a side. A new character replaces an eliminated one."""

    def __init__(self, player: Side, figure: int) -> None:
        self.player = player
        self.game = player.game
        self._figure = figure

    @property
    def figure(self) -> int:
        return self._figure

    # -- setup -----------------------------------------------------------------------------

    def has_in_play(self, *cards: str) -> Self:
        self.require_in_game()
        for wanted in cards:
            card = self.player.scenario.cards.free(wanted, self.game.source[self.player.seat])
            kind = self.game.kind[card]
            if not kind.lies_in_play:
                raise ScenarioError(f"{kind.id} does not stay in play: it is a {kind.border} card")
            if any(self.game.kind[other] is kind for other in self.game.in_play[self.figure]):
                raise ScenarioError(f"{self.character} has a {kind.id} in play already")
            self.player.scenario.cards.remove(card)
            self.game.in_play[self.figure].append(card)
            self.game.known[card] = self.game.everyone
        self.player.scenario.settled = False
        return self

    def has_life(self, points: int) -> Self:
        self.require_in_game()
        require_number(points, f"the life of {self.character}", 1, self.max_life)
        self.player.scenario.settled = False
        self.game.life[self.figure] = points
        return self

    def require_in_game(self) -> None:
        if self.figure not in self.game.ring:
            name = self.game.names.figures[self.figure]
            raise ScenarioError(f"nobody is there any more: {name} has fallen")

    # -- inspection ------------------------------------------------------------------------

    def card(self, wanted: str) -> CardTarget:
        """A card in play with this figure, as a target."""
        cards = self.game.in_play[self.figure]
        found = self.player.scenario.cards.find_among(cards, wanted, self.character, "in play")
        return CardTarget(self.game, found)

    @property
    def life(self) -> int:
        return self.game.life[self.figure]

    @property
    def max_life(self) -> int:
        return self.game.max_life[self.figure]

    @property
    def in_play(self) -> list[str]:
        return [self.player.id_of(card) for card in self.game.in_play[self.figure]]

    @property
    def in_play_names(self) -> list[str]:
        """The names of the cards in play with this figure."""
        return [self.game.names.cards[card] for card in self.game.in_play[self.figure]]

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


class Side(Actor[Game]):
    """A side: set its cards before, let it act, inspect it after."""

    def __init__(self, scenario: Scenario[Game], seat: int) -> None:
        super().__init__(scenario, seat)
        self.first = Fighter(self, 2 * seat)
        self.second = Fighter(self, 2 * seat + 1)

    @property
    def figure(self) -> int:
        """The target if the side is named: its front figure."""
        return self.active.figure

    @property
    def active(self) -> Fighter:
        """The current front figure."""
        return self.first if self.first.is_in_front else self.second

    @property
    def rearguard(self) -> Fighter:
        """The figure behind, or the only one."""
        other = self.second if self.first.is_in_front else self.first
        return other if other.figure in self.game.ring else self.active

    # -- setup -----------------------------------------------------------------------------

    def has_reserve(self, *characters: str) -> Self:
        """Set the characters still to come, next one first."""
        game = self.game
        for who in characters:
            require_known(who, "character", [other.id for other in game.facts.characters])
        in_play = [game.character[figure].id for figure in game.ring]
        others = [who for side in self.scenario.players if side is not self for who in side.reserve]
        require_different([*characters, *in_play, *others], "character")
        numbers = [game.facts.character_by_id[who].no for who in reversed(characters)]
        game.reserve = [numbers if s == self.seat else game.reserve[s] for s in range(game.seats)]
        return self

    def next_cards(self, *cards: str) -> Self:
        """Set the next cards of the side's draw source, top one first."""
        self.scenario.cards.put_on_top(self.game.source[self.seat], cards)
        self.scenario.settled = False
        return self

    def only_cards(self, *cards: str) -> Self:
        """Make the side's deck of these cards and no others, top one first."""
        self.scenario.cards.leave_only(self.game.source[self.seat], cards)
        self.scenario.settled = False
        return self

    def draws_from_common(self) -> Self:
        """The side's own deck ran out earlier; its cards leave the table."""
        game = self.game
        self.scenario.cards.clear(self.seat, "draws_from_common")
        game.source = [game.seats if s == self.seat else game.source[s] for s in range(game.seats)]
        return self

    def starts_turn(self) -> Self:
        """Start the side's turn now, with its start and its draw."""
        self.turn("a new turn").begin(self.game, self.seat)
        self.scenario.settle()
        return self

    def is_playing(self) -> Self:
        """Make it the side's turn, in the playing phase."""
        turn = self.turn("another playing phase")
        turn.begin(self.game, self.seat)
        turn.stage = PLAYING
        return self

    def turn(self, what: str) -> Turn:
        self.scenario.require_between_cards(what)
        turn = self.game.stack[0]
        assert isinstance(turn, Turn)
        self.scenario.settled = False
        return turn

    # -- acting ----------------------------------------------------------------------------

    def uses(self, card: str = "", at: At = None, as_: str = "") -> Self:
        """Use a card in play with one of the figures, or without a name an ability; `as_` says as
        what: "colt", or the character with the ability."""
        return self.moves(USE, self.find_in_play(card), at, as_)

    def discards(self, *cards: str, as_: str = "") -> Self:
        """Discard from the hand, or from play as an answer."""
        if not cards:
            raise ScenarioError("say which cards: discards('colt', 'beer')")
        for card in cards:
            self.moves(DISCARD, self.find_own(card), None, as_)
        return self

    def swaps(self, at: At = None) -> Self:
        """Move the side's token, or swap the side that is named by its front figure."""
        return self.moves(SWAP, -1, at)

    def reloads(self, card: str) -> Self:
        return self.moves(RELOAD, self.find_reloadable(card))

    # -- refusals --------------------------------------------------------------------------

    def refused_use(self, card: str = "", at: At = None, as_: str = "") -> str:
        return self.not_asked(card, at, as_) or self.refusal(
            self.encode_move(USE, self.find_in_play(card), at, as_), not as_
        )

    def refused_swap(self) -> str:
        return self.not_asked() or self.refusal(encode(SWAP), False)

    def refused_reload(self, card: str) -> str:
        return self.not_asked(card) or self.refusal(
            encode(RELOAD, self.find_reloadable(card)), False
        )

    def refused_discard(self, card: str, as_: str = "") -> str:
        return self.not_asked(card, None, as_) or self.refusal(
            self.encode_move(DISCARD, self.find_own(card), None, as_), not as_
        )

    # -- inspection ------------------------------------------------------------------------

    def in_play(self) -> list[int]:
        """The cards in play with both figures."""
        return [card for f in (self.first, self.second) for card in self.game.in_play[f.figure]]

    def find_in_play(self, wanted: str) -> int:
        """A card in play with one of the figures; -1 if an ability is used."""
        return -1 if wanted == "" else self.find_among(self.in_play(), wanted, "in play")

    def find_own(self, wanted: str) -> int:
        """A card in hand or in play."""
        cards = self.game.hands[self.seat] + self.in_play()
        return self.find_among(cards, wanted, "in hand or in play")

    def find_reloadable(self, wanted: str) -> int:
        cards = self.game.hands[self.seat] + self.in_play() + self.game.discards
        return self.find_among(cards, wanted, "in hand, in play or in the pile")

    @property
    def reserve(self) -> list[str]:
        """The characters still to come, next one first."""
        characters = self.game.facts.characters
        return [characters[number].id for number in reversed(self.game.reserve[self.seat])]

    @property
    def deck(self) -> list[str]:
        """The names of the cards in the side's draw source, top one first."""
        source = self.game.decks[self.game.source[self.seat]]
        return [self.game.names.cards[card] for card in reversed(source)]

    @property
    def is_on_turn(self) -> bool:
        self.scenario.settle()
        return self.game.active == self.seat

    def __repr__(self) -> str:
        return f"<{self.game.facts.sides[self.seat]}: {self.first!r}, {self.second!r}>"
