// The Italian messages that every page may need, in one chunk.

import type { MessageTree } from "./language.svelte";

export const messages = import.meta.glob<MessageTree>(
  [
    "../../../src/sixgun/messages/it/*.json",
    "!../../../src/sixgun/messages/it/{auction,classic,credits,duel,errors,hints,home,learn,library,replay,rulebook,terminal,terminal_tournament,tournament}.json",
  ],
  { eager: true, import: "default" },
);
