"""The reward or penalty of the player responsible for an elimination."""

from sixgun.classic import BrownCard, Game, Targets
from sixgun.classic.flow import wound
from sixgun.engine.moves import figure_of
from sixgun.testing import current, next_cards, ruling, table
from tests.rulings.table_helpers import shoots


class Rattlesnake(BrownCard):
    """A life point lost without a player responsible, as with an event."""

    id = "rattlesnake"
    copies = "3S"
    target = Targets.OTHER_PLAYER

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        wound(game, figure_of(target), 1, -1)


@ruling("R93")
def test_a_player_who_eliminates_an_outlaw_draws_three_cards() -> None:
    ann, bob, *_ = table(roles="renegade outlaw outlaw sheriff", players=4)
    ann.holds("bang", "beer")
    bob.has_life(1)
    next_cards("missed", "duel", "saloon", "jail")

    shoots(ann, bob)

    assert ann.hand == ["beer", "missed", "duel", "saloon"]


@ruling("R93")
def test_an_outlaw_is_rewarded_for_another_outlaw() -> None:
    ann, bob, *_ = table(roles="outlaw outlaw renegade sheriff", players=4)
    ann.holds("bang")
    bob.has_life(1)
    next_cards("missed", "duel", "saloon")

    shoots(ann, bob)

    assert ann.hand == ["missed", "duel", "saloon"]


@ruling("R93")
def test_other_roles_bring_no_reward() -> None:
    ann, bob, _cal, dot = table(roles="outlaw renegade sheriff deputy", players=4)
    ann.holds("bang", "bang").has_in_play("volcanic")
    bob.has_life(1)
    dot.has_life(1)

    shoots(ann, bob)
    shoots(ann, dot)

    assert ann.hand == []
    assert ann.prompt == "play"


@ruling("R94")
def test_a_sheriff_who_eliminates_a_deputy_discards_all_he_has() -> None:
    ann, bob, *_ = table(roles="sheriff deputy outlaw renegade", players=4)
    ann.holds("bang", "missed", "beer").has_in_play("barrel", "schofield")
    bob.has_life(1)

    shoots(ann, bob)

    assert ann.hand == ann.in_play == []
    assert len(current().game.discards) == 5
    assert ann.prompt == "play"  # and his turn goes on


@ruling("R94")
def test_anybody_else_eliminates_a_deputy_without_penalty() -> None:
    ann, bob, *_ = table(roles="deputy deputy outlaw sheriff", players=4)
    ann.holds("bang", "missed").has_in_play("barrel")
    bob.has_life(1)

    shoots(ann, bob)

    assert ann.hand == ["missed"]
    assert ann.in_play == ["barrel"]


@ruling("R94")
def test_a_sheriff_keeps_his_cards_when_he_eliminates_a_renegade() -> None:
    ann, bob, *_ = table(roles="sheriff renegade outlaw deputy", players=4)
    ann.holds("bang", "missed").has_in_play("barrel")
    bob.has_life(1)

    shoots(ann, bob)

    assert ann.hand == ["missed"]
    assert ann.in_play == ["barrel"]


@ruling("R95")
def test_the_reward_is_drawn_before_the_next_target_is_asked() -> None:
    ann, bob, cal, *_ = table(roles="sheriff outlaw outlaw renegade", players=4)
    ann.holds("gatling")
    bob.has_life(1)
    next_cards("missed", "duel", "saloon")

    ann.plays("gatling")
    bob.passes().passes()

    assert cal.prompt == "shot"
    assert ann.hand == ["missed", "duel", "saloon"]


@ruling("R95")
def test_the_penalty_is_paid_before_the_next_target_is_asked() -> None:
    ann, bob, cal, *_ = table(roles="sheriff deputy outlaw renegade", players=4)
    ann.holds("indians", "missed").has_in_play("barrel")
    bob.has_life(1)

    ann.plays("indians")
    bob.passes().passes()

    assert cal.prompt == "indians"
    assert ann.hand == ann.in_play == []


@ruling("R96")
def test_an_outlaws_death_by_nobodys_hand_brings_no_reward() -> None:
    ann, bob, *_ = table(roles="sheriff outlaw renegade", players=3, cards=[Rattlesnake])
    ann.holds("rattlesnake")
    bob.has_life(1)

    ann.plays("rattlesnake", at=bob)
    bob.passes()

    assert not bob.is_alive
    assert ann.hand == []


@ruling("R96")
def test_a_deputys_death_by_nobodys_hand_brings_no_penalty() -> None:
    ann, bob, *_ = table(roles="sheriff deputy renegade", players=3, cards=[Rattlesnake])
    ann.holds("rattlesnake", "missed").has_in_play("barrel")
    bob.has_life(1)

    ann.plays("rattlesnake", at=bob)
    bob.passes()

    assert not bob.is_alive
    assert ann.hand == ["missed"]
    assert ann.in_play == ["barrel"]
