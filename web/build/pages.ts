// Writes an HTML document for each page (pages/t.html for all of /t/...) that preloads everything the page
// needs, so that no request waits for another one.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const ROUTES = fileURLToPath(new URL("../src/routes.ts", import.meta.url));
const HOME = "home"; // the page at /
const SHARED_ICONS = "\0virtual:icons/page";
/** The requests that each page always makes. */
const DATA: Record<string, string[]> = {
  home: ["/api/games", "/api/library"],
  t: ["/api/library"],
  cards: ["/api/library"],
};

/** By the first part of the address, the end of the path of the page's module. */
function modules(): Map<string, string> {
  const route = /pattern: "\/(\w*)[^"]*", page: \(\) => import\("\.(\/[^"]+)"\)/g;
  const found = [...readFileSync(ROUTES, "utf-8").matchAll(route)];
  return new Map(found.map(([, name, module]) => [name || HOME, module ?? ""]));
}

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (part) => part.type === "chunk" && part.moduleIds.some((id) => id.endsWith(module)),
  );
  if (found?.type !== "chunk") throw new Error(`src/routes.ts names no page: ${module}`);
  return found;
}

/** The files of a chunk and of everything it imports: scripts and styles. */
function files(bundle: Bundle, first: Rolldown.OutputChunk): Set<string> {
  const found = new Set<string>();
  const visit = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const style of chunk.viteMetadata?.importedCss ?? []) found.add(style);
    for (const name of chunk.imports) {
      const next = bundle[name];
      if (next?.type === "chunk") visit(next);
    }
  };
  visit(first);
  return found;
}

function linkTag(file: string): string {
  return file.endsWith(".css")
    ? `<link rel="stylesheet" crossorigin href="/${file}">`
    : `<link rel="modulepreload" crossorigin href="/${file}">`;
}

export function pages(): Plugin {
  return {
    name: "pages",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const index = bundle["index.html"];
        if (index?.type !== "asset") throw new Error("there is no index.html");
        const html = String(index.source);
        for (const [name, module] of modules()) {
          const needed = [
            ...files(bundle, chunkOf(bundle, module)),
            chunkOf(bundle, SHARED_ICONS).fileName,
          ];
          const links = needed.filter((file) => !html.includes(file)).map(linkTag);
          const data = (DATA[name] ?? []).map(
            (path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`,
          );
          const source = html.replace(
            "</head>",
            `  ${[...links, ...data].join("\n    ")}\n  </head>`,
          );
          this.emitFile({ type: "asset", fileName: `pages/${name}.html`, source });
        }
      },
    },
  };
}
