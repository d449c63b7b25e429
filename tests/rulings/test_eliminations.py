"""Eliminations: their effects, and the order of these."""

from sixgun.classic import BrownCard, Character, Game, view
from sixgun.classic.flow import Round, wound
from sixgun.classic.roles import OUTLAW
from sixgun.testing import current, next_cards, only_cards, ruling, table
from tests.rulings.table_helpers import shoots


class Mourner(Character):
    """Draws two cards for every other player who is eliminated."""

    id = "mourner"

    def after_other_eliminated(self, game: Game, me: int, other: int) -> None:
        game.draw(game.owner[me], 2)


class PowderKeg(BrownCard):
    """Hurts the player on the left, then the one who plays it, then all the others."""

    id = "powder_keg"
    copies = "4S"

    def play(self, game: Game, me: int, card: int, target: int) -> None:
        left, *others = game.others(me)
        game.push(Sparks(me, card, [left, me, *others]))


class Sparks(Round):
    def visit(self, game: Game, figure: int) -> None:
        self.queue.pop(0)
        wound(game, figure, 1, self.me)


# -- the order of things -------------------------------------------------------------------


@ruling("R92")
def test_the_role_is_shown_only_when_no_life_saver_came() -> None:
    ann, bob, cal, *_ = table(roles="sheriff outlaw outlaw renegade", players=4)
    ann.holds("bang")
    bob.holds("beer").has_life(1)

    ann.plays("bang", at=bob)
    bob.passes()

    assert bob.prompt == "dying"
    assert view(current().game, cal.seat).roles[bob.seat] == -1
    bob.passes()
    assert view(current().game, cal.seat).roles[bob.seat] == OUTLAW


@ruling("R92")
def test_the_role_is_shown_before_the_cards_are_discarded() -> None:
    ann, bob, cal, *_ = table(players=4, ask_discard_order=True)
    ann.holds("bang")
    bob.holds("beer", "missed").has_life(1)

    shoots(ann, bob)

    assert bob.prompt == "order"
    assert view(current().game, cal.seat).roles[bob.seat] == OUTLAW


@ruling("R92")
def test_the_fallen_has_no_ability_any_more_when_his_cards_are_discarded() -> None:
    ann, suzy, cal, *_ = table("bystander", "suzy_lafayette", players=4, ask_discard_order=True)
    ann.holds("bang")
    suzy.holds("beer").has_life(1)

    shoots(ann, suzy)

    assert suzy.prompt == "order"
    assert view(current().game, cal.seat).characters[suzy.seat] == "suzy_lafayette"
    assert view(current().game, cal.seat).abilities[suzy.seat] != "suzy_lafayette"
    suzy.discards("beer")
    assert suzy.hand == []


@ruling("R92")
def test_vulture_sam_does_not_inherit_from_himself() -> None:
    ann, sam, *_ = table("bystander", "vulture_sam", players=4)
    ann.holds("bang")
    sam.holds("beer").has_life(1).has_in_play("barrel")

    shoots(ann, sam)

    assert sam.hand == sam.in_play == []


@ruling("R92")
def test_the_cards_of_the_fallen_are_discarded_before_the_reward() -> None:
    ann, bob, *_ = table(roles="sheriff outlaw outlaw renegade", players=4)
    ann.holds("bang")
    bob.holds("beer").has_life(1).has_in_play("barrel")
    only_cards()

    shoots(ann, bob)

    assert sorted(ann.hand) == ["bang", "barrel", "beer"]


@ruling("R92")
def test_vulture_sam_takes_the_cards_before_his_reward() -> None:
    sam, bob, *_ = table("vulture_sam", roles="sheriff outlaw outlaw renegade", players=4)
    sam.holds("bang")
    bob.holds("beer").has_life(1).has_in_play("barrel")
    next_cards("2C", "3C", "4C")

    shoots(sam, bob)

    assert sam.hand == ["beer", "barrel", "bang", "bang", "bang"]


@ruling("R92", "R94")
def test_a_penalty_takes_from_sheriff_sam_what_he_inherited_too() -> None:
    sam, bob, *_ = table("vulture_sam", roles="sheriff deputy outlaw renegade", players=4)
    sam.holds("bang")
    bob.holds("beer").has_life(1).has_in_play("barrel")

    shoots(sam, bob)

    assert sam.hand == sam.in_play == []


@ruling("R92")
def test_the_cards_are_discarded_before_the_others_answer_to_the_elimination() -> None:
    ann, bob, mourner = table(
        "bystander", "bystander", Mourner, roles="sheriff renegade outlaw", players=3
    )
    ann.holds("bang")
    bob.holds("beer").has_life(1)
    only_cards()

    shoots(ann, bob)

    assert sorted(mourner.hand) == ["bang", "beer"]


@ruling("R92")
def test_the_others_answer_to_the_elimination_before_the_reward() -> None:
    ann, bob, mourner, *_ = table("bystander", "bystander", Mourner, players=4)
    ann.holds("bang")
    bob.has_life(1)
    next_cards("beer", "saloon", "bang", "missed", "duel")

    shoots(ann, bob)

    assert mourner.hand == ["beer", "saloon"]
    assert ann.hand == ["bang", "missed", "duel"]


@ruling("R92")
def test_the_reward_comes_before_the_victory_check() -> None:
    ann, bob = table(roles="sheriff outlaw", players=2)
    ann.holds("bang")
    bob.has_life(1)
    next_cards("bang", "missed", "duel")

    shoots(ann, bob)

    assert ann.has_won
    assert ann.hand == ["bang", "missed", "duel"]


# -- several eliminations, and the player's own --------------------------------------------


@ruling("R97")
def test_deaths_by_one_card_are_settled_one_by_one() -> None:
    ann, bob, cal, dot = table(roles="sheriff deputy outlaw renegade", players=4)
    ann.holds("gatling", "beer").has_in_play("barrel")
    for player in (bob, cal):
        player.has_life(1)
    next_cards("missed", "duel", "saloon")

    ann.plays("gatling")
    bob.passes().passes()
    cal.passes().passes()
    dot.passes()

    assert ann.hand == ["missed", "duel", "saloon"]  # the penalty first, then the reward
    assert ann.in_play == []


@ruling("R97")
def test_with_the_sheriff_dead_the_remaining_targets_are_still_asked() -> None:
    ann, bob, cal = table(roles="renegade sheriff outlaw", players=3)
    ann.holds("gatling")
    bob.has_life(1)
    cal.holds("missed")

    ann.plays("gatling")
    bob.passes().passes()

    assert not bob.is_alive
    assert not current().game.over
    assert cal.prompt == "shot"
    cal.plays("missed")
    assert cal.has_won
    assert not ann.has_won


@ruling("R97")
def test_a_renegade_who_kills_the_sheriff_before_the_last_outlaw_with_one_card_wins() -> None:
    ann, bob, cal = table(roles="renegade sheriff outlaw", players=3)
    ann.holds("gatling")
    bob.has_life(1)
    cal.has_life(1)

    ann.plays("gatling")
    bob.passes().passes()
    cal.passes().passes()

    assert ann.has_won
    assert not cal.has_won


@ruling("R97")
def test_a_renegade_who_kills_the_last_outlaw_before_the_sheriff_with_one_card_wins() -> None:
    ann, bob, cal = table(roles="renegade outlaw sheriff", players=3)
    ann.holds("gatling")
    bob.has_life(1)
    cal.has_life(1)

    ann.plays("gatling")
    bob.passes().passes()
    cal.passes().passes()

    assert ann.has_won
    assert not bob.has_won


@ruling("R97")
def test_the_law_has_not_won_before_the_last_target_is_settled() -> None:
    ann, bob, cal, dot = table(roles="deputy renegade outlaw sheriff", players=4)
    ann.holds("gatling")
    for player in (bob, cal, dot):
        player.has_life(1)

    ann.plays("gatling")
    bob.passes().passes()
    cal.passes().passes()
    dot.passes().passes()

    assert [player.name for player in (ann, bob, cal, dot) if player.has_won] == ["cal"]


@ruling("R102")
def test_the_turn_of_one_who_falls_in_his_own_turn_ends_at_once() -> None:
    _ann, bob, cal, dot = table(players=4)
    bob.holds("duel", "missed", "missed").has_life(1).is_playing()
    cal.holds("bang")
    next_cards("beer", "saloon")

    bob.plays("duel", at=cal)
    cal.discards("bang")
    bob.passes().passes()

    assert not bob.is_alive
    assert bob.hand == []
    assert cal.prompt == "play"
    assert cal.hand == ["beer", "saloon"]
    assert dot.hand == []


@ruling("R102")
def test_the_rest_of_a_card_is_lost_with_the_one_who_played_it() -> None:
    ann, bob, cal, dot = table(roles="outlaw outlaw renegade sheriff", players=4, cards=[PowderKeg])
    ann.holds("powder_keg").has_life(1)

    ann.plays("powder_keg").passes()

    assert not ann.is_alive
    assert [player.life for player in (bob, cal, dot)] == [3, 4, 5]
    assert bob.prompt == "play"


@ruling("R102")
def test_a_player_who_saves_themselves_goes_on_with_their_card_and_their_turn() -> None:
    ann, bob, cal, dot = table(roles="outlaw outlaw renegade sheriff", players=4, cards=[PowderKeg])
    ann.holds("powder_keg", "beer").has_life(1)

    ann.plays("powder_keg").plays("beer")

    assert ann.life == 1
    assert [player.life for player in (bob, cal, dot)] == [3, 3, 4]
    assert ann.prompt == "play"
