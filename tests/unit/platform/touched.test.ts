import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { besidesImports, contextsOf, foldersOf, journeysOf } from "../../support/touched.mjs";

const CONTEXTS = readdirSync("tests/e2e", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const touched = (...files: string[]) => contextsOf(files, CONTEXTS);
const besides = (...files: string[]) => {
  const contexts = touched(...files);
  if (contexts === "everything") throw new Error("no choice was made");
  return besidesImports(files, contexts);
};

describe("what a change touches", () => {
  it.each([
    "package.json",
    "package-lock.json",
    "tsconfig.json",
    "vite.config.ts",
    "somethingNew/of.ts",
    "tests/support/journey.ts",
  ])("is everything where it is %s", (file) => expect(touched(file, "app/routes.ts")).toBe("everything"));

  it("is a context by its folder, in any layer", () => {
    expect(
      touched("server/talleres/module.ts", "app/domain/agenda/a.ts", "tests/e2e/talleres/a.pantallas.ts"),
    ).toEqual(["agenda", "talleres"]);
  });

  it.each(["app/root.tsx", "server/http/main.ts", "public/robots.txt", "tests/e2e/playwright.config.ts"])(
    "may be any context where it is of none: %s",
    (file) => expect(touched(file, "server/talleres/module.ts")).toBeNull(),
  );

  it("may be any context where the walk through all screens changes", () =>
    expect(touched("tests/e2e/sitio/pantallas.javascript.spec.ts")).toBeNull());

  it.each([
    "README.md",
    "app/decisions/0001-x.md",
    "app/domain/GLOSARIO.md",
    "tests/unit/talleres/a.test.ts",
  ])("is no page in %s", (file) => expect(touched(file)).toEqual([]));

  it("is each context that reads the content, where that changes", () => {
    const readers = CONTEXTS.filter((context) =>
      foldersOf(context)
        .filter((folder) => folder.startsWith("server/"))
        .flatMap((folder) =>
          readdirSync(folder)
            .filter((file) => file.endsWith(".ts"))
            .map((file) => readFileSync(`${folder}/${file}`, "utf8")),
        )
        .some((text) => /\b(CARPETA_DE_CONTENIDO|leerFormularios|leerRutas|leerLogros)\b/.test(text)),
    );
    expect(readers.length).toBeGreaterThan(3);
    expect(touched("app/content/temas.yaml")).toEqual(expect.arrayContaining([...readers, "busqueda"]));
  });
});

describe("what runs besides the tests that import a change", () => {
  it.each(["README.md", "server/talleres/module.ts", "app/root.tsx"])(
    "is what reads the tree, whatever changes: %s",
    (file) =>
      expect(besides(file)).toEqual(
        expect.arrayContaining([
          "tests/architecture.test.ts",
          "tests/unit/platform/decisiones.test.ts",
          "tests/unit/sitio/fotos.test.ts",
          "tests/unit/sitio/muestrario.test.ts",
          "tests/unit/sitio/pantallas.test.ts",
          "tests/api/platform/modulos.test.ts",
          // This test reads the changed file through a support file.
          "tests/unit/shared/handle.test.ts",
        ]),
      ),
  );

  it("is of the content what reads it, and what its contexts are asked by the API", () => {
    const chosen = ["tests/unit/contenido/publicado.test.ts", "tests/api/busqueda/", "tests/api/contenido/"];
    expect(besides("app/content/temas.yaml")).toEqual(expect.arrayContaining(chosen));
    expect(besides("server/talleres/module.ts")).not.toContain(chosen[0]);
  });

  it("is of the built site what belongs to the context or looks at every page", () => {
    const ofTheSite = (file: string) => besides(file).filter((path) => /^tests\/(e2e|load)\//.test(path));
    expect(ofTheSite("server/talleres/module.ts")).toEqual(["tests/e2e/talleres/", "tests/e2e/sitio/"]);
    expect(ofTheSite("app/root.tsx")).toEqual(["tests/e2e/", "tests/load/"]);
    expect(ofTheSite("README.md")).toEqual([]);
  });
});

describe("the journeys of a context", () => {
  const chosen = (...contexts: string[]) => new RegExp(journeysOf(contexts));

  it.each([
    "con-javascript talleres/vivo.spec.ts a place is taken",
    "con-javascript sitio/pantallas.javascript.spec.ts workshops: quiet @talleres",
  ])("are its files and its screens of the walk: %s", (title) => {
    expect(title).toMatch(chosen("agenda", "talleres"));
    expect(title).not.toMatch(chosen("agenda", "sitio"));
  });

  it("are of the pages of the site not the screens of all", () => {
    expect("con-javascript sitio/marco.spec.ts the frame").toMatch(chosen("sitio"));
    expect("con-javascript sitio/pantallas.javascript.spec.ts home: quiet @sitio").toMatch(chosen("sitio"));
  });
});
