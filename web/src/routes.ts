// The pages and their addresses. Each page is loaded when it is first visited.

import type { Route } from "./router.svelte";
import { loadMessages } from "./words/language.svelte";

/** A page with its own message file, loaded together with it. */
const withMessages =
  (file: string, page: Route["page"]): Route["page"] =>
  async () =>
    (await Promise.all([page(), loadMessages(file)]))[0];

export const ROUTES: Route[] = [
  { pattern: "/", page: withMessages("home", () => import("./home/Home.svelte")) },
  { pattern: "/learn", page: withMessages("learn", () => import("./learn/LearnPage.svelte")) },
  { pattern: "/t/:table", page: () => import("./play/TablePage.svelte") },
  { pattern: "/cards", page: withMessages("library", () => import("./library/Library.svelte")) },
  {
    pattern: "/cards/:game/:id",
    page: withMessages("library", () => import("./library/Library.svelte")),
  },
  { pattern: "/rules", page: withMessages("library", () => import("./library/Rules.svelte")) },
  { pattern: "/replay", page: withMessages("replay", () => import("./replay/Replay.svelte")) },
  {
    pattern: "/replay/:play",
    page: withMessages("replay", () => import("./replay/Replay.svelte")),
  },
  { pattern: "/settings", page: () => import("./home/SettingsPage.svelte") },
  { pattern: "/credits", page: withMessages("credits", () => import("./home/Credits.svelte")) },
  { pattern: "/tournaments", page: () => import("./tournament/Tournaments.svelte") },
  { pattern: "/judge/:tournament", page: () => import("./tournament/Judge.svelte") },
  { pattern: "/hall/:tournament", page: () => import("./tournament/Hall.svelte") },
  { pattern: "/me/:tournament", page: () => import("./tournament/Me.svelte") },
  {
    pattern: "/link/:code",
    page: withMessages("home", () => import("./home/DeviceLinkPage.svelte")),
  },
];
