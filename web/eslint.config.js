import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import { layers } from "./build/layers.js";

export default ts.config(
  { ignores: ["src/net/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      "no-undef": "off", // TypeScript checks this
      "svelte/no-navigation-without-resolve": "off", // only for SvelteKit
      "svelte/prefer-svelte-reactivity": "off", // we replace collections instead of mutating them
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    files: ["src/**"],
    plugins: { sixgun: { rules: { layers } } },
    rules: { "sixgun/layers": "error" },
  },
);
