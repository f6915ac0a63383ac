import { execFile } from "node:child_process";
import path from "node:path";
import { promisify } from "node:util";
import { expect, it } from "vitest";

const DIA_EN_MS = 86_400_000;
/** Shift of the clock of this very run, if it has one. */
const ADELANTO_DE_ESTE_EN_MS = Number(process.env.RELOJ_ADELANTO_EN_MS ?? 0);
const RELOJ = path.resolve("tests/support/reloj.cjs");

/** Output of a program whose clock is a day ahead of this process. */
async function manana(programa: string, adelanto = String(ADELANTO_DE_ESTE_EN_MS + DIA_EN_MS)) {
  const { stdout } = await promisify(execFile)(process.execPath, ["--require", RELOJ, "-e", programa], {
    env: { NODE_ENV: "test", PATH: process.env.PATH, RELOJ_ADELANTO_EN_MS: adelanto },
  });
  return stdout.trim();
}

it.each([
  ["Date.now()", "console.log(Date.now())"],
  ["new Date()", "console.log(new Date().getTime())"],
  ["Date()", "console.log(Date.parse(Date()))"],
  ["a class made of Date", "console.log(new (class extends Date {})().getTime())"],
  ["a date's own constructor", "console.log(new (new Date(0).constructor)().getTime())"],
  [
    "another thread",
    "new (require('worker_threads').Worker)('console.log(Date.now())', { eval: true, stdout: false })",
  ],
])("a clock that is set holds for %s", async (_, programa) => {
  const antes = Date.now();
  const leido = Number(await manana(programa));
  // `Date()` has whole seconds only.
  expect(leido).toBeGreaterThanOrEqual(antes + DIA_EN_MS - 1000);
  expect(leido).toBeLessThanOrEqual(Date.now() + DIA_EN_MS);
});

it("leaves every moment that is named as it is", async () => {
  const programa =
    "console.log(new Date(0).toISOString(), new Date(2026, 0, 1) - new Date(2025, 0, 1), new Date() instanceof Date)";
  expect(await manana(programa)).toBe(`1970-01-01T00:00:00.000Z ${365 * DIA_EN_MS} true`);
});

it("refuses a time to add that is no number", async () => {
  await expect(manana("", "mañana")).rejects.toThrow("RELOJ_ADELANTO_EN_MS is no number");
});
