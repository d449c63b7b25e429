// The outlines of the icons, each drawer fetched when something in it is first shown.

import { SvelteMap } from "svelte/reactivity";
import fetchers from "virtual:icons";

import { drawers } from "./drawers";
import map from "./icons.json";

const kept = drawers(map);
const opened = new SvelteMap<string, Record<string, string>>();
const asked = new Map<string, Promise<void>>();

async function open(drawer: string): Promise<void> {
  const found = await fetchers[drawer]?.();
  if (found) opened.set(drawer, found.default);
}

/** Its outline, or "" until it is there. */
export function outline(name: string): string {
  return opened.get(kept.get(name) ?? "")?.[name] ?? "";
}

/** Sees to it that the icon will be there. */
export async function want(name: string): Promise<void> {
  const drawer = kept.get(name);
  if (drawer === undefined) return;
  const opening = asked.get(drawer) ?? open(drawer);
  asked.set(drawer, opening);
  await opening.catch(() => asked.delete(drawer)); // then it is asked for again with the next one shown
}

/** The icon as a mask for CSS, where it would be drawn too often. */
export function mask(name: string): string {
  const path = `<path d="${outline(name)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${path}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
