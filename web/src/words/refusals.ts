// Texts for the refusal codes of the server and of the rules.

import type { Context } from "./context";
import { findMessage } from "./language.svelte";
import { seatName } from "./names";
import { sentenceText, type Values } from "./sentence";

export type RefusalFacts = Record<string, number | string>;

const MESSAGE_FILES = ["refusals", "tournament.refusals"]; // the second is loaded with the tournament pages

/** The sentence for a code and its facts. With a context it uses the display names of players. */
export function refusalWords(code: string, facts: RefusalFacts = {}, ctx?: Context): string {
  const key = MESSAGE_FILES.map((file) => `${file}.${code}`).find(
    (one) => findMessage(one) !== undefined,
  );
  if (key === undefined)
    return sentenceText("refusals.unknown", { code: code.replaceAll("_", " ") });
  return sentenceText(key, ctx === undefined ? facts : withNames(facts, ctx));
}

function withNames(facts: RefusalFacts, ctx: Context): Values {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      const seat = ctx.dealt.names.indexOf(String(fact));
      return [name, seat < 0 ? fact : seatName(ctx, seat)];
    }),
  );
}
