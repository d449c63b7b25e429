// The outlines of the icons. A group is fetched when one of its icons is first shown.

import { SvelteMap } from "svelte/reactivity";
import fetchers from "virtual:icons";

import { groupIcons } from "./iconGroups";
import map from "./icons.json";

const groups = groupIcons(map);
const loaded = new SvelteMap<string, Record<string, string>>();
const requests = new Map<string, Promise<void>>();

async function load(group: string): Promise<void> {
  const found = await fetchers[group]?.();
  if (found) loaded.set(group, found.default);
}

/** The outline of an icon, or "" until it is loaded. */
export function iconOutline(name: string): string {
  return loaded.get(groups.get(name) ?? "")?.[name] ?? "";
}

/** Loads the group of an icon, once. */
export async function loadIcon(name: string): Promise<void> {
  const group = groups.get(name);
  if (group === undefined) return;
  const request = requests.get(group) ?? load(group);
  requests.set(group, request);
  await request.catch(() => requests.delete(group)); // the next icon shown tries again
}

/** The icon as a CSS mask, for places that would draw it too often. */
export function iconMask(name: string): string {
  const path = `<path d="${iconOutline(name)}"/>`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${path}</svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(svg)}")`;
}
