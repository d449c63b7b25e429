"""An option is declared once, as a field of its game's config; no place forgets it."""

from __future__ import annotations

import inspect
import json
from dataclasses import fields
from pathlib import Path
from typing import Any, get_type_hints

import pytest

import sixgun
from sixgun.cli.game_options import collect_settings
from sixgun.cli.game_settings import GameSettings
from sixgun.cli.games import GAMES, game_ui_for
from sixgun.live.options import entry_type, format_options
from sixgun.live.rulesets import RULESETS
from sixgun.server.tables.table_setup import RESERVED_OPTIONS

MESSAGES = Path(__file__).parents[2] / "src/sixgun/messages"
EACH = [(game, field) for game, rules in RULESETS.items() for field in fields(rules.config)]
IDS = [f"{game}.{field.name}" for game, field in EACH]

# Options that have another name on the command line.
RENAMED = {"house": "rule", "corrections": "facts"}
NOT_ON_THE_COMMAND_LINE = {
    "names": "the commands that play set them",
    "sheriff": "set when a table plays again",
    "characters": "set when a table plays again",
    "ask_discard_order": "for tables and tournaments",
    "ask_forced": "for tables and tournaments",
}


@pytest.mark.conformance
def test_a_record_has_the_options_that_are_always_recorded() -> None:
    written = {game: format_options(rules.config()) for game, rules in RULESETS.items()}

    assert written == {
        "classic": {"players": "4"},
        "duel": {"mode": "law_vs_outlaw"},
    }


@pytest.mark.skipif(sixgun.build_name() == "compiled", reason="only the pure build has the types")
@pytest.mark.parametrize(("game", "field"), EACH, ids=IDS)
def test_the_entries_of_a_list_have_the_declared_type(game: str, field: Any) -> None:
    hint = get_type_hints(RULESETS[game].config)[field.name]
    if isinstance(field.default, tuple):
        assert hint == tuple[entry_type(field), ...], "say `option((), entries=...)`"  # type: ignore[misc]


@pytest.mark.parametrize(("game", "field"), EACH, ids=IDS)
def test_an_option_that_a_host_can_choose_has_its_texts(game: str, field: Any) -> None:
    for language in ("en", "it"):
        texts = json.loads((MESSAGES / language / "options.json").read_text(encoding="utf-8"))
        if field.name not in RESERVED_OPTIONS:
            assert texts["any"].get(field.name, {}).keys() == {"name", "help"}, language


@pytest.mark.parametrize(("game", "field"), EACH, ids=IDS)
def test_an_option_is_on_the_command_line_or_has_a_reason_not_to_be(game: str, field: Any) -> None:
    offered = game_ui_for(game).options
    here = RENAMED.get(field.name, field.name) in offered

    assert here != (field.name in NOT_ON_THE_COMMAND_LINE), "see `options` of the game's UI"


def test_every_setting_of_a_game_is_an_option_of_the_commands() -> None:
    offered = inspect.signature(collect_settings).parameters.keys() | {"side"}  # only of `play`
    used = {name for game in GAMES for name in game_ui_for(game).options}

    assert used <= offered
    assert offered <= {field.name for field in fields(GameSettings)}
