// Client-side routing: the current path, and navigation without reloading the page.

import type { Component } from "svelte";

import { tryDecode } from "./uri";

export type Params = Record<string, string>;

/** A page; most need no parameters. */
export type Page = Component<{ params: Params }> | Component<Record<string, never>>;

/** Loads the page component; called when the route is first visited. */
type PageLoader = () => Promise<{ default: Page }>;

export interface Route {
  pattern: string; // "/t/:table"
  page: PageLoader;
}

let path = $state(location.pathname);

export const currentPath = () => path;

export function navigate(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** The first route that matches the address, with its parameters. */
export function matchRoute(routes: readonly Route[], address: string): [Route, Params] | null {
  const parts = address.split("/").filter(Boolean);
  for (const route of routes) {
    const pattern = route.pattern.split("/").filter(Boolean);
    if (pattern.length !== parts.length) continue;
    const params: Params = {};
    const matches = pattern.every((part, at) => {
      if (!part.startsWith(":")) return part === parts[at];
      const value = tryDecode(parts[at] ?? "");
      if (value === null) return false;
      params[part.slice(1)] = value;
      return true;
    });
    if (matches) return [route, params];
  }
  return null;
}

/** Handles clicks on internal links in the browser instead of loading the page again. */
export function interceptLinks(): void {
  addEventListener("popstate", () => (path = location.pathname));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.href !== location.href) navigate(link.href);
  });
}
