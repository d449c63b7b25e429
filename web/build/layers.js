// An ESLint rule: the folders of src/ import in one direction.

import { dirname, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const SOURCE = fileURLToPath(new URL("../src", import.meta.url));

/** The folders from the lowest to the highest. A folder imports only from those before it. */
const LAYERS = [
  "styles",
  "net",
  "game",
  "words",
  "pictures",
  "settings",
  "session",
  "components",
  "forms",
  "page",
  "cards",
  "chat",
  "animation",
  "table",
  "duel",
  "auction",
  "library",
  "home",
  "learn",
  "play",
  "replay",
  "tournament",
];
/** Files of src/ itself that every folder may import. All others are above all folders. */
const SHARED = /^(router\.svelte|uri|virtual:.*)(\.ts)?$/;

/** -1 for what every folder may import. */
function layerOf(file) {
  const path = relative(SOURCE, file);
  if (path.startsWith("..") || SHARED.test(path)) return -1;
  const [folder, ...rest] = path.split("/");
  if (rest.length === 0) return LAYERS.length;
  const layer = LAYERS.indexOf(folder);
  if (layer < 0) throw new Error(`build/layers.js does not list the folder ${folder}`);
  return layer;
}

/** @type {import("eslint").Rule.RuleModule} */
export const layers = {
  meta: { messages: { upward: "{{from}}/ may not import {{path}}: see build/layers.js" } },
  create(context) {
    const { filename } = context;
    const own = layerOf(filename);
    const check = ({ source }) => {
      const path = source?.value;
      if (typeof path !== "string" || !path.startsWith(".")) return;
      if (own < 0 || layerOf(resolve(dirname(filename), path)) <= own) return;
      const from = LAYERS[own] ?? "src";
      context.report({ node: source, messageId: "upward", data: { from, path } });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};
