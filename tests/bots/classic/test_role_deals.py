"""RoleDeals: every possible deal of the hidden roles, with its chance."""

from __future__ import annotations

import pytest

from sixgun.bots.classic.role_deals import RoleDeals
from sixgun.classic.roles import DEPUTY, OUTLAW, ROLES_BY_PLAYERS, SHERIFF


@pytest.mark.parametrize(("players", "count"), [(4, 3), (5, 12), (6, 20), (7, 60), (8, 210)])
def test_every_deal_of_the_roles_occurs_once(players: int, count: int) -> None:
    pack = ROLES_BY_PLAYERS[players]
    deals = RoleDeals([SHERIFF] + [-1] * (players - 1), pack).deals

    assert len(deals) == len({tuple(deal) for deal in deals}) == count
    assert all(sorted(deal) == sorted(pack) for deal in deals)


def test_no_deal_gets_chance_zero() -> None:
    deals = RoleDeals([SHERIFF, -1, -1, -1, -1], ROLES_BY_PLAYERS[5])
    for _ in range(200):
        deals.update(1, [1.0, 0.01, 0.5, 0.5, 1.0])

    deals.reveal(1, DEPUTY)

    assert sum(deals.chances) == pytest.approx(1.0)
    assert deals.conditional_chances(0)[SHERIFF][2][OUTLAW] == pytest.approx(2 / 3)
