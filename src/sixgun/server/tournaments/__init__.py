"""Tournaments on the server: their desks, what each may see of them, and their tables."""

from sixgun.server.tournaments.desk import Desk
from sixgun.server.tournaments.desks import Desks

__all__ = ["Desk", "Desks"]
