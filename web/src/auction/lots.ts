// The lots of an auction: sold, current, or open.

import type { Timeline } from "../game/timeline";
import type { ClassicView } from "../net/protocol";

export interface Lot {
  /** id of the character */
  id: string;
  state: "open" | "up" | "sold";
  /** the buyer, or -1 */
  seat: number;
  price: number;
}

/** A bid for the current lot. */
export interface Bid {
  seat: number;
  amount: number;
}

/** All lots, always in the same order. */
export function lotsOf(view: ClassicView): Lot[] {
  const up = view.auction?.character ?? "";
  const left = view.offered.map((id): Lot => {
    return { id, state: id === up ? "up" : "open", seat: -1, price: -1 };
  });
  const sold = view.paid.flatMap((price, seat): Lot[] => {
    const id = view.characters[view.front[seat] ?? -1] ?? "";
    return price < 0 || id === "" ? [] : [{ id, state: "sold", seat, price }];
  });
  return [...left, ...sold].sort((one, other) => (one.id < other.id ? -1 : 1));
}

/** The bids for the current lot up to a moment; the last one is the highest. */
export function bidsOf(timeline: Timeline, at: number): Bid[] {
  const events = timeline.moments.slice(0, at + 1).flatMap((moment) => moment.events);
  const last = events.findLastIndex(
    ({ type }) => type === "character_picked" || type === "lot_sold",
  );
  let bids: Bid[] = [];
  for (const event of events.slice(last + 1)) {
    if (event.type === "bid_made") bids.push({ seat: event.seat, amount: event.amount });
    // Of the void bids, only the first one may still count.
    if (event.type === "lot_reopened") {
      bids = bids.slice(0, 1).filter((first) => first.seat === event.seat);
    }
  }
  return bids;
}
