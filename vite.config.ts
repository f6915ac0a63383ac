import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { readdirSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { availableParallelism } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";
import { checkedContent } from "./server/checkedContent";

/** Packages that load a compiled file beside their own code, and an optional package of `pg` that is not installed. */
const NATIVE = ["better-sqlite3", "@node-rs/argon2", "pg-native", "sharp"];

/**
 * The pages and the HTTP server share one bundle graph, so that both hold the same services. `build/server/index.js` is
 * the Remix build (which remix-serve boots), `build/server/main.js` our server, `build/server/ops.js` the operator's
 * command line.
 */
function serverEntry(): Plugin {
  return {
    name: "bienestar-server-entry",
    apply: "build",
    config(_, { isSsrBuild }) {
      if (!isSsrBuild) return;
      return {
        ssr: { noExternal: true, external: NATIVE },
        // Some packages hold a development version beside the other: the fixed value leaves it out.
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        build: {
          target: "es2023",
          rollupOptions: {
            input: {
              index: "virtual:remix/server-build",
              main: "server/http/main.ts",
              ops: "server/ops/main.ts",
            },
            output: { entryFileNames: "[name].js" },
          },
        },
      };
    },
    // V8 keeps the source of the code that it runs: two bytes a letter when a single letter is not in Latin-1. No text
    // of ours with such a letter is read raw, so its escape means the same everywhere.
    renderChunk: {
      order: "post",
      handler(code) {
        if (this.environment.name !== "ssr") return null;
        const escaped = (unit: string) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
        return { code: code.replace(/[\u0080-\uffff]/g, escaped), map: null };
      },
    },
  };
}

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest|ico)$/;
/** Below this size, the saving is smaller than the headers that announce it. */
const MIN_BYTES = 512;

/** Leaves a brotli and a gzip copy beside each text file for the browser, so that serving costs no compression. */
function precompress(): Plugin {
  return {
    name: "bienestar-precompress",
    apply: "build",
    enforce: "post",
    closeBundle: {
      order: "post",
      async handler() {
        // The server bundle is built last, and may still have moved files to the client's folder.
        if (this.environment.name !== "ssr") return;
        for (const entry of await readdir("build/client", { recursive: true, withFileTypes: true })) {
          if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
          const file = path.join(entry.parentPath, entry.name);
          // The server's bundle repeats all styles: no page names that file.
          if (/^server-build-.*\.css$/.test(entry.name)) {
            await rm(file);
            continue;
          }
          const content = await readFile(file);
          if (content.length < MIN_BYTES) continue;
          await writeFile(`${file}.br`, brotliCompressSync(content));
          await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}

/** A page's script without the rest is bundled beside the server that names it, and served with the other files. */
function scriptsOfPages(): Plugin {
  return {
    name: "bienestar-scripts-of-pages",
    apply: "build",
    async writeBundle(_, bundle) {
      if (this.environment.name !== "ssr") return;
      for (const file of Object.values(bundle)) {
        if (file.type !== "asset" || !/^assets\/guion-.*\.js$/.test(file.fileName)) continue;
        await writeFile(path.join("build/client", file.fileName), file.source);
      }
    },
  };
}

type ManualChunks = Extract<Rollup.OutputOptions["manualChunks"], (...given: never[]) => unknown>;
type ModuleMeta = Parameters<ManualChunks>[1];

/** Rules alone: the names of classes belong to the page and come with the scripts that use them. */
const STYLES = /\.css(\?|$)/;
const OF_CONTEXT = /\/app\/features\/(?!sitio\/errores)(\w+)\//;
/** Modules of schemas and constants: the architecture tests keep clock and network out of the domain. */
const WITHOUT_EFFECTS =
  /\/app\/(domain\/.*|shell\/compra\/formulario|features\/.*\/(intenciones|formularios|filtros))\.ts$/;
/** A page of the developers that shows all components. */
const OF_DEVELOPMENT = "/features/sitio/desarrollo/";
/** Pages of the staff, which load no scripts: what they use moves nothing between the files of the public site. */
const OF_STAFF = "/features/equipo/";
const OF_FORMS = /\/node_modules\/(zod|@conform-to)\//;
const CHECKED_WHILE_TYPING = "/node_modules/@conform-to/react/";
const OF_SCHEMAS = /\/node_modules\/zod\/|\/app\/domain\/shared\/campos\.ts$/;

/** Pages that import a module, directly or through others. */
function pagesByModule({ getModuleIds, getModuleInfo }: ModuleMeta) {
  const pages = new Map<string, Set<string>>();
  for (const page of getModuleIds()) {
    if (!getModuleInfo(page)?.isEntry || page.includes(OF_DEVELOPMENT) || page.includes(OF_STAFF)) continue;
    const open = [page];
    for (let id = open.pop(); id !== undefined; id = open.pop()) {
      const known = pages.get(id) ?? new Set();
      if (known.has(page)) continue;
      pages.set(id, known.add(page));
      open.push(...(getModuleInfo(id)?.importedIds ?? []));
    }
  }
  return pages;
}

/**
 * Each page gets few files, because each request costs more than the bytes that a page does not use: React and the
 * router, forms that are checked while typing, the code of most pages, the rest of several contexts, that of one
 * context, and the page. Schemas stand beside forms, so that zod and conform come only to a page that checks.
 */
function scriptsByUse(): ManualChunks {
  let pages: Map<string, Set<string>> | undefined;
  let withForm: Set<string> | undefined;
  return (id, meta) => {
    pages ??= pagesByModule(meta);
    withForm ??= new Set(
      [...pages].flatMap(([id, using]) => (id.includes(CHECKED_WHILE_TYPING) ? [...using] : [])),
    );
    // An entry runs when it is asked for by itself, so its code stays in its own file: the last one begins to hydrate.
    if (meta.getModuleInfo(id)?.isEntry) return undefined;
    if (OF_FORMS.test(id)) return "formularios";
    // With the code of other views, each page of those would link the styles of drawings, heads, cards and answers.
    if (id.includes(DRAWINGS)) return "graficos";
    if (id.includes(HEADS)) return "cabezas";
    if (CARDS.test(id)) return "tarjetas";
    if (ANSWERS.test(id)) return "respuestas";
    const using = [...(pages.get(id) ?? [])];
    if (using.length === 0) return undefined;
    const inEvery = using.some((page) => !OF_CONTEXT.test(page));
    if (inEvery) return id.includes("/node_modules/") || id.startsWith("\0") ? "marco" : "casa";
    if (using.length === 1) return undefined;
    const [context, ...others] = new Set(using.map((page) => OF_CONTEXT.exec(page)?.[1]));
    const inForms = using.filter((page) => withForm!.has(page)).length;
    const hasSchemas =
      meta.getModuleInfo(id)?.importedIds.some((imported) => OF_SCHEMAS.test(imported)) ?? false;
    const ofForms = inForms === using.length || (inForms > 0 && hasSchemas);
    if (others.length === 0) return context;
    return ofForms ? "formularios" : inForms > 0 ? "casa" : "vistas";
  };
}

/**
 * Every page shares one stylesheet, and each context has one: a page links two small files that the browser keeps for
 * the next page of the context. Messages of errors may stand on any page. A component that one context alone uses comes
 * with its styles; the page that shows all components does not count.
 */
function stylesByContext(): ManualChunks {
  return (id, { getModuleInfo }) => {
    // Drawings, heads, cards and answers stand on some pages of many contexts.
    if (id.includes(DRAWINGS)) return "estilos-graficos";
    if (id.includes(HEADS)) return "estilos-cabezas";
    if (CARDS.test(id)) return "estilos-tarjetas";
    if (ANSWERS.test(id)) return "estilos-respuestas";
    const seen = new Set<string>();
    const whoUses = (module: string): string[] => {
      if (seen.has(module) || module.includes(OF_DEVELOPMENT)) return [];
      seen.add(module);
      const [, context] = OF_CONTEXT.exec(module) ?? [];
      if (context) return [context];
      const { importers = [], dynamicImporters = [] } = getModuleInfo(module) ?? {};
      const all = [...importers, ...dynamicImporters];
      return all.length > 0 ? all.flatMap(whoUses) : ["everybody"];
    };
    const users = new Set(whoUses(id));
    if (users.size > 1) users.delete("equipo");
    const [context, ...others] = users;
    return context && context !== "everybody" && others.length === 0 ? `estilos-${context}` : "estilos";
  };
}

/** Drawings of what is measured. */
const DRAWINGS = "/app/components/graficos/";
/** Heads of pages with a picture. */
const HEADS = "/app/components/CabezaCon";
/** Cards with a picture: of pieces in lists, and of needs. */
const CARDS =
  /\/app\/components\/(TarjetaDePieza|TarjetaConImagen|ImagenDeFicha|Necesidades|PuertaDeNecesidad|MarcaDeVideo|deDia)\./;
/** Answers and buttons of a question, which two contexts ask. */
const ANSWERS = /\/app\/components\/(Opcion|PasosDePregunta)\./;

const CALCULATED = new Set(["ArrayExpression", "CallExpression", "MemberExpression", "ObjectExpression"]);

/**
 * Marks constants as free of effects. Rollup takes a call such as `z.object()` for an effect, and sends to browsers the
 * schemas that only the server reads.
 *
 * @example const nota = z.object({}) // becomes: const nota = /* @__PURE__ *\/ (() => (z.object({})))()
 */
function constantsWithoutEffects(): Plugin {
  return {
    name: "bienestar-constants-without-effects",
    apply: "build",
    enforce: "post",
    transform(code, id) {
      if (this.environment.name !== "client" || !WITHOUT_EFFECTS.test(id)) return null;
      let marked = "";
      let from = 0;
      for (const statement of this.parse(code).body) {
        const declared = statement.type === "ExportNamedDeclaration" ? statement.declaration : statement;
        if (declared?.type !== "VariableDeclaration") continue;
        for (const { init } of declared.declarations) {
          if (!init || !CALCULATED.has(init.type)) continue;
          const { start, end } = init as typeof init & { start: number; end: number };
          marked += `${code.slice(from, start)}/* @__PURE__ */ (() => (${code.slice(start, end)}))()`;
          from = end;
        }
      }
      return { code: marked + code.slice(from), map: null };
    },
  };
}

const COMPILED_BY_ZOD = "const jit = !core.globalConfig.jitless;";

/**
 * Leaves out the compiled parsers of zod 4.6.7. The content security policy refuses them in browsers, and zod's attempt
 * makes the browser read the whole file again to describe the error: a third of the time of that file.
 */
function withoutCompiledParsers(): Plugin {
  return {
    name: "bienestar-without-compiled-parsers",
    apply: "build",
    transform(code, id) {
      if (this.environment.name !== "client" || !id.endsWith("/node_modules/zod/v4/core/schemas.js"))
        return null;
      if (!code.includes(COMPILED_BY_ZOD)) this.error("zod has changed: see withoutCompiledParsers");
      return { code: code.replace(COMPILED_BY_ZOD, "const jit = false;"), map: null };
    },
  };
}

/** @date-fns/tz 1.5.0 does not say in its package.json that its import has no effects: 5 kB where no hour is written. */
const hasEffects = (id: string) => !id.includes("/node_modules/@date-fns/tz/");

/** Divides the files for browsers: fewer files a page, kept for longer, make it answer sooner. */
function filesForBrowsers(): Plugin {
  return {
    name: "bienestar-files-for-browsers",
    apply: "build",
    config(_, { isSsrBuild }) {
      if (isSsrBuild) return;
      const styles = stylesByContext();
      const scripts = scriptsByUse();
      const manualChunks: ManualChunks = (id, meta) => (STYLES.test(id) ? styles : scripts)(id, meta);
      // A page that becomes alive names its scripts by their digests alone, which is enough to tell them apart.
      const chunkFileNames = "assets/[hash].js";
      const treeshake = { moduleSideEffects: hasEffects };
      const rollupOptions = { output: { manualChunks, chunkFileNames }, treeshake };
      // The starter looks for foreign elements while it waits: it would take Vite's links for a part for some.
      return { build: { modulePreload: false, rollupOptions } };
    },
  };
}

const THEME = "app/styles/theme.css.ts";

/**
 * The names of classes stand in every page and in its styles. The first two characters name the file by its place among
 * all of them: the usual digest of its path cannot be compressed.
 */
function shortNames() {
  const isOfStaff = (file: string) => file.includes(OF_STAFF);
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css.ts"))
    .map((file) => `app/${file}`)
    // The staff's come last, so that they change no name of the public site.
    .sort((one, other) => Number(isOfStaff(one)) - Number(isOfStaff(other)) || (one < other ? -1 : 1));
  const digests = new Map<string, string>();
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    const at = files.indexOf(filePath);
    // A file that was added during development is not in the list: its classes get a longer name.
    if (at < 0) return `_${hash}`;
    // The first name of a file is its digest and a zero.
    const digest = digests.get(filePath) ?? hash.slice(0, -1);
    digests.set(filePath, digest);
    // The theme names colours and no classes, and its names are the most frequent of all: one character is enough.
    const sign =
      filePath === THEME ? "_" : String.fromCharCode(97 + (at % 26)) + Math.floor(at / 26).toString(36);
    return sign + hash.slice(digest.length);
  };
}

/** Answers with our HTTP server in development too, through Vite. */
function serverInDevelopment(): Plugin {
  return {
    name: "bienestar-server-in-development",
    apply: "serve",
    configureServer(vite) {
      // The staff site has a port of its own here too, and the port chooses the site.
      const { EQUIPO_PORT, EQUIPO_HOST = "127.0.0.1" } = process.env;
      const staff = createServer(vite.middlewares);
      // The plugins make more servers of Vite, which never listen.
      vite.httpServer?.once("listening", () => {
        if (EQUIPO_PORT) staff.listen(Number(EQUIPO_PORT), EQUIPO_HOST);
      });
      vite.httpServer?.once("close", () => staff.close());
      return () => {
        vite.middlewares.use((req, res, next) => {
          req.url = req.originalUrl ?? req.url;
          const ofStaff = req.socket.localPort === Number(EQUIPO_PORT);
          vite
            .ssrLoadModule("/server/http/dev.ts")
            .then((module) => {
              const { handle, handleStaff } = module as typeof import("./server/http/dev");
              return (ofStaff ? handleStaff : handle)(vite, req, res);
            })
            .catch(next);
        });
      };
    },
  };
}

/**
 * The server's modules stand beside the pages that use them, and are removed before any file is written for browsers.
 * Vite warns of their imports of Node before that: over two hundred lines at a start.
 */
const quietAboutNode: NonNullable<Rollup.RollupOptions["onwarn"]> = (warning, warn) => {
  const ofNode = warning.plugin === "vite:resolve" && warning.message.includes("externalized for browser");
  if (!ofNode) warn(warning);
};

const testing = Boolean(process.env.VITEST);

/** Databases and servers answer when the machine lets them: a busy machine must not fail a test. */
const WAITS_FOR_OTHERS = { testTimeout: 300_000, hookTimeout: 300_000 };

/** These tests run outside `npm test`, and in short in it: tests/README.md gives the reasons. */
const BEFORE_A_RELEASE = "tests/**/*.largo.test.ts";
const IN_SHORT = [
  "tests/api/agenda/convergenciaDeCambios.test.ts",
  "tests/api/agenda/convergenciaDeEsperas.test.ts",
  "tests/api/comunidades/actosGenerados.test.ts",
  "tests/api/cuentas/ladronConLaClave.test.ts",
  "tests/api/paquetes/historiasDeMonedas.test.ts",
  "tests/api/platform/permisos.test.ts",
  "tests/api/rutas/recorrer.test.ts",
  "tests/api/talleres/historias.test.ts",
  "tests/api/ventas/convergencia.test.ts",
  "tests/e2e/cuestionarios/bandeja.test.ts",
  "tests/e2e/sitio/hostiles.test.ts",
];

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(testing ? {} : { identifiers: shortNames() }),
    filesForBrowsers(),
    constantsWithoutEffects(),
    withoutCompiledParsers(),
    !testing && serverInDevelopment(),
    !testing &&
      remix({
        serverModuleFormat: "esm",
        future: {
          v3_fetcherPersist: true,
          v3_relativeSplatPath: true,
          v3_throwAbortReason: true,
          v3_routeConfig: true,
          v3_lazyRouteDiscovery: false,
          v3_singleFetch: false,
        },
      }),
    !testing && checkedContent("app/content"),
    !testing && serverEntry(),
    !testing && scriptsOfPages(),
    !testing && precompress(),
  ],
  optimizeDeps: {
    // Packages are named so that the first visit in development does not find them one by one and load twice.
    include: [
      "@conform-to/react",
      "@conform-to/zod/v4",
      "date-fns",
      "@date-fns/tz",
      "remix-utils/use-hydrated",
      "zod",
    ],
    // Vite also reads the server's modules when it collects the styles of a page; these are not for browsers.
    exclude: [
      "@node-rs/argon2",
      "better-sqlite3",
      "pg",
      "pino",
      "nodemailer",
      "kysely",
      "jose",
      "remix-auth",
    ],
  },
  resolve: { alias: { "~": new URL("./app", import.meta.url).pathname } },
  build: { assetsInlineLimit: 0, target: "es2022", rollupOptions: { onwarn: quietAboutNode } },
  test: {
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The default of a second is too short on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    // Tests mostly wait for a database or a server: with a worker for each core, a core would only wait too.
    maxWorkers: availableParallelism() + 1,
    // Each worker reads the imports once, not once for each file: they take most of the time of the quick tests.
    isolate: false,
    projects: [
      {
        extends: true,
        test: {
          name: "unit",
          globalSetup: ["tests/support/carpetaDeDatos.ts"],
          include: ["tests/*.test.ts", "tests/unit/**/*.test.{ts,tsx}"],
        },
      },
      {
        extends: true,
        // The built site as a process: its signals, sockets and hosts.
        test: {
          name: "process",
          ...WAITS_FOR_OTHERS,
          include: ["tests/e2e/**/*.test.ts", "tests/load/**/*.test.ts"],
          exclude: [BEFORE_A_RELEASE],
        },
      },
      {
        extends: true,
        test: {
          name: "largo",
          ...WAITS_FOR_OTHERS,
          include: [BEFORE_A_RELEASE, ...IN_SHORT],
          env: { TEST_DATABASE: "postgres", FORMA: "completa" },
          globalSetup: ["tests/support/carpetaDeDatos.ts", "tests/support/plantilla.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "sqlite",
          ...WAITS_FOR_OTHERS,
          include: ["tests/api/**/*.test.ts"],
          env: { TEST_DATABASE: "sqlite" },
          globalSetup: ["tests/support/carpetaDeDatos.ts", "tests/support/plantilla.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          ...WAITS_FOR_OTHERS,
          include: ["tests/api/**/*.test.ts"],
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["tests/support/carpetaDeDatos.ts", "tests/support/plantilla.ts"],
        },
      },
    ],
  },
});
