// The log of a story, turn by turn. What has been put into words once stays as it is: a moment more
// costs as much at the end of a game as at its beginning.

import type { Timeline } from "../game/timeline";
import { library } from "../library/library.svelte";
import { symbolIcon } from "../pictures/icons";
import type { Context } from "../words/context";
import { language } from "../words/language.svelte";
import { logLines, type Icon, type Line } from "../words/log";

export interface Entry {
  key: string;
  /** the place of its moment */
  moment: number;
  line: Line;
}

/** The lines of one turn. It is never changed, but replaced when it goes on. */
export interface Chapter {
  key: string;
  /** moments, from the first line to the last one */
  first: number;
  last: number;
  entries: readonly Entry[];
}

export class Chronicle {
  private words = "";
  private chapters: Chapter[] = [];
  private moments: (readonly Entry[])[] = [];
  private eventsBefore = -1; // events before the last moment that was put into words

  /** The story up to a moment. What has been told stays told. */
  upTo(last: number, timeline: Timeline, ctx: Context): readonly Chapter[] {
    this.begin(timeline, ctx);
    const already = this.moments.length;
    for (let at = already; at <= last && at < timeline.moments.length; at += 1)
      this.add(at, timeline, ctx);
    if (this.moments.length > already) this.chapters = [...this.chapters];
    return this.chapters;
  }

  /** The lines of a moment. */
  of(moment: number): readonly Entry[] {
    return this.moments[moment] ?? [];
  }

  /** The last moment up to this one of which anything was said. */
  spoken(moment: number): number {
    let at = Math.min(moment, this.moments.length - 1);
    while (at >= 0 && this.of(at).length === 0) at -= 1;
    return at;
  }

  /** From the beginning, if it is another story, or told in other words. */
  private begin(timeline: Timeline, ctx: Context): void {
    const done = this.moments.length;
    // Names are not known before the library is.
    const known = [timeline.dealt.play, language(), library() !== null, ctx.seat, ...ctx.seatNames];
    const same = done === 0 || timeline.moments[done - 1]?.eventsBefore === this.eventsBefore;
    if (same && known.join() === this.words) return;
    this.words = known.join();
    this.chapters = [];
    this.moments = [];
  }

  private add(at: number, timeline: Timeline, ctx: Context): void {
    const moment = timeline.moments[at];
    if (moment === undefined) return;
    const lines = logLines(moment, timeline.moments[at - 1] ?? null, ctx);
    const entries = lines.map((line, n) => ({
      key: `${moment.eventsBefore}.${n}`,
      moment: at,
      line,
    }));
    this.moments.push(entries);
    this.eventsBefore = moment.eventsBefore;
    for (const entry of entries) this.put(entry);
  }

  private put(entry: Entry): void {
    const { key, moment } = entry;
    const open = this.chapters.at(-1);
    if (open === undefined || entry.line.tone === "turn") {
      this.chapters.push({ key, first: moment, last: moment, entries: [entry] });
    } else {
      const entries = [...open.entries, entry];
      this.chapters[this.chapters.length - 1] = { ...open, last: moment, entries };
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

/** The picture before a line. */
export const lineIcon = (icon: Icon): string => symbolIcon(SYMBOLS[icon] ?? icon);
