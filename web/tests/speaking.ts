// Before the tests of every file: English is spoken.

import { speak } from "../src/words/language.svelte";

await speak("en");
