// `npm run bench`: measures the built site. `npm run bench -- contencion crecimiento` measures only these.
import process from "node:process";
import { build, install, ROOT, Stop } from "../../server/prepare.mjs";

const PROGRAMS = {
  banco: "tests/load/banco.ts",
  desnudo: "tests/load/contendientes/desnudo.ts",
  plantilla: "tests/load/contendientes/plantilla.ts",
};

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
  process.env.CHROMIUM_PATH = await bringChromium();
  const { medir } = await import("../../build/bench/banco.js");
  process.exit((await medir(process.argv.slice(2))) ? 0 : 1);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
