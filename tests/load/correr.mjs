// `npm run bench` and `npm run drill`: the built site, measured or put to the test. `npm run drill -- reservas`
// runs one part of it.
import process from "node:process";
import { build, install, ROOT, Stop } from "../../server/prepare.mjs";

const PROGRAMS = {
  banco: "tests/load/banco.ts",
  simulacros: "tests/load/simulacros.ts",
  desnudo: "tests/load/contendientes/desnudo.ts",
  plantilla: "tests/load/contendientes/plantilla.ts",
};
const JOINED = { main: "build/server/main.js" };

const [programa, ...partes] = process.argv.slice(2);

try {
  process.chdir(ROOT);
  process.env.NODE_ENV = "production";
  install();
  build();
  // Only now: a fresh clone has none of this before it is installed.
  const { build: bundle } = await import("vite");
  const { bringChromium } = await import("../support/chromium.mjs");
  // Plain programs, as fast as the server they are compared with: nothing is transformed while they run.
  await bundle({
    configFile: false,
    logLevel: "warn",
    resolve: { alias: { "~": `${ROOT}app` } },
    build: { ssr: true, target: "es2023", outDir: "build/bench", rollupOptions: { input: PROGRAMS } },
  });
  // Where processes die and start again all the time, starting must be cheap: the build with its packages in one file.
  if (programa === "simulacros") {
    await bundle({
      configFile: false,
      logLevel: "error",
      publicDir: false,
      ssr: { noExternal: true, external: ["better-sqlite3", "@node-rs/argon2", "pg-native"] },
      build: { ssr: true, target: "es2023", outDir: "build/junto", rollupOptions: { input: JOINED } },
    });
  }
  if (programa === "banco") process.env.CHROMIUM_PATH = await bringChromium();
  const { correr } = await import(`../../build/bench/${programa}.js`);
  process.exit((await correr(partes)) ? 0 : 1);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
