// The timeline of a finished game, its marks, and how long each moment is shown.

import { applyEvents, applyView, type Moment, type Timeline } from "../game/timeline";
import type { Replay } from "../net/protocol";

/** Viewpoints that are not a seat: a spectator, and one that sees all hands. */
export const SPECTATOR = -1;
export const ALL_OPEN = -2;

export function buildTimeline(replay: Replay): Timeline {
  const start = applyView({ dealt: replay.dealt, moments: [] }, replay.first);
  return replay.moves.reduce(applyEvents, start);
}

/** A mark on the timeline: a turn begins, or a player is out. */
export interface Mark {
  at: number;
  kind: "turn" | "out";
}

export function findMarks(timeline: Timeline): Mark[] {
  return timeline.moments.flatMap((moment, at) => {
    const types = new Set<string>(moment.events.map((event) => event.type));
    const found: Mark[] = [];
    if (types.has("turn_started")) found.push({ at, kind: "turn" });
    if (types.has("eliminated")) found.push({ at, kind: "out" });
    return found;
  });
}

/** The start of the previous or next turn; the start or end of the game if there is none. */
export function adjacentTurn(
  marks: readonly Mark[],
  at: number,
  step: 1 | -1,
  last: number,
): number {
  const turns = marks.filter((mark) => mark.kind === "turn").map((mark) => mark.at);
  if (step > 0) return turns.find((turn) => turn > at) ?? last;
  return turns.findLast((turn) => turn < at) ?? 0;
}

const MIN_TIME = 450;
const TIME_PER_EVENT = 160;
const MAX_TIME = 2000;

/** How long a moment is shown, in milliseconds: longer with more events. */
export function displayTime(moment: Moment): number {
  return Math.min(MIN_TIME + TIME_PER_EVENT * moment.events.length, MAX_TIME);
}
