// Finds a Chromium for the browser journeys, and brings one where there is none. Plain Node: run.mjs reads it too.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { aptInstall } from "../../server/prepare.mjs";

/** First the one without a window of its own, which costs a fraction of the others. */
const INSTALLED = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Chromium refuses its sandbox to root; nothing of it may reach the network by itself. */
export const CHROMIUM_ARGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
];

/** The path of a Chromium on this machine, or undefined. */
export function findChromium() {
  const { chromium } = createRequire(import.meta.url)("playwright-core");
  return [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

/** The path of a Chromium, installed from Debian or unpacked from npm where none was there. */
export async function bringChromium() {
  const found = findChromium();
  if (found) return found;
  console.log("Falta un navegador. Instalando Chromium…");
  if (aptInstall(["chromium-headless-shell"]) || aptInstall(["chromium"])) {
    const installed = findChromium();
    if (installed) return installed;
  }
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}
