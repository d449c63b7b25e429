"""The probability that a turned-up card is a success, as the seat can compute it."""

from __future__ import annotations

from math import comb
from typing import Any

import pytest

from sixgun import classic
from sixgun import duel as the_duel
from sixgun.engine import Rng
from sixgun.engine.odds import UNKNOWN
from sixgun.notation import write_move
from sixgun.testing import duel, next_cards, only_cards, table
from tests.dealing import AnyConfig, deal

# Of the 80 cards of the base box 20 are Hearts; in the decks of The Duel, 40 cards each, 10 show a
# Barrel.


def chances(player: Any) -> dict[str, float]:
    """By move: its probability, if there is one."""
    player.scenario.settle()
    game = player.game
    found = {write_move(game, move): game.success_chance(move) for move in game.moves}
    return {move: chance for move, chance in found.items() if chance >= 0}


def shot_at_a_barrel(*characters: str, **wishes: Any) -> Any:
    """A player with a Barrel, a Heart and a Spade in hand is shot at."""
    ann, bob, *_ = table("bart_cassidy", *characters, players=4, **wishes)
    ann.holds("bang-AS")
    bob.holds("missed-2S", "beer-6H").has_in_play("barrel-QS")
    ann.plays("bang", at=bob)
    return bob


def test_the_chance_of_a_barrel_counts_only_unseen_cards() -> None:
    bob = shot_at_a_barrel()

    assert chances(bob) == pytest.approx({"use barrel-QS": 19 / 76})


def test_the_hands_of_others_count_as_unseen() -> None:
    ann, bob, cal, _ = table("bart_cassidy", players=4)
    ann.holds("bang-AS")
    cal.holds("beer-6H", "beer-7H", "beer-8H")
    bob.has_in_play("barrel-QS")

    ann.plays("bang", at=bob)

    assert chances(bob) == pytest.approx({"use barrel-QS": 20 / 78})


def test_a_built_in_barrel_has_the_same_chance() -> None:
    bob = shot_at_a_barrel("jourdonnais")

    assert chances(bob) == pytest.approx({"use barrel-QS": 19 / 76, "use ability": 19 / 76})


def test_two_flipped_cards_have_a_better_chance_than_one() -> None:
    bob = shot_at_a_barrel("lucky_duke")

    assert chances(bob) == pytest.approx({"use barrel-QS": 1 - comb(57, 2) / comb(76, 2)})


def test_success_is_certain_if_all_suits_count_as_hearts() -> None:
    assert chances(shot_at_a_barrel(event="blessing")) == pytest.approx({"use barrel-QS": 1.0})
    assert chances(shot_at_a_barrel(event="curse")) == pytest.approx({"use barrel-QS": 0.0})


@pytest.mark.parametrize(("card", "chance"), [("beer-9H", 1.0), ("bang-7C", 0.0)])
def test_a_seat_that_knows_the_top_card_knows_the_outcome(card: str, chance: float) -> None:
    ann, bob, *_ = table("bart_cassidy", players=4)
    ann.holds("bang-AS")
    bob.has_in_play("barrel-QS")
    next_cards(card)
    bob.game.known[bob.game.decks[0][-1]] = 1 << bob.seat

    ann.plays("bang", at=bob)

    assert chances(bob) == pytest.approx({"use barrel-QS": chance})


def test_the_chance_is_unknown_with_an_empty_deck() -> None:
    ann, bob, *_ = table("bart_cassidy", players=4)
    ann.holds("bang-AS")
    bob.has_in_play("barrel-QS")
    only_cards()

    ann.plays("bang", at=bob)

    assert chances(bob) == pytest.approx({})


def test_the_chance_of_guessing_a_colour() -> None:
    _, bob, *_ = table(players=4, event="peyote")
    bob.holds("beer-6H", "beer-7H")

    bob.starts_turn()

    assert chances(bob) == pytest.approx({"name > red": 38 / 78, "name > black": 40 / 78})


# -- The Duel ------------------------------------------------------------------------------


def hit_at_a_barrel(law: str, outlaws: str) -> Any:
    ann, bob = duel(law, outlaws)
    ann.holds("colt")
    bob.active.has_in_play("barrel")
    ann.plays("colt", at=bob.active)
    return bob


def test_the_chance_of_a_reveal_depends_on_the_deck() -> None:
    bob = hit_at_a_barrel("dalon_ranger jango", "sid_curry tom_thorn")
    own, other = barrels_left(bob, 1), barrels_left(bob, 0)

    assert chances(bob) == pytest.approx(
        {"use barrel-snake.outlaw": own, "use ability as sid_curry": other}
    )


def test_an_opponent_who_picks_needs_only_one_bad_card() -> None:
    alone = hit_at_a_barrel("dalon_ranger jango", "tom_thorn sid_curry")
    [once] = chances(alone).values()
    picked = hit_at_a_barrel("bart_masterson jango", "tom_thorn sid_curry")
    [both] = chances(picked).values()

    assert 0 < both < once * once


def barrels_left(player: Any, deck: int) -> float:
    """Among the cards with the back of a deck that a player has not seen."""
    game = player.game
    unseen = [c for c in range(len(game.known)) if not game.knows(player.seat, c)]
    cards = [c for c in unseen if game.back[c] == game.back[game.decks[deck][-1]]]
    return sum("-barrel." in game.names.cards[card] for card in cards) / len(cards)


# -- computed against simulated ------------------------------------------------------------

CONFIGS: tuple[AnyConfig, ...] = (
    classic.Config(players=5, boxes=tuple(classic.OUR_BOXES)),
    classic.Config(players=4),
    *(the_duel.Config(mode=mode) for mode in the_duel.MODES),
)


@pytest.mark.parametrize("number", range(len(CONFIGS)))
def test_the_chance_is_the_frequency_in_determinized_games(number: int) -> None:
    rng = Rng.from_seed(f"worlds {number}")
    tried = 0
    for seed in range(30):
        game: Any = deal(CONFIGS[number], seed, emits_events=False)
        while not game.over and tried < 12:
            for move in game.moves:
                chance = game.success_chance(move)
                if chance != UNKNOWN and not game.rumours:
                    tried += 1
                    assert chance == pytest.approx(how_often(game, move, rng), abs=0.12)
            game.choose_at(rng.below(len(game.moves)))
    assert tried


def how_often(game: Any, move: int, rng: Rng) -> float:
    hoped = game.stack[-1].odds(game, move)
    worlds = [game.determinize(game.seat, rng).decks[hoped.deck] for _ in range(300)]
    shown = [[card in hoped.good for card in deck[-hoped.count :]] for deck in worlds]
    met = [all(each) if hoped.all_of_them else any(each) for each in shown]
    return sum(met) / len(met)
