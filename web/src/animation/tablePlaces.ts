// The places of cards, figures and piles at the table.

import type { Catalogue, GameView } from "../net/protocol";
import type { Place } from "./steps";

export interface Viewpoint {
  catalogue: Catalogue;
  /** the seat of this viewer; -1: a spectator */
  seat: number;
}

export class TablePlaces {
  constructor(
    private readonly viewpoint: Viewpoint,
    readonly before: GameView,
    readonly after: GameView,
  ) {}

  owner(figure: number): number {
    return this.viewpoint.catalogue.owners[figure] ?? -1;
  }

  isMine(figure: number): boolean {
    return this.viewpoint.seat >= 0 && this.owner(figure) === this.viewpoint.seat;
  }

  /** The figure that acts for a seat. */
  actingFigure(seat: number): number {
    const front = this.before.front[seat] ?? -1;
    return front >= 0 ? front : this.viewpoint.catalogue.owners.indexOf(seat);
  }

  figure(figure: number): Place {
    return figure < 0 ? [] : [`figure:${figure}`, `seat:${this.owner(figure)}`];
  }

  seat(seat: number): Place {
    return seat < 0 ? [] : [`figure:${this.actingFigure(seat)}`, `seat:${seat}`];
  }

  hand(seat: number): Place {
    if (seat < 0) return [];
    if (seat !== this.viewpoint.seat) return [`fan:${seat}`, ...this.seat(seat)];
    const last = this.before.hand.at(-1);
    return last === undefined ? ["hand"] : [`beside:card:${last}`, "hand"];
  }

  /** The target of a dealt card: its own place, if the table already shows it there. */
  dealtCard(seat: number, card: number | null): Place {
    const there = card !== null && this.before.hand.includes(card);
    return there ? [`card:${card}`, ...this.hand(seat)] : this.hand(seat);
  }

  deck(deck: number): Place {
    return [`deck:${deck}`, "deck:0", "middle"];
  }

  discards(): Place {
    return ["discards", "middle"];
  }

  /** In front of a figure, next to the cards in play there. */
  inPlay(figure: number): Place {
    const last = this.before.in_play[figure]?.at(-1);
    const beside = last === undefined ? [] : [`beside:card:${last}`];
    return [...beside, `play:${figure}`, ...this.figure(figure)];
  }

  /** A card in the hand of a seat. */
  heldCard(seat: number, card: number | null): Place {
    return card === null ? this.hand(seat) : [`card:${card}`, ...this.hand(seat)];
  }

  /** Where a card ends up: in play, on offer, in a hand, or on the discard pile. */
  destination(card: number | null): Place {
    if (card === null) return this.discards();
    const { in_play, aside, hand, seen_in_hands: seen } = this.after;
    const figure = in_play.findIndex((row) => row.includes(card));
    if (figure >= 0) return this.inPlay(figure);
    if (aside.includes(card)) return ["offer", "middle"];
    if (hand.includes(card)) return this.hand(this.viewpoint.seat);
    const holder = seen.findIndex((row) => row.includes(card));
    return holder >= 0 ? this.hand(holder) : this.discards();
  }
}
