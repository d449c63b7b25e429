// The lines of a story up to a moment. What has been put into words once is not put again.

import type { Story } from "../game/moments";
import type { Context } from "../words/context";
import { language } from "../words/language.svelte";
import { library } from "../library/library.svelte";
import { symbolIcon } from "../pictures/icons";
import { logLines, type Icon, type Line } from "../words/log";

export interface Entry {
  key: string;
  /** the place of its moment */
  moment: number;
  line: Line;
  /** the last one of all */
  last: boolean;
}

export function logged(
  story: Story,
  upTo: number,
  ctx: Context,
  cache: Map<string, Entry[]>,
): Entry[] {
  const found: Entry[] = [];
  // Names are not known before the library is.
  const words = [
    story.dealt.play,
    language(),
    library() !== null,
    ctx.seat,
    ...ctx.seatNames,
  ].join();
  story.moments.slice(0, upTo + 1).forEach((moment, at) => {
    const key = `${words} ${moment.told} ${at}`;
    let entries = cache.get(key);
    if (entries === undefined) {
      const lines = logLines(moment, story.moments[at - 1] ?? null, ctx);
      entries = lines.map((line, n) => ({
        key: `${moment.told}.${n}`,
        moment: at,
        line,
        last: false,
      }));
      cache.set(key, entries);
    }
    found.push(...entries);
  });
  const last = found.at(-1);
  return last === undefined ? found : [...found.slice(0, -1), { ...last, last: true }];
}

const SYMBOLS: Partial<Record<Icon, string>> = {
  ability: "active",
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
  swap: "reload",
  turn: "flag",
  win: "winner",
};

/** The picture before a line. */
export const lineIcon = (icon: Icon): string => symbolIcon(SYMBOLS[icon] ?? icon);
