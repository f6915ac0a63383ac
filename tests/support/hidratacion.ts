import type { Page } from "@playwright/test";

/** The page has come alive. The only place that knows by what the framework's router says so. */
export async function hidratada(page: Page): Promise<void> {
  await page.waitForFunction(() => "__remixRouter" in window);
}
