// After an auction a table is laid: everybody sits down at it, and the cards are dealt there.

import type { Moment } from "../game/timeline";
import { auctionOf } from "../words/context";
import type { Step } from "./steps";

const MOVE = 420;

/**
 * An auction ends in the middle of a moment: the rest of it happens at the table that is laid then. Without
 * such a rest it is null.
 */
export function halves(before: Moment, after: Moment): [Moment, Moment | null] {
  if (auctionOf(before.view) === null || auctionOf(after.view) !== null) return [after, null];
  const sold = after.events.findLastIndex(({ type }) => type === "lot_sold");
  const cut = after.events.findIndex(({ type }, at) => at > sold && type !== "character_entered");
  if (cut < 0) return [after, null];
  const part = (from: number, to?: number) => ({ ...after, events: after.events.slice(from, to) });
  return [part(0, cut), part(cut)];
}

/** The table comes, and everybody goes to his place. */
export function laid(seats: number): Step[] {
  const coming = { at: 0, time: MOVE, trails: true };
  const table = ["leather", "deck:0", "discards"].map((place): Step => {
    return { type: "enter", place: [place], ...coming };
  });
  const places = Array.from({ length: seats }, (_, seat): Step => {
    return { type: "glide", place: [`seat:${seat}`], ...coming };
  });
  return [...table, ...places];
}
