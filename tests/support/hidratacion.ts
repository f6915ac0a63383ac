import type { Page } from "@playwright/test";

/** The page has come alive. The only place that knows the signs of the framework: its router, and React's root. */
export async function hidratada(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // The router is there as soon as React begins; its root is dehydrated until React has taken over the whole page.
    const raiz = Object.entries(document).find(([clave]) => clave.startsWith("__reactContainer$"))?.[1] as
      { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } | undefined;
    return "__remixRouter" in window && raiz?.stateNode.current.memoizedState.isDehydrated === false;
  });
}

/** Whether the page has scripts that bring it to life. */
export const puedeVivir = async (page: Page) => (await page.locator("#hidratar").count()) > 0;

/**
 * The page came alive, or has found something foreign in itself and stays as it is, as one without scripts does.
 * Answers whether it came alive.
 */
export async function decidida(page: Page): Promise<boolean> {
  if (!(await puedeVivir(page))) return false;
  const quieta = page
    .waitForSelector("#hidratar[data-cuando=nunca]", { state: "attached" })
    .then(() => false);
  const viva = hidratada(page).then(() => true);
  return Promise.any([viva, quieta]);
}
