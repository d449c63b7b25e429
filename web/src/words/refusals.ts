// Why something cannot be done: the codes of the server and of the rules in words.

import type { Context } from "./context";
import { findMessage } from "./language.svelte";
import { seatName } from "./names";
import { spell, type Values } from "./sentence";

export type RefusalFacts = Record<string, number | string>;

const ROOMS = ["refusals", "tournament.refusals"]; // the words of the second come with its pages

/** A sentence for a code and its facts. With a context players are called as they call themselves. */
export function refusalWords(code: string, facts: RefusalFacts = {}, ctx?: Context): string {
  const key = ROOMS.map((room) => `${room}.${code}`).find((one) => findMessage(one) !== undefined);
  if (key === undefined) return spell("refusals.unknown", { code: code.replaceAll("_", " ") });
  return spell(key, ctx === undefined ? facts : withNames(facts, ctx));
}

function withNames(facts: RefusalFacts, ctx: Context): Values {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const seat = ctx.dealt.names.indexOf(String(fact));
      return [name, seat < 0 ? fact : seatName(ctx, seat)];
    }),
  );
}
