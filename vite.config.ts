import { vitePlugin as remix } from "@remix-run/dev";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { readdir, readFile, writeFile } from "node:fs/promises";
import { availableParallelism } from "node:os";
import path from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { fuenteDeArchivos } from "./server/contenido/archivos";
import { leerFormularios } from "./server/cuestionarios/escritos";
import { ContenidoConErrores } from "./server/contenido/problemas";
import { revisar } from "./server/contenido/revisar";

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
          const content = await readFile(file);
          if (content.length < MIN_BYTES) continue;
          await writeFile(`${file}.br`, brotliCompressSync(content));
          await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
        }
      },
    },
  };
}

/**
 * One stylesheet for what every page has, and one for each context: a page links two small files that the browser
 * keeps, whichever page of the same context comes next. What tells of an error may stand on any page.
 */
function stylesheetByContext(): Plugin {
  return {
    name: "bienestar-stylesheet-by-context",
    apply: "build",
    config(_, { isSsrBuild }) {
      if (isSsrBuild) return;
      const manualChunks = (id: string) => {
        if (!/\.css(\.ts)?(\?|$)/.test(id)) return undefined;
        const [, context] = /\/app\/features\/(?!sitio\/errores)(\w+)\//.exec(id) ?? [];
        return context ? `estilos-${context}` : "estilos";
      };
      return { build: { rollupOptions: { output: { manualChunks } } } };
    },
  };
}

/** Ends the build where an editor's mistake would be served, naming file, line and field. */
function checkedContent(): Plugin {
  return {
    name: "bienestar-checked-content",
    apply: "build",
    async buildStart() {
      if (this.environment.name !== "client") return;
      const leido = await fuenteDeArchivos("app/content").leer();
      const deFormularios = await leerFormularios("app/content", leido.direcciones);
      const problemas = [...revisar(leido).problemas, ...deFormularios.problemas];
      if (problemas.length > 0) this.error(new ContenidoConErrores(problemas).message);
    },
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

const testing = Boolean(process.env.VITEST);

export default defineConfig({
  plugins: [
    vanillaExtractPlugin(),
    stylesheetByContext(),
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
    !testing && checkedContent(),
    !testing && serverEntry(),
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
  build: { assetsInlineLimit: 0, target: "es2022" },
  test: {
    // The databases answer when the machine lets them: a busy one must not fail a test, however much it tries.
    testTimeout: 300_000,
    hookTimeout: 300_000,
    // Much of a test is waiting for a database or a server: a core kept free would only wait too.
    maxWorkers: availableParallelism(),
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
          include: ["tests/e2e/**/*.test.ts", "tests/load/**/*.test.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "sqlite",
          include: ["tests/api/**/*.test.ts"],
          env: { TEST_DATABASE: "sqlite" },
          globalSetup: ["tests/support/plantilla.ts"],
        },
      },
      {
        extends: true,
        test: {
          name: "postgres",
          include: ["tests/api/**/*.test.ts"],
          env: { TEST_DATABASE: "postgres" },
          globalSetup: ["tests/support/plantilla.ts"],
        },
      },
    ],
  },
});
