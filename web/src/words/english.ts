// The English messages in one chunk, without those of pages that few people open.

import type { MessageTree } from "./language.svelte";

export const messages = import.meta.glob<MessageTree>(
  [
    "../../messages/en/*.json",
    "!../../messages/en/{auction,credits,learn,replay,rulebook,tournament}.json",
  ],
  { eager: true, import: "default" },
);
