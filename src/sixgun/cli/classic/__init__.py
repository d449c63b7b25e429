"""BANG! on the command line: its messages, its table, its prompts.

Other packages import only `GAME_UI`.
"""

from sixgun.cli.classic.game_ui import GAME_UI

__all__ = ["GAME_UI"]
