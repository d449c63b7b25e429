// Addresses of the page, and how to get from one to the other without loading it again.

import type { Component } from "svelte";

import { decoded } from "./decoded";

export type Params = Record<string, string>;

/** A page is loaded when it is first needed. */
type Page = () => Promise<{ default: Component<{ params: Params }> }>;

export interface Route {
  pattern: string; // "/t/:table"
  page: Page;
}

let path = $state(location.pathname);

export const here = () => path;

export function go(to: string): void {
  history.pushState(null, "", to);
  path = location.pathname;
  scrollTo(0, 0);
}

/** The route for an address, with what stands in its places. */
export function matched(routes: readonly Route[], address: string): [Route, Params] | null {
  const parts = address.split("/").filter(Boolean);
  for (const route of routes) {
    const wanted = route.pattern.split("/").filter(Boolean);
    if (wanted.length !== parts.length) continue;
    const params: Params = {};
    const fits = wanted.every((part, at) => {
      if (!part.startsWith(":")) return part === parts[at];
      const meant = decoded(parts[at] ?? "");
      if (meant === null) return false;
      params[part.slice(1)] = meant;
      return true;
    });
    if (fits) return [route, params];
  }
  return null;
}

/** Links of the page itself do not load it again. */
export function followLinks(): void {
  addEventListener("popstate", () => (path = location.pathname));
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = (event.target as Element).closest("a");
    if (!link || link.target || link.download || link.origin !== location.origin) return;
    if (link.pathname.startsWith("/api/")) return;
    event.preventDefault();
    if (link.href !== location.href) go(link.href);
  });
}
