"""Renders the table for the terminal, as one seat sees it."""

from __future__ import annotations

from rich import box
from rich.console import Console, Group, RenderableType
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from sixgun.classic import View
from sixgun.classic.cards import GREEN
from sixgun.classic.view import Auction
from sixgun.cli.classic import messages
from sixgun.cli.classic.auction import auction_title, describe_bidder, lines_of
from sixgun.cli.classic.namer import ClassicNamer
from sixgun.cli.classic.table_details import detail_lines
from sixgun.cli.console import Glyphs, glyphs_for

__all__ = ["ClassicTableRenderer"]

SHERIFF = 0
FRAME = box.Box("╭──╮\n│  │\n├──┤\n│  │\n├──┤\n├──┤\n│  │\n╰──╯\n")  # without lines between columns
NARROW = 70  # columns; narrower terminals get two lines a seat
ROLE_STYLES = ("bold yellow", "yellow", "red", "magenta", "yellow")


class ClassicTableRenderer:
    """Renders views of one game; seat `me` is in the first row, the others follow clockwise."""

    def __init__(self, console: Console, namer: ClassicNamer) -> None:
        self.console = console
        self.namer = namer
        self.glyphs: Glyphs = glyphs_for(console)

    def render(self, view: View) -> RenderableType:
        if view.auction is not None:
            return self.auction(view, view.auction)
        around = [Padding(line, (0, 1), expand=False) for line in self.around(view)]
        if not view.ring and not view.cards.over:  # a duel before the characters are picked
            return Group(self.title(view), *around)
        narrow = self.console.width < NARROW
        return Group(self.narrow_seats(view) if narrow else self.seats(view), *around)

    def auction(self, view: View, auction: Auction) -> Group:
        """The auction before the game: roles, bids and the lot."""
        table = Table(box=FRAME, padding=0, expand=True)
        table.title = self.title(view)
        table.title_justify = "left"
        for column in ("Seat", "Role", "Character"):
            table.add_column(column, no_wrap=True)
        table.add_column("In this auction", ratio=1)
        for seat in self.order(view):
            stands = describe_bidder(view, auction, seat)
            who = self.namer.character(view.characters[seat])
            style = "dim" if seat in auction.passed else ""
            table.add_row(self.seat(view, seat), self.role(view, seat), who, stands, style=style)
        lines = lines_of(self.namer, view, auction)
        return Group(table, *(Padding(line, (0, 1), expand=False) for line in lines))

    def around(self, view: View) -> list[Text]:
        return detail_lines(self.namer, self.glyphs, view)

    # -- seats -----------------------------------------------------------------------------

    def seats(self, view: View) -> Table:
        table = Table(box=FRAME, padding=0, expand=True)
        table.title = self.title(view)
        table.title_justify = "left"
        table.add_column("", width=1)
        table.add_column("Seat", no_wrap=True, min_width=4)
        table.add_column("Role" if self.namer.each == 1 else "Place", no_wrap=True)
        table.add_column("Character", no_wrap=True)
        table.add_column("Life", no_wrap=True)
        table.add_column("Hand", justify="right", no_wrap=True)
        if self.namer.me >= 0:
            table.add_column("Distance", no_wrap=True)
        table.add_column("In play (reach)", ratio=1)
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
        parts = [self.life(view, figure).append(f" hand {hand}" if hand else "", style="default")]
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
        return self.glyphs.turn if figure == view.active and not view.cards.over else ""

    def seat(self, view: View, figure: int) -> Text:
        owner = self.namer.owner(figure)
        asked = owner == view.cards.asked and owner != self.namer.me
        name = Text(self.namer.facts.figures[figure], style="bold" if asked else "")
        if owner in view.left:
            return name.append(" has left", style="dim")
        return name.append("?", style="bold cyan") if asked else name

    def role(self, view: View, figure: int) -> Text:
        """The role; in a duel, which has no roles, the place."""
        if self.namer.each > 1:
            return Text("front" if figure in view.front else "rear")
        role = view.roles[figure]
        if role < 0:
            return Text("hidden", style="dim")
        text = Text(messages.ROLES[role], style=ROLE_STYLES[role])
        return (
            Text(f"{self.glyphs.star} ", style="yellow").append(text) if role == SHERIFF else text
        )

    def life(self, view: View, figure: int) -> Text:
        if figure not in view.ring:
            return Text("out")
        if figure in view.ghosts:
            return Text("a ghost", style="italic")
        life, most = view.life[figure], view.max_life[figure]
        return self.glyphs.bullets(life, most).append(f" {max(life, 0)}/{most}", style="default")

    def hand(self, view: View, figure: int) -> str:
        """The number of cards in hand; the figures of one seat share them, so only the front shows
        it."""
        owner = self.namer.owner(figure)
        shown = figure in view.ring and (self.namer.each == 1 or figure == view.front[owner])
        return str(view.cards.hand_counts[owner]) if shown else ""

    def distance(self, view: View, figure: int) -> Text:
        me = self.namer.me
        if self.namer.owner(figure) == me:
            return Text("you", style="bold")
        if not view.distances or figure not in view.ring:
            return Text("")
        away = view.distances[figure]
        near = away <= view.reach[view.front[me]]
        return Text(f"{away} {'in reach' if near else 'too far'}", style="green" if near else "")

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
            text.append(f"{kind.name}{reach}{'*' * green}", style="green" if green else "")
        return text

    # -- around it -------------------------------------------------------------------------

    def title(self, view: View) -> Text:
        if view.cards.over:
            return Text("The game is over", style="bold")
        if view.active < 0:
            begun = auction_title(view.auction) if view.auction else "Before the first turn"
            text = Text(begun, style="bold")
            active = -1
        else:
            active = self.namer.owner(view.active)
            whose = self.namer.whose_seat(active)
            text = Text(f"Turn {view.turn_number}: {whose} turn", style="bold")
        asked = view.cards.asked
        if asked != active and asked >= 0:
            who = self.namer.seat(asked)
            text.append(f"{', and' if active >= 0 else ':'} {who} must decide", style="not bold")
        return text
