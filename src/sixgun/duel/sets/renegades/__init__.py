"""Renegades: 40 cards, 12 characters."""

from __future__ import annotations

from typing import Final

from sixgun.duel.boxes import Box
from sixgun.duel.cards import Card
from sixgun.duel.characters import Character
from sixgun.duel.sets.renegades import actions, bang, equipment
from sixgun.duel.sets.renegades import characters as who

__all__ = ["BOX"]

CARDS: Final[list[type[Card]]] = [
    bang.Lightning,
    bang.Savage,
    bang.Sharps,
    bang.Spencer,
    bang.Walker,
    bang.Whitney,
    actions.Agility,
    actions.Ambush,
    actions.Feint,
    actions.IndianChief,
    actions.Pardner,
    actions.Ricochet,
    actions.Slap,
    actions.Switch,
    actions.UnionPacific,
    actions.Whiskey,
    equipment.Sidekick,
    equipment.Spurs,
    equipment.BuffaloRifle,
    equipment.DoubleBarrel,
    equipment.GoldPan,
    equipment.Howitzer,
    equipment.LuckyPenny,
]

CHARACTERS: Final[list[type[Character]]] = [
    who.CharlieBasset,
    who.HickAddams,
    who.HottieDelou,
    who.MysticMaid,
    who.PokerAlicia,
    who.TheMarshal,
    who.BigSteve,
    who.DutchHarry,
    who.ElChindi,
    who.JimLonghair,
    who.KingFishers,
    who.KittyLeroy,
]

BOX: Final[Box] = Box("renegades", "Renegades", CARDS, CHARACTERS)
