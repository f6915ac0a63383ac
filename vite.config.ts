import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { readdirSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin, Rollup } from "vite";
import { defineConfig } from "vitest/config";
import { checkedContent } from "./server/checkedContent";

/**
 * One bundle graph for the pages and the HTTP server, so that both hold the same services:
 * `build/server/index.js` is the Remix build (what remix-serve boots), `build/server/main.js` our server,
 * `build/server/ops.js` the operator's command line.
 */
function serverEntry(): Plugin {
  return {
    name: "bienestar-server-entry",
    apply: "build",
    config(_, { isSsrBuild }) {
      if (!isSsrBuild) return;
      return {
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
  };
}

const COMPRESSIBLE = /\.(js|css|svg|json|txt|xml|webmanifest|ico)$/;
/** Under this, the saving is smaller than the headers that announce it. */
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
          // All styles once more, as the server's bundle has them: no page names that file.
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

/** What a page loads by itself, without the rest, is bundled beside the server that names it, and served with the rest. */
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

const STYLES = /\.css(\.ts)?(\?|$)/;
const OF_CONTEXT = /\/app\/features\/(?!sitio\/errores)(\w+)\//;
/** A page that shows all components, and is not shown to anybody. */
const OF_DEVELOPMENT = "/features/sitio/desarrollo/";
const OF_FORMS = /\/node_modules\/(zod|@conform-to)\//;

/** The pages that import a module, straight or through others: their files, where it is known that no other does. */
function pagesByModule({ getModuleIds, getModuleInfo }: ModuleMeta) {
  const pages = new Map<string, Set<string>>();
  for (const page of getModuleIds()) {
    if (!getModuleInfo(page)?.isEntry || page.includes(OF_DEVELOPMENT)) continue;
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
 * Few files a page, each request costs more than the bytes that a page does not use: React and the router, forms, what
 * every page has, what pages of several contexts have, what the pages of one context share, and the page.
 */
function scriptsByUse(): ManualChunks {
  let pages: Map<string, Set<string>> | undefined;
  return (id, meta) => {
    pages ??= pagesByModule(meta);
    // What an entry runs, it runs when it is asked for by itself: the last one begins to hydrate.
    if (meta.getModuleInfo(id)?.isEntry) return undefined;
    if (OF_FORMS.test(id)) return "formularios";
    const using = [...(pages.get(id) ?? [])];
    if (using.length === 0) return undefined;
    const inEvery = using.some((page) => !OF_CONTEXT.test(page));
    if (inEvery) return id.includes("/node_modules/") || id.startsWith("\0") ? "marco" : "casa";
    if (using.length === 1) return undefined;
    const [context, ...others] = new Set(using.map((page) => OF_CONTEXT.exec(page)?.[1]));
    return others.length > 0 ? "comunes" : context;
  };
}

/**
 * One stylesheet for what every page has, and one for each context: a page links two small files that the browser
 * keeps, whichever page of the same context comes next. What tells of an error may stand on any page. A component that
 * one context alone uses comes with its styles; the page that shows all components does not count.
 */
function stylesByContext(): ManualChunks {
  return (id, { getModuleInfo }) => {
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
    const [context, ...others] = new Set(whoUses(id));
    return context && context !== "everybody" && others.length === 0 ? `estilos-${context}` : "estilos";
  };
}

/** Which files a browser is given: the fewer a page needs, and the longer it keeps them, the sooner it answers. */
function filesForBrowsers(): Plugin {
  return {
    name: "bienestar-files-for-browsers",
    apply: "build",
    config(_, { isSsrBuild }) {
      if (isSsrBuild) return;
      const styles = stylesByContext();
      const scripts = scriptsByUse();
      const manualChunks: ManualChunks = (id, meta) => (STYLES.test(id) ? styles : scripts)(id, meta);
      // A page that becomes alive names its scripts: by their digests alone, which is all that tells them apart.
      const chunkFileNames = "assets/[hash].js";
      return { build: { rollupOptions: { output: { manualChunks, chunkFileNames } } } };
    },
  };
}

const THEME = "app/styles/theme.css.ts";

/**
 * The names of classes stand in every page and in its styles. The first two characters say of which file one is, by its
 * place among all of them: a digest of its path, which is usual, is what no compression makes shorter.
 */
function shortNames() {
  const files = readdirSync("app", { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".css.ts"))
    .map((file) => `app/${file}`)
    .sort();
  const digests = new Map<string, string>();
  return ({ hash, filePath }: { hash: string; filePath: string }) => {
    const at = files.indexOf(filePath);
    // Written while the site is being developed: any name does.
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

/** In development the same HTTP server answers, through Vite. */
function serverInDevelopment(): Plugin {
  return {
    name: "bienestar-server-in-development",
    apply: "serve",
    configureServer(vite) {
      return () => {
        vite.middlewares.use((req, res, next) => {
          req.url = req.originalUrl ?? req.url;
          vite
            .ssrLoadModule("/server/http/dev.ts")
            .then((module) => (module as typeof import("./server/http/dev")).handle(vite, req, res))
            .catch(next);
        });
      };
    },
  };
}

/**
 * The server's modules stand beside the pages that use them, and all of that is cut off before anything is written for
 * browsers; what they name of Node is told before, a line for each, over two hundred at a start.
 */
const quietAboutNode: NonNullable<Rollup.RollupOptions["onwarn"]> = (warning, warn) => {
  const ofNode = warning.plugin === "vite:resolve" && warning.message.includes("externalized for browser");
  if (!ofNode) warn(warning);
};

const testing = Boolean(process.env.VITEST);

/** Databases and servers answer when the machine lets them: a busy one must not fail a test, however much it tries. */
const WAITS_FOR_OTHERS = { testTimeout: 300_000, hookTimeout: 300_000 };

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(testing ? {} : { identifiers: shortNames() }),
    filesForBrowsers(),
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
    // Named, so that the first visit in development does not find them one by one and load twice.
    include: [
      "@conform-to/react",
      "@conform-to/zod/v4",
      "date-fns",
      "@date-fns/tz",
      "remix-utils/use-hydrated",
      "zod",
    ],
    // Vite looks through the server's modules too when it collects the styles of a page; these are not for browsers.
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
    // Much of a test is waiting for a database or a server: a core would only wait too.
    maxWorkers: availableParallelism() + 1,
    // What the files import is read once for each worker, not once for each file: most of the time of the quick ones.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: "unit", include: ["tests/*.test.ts", "tests/unit/**/*.test.{ts,tsx}"] },
      },
      {
        extends: true,
        // The built site as a process: what it does with signals, sockets and another host.
        test: {
          name: "process",
          ...WAITS_FOR_OTHERS,
          include: ["tests/e2e/**/*.test.ts", "tests/load/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "sqlite",
          ...WAITS_FOR_OTHERS,
          include: ["tests/api/**/*.test.ts"],
          env: { TEST_DATABASE: "sqlite" },
          globalSetup: ["tests/support/plantilla.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          ...WAITS_FOR_OTHERS,
          include: ["tests/api/**/*.test.ts"],
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["tests/support/plantilla.ts"],
        },
      },
    ],
  },
});
