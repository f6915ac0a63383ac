import { expect, type Locator, type Page } from "@playwright/test";

/** Checks that a thing stands whole in the first screen of a telephone, above the bar at its bottom. */
export async function expectSobreLaBarra(page: Page, cosa: Locator) {
  const barra = (await page.getByRole("navigation", { name: "Principal" }).boundingBox())!;
  const { y, height } = (await cosa.boundingBox())!;
  expect(Math.round(y + height), `the bottom of ${String(cosa)}`).toBeLessThanOrEqual(Math.round(barra.y));
}
