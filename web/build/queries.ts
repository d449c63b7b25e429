// Replaces the names of media and container queries in styles: see src/styles/breakpoints.ts.

import type { Plugin } from "vite";

import { QUERIES } from "../src/styles/breakpoints.ts";

const RULE = /@(?:media|container)[^{]*/g;
const NAME = /\(--([\w-]+)\)/g;

const replaceNames = (rule: string): string =>
  rule.replaceAll(NAME, (_, name: string) => {
    const query = QUERIES[name];
    if (query === undefined) throw new Error(`src/styles/breakpoints.ts has no query ${name}`);
    return query;
  });

export function queries(): Plugin {
  return {
    name: "queries",
    enforce: "pre",
    transform: {
      filter: { id: /\.css$/ },
      handler: (code) => ({ code: code.replaceAll(RULE, replaceNames), map: null }),
    },
  };
}
