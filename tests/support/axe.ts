import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { RunOptions } from "axe-core";

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Faults that axe finds in the page as it is. axe is brought into the page once, since that takes longer than a check.
 * Passes are not listed, and nothing is fetched again: no rule for our pages reads style sheets or sound.
 */
export async function faltasDeAxe(page: Page, reglas?: string[]) {
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(AXE);
  const opciones: RunOptions = { resultTypes: ["violations"], selectors: false, preload: false };
  if (reglas) opciones.runOnly = reglas;
  return page.evaluate(async (comoSeMira) => {
    const { violations } = await (globalThis as unknown as { axe: typeof import("axe-core") }).axe.run(
      document,
      comoSeMira,
    );
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(" | ")}`,
    );
  }, opciones);
}
