"""Moves as text: legal moves are parsed back, short ones are found, bad ones are refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sixgun import MalformedMove
from sixgun.classic import OUR_BOXES, Config, new_game
from sixgun.engine.moves import BID, MOST_MONEY, VERBS, amount_of, bid, encode, verb_of
from sixgun.notation import find_move, read_move, write_move, write_target
from sixgun.testing import Player, long_duel, table
from tests.engine.random_walks import positions

OTHERS = (
    Config(players=3),
    Config(players=5, boxes=OUR_BOXES),
    Config(players=8, boxes=OUR_BOXES, ask_forced=True),
    Config(players=2, variant="long_duel"),
    Config(players=2, variant="short_duel"),
    Config(players=6, variant="auction"),
)


@pytest.mark.conformance
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_every_legal_move_is_read_back(players: int) -> None:
    config = Config(players=players, ask_discard_order=players > 5, ask_forced=players == 4)
    for seed in range(6):
        for game in positions(config, seed):
            words = [write_move(game, move) for move in game.moves]
            assert len(set(words)) == len(words)
            assert [read_move(game, text) for text in words] == game.moves
            assert [find_move(game, text) for text in words] == game.moves


@pytest.mark.conformance
@pytest.mark.parametrize("config", OTHERS, ids=[str(number) for number in range(len(OTHERS))])
def test_every_legal_move_of_other_games_is_read_back(config: Config) -> None:
    for game in positions(config, 4):
        words = [write_move(game, move) for move in game.moves]
        assert len(set(words)) == len(words)
        assert [read_move(game, text) for text in words] == game.moves
        assert [find_move(game, text) for text in words] == game.moves


@pytest.mark.parametrize("beginner", [True, False])
def test_any_number_made_of_names_is_read_back(beginner: bool) -> None:
    game = next(positions(Config(players=5, beginner=beginner), 1))
    names = game.names
    for verb in (verb for verb in range(1, len(VERBS)) if verb != BID):
        for card in range(-1, len(names.cards), 7):
            for kind in (-1, 0, len(names.kind_ids) - 1):
                for target in (0, 1, 5, 33, 34, 64, 64 + len(names.cards) - 1):
                    move = encode(verb, card, target, kind)
                    assert read_move(game, write_move(game, move)) == move


@pytest.mark.parametrize("amount", [0, 100, 150, 12_300, MOST_MONEY])
def test_a_bid_is_an_amount(amount: int) -> None:
    game = next(positions(Config(players=5, variant="auction"), 1))
    move = bid(amount)
    assert write_move(game, move) == f"bid {amount}"
    assert read_move(game, f"bid {amount}") == find_move(game, f" bid  {amount} ") == move
    assert (verb_of(move), amount_of(move)) == (BID, amount)
    assert move < 1 << 30


@pytest.mark.parametrize("text", ["bid", "bid -100", "bid 1e3", "bid ten", "bid 100 200", "bid ٣"])
def test_a_bid_without_an_amount_cannot_be_read(text: str) -> None:
    game = next(positions(Config(players=5, variant="auction"), 1))
    with pytest.raises(MalformedMove) as refused:
        find_move(game, text)
    assert refused.value.code == "no_amount"
    with pytest.raises(MalformedMove, match="no_amount"):
        find_move(game, f"bid {MOST_MONEY + 1}")


def test_suits_colours_and_rights_are_words() -> None:
    duel = new_game(Config(players=2, variant="long_duel"), 1)
    assert [write_move(duel, move) for move in duel.moves] == [
        "name > first_pick",
        "name > first_turn",
    ]
    ann, *_ = table("bart_cassidy", players=4, event="handcuffs")
    ann.starts_turn()
    assert ann.options == ["name > spades", "name > hearts", "name > diamonds", "name > clubs"]


def test_a_character_on_offer_is_picked_by_his_id() -> None:
    duel = new_game(Config(players=2, variant="long_duel"), 1)
    duel.choose(read_move(duel, "name > first_turn"))
    offered = [duel.facts.characters[number].id for number in duel.offered]
    assert [write_move(duel, move) for move in duel.moves] == [f"pick {who}" for who in offered]


def test_a_card_that_is_not_on_offer_is_no_character() -> None:
    ann = ann_with("bang-2C")
    assert ann.prompt

    refused = ann.game.why_not(find_move(ann.game, "pick beer"))

    assert refused is not None
    assert refused.code == "not_now"


def test_the_figures_of_one_seat_are_numbered() -> None:
    ann, _, bob, rear = long_duel("willy_the_kid rose_doolan", "bart_cassidy sid_ketchum")
    ann.holds("duel-8C")

    assert (bob.name, rear.name) == ("bob.1", "bob.2")
    assert found(ann, "play duel > bob.2") == "play duel-8C > bob.2"


def ann_with(*cards: str) -> Player:
    ann, *_ = table(players=4)
    return ann.holds(*cards)


def found(player: Player, text: str) -> str:
    assert player.prompt
    return write_move(player.game, find_move(player.game, text))


def test_a_card_may_be_named_by_its_kind() -> None:
    ann = ann_with("beer-6H", "bang-2C")

    assert found(ann, "play beer") == "play beer-6H"
    assert found(ann, "play bang > dot") == "play bang-2C > dot"


def test_a_card_in_play_may_be_named_by_its_kind() -> None:
    ann, bob, *_ = table(players=4)
    ann.holds("cat_balou-KH")
    bob.has_in_play("barrel-QS")

    assert found(ann, "play cat_balou > barrel") == "play cat_balou-KH > barrel-QS"


def test_spaces_do_not_matter() -> None:
    ann = ann_with("bang-2C")

    assert found(ann, "  play   bang-2C >\tbob ") == "play bang-2C > bob"


def test_a_move_that_fits_twice_is_ambiguous() -> None:
    ann = ann_with("bang-2C", "bang-3C")
    assert ann.prompt

    with pytest.raises(MalformedMove) as refused:
        find_move(ann.game, "play bang > bob")

    assert refused.value.code == "ambiguous_move"
    assert refused.value.facts == {"fits": "play bang-2C > bob, play bang-3C > bob"}


def test_a_forbidden_card_named_by_its_kind_is_the_one_held() -> None:
    """So that the refusal is the rule's, not the reader's."""
    ann = ann_with("bang-2C", "missed-3S")

    assert found(ann, "play bang > cal") == "play bang-2C > cal"
    assert found(ann, "play missed") == "play missed-3S"


def test_a_kind_that_is_not_held_is_no_card() -> None:
    ann = ann_with("bang-2C")
    assert ann.prompt

    with pytest.raises(MalformedMove) as refused:
        find_move(ann.game, "play beer")

    assert refused.value.code == "unknown_card"


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "empty_move"),
        (" \t\n ", "empty_move"),
        ("shoot bob", "unknown_verb"),
        ("Play beer-6H", "unknown_verb"),
        ("play beer-6X", "unknown_card"),
        ("play bob", "unknown_card"),
        ("discard ability", "unknown_card"),
        ("play beer-6H as water", "unknown_kind"),
        ("play beer-6H as beer-6H", "unknown_kind"),
        ("play bang-2C > zoe", "unknown_target"),
        ("play bang-2C > bang", "unknown_target"),
        ("play bang-2C bob", "too_many_words"),
        ("play bang-2C >", "too_many_words"),
        ("play bang-2C > bob now", "too_many_words"),
        ("use ability ability", "unknown_card"),
        ("play " + "x" * 200, "move_too_long"),
    ],
    ids=range(16),
)
def test_what_is_no_move_is_refused_with_a_code(text: str, code: str) -> None:
    ann = ann_with("bang-2C", "beer-6H")
    assert ann.prompt

    for reader in (read_move, find_move):
        with pytest.raises(MalformedMove) as refused:
            reader(ann.game, text)
        assert refused.value.code == code


words = st.sampled_from(
    [*VERBS, "as", ">", "bob", "ability", "deck", "bang", "bang-2C", "beer-6H", "-", "."]
)


@given(st.lists(words | st.text(max_size=5), max_size=8).map(" ".join) | st.text())
def test_reading_anything_gives_a_number_or_a_malformed_move(text: str) -> None:
    ann = ann_with("bang-2C", "bang-3C", "beer-6H")
    assert ann.prompt
    before = ann.game.digest()

    for reader in (read_move, find_move):
        try:
            move = reader(ann.game, text)
        except MalformedMove:
            continue
        assert read_move(ann.game, write_move(ann.game, move)) == move
    assert ann.game.digest() == before


def test_a_target_has_its_word() -> None:
    ann = ann_with()
    barrel = ann.game.names.cards.index("barrel-QS")

    assert [write_target(ann.game.names, target) for target in (0, 2, 33, 34, 64 + barrel)] == [
        "",
        "bob",
        "deck",
        "discards",
        "barrel-QS",
    ]
