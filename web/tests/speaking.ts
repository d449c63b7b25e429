// Before the tests of every file: English is spoken.

import { enter, speak } from "../src/words/language.svelte";

await speak("en");
await enter("auction");
