// Writes a .gz file beside each script and style, so that the server does not compress on every request.

import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const COMPRESSED = /^assets\/.*\.(js|css)$/;

export function gzip(): Plugin {
  return {
    name: "gzip",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (!COMPRESSED.test(part.fileName)) continue;
          const text = part.type === "chunk" ? part.code : part.source;
          const source = gzipSync(text, { level: 9 });
          this.emitFile({ type: "asset", fileName: `${part.fileName}.gz`, source });
        }
      },
    },
  };
}
