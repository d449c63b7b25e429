import { flushSync } from "svelte";
import { expect, test } from "vitest";

import { toast, toasts } from "../src/components/toasts.svelte";

test("an effect that shows a toast does not depend on the toasts", () => {
  let happened = $state(0);
  let runs = 0;
  const stop = $effect.root(() => {
    $effect(() => {
      if (happened === 0) return;
      runs += 1;
      toast(`refused ${happened}`, "bad");
    });
  });
  flushSync(() => (happened = 1));
  flushSync(() => (happened = 2));
  stop();
  expect(runs).toBe(2);
  expect(toasts().map((news) => news.text)).toEqual(["refused 1", "refused 2"]);
});
