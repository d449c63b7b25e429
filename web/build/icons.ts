// The icons that the pictures name, taken out of the whole set: "virtual:icons" knows how to fetch each
// drawer of them, which is a module of its own.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { optimize } from "svgo";
import type { Plugin } from "vite";

import { drawers } from "../src/pictures/drawers.ts";

const MODULE = "virtual:icons";
const MAP = fileURLToPath(new URL("../src/pictures/icons.json", import.meta.url));
const SET = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

interface Known {
  icons: Record<string, { body: string }>;
}

function read<T>(file: string): T {
  return JSON.parse(readFileSync(file, "utf-8")) as T;
}

let known: Known["icons"] | null = null;
const wanted = () => drawers(read<Parameters<typeof drawers>[0]>(MAP));

/** On whole numbers: a 512th of a card is finer than any screen. Arcs and lines that only nearly fit
 * would be seen. */
const FINE = { floatPrecision: 0, makeArcs: { threshold: 0, tolerance: 0 }, straightCurves: false };

function outline(name: string, body: string): string {
  const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${body}</svg>`;
  const { data } = optimize(picture, { plugins: [{ name: "convertPathData", params: FINE }] });
  const path = /<path fill="currentColor" d="([^"]+)"\/>/.exec(data)?.[1];
  if (!path) throw new Error(`src/pictures/icons.json names no icon: ${name}`);
  return path;
}

function drawer(wish: string): string {
  const all = (known ??= read<Known>(SET).icons);
  const names = [...wanted()].filter(([, where]) => where === wish).map(([name]) => name);
  const found = names.sort().map((name) => [name, outline(name, all[name]?.body ?? "")]);
  return `export default ${JSON.stringify(Object.fromEntries(found))};`;
}

function fetchers(): string {
  const lines = [...new Set(wanted().values())].map(
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
      return name === "" ? fetchers() : drawer(name);
    },
  };
}
