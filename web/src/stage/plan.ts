// The events of a moment as steps to be seen and heard. No card is known here, only what happened;
// whatever has no act of its own, the next moment shows.

import type { Moment } from "../game/timeline";
import type { GameEvent } from "../net/protocol";
import { Director, type EventOf, type EventType } from "./director";
import { cardActs } from "./plan_cards";
import { figureActs } from "./plan_figures";
import type { Plan, Step } from "./steps";
import { squeezed } from "./timing";
import type { Table } from "./whereabouts";

export type Acts = { [T in EventType]: (to: Director, event: EventOf<T>) => void };

const nothing = (): void => undefined;

const ACTS: Acts = {
  ...cardActs,
  ...figureActs,
  forced: nothing,
  turn_ended: nothing,
  // An auction brings its own: see auction/acts.ts.
  bid_made: nothing,
  lot_sold: nothing,
  lot_reopened: nothing,
};

/** A board may bring plans for events that happen nowhere else. */
export const learnPlans = (acts: Partial<Acts>): void => void Object.assign(ACTS, acts);

export function plan(before: Moment, after: Moment, table: Table): Plan {
  const director = new Director(before, after, table);
  for (const event of after.events) {
    if (director.isTold(event)) continue;
    const act = (ACTS as Partial<Acts>)[event.type] as
      ((to: Director, event: GameEvent) => void) | undefined;
    act?.(director, event);
  }
  const done = squeezed(director.steps);
  return { ...done, steps: done.steps.map((step) => afterReveals(step, done.steps)) };
}

/** Words over the table wait until nothing lies over it any more. */
function afterReveals(step: Step, all: readonly Step[]): Step {
  if (step.type !== "banner") return step;
  const ends = all.flatMap((other) => (other.type === "reveal" ? [other.at + other.time] : []));
  return { ...step, at: Math.max(step.at, ...ends) };
}
