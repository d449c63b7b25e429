"""`determinize` deals the cards a seat does not know at random, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun import duel
from sixgun.classic import Config, Game, new_game, view
from sixgun.engine import Rng
from sixgun.testing import Player, discard_pile, next_cards, only_cards, table
from tests.engine.knowledge_helpers import (
    card_number,
    determinized_games,
    draw_cards,
    is_about,
    show_to_all,
)
from tests.engine.random_walks import positions


def gone(dealt: list[Game], taker: Player, *cards: str) -> list[int]:
    """The number of worlds in which none, one, two ... of these cards are with the taker."""
    wanted = [card_number(taker, card) for card in cards]
    found = Counter(sum(card in world.hands[taker.seat] for card in wanted) for world in dealt)
    return [found[count] for count in range(len(cards) + 1)]


# -- after one unseen taking ---------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_each_of_two_known_cards_was_taken_half_of_the_time(seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic")
    bob.holds("beer-6H", "saloon-5H")
    show_to_all(bob)
    only_cards()

    ann.plays("panic", at=bob)
    dealt = determinized_games(cal)

    assert gone(dealt, ann, "beer-6H", "saloon-5H") == [0, 400, 0]
    assert is_about(gone(dealt, ann, "beer-6H")[1], 1 / 2)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("cards", [2, 3, 5])
def test_a_known_card_among_unknown_ones_went_as_likely_as_any(cards: int, seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic", "gatling")
    bob.holds("beer-6H")
    show_to_all(bob)
    bob.holds(*["bang"] * (cards - 1))

    ann.plays("panic", at=bob)

    assert is_about(gone(determinized_games(cal), ann, "beer-6H")[1], 1 / cards)


@pytest.mark.parametrize("seed", range(3))
def test_at_most_one_known_card_was_taken(seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic", "gatling")
    bob.holds("beer-6H", "saloon-5H")
    show_to_all(bob)
    bob.holds("bang", "bang")

    ann.plays("panic", at=bob)
    none, one, both = gone(determinized_games(cal), ann, "beer-6H", "saloon-5H")

    assert both == 0
    assert is_about(none, 1 / 2)
    assert is_about(one, 1 / 2)


@pytest.mark.parametrize("seed", range(3))
def test_a_card_drawn_after_the_taking_was_not_taken(seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic")
    bob.holds("beer-6H", "saloon-5H")
    show_to_all(bob)
    ann.plays("panic", at=bob)

    draw_cards(bob, 3)
    dealt = determinized_games(cal)

    assert gone(dealt, ann, "beer-6H", "saloon-5H") == [0, 400, 0]
    assert is_about(gone(dealt, ann, "beer-6H")[1], 1 / 2)


def test_giver_and_taker_know_which_card_was_taken() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("panic")
    bob.holds("beer-6H", "saloon-5H")

    ann.plays("panic", at=bob)

    for world in determinized_games(ann, 50) + determinized_games(bob, 50):
        assert world.hands[ann.seat] == ann.game.hands[ann.seat]


# -- epochs and takings --------------------------------------------------------------------


def reshuffled() -> tuple[Player, Player, Player, Player]:
    """Bob and Cal held two cards each when six BANG! were shuffled; Dot has drawn two of them."""
    ann, bob, cal, dot = table(players=4)
    bob.holds("beer-6H", "saloon-5H")
    cal.holds("scope", "mustang")
    discard_pile("2C", "3C", "4C", "5C", "6C", "7C")
    only_cards()
    draw_cards(dot, 2)
    return ann, bob, cal, dot


def kinds_in(world: Game, cards: list[int]) -> set[str]:
    return {world.kind[card].id for card in cards}


def test_cards_of_a_shuffle_are_not_dealt_into_hands_from_before() -> None:
    ann, bob, cal, _ = reshuffled()

    for world in determinized_games(ann, 100):
        assert "bang" not in kinds_in(world, world.hands[bob.seat] + world.hands[cal.seat])


def test_cards_from_before_a_shuffle_are_not_dealt_into_its_deck() -> None:
    ann, _, _, dot = reshuffled()

    for world in determinized_games(ann, 100):
        assert kinds_in(world, world.decks[0] + world.hands[dot.seat]) == {"bang"}


def test_hands_from_before_a_shuffle_change_among_themselves() -> None:
    ann, bob, *_ = reshuffled()

    assert is_about(gone(determinized_games(ann), bob, "beer-6H")[1], 1 / 2)


def test_a_hand_that_has_drawn_on_both_sides_of_a_shuffle_keeps_its_numbers() -> None:
    ann, bob, *_ = reshuffled()

    draw_cards(bob)

    for world in determinized_games(ann, 100):
        assert sum(world.kind[card].id == "bang" for card in world.hands[bob.seat]) == 1


def mixed_taking(seed: int) -> tuple[Player, Player, Player, Player]:
    """Bob holds two old cards and a new one, Ann an old one; Ann takes one of Bob's unseen."""
    ann, bob, cal, dot = table(players=4, seed=seed)
    ann.holds("panic", "stagecoach")
    bob.holds("beer-6H", "saloon-5H")
    dot.holds("scope", "mustang")
    discard_pile("2C", "3C", "4C", "5C", "6C", "7C")
    only_cards()
    draw_cards(bob)
    ann.plays("panic", at=bob)
    return ann, bob, cal, dot


@pytest.mark.parametrize("seed", range(3))
def test_after_a_taking_from_a_mixed_hand_either_may_hold_the_new_card(seed: int) -> None:
    ann, bob, cal, _ = mixed_taking(seed)

    with_bob = sum(
        "bang" in kinds_in(world, world.hands[bob.seat]) for world in determinized_games(cal)
    )

    assert 40 < with_bob < 360
    assert kinds_in(ann.game, ann.game.decks[0]) == {"bang"}


@pytest.mark.parametrize("seed", range(3))
def test_a_taking_from_a_mixed_hand_does_not_change_a_third_hand(seed: int) -> None:
    ann, bob, cal, dot = mixed_taking(seed)

    for world in determinized_games(cal, 100):
        assert "bang" not in kinds_in(world, world.hands[dot.seat])
        assert kinds_in(world, world.decks[0]) == {"bang"}
        both = world.hands[ann.seat] + world.hands[bob.seat]
        assert sum(world.kind[card].id == "bang" for card in both) == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_taking_goes_one_way_also_between_epochs(seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic", "stagecoach")
    bob.holds("beer-6H")
    show_to_all(bob)
    discard_pile("2C", "3C", "4C", "5C", "6C", "7C")
    only_cards()
    draw_cards(bob)

    ann.plays("panic", at=bob)

    left = {frozenset(kinds_in(world, world.hands[bob.seat])) for world in determinized_games(cal)}
    assert left == {frozenset({"beer"}), frozenset({"bang"})}


@pytest.mark.parametrize("seed", range(3))
def test_a_rumour_deals_no_new_card_into_a_hand_from_before(seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic")
    bob.holds("beer-6H", "saloon-5H")
    show_to_all(bob)
    ann.plays("panic", at=bob)
    discard_pile("2C", "3C", "4C", "5C", "6C", "7C")
    only_cards()

    draw_cards(bob, 2)

    for world in determinized_games(cal, 100):
        assert "bang" not in kinds_in(world, world.hands[ann.seat])


@pytest.mark.parametrize("seed", range(3))
def test_determinize_keeps_which_cards_were_shuffled(seed: int) -> None:
    ann, _, cal, _ = mixed_taking(seed)

    assert all(world.epoch == ann.game.epoch for world in determinized_games(cal, 50))


# -- known cards stay, the rest is dealt again ---------------------------------------------


def test_kit_finds_the_card_that_he_put_back_in_every_world() -> None:
    kit, bob, *_ = table("kit_carlson", players=4)
    next_cards("beer-6H", "bang-2C", "bang-3C")
    kit.starts_turn().picks("bang-2C").picks("bang-3C")
    beer = card_number(kit, "beer-6H")

    assert all(world.decks[0][-1] == beer for world in determinized_games(kit, 50))
    assert any(world.decks[0][-1] != beer for world in determinized_games(bob, 50))
    draw_cards(bob)
    assert all(beer in world.hands[bob.seat] for world in determinized_games(kit, 50))


@pytest.mark.parametrize("character", ["kit_carlson", "claus_the_saint"])
def test_cards_a_player_looks_at_are_redealt_for_others(character: str) -> None:
    config = Config(boxes=("base", "bullet"), characters=(character, "", "", ""), sheriff=0)
    game = new_game(config, seed=3)
    dealt = [game.determinize(2, Rng.from_seed(seed)) for seed in range(50)]

    assert len({tuple(sorted(world.aside)) for world in dealt}) > 10
    for world in dealt:
        for _ in range(5):
            world.choose_at(0)
        held = sorted(card for place in world.places() for card in place)
        assert held == list(range(len(game.known)))


def test_hidden_roles_are_redealt() -> None:
    ann, bob, *_ = table(players=5, roles="sheriff outlaw outlaw renegade deputy")

    dealt = determinized_games(bob)

    assert {tuple(sorted(world.role)) for world in dealt} == {tuple(sorted(ann.game.role))}
    assert is_about(sum(world.role[2] == ann.game.role[2] for world in dealt), 1 / 3)


def test_own_and_revealed_roles_stay() -> None:
    ann, bob, cal, *_ = table(players=5, roles="sheriff outlaw outlaw renegade deputy")
    cal.is_out()

    for world in determinized_games(bob, 50):
        assert [world.role[seat] for seat in (0, 1, 2)] == [ann.game.role[s] for s in (0, 1, 2)]


def test_face_down_characters_are_redealt() -> None:
    game = next(positions(Config(players=5), 1))
    dealt = [game.determinize(0, Rng.from_seed(i)) for i in range(50)]
    spares = {tuple(c.id for c in world.spare) for world in dealt if isinstance(world, Game)}

    assert len(spares) > 40
    faces = {character.id for character in game.character}
    assert all(len(set(ids)) == 5 and not faces & set(ids) for ids in spares)


@pytest.mark.parametrize("players", [4, 7])
def test_determinize_does_not_change_the_game_and_gives_a_playable_one(players: int) -> None:
    for game in positions(Config(players=players), 3):
        if game.ply % 10:
            continue
        before = game.digest()
        for seat in range(players + 1):
            world = game.determinize(seat, Rng.from_seed(seat))
            world.play_out(Rng.from_seed("on"))
            assert world.over
        assert game.digest() == before


def test_a_determinized_game_has_its_own_random_numbers() -> None:
    game = next(positions(Config(players=4), 3))

    assert game.determinize(0, Rng.from_seed(1)).rng.state != game.rng.state


def test_two_determinized_games_have_different_random_numbers() -> None:
    game = next(positions(Config(players=4), 3))
    rng = Rng.from_seed("thought")
    first, second = game.determinize(0, rng), game.determinize(0, rng)
    before = second.digest()

    first.play_out(Rng.from_seed("on"))

    assert second.digest() == before


@pytest.mark.parametrize("players", [4, 7])
def test_determinize_does_not_change_the_view_of_the_seat(players: int) -> None:
    for seed in range(4):
        for game in positions(Config(players=players), seed):
            seat = game.ply % (players + 1)
            world = game.determinize(seat, Rng.from_seed(game.ply))
            assert isinstance(world, Game)
            assert view(world, seat) == view(game, seat)


def test_backs_within_a_mixed_deck_are_redealt_but_the_top_one_stays() -> None:
    game = duel.new_game(duel.Config(mode="reinforcements"), 7)
    deck = game.decks[0]
    dealt = [game.determinize(0, Rng.from_seed(i)).decks[0] for i in range(20)]

    assert {game.back[other[-1]] for other in dealt} == {game.back[deck[-1]]}
    assert {game.back[other[-2]] for other in dealt} == {0, 2}
    assert all(sorted(game.back[c] for c in d) == sorted(game.back[c] for c in deck) for d in dealt)
