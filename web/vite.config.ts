import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { CHUNKS } from "./build/chunks.ts";
import { gzip } from "./build/gzip.ts";
import { icons } from "./build/icons.ts";
import { pages } from "./build/pages.ts";
import { queries } from "./build/queries.ts";

const SERVER = "http://127.0.0.1:8666";

export default defineConfig({
  plugins: [svelte(), queries(), icons(), pages(), gzip()],
  build: {
    outDir: "../src/sixgun/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } },
    license: { fileName: "licences.txt" }, // most bundled packages require their licence text
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: {
    environment: "happy-dom",
    include: [process.env["SIXGUN_SENTENCES"] ? "tests/sameWords.ts" : "tests/**/*.test.ts"],
    setupFiles: "tests/setup.ts",
  },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
