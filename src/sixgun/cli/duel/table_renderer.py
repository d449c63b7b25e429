"""Renders the table for the terminal, as one seat sees it: a panel for each side."""

from __future__ import annotations

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sixgun.cli.console import emphasize, life_bullets
from sixgun.cli.duel.namer import DuelNamer
from sixgun.cli.duel.table_details import detail_lines
from sixgun.cli.language import say
from sixgun.cli.table_lines import title
from sixgun.duel import View

__all__ = ["DuelTableRenderer"]

NARROW = 70  # columns; narrower terminals get no panels
FRAME = 6  # columns of a panel that hold no text
SIDE_STYLES = {"law": "yellow", "outlaw": "red", "renegade": "magenta"}


class DuelTableRenderer:
    """Renders one view; seat `me` is on top, the others follow in order."""

    def __init__(self, console: Console, namer: DuelNamer, view: View) -> None:
        self.console = console
        self.namer = namer
        self.view = view

    def render(self) -> RenderableType:
        narrow = self.console.width < NARROW
        sides = [self.lines(seat) if narrow else self.panel(seat) for seat in self.order()]
        lines = detail_lines(self.namer, self.view)
        around = [Padding(line, (0, 1), expand=False) for line in lines]
        return Group(self.title(), *sides, *around)

    def order(self) -> list[int]:
        first, count = max(self.namer.me, 0), len(self.view.reserve)
        return [(first + step) % count for step in range(count)]

    def title(self) -> Text:
        active = self.view.active if self.view.turn_number else -1
        return title(self.namer, self.view, active, say("terminal.table.before"))

    # -- sides -----------------------------------------------------------------------------

    def panel(self, seat: int) -> Panel:
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(no_wrap=True)
        grid.add_column(min_width=self.longest_name(), no_wrap=True)
        grid.add_column(min_width=max(self.view.max_life, default=4) + 4, no_wrap=True)
        grid.add_column(ratio=1)
        for figure in self.figures(seat):
            row = [self.place(figure), self.who(figure), self.life(figure), self.lying(figure)]
            grid.add_row(*row, style=self.style(figure))
        told = [Padding(line, (0, 0, 0, 2)) for line in self.flowed(self.holdings(seat))]
        return Panel(
            Group(grid, *told),
            box=box.ROUNDED,
            title=self.head(seat),
            title_align="left",
            border_style=SIDE_STYLES[self.namer.facts.sides[seat]],
        )

    def lines(self, seat: int) -> Group:
        """A side without a frame, one line for each figure."""
        lines: list[RenderableType] = [self.head(seat)]
        for figure in self.figures(seat):
            parts = [self.place(figure), self.who(figure), self.life(figure)]
            line = Text(" ").join(parts)
            lying = self.lying(figure)
            told = Text(": ").join([line, lying]) if lying else line
            lines.append(Padding(told, (0, 0, 0, 1), style=self.style(figure), expand=False))
        for told in self.holdings(seat):
            lines.append(Padding(told, (0, 0, 0, 3), expand=False))
        return Group(*lines)

    def flowed(self, parts: list[Text]) -> list[Text]:
        """Join parts with dots into lines that fit the panel."""
        width = self.console.width - FRAME
        dot = " · "
        lines = [parts[0].copy()]
        for part in parts[1:]:
            if lines[-1].cell_len + len(dot) + part.cell_len > width:
                lines.append(part.copy())
            else:
                lines[-1] = lines[-1].append(dot).append(part)
        return lines

    def longest_name(self) -> int:
        names = [self.who(figure).cell_len for figure in self.view.ring]
        return max(names, default=4)

    def figures(self, seat: int) -> list[int]:
        """The figures in the game, the front first."""
        own = [figure for figure in self.namer.figures_of(seat) if figure in self.view.ring]
        return sorted(own, key=lambda figure: figure not in self.view.front)

    def head(self, seat: int) -> Text:
        """The title of a side: name, turn mark, and with three players the target."""
        view, namer = self.view, self.namer
        turn = seat == view.active and view.turn_number and not view.cards.over
        text = Text("▶ " if turn else "", style="bold cyan")
        text.append(namer.facts.seat_names[seat], style="bold")
        text.append(f": {namer.side(seat)}", style="not bold default")
        if len(view.goals) > 2:
            goal = namer.facts.seat_names[view.goals[seat]]
            text.append(f", {say('terminal.duel.hunting', name=goal)}", style="not bold default")
        if seat in view.left:
            text.append(f", {say('terminal.table.left')}", style="not bold dim")
        asked = seat == view.cards.asked and seat != namer.me
        decides = f" ({say('terminal.duel.decides')})"
        return text.append(decides, style="not bold cyan") if asked else text

    # -- figures ---------------------------------------------------------------------------

    def style(self, figure: int) -> str:
        """Inactive rear characters and fallen ones are dim."""
        view = self.view
        awake = figure in view.front or self.is_always_active(figure) or -1 in view.front
        return "" if awake and view.life[figure] else "dim"

    def place(self, figure: int) -> Text:
        if -1 in self.view.front:
            return Text("")
        if figure not in self.view.front:
            return Text(f"  {say('terminal.table.rear')}")
        place = "front" if figure ^ 1 in self.view.ring else "alone"
        return Text("◆ ", style="cyan").append(say(f"terminal.table.{place}"), style="default")

    def who(self, figure: int) -> Text:
        called = self.view.characters[figure]
        if not called:
            return Text(say("terminal.duel.face_down"), style="dim")
        star = " ★" if self.is_always_active(figure) else ""
        return Text(self.namer.character(called)).append(star, style="yellow")

    def is_always_active(self, figure: int) -> bool:
        facts = self.namer.facts
        character = facts.character_by_id[self.view.characters[figure]]
        return bool(facts.always[character.no])

    def life(self, figure: int) -> Text:
        life, most = self.view.life[figure], self.view.max_life[figure]
        if not most:
            return Text("")
        if not life:
            return Text(say("terminal.table.out"))
        return life_bullets(life, most).append(f" {life}/{most}", style="default")

    def lying(self, figure: int) -> Text:
        """The cards in play of a figure; a Resource that must wait is marked."""
        told: list[Text] = []
        for card in self.view.cards.in_play[figure]:
            kind = self.namer.facts.kind[card]
            new = f" ({say('terminal.duel.new')})" if card in self.view.fresh else ""
            name = self.namer.kind(kind.id)
            told.append(Text(name + new, style="green" if kind.is_resource else ""))
        return Text(", ").join(told)

    # -- holdings --------------------------------------------------------------------------

    def holdings(self, seat: int) -> list[Text]:
        return [self.hand(seat), self.deck(seat), self.reserve(seat), *self.fallen(seat)]

    def hand(self, seat: int) -> Text:
        view = self.view
        count, backs = view.cards.hand_counts[seat], view.hand_backs[seat]
        limited = view.hand_limits and seat == view.active and not view.cards.over
        told = say(
            "terminal.duel.hand",
            count=count,
            backs=self.namer.backs(backs) if backs else None,
            limit=view.hand_limits[seat] if limited else None,
        )
        return emphasize(told, count)

    def deck(self, seat: int) -> Text:
        at = self.view.sources[seat]
        if at == len(self.view.sources):
            return Text(say("terminal.duel.no_deck"))
        count, top = self.view.cards.deck_counts[at], self.view.deck_backs[at]
        back = self.namer.back(top) if top >= 0 else None
        return emphasize(say("terminal.duel.deck", count=count, back=back), count)

    def reserve(self, seat: int) -> Text:
        count, known = self.view.reserve_counts[seat], self.view.reserve[seat]
        own = len(known) > 1 and seat == self.namer.me
        names = ", ".join(self.namer.character(called) for called in known) or None
        key = "own_reserve" if own else "reserve"
        return emphasize(say(f"terminal.duel.{key}", count=count, names=names), count)

    def fallen(self, seat: int) -> list[Text]:
        facts = self.namer.facts
        pool = [facts.characters[number].id for number in facts.pools[seat]]
        names = self.namer.characters([called for called in self.view.graves if called in pool])
        return [Text(say("terminal.duel.fallen", names=names), style="dim")] if names else []
