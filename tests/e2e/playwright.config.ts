import { defineConfig, devices } from "@playwright/test";
import { availableParallelism } from "node:os";
import { CHROMIUM_ARGS, findChromium } from "../support/chromium.mjs";

const browser = {
  ...devices["Desktop Chrome"],
  viewport: { width: 360, height: 800 },
  locale: "es-PE",
  timezoneId: "America/Lima",
  launchOptions: { executablePath: findChromium(), args: CHROMIUM_ARGS },
  // Recording costs more than most journeys, so only those that failed once are recorded.
  trace: "on-first-retry",
} as const;

const LARGO = "**/*.largo.spec.ts";
/** Projects that run only by name: `npm test -- toques` takes hours, `largo` many minutes. */
const byName = [
  { name: "toques", use: browser, testMatch: "**/toques.ts" },
  { name: "largo", use: browser, testMatch: LARGO },
];
const isAsked = ({ name }: { name: string }) => process.argv.includes(`--project=${name}`);

/**
 * Configuration of the browser journeys. Every journey runs twice: nothing in it may need JavaScript, and nothing may
 * break with it.
 */
export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: "../../test-results/e2e",
  reporter: [["list"], ["json", { outputFile: "../../test-results/playwright.json" }]],
  // A journey mostly waits: 99 of them took 647 s one after the other and 139 s of CPU (two cores, shared).
  workers: availableParallelism() + 3,
  // Time limit for a machine that several runs share: a correct journey ends far earlier.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  // A loaded machine may starve a browser once; a second failure is real. The report names the journeys that needed
  // it.
  retries: process.env.CI ? 1 : 0,
  forbidOnly: Boolean(process.env.CI),
  projects: [
    { name: "con-javascript", use: browser, testIgnore: LARGO },
    {
      name: "sin-javascript",
      use: { ...browser, javaScriptEnabled: false },
      // Journeys about scripts have nothing to show without them.
      testIgnore: ["**/*.javascript.spec.ts", LARGO],
    },
    ...byName.filter((project) => isAsked(project) || process.env.TEST_WORKER_INDEX),
  ],
});
