// Picks the icons that src/pictures/icons.json names from the whole icon set. "virtual:icons"
// exports a fetcher for each icon group; each group is a module.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { optimize } from "svgo";
import type { Plugin } from "vite";

import { groupIcons } from "../src/pictures/iconGroups.ts";

const MODULE = "virtual:icons";
const MAP = fileURLToPath(new URL("../src/pictures/icons.json", import.meta.url));
const SET = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

interface IconSet {
  icons: Record<string, { body: string }>;
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf-8")) as T;
}

let iconSet: IconSet["icons"] | null = null;
const iconGroups = () => groupIcons(read<Parameters<typeof groupIcons>[0]>(MAP));

/**
 * Rounds coordinates to whole numbers: a 512th of a card is finer than any screen. Arcs and
 * straightened curves that only nearly fit would be visible.
 */
const FINE = { floatPrecision: 0, makeArcs: { threshold: 0, tolerance: 0 }, straightCurves: false };

function outline(name: string, body: string): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`;
  const { data } = optimize(picture, { plugins: [{ name: "convertPathData", params: FINE }] });
  const path = /<path fill="currentColor" d="([^"]+)"\/>/.exec(data)?.[1];
  if (!path) throw new Error(`src/pictures/icons.json names an unknown icon: ${name}`);
  return path;
}

function groupModule(group: string): string {
  const all = (iconSet ??= read<IconSet>(SET).icons);
  const names = [...iconGroups()]
    .filter(([, itsGroup]) => itsGroup === group)
    .map(([name]) => name);
  const found = names.sort().map((name) => [name, outline(name, all[name]?.body ?? "")]);
  return `export default ${JSON.stringify(Object.fromEntries(found))};`;
}

function fetchers(): string {
  const lines = [...new Set(iconGroups().values())].map(
    (name) => `${JSON.stringify(name)}: () => import("${MODULE}/${name}")`,
  );
  return `export default { ${lines.join(", ")} };`;
}

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === MODULE || id.startsWith(`${MODULE}/`) ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      this.addWatchFile(MAP);
      const name = id.slice(MODULE.length + 2);
      return name === "" ? fetchers() : groupModule(name);
    },
  };
}
