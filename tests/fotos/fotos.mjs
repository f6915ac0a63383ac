// `npm run fotos` takes the two pictures of the README, of a demo that is built, filled and thrown away.
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build, install, ROOT } from "../../server/prepare.mjs";
import { bringChromium, CHROMIUM_ARGS } from "../support/chromium.mjs";

const PORT = 3491;
const SITE = `http://localhost:${PORT}`;
const MOST_BYTES = 60_000;
const PERSONA = { correo: "rosa@bienestar.example", clave: "camino-de-rosa-24" };

process.chdir(ROOT);
install();
build();
const { chromium } = await import("playwright");
const dataDir = mkdtempSync(path.join(tmpdir(), "bienestar-fotos-"));
const server = spawn(process.execPath, ["build/server/main.js"], {
  env: { ...process.env, NODE_ENV: "production", PORT: String(PORT), DATA_DIR: dataDir, LOG_LEVEL: "error" },
  stdio: "inherit",
});
try {
  await untilItAnswers();
  const browser = await chromium.launch({ executablePath: await bringChromium(), args: CHROMIUM_ARGS });
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, locale: "es-PE" });
  await page.goto(SITE);
  await take(page, "portada");
  await page.goto(`${SITE}/iniciar-sesion`);
  await page.getByLabel("Correo electrónico").fill(PERSONA.correo);
  await page.getByLabel("Contraseña", { exact: true }).fill(PERSONA.clave);
  await page.getByRole("button", { name: "Iniciar sesión" }).click();
  await page.goto(`${SITE}/agendar/psicologia`);
  await take(page, "agendar");
  await browser.close();
} finally {
  server.kill();
  rmSync(dataDir, { recursive: true, force: true });
}

async function untilItAnswers() {
  for (let left = 120; left > 0; left--) {
    if (
      await fetch(`${SITE}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error("the demo does not answer");
}

async function take(page, name) {
  const file = `tests/fotos/${name}.jpg`;
  await page.waitForLoadState("networkidle");
  await page.screenshot({ path: file, type: "jpeg", quality: 55 });
  const { size } = statSync(file);
  if (size > MOST_BYTES) throw new Error(`${file} has ${size} bytes, more than ${MOST_BYTES}`);
  console.log(`${file}: ${size} bytes`);
}
