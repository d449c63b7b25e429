// The course of a finished game: its moments, where its turns begin, how long each moment is shown.

import { applyEvents, applyView, type Moment, type Timeline } from "../game/timeline";
import type { Replay } from "../net/protocol";

/** Seats of those who have none: who looks on, and who sees all hands. */
export const ONLOOKER = -1;
export const OPEN = -2;

export function storyOf(replay: Replay): Timeline {
  const begun = applyView({ dealt: replay.dealt, moments: [] }, replay.first);
  return replay.moves.reduce(applyEvents, begun);
}

/** A place on the way from which something is different. */
export interface Mark {
  at: number;
  kind: "turn" | "out";
}

export function marksOf(timeline: Timeline): Mark[] {
  return timeline.moments.flatMap((moment, at) => {
    const types = new Set<string>(moment.events.map((event) => event.type));
    const found: Mark[] = [];
    if (types.has("turn_started")) found.push({ at, kind: "turn" });
    if (types.has("eliminated")) found.push({ at, kind: "out" });
    return found;
  });
}

/** The beginning of the turn before or after a moment; the ends of the game where there is none. */
export function turnFrom(marks: readonly Mark[], at: number, step: 1 | -1, last: number): number {
  const turns = marks.filter((mark) => mark.kind === "turn").map((mark) => mark.at);
  if (step > 0) return turns.find((turn) => turn > at) ?? last;
  return turns.findLast((turn) => turn < at) ?? 0;
}

const SHORTEST = 450;
const EVENT = 160;
const LONGEST = 2000;

/** How long a moment stays on the screen, in milliseconds: the more happened, the longer. */
export function hold(moment: Moment): number {
  return Math.min(SHORTEST + EVENT * moment.events.length, LONGEST);
}
