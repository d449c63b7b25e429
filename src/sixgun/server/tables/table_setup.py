"""The setup of a table: the config of its game, its first deal, and its entry in the list."""

from __future__ import annotations

import secrets
from dataclasses import replace
from typing import Final

from sixgun.engine import BadConfig
from sixgun.live.commitments import new_salt
from sixgun.live.game import start
from sixgun.live.options import format_options, make_config
from sixgun.live.rulesets import GameConfig, ruleset
from sixgun.protocol import NewTable, SeatInfo, TableEntry
from sixgun.server.context import now
from sixgun.server.store.plays import StoredPlay
from sixgun.server.store.tables import StoredTable
from sixgun.server.tables.names import record_names

__all__ = ["RESERVED_OPTIONS", "game_config", "new_play", "table_entry"]

RESERVED_OPTIONS: Final = (
    "names",
    "ask_forced",
    "purses",
)  # options that are not for the host to choose


def game_config(setup: NewTable) -> GameConfig:
    """Return the validated config of the game that the host has set up."""
    rules = ruleset(setup.game)
    for name in RESERVED_OPTIONS:
        if name in setup.options:
            raise BadConfig("unknown_option", option=name)
    options: dict[str, object] = {**setup.options, "ask_forced": True}
    config: GameConfig = make_config(rules, rules.expand_options(options)).validate()
    return config


def new_play(
    table: str, number: int, game: str, config: GameConfig, chairs: list[SeatInfo]
) -> StoredPlay:
    """Return a new game with a random seed, ready to be stored."""
    names = [chair.name for chair in chairs]
    first = start(replace(config, names=record_names(names)), secrets.token_hex(16))
    return StoredPlay(
        id=secrets.token_urlsafe(9),
        table=table,
        number=number,
        game=game,
        options=format_options(first.config),
        names=names,
        players=[chair.person for chair in chairs],
        seed=first.seed,
        salt=new_salt(),
        started=now(),
    )


def table_entry(stored: StoredTable, person: str) -> TableEntry:
    """Return the list entry of a table, as this person sees it."""
    return TableEntry(
        id=stored.id,
        game=stored.setup.game,
        options=stored.setup.options,
        state=stored.state,  # type: ignore[arg-type]
        taken=sum(chair.kind != "open" for chair in stored.chairs),
        seats=len(stored.chairs),
        host=next((c.name for c in stored.chairs if c.person == stored.host), stored.host_name),
        mine=any(person and chair.person == person for chair in stored.chairs),
        tournament=stored.tournament,
    )
