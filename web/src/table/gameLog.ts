// The log of a game, turn by turn. Every moment is put into words only once, so a new moment costs
// the same late in a game as early.

import type { Timeline } from "../game/timeline";
import { library } from "../words/library.svelte";
import { symbolIcon } from "../pictures/icons";
import type { Context } from "../words/context";
import { language } from "../words/language.svelte";
import { logLines, type Icon, type Line } from "../words/log";

export interface LogEntry {
  key: string;
  /** index of its moment */
  moment: number;
  line: Line;
}

/** The lines of one turn. It is immutable; a turn that goes on is replaced. */
export interface TurnEntries {
  key: string;
  /** moments of the first and last line */
  first: number;
  last: number;
  entries: readonly LogEntry[];
}

export class GameLog {
  private wording = "";
  private turns: TurnEntries[] = [];
  private moments: (readonly LogEntry[])[] = [];
  private eventsBefore = -1; // of the last moment in the log

  /** The log up to a moment. Earlier lines are kept. */
  upTo(last: number, timeline: Timeline, ctx: Context): readonly TurnEntries[] {
    this.resetIfChanged(timeline, ctx);
    const already = this.moments.length;
    for (let at = already; at <= last && at < timeline.moments.length; at += 1)
      this.addMoment(at, timeline, ctx);
    if (this.moments.length > already) this.turns = [...this.turns];
    return this.turns;
  }

  entriesOf(moment: number): readonly LogEntry[] {
    return this.moments[moment] ?? [];
  }

  /** The last moment up to this one that has lines. */
  lastWithEntries(moment: number): number {
    let at = Math.min(moment, this.moments.length - 1);
    while (at >= 0 && this.entriesOf(at).length === 0) at -= 1;
    return at;
  }

  /** Starts again if the game, the language or the names have changed. */
  private resetIfChanged(timeline: Timeline, ctx: Context): void {
    const done = this.moments.length;
    // Names are only known once the library is loaded.
    const known = [timeline.dealt.play, language(), library() !== null, ctx.seat, ...ctx.seatNames];
    const same = done === 0 || timeline.moments[done - 1]?.eventsBefore === this.eventsBefore;
    if (same && known.join() === this.wording) return;
    this.wording = known.join();
    this.turns = [];
    this.moments = [];
  }

  private addMoment(at: number, timeline: Timeline, ctx: Context): void {
    const moment = timeline.moments[at];
    if (moment === undefined) return;
    const lines = logLines(moment, ctx);
    const entries = lines.map((line, n) => ({
      key: `${moment.eventsBefore}.${n}`,
      moment: at,
      line,
    }));
    this.moments.push(entries);
    this.eventsBefore = moment.eventsBefore;
    for (const entry of entries) this.addEntry(entry);
  }

  private addEntry(entry: LogEntry): void {
    const { key, moment } = entry;
    const current = this.turns.at(-1);
    if (current === undefined || entry.line.tone === "turn") {
      this.turns.push({ key, first: moment, last: moment, entries: [entry] });
    } else {
      const entries = [...current.entries, entry];
      this.turns[this.turns.length - 1] = { ...current, last: moment, entries };
    }
  }
}

const SYMBOLS: Partial<Record<Icon, string>> = {
  ability: "active",
  bid: "coin",
  event: "light",
  flip: "draw_check",
  give: "hand",
  hit: "life",
  lay: "border_blue",
  name: "chat",
  out: "dead",
  pass: "skip",
  play: "border_brown",
  return: "back",
  shot: "border_red",
  show: "info",
  sold: "judge",
  swap: "reload",
  turn: "flag",
  win: "winner",
};

/** The icon of a line. */
export const lineIcon = (icon: Icon): string => symbolIcon(SYMBOLS[icon] ?? icon);
