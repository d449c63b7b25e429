import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

import { icons } from "./build/icons.ts";

const SERVER = "http://127.0.0.1:8666";

export default defineConfig({
  plugins: [svelte(), icons()],
  build: {
    outDir: "../src/sixgun/server/page",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
  },
  server: { proxy: { "/api": { target: SERVER, ws: true } } },
  test: { environment: "happy-dom", include: ["tests/**/*.test.ts"] },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
