"""The laboratory: statistics of many games about roles, characters and cards."""

from sixgun.arena.lab.experiment import Experiment, run
from sixgun.arena.lab.game_observer import GameObserver
from sixgun.arena.lab.observations import GameObservation, Observations, UnfinishedGame
from sixgun.arena.lab.report import LabReport, build_lab_report, report_to_json
from sixgun.arena.lab.report_html import render_report

__all__ = [
    "Experiment",
    "GameObservation",
    "GameObserver",
    "LabReport",
    "Observations",
    "UnfinishedGame",
    "build_lab_report",
    "render_report",
    "report_to_json",
    "run",
]
