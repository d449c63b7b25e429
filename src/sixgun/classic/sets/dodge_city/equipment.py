"""Blue cards that do what base cards do, under another name."""

from __future__ import annotations

from sixgun.classic.cards import BlueCard

__all__ = ["Binocular", "Hideout"]


class Binocular(BlueCard):
    id = "binocular"
    name = "Binocular"
    words = "You see everybody else one step nearer, never below 1."
    copies = "10D"
    rulings = ("R21", "R22")
    sight = 1


class Hideout(BlueCard):
    id = "hideout"
    name = "Hideout"
    words = "Everybody else sees you one step farther away."
    copies = "KD"
    rulings = ("R21", "R22")
    cover = 1
