"""Blue cards that shoot farther than the Colt .45."""

from __future__ import annotations

from sixgun.classic.cards import Weapon

__all__ = ["Remington", "RevCarabine", "Schofield", "Volcanic", "Winchester"]


class Volcanic(Weapon):
    id = "volcanic"
    name = "Volcanic"
    words = "Reach 1. Play any number of BANG! cards in your turn."
    copies = "10S 10C"
    doubtful_book = True
    rulings = ("R4", "R24", "R26", "R27")
    reach = 1
    unlimited = True


class Schofield(Weapon):
    id = "schofield"
    name = "Schofield"
    words = "Reach 2."
    copies = "JC QC KS"
    reach = 2


class Remington(Weapon):
    id = "remington"
    name = "Remington"
    words = "Reach 3."
    copies = "KC"
    reach = 3


class RevCarabine(Weapon):
    id = "rev_carabine"
    name = "Rev. Carabine"
    words = "Reach 4."
    copies = "AC"
    reach = 4


class Winchester(Weapon):
    id = "winchester"
    name = "Winchester"
    words = "Reach 5."
    copies = "8S"
    reach = 5
