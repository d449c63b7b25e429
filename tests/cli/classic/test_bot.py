"""The simple bot: sensible, and blind to what its seat cannot see."""

from __future__ import annotations

import pytest

import sixgun
from sixgun import classic
from sixgun.cli.classic.bot import SimpleBot
from sixgun.engine import Rng
from sixgun.notation import write_move
from sixgun.testing import Player, current, long_duel, next_cards, short_duel, table
from tests.cli.running import KINDS


def answer(player: Player) -> str:
    """The move the bot makes for a player, in words."""
    scenario = current()
    scenario.settle()
    game = scenario.game
    assert game.seat == player.seat
    bot = SimpleBot(game.facts, Rng.from_seed(1))
    return write_move(game, bot.choose(classic.view(game, player.seat)))


def test_it_finishes_games_of_every_size() -> None:
    for seed in range(20):
        game = sixgun.new_game("classic", players=4 + seed % 4, seed=seed)
        while game.decision:
            rng = Rng.from_seed(f"{seed} {game.ply}")
            bot = SimpleBot(game.kernel.facts, rng)
            game.apply(bot.choose(game.view(game.decision.seat)))
            assert game.ply < 5000
        assert game.result


@pytest.mark.parametrize("options", KINDS, ids=str)
def test_it_finishes_games_of_every_kind(options: dict[str, object]) -> None:
    for seed in range(3):
        game = sixgun.new_game("classic", seed=seed, **options)
        while game.decision:
            bot = SimpleBot(game.kernel.facts, Rng.from_seed(f"{seed} {game.ply}"))
            game.apply(bot.choose(game.view(game.decision.seat)))
            assert game.ply < 5000
        assert game.result


def test_it_chooses_the_same_whatever_it_cannot_see() -> None:
    game = sixgun.new_game("classic", players=5, seed=3)
    for _ in range(60):
        if not game.decision:
            break
        seat = game.decision.seat
        other = game.determinize(seat, "other luck")
        chosen = [
            SimpleBot(g.kernel.facts, Rng.from_seed(game.ply)).choose(g.view(seat))
            for g in (game, other)
        ]
        assert chosen[0] == chosen[1]
        game.apply(chosen[0])


def test_an_outlaw_shoots_the_sheriff_if_he_can() -> None:
    _, bob, *_ = table(players=4)
    bob.is_playing().holds("bang")
    assert answer(bob).endswith("> ann")


def test_a_deputy_never_shoots_the_sheriff() -> None:
    *_, eli = table(players=5)
    eli.is_playing().holds("bang")
    assert "ann" not in answer(eli)


def test_it_avoids_a_shot() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed")
    ann.plays("bang", at=bob)
    assert answer(bob).startswith("play missed")


def test_it_draws_for_its_barrel_before_it_spends_a_card() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("missed").has_in_play("barrel")
    ann.plays("bang", at=bob)
    assert answer(bob).startswith("use barrel")


def test_it_wastes_no_missed_where_two_are_needed() -> None:
    slab, bob, *_ = table("slab_the_killer", players=4)
    slab.holds("bang")
    bob.holds("missed")
    slab.plays("bang", at=bob)
    assert answer(bob) == "pass"


def test_it_drinks_when_hurt_and_not_when_whole() -> None:
    ann, *_ = table(players=4)
    ann.holds("beer")
    assert answer(ann) == "end"
    ann.has_life(2)
    assert answer(ann).startswith("play beer")


def test_it_saves_its_life() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("bang")
    bob.holds("beer").has_life(1)
    ann.plays("bang", at=bob)
    bob.passes()
    assert answer(bob).startswith("play beer")


def test_it_takes_up_the_longer_weapon_and_keeps_it() -> None:
    ann, *_ = table(players=4)
    ann.holds("schofield")
    assert answer(ann).startswith("play schofield")
    ann.has_in_play("winchester")
    assert answer(ann) == "end"


def test_it_throws_away_what_it_needs_least() -> None:
    ann, *_ = table(players=4)
    ann.holds("beer", "dynamite", "missed").has_life(2)
    ann.ends_turn()
    assert answer(ann).startswith("discard dynamite")


# -- other boxes, events and duels ---------------------------------------------------------


def test_with_three_players_it_hunts_its_prey() -> None:
    ann, *_ = table(players=3)
    ann.holds("bang")
    assert answer(ann).endswith("> cal")


def test_it_keeps_a_good_card_when_any_will_serve_as_a_missed() -> None:
    ann, elena, *_ = table("bart_cassidy", "elena_fuente", players=4)
    ann.holds("bang")
    elena.holds("wells_fargo", "dynamite")
    ann.plays("bang", at=elena)
    assert answer(elena).startswith("play dynamite")


def test_it_plays_no_good_card_as_a_general_store() -> None:
    will, *_ = table("uncle_will", players=4)
    will.holds("missed")
    assert answer(will) == "end"


def test_it_drinks_whisky_only_when_hurt() -> None:
    ann, *_ = table(players=4, boxes="dodge_city")
    ann.holds("whisky", "missed")
    assert answer(ann) == "end"
    ann.has_life(2)
    assert answer(ann).startswith("play whisky")


def test_it_shoots_a_foe_with_a_green_card() -> None:
    ann, bob, *_ = table(players=4, boxes="dodge_city")
    ann.has_in_play("knife")
    bob.is_playing().has_in_play("derringer")
    assert answer(bob) == "use derringer-7S > ann"


def test_it_names_the_suit_of_its_best_cards() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="handcuffs")
    next_cards("bang-2D", "bang-3D")
    ann.starts_turn()
    assert answer(ann) == "name > diamonds"


def test_it_takes_a_new_identity_when_it_is_nearly_dead() -> None:
    ann, *_ = table("bart_cassidy", players=4, event="new_identity")
    ann.has_life(3).starts_turn()
    assert answer(ann) == "pass"
    ann, *_ = table("bart_cassidy", players=4, event="new_identity")
    ann.has_life(1).starts_turn()
    assert answer(ann) == "use ability"


def test_it_gives_no_life_to_a_foe() -> None:
    *_, dot, eli = table(players=5, event="blood_brothers")
    dot.has_life(1)
    eli.starts_turn()
    assert answer(eli) == "pass"


def test_a_deputy_gives_life_to_his_sheriff() -> None:
    ann, *_, eli = table(players=5, event="blood_brothers")
    ann.has_life(1)
    eli.starts_turn()
    assert answer(eli) == "pick > ann"


def test_in_a_duel_it_arms_the_one_in_front() -> None:
    ann, *_ = long_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    ann.holds("winchester")
    assert answer(ann) == "play winchester-8S > ann.1"


def test_in_a_duel_it_shoots_the_other_side_alone() -> None:
    ann, *_ = long_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    ann.holds("duel", "bang", "bang")
    assert "> bob" in answer(ann)
    ann, *_ = short_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    ann.holds("beer")
    assert answer(ann).split()[-1] in ("bob", "ann")
    assert "> bob" in answer(ann)
