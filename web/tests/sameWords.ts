// Compares the sentences of the page with those of Python: tests/page/test_same_words.py runs it.

import { readFileSync } from "node:fs";

import { beforeAll, expect, test } from "vitest";

import type { GameDealt, Sentence } from "../src/net/protocol";
import { contextOf } from "../src/words/context";
import { setLanguage, type Language } from "../src/words/language.svelte";
import { renderText } from "../src/words/render";
import { loadSamples } from "./samples";

interface Told {
  game: string;
  dealt: GameDealt;
  seat: number;
  names: string[];
  sentences: Sentence[];
  texts: Record<Language, string[]>;
}

const games = JSON.parse(readFileSync(String(process.env["SIXGUN_SENTENCES"]), "utf8")) as Told[];

beforeAll(loadSamples);

test.each(["en", "it"] as const)("Python and the page say the same in %s", async (language) => {
  await setLanguage(language);
  expect(games.length).toBeGreaterThanOrEqual(50);
  for (const { game, dealt, seat, names, sentences, texts } of games) {
    const ctx = contextOf(
      game,
      dealt,
      seat,
      names.map((name) => ({ name })),
    );
    const different = sentences
      .map((one, at) => ({ key: one.key, page: renderText(one, ctx), python: texts[language][at] }))
      .filter(({ page, python }) => page !== python);
    expect(different.slice(0, 5)).toEqual([]);
  }
});
