"""Tournaments on the server: registry, services, views and tables."""

from sixgun.server.tournaments.registry import TournamentRegistry
from sixgun.server.tournaments.service import TournamentService

__all__ = ["TournamentRegistry", "TournamentService"]
