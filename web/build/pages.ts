// A document for each page of its own, pages/t.html for all of /t/..., that names at once whatever the
// page will need, so that nothing is fetched only after something else has come.

import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;

const ROUTES = fileURLToPath(new URL("../src/routes.ts", import.meta.url));
const FIRST = "home"; // the page without a name
const EVERYWHERE = "\0virtual:icons/page";
/** What is asked of the server in any case. */
const DATA: Record<string, string[]> = {
  home: ["/api/games", "/api/library"],
  t: ["/api/library"],
  cards: ["/api/library"],
};

/** The part of the address that names a page, and the end of its module's path. */
function modules(): Map<string, string> {
  const routes = /pattern: "\/(\w*)[^"]*", page: \(\) => import\("\.(\/[^"]+)"\)/g;
  const found = [...readFileSync(ROUTES, "utf-8").matchAll(routes)];
  return new Map(found.map(([, name, module]) => [name || FIRST, module ?? ""]));
}

function chunkOf(bundle: Bundle, module: string): Rolldown.OutputChunk {
  const found = Object.values(bundle).find(
    (part) => part.type === "chunk" && part.moduleIds.some((id) => id.endsWith(module)),
  );
  if (found?.type !== "chunk") throw new Error(`src/routes.ts names no page: ${module}`);
  return found;
}

/** A chunk and all that it imports, scripts and styles. */
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

function line(file: string): string {
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
          const wanted = [
            ...files(bundle, chunkOf(bundle, module)),
            chunkOf(bundle, EVERYWHERE).fileName,
          ];
          const lines = wanted.filter((file) => !html.includes(file)).map(line);
          const data = (DATA[name] ?? []).map(
            (path) => `<link rel="preload" as="fetch" crossorigin href="${path}">`,
          );
          const source = html.replace(
            "</head>",
            `  ${[...lines, ...data].join("\n    ")}\n  </head>`,
          );
          this.emitFile({ type: "asset", fileName: `pages/${name}.html`, source });
        }
      },
    },
  };
}
