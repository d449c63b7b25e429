"""Variants on the same cards: the number of players, the setup, the condition for winning."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from sixgun.classic.variants.auction import AuctionVariant
from sixgun.classic.variants.long_duel import LongDuel
from sixgun.classic.variants.short_duel import ShortDuel
from sixgun.classic.variants.standard import Variant
from sixgun.classic.variants.three_players import ThreePlayers
from sixgun.engine import BadConfig

if TYPE_CHECKING:
    from sixgun.classic.config import Config

__all__ = ["VARIANTS", "Variant", "variant_of"]

VARIANTS: Final[dict[str, Variant]] = {
    variant.id: variant
    for variant in (Variant(), ThreePlayers(), LongDuel(), ShortDuel(), AuctionVariant())
}


def variant_of(config: Config) -> Variant:
    """The variant asked for; by default the standard one, or with three players their own."""
    usual = "three_players" if config.players == 3 else "standard"
    wanted = config.variant or usual
    if wanted not in VARIANTS:
        raise BadConfig("unknown_variant", variant=wanted, known=" ".join(VARIANTS))
    return VARIANTS[wanted]
