// The English messages in one chunk. Pages that few people open have their own.

import type { MessageTree } from "./language.svelte";

export const messages = import.meta.glob<MessageTree>(
  [
    "../../messages/en/*.json",
    "!../../messages/en/{auction,credits,learn,replay,rulebook,tournament}.json",
  ],
  { eager: true, import: "default" },
);
