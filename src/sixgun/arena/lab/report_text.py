"""The text of the page: what is measured, and what is not."""

from __future__ import annotations

from sixgun.arena.lab.matrices import CountMatrix
from sixgun.arena.lab.observations import NOBODY, SELF
from sixgun.arena.lab.report import LabReport, RoleLine

__all__ = ["ReportText"]


class ReportText:
    """The text for one report."""

    def __init__(self, report: LabReport) -> None:
        self.report = report
        self.cards_by_id = {line.id: line.name for line in report.cards}

    # -- names -----------------------------------------------------------------------------

    def name(self, role: str) -> str:
        """The display name of a role or a side."""
        return role.replace("_", " ").capitalize()

    def role(self, line: RoleLine) -> str:
        many = round(line.a_game)
        return self.name(line.role) if many == 1 else f"{self.name(line.role)} ({many})"

    def doer(self, who: str) -> str:
        """The display name of a cause: a role, the player itself, a card, or nobody."""
        if who == SELF:
            return "Own doing"
        if who == NOBODY:
            return "Nobody"
        return self.cards_by_id.get(who) or self.name(who)

    # -- the head --------------------------------------------------------------------------

    def title(self) -> str:
        said = self.report.table.said
        return said[:1].upper() + said[1:]

    def chips(self) -> list[str]:
        report = self.report
        bots = report.table.bots
        players = f"{bots[0]} on every seat" if len(bots) == 1 else f"bots: {', '.join(bots)}"
        chips = [f"{report.games:,} game{'' if report.games == 1 else 's'}", players]
        chips.append(f"seed {report.table.seed}")
        if report.games:
            chips.append(f"median {report.lengths['turns'].spread.median:g} turns")
        return chips

    def warnings(self) -> list[str]:
        report = self.report
        found = []
        if report.interrupted:
            found.append(f"interrupted: {report.games:,} of {report.table.asked:,} games")
        if report.troubles:
            found.append(f"{len(report.troubles):,} did not end")
        return found

    # -- what is measured ------------------------------------------------------------------

    def roles(self) -> str:
        return (
            "How often each role wins, counted in games: seats that win and lose together, as the "
            "Outlaws do, count once. The thin line is the 95 % interval (Wilson). An eliminated "
            "player wins with their side."
        )

    def characters(self) -> str:
        counted = (
            "Every character that came into play for a seat counts. Late ones came because "
            "others had fallen, so their differences mean less."
            if self.report.several
            else "The dealt character counts, even if it changed later."
        )
        return (
            "How much more often seats with this character win than all seats of their role. "
            f"This removes the luck of the roles. {counted} Grey: zero is inside the interval."
        )

    def cards(self) -> list[str]:
        measured = (
            "How much more often seats win that played the card at least once in a game. "
            f"{self.compared()}"
        )
        not_measured = (
            "This does not show that the card is the reason. A player who can spare a card may "
            "already be ahead; a player who drinks a Beer has lost life before. Compare cards "
            "that are played in similar situations. A card counts as what is printed on it, even "
            "if it was played as something else."
        )
        return [measured, not_measured]

    def compared(self) -> str:
        if self.report.several:
            return (
                "The dot compares them with their side in all games that lasted until the round "
                "of that play, the ring with their side in all games."
            )
        return (
            "The dot compares them with seats of the same role that were still in the game in the "
            "round of that play. The ring compares them with all seats of their role. It is mostly "
            "further to the right, since only players who are alive play cards late. A little of "
            "that effect is left in the dot: the player must also have had a turn in that round."
        )

    def lengths(self) -> str:
        return (
            "The column 95 % is the length that 95 of 100 games do not exceed. A round begins when "
            "a seat begins more turns than any seat before. Decisions with a single legal move and "
            "the shuffle before the game do not count."
        )

    def course(self) -> str:
        if self.report.several:
            return "How many characters each side has lost after each round, on average."
        return (
            "The share of each role that is not eliminated after each round. Games that have "
            "already ended keep their final state."
        )

    def of_course(self) -> str:
        what = "Characters lost" if self.report.several else "Not eliminated"
        return f"{what}, by round"

    def deeds(self) -> str:
        """Explain the rows that occur."""
        doers = {who for matrix in self.matrices() for who in matrix.doers()}
        sentences = ["Rows act, columns are the targets; all numbers are per hundred games."]
        if SELF in doers:
            sentences.append("Own doing: the player's own card or ability caused it.")
        if doers & self.cards_by_id.keys():
            sentences.append("A card with its own draw!, such as Dynamite, has its own row.")
        if NOBODY in doers:
            sentences.append("Nobody: rules and events.")
        return " ".join(sentences)

    def matrices(self) -> tuple[CountMatrix, ...]:
        return self.report.falls, self.report.life, self.report.shots

    def events(self) -> str:
        return (
            "What happened in the turns under an event. The differences tell, in percentage "
            "points, how much more often seats won that were in the game when it came, compared "
            "with all seats of their role in the game in that round."
        )

    def footer(self) -> list[str]:
        table = self.report.table
        config = ", ".join(f"{name} {value}" for name, value in table.config.items())
        made = (
            f"Made by sixgun lab {table.game}: {config}. Game i, from 0, has the seed "
            f"{table.seed} plus i. Intervals of differences are clustered by game, since the seats "
            "of a game do not win independently."
        )
        warned = (
            "These are games of these bots only: among people, a card may be worth more or less. "
            "Sixgun is an unofficial fan work; BANG! is a trademark of its publisher."
        )
        return [made, warned]
