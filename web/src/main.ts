import { mount } from "svelte";

import App from "./App.svelte";
import { followLinks } from "./router.svelte";
import { settings, watchSettings } from "./settings/settings.svelte";
import "./styles/tokens.css";
import "./styles/page.css";
import { speak } from "./words/language.svelte";

await speak(settings.language).catch(() => speak("en"));
watchSettings();
followLinks();
const page = document.getElementById("page");
if (page) mount(App, { target: page });
