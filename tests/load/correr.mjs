// Starts `npm run bench` and `npm run drill`, which measure the built site, or cause faults around it. `npm run drill
// -- reservas` runs one part.
import process from "node:process";
import { build, install, ROOT, Stop } from "../../server/prepare.mjs";

const PROGRAMS = {
  banco: "tests/load/banco.ts",
  simulacros: "tests/load/simulacros.ts",
  imprenta: "tests/load/imprenta.ts",
  desnudo: "tests/load/contendientes/desnudo.ts",
  plantilla: "tests/load/contendientes/plantilla.ts",
};
/** Parts of the measurement that open a browser; the other parts need none. */
const WITH_BROWSER = ["primera-vista", "vistas"];

const [programa, ...partes] = process.argv.slice(2);

try {
  process.chdir(ROOT);
  process.env.NODE_ENV = "production";
  install();
  build();
  // The imports come only now: a fresh clone has none of these packages before it is installed.
  const { build: bundle } = await import("vite");
  const { bringChromium, findChromium } = await import("../support/chromium.mjs");
  // The programs are built first, to be as fast as the server they are compared with: nothing is transformed while
  // they run.
  await bundle({
    configFile: false,
    logLevel: "warn",
    resolve: { alias: { "~": `${ROOT}app` } },
    build: { ssr: true, target: "es2023", outDir: "build/bench", rollupOptions: { input: PROGRAMS } },
  });
  if (programa === "banco" && (partes.length === 0 || partes.some((parte) => WITH_BROWSER.includes(parte))))
    process.env.CHROMIUM_PATH = findChromium() ?? (await bringChromium());
  const { correr } = await import(`../../build/bench/${programa}.js`);
  process.exit((await correr(partes)) ? 0 : 1);
} catch (error) {
  if (!(error instanceof Stop)) throw error;
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
