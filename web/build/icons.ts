// The icons that the pictures name, taken out of the whole set: the symbols, which every page needs,
// are `import paths from "virtual:icons"`, all others are "virtual:icons/cards".

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import type { Plugin } from "vite";

const MODULE = "virtual:icons";
const EVERYWHERE = "symbols";
const MAP = fileURLToPath(new URL("../src/pictures/icons.json", import.meta.url));
const SET = createRequire(import.meta.url).resolve("@iconify-json/game-icons/icons.json");

function named(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(named) : [];
}

/** A tenth of the 512th part is finer than any screen. */
function rounded(path: string): string {
  return path.replace(/(\d*)(\.\d{2,})/g, (all, whole: string, rest: string) => {
    // "01.25" may be the flag of an arc and a number; it stays as it is.
    if (/^0\d/.test(whole)) return all;
    const number = Number(`0${whole}${rest}`).toFixed(1);
    return whole === "" ? number.replace(/^0/, "") : number;
  });
}

function chosen(cards: boolean): Record<string, string> {
  const known = JSON.parse(readFileSync(SET, "utf-8")) as {
    icons: Record<string, { body: string }>;
  };
  const map = Object.entries(JSON.parse(readFileSync(MAP, "utf-8")) as Record<string, unknown>);
  const part = (everywhere: boolean) =>
    map.filter(([key]) => (key === EVERYWHERE) === everywhere).flatMap(([, value]) => named(value));
  const page = new Set(part(true));
  const wanted = cards ? new Set(part(false).filter((name) => !page.has(name))) : page;
  const found: Record<string, string> = {};
  for (const name of [...wanted].sort()) {
    const path = /^<path fill="currentColor" d="([^"]+)"\/>$/.exec(known.icons[name]?.body ?? "");
    if (!path?.[1]) throw new Error(`src/pictures/icons.json names no icon: ${name}`);
    found[name] = rounded(path[1]);
  }
  return found;
}

export function icons(): Plugin {
  return {
    name: "icons",
    resolveId: (id) => (id === MODULE || id === `${MODULE}/cards` ? `\0${id}` : null),
    load(id) {
      if (!id.startsWith(`\0${MODULE}`)) return null;
      this.addWatchFile(MAP);
      return `export default ${JSON.stringify(chosen(id.endsWith("/cards")))};`;
    },
  };
}
