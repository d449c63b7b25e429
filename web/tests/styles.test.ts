// Colours and breakpoints have names, declared once in src/styles.

import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

import { QUERIES } from "../src/styles/breakpoints";

const SOURCE = join(import.meta.dirname, "../src");

/** Paths with their own breakpoints, and why. */
const OWN_BREAKPOINTS: Record<string, string> = {
  "styles/": "declares them",
  "components/": "a page, not a table: adapts to the window",
  "forms/": "parts of pages: adapt to the window",
  "home/": "a page, not a table: adapts to the window",
  "learn/": "a page, not a table: adapts to the window",
  "library/": "a page, not a table: adapts to the window",
  "page/": "a page, not a table: adapts to the window",
  "replay/": "its controls adapt to the window",
  "tournament/": "a page, not a table: adapts to the window",
};

/** Paths with their own colours, and why. */
const OWN_COLOURS: Record<string, string> = {
  "styles/": "declares them",
  "pictures/": "draws portraits and scenes",
  "cards/": "printed on paper, the same in both themes",
  "table/Clock.svelte": "a drawn cylinder",
  "table/DistanceBadge.svelte": "a drawn coin",
  "duel/Token.svelte": "a drawn token",
  "animation/AnimationOverlay.svelte": "fire and light",
  "components/": "the sunset, the wordmark and the backdrop of dialogs are drawn",
  "home/": "its pictures are drawn",
  "learn/": "its pictures are drawn",
  "library/": "rulings are printed on paper",
  "replay/PlaybackControls.svelte": "its track is drawn",
  "tournament/": "the projector page has its own, and lists print on paper",
};

const files = readdirSync(SOURCE, { recursive: true, encoding: "utf-8" }).filter((file) =>
  /\.(svelte|css)$/.test(file),
);

/** The matches in all files that do not start with an allowed path. */
function matchesOutside(allowed: Record<string, string>, pattern: RegExp): string[] {
  const paths = Object.keys(allowed);
  return files
    .filter((file) => !paths.some((path) => file.startsWith(path)))
    .flatMap((file) => {
      const found = readFileSync(join(SOURCE, file), "utf-8").match(pattern) ?? [];
      return found.map((text) => `${file}: ${text}`);
    });
}

test("no style has a breakpoint in pixels: src/styles/breakpoints.ts names them", () => {
  expect(matchesOutside(OWN_BREAKPOINTS, /@(media|container)[^{]*\d+px[^{]*/g)).toEqual([]);
});

test("no style has a colour of its own: src/styles/tokens.css names them", () => {
  // Black and white are shades, not colours.
  const colour =
    /#(?!(?:000[0-9a-f]?|0{6}[0-9a-f]{0,2}|fff[0-9a-f]?|f{6}[0-9a-f]{0,2})\b)[0-9a-f]{3,8}\b/gi;
  expect(matchesOutside(OWN_COLOURS, colour)).toEqual([]);
});

test("every named breakpoint is used", () => {
  const styles = files.map((file) => readFileSync(join(SOURCE, file), "utf-8")).join("\n");
  expect(Object.keys(QUERIES).filter((name) => !styles.includes(`(--${name})`))).toEqual([]);
});

test("every allowed path still needs to be allowed", () => {
  for (const allowed of [OWN_BREAKPOINTS, OWN_COLOURS])
    expect(Object.keys(allowed).filter((path) => !files.some((f) => f.startsWith(path)))).toEqual(
      [],
    );
});
