import { mount } from "svelte";

import App from "./App.svelte";
import { followLinks } from "./router.svelte";
import { watchSettings } from "./settings/settings.svelte";
import "./styles/tokens.css";
import "./styles/page.css";

watchSettings();
followLinks();
const page = document.getElementById("page");
if (page) mount(App, { target: page });
