// A moment may take only so long: what is too much overlaps, gets shorter, and is left out in the end.

import type { Plan, Step } from "./steps";

/** The longest that a moment may take. */
export const LONGEST = 1200;
/** More cards than these are not seen to fly. */
export const MOST_FLIGHTS = 14;
const SHORTEST = 0.6; // of its own time, for anything

const end = (step: Step): number => step.at + step.time;

/** The steps as far as there is time for them. */
export function squeezed(steps: readonly Step[], longest = LONGEST): Plan {
  const kept = thinned(steps);
  const lasting = kept.filter((step) => !step.trails);
  const whole = Math.max(0, ...lasting.map(end));
  if (whole <= longest) return { steps: kept, time: whole };
  const shorter = Math.max(longest / whole, SHORTEST);
  // Whatever begins late begins so much earlier that it is over in time.
  const sooner = Math.min(
    ...lasting.map((step) => (step.at > 0 ? (longest - step.time * shorter) / step.at : 1)),
    1,
  );
  const done = kept.map((step) => ({
    ...step,
    at: step.at * Math.max(sooner, 0),
    time: step.trails ? step.time : Math.min(step.time * shorter, longest),
  }));
  return { steps: done, time: Math.min(longest, Math.max(0, ...done.filter(lasts).map(end))) };
}

const lasts = (step: Step): boolean => !step.trails;

/** Of very many cards some are left out, evenly. */
function thinned(steps: readonly Step[]): Step[] {
  const flights = steps.filter((step) => step.type === "fly");
  if (flights.length <= MOST_FLIGHTS) return [...steps];
  const share = MOST_FLIGHTS / flights.length;
  let seen = 0;
  return steps.filter((step) => {
    if (step.type !== "fly") return true;
    seen += 1;
    return Math.floor(seen * share) > Math.floor((seen - 1) * share);
  });
}
