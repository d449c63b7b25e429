"""A user's file of corrections: valid ones are dealt, others refused."""

from __future__ import annotations

from pathlib import Path

import pytest

import sixgun
from sixgun import BadConfig, MalformedRecord
from sixgun.duel import Config, Facts, facts_for, new_game
from sixgun.engine import Rng
from sixgun.live.corrections import load_corrections
from sixgun.notation import read_record, write_record
from sixgun.testing import ruling

MODE = "reinforcements"  # every card is dealt in it
MINE = """
[big_steve]
life = 5

[spurs]
ren_law = { barrel = 1, snake = 2 }

[gold_pan]
ren_outlaw = {}
"""
WORDS = ("big_steve.life=5", "gold_pan.ren_outlaw=", "spurs.ren_law=barrel,snake*2")


def write_file(folder: Path, text: str | bytes) -> Path:
    file = folder / "mine.toml"
    file.write_bytes(text.encode() if isinstance(text, str) else text)
    return file


def refused(path: str | Path) -> BadConfig:
    """The refusal of a file; it must name the file."""
    with pytest.raises(BadConfig) as found:
        load_corrections(path)
    assert found.value.facts.pop("file") == str(path)
    return found.value


def corrected(folder: Path, text: str) -> Facts:
    return facts_for(Config(mode=MODE, corrections=load_corrections(write_file(folder, text))))


def copies(facts: Facts, kind: str) -> list[str]:
    return [card for card in facts.cards if card.startswith(f"{kind}-")]


# -- parsing -------------------------------------------------------------------------------


def test_a_file_becomes_the_corrections_of_a_config(tmp_path: Path) -> None:
    assert load_corrections(write_file(tmp_path, MINE)) == WORDS
    assert load_corrections(str(tmp_path / "mine.toml")) == WORDS


def test_equal_files_give_equal_corrections(tmp_path: Path) -> None:
    otherwise = """
        # The same, written otherwise.
        gold_pan.ren_outlaw = { barrel = 0 }
        spurs = { ren_law = { snake = 2, horseshoe = 0, barrel = 1 } }
        [big_steve]
        life = 0x5
    """

    assert load_corrections(write_file(tmp_path, otherwise)) == WORDS


def test_an_empty_file_corrects_nothing(tmp_path: Path) -> None:
    assert load_corrections(write_file(tmp_path, "# not yet\n")) == ()


def test_a_file_may_start_with_a_byte_order_mark(tmp_path: Path) -> None:
    assert load_corrections(write_file(tmp_path, b"\xef\xbb\xbf" + MINE.encode())) == WORDS


# -- effects -------------------------------------------------------------------------------


def test_a_corrected_life_is_used(tmp_path: Path) -> None:
    facts = corrected(tmp_path, "[big_steve]\nlife = 5\n[jango]\nlife = 1\n")

    lives = {who.id: facts.life[who.no] for who in facts.characters}
    printed = {who.id: who.life for who in facts.characters}
    assert lives == printed | {"big_steve": 5, "jango": 1}
    assert (printed["big_steve"], printed["jango"]) == (4, 3)


def test_a_file_replaces_all_copies_with_a_back(tmp_path: Path) -> None:
    facts = corrected(tmp_path, "[missed]\nlaw = { dynamite = 2 }\n")

    law = [card for card in copies(facts, "missed") if ".law" in card]
    outlaw = [card for card in copies(facts, "missed") if ".outlaw" in card]
    assert law == ["missed-dynamite.law", "missed-dynamite.law.2"]
    assert len(outlaw) == 7


def test_a_card_without_copies_is_not_dealt(tmp_path: Path) -> None:
    facts = corrected(tmp_path, "[spurs]\nren_law = {}\n")

    assert copies(facts, "spurs") == []
    assert len(facts.cards) == 119


def test_a_file_may_add_copies_with_another_back(tmp_path: Path) -> None:
    facts = corrected(tmp_path, "[spurs]\nren_outlaw = { snake = 1 }\n")

    assert copies(facts, "spurs") == ["spurs-barrel.ren_law", "spurs-snake.ren_outlaw"]


def test_a_file_also_replaces_the_fifth_water(tmp_path: Path) -> None:
    words = load_corrections(write_file(tmp_path, "[water]\nlaw = { horseshoe = 5 }\n"))

    facts = facts_for(Config(edition="first", corrections=words))

    law = [card for card in copies(facts, "water") if ".law" in card]
    assert len(law) == 5
    assert {card.split(".")[0] for card in law} == {"water-horseshoe"}


@ruling("D12")
def test_a_corrected_life_may_exceed_the_bullets(
    tmp_path: Path,
) -> None:
    everybody = [who.id for who in facts_for(Config()).characters]
    text = "".join(f"[{who}]\nlife = 9\n" for who in everybody)
    words = load_corrections(write_file(tmp_path, text))

    game = new_game(Config(corrections=words), seed=1)

    assert game.life == game.max_life == [9, 9, 9, 9]


# -- games ---------------------------------------------------------------------------------


def test_a_record_contains_its_corrections(tmp_path: Path) -> None:
    file = write_file(tmp_path, MINE)
    game = sixgun.new_game("duel", seed=7, mode=MODE, corrections=load_corrections(file))
    rng = Rng.from_seed(7)
    while decision := game.decision:
        game.apply(decision.moves[rng.below(len(decision.moves))])
    record = write_record(game.record())
    file.unlink()

    again = sixgun.replay(read_record(record))

    assert f"\ncorrections: {' '.join(WORDS)}\n" in record
    assert again.config == game.config
    assert again.record() == game.record()
    assert again.result is not None


def test_a_record_without_its_corrections_is_refused(tmp_path: Path) -> None:
    words = load_corrections(write_file(tmp_path, MINE))
    record = write_record(sixgun.new_game("duel", seed=7, mode=MODE, corrections=words).record())
    plain = record.replace(f"corrections: {' '.join(WORDS)}\n", "")

    with pytest.raises(MalformedRecord, match="wrong_hash"):
        sixgun.replay(read_record(plain))


def test_a_record_with_invalid_corrections_is_refused(tmp_path: Path) -> None:
    words = load_corrections(write_file(tmp_path, MINE))
    record = write_record(sixgun.new_game("duel", seed=7, mode=MODE, corrections=words).record())
    wrong = record.replace("big_steve.life=5", "big_steve.life=50")

    with pytest.raises(MalformedRecord) as found:
        sixgun.replay(read_record(wrong))

    assert found.value.code == "bad_header"
    assert found.value.facts == {"reason": "bad_correction", "correction": "big_steve.life=50"}


# -- refusals ------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("life = 5", {"correction": "life", "value": "5"}),
        ("big_steve = 'big'", {"correction": "big_steve", "value": "big"}),
        ("[[big_steve]]\nlife = 5", {"correction": "big_steve", "value": "list"}),
        ("[big_steve]\nhats = 2", {"correction": "big_steve.hats", "known": "life law outlaw "}),
        ("[spurs]\nren_law = 2", {"correction": "spurs.ren_law", "value": "2"}),
        ("[spurs]\nren_law = ['snake']", {"correction": "spurs.ren_law", "value": "list"}),
        (
            "[spurs]\nren_law = { cow = 1 }",
            {"correction": "spurs.ren_law.cow", "known": "barrel snake dynamite horseshoe"},
        ),
    ],
)
def test_invalid_values_are_refused(tmp_path: Path, text: str, facts: dict[str, str]) -> None:
    error = refused(write_file(tmp_path, text))

    assert error.code == "bad_correction"
    assert error.facts.keys() == facts.keys()
    for name, value in facts.items():
        assert str(error.facts[name]).startswith(value)


@pytest.mark.parametrize(
    ("life", "value"),
    [
        ("0", "0"),
        ("10", "10"),
        ("-4", "-4"),
        ("'five'", "five"),
        ("4.0", "4.0"),
        ("true", "True"),
        ("nan", "nan"),
        ("1979-05-27", "1979-05-27"),
        ("[4]", "list"),
        ("{ law = 4 }", "dict"),
        ("0x" + "f" * 9_000, "int"),
    ],
)
def test_a_life_is_a_whole_number_from_1_to_9(tmp_path: Path, life: str, value: str) -> None:
    error = refused(write_file(tmp_path, f"[big_steve]\nlife = {life}\n"))

    assert error.code == "bad_correction"
    assert error.facts == {"correction": "big_steve.life", "value": value, "least": 1, "most": 9}


@pytest.mark.parametrize("count", ["-1", "61", "'one'", "1.0", "false", "{}"])
def test_a_symbol_is_counted_from_0_to_60(tmp_path: Path, count: str) -> None:
    error = refused(write_file(tmp_path, f"[spurs]\nren_law = {{ snake = {count} }}\n"))

    assert error.code == "bad_correction"
    assert error.facts["correction"] == "spurs.ren_law.snake"
    assert (error.facts["least"], error.facts["most"]) == (0, 60)


def test_a_card_has_no_more_than_60_copies_with_one_back(tmp_path: Path) -> None:
    error = refused(write_file(tmp_path, "[spurs]\nren_law = { barrel = 31, snake = 30 }\n"))

    assert error.code == "bad_correction"
    assert error.facts == {"correction": "spurs.ren_law=barrel*31,snake*30"}


@pytest.mark.parametrize(
    ("text", "correction"),
    [
        ("[spurs]\nlife = 5", "spurs.life=5"),  # a card has no life
        ("[big_steve]\nlaw = { snake = 1 }", "big_steve.law=snake"),  # nor a character copies
        ("[spurs]", "spurs"),
    ],
)
def test_a_correction_without_effect_is_refused(tmp_path: Path, text: str, correction: str) -> None:
    error = refused(write_file(tmp_path, text))

    assert error.code == "corrects_nothing"
    assert error.facts == {"correction": correction}


@pytest.mark.parametrize(
    ("text", "facts"),
    [
        ("[bigg_steve]\nlife = 5", {"id": "bigg_steve", "near": "big_steve"}),
        ("[spurz]\nren_law = {}", {"id": "spurz", "near": "spurs"}),
        ("[zzz]", {"id": "zzz"}),
        ("[big_steve]\nlife = 5\n[zzz]\nlife = 5", {"id": "zzz"}),
    ],
)
def test_an_unknown_id_suggests_a_similar_one(
    tmp_path: Path, text: str, facts: dict[str, str]
) -> None:
    error = refused(write_file(tmp_path, text))

    assert error.code == "corrects_nothing"
    assert {name: error.facts[name] for name in error.facts if name != "correction"} == facts


@pytest.mark.parametrize("name", ['"Big Steve"', '"a.life=5 b"', '""', f'"{"x" * 500}"'])
def test_an_invalid_id_is_refused(tmp_path: Path, name: str) -> None:
    error = refused(write_file(tmp_path, f"[{name}]\nlife = 5\n"))

    assert error.code == "bad_correction"
    assert len(str(error.facts["correction"])) <= 80


def test_a_deck_without_cards_is_refused(tmp_path: Path) -> None:
    cards = [kind.id for kind in facts_for(Config(mode=MODE)).kinds]
    text = "".join(f"[{card}]\nlaw = {{}}\nren_law = {{}}\n" for card in cards)

    error = refused(write_file(tmp_path, text))

    assert error.code == "deck_too_small"
    assert error.facts == {"side": "law", "cards": 0}


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("[big_steve]\nlife == 5\n", 2),
        ("[big_steve]\nlife = 5\nlife = 4\n", 3),
        ("[big_steve]\nlife = 5\n[big_steve]\nlife = 5\n", 3),
        ("\n\n[big_steve\n", 3),
        ("[spurs]\nren_law = { snake = 1", 2),
        (b"[big_steve]\nlife = 5 # \xff\n", 2),
    ],
)
def test_invalid_toml_is_refused_with_its_line(
    tmp_path: Path, text: str | bytes, line: int
) -> None:
    error = refused(write_file(tmp_path, text))

    assert error.code == "bad_toml"
    assert error.facts["line"] == line
    assert error.facts["reason"]
    assert "(at" not in str(error.facts["reason"])


@pytest.mark.parametrize(
    "text",
    ["life = " + "9" * 5_000, "spurs = " + "[" * 5_000, "#" * 100_001],
    ids=["a long number", "a deep list", "a long file"],
)
def test_unreadable_bytes_are_refused(tmp_path: Path, text: str) -> None:
    error = refused(write_file(tmp_path, text))

    assert error.code == "bad_toml"
    assert error.facts["reason"]


def test_a_missing_file_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path / "other.toml").code == "no_such_file"


def test_a_folder_is_refused(tmp_path: Path) -> None:
    assert refused(tmp_path).code == "is_a_folder"


def test_a_path_that_cannot_be_opened_is_refused(tmp_path: Path) -> None:
    error = refused(tmp_path / "mine\0.toml")

    assert error.code == "cannot_read"
    assert error.facts["reason"]


def test_a_refused_file_changes_nothing(tmp_path: Path) -> None:
    before = facts_for(Config(mode=MODE))
    lives, cards = before.life[:], before.cards[:]

    refused(write_file(tmp_path, MINE + "[nobody]\nlife = 5\n"))

    facts_for.cache_clear()
    after = facts_for(Config(mode=MODE))
    assert (after.life, after.cards) == (lives, cards)
    assert (tmp_path / "mine.toml").read_text() == MINE + "[nobody]\nlife = 5\n"
