"""Messages of the page: every language has the same keys, and everything that a server can send has
a message."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from sixgun.bots.classic import REASONS as CLASSIC_REASONS
from sixgun.bots.duel import REASONS as DUEL_REASONS
from sixgun.bots.levels import LEVELS
from sixgun.engine.moves import VERBS, WORDS
from sixgun.live.rulesets import RULESETS
from sixgun.messages import LANGUAGES
from sixgun.messages.placeholders import UnbalancedBraces, arguments, placeholders
from sixgun.server.seat_view import EVENT_TAGS
from tests.docs.sources import error_codes, refusal_codes

HERE = Path(__file__).parents[2]
MESSAGES = HERE / "src/sixgun/messages"
PRINTED = {"classic", "duel"}  # files of cards: the English words are the engine's

# Sections of docs/refusals.md with codes that no server sends: for custom boxes, custom bots, the
# start of a server, the command line.
ELSEWHERE = {
    "A custom box is refused",
    "A bot cannot play",
    "It cannot be started",
    "Others",
    "On the command line",
}
THE_PAGES_OWN = {"no_connection", "server_failed", "unknown"}
# Events whose sentence has another key, or is part of another sentence.
EVENTS = {
    "card_drawn": "drew",
    "card_taken": "took.hand",
    "card_played": "played",
    "card_used": "used",
    "card_discarded": "discarded.any",
    "card_laid": "laid",
    "card_left_play": "left_play",
    "card_passed": "passed_on",
    "card_flipped": "flipped",
    "draw_settled": "draw",
    "card_turned_up": "turned_up",
    "card_returned": "returned",
    "card_reloaded": "reloaded",
    "deck_shuffled": "reshuffled",
    "shot_fired": "shot",
    "passed": "passed.any",
    "turn_started": "turn",
    "turn_ended": "turn",
}


def messages(language: str) -> dict[str, str]:
    """Return the messages by "file.path.to.message", without the texts of cards."""
    found: dict[str, str] = {}
    for file in sorted((MESSAGES / language).glob("*.json")):
        if file.stem not in PRINTED:
            found |= flat(file.stem, json.loads(file.read_text(encoding="utf-8")))
    return found


def flat(prefix: str, part: dict[str, Any]) -> dict[str, str]:
    found: dict[str, str] = {}
    for key, value in part.items():
        inner = f"{prefix}.{key}"
        found |= {inner: value} if isinstance(value, str) else flat(inner, value)
    return found


# -- the format of messages ------------------------------------------------------------------


def test_placeholders_are_found_in_all_branches() -> None:
    message = "{who_is, select, you {You} other {{who} has}} {n, plural, one {# {card}} other {#}}"
    assert placeholders(message) == {"who_is", "who", "n", "card"}
    with pytest.raises(UnbalancedBraces):
        placeholders("{who} {")


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_key_stands_twice(language: str) -> None:
    def only_once(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
        keys = [key for key, _ in pairs]
        assert len(keys) == len(set(keys)), (file.name, keys)
        return dict(pairs)

    for file in sorted((MESSAGES / language).rglob("*.json")):
        json.loads(file.read_text(encoding="utf-8"), object_pairs_hook=only_once)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_is_well_formed(language: str) -> None:
    for key, message in messages(language).items():
        for argument in arguments(message):
            name, *more = (part.strip() for part in argument.split(",", 2))
            assert re.fullmatch(r"[a-z_]+", name), (key, name)
            if more:
                assert more[0] in {"select", "plural", "selectordinal", "number"}, (key, argument)
            if more and more[0] != "number":
                assert re.search(r"\bother\s*\{", more[1]), (key, "has no other", argument)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_has_the_keys_of_english(language: str) -> None:
    assert set(messages(language)) == set(messages("en"))


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_language_asks_for_values_that_english_does_not_know(language: str) -> None:
    """A language may use a value to choose words more or less often than English does."""
    english = messages("en")
    for key, message in messages(language).items():
        asked, known = values(message), values(english[key])
        assert asked <= known, (key, asked - known)
        shown = {name for name in known if re.search(rf"\{{{name}\}}", english[key])}
        assert shown <= asked, (key, "is not said", shown - asked)


def values(message: str) -> set[str]:
    return {name.removesuffix("_is") for name in placeholders(message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_apostrophe_makes_a_quotation_of_a_placeholder(language: str) -> None:
    for key, message in messages(language).items():
        assert not re.search("'[{}]", message), key


# -- a message for everything -----------------------------------------------------------------


def tables(page: str) -> Iterator[tuple[str, list[str]]]:
    """Yield the rows of all tables on a page, each with the heading above it."""
    heading = ""
    for line in (HERE / "docs" / page).read_text(encoding="utf-8").splitlines():
        if line.startswith("#"):
            heading = line.lstrip("# ")
        elif line.startswith("| `"):
            yield heading, [cell.strip() for cell in line.strip("|").split("|")]


def test_every_code_that_a_server_can_send_has_words() -> None:
    sent = {
        code.strip("`") for heading, (code, *_) in tables("refusals.md") if heading not in ELSEWHERE
    }
    bots = {code.strip("`") for _, (code, *_) in tables("refusals.md")} & {
        "unknown_bot",
        "unknown_bot_option",
        "useless_bot_option",
        "bad_bot_option",
        "bad_temperature",
        "bad_budget",
    }
    worded = {
        key.removeprefix("tournament.").removeprefix("refusals.")
        for key in messages("en")
        if key.startswith(("refusals.", "tournament.refusals."))
    }
    assert len(sent) > 150
    assert (sent | bots) - worded == set()
    assert worded - error_codes() - refusal_codes() - THE_PAGES_OWN == set()


def test_every_prompt_has_words_in_its_game() -> None:
    english = messages("en")
    games = {"In BANG!": "classic", "In The Duel": "duel"}
    prompts = [
        (games[heading], prompt.strip("`"))
        for heading, (prompt, *_) in tables("moves-and-prompts.md")
        if heading in games
    ]
    assert len(prompts) > 55
    for game, prompt in prompts:
        assert f"prompts.{game}.{prompt}.title" in english, (game, prompt)
        assert f"prompts.{game}.{prompt}.detail" in english, (game, prompt)


def test_every_verb_has_words() -> None:
    english = messages("en")
    documented = {
        verb.strip("`")
        for heading, (verb, *_) in tables("moves-and-prompts.md")
        if heading == "Verbs"
    }
    assert documented == set(VERBS) - {""}
    for verb in documented:
        assert f"moves.{verb}.any" in english, verb


def test_every_event_has_a_sentence() -> None:
    english = messages("en")
    for event in EVENT_TAGS:
        assert f"log.{EVENTS.get(event, event)}" in english, event


def test_every_word_that_may_be_named_has_words() -> None:
    english = messages("en")
    decks = re.compile(r"deck_\d")  # they have the names of their players
    for word in WORDS.values():
        assert decks.fullmatch(word) or f"log.words.{word}" in english, word


def test_every_reason_of_a_bot_has_words() -> None:
    english = messages("en")
    for reason in {*CLASSIC_REASONS, *DUEL_REASONS}:
        assert f"hints.reasons.{reason}" in english, reason


def test_every_choice_for_a_new_table_has_words() -> None:
    """Boxes have their printed names."""
    english = messages("en")
    for level in LEVELS:
        assert f"options.bots.{level}.name" in english, level
    for game, rules in RULESETS.items():
        assert f"options.games.{game}.name" in english, game
        for option, choices in rules.choices().items():
            assert f"options.any.{option}.name" in english, option
            for choice in choices if option not in {"boxes", "players"} else ():
                key = f"options.values.{game}.{option}.{choice or 'usual'}"
                assert key in english or f"{key}.name" in english, key


def test_every_key_that_the_page_uses_has_a_message() -> None:
    english = messages("en")
    used = re.compile(r"""\bsay\([^()]*?["`]([a-z_]+(?:\.\w+)+)["`]""")
    keys = {
        (key, file.name)
        for file in sorted((HERE / "web/src").rglob("*"))
        if file.suffix in {".ts", ".svelte"}
        for key in used.findall(file.read_text(encoding="utf-8"))
    }
    assert len(keys) > 300
    assert {(key, file) for key, file in keys if key not in english} == set()
