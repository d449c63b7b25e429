"""`sixgun tournament`: a judge's desk in the terminal, on a log file."""

from sixgun.cli.tournament.app import app

__all__ = ["app"]
