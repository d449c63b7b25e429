// Where on the table things are, as places.

import type { Catalogue, GameView } from "../net/protocol";
import type { Place } from "./steps";

export interface Table {
  catalogue: Catalogue;
  /** the one whose page it is; -1: an onlooker's */
  seat: number;
}

export class Whereabouts {
  constructor(
    private readonly table: Table,
    readonly before: GameView,
    readonly after: GameView,
  ) {}

  owner(figure: number): number {
    return this.table.catalogue.owners[figure] ?? -1;
  }

  isMine(figure: number): boolean {
    return this.table.seat >= 0 && this.owner(figure) === this.table.seat;
  }

  /** The figure that acts for a seat. */
  acting(seat: number): number {
    const front = this.before.front[seat] ?? -1;
    return front >= 0 ? front : this.table.catalogue.owners.indexOf(seat);
  }

  figure(figure: number): Place {
    return figure < 0 ? [] : [`figure:${figure}`, `seat:${this.owner(figure)}`];
  }

  seat(seat: number): Place {
    return seat < 0 ? [] : [`figure:${this.acting(seat)}`, `seat:${seat}`];
  }

  hand(seat: number): Place {
    if (seat < 0) return [];
    if (seat !== this.table.seat) return [`fan:${seat}`, ...this.seat(seat)];
    const last = this.before.hand.at(-1);
    return last === undefined ? ["hand"] : [`beside:card:${last}`, "hand"];
  }

  /** Where a card goes that is dealt: its own place, if the table shows it there already. */
  dealt(seat: number, card: number | null): Place {
    const there = card !== null && this.before.hand.includes(card);
    return there ? [`card:${card}`, ...this.hand(seat)] : this.hand(seat);
  }

  deck(deck: number): Place {
    return [`deck:${deck}`, "deck:0", "middle"];
  }

  discards(): Place {
    return ["discards", "middle"];
  }

  /** Before a figure, beside what lies there already. */
  play(figure: number): Place {
    const last = this.before.in_play[figure]?.at(-1);
    const beside = last === undefined ? [] : [`beside:card:${last}`];
    return [...beside, `play:${figure}`, ...this.figure(figure)];
  }

  /** A card that a seat has in its hand. */
  held(seat: number, card: number | null): Place {
    return card === null ? this.hand(seat) : [`card:${card}`, ...this.hand(seat)];
  }

  /** Where a card lies in the end: before somebody, on offer, in a hand, or among the discards. */
  final(card: number | null): Place {
    if (card === null) return this.discards();
    const { in_play, aside, hand, seen_in_hands: seen } = this.after;
    const bearer = in_play.findIndex((row) => row.includes(card));
    if (bearer >= 0) return this.play(bearer);
    if (aside.includes(card)) return ["offer", "middle"];
    if (hand.includes(card)) return this.hand(this.table.seat);
    const holder = seen.findIndex((row) => row.includes(card));
    return holder >= 0 ? this.hand(holder) : this.discards();
  }
}
