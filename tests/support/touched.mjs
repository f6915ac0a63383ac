// Chooses the tests that `npm test -- CONTEXT` and `npm test -- --changed` run. Imports do not show all of them: some
// tests read the source tree itself, and those of the built site start it and import nothing of it.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

/** Test of the walk over the site. It visits the screens of every context, each by the tag of its context. */
const WALK = "sitio/pantallas.javascript.spec.ts";
export const HOUSE_RULES = "tests/architecture.test.ts";

/** Contexts whose pages show the files of `app/content`. */
const SHOW_CONTENT = [
  "contenido",
  "talleres",
  "cuestionarios",
  "rutas",
  "historial",
  "saludMental",
  "busqueda",
  "sitio",
];

const WHAT_IS_TESTED = /^(app|server|public|tests)\//;
/** Pattern of documentation files, which no page of the product shows. */
const ON_PAPER = /^(?!app\/content\/).*\.md$/;
/** Pattern of tests without a browser, which are chosen by their imports. */
const WITHOUT_BROWSER = /^tests\/(unit|api|load|fotos)\/|^tests\/architecture\.test\.ts$/;

/** Contexts of the changed files. `null` when it may be any of them, `"everything"` when no choice can be trusted. */
export function contextsOf(files, contexts) {
  if (files.some((file) => file.startsWith("tests/support/"))) return "everything";
  if (files.some((file) => !WHAT_IS_TESTED.test(file) && !ON_PAPER.test(file))) return "everything";
  const touched = files
    .filter((file) => !ON_PAPER.test(file) && !WITHOUT_BROWSER.test(file))
    .flatMap((file) => {
      if (file.startsWith("app/content/")) return SHOW_CONTENT;
      if (file === `tests/e2e/${WALK}`) return [undefined];
      return [file.split("/").find((folder) => contexts.includes(folder))];
    });
  return touched.includes(undefined) ? null : [...new Set(touched)].sort();
}

/** Pattern of the Playwright tests of these contexts: their journeys, and their screens of the walk. */
export function journeysOf(contexts) {
  const any = `(${contexts.join("|")})`;
  return `(^| )${any}/(?!${path.basename(WALK)})|@${any}( |$)`;
}

/** Folders of a context that exist. */
export function foldersOf(context) {
  return ["app/domain", "app/features", "server", "tests/unit", "tests/api", "tests/e2e"]
    .map((above) => `${above}/${context}`)
    .filter((folder) => existsSync(folder));
}

/**
 * Vitest tests that a change may break although they import nothing of it. A change outside all contexts may break
 * any.
 */
export function besidesImports(files, contexts) {
  const site =
    contexts === null
      ? ["tests/e2e/", "tests/load/"]
      : [...contexts, "sitio"].map((name) => `tests/e2e/${name}/`);
  const content = files.some((file) => file.startsWith("app/content/"));
  return [
    ...readersOfTheTree(content),
    ...(contexts?.length === 0 ? [] : site),
    ...(content ? SHOW_CONTENT.flatMap((name) => [`tests/unit/${name}/`, `tests/api/${name}/`]) : []),
  ];
}

const READS = /\bimport\.meta\.glob\b|\bread(dir|File)(Sync)?\(/;
const NAMES_THE_TREE =
  /\bimport\.meta\.glob\b|["`](app|server|public|tests)(\/(?!content\b)|["`])|README\.md/;
const NAMES_CONTENT = /["`]app\/content\b/;
const IMPORTS_SUPPORT = /from "(?:\.\.\/)*(?:\.\/)?(?:support\/)?(\w+)"/g;

/**
 * Tests that read source files, by themselves or through a support file; with `content`, those that read content too.
 */
function readersOfTheTree(content = false) {
  const reads = (text) =>
    (READS.test(text) && NAMES_THE_TREE.test(text)) || (content && NAMES_CONTENT.test(text));
  const supporting = new Map(
    readdirSync("tests/support")
      .filter((file) => file.endsWith(".ts"))
      .map((file) => [path.basename(file, ".ts"), readFileSync(`tests/support/${file}`, "utf8")]),
  );
  const tests = ["unit", "api"].flatMap((kind) =>
    readdirSync(`tests/${kind}`, { recursive: true, encoding: "utf8" })
      .filter((file) => /\.test\.tsx?$/.test(file))
      .map((file) => `tests/${kind}/${file}`),
  );
  const through = tests.filter((file) => {
    const text = readFileSync(file, "utf8");
    return (
      reads(text) || [...text.matchAll(IMPORTS_SUPPORT)].some(([, name]) => reads(supporting.get(name) ?? ""))
    );
  });
  return [HOUSE_RULES, ...through];
}
