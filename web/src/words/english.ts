// The English words, in one piece; but for those of rooms that few enter.

import type { Nested } from "./language.svelte";

export const messages = import.meta.glob<Nested>(
  [
    "../../messages/en/*.json",
    "!../../messages/en/{auction,credits,learn,replay,rulebook,tournament}.json",
  ],
  { eager: true, import: "default" },
);
