"""The gunslinger's choice of whom to hurt: by role, by what is known, by who can be finished."""

from __future__ import annotations

from sixgun.testing import Player, long_duel, short_duel, table
from tests.bots.classic.bot_answers import answer, answer_with_open_roles


def test_an_outlaw_goes_for_the_sheriff() -> None:
    _, bob, cal, *_ = table(players=5)
    cal.has_life(1)
    bob.is_playing().holds("bang")
    assert answer(bob) == "play bang > ann"


def test_an_outlaw_who_cannot_reach_the_sheriff_leaves_strangers_alone() -> None:
    _, _, cal, *_ = table(players=5)
    cal.is_playing().holds("bang")
    assert answer(cal) == "end"


def test_an_outlaw_who_knows_a_deputy_shoots_him_on_the_way() -> None:
    _, _, cal, *_ = table(players=5, roles="sheriff outlaw outlaw deputy renegade")
    cal.is_playing().holds("bang")
    assert answer_with_open_roles(cal) == "play bang > dot"


def test_a_deputy_shoots_anybody_but_the_sheriff() -> None:
    ann, *_, eli = table(players=5)
    ann.has_life(1)
    eli.is_playing().holds("bang")
    assert answer(eli) == "play bang > dot"


def test_a_sheriff_shoots_the_one_who_can_be_finished() -> None:
    ann, bob, *_, eli = table(players=5)
    eli.has_life(1)
    ann.holds("bang", "missed")
    assert answer(ann) == "play bang > eli"
    bob.has_life(1)
    eli.has_life(4)
    assert answer(ann) == "play bang > bob"


def test_a_sheriff_does_not_shoot_a_known_deputy() -> None:
    ann, bob, *_, eli = table(players=5)
    bob.has_in_play("mustang")
    eli.has_life(1)
    ann.holds("bang", "missed")
    assert answer_with_open_roles(ann) == "end"


def test_a_sheriff_with_a_full_hand_does_not_risk_it_on_one_who_may_be_a_deputy() -> None:
    ann, bob, cal, dot, eli = table(players=5, roles="sheriff outlaw deputy outlaw renegade")
    for other in (dot, eli):
        other.is_out()
    bob.has_in_play("mustang")
    cal.has_life(1)
    ann.holds("bang", "missed", "beer", "barrel", "panic")
    assert answer_with_open_roles(ann) != "play bang > cal"


def test_late_in_the_game_a_sheriff_shoots_undecided_suspects() -> None:
    roles = "sheriff outlaw deputy outlaw outlaw deputy renegade"
    ann, _, _, *out = table(players=7, roles=roles)
    for other in (out[0], out[1], out[3]):
        other.is_out()
    ann.holds("bang")
    assert answer(ann) == "end"
    ann.game.turn_number = 150
    assert answer(ann).startswith("play bang")
    assert answer_with_open_roles(ann) == "play bang > bob"


def test_a_renegade_lets_others_shoot_until_it_has_lasted_for_too_long() -> None:
    """The Outlaw alone is weaker than the Sheriff, so it is better to spare him."""
    ann, bob, cal = renegade_between(sheriffs_life=5)
    cal.is_playing().holds("bang", "missed")
    assert answer_with_open_roles(cal) == "end"
    ann.game.turn_number = 150
    assert answer_with_open_roles(cal) == f"play bang > {bob.name}"


def test_a_renegade_sides_with_the_sheriff_who_is_losing() -> None:
    _, bob, cal = renegade_between(sheriffs_life=1)
    cal.is_playing().holds("bang", "missed")
    assert answer_with_open_roles(cal) == f"play bang > {bob.name}"


def renegade_between(sheriffs_life: int) -> list[Player]:
    """A Sheriff, a wounded Outlaw and a Renegade are left of five."""
    ann, bob, cal, *out = table(players=5, roles="sheriff outlaw renegade outlaw deputy")
    for other in out:
        other.is_out()
    return [ann.has_life(sheriffs_life), bob.has_life(2), cal]


def test_the_outlaws_come_before_the_renegade() -> None:
    *_, eli = table(players=5, roles="sheriff outlaw renegade outlaw deputy")
    eli.is_playing().holds("bang").has_in_play("winchester")
    assert answer_with_open_roles(eli).split()[-1] in {"bob", "dot"}


def test_with_the_outlaws_gone_the_law_hunts_the_renegade() -> None:
    _, bob, cal, _, eli = table(players=5, roles="sheriff outlaw outlaw renegade deputy")
    bob.is_out()
    cal.is_out()
    eli.is_playing().holds("bang")
    assert answer_with_open_roles(eli) == "play bang > dot"


def test_it_would_rather_shoot_where_no_barrel_stands() -> None:
    *_, cal, dot, eli = table(players=6, roles="sheriff outlaw outlaw outlaw deputy renegade")
    dot.is_playing().holds("bang")
    eli.has_in_play("barrel")
    assert cal.life == eli.life
    assert answer_with_open_roles(dot).split()[-1] != "eli"


def test_it_would_rather_shoot_one_who_holds_nothing() -> None:
    ann, bob, *_, eli = table(players=5, roles="sheriff outlaw deputy renegade outlaw")
    bob.holds("missed", "beer", "beer", "bang")
    ann.holds("bang")
    assert answer(ann) == "play bang > eli"
    assert eli.hand == []


def test_no_diamond_flies_at_the_apache_kid() -> None:
    ann, kid, *_ = table("bart_cassidy", "apache_kid", players=5)
    kid.has_life(1)
    ann.holds("bang-2D")
    assert answer(ann) == "play bang > eli"


# -- the Renegade --------------------------------------------------------------------------


def test_a_renegade_leaves_the_sheriff_alive_while_others_are() -> None:
    ann, _, _, dot, eli = table(players=5)
    ann.has_life(1)
    dot.is_playing().holds("bang", "gatling").has_in_play("winchester")
    eli.has_life(1)
    assert "ann" not in answer(dot)
    assert answer(dot) != "play gatling"


def test_a_renegade_alone_with_the_sheriff_shoots_him() -> None:
    ann, bob, cal, dot = table(players=4)
    bob.is_out()
    cal.is_out()
    ann.holds("missed", "missed", "beer")
    dot.is_playing().holds("bang")
    assert answer(dot) == "play bang > ann"


def test_a_renegade_attacks_the_winning_side() -> None:
    ann, bob, _, dot, eli = table(players=5, roles="sheriff outlaw outlaw renegade deputy")
    ann.has_life(2)
    eli.has_life(1)
    bob.holds("bang", "missed", "beer", "barrel")
    dot.is_playing().holds("bang").has_in_play("winchester")
    assert answer_with_open_roles(dot).split()[-1] in {"bob", "cal"}
    bob.is_out()
    ann.has_life(5)
    eli.has_life(4)
    assert answer_with_open_roles(dot) == "play bang > eli"


# -- other games ---------------------------------------------------------------------------


def test_with_three_players_it_hunts_its_prey() -> None:
    ann, *_ = table(players=3)
    ann.holds("bang")
    assert answer(ann) == "play bang > cal"


def test_with_three_players_the_end_of_ones_hunter_is_welcome_as_well() -> None:
    ann, bob, cal = table(players=3)
    ann.holds("bang")
    bob.has_life(1)
    assert answer(ann) == "play bang > bob"
    cal.has_life(1)
    assert answer(ann) == "play bang > cal"


def test_in_a_duel_the_other_side_is_shot_at() -> None:
    ann, *_ = long_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    ann.holds("bang", "bang", "gatling")
    assert "> bob" in answer(ann)
    ann, *_ = short_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    ann.holds("beer")
    assert answer(ann).endswith("> bob")
