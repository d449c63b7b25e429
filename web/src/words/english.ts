// The English words, in one piece.

import type { Nested } from "./language.svelte";

export const messages = import.meta.glob<Nested>("../../messages/en/*.json", {
  eager: true,
  import: "default",
});
