// The pages and their addresses. A page is loaded when it is first needed.

import type { Route } from "./router.svelte";
import { enter } from "./words/language.svelte";

/** A page whose words are not among those that all pages have. */
const withWords =
  (room: string, page: Route["page"]): Route["page"] =>
  async () =>
    (await Promise.all([page(), enter(room)]))[0];

export const ROUTES: Route[] = [
  { pattern: "/", page: () => import("./home/Home.svelte") },
  { pattern: "/learn", page: withWords("learn", () => import("./learn/Learn.svelte")) },
  { pattern: "/t/:table", page: () => import("./table/TablePage.svelte") },
  { pattern: "/cards", page: () => import("./library/Library.svelte") },
  { pattern: "/cards/:game/:id", page: () => import("./library/Library.svelte") },
  { pattern: "/rules", page: () => import("./library/Rules.svelte") },
  { pattern: "/replay", page: withWords("replay", () => import("./replay/Replay.svelte")) },
  { pattern: "/replay/:play", page: withWords("replay", () => import("./replay/Replay.svelte")) },
  { pattern: "/settings", page: () => import("./settings/SettingsPage.svelte") },
  { pattern: "/credits", page: withWords("credits", () => import("./home/Credits.svelte")) },
  { pattern: "/tournaments", page: () => import("./tournament/Tournaments.svelte") },
  { pattern: "/judge/:tournament", page: () => import("./tournament/Judge.svelte") },
  { pattern: "/hall/:tournament", page: () => import("./tournament/Hall.svelte") },
  { pattern: "/me/:tournament", page: () => import("./tournament/Me.svelte") },
  { pattern: "/link/:code", page: () => import("./home/SecondDevice.svelte") },
];
