"""A table of three: Outlaw, Law and Renegade in seating order."""

from __future__ import annotations

from sixgun.testing import Side, duel

__all__ = ["offered_kinds", "standout"]


def standout(
    outlaw: str = "west_harding babe_leroy",
    law: str = "the_stranger pat_garret",
    renegade: str = "big_steve hottie_delou",
    house: str = "",
) -> list[Side]:
    """A Mexican Standout; players who are not named have no ability that matters here. Each hunts
    the next: the Outlaw the Law, the Law the Renegade, the Renegade the Outlaw."""
    return duel(outlaw, law, renegade, mode="mexican_standout", house=house)


def offered_kinds(player: Side) -> list[str]:
    """The cards on offer to a player, by kinds, in alphabetical order."""
    return sorted(move.removeprefix("pick > ").partition("-")[0] for move in player.options)
