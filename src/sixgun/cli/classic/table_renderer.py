"""Renders the table for the terminal, as one seat sees it."""

from __future__ import annotations

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sixgun.classic import View
from sixgun.classic.cards import GREEN
from sixgun.classic.roles import ROLES
from sixgun.classic.view import Auction
from sixgun.cli.classic.auction import auction_title, describe_bidder, lines_of
from sixgun.cli.classic.table_details import detail_lines
from sixgun.cli.console import life_bullets
from sixgun.cli.language import say
from sixgun.cli.namer import Namer
from sixgun.cli.table_lines import title

__all__ = ["ClassicTableRenderer"]

SHERIFF = 0
FRAME = box.Box("╭──╮\n│  │\n├──┤\n│  │\n├──┤\n├──┤\n│  │\n╰──╯\n")  # without lines between columns
NARROW = 70  # columns; narrower terminals get two lines a seat
ROLE_STYLES = ("bold yellow", "yellow", "red", "magenta", "yellow")


class ClassicTableRenderer:
    """Renders views of one game; seat `me` is in the first row, the others follow clockwise."""

    def __init__(self, console: Console, namer: Namer) -> None:
        self.console = console
        self.namer = namer

    def render(self, view: View) -> RenderableType:
        if view.auction is not None:
            return self.auction(view, view.auction)
        around = [Padding(line, (0, 1), expand=False) for line in detail_lines(self.namer, view)]
        if not view.ring and not view.cards.over:  # a duel before the characters are picked
            return Group(self.title(view), *around)
        narrow = self.console.width < NARROW
        return Group(self.narrow_seats(view) if narrow else self.seats(view), *around)

    def auction(self, view: View, auction: Auction) -> Group:
        """The auction before the game: roles, bids and the lot."""
        table = Table(box=FRAME, padding=0, expand=True)
        table.title = self.title(view)
        table.title_justify = "left"
        for column in ("seat", "role", "character"):
            table.add_column(heading(column), no_wrap=True)
        table.add_column(heading("auction"), ratio=1)
        for seat in self.order(view):
            stands = describe_bidder(self.namer, view, auction, seat)
            who = self.namer.character(view.characters[seat])
            style = "dim" if seat in auction.passed else ""
            table.add_row(self.seat(view, seat), self.role(view, seat), who, stands, style=style)
        lines = lines_of(self.namer, view, auction)
        return Group(table, *(Padding(line, (0, 1), expand=False) for line in lines))

    # -- seats -----------------------------------------------------------------------------

    def seats(self, view: View) -> Table:
        table = Table(box=FRAME, padding=0, expand=True)
        table.title = self.title(view)
        table.title_justify = "left"
        table.add_column("", width=1)
        table.add_column(heading("seat"), no_wrap=True, min_width=4)
        table.add_column(heading("role" if self.namer.each == 1 else "place"), no_wrap=True)
        table.add_column(heading("character"), no_wrap=True)
        table.add_column(heading("life"), no_wrap=True)
        table.add_column(heading("hand"), justify="right", no_wrap=True)
        if self.namer.me >= 0:
            table.add_column(heading("distance"), no_wrap=True)
        table.add_column(heading("in_play"), ratio=1)
        for figure in self.order(view):
            table.add_row(*self.row(view, figure), style="" if figure in view.ring else "dim")
        return table

    def order(self, view: View) -> list[int]:
        first = max(self.namer.me, 0) * self.namer.each
        count = len(view.characters)
        return [(first + i) % count for i in range(count)]

    def narrow_seats(self, view: View) -> Group:
        """Two lines a seat, for narrow terminals."""
        lines: list[RenderableType] = [self.title(view)]
        for figure in self.order(view):
            style = "" if figure in view.ring else "dim"
            character = Text(self.namer.character(view.characters[figure]))
            who = [self.seat(view, figure), self.role(view, figure), character]
            mark = Text(self.mark(view, figure) or " ", style="bold cyan")
            lines.append(Padding(Text(" ").join([mark, *who]), 0, style=style, expand=False))
            standing = self.standing(view, figure)
            lines.append(Padding(standing, (0, 0, 0, 2), style=style, expand=False))
        return Group(*lines)

    def standing(self, view: View, figure: int) -> Text:
        """Life, hand, distance and cards in play, in one line."""
        if figure not in view.ring:
            return self.life(view, figure)
        hand = self.hand(view, figure)
        held = f" {say('terminal.table.hand', count=hand)}" if hand else ""
        parts = [self.life(view, figure).append(held, style="default")]
        if self.namer.me >= 0:
            parts.append(self.distance(view, figure))
        return Text(", ").join([part for part in [*parts, self.in_play(view, figure)] if part])

    def row(self, view: View, figure: int) -> list[RenderableType]:
        distance = [self.distance(view, figure)] if self.namer.me >= 0 else []
        return [
            Text(self.mark(view, figure), style="bold cyan"),
            self.seat(view, figure),
            self.role(view, figure),
            self.namer.character(view.characters[figure]),
            self.life(view, figure),
            self.hand(view, figure),
            *distance,
            self.in_play(view, figure),
        ]

    def mark(self, view: View, figure: int) -> str:
        return "▶" if figure == view.active and not view.cards.over else ""

    def seat(self, view: View, figure: int) -> Text:
        owner = self.namer.owner(figure)
        asked = owner == view.cards.asked and owner != self.namer.me
        name = Text(self.namer.facts.figures[figure], style="bold" if asked else "")
        if owner in view.left:
            return name.append(f" {say('terminal.table.left')}", style="dim")
        return name.append("?", style="bold cyan") if asked else name

    def role(self, view: View, figure: int) -> Text:
        """The role; in a duel, which has no roles, the place."""
        if self.namer.each > 1:
            return Text(say(f"terminal.table.{'front' if figure in view.front else 'rear'}"))
        role = view.roles[figure]
        if role < 0:
            return Text(say("terminal.table.hidden"), style="dim")
        text = Text(say(f"log.roles.{ROLES[role]}"), style=ROLE_STYLES[role])
        return Text("★ ", style="yellow").append(text) if role == SHERIFF else text

    def life(self, view: View, figure: int) -> Text:
        if figure not in view.ring:
            return Text(say("terminal.table.out"))
        if figure in view.ghosts:
            return Text(say("terminal.table.ghost"), style="italic")
        life, most = view.life[figure], view.max_life[figure]
        return life_bullets(life, most).append(f" {max(life, 0)}/{most}", style="default")

    def hand(self, view: View, figure: int) -> str:
        """The number of cards in hand; the figures of one seat share them, so only the front shows
        it."""
        owner = self.namer.owner(figure)
        shown = figure in view.ring and (self.namer.each == 1 or figure == view.front[owner])
        return str(view.cards.hand_counts[owner]) if shown else ""

    def distance(self, view: View, figure: int) -> Text:
        me = self.namer.me
        if self.namer.owner(figure) == me:
            return Text(say("terminal.table.you"), style="bold")
        if not view.distances or figure not in view.ring:
            return Text("")
        away = view.distances[figure]
        near = away <= view.reach[view.front[me]]
        told = say(f"terminal.table.{'in_reach' if near else 'too_far'}", distance=away)
        return Text(told, style="green" if near else "")

    def in_play(self, view: View, figure: int) -> Text:
        """Cards by name; weapons (or the Colt .45) with their reach, green cards with a *."""
        if figure not in view.ring:
            return Text("")
        kinds = [self.namer.facts.kind[card] for card in view.cards.in_play[figure]]
        colt = [] if any(kind.reach for kind in kinds) else [f"Colt ({view.reach[figure]})"]
        text = Text(", ".join(colt))
        for kind in kinds:
            text.append(", " if text else "")
            reach = f" ({kind.reach})" if kind.reach else ""
            green = kind.border == GREEN
            text.append(
                f"{self.namer.kind(kind.id)}{reach}{'*' * green}", style="green" if green else ""
            )
        return text

    # -- around it -------------------------------------------------------------------------

    def title(self, view: View) -> Text:
        active = self.namer.owner(view.active) if view.active >= 0 else -1
        auction = view.auction
        before = auction_title(auction) if auction else say("terminal.table.before")
        return title(self.namer, view, active, before)


def heading(column: str) -> str:
    return say(f"terminal.columns.{column}")
