// For those who do not want things to move: what flew away fades, what is shown stays, nothing else.

import type { Plan, Step } from "./steps";

export const FADE = 120;
const HOLD = 500;

/** The plan in short fades. What is turned over stays for a moment, where anything may be shown. */
export function calmed(plan: Plan, shows: boolean): Plan {
  const steps = plan.steps.flatMap((step): Step[] => {
    const sound = step.sound === undefined ? {} : { sound: step.sound };
    switch (step.type) {
      case "reveal":
        return shows ? [{ ...step, at: 0, time: FADE + HOLD }] : [];
      case "banner":
        return shows ? [{ ...step, at: 0 }] : [];
      case "glow":
        return [{ ...step, at: 0, time: FADE * 2, trails: true }];
      case "fly": {
        const from = step.path[0];
        return from ? [{ type: "fade", place: from, at: 0, time: FADE, ...sound }] : [];
      }
      default:
        return step.sound === undefined
          ? []
          : [{ type: "fade", place: [], at: 0, time: 0, ...sound }];
    }
  });
  const time = Math.max(0, ...steps.filter((step) => !step.trails).map((step) => step.time));
  return { steps, time };
}
