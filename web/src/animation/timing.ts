// Limits the time of a moment: steps overlap, get shorter, and finally some are dropped.

import type { Plan, Step } from "./steps";

/** Maximum milliseconds of a moment. */
export const MAX_DURATION = 1200;
/** Maximum number of flying cards. */
export const MAX_FLIGHTS = 14;
const MIN_TIME_SCALE = 0.6; // no step gets shorter than this fraction of its time

const end = (step: Step): number => step.at + step.time;

/** The steps, fitted into the available time. */
export function fitToTime(steps: readonly Step[], longest = MAX_DURATION): Plan {
  const thinned = thinOut(steps);
  const lasting = thinned.filter((step) => !step.lingers);
  const duration = Math.max(0, ...lasting.map(end));
  if (duration <= longest) return { steps: thinned, time: duration };
  const timeScale = Math.max(longest / duration, MIN_TIME_SCALE);
  // Late steps start earlier so that they end in time.
  const startScale = Math.min(
    ...lasting.map((step) => (step.at > 0 ? (longest - step.time * timeScale) / step.at : 1)),
    1,
  );
  const done = thinned.map((step) => ({
    ...step,
    at: step.at * Math.max(startScale, 0),
    time: step.lingers ? step.time : Math.min(step.time * timeScale, longest),
  }));
  return { steps: done, time: Math.min(longest, Math.max(0, ...done.filter(lasts).map(end))) };
}

const lasts = (step: Step): boolean => !step.lingers;

/** Drops some of very many flying cards, evenly. */
function thinOut(steps: readonly Step[]): Step[] {
  const flights = steps.filter((step) => step.type === "fly");
  if (flights.length <= MAX_FLIGHTS) return [...steps];
  const share = MAX_FLIGHTS / flights.length;
  let seen = 0;
  return steps.filter((step) => {
    if (step.type !== "fly") return true;
    seen += 1;
    return Math.floor(seen * share) > Math.floor((seen - 1) * share);
  });
}
