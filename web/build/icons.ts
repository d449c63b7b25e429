// The icons that the pictures name, taken out of the whole set: `import paths from "virtual:icons"`.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const MODULE = "virtual:icons";
const MAP = fileURLToPath(new URL("../src/pictures/icons.json", import.meta.url));
const SET = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

function named(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(named) : [];
}

function chosen(): Record<string, string> {
  const known = JSON.parse(readFileSync(SET, "utf-8")) as {
    icons: Record<string, { body: string }>;
  };
  const wanted = new Set(named(JSON.parse(readFileSync(MAP, "utf-8"))));
  const found: Record<string, string> = {};
  for (const name of [...wanted].sort()) {
    const body = known.icons[name]?.body;
    if (body === undefined) throw new Error(`src/pictures/icons.json names no icon: ${name}`);
    found[name] = body;
  }
  return found;
}

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : null),
    load(id) {
      if (id !== `\0${MODULE}`) return null;
      this.addWatchFile(MAP);
      return `export default ${JSON.stringify(chosen())};`;
    },
  };
}
