// Loading message files, and what runs again when the language changes.

import { tick } from "svelte";
import { expect, test } from "vitest";

import { findMessage, language, loadMessages, setLanguage } from "../src/words/language.svelte";

test("loading more messages does not look like a change of language", async () => {
  let runs = 0;
  const load = async () => {
    runs += 1;
    void language();
    await loadMessages("classic", "rulebook"); // there is no English file for a game
  };
  const stop = $effect.root(() => {
    $effect(() => void load());
  });
  try {
    for (let turn = 0; turn < 5; turn += 1) {
      await loadMessages("rulebook");
      await tick();
    }
    expect(runs).toBe(1);
    expect(findMessage("rulebook.howto.title")).toBeDefined();
    await setLanguage("it");
    await tick();
    expect([language(), runs]).toEqual(["it", 2]);
  } finally {
    stop();
    await setLanguage("en");
  }
});
