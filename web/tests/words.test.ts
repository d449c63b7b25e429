// What the page says about real games, in every language.

import { beforeAll, describe, expect, test } from "vitest";

import { LANGUAGES, speak, type Language } from "../src/words/language.svelte";
import { logLines } from "../src/words/log";
import { moveWords, targetWords, wayWords } from "../src/words/moves";
import { promptWords } from "../src/words/prompts";
import { plain } from "../src/words/sentence";
import { loadSamples, SCENES, STORIES } from "./samples";

beforeAll(loadSamples);

/** All that is said about the samples, with where it was said. */
function everythingSaid(): [string, string][] {
  const said: [string, string][] = [];
  for (const { name, ctx, moments } of [...STORIES, ...SCENES]) {
    moments.forEach((moment, at) => {
      for (const line of logLines(moment, moments[at - 1] ?? null, ctx)) {
        said.push([`${name} log`, plain(line.parts)]);
      }
      const asked = moment.asked;
      if (asked === null) return;
      const { title, detail } = promptWords(asked, moment.view, ctx);
      said.push([`${name} prompt`, title], [`${name} detail`, detail || "-"]);
      for (const move of asked.moves) {
        for (const words of [moveWords(move, moment.view, ctx), wayWords(move, moment.view, ctx)]) {
          said.push([`${name} ${move.move}`, words.title], [move.move, words.detail || "-"]);
        }
        said.push([move.move, targetWords(move, moment.view, ctx) || "-"]);
      }
    });
  }
  return said;
}

describe.each(Object.keys(LANGUAGES) as Language[])("in %s", (language) => {
  beforeAll(() => speak(language));

  test("every sentence is whole", () => {
    const said = everythingSaid();
    expect(said.length).toBeGreaterThan(1000);
    const broken =
      /\b(undefined|null|NaN)\b|\[object|[{}]|_|\b(log|moves|prompts|refusals)\.| {2}|^\s|\s$|\s[,.;:](\s|$)/;
    expect(said.filter(([, text]) => text === "" || broken.test(text))).toEqual([]);
  });

  test("every move of a decision has a title of its own", () => {
    const equal = SCENES.flatMap(({ name, ctx, moments }) => {
      const { asked, view } = moments[0] as (typeof moments)[0];
      const titles = (asked?.moves ?? []).map((move) => [
        moveWords(move, view, ctx).title,
        // Equal cards are called the same, and in The Duel there are many.
        move.move.replace(/-\S+/, ""),
      ]);
      const known = new Map<string, string>();
      return titles.flatMap(([title = "", move = ""]) => {
        const other = known.get(title);
        known.set(title, move);
        return other !== undefined && other !== move
          ? [`${name}: ${title}: ${move}, ${other}`]
          : [];
      });
    });
    expect(equal).toEqual([]);
  });
});
