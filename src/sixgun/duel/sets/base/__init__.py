"""BANG! The Duel: two decks of 40 cards, 24 characters."""

from __future__ import annotations

from typing import Final

from sixgun.duel.boxes import Box
from sixgun.duel.cards import Card
from sixgun.duel.characters import Character
from sixgun.duel.sets.base import actions, bang, equipment, law, outlaws

__all__ = ["BOX"]

CARDS: Final[list[type[Card]]] = [
    bang.Colt,
    bang.Carbine,
    bang.Fanning,
    bang.Peacemaker,
    bang.Remington,
    bang.Schofield,
    bang.Shotgun,
    bang.Winchester,
    actions.Missed,
    actions.ReturnFire,
    actions.Beer,
    actions.Derringer,
    actions.Duel,
    actions.Gatling,
    actions.GeneralStore,
    actions.Indians,
    actions.Knife,
    actions.Schoolmarm,
    actions.Stealing,
    actions.StrongAle,
    actions.Wagon,
    actions.Water,
    equipment.Bank,
    equipment.Barrel,
    equipment.Clock,
    equipment.Dynamite,
    equipment.GunBelt,
    equipment.Hat,
    equipment.Rattlesnake,
    equipment.Scope,
    equipment.Stampede,
]

CHARACTERS: Final[list[type[Character]]] = [
    law.AlanPinkertoon,
    law.AnnieOakey,
    law.BartMasterson,
    law.BillTightman,
    law.BuffaloBell,
    law.DalonRanger,
    law.Jango,
    law.PatGarret,
    law.TexKiller,
    law.TheStranger,
    law.WildBill,
    law.WyattEar,
    outlaws.BabeLeroy,
    outlaws.BullAnderson,
    outlaws.CattleKatie,
    outlaws.DaltonBros,
    outlaws.JackRansome,
    outlaws.PearlHat,
    outlaws.SidCurry,
    outlaws.SlimPoet,
    outlaws.SoundanceKid,
    outlaws.TocoRamirez,
    outlaws.TomThorn,
    outlaws.WestHarding,
]

BOX: Final[Box] = Box("base", "BANG! The Duel", CARDS, CHARACTERS)
