// The log: what has happened in a moment, in sentences, as this seat was told it.

import type { Moment } from "../game/timeline";
import type { GameEvent } from "../net/protocol";
import type { Context } from "./context";
import { cardTellers } from "./log_cards";
import { playTellers } from "./log_plays";
import { roundTellers } from "./log_rounds";
import { Telling, type EventOf, type EventType, type Line } from "./telling";

export type { Icon, Line, Tone } from "./telling";

/** One for each type of event. It is called when the event was taken, and may take more. */
export type Tellers = { [T in EventType]: (told: Telling, event: EventOf<T>) => void };

const TELLERS: Tellers = { ...playTellers, ...cardTellers, ...roundTellers };

/**
 * The lines for a moment. `before` is the one before it, or null if it is not known, as at the
 * beginning.
 */
export function logLines(moment: Moment, before: Moment | null, ctx: Context): Line[] {
  const told = new Telling(moment, before, ctx);
  for (let event = told.take(); event !== undefined; event = told.take()) {
    const teller = TELLERS[event.type] as ((t: Telling, e: GameEvent) => void) | undefined;
    teller?.(told, event);
  }
  return told.lines;
}
