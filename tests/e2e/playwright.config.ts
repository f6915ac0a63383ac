import { defineConfig, devices } from "@playwright/test";
import { availableParallelism } from "node:os";
import { CHROMIUM_ARGS, findChromium } from "../support/chromium.mjs";

const browser = {
  ...devices["Desktop Chrome"],
  viewport: { width: 360, height: 800 },
  locale: "es-PE",
  timezoneId: "America/Lima",
  launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  // Recording costs more than most journeys: only what failed once is recorded.
  trace: "on-first-retry",
} as const;

/** Runs only where it is asked for by its name (`npm test -- toques`): it takes hours. */
const toques = { name: "toques", use: browser, testMatch: "**/toques.ts" };

/** Every journey runs twice: nothing in it may need JavaScript, and nothing may break with it. */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "../../test-results/playwright.json" }]],
  // A browser waits for its server, and both for the next press.
  workers: availableParallelism() + 1,
  // Where several runs share a machine all of them are slow, and slow is not wrong: what is right ends far earlier.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A loaded machine may starve a browser once; what fails twice has failed. The report names what needed it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  projects: [
    { name: "con-javascript", use: browser },
    {
      name: "sin-javascript",
      use: { ...browser, javaScriptEnabled: false },
      // What is about scripts has nothing to show here.
      testIgnore: "**/*.javascript.spec.ts",
    },
    ...(process.argv.includes("--project=toques") || process.env.TEST_WORKER_INDEX ? [toques] : []),
  ],
});
