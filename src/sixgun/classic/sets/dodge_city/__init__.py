"""Dodge City: 40 cards, some of them green, and 15 characters."""

from __future__ import annotations

from typing import Final

from sixgun.classic.boxes import Box
from sixgun.classic.sets.base.attacks import Bang, Indians, Missed
from sixgun.classic.sets.base.equipment import Barrel, Dynamite, Mustang
from sixgun.classic.sets.base.supplies import Beer, CatBalou, GeneralStore, Panic
from sixgun.classic.sets.base.weapons import Remington, RevCarabine
from sixgun.classic.sets.dodge_city import characters as who
from sixgun.classic.sets.dodge_city.brown import (
    Brawl,
    Dodge,
    Punch,
    RagTime,
    Springfield,
    Tequila,
    Whisky,
)
from sixgun.classic.sets.dodge_city.equipment import Binocular, Hideout
from sixgun.classic.sets.dodge_city.green import (
    Bible,
    BuffaloRifle,
    CanCan,
    Canteen,
    Conestoga,
    Derringer,
    Howitzer,
    IronPlate,
    Knife,
    Pepperbox,
    PonyExpress,
    Sombrero,
    TenGallonHat,
)

__all__ = ["BOX"]

BOX: Final[Box] = Box(
    "dodge_city",
    "Dodge City",
    [
        Punch,
        Springfield,
        Brawl,
        RagTime,
        Tequila,
        Whisky,
        Dodge,
        Binocular,
        Hideout,
        Bible,
        IronPlate,
        Sombrero,
        TenGallonHat,
        BuffaloRifle,
        CanCan,
        Canteen,
        Conestoga,
        Derringer,
        Howitzer,
        Knife,
        Pepperbox,
        PonyExpress,
    ],
    [
        who.ApacheKid,
        who.BelleStar,
        who.BillNoface,
        who.ChuckWengam,
        who.DocHolyday,
        who.ElenaFuente,
        who.GregDigger,
        who.HerbHunter,
        who.JoseDelgado,
        who.MollyStark,
        who.PatBrennan,
        who.PixiePete,
        who.SeanMallory,
        who.TequilaJoe,
        who.VeraCuster,
    ],
    more_copies={  # R91
        Bang: "5C 6C KC 8S",
        Missed: "8D",
        Beer: "6H 6S",
        GeneralStore: "AS",
        Panic: "JH",
        CatBalou: "8C",
        Indians: "5D",
        Barrel: "AC",
        Mustang: "5H",
        Dynamite: "10C",
        Remington: "6D",
        RevCarabine: "5S",
    },
    players=(3, 8),
)
