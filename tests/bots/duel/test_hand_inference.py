"""What is made of the acts of others: which cards they are likely to hold."""

from __future__ import annotations

import math

import pytest

from sixgun.bots import seat_bot
from sixgun.bots.duel.beliefs import Beliefs, PublicInference
from sixgun.bots.duel.hand_inference import HandInference
from sixgun.duel import MODES, Config, Game, view
from sixgun.engine import Rng, visible_event
from sixgun.testing import Side, duel
from tests.dealing import deal

OUTLAW = 1


def update_beliefs(game: Game, reading: HandInference) -> Beliefs:
    """The beliefs after the events since the last call."""
    seat = reading.seat
    events = [visible_event(raw, 1 << seat) for raw in game.events]
    game.events.clear()
    reading.watch(view(game, seat), events)
    return reading.beliefs(view(game, seat))


def table(law: str = "pat_garret jango") -> tuple[Side, Side, HandInference]:
    """The Law looks at the Outlaws, of whose hand it knows nothing."""
    lawman, outlaw = duel(law, "bull_anderson jack_ransome")
    outlaw.holds("clock", "beer", "colt")
    reading = HandInference(lawman.game.facts, lawman.seat)
    update_beliefs(lawman.game, reading)
    return lawman, outlaw, reading


def imagine(game: Game, seat: int, rng: Rng) -> Game:
    world = game.determinize(seat, rng.branch())
    assert isinstance(world, Game)
    return world


def guessed(side: Side) -> Beliefs:
    return PublicInference(side.game.facts, side.seat).beliefs(view(side.game, side.seat))


# -- open counts ---------------------------------------------------------------------------


def test_public_inference_counts_unseen_cards() -> None:
    law, _, _ = table()
    facts = law.game.facts
    backs = [card for card in range(len(facts.kind)) if facts.home[card] == OUTLAW]
    avoids = sum(facts.avoids[card] for card in backs) / len(backs)
    assert guessed(law).avoid_rate[OUTLAW] == pytest.approx(avoids)


def test_a_known_card_is_certain() -> None:
    law, outlaw, reading = table()
    outlaw.game.known[outlaw.find_in_hand("colt")] |= 1 << law.seat
    assert guessed(law).hit_rate[OUTLAW] > 1 / 3
    assert update_beliefs(law.game, reading).hit_rate[OUTLAW] == 1.0


def test_beliefs_in_an_imagined_game_use_its_hands() -> None:
    law, outlaw, reading = table()
    poor = reading.beliefs_in(law.game).avoid_rate[OUTLAW]
    outlaw.holds("missed")
    assert reading.beliefs_in(law.game).avoid_rate[OUTLAW] > poor


# -- acts ----------------------------------------------------------------------------------


def test_a_player_who_takes_a_hit_holds_no_avoid() -> None:
    law, outlaw, reading = table()
    law.holds("colt").plays("colt", at=outlaw.active)
    before = update_beliefs(law.game, reading).avoid_rate[OUTLAW]
    outlaw.passes()
    after = update_beliefs(law.game, reading)
    assert after.avoid_rate[OUTLAW] < before / 4
    assert after.hit_rate[OUTLAW] > guessed(law).hit_rate[OUTLAW]


def test_cards_drawn_later_may_be_anything() -> None:
    law, outlaw, reading = table()
    law.holds("colt").plays("colt", at=outlaw.active)
    outlaw.passes()
    before = update_beliefs(law.game, reading).avoid_rate[OUTLAW]
    outlaw.game.draw(OUTLAW, 2)
    after = update_beliefs(law.game, reading).avoid_rate[OUTLAW]
    assert 2 * before < after < guessed(law).avoid_rate[OUTLAW]


def test_a_player_who_cannot_pay_for_an_avoid_reveals_nothing() -> None:
    law, outlaw, reading = table("tex_killer jango")
    del outlaw.game.hands[OUTLAW][1:]
    law.holds("colt").plays("colt", at=outlaw.active)
    update_beliefs(law.game, reading)
    outlaw.passes()
    assert update_beliefs(law.game, reading).avoid_rate[OUTLAW] == pytest.approx(
        guessed(law).avoid_rate[OUTLAW]
    )


@pytest.mark.parametrize("card", ["indians", "duel"])
def test_a_player_who_gives_up_no_hit_card_holds_none(card: str) -> None:
    law, outlaw, reading = table()
    law.holds(card).plays(card, at=outlaw.active if card == "duel" else None)
    before = update_beliefs(law.game, reading)
    outlaw.passes()
    after = update_beliefs(law.game, reading)
    assert after.hit_rate[OUTLAW] < before.hit_rate[OUTLAW] / 4
    assert after.avoid_rate[OUTLAW] > before.avoid_rate[OUTLAW]


def test_cards_kept_to_the_end_of_a_turn_are_rather_avoids() -> None:
    law, outlaw, reading = table()
    outlaw.is_playing().ends_turn()
    found = update_beliefs(law.game, reading)
    assert found.avoid_rate[OUTLAW] > 1.5 * guessed(law).avoid_rate[OUTLAW]


def test_an_empty_hand_holds_nothing() -> None:
    law, outlaw, reading = table()
    outlaw.game.hands[OUTLAW].clear()
    assert update_beliefs(law.game, reading).avoid_rate[OUTLAW] == 0.0


# -- imagined games ------------------------------------------------------------------------


def imagined(law: Side, reading: HandInference, beliefs: Beliefs) -> float:
    """How many avoids the Outlaws hold on average, in games that fit what is believed."""
    rng = Rng.from_seed("imagined")
    held = 0
    for _ in range(60):
        world = imagine(law.game, law.seat, rng)
        reading.apply_beliefs(world, beliefs, rng)
        held += sum(law.game.facts.avoids[card] for card in world.hands[OUTLAW])
    return held / 60


def test_imagined_hands_follow_the_beliefs() -> None:
    law, outlaw, reading = table()
    usual = imagined(law, reading, update_beliefs(law.game, reading))
    law.holds("colt").plays("colt", at=outlaw.active)
    outlaw.passes()
    assert imagined(law, reading, update_beliefs(law.game, reading)) < usual / 2


def test_only_interchangeable_cards_are_swapped() -> None:
    for mode in MODES:
        game = deal(Config(mode=mode), 3)
        rng = Rng.from_seed("walk")
        while not game.over and game.ply < 150:
            game.choose_at(rng.below(len(game.moves)))
            seat = game.seat
            world = imagine(game, seat, rng)
            before = view(world, seat)
            held = sorted(card for place in world.places() for card in place)
            reading = HandInference(game.facts, seat)
            beliefs = reading.beliefs_in(world)
            beliefs.avoid_weight = [9.0] * game.seats
            reading.apply_beliefs(world, beliefs, rng)
            assert view(world, seat) == before
            for owner, hand in enumerate(world.hands):
                assert all(world.knows(owner, card) for card in hand)
            assert sorted(card for place in world.places() for card in place) == held


# -- whole games ---------------------------------------------------------------------------


@pytest.mark.parametrize("level", ["greenhorn", "gunslinger"])
def test_hand_inference_predicts_avoids_better_than_public_inference(level: str) -> None:
    losses = [0.0, 0.0]
    for seed in range(5):
        game = deal(Config(), seed)
        facts = game.facts
        seated_bots = [seat_bot(game, seat, level, seed) for seat in range(2)]
        readings = [HandInference(facts, seat) for seat in range(2)]
        while not game.over:
            for reading in readings:
                reading.watch(
                    view(game, reading.seat),
                    [visible_event(raw, 1 << reading.seat) for raw in game.events],
                )
            game.events.clear()
            if game.prompt == "play":
                seen = view(game, game.seat)
                hand = game.hands[1 - game.seat]
                truth = any(facts.avoids[card] for card in hand)
                for way, mind in enumerate(
                    [PublicInference(facts, game.seat), readings[game.seat]]
                ):
                    none = (1.0 - mind.beliefs(seen).avoid_rate[1 - game.seat]) ** len(hand)
                    losses[way] -= math.log(max(1.0 - none if truth else none, 0.01))
            game.choose(seated_bots[game.seat].choose_move())
    assert losses[1] < 0.85 * losses[0]
