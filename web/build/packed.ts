// Beside each script and style the same packed, so that the server need not pack it for everybody anew.

import { gzipSync } from "node:zlib";

import type { Plugin } from "vite";

const TEXT = /^assets\/.*\.(js|css)$/;

export function packed(): Plugin {
  return {
    name: "packed",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        for (const part of Object.values(bundle)) {
          if (!TEXT.test(part.fileName)) continue;
          const text = part.type === "chunk" ? part.code : part.source;
          const source = gzipSync(text, { level: 9 });
          this.emitFile({ type: "asset", fileName: `${part.fileName}.gz`, source });
        }
      },
    },
  };
}
