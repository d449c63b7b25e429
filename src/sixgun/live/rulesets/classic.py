"""BANG! with its boxes and variants."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from sixgun.classic import (
    BOXES,
    HOUSE_RULES,
    ROLES,
    VARIANTS,
    Config,
    Game,
    View,
    new_game,
    open_view,
    side_of,
    view,
)
from sixgun.classic.roles import DEPUTY, DUELIST, OUTLAW, SHERIFF, seats_with
from sixgun.engine import BadConfig
from sixgun.live.custom_boxes import load_installed
from sixgun.live.rulesets.ruleset import Ruleset

__all__ = ["ClassicRuleset"]

BASE: Final = "base"


class ClassicRuleset(Ruleset[Config, Game, View]):
    """Loads installed custom boxes when a table that names them is dealt."""

    id = "classic"
    config = Config

    def deal(self, config: Config, seed: int | str, emits_events: bool = True) -> Game:
        if any(box not in BOXES for box in config.boxes):
            load_installed(config.boxes)
        return new_game(config, seed, emits_events)

    def config_of(self, game: Game) -> Config:
        return game.facts.config

    def view(self, game: Game, seat: int) -> View:
        return view(game, seat)

    def open_view(self, game: Game, seat: int) -> View:
        return open_view(game, seat)

    def has_secrets(self, game: Game, seat: int) -> bool:
        """T46: a bidder who can only pass has a secret purse."""
        return bool(game.purse) or super().has_secrets(game, seat)

    def side(self, game: Game) -> str:
        return side_of(game)

    def roles(self, game: Game) -> list[str]:
        return [ROLES[role] for role in game.role]

    def role_words(self, game: Game) -> list[str]:
        return list(ROLES)

    def character_ids(self, game: Game) -> list[str]:
        return [character.id for character in game.facts.characters]

    def event_ids(self, game: Game) -> list[str]:
        return [event.id for event in game.facts.events]

    def characters(self, game: Game) -> list[list[str]]:
        """The final characters; none in a duel, where they come and go."""
        return [
            [] if role == DUELIST else [game.character[seat].id]
            for seat, role in enumerate(game.role)
        ]

    def rivals(self, game: Game) -> list[int]:
        """The Sheriff wins with the Deputies, and the Outlaws win together."""
        law = seats_with(game, SHERIFF) | seats_with(game, DEPUTY)
        mates = {SHERIFF: law, DEPUTY: law, OUTLAW: seats_with(game, OUTLAW)}
        rivals = super().rivals(game)
        return [mask & ~mates.get(game.role[seat], 0) for seat, mask in enumerate(rivals)]

    def expand_options(self, options: dict[str, object]) -> dict[str, object]:
        """Turn `expansions` into boxes, and take the number of players from the variant."""
        values = dict(options)
        extra = values.pop("expansions", None)
        if extra is not None:
            if not isinstance(extra, (list, tuple)) or "boxes" in values:
                raise BadConfig("bad_option", option="expansions")
            values["boxes"] = (BASE, *(box for box in extra if box != BASE))
        variant = values.get("variant")
        if isinstance(variant, str) and variant in VARIANTS:
            values.setdefault("players", VARIANTS[variant].players[0])
        return values

    def choices(self) -> dict[str, Sequence[str] | range]:
        return {
            "players": range(2, 9),
            "boxes": list(BOXES),
            "variant": ["", *VARIANTS],
            "house": [rule.name for rule in HOUSE_RULES],
        }

    def seats(self) -> dict[str, Sequence[int]]:
        """By variant; without one, three players have their own variant."""
        counts = {name: variant.players for name, variant in VARIANTS.items()}
        usual = (*VARIANTS["three_players"].players, *VARIANTS["standard"].players)
        return {"": usual, **counts}

    # -- the next game at the same table ---------------------------------------------------

    def next_config(self, game: Game, keep: Sequence[str] | None, pass_sheriff: bool) -> Config:
        """R103, R306. After a duel or an auction, nobody keeps their character."""
        config = self.config_of(game)
        if DUELIST in game.role:
            return config
        characters = () if game.paid else kept_characters(game, keep)
        sheriff = next_sheriff(game) if pass_sheriff else -1
        return replace(config, characters=characters, sheriff=sheriff)


def kept_characters(game: Game, keep: Sequence[str] | None) -> tuple[str, ...]:
    """R103: survivors keep their characters (all, or those named); the eliminated draw new ones."""
    if keep is not None and not isinstance(keep, (list, tuple)):
        raise BadConfig("bad_option", option="keep", value=str(keep)[:60])
    names = game.names.seat_names
    alive = [names[game.owner[figure]] for figure in game.ring]
    for name in keep if keep is not None else ():
        if name not in alive:
            raise BadConfig("cannot_keep_character", name=name)
    kept = alive if keep is None else keep
    return tuple(
        kept_or_not(game.character[seat].id, name in kept, name in alive)
        for seat, name in enumerate(names)
    )


def kept_or_not(character: str, kept: bool, alive: bool) -> str:
    """A seat's entry in the config: this character, any, or any but the one that fell (R103)."""
    if kept:
        return character
    return "" if alive else f"!{character}"


def next_sheriff(game: Game) -> int:
    """R306: the role goes round."""
    if SHERIFF not in game.role:
        raise BadConfig("no_sheriff_here")
    return (game.role.index(SHERIFF) + 1) % game.seats
