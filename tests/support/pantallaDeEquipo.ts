import { expect, type Page } from "@playwright/test";
import { faltasDeAxe } from "./axe";

const ANCHOS = [320, 360, 1440];

/** Checks that the page of the staff is accessible in light and dark, and fits every width. `cual` names it in errors. */
export async function mirarPantalla(page: Page, cual: string): Promise<void> {
  for (const width of ANCHOS) {
    await page.setViewportSize({ width, height: 800 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      expect(await faltasDeAxe(page), `${cual}, ${width} px, ${colorScheme}`).toEqual([]);
    }
    const sobra = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sobra, `${cual}, ${width} px`).toBe(0);
  }
}
