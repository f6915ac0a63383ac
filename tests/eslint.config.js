import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import path from "node:path";
import tseslint from "typescript-eslint";

export default defineConfig(
  { ignores: ["build", "data", "node_modules", "test-results", "playwright-report"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [
      tseslint.configs.strictTypeChecked,
      tseslint.configs.stylisticTypeChecked,
      reactHooks.configs.flat.recommended,
    ],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: path.dirname(import.meta.dirname) },
    },
    rules: {
      // A port is asynchronous by contract, also where one implementation has nothing to wait for.
      "@typescript-eslint/require-await": "off",
      // Repositories and services are objects of functions, without `this`.
      "@typescript-eslint/unbound-method": "off",
      // With noUncheckedIndexedAccess, `!` is how a known index is written.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-empty-function": "off",
      // By such a one a module adds its own to what all of them fill.
      "@typescript-eslint/no-empty-object-type": ["error", { allowInterfaces: "with-single-extends" }],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
      "@typescript-eslint/no-confusing-void-expression": ["error", { ignoreArrowShorthand: true }],
      // An empty text means "not given" in environments, headers and forms.
      "@typescript-eslint/prefer-nullish-coalescing": ["error", { ignorePrimitives: { string: true } }],
      // Remix lets loaders and actions throw an answer.
      "@typescript-eslint/only-throw-error": [
        "error",
        {
          allowThrowingUnknown: true,
          allow: [
            { from: "lib", name: "Response" },
            { from: "package", package: "@remix-run/server-runtime", name: "TypedResponse" },
            { from: "file", path: "app/shell/responder.ts", name: "Respuesta" },
          ],
        },
      ],
      // Deprecated by its authors only to stand out: a provider on the developer's own machine has no TLS.
      "@typescript-eslint/no-deprecated": [
        "error",
        { allow: [{ from: "package", package: "openid-client", name: "allowInsecureRequests" }] },
      ],
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ["tests/**/*.{ts,tsx}"],
    rules: {
      // A test looks into answers whose shape is what it finds out.
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-confusing-void-expression": "off",
    },
  },
  {
    files: ["tests/**/*.{ts,tsx}"],
    ignores: ["tests/support/azar.ts"],
    rules: {
      "no-restricted-imports": [
        "error",
        { name: "fast-check", message: "support/azar has it, with its seed." },
      ],
    },
  },
);
