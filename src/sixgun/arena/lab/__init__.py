"""The laboratory: many games of one table, and what they say about roles, characters and cards."""

from sixgun.arena.lab.experiment import Experiment, run
from sixgun.arena.lab.notes import GameNote, Notebook, Trouble
from sixgun.arena.lab.page import page_of
from sixgun.arena.lab.report import Report, report_of, written
from sixgun.arena.lab.witness import Witness

__all__ = [
    "Experiment",
    "GameNote",
    "Notebook",
    "Report",
    "Trouble",
    "Witness",
    "page_of",
    "report_of",
    "run",
    "written",
]
