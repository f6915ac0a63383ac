// Finds a Chromium for the browser journeys, and brings one where there is none. Plain Node: run.mjs reads it too.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { aptInstall } from "../../server/prepare.mjs";

/** Path of the Chromium without a window, in which the browser journeys take half as long as in the others. */
const HEADLESS_SHELL = "/usr/bin/chromium-headless-shell";
const INSTALLED = [
  HEADLESS_SHELL,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];

/** Arguments of Chromium. It refuses its sandbox to root, and none of its services may reach the network by itself. */
const ARGS = [
  "--no-sandbox",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  "--disable-gpu",
  // Graphics run inside the browser's own process, which spares a process for every picture.
  "--in-process-gpu",
];

/**
 * List of features to switch off in a whole Chromium, which draws two pages of its own beside each window. This list
 * replaces Playwright's, and is otherwise the same.
 */
const OF_A_WHOLE_ONE = "--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,HttpsUpgrades,PaintHolding";

/** The path of a Chromium on this machine, or undefined. */
export function findChromium() {
  const { chromium } = createRequire(import.meta.url)("playwright-core");
  return [process.env.CHROMIUM_PATH, ...INSTALLED, chromium.executablePath()].find(
    (file) => file && existsSync(file),
  );
}

export const CHROMIUM_ARGS = findChromium() === HEADLESS_SHELL ? ARGS : [...ARGS, OF_A_WHOLE_ONE];

/**
 * Path of a Chromium. When there is none, or a slow one only, the fast one is installed from Debian, or one from npm.
 */
export async function bringChromium() {
  const found = findChromium();
  if (found === HEADLESS_SHELL || (found && found === process.env.CHROMIUM_PATH)) return found;
  console.log("Falta un navegador para las pruebas. Instalando Chromium…");
  if (aptInstall(["chromium-headless-shell"]) || (!found && aptInstall(["chromium"]))) return findChromium();
  if (found) return found;
  const { default: packaged } = await import("@sparticuz/chromium");
  return packaged.executablePath();
}
