// The characters of an auction: sold, up, or still to come.

import type { Timeline } from "../game/timeline";
import type { ClassicView } from "../net/protocol";

export interface Lot {
  /** of the character */
  id: string;
  state: "open" | "up" | "sold";
  /** who has bought it, or -1 */
  seat: number;
  /** what for */
  price: number;
}

/** An offer for the lot that is up. */
export interface Offer {
  seat: number;
  amount: number;
}

/** All of them, always in the same order. */
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

/** What has been offered for the lot that is up, up to a moment; the last offer is the one that stands. */
export function offersOf(timeline: Timeline, at: number): Offer[] {
  const events = timeline.moments.slice(0, at + 1).flatMap((moment) => moment.events);
  const last = events.findLastIndex(
    ({ type }) => type === "character_picked" || type === "lot_sold",
  );
  let offers: Offer[] = [];
  for (const event of events.slice(last + 1)) {
    if (event.type === "bid_made") offers.push({ seat: event.seat, amount: event.amount });
    // Of those that are void by now only the first one may stand.
    if (event.type === "lot_reopened") {
      offers = offers.slice(0, 1).filter((first) => first.seat === event.seat);
    }
  }
  return offers;
}
