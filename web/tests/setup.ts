// Runs before every test file: loads the English messages.

import { loadMessages, setLanguage } from "../src/words/language.svelte";

await setLanguage("en");
await loadMessages("auction", "hints", "home", "library");
