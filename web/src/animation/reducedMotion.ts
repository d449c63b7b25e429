// Plans for viewers who prefer reduced motion: things fade, nothing moves.

import type { Plan, Step } from "./steps";

export const FADE_TIME = 120;
const HOLD_TIME = 500;

/** Replaces a plan by short fades. Revealed cards stay for a moment if `showReveals` is set. */
export function reduceMotion(plan: Plan, showReveals: boolean): Plan {
  const steps = plan.steps.flatMap((step): Step[] => {
    const sound = step.sound === undefined ? {} : { sound: step.sound };
    switch (step.type) {
      case "reveal":
        return showReveals ? [{ ...step, at: 0, time: FADE_TIME + HOLD_TIME }] : [];
      case "banner":
        return showReveals ? [{ ...step, at: 0 }] : [];
      case "glow":
        return [{ ...step, at: 0, time: FADE_TIME * 2, lingers: true }];
      case "fly": {
        const from = step.path[0];
        return from ? [{ type: "fade", place: from, at: 0, time: FADE_TIME, ...sound }] : [];
      }
      default:
        return step.sound === undefined
          ? []
          : [{ type: "fade", place: [], at: 0, time: 0, ...sound }];
    }
  });
  const time = Math.max(0, ...steps.filter((step) => !step.lingers).map((step) => step.time));
  return { steps, time };
}
