import { mount } from "svelte";

import App from "./App.svelte";
import { interceptLinks } from "./router.svelte";
import { settings, watchSettings } from "./settings/settings.svelte";
import "./styles/tokens.css";
import "./styles/page.css";
import "./styles/utilities.css";
import { setLanguage } from "./words/language.svelte";

await setLanguage(settings.language).catch(() => setLanguage("en"));
watchSettings();
interceptLinks();
const page = document.getElementById("page");
if (page) mount(App, { target: page });
