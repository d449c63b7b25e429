import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { toast, toasts } from "../src/components/toasts.svelte";

test("whoever tells news when something happens does not tell them again", () => {
  let happened = $state(0);
  let told = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      if (happened === 0) return;
      told += 1;
      toast(`refused ${happened}`, "bad");
    });
  });
  flushSync(() => (happened = 1));
  flushSync(() => (happened = 2));
  stop();
  expect(told).toBe(2);
  expect(toasts().map((news) => news.text)).toEqual(["refused 1", "refused 2"]);
});
