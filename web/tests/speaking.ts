// Before the tests of every file: English is spoken.

import { loadMessages, setLanguage } from "../src/words/language.svelte";

await setLanguage("en");
await loadMessages("auction");
