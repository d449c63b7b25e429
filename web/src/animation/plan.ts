// Plans the events of a moment as animation steps with sounds. It knows event types but no cards.
// An event without a plan just shows with the next moment.

import type { Moment } from "../game/timeline";
import type { GameEvent } from "../net/protocol";
import { PlanBuilder, type EventOf, type EventType } from "./planBuilder";
import { cardPlans } from "./planCards";
import { figurePlans } from "./planFigures";
import type { Plan, Step } from "./steps";
import type { Viewpoint } from "./tablePlaces";
import { fitToTime } from "./timing";

export type EventPlans = { [T in EventType]: (builder: PlanBuilder, event: EventOf<T>) => void };

const nothing = (): void => undefined;

const PLANS: EventPlans = {
  ...cardPlans,
  ...figurePlans,
  forced: nothing,
  turn_ended: nothing,
  // The auction registers its own: see auction/auctionAnimations.ts.
  bid_made: nothing,
  lot_sold: nothing,
  lot_reopened: nothing,
};

/** Adds plans for events that only one board has. */
export const registerPlans = (plans: Partial<EventPlans>): void => void Object.assign(PLANS, plans);

export function planMoment(before: Moment, after: Moment, table: Viewpoint): Plan {
  const builder = new PlanBuilder(before, after, table);
  for (const event of after.events) {
    if (builder.isCovered(event)) continue;
    const planEvent = (PLANS as Partial<EventPlans>)[event.type] as
      ((builder: PlanBuilder, event: GameEvent) => void) | undefined;
    planEvent?.(builder, event);
  }
  const fitted = fitToTime(builder.steps);
  return { ...fitted, steps: fitted.steps.map((step) => afterReveals(step, fitted.steps)) };
}

/** A banner waits until no revealed card covers the table. */
function afterReveals(step: Step, all: readonly Step[]): Step {
  if (step.type !== "banner") return step;
  const ends = all.flatMap((other) => (other.type === "reveal" ? [other.at + other.time] : []));
  return { ...step, at: Math.max(step.at, ...ends) };
}
