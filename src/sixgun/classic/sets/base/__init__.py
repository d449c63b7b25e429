"""BANG!: 80 cards, 16 characters."""

from __future__ import annotations

from typing import Final

from sixgun.classic.boxes import Box
from sixgun.classic.cards import Card
from sixgun.classic.characters import Character
from sixgun.classic.sets.base import characters as who
from sixgun.classic.sets.base.attacks import Bang, Duel, Gatling, Indians, Missed
from sixgun.classic.sets.base.equipment import Barrel, Dynamite, Jail, Mustang, Scope
from sixgun.classic.sets.base.supplies import (
    Beer,
    CatBalou,
    GeneralStore,
    Panic,
    Saloon,
    Stagecoach,
    WellsFargo,
)
from sixgun.classic.sets.base.weapons import (
    Remington,
    RevCarabine,
    Schofield,
    Volcanic,
    Winchester,
)

__all__ = ["BOX"]

CARDS: Final[list[type[Card]]] = [
    Bang,
    Missed,
    Beer,
    Saloon,
    Stagecoach,
    WellsFargo,
    GeneralStore,
    Panic,
    CatBalou,
    Duel,
    Indians,
    Gatling,
    Barrel,
    Scope,
    Mustang,
    Jail,
    Dynamite,
    Volcanic,
    Schofield,
    Remington,
    RevCarabine,
    Winchester,
]

CHARACTERS: Final[list[type[Character]]] = [
    who.BartCassidy,
    who.BlackJack,
    who.CalamityJanet,
    who.ElGringo,
    who.JesseJones,
    who.Jourdonnais,
    who.KitCarlson,
    who.LuckyDuke,
    who.PaulRegret,
    who.PedroRamirez,
    who.RoseDoolan,
    who.SidKetchum,
    who.SlabTheKiller,
    who.SuzyLafayette,
    who.VultureSam,
    who.WillyTheKid,
]

BOX: Final[Box] = Box("base", "BANG!", CARDS, CHARACTERS, players=(4, 5, 6, 7))
