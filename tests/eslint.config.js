import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig } from "eslint/config";
import path from "node:path";
import tseslint from "typescript-eslint";

/** Openings that put the subject of a comment last. */
const CLAUSE = /^(What|Who|Whoever|Whose|Where|Of|The same|Besides|As)\b/;

/** Refuses a comment whose first word is one of `CLAUSE`. Lines of `//` below one another are one comment. */
const subjectFirst = {
  meta: {
    type: "suggestion",
    schema: [],
    messages: { clause: "Begin the comment with its subject or with what it does." },
  },
  create: ({ sourceCode, report }) => ({
    Program() {
      let lineBefore = -1;
      for (const comment of sourceCode.getAllComments()) {
        const goesOn = comment.type === "Line" && comment.loc.start.line === lineBefore + 1;
        lineBefore = comment.type === "Line" ? comment.loc.end.line : -1;
        const text = comment.value.replace(/^[\s*]+/, "");
        if (!goesOn && CLAUSE.test(text)) report({ loc: comment.loc, messageId: "clause" });
      }
    },
  }),
};

export default defineConfig(
  { ignores: ["build", "data", "node_modules", "test-results", "playwright-report"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["**/*.{ts,tsx,js,mjs,cjs}"],
    plugins: { bienestar: { rules: { "subject-first": subjectFirst } } },
    rules: { "bienestar/subject-first": "error", "max-params": ["error", 4] },
  },
  {
    // Remix calls `handleRequest` with five arguments.
    files: ["app/entry.server.tsx"],
    rules: { "max-params": "off" },
  },
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
      // Under noUncheckedIndexedAccess, `!` is how a known index is written.
      "@typescript-eslint/no-non-null-assertion": "off",
      "@typescript-eslint/consistent-type-definitions": "off",
      "@typescript-eslint/no-empty-function": "off",
      // A module adds its own members to a shared interface by such an empty interface.
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
      // The function is deprecated only to stand out: a provider on the developer's own machine has no TLS.
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
      // A test reads answers whose shape it is to find out.
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
