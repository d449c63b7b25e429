// The log: the events of a moment as sentences, as this seat saw them.

import type { Moment } from "../game/timeline";
import type { GameEvent } from "../net/protocol";
import type { Context } from "./context";
import { cardEventWriters } from "./logCards";
import { playEventWriters } from "./logPlays";
import { roundEventWriters } from "./logRounds";
import { LogWriter, type EventOf, type EventType, type Line } from "./logWriter";

export type { Icon, Line, Tone } from "./logWriter";

/** One function for each type of event. It gets an event that was taken, and may take more. */
export type EventWriters = { [T in EventType]: (log: LogWriter, event: EventOf<T>) => void };

const WRITERS: EventWriters = { ...playEventWriters, ...cardEventWriters, ...roundEventWriters };

/** The log lines of a moment. `before` is the previous moment, or null if it is not known. */
export function logLines(moment: Moment, before: Moment | null, ctx: Context): Line[] {
  const log = new LogWriter(moment, before, ctx);
  for (let event = log.take(); event !== undefined; event = log.take()) {
    const write = WRITERS[event.type] as ((t: LogWriter, e: GameEvent) => void) | undefined;
    write?.(log, event);
  }
  return log.lines;
}
