"""The tournament's game: roles are dealt, characters are auctioned, then it begins (T16-T36)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.classic.characters import Character
from sixgun.classic.figure_rules import NO_ABILITY
from sixgun.classic.game import Game
from sixgun.classic.variants.lots import STEP, current_sale
from sixgun.classic.variants.sale import USUAL_PURSE, Sale
from sixgun.classic.variants.standard import Variant
from sixgun.engine import BadConfig, Rng

if TYPE_CHECKING:
    from sixgun.classic.config import Config
    from sixgun.classic.facts import Facts

__all__ = ["AuctionVariant"]

FULL_PURSE: Final = 20_000  # more than three rounds can bring; a move is listed for each bid


class AuctionVariant(Variant):
    """Players bid for the character they want. The money of others is hidden."""

    id = "auction"
    name = "Auction"
    players = (5, 6, 7)
    has_purses = True

    def check_config(self, config: Config) -> None:
        if config.boxes != ("base",):
            raise BadConfig("base_box_only", boxes=" ".join(config.boxes))
        if any(config.characters):
            raise BadConfig("characters_are_auctioned")
        if config.purses and len(config.purses) != config.players:
            raise BadConfig("wrong_number_of_purses", purses=len(config.purses))
        for seat, purse in enumerate(config.purses):
            if purse % STEP or not 0 <= purse <= FULL_PURSE:
                raise BadConfig("bad_purse", seat=seat, purse=purse, most=FULL_PURSE)

    def check(self, facts: Facts) -> None:
        """The tournament's characters always suffice."""

    # -- setup -----------------------------------------------------------------------------

    def sheriff_seat(self, config: Config) -> int:
        """T6: the first seat, unless another was agreed upon."""
        return max(config.sheriff, 0)

    def deal_characters(
        self, facts: Facts, rng: Rng
    ) -> tuple[list[Character], list[Character], list[list[int]]]:
        """T18: as many characters as players lie open; no player has one yet."""
        players = facts.config.players
        order = list(range(len(facts.characters)))
        rng.shuffle(order)
        nobody: list[Character] = [NO_ABILITY] * players
        return nobody, [], [sorted(order[:players]), *([] for _ in range(players - 1))]

    def start(self, game: Game) -> None:
        """T17: the roles are known; no figure is in play before all players have their
        characters."""
        seats = game.seats
        game.ring.clear()
        game.life = [0] * seats
        game.max_life = [0] * seats
        game.offered = game.reserve[0]
        game.reserve = [[] for _ in range(seats)]
        game.purse = list(game.facts.config.purses) or [USUAL_PURSE] * seats
        game.paid = [-1] * seats
        game.push(Sale(-1, [0] * seats))

    def begin(self, game: Game) -> None:
        """T36: the purses are closed, and the usual game starts."""
        game.purse = []
        game.ring.extend(range(game.seats))
        for figure in game.ring:
            game.settle_ability(figure)  # not of players who have left
        game.update_disabled()
        super().start(game)

    def redeal_characters(self, game: Game, seat: int, rng: Rng) -> None:
        """All characters lie open; only the purses of others are hidden."""
        if game.purse:
            current_sale(game).redeal_hidden(game, seat, rng)
