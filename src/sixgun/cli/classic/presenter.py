"""`ClassicPresenter`: shows one person a table of BANG!."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console, RenderableType

from sixgun.bots import Thought
from sixgun.bots.classic import REASONS
from sixgun.classic import View
from sixgun.cli.cards import require_visible
from sixgun.cli.classic import messages
from sixgun.cli.classic.auction import bid_lines, parse_bid
from sixgun.cli.classic.cards import render_entry_at
from sixgun.cli.classic.move_labels import describe_move
from sixgun.cli.classic.namer import ClassicNamer
from sixgun.cli.classic.narration import ClassicNarrator
from sixgun.cli.classic.prompts import describe_prompt
from sixgun.cli.classic.table_renderer import ClassicTableRenderer
from sixgun.cli.hints import hint_lines
from sixgun.cli.input_parser import parse_input
from sixgun.cli.narration import opening_view
from sixgun.cli.presenter import Presenter
from sixgun.engine import SPECTATOR, Viewpoint
from sixgun.live import LiveGame

__all__ = ["ClassicPresenter"]

BIDS = ("open", "raise")  # prompts at which a number is an amount


class ClassicPresenter(Presenter):
    """Presents a game to the player on seat `me`, or with -1 to a spectator."""

    def __init__(self, game: LiveGame, me: int) -> None:
        self.game = game
        self.facts = game.kernel.facts
        self.namer = ClassicNamer(self.facts, me)
        others = [name for seat, name in enumerate(self.facts.seat_names) if seat != max(me, 0)]
        self.move_example = f"bang {others[-1]}"
        self.notation_example = f"play bang-7C > {others[-1]}"

    # -- narration -------------------------------------------------------------------------

    def introduction(self, view: View) -> list[str]:
        me = self.namer.me
        lines = [f"You are {self.namer.role(view.roles[me])}."]
        for figure in self.namer.figures_of(me):
            character = self.facts.character_by_id.get(view.characters[figure])
            if character:
                lines.append(f"Your character is {character.name}. {character.words}")
        return lines

    def narrator(self) -> ClassicNarrator:
        return ClassicNarrator(self.namer, opening_view(self.game, Viewpoint(self.namer.me)))

    def goal(self) -> str:
        return messages.GOALS[self.facts.variant.id]

    def leaving(self) -> str:
        return messages.LEAVING[self.facts.variant.id]

    # -- the table -------------------------------------------------------------------------

    def draw_table(self, console: Console, view: View) -> RenderableType:
        return ClassicTableRenderer(console, self.namer).render(view)

    def hand(self, view: View) -> str:
        return self.namer.cards(view.cards.hand)

    def describe(self, view: View, wanted: str) -> RenderableType:
        facts = self.facts
        if wanted in facts.figures:
            known = view.characters[facts.figures.index(wanted)]
        elif wanted in facts.seat_names:
            known = view.characters[view.front[facts.seat_names.index(wanted)]]
        else:
            return render_entry_at(facts, wanted)
        return render_entry_at(facts, require_visible(wanted, [known])[0])

    # -- decisions -------------------------------------------------------------------------

    def question(self, view: View) -> str:
        return describe_prompt(self.namer, view)

    def describe_move(self, view: View, move: int) -> str:
        return describe_move(self.namer, view, move)

    def list_moves(self, view: View, offered: Sequence[str]) -> list[str]:
        return bid_lines(view) or super().list_moves(view, offered)

    def parse_input(self, view: View, offered: Sequence[str], text: str) -> int:
        if view.cards.prompt in BIDS and (meant := parse_bid(text)) >= 0:
            return meant
        return parse_input(self.game, self.namer, view.cards, offered, text)

    def hint(self, view: View, thought: Thought) -> list[str]:
        return hint_lines(self.namer, self.describe_move(view, thought.move), REASONS, thought)

    # -- with nothing hidden ---------------------------------------------------------------

    def open_view(self) -> View:
        kernel = self.game.kernel
        return self.game.open_view(SPECTATOR if kernel.over else kernel.seat)

    def describe_seats(self) -> list[str]:
        kernel = self.game.kernel
        lines = []
        for seat, name in enumerate(kernel.names.seat_names):
            characters = [kernel.character[figure].name for figure in self.namer.figures_of(seat)]
            lines.append(", ".join([f"{name}: {messages.ROLES[kernel.role[seat]]}", *characters]))
        return lines
