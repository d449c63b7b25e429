"""Renders the table for the terminal, as one seat sees it: a panel for each side."""

from __future__ import annotations

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from sixgun.cli.console import Glyphs, glyphs_for
from sixgun.cli.duel.namer import DuelNamer
from sixgun.cli.duel.table_details import detail_lines
from sixgun.cli.formatting import join_words
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
        self.glyphs: Glyphs = glyphs_for(console)

    def render(self) -> RenderableType:
        narrow = self.console.width < NARROW
        sides = [self.lines(seat) if narrow else self.panel(seat) for seat in self.order()]
        around = [
            Padding(line, (0, 1), expand=False)
            for line in detail_lines(self.namer, self.glyphs, self.view)
        ]
        return Group(self.title(), *sides, *around)

    def order(self) -> list[int]:
        first, count = max(self.namer.me, 0), len(self.view.reserve)
        return [(first + step) % count for step in range(count)]

    def title(self) -> Text:
        view, namer = self.view, self.namer
        if view.cards.over:
            return Text("The game is over", style="bold")
        if not view.turn_number:
            text = Text("Before the first turn", style="bold")
            return text.append(f": {namer.seat(view.cards.asked)} must decide", style="not bold")
        whose = namer.whose_seat(view.active)
        text = Text(f"Turn {view.turn_number}: {whose} turn", style="bold")
        if view.cards.asked != view.active:
            text.append(f", and {namer.seat(view.cards.asked)} must decide", style="not bold")
        return text

    # -- sides -----------------------------------------------------------------------------

    def panel(self, seat: int) -> Panel:
        grid = Table.grid(padding=(0, 1), expand=True)
        grid.add_column(width=7, no_wrap=True)
        grid.add_column(min_width=self.longest_name(), no_wrap=True)
        grid.add_column(min_width=max(self.view.max_life, default=4) + 4, no_wrap=True)
        grid.add_column(ratio=1)
        for figure in self.figures(seat):
            row = [self.place(figure), self.who(figure), self.life(figure), self.lying(figure)]
            grid.add_row(*row, style=self.style(figure))
        holdings = [Padding(line, (0, 0, 0, 2)) for line in self.flowed(self.holdings(seat))]
        return Panel(
            Group(grid, *holdings),
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
            text = Text(": ").join([line, lying]) if lying else line
            lines.append(Padding(text, (0, 0, 0, 1), style=self.style(figure), expand=False))
        for text in self.holdings(seat):
            lines.append(Padding(text, (0, 0, 0, 3), expand=False))
        return Group(*lines)

    def flowed(self, parts: list[Text]) -> list[Text]:
        """Join parts with dots into lines that fit the panel."""
        width = self.console.width - FRAME
        dot = f" {self.glyphs.dot} "
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
        text = Text(f"{self.glyphs.turn} " if turn else "", style="bold cyan")
        text.append(namer.facts.seat_names[seat], style="bold")
        text.append(f": {namer.side(seat)}", style="not bold default")
        if len(view.goals) > 2:
            goal = namer.facts.seat_names[view.goals[seat]]
            text.append(f", hunting {goal}", style="not bold default")
        if seat in view.left:
            text.append(", has left", style="not bold dim")
        asked = seat == view.cards.asked and seat != namer.me
        return text.append(" (to decide)", style="not bold cyan") if asked else text

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
            return Text("  rear")
        word = "front" if figure ^ 1 in self.view.ring else "alone"
        return Text(f"{self.glyphs.token} ", style="cyan").append(word, style="default")

    def who(self, figure: int) -> Text:
        called = self.view.characters[figure]
        if not called:
            return Text("face down", style="dim")
        star = f" {self.glyphs.star}" if self.is_always_active(figure) else ""
        return Text(self.namer.character(called)).append(star, style="yellow")

    def is_always_active(self, figure: int) -> bool:
        facts = self.namer.facts
        character = facts.character_by_id[self.view.characters[figure]]
        return facts.always[character.no]

    def life(self, figure: int) -> Text:
        life, most = self.view.life[figure], self.view.max_life[figure]
        if not most:
            return Text("")
        if not life:
            return Text("out")
        return self.glyphs.bullets(life, most).append(f" {life}/{most}", style="default")

    def lying(self, figure: int) -> Text:
        """The cards in play of a figure; a Resource that must wait is marked."""
        cards: list[Text] = []
        for card in self.view.cards.in_play[figure]:
            kind = self.namer.facts.kind[card]
            new = " (new)" if card in self.view.fresh else ""
            cards.append(Text(kind.name + new, style="green" if kind.is_resource else ""))
        return Text(", ").join(cards)

    # -- holdings --------------------------------------------------------------------------

    def holdings(self, seat: int) -> list[Text]:
        return [self.hand(seat), self.deck(seat), self.reserve(seat), *self.fallen(seat)]

    def hand(self, seat: int) -> Text:
        view = self.view
        text = Text("Hand ").append(str(view.cards.hand_counts[seat]), style="bold")
        if view.hand_backs[seat]:
            text.append(f" ({self.namer.backs(view.hand_backs[seat])} backs)")
        if view.hand_limits and seat == view.active and not view.cards.over:
            text.append(f", limit {view.hand_limits[seat]}")
        return text

    def deck(self, seat: int) -> Text:
        at = self.view.sources[seat]
        if at == len(self.view.sources):
            return Text("No deck of its own")
        text = Text("Deck ").append(str(self.view.cards.deck_counts[at]), style="bold")
        top = self.view.deck_backs[at]
        return text.append(f" ({self.namer.back(top)} back on top)") if top >= 0 else text

    def reserve(self, seat: int) -> Text:
        count = self.view.reserve_counts[seat]
        text = Text("Reserve ").append(str(count), style="bold")
        known = [self.namer.character(called) for called in self.view.reserve[seat]]
        order = ", shuffled" if len(known) > 1 and seat == self.namer.me else ""
        return text.append(f"{order}: {', '.join(known)}" if known else "")

    def fallen(self, seat: int) -> list[Text]:
        facts = self.namer.facts
        pool = [facts.characters[number].id for number in facts.pools[seat]]
        names = [self.namer.character(called) for called in self.view.graves if called in pool]
        return [Text(f"fallen: {join_words(names)}", style="dim")] if names else []
