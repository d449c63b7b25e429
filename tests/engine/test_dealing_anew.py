"""`determinize` deals the cards a seat does not know at random, and nothing else."""

from __future__ import annotations

from collections import Counter

import pytest

from sixgun import duel
from sixgun.classic import Config, Game, new_game, view
from sixgun.engine import Rng
from sixgun.testing import Player, discard_pile, next_cards, only_cards, table
from tests.engine.minds import about, called, draws, shows, worlds
from tests.engine.walks import moments


def gone(dealt: list[Game], taker: Player, *cards: str) -> list[int]:
    """The number of worlds in which none, one, two ... of these cards are with the taker."""
    wanted = [called(taker, card) for card in cards]
    found = Counter(sum(card in world.hands[taker.seat] for card in wanted) for world in dealt)
    return [found[count] for count in range(len(cards) + 1)]


# -- after one unseen taking ---------------------------------------------------------------


@pytest.mark.parametrize("seed", range(3))
def test_of_two_known_cards_each_is_the_taken_one_half_of_the_time(seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic")
    bob.holds("beer-6H", "saloon-5H")
    shows(bob)
    only_cards()

    ann.plays("panic", at=bob)
    dealt = worlds(cal)

    assert gone(dealt, ann, "beer-6H", "saloon-5H") == [0, 400, 0]
    assert about(gone(dealt, ann, "beer-6H")[1], 1 / 2)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("cards", [2, 3, 5])
def test_a_known_card_among_unknown_ones_went_as_likely_as_any(cards: int, seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic", "gatling")
    bob.holds("beer-6H")
    shows(bob)
    bob.holds(*["bang"] * (cards - 1))

    ann.plays("panic", at=bob)

    assert about(gone(worlds(cal), ann, "beer-6H")[1], 1 / cards)


@pytest.mark.parametrize("seed", range(3))
def test_at_most_one_of_the_known_cards_went(seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic", "gatling")
    bob.holds("beer-6H", "saloon-5H")
    shows(bob)
    bob.holds("bang", "bang")

    ann.plays("panic", at=bob)
    none, one, both = gone(worlds(cal), ann, "beer-6H", "saloon-5H")

    assert both == 0
    assert about(none, 1 / 2)
    assert about(one, 1 / 2)


@pytest.mark.parametrize("seed", range(3))
def test_a_card_drawn_after_the_taking_was_not_taken(seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic")
    bob.holds("beer-6H", "saloon-5H")
    shows(bob)
    ann.plays("panic", at=bob)

    draws(bob, 3)
    dealt = worlds(cal)

    assert gone(dealt, ann, "beer-6H", "saloon-5H") == [0, 400, 0]
    assert about(gone(dealt, ann, "beer-6H")[1], 1 / 2)


def test_the_two_of_a_taking_imagine_nothing_about_it() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("panic")
    bob.holds("beer-6H", "saloon-5H")

    ann.plays("panic", at=bob)

    for world in worlds(ann, 50) + worlds(bob, 50):
        assert world.hands[ann.seat] == ann.game.hands[ann.seat]


# -- epochs and takings --------------------------------------------------------------------


def reshuffled() -> tuple[Player, Player, Player, Player]:
    """Bob and Cal held two cards each when six BANG! were shuffled; Dot has drawn two of them."""
    ann, bob, cal, dot = table(players=4)
    bob.holds("beer-6H", "saloon-5H")
    cal.holds("scope", "mustang")
    discard_pile("2C", "3C", "4C", "5C", "6C", "7C")
    only_cards()
    draws(dot, 2)
    return ann, bob, cal, dot


def kinds_in(world: Game, cards: list[int]) -> set[str]:
    return {world.kind[card].id for card in cards}


def test_cards_of_a_shuffle_are_not_dealt_into_hands_from_before() -> None:
    ann, bob, cal, _ = reshuffled()

    for world in worlds(ann, 100):
        assert "bang" not in kinds_in(world, world.hands[bob.seat] + world.hands[cal.seat])


def test_cards_from_before_a_shuffle_are_not_dealt_into_its_deck() -> None:
    ann, _, _, dot = reshuffled()

    for world in worlds(ann, 100):
        assert kinds_in(world, world.decks[0] + world.hands[dot.seat]) == {"bang"}


def test_hands_from_before_a_shuffle_change_among_themselves() -> None:
    ann, bob, *_ = reshuffled()

    assert about(gone(worlds(ann), bob, "beer-6H")[1], 1 / 2)


def test_a_hand_that_has_drawn_on_both_sides_of_a_shuffle_keeps_its_numbers() -> None:
    ann, bob, *_ = reshuffled()

    draws(bob)

    for world in worlds(ann, 100):
        assert sum(world.kind[card].id == "bang" for card in world.hands[bob.seat]) == 1


def mixed_taking(seed: int) -> tuple[Player, Player, Player, Player]:
    """Bob holds two old cards and a new one, Ann an old one; Ann takes one of Bob's unseen."""
    ann, bob, cal, dot = table(players=4, seed=seed)
    ann.holds("panic", "stagecoach")
    bob.holds("beer-6H", "saloon-5H")
    dot.holds("scope", "mustang")
    discard_pile("2C", "3C", "4C", "5C", "6C", "7C")
    only_cards()
    draws(bob)
    ann.plays("panic", at=bob)
    return ann, bob, cal, dot


@pytest.mark.parametrize("seed", range(3))
def test_after_a_taking_from_a_mixed_hand_either_may_hold_the_new_card(seed: int) -> None:
    ann, bob, cal, _ = mixed_taking(seed)

    with_bob = sum("bang" in kinds_in(world, world.hands[bob.seat]) for world in worlds(cal))

    assert 40 < with_bob < 360
    assert kinds_in(ann.game, ann.game.decks[0]) == {"bang"}


@pytest.mark.parametrize("seed", range(3))
def test_a_taking_from_a_mixed_hand_touches_no_third_hand(seed: int) -> None:
    ann, bob, cal, dot = mixed_taking(seed)

    for world in worlds(cal, 100):
        assert "bang" not in kinds_in(world, world.hands[dot.seat])
        assert kinds_in(world, world.decks[0]) == {"bang"}
        both = world.hands[ann.seat] + world.hands[bob.seat]
        assert sum(world.kind[card].id == "bang" for card in both) == 1


@pytest.mark.parametrize("seed", range(3))
def test_a_taking_goes_one_way_also_between_epochs(seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic", "stagecoach")
    bob.holds("beer-6H")
    shows(bob)
    discard_pile("2C", "3C", "4C", "5C", "6C", "7C")
    only_cards()
    draws(bob)

    ann.plays("panic", at=bob)

    left = {frozenset(kinds_in(world, world.hands[bob.seat])) for world in worlds(cal)}
    assert left == {frozenset({"beer"}), frozenset({"bang"})}


@pytest.mark.parametrize("seed", range(3))
def test_a_rumour_deals_no_new_card_into_a_hand_from_before(seed: int) -> None:
    ann, bob, cal, _ = table(players=4, seed=seed)
    ann.holds("panic")
    bob.holds("beer-6H", "saloon-5H")
    shows(bob)
    ann.plays("panic", at=bob)
    discard_pile("2C", "3C", "4C", "5C", "6C", "7C")
    only_cards()

    draws(bob, 2)

    for world in worlds(cal, 100):
        assert "bang" not in kinds_in(world, world.hands[ann.seat])


@pytest.mark.parametrize("seed", range(3))
def test_dealing_anew_does_not_rewrite_which_cards_were_shuffled(seed: int) -> None:
    ann, _, cal, _ = mixed_taking(seed)

    assert all(world.epoch == ann.game.epoch for world in worlds(cal, 50))


# -- known cards stay, the rest is dealt again ---------------------------------------------


def test_kit_finds_the_card_that_he_put_back_in_every_world() -> None:
    kit, bob, *_ = table("kit_carlson", players=4)
    next_cards("beer-6H", "bang-2C", "bang-3C")
    kit.starts_turn().picks("bang-2C").picks("bang-3C")
    beer = called(kit, "beer-6H")

    assert all(world.decks[0][-1] == beer for world in worlds(kit, 50))
    assert any(world.decks[0][-1] != beer for world in worlds(bob, 50))
    draws(bob)
    assert all(beer in world.hands[bob.seat] for world in worlds(kit, 50))


@pytest.mark.parametrize("character", ["kit_carlson", "claus_the_saint"])
def test_whoever_looks_at_cards_looks_at_others_in_every_world(character: str) -> None:
    config = Config(boxes=("base", "bullet"), characters=(character, "", "", ""), sheriff=0)
    game = new_game(config, seed=3)
    dealt = [game.determinize(2, Rng.from_seed(seed)) for seed in range(50)]

    assert len({tuple(sorted(world.aside)) for world in dealt}) > 10
    for world in dealt:
        for _ in range(5):
            world.choose_at(0)
        held = sorted(card for place in world.places() for card in place)
        assert held == list(range(len(game.known)))


def test_hidden_roles_are_dealt_anew() -> None:
    ann, bob, *_ = table(players=5, roles="sheriff outlaw outlaw renegade deputy")

    dealt = worlds(bob)

    assert {tuple(sorted(world.role)) for world in dealt} == {tuple(sorted(ann.game.role))}
    assert about(sum(world.role[2] == ann.game.role[2] for world in dealt), 1 / 3)


def test_ones_own_role_and_shown_ones_stay() -> None:
    ann, bob, cal, *_ = table(players=5, roles="sheriff outlaw outlaw renegade deputy")
    cal.is_out()

    for world in worlds(bob, 50):
        assert [world.role[seat] for seat in (0, 1, 2)] == [ann.game.role[s] for s in (0, 1, 2)]


def test_characters_lying_face_down_are_dealt_anew() -> None:
    game = next(moments(Config(players=5), 1))
    dealt = [game.determinize(0, Rng.from_seed(i)) for i in range(50)]
    spares = {tuple(c.id for c in world.spare) for world in dealt if isinstance(world, Game)}

    assert len(spares) > 40
    faces = {character.id for character in game.character}
    assert all(len(set(ids)) == 5 and not faces & set(ids) for ids in spares)


@pytest.mark.parametrize("players", [4, 7])
def test_dealing_anew_leaves_the_game_alone_and_can_be_played_to_the_end(players: int) -> None:
    for game in moments(Config(players=players), 3):
        if game.ply % 10:
            continue
        before = game.digest()
        for seat in range(players + 1):
            world = game.determinize(seat, Rng.from_seed(seat))
            world.play_out(Rng.from_seed("on"))
            assert world.over
        assert game.digest() == before


def test_a_world_has_luck_of_its_own() -> None:
    game = next(moments(Config(players=4), 3))

    assert game.determinize(0, Rng.from_seed(1)).rng.state != game.rng.state


def test_two_worlds_of_one_rng_do_not_share_their_luck() -> None:
    game = next(moments(Config(players=4), 3))
    luck = Rng.from_seed("thought")
    first, second = game.determinize(0, luck), game.determinize(0, luck)
    before = second.digest()

    first.play_out(Rng.from_seed("on"))

    assert second.digest() == before


@pytest.mark.parametrize("players", [4, 7])
def test_the_seat_itself_sees_no_difference(players: int) -> None:
    for seed in range(4):
        for game in moments(Config(players=players), seed):
            seat = game.ply % (players + 1)
            world = game.determinize(seat, Rng.from_seed(game.ply))
            assert isinstance(world, Game)
            assert view(world, seat) == view(game, seat)


def test_the_backs_within_a_mixed_deck_are_dealt_anew_but_the_top_one_stays() -> None:
    game = duel.new_game(duel.Config(mode="reinforcements"), 7)
    deck = game.decks[0]
    dealt = [game.determinize(0, Rng.from_seed(i)).decks[0] for i in range(20)]

    assert {game.back[other[-1]] for other in dealt} == {game.back[deck[-1]]}
    assert {game.back[other[-2]] for other in dealt} == {0, 2}
    assert all(sorted(game.back[c] for c in d) == sorted(game.back[c] for c in deck) for d in dealt)
