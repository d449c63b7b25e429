// The Italian messages in one chunk. Pages that few people open have their own.

import type { MessageTree } from "./language.svelte";

export const messages = import.meta.glob<MessageTree>(
  [
    "../../messages/it/*.json",
    "!../../messages/it/{auction,credits,learn,replay,rulebook,tournament}.json",
  ],
  { eager: true, import: "default" },
);
