// After an auction the players move to the table and the cards are dealt.

import type { Moment } from "../game/timeline";
import { auctionOf } from "../words/context";
import type { Step } from "./steps";

const MOVE_TIME = 420;

/**
 * An auction ends in the middle of a moment. Splits the moment into what happens at the auction and
 * what happens at the table; the second part is null if the auction goes on.
 */
export function splitAtAuctionEnd(before: Moment, after: Moment): [Moment, Moment | null] {
  if (auctionOf(before.view) === null || auctionOf(after.view) !== null) return [after, null];
  const sold = after.events.findLastIndex(({ type }) => type === "lot_sold");
  const cut = after.events.findIndex(({ type }, at) => at > sold && type !== "character_entered");
  if (cut < 0) return [after, null];
  const part = (from: number, to?: number) => ({ ...after, events: after.events.slice(from, to) });
  return [part(0, cut), part(cut)];
}

/** The table appears, and everybody moves to their seat. */
export function setUpTableSteps(seats: number): Step[] {
  const timing = { at: 0, time: MOVE_TIME, lingers: true };
  const table = ["surface", "deck:0", "discards"].map((place): Step => {
    return { type: "enter", place: [place], ...timing };
  });
  const places = Array.from({ length: seats }, (_, seat): Step => {
    return { type: "glide", place: [`seat:${seat}`], ...timing };
  });
  return [...table, ...places];
}
