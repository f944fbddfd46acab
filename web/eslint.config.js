import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/protocol.ts"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
    rules: { "no-undef": "off", "prefer-const": "off" },
  },
  { files: ["**/*.ts"], rules: { "no-undef": "off" } },
  {
    rules: {
      "@typescript-eslint/no-non-null-assertion": "error",
      "svelte/no-navigation-without-resolve": "off",
      // Formatted text needs its spaces said.
      "svelte/no-useless-mustaches": "off",
      // Sets and maps here are values: made anew, never changed.
      "svelte/prefer-svelte-reactivity": "off",
    },
  },
);
