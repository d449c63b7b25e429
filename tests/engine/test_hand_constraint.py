"""A choice that was offered is possible in every imagined world, because all have seen it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from hashlib import sha256
from math import comb

import pytest

from sixgun.classic import Config, Game
from sixgun.engine import FigureGame, Frame, Rng
from sixgun.testing import Player, current, discard_pile, only_cards, table
from tests.classic.configurations import AUCTIONS
from tests.classic.configurations import SAMPLED as CLASSIC
from tests.dealing import AnyConfig, AnyGame, deal
from tests.duel.configurations import SAMPLED as DUEL
from tests.engine.knowledge_helpers import (
    DEALS,
    determinized_games,
    draw_cards,
    is_about,
    show_to_all,
    spectator,
)

pytestmark = pytest.mark.conformance


def imagined(game: AnyGame, rng: Rng) -> Iterator[FigureGame]:
    """One world of each seat, and of the spectators."""
    for seat in range(game.seats + 1):
        world = game.determinize(seat, rng)
        assert isinstance(world, FigureGame)
        yield world


def asked(game: FigureGame) -> tuple[object, ...]:
    """The decision as all players see it."""
    frames = [(type(frame), frame.facts()) for frame in game.stack]
    return game.over, game.seat, game.prompt, frames


EVERY_KIND: tuple[AnyConfig, ...] = (*CLASSIC, *AUCTIONS, *DUEL)
JOSE = ("jose_delgado", "", "", "")


# -- random games --------------------------------------------------------------------------


@pytest.mark.parametrize("number", range(len(EVERY_KIND)))
def test_the_asked_player_can_answer_in_every_determinized_game(number: int) -> None:
    rng = Rng.from_seed(f"offered {number}")
    for seed in range(2):
        game = deal(EVERY_KIND[number], seed)
        game.ask_forced = seed == 1
        while not game.over:
            if rng.below(4) == 0 or game.prompt in ("pay", "second_bang"):
                for world in imagined(game, rng):
                    assert asked(world) == asked(game)
                    assert world.moves
            game.choose_at(rng.below(len(game.moves)))


@pytest.mark.parametrize(("prompt", "event"), [("pay", ""), ("second_bang", "sniper")])
def test_rare_prompts_can_be_answered_in_every_determinized_game(prompt: str, event: str) -> None:
    found = 0
    rng = Rng.from_seed(prompt)
    config = Config(players=4, boxes=("base", "dodge_city", "fistful"), characters=JOSE)
    for seed in range(60):
        game = deal(config, seed)
        if event:
            game.put_in_force(game.facts.event_by_id[event], 0)
        while not game.over:
            if game.prompt == prompt:
                found += 1
                for world in imagined(game, rng):
                    assert asked(world) == asked(game)
                    assert world.moves
            game.choose_at(rng.below(len(game.moves)))

    assert found > 20


# -- José Delgado pays with a blue card ----------------------------------------------------

BLUE = ("scope", "mustang-8H", "barrel-QS")
BROWN = ("beer-6H", "saloon", "gatling", "duel-QD")


def ready(*characters: str, event: str = "") -> list[Player]:
    """A table that also asks players with a single answer, so that this stays their secret."""
    players = table(*characters, players=4, event=event)
    current().game.ask_forced = True
    return players


def jose_pays(mine: int, blue: int, brown: int) -> tuple[Player, Player]:
    """José holds this many cards, the first one blue; the deck brings the total to this many."""
    jose, bob, *_ = ready("jose_delgado")
    jose.holds(*BLUE[:1], *BROWN[: mine - 1])
    only_cards(*BLUE[1:blue], *BROWN[mine - 1 : brown])
    jose.uses()
    return jose, bob


def names_in(world: FigureGame, seat: int) -> list[str]:
    return sorted(world.names.cards[card].partition("-")[0] for card in world.hands[seat])


def blue_in(world: Game, seat: int) -> int:
    return sum(world.kind[card].border == "blue" for card in world.hands[seat])


@pytest.mark.parametrize(("mine", "blue", "brown"), [(1, 1, 4), (1, 3, 4), (2, 2, 4), (3, 3, 3)])
def test_every_hand_that_can_pay_is_as_likely_as_any_other(
    mine: int, blue: int, brown: int
) -> None:
    jose, bob = jose_pays(mine, blue, brown)
    ways = [comb(blue, count) * comb(brown, mine - count) for count in range(mine + 1)]
    possible = sum(ways[1:])

    dealt = determinized_games(bob)
    found = Counter(blue_in(world, jose.seat) for world in dealt)
    held = Counter(tuple(names_in(world, jose.seat)) for world in dealt)

    assert found[0] == 0
    assert len(held) == possible
    assert all(is_about(found[n], ways[n] / possible) for n in range(1, mine + 1))
    assert all(is_about(number, 1 / possible) for number in held.values())


def test_a_seat_that_knows_a_payable_card_learns_nothing_about_the_others() -> None:
    jose, bob, *_ = ready("jose_delgado")
    jose.holds("scope")
    show_to_all(jose)
    jose.holds("beer-6H")
    only_cards("mustang", "saloon", "gatling")
    jose.uses()

    found = Counter(blue_in(world, jose.seat) for world in determinized_games(bob))

    assert is_about(found[2], 1 / 4)
    assert found[1] == DEALS - found[2]


def test_a_card_of_another_shuffle_is_not_dealt_to_pay_with() -> None:
    jose, bob, cal, _ = ready("jose_delgado")
    jose.holds("scope", "beer-6H")
    cal.holds("saloon", "gatling")
    discard_pile("mustang", "barrel", "2C", "3C")
    only_cards()
    draw_cards(cal, 2)
    jose.uses()

    for world in determinized_games(bob, 100):
        assert "scope" in names_in(world, jose.seat)


@pytest.mark.parametrize("seed", range(3))
def test_a_card_to_pay_with_may_come_from_either_shuffle(seed: int) -> None:
    """José has one of three old cards and one of four new ones; one of each group is blue."""
    jose, bob, cal, _ = ready("jose_delgado")
    jose.holds("scope")
    cal.holds("saloon", "gatling")
    discard_pile("mustang-8H", "2C", "3C", "4C")
    only_cards()
    draw_cards(jose)
    jose.uses()

    found = Counter(" ".join(names_in(world, jose.seat)) for world in determinized_games(bob))

    alone = sum(number for held, number in found.items() if "scope" in held and "bang" in held)
    assert is_about(alone, 3 / 6)
    assert is_about(found["mustang scope"], 1 / 6)
    assert sum(found.values()) == sum(n for held, n in found.items() if set(held.split()) & BLUES)


BLUES = {"scope", "mustang"}


@pytest.mark.parametrize("seed", range(8))
def test_unseen_transfers_are_taken_into_account(seed: int) -> None:
    """José has taken one of Bob's two cards, which all knew, and can now pay."""
    jose, bob, cal, _ = table("jose_delgado", players=4, seed=seed)
    jose.game.ask_forced = True
    jose.holds("panic", "beer-6H")
    bob.holds("scope", "saloon")
    show_to_all(bob)
    only_cards("gatling")
    jose.plays("panic", at=bob)

    if "scope" in jose.hand:
        jose.uses()
        assert all(blue_in(world, jose.seat) == 1 for world in determinized_games(cal, 100))
    else:
        assert {blue_in(world, jose.seat) for world in determinized_games(cal, 100)} == {0, 1}


@pytest.mark.parametrize("seed", range(4))
def test_transfers_and_offers_together_give_every_hand_its_probability(seed: int) -> None:
    """One of Bob's two old cards went to José, who had a new one: how likely is each?"""
    jose, bob, cal, dot = table("jose_delgado", players=4, seed=seed)
    jose.game.ask_forced = True
    jose.holds("panic")
    bob.holds("scope", "saloon")
    dot.holds("beer-6H", "gatling")
    discard_pile("mustang-8H", "2C", "3C", "4C")
    only_cards()
    draw_cards(jose)
    jose.plays("panic", at=bob)
    if not set(jose.hand) & BLUES:
        return
    jose.uses()

    found = Counter(" ".join(names_in(world, jose.seat)) for world in determinized_games(cal))

    # Of 4 * 4 pairs of an old and a new card, the ones that can pay are equally likely.
    assert is_about(found["mustang scope"], 1 / 7)
    assert sum(n for held, n in found.items() if set(held.split()) & BLUES) == DEALS


@pytest.mark.parametrize("who", ["bob", "spectator"])
def test_determinized_games_do_not_reveal_the_real_cards(who: str) -> None:
    """The same seed deals the same worlds, whichever of the cards he really holds."""
    seen = []
    for mine, other in (("scope", "mustang-8H"), ("mustang-8H", "scope")):
        jose, bob, *_ = ready("jose_delgado")
        jose.holds(mine)
        only_cards(other, "beer-6H", "saloon", "gatling")
        jose.uses()
        seat = bob.seat if who == "bob" else spectator(bob)
        dealt = [jose.game.determinize(seat, Rng.from_seed(i)) for i in range(50)]
        seen.append([(world.hands, world.decks) for world in dealt])

    assert seen[0] == seen[1]


@pytest.mark.parametrize(("mine", "digest"), [(1, "2b7655d6ae3f6723"), (3, "9f4590e0d4dafc54")])
def test_both_builds_determinize_identically(mine: int, digest: str) -> None:
    _, bob = jose_pays(mine, 3, 4)
    dealt = [(world.hands, world.decks, world.rng.state) for world in determinized_games(bob, 50)]

    assert sha256(repr(dealt).encode()).hexdigest()[:16] == digest


# -- the second BANG! card of the Sniper ---------------------------------------------------


def test_a_sniper_who_has_begun_holds_a_second_bang() -> None:
    ann, bob, *_ = ready(event="sniper")
    ann.holds("bang-2C", "bang-3C", "beer-6H")
    only_cards("saloon", "gatling", "scope", "bang-4C")
    ann.discards("bang-2C", at=bob)

    held = Counter(" ".join(names_in(world, ann.seat)) for world in determinized_games(bob))

    assert ann.prompt == "second_bang"
    assert all("bang" in names for names in held)
    assert is_about(held["bang bang"], 1 / 9)


def test_a_missed_is_a_second_bang_for_calamity_janet() -> None:
    janet, bob, *_ = ready("calamity_janet", event="sniper")
    janet.holds("bang-2C", "missed-2S")
    only_cards("saloon", "gatling", "bang-3C")
    janet.discards("bang-2C", at=bob)

    held = {" ".join(names_in(world, janet.seat)) for world in determinized_games(bob)}

    assert held == {"bang", "missed"}


# -- a custom frame that does not declare what it needs ------------------------------------


class Wish(Frame[Game]):
    """Asks a player who holds a Beer for it."""

    def step(self, game: Game) -> None:
        beers = [card for card in game.hands[0] if game.kind[card].id == "beer"]
        game.ask(0, "wish", [game.facts.discard_moves[card] for card in beers])


def test_a_frame_without_a_hand_constraint_can_be_answered_too() -> None:
    ann, bob, *_ = ready()
    ann.holds("beer-6H", "saloon")
    only_cards("gatling", "scope", "beer-7H")
    ann.game.push(Wish())
    ann.game.run()

    dealt = determinized_games(bob, 100)

    assert all(world.moves for world in dealt)
    assert {" ".join(names_in(world, ann.seat)) for world in dealt} > {"beer saloon"}
