import type { Page } from "@playwright/test";

/**
 * Stage of a page's hydration: its scripts are loading, React is taking the page over, the page is interactive, or it
 * never will be.
 */
export type Etapa = "por venir" | "en medio" | "viva" | "quieta";

/**
 * Reads the stage of a page's hydration. Only this function knows the signs of the framework: our script block, Remix'
 * router and React's root.
 */
function leerEtapa(esperadas?: readonly Etapa[]): Etapa | null {
  const bloque = document.getElementById("hidratar");
  // The router exists as soon as React begins; its root is marked dehydrated until React has taken over the whole
  // page.
  const empezo = "__remixRouter" in window;
  const raiz = Object.entries(document).find(([clave]) => clave.startsWith("__reactContainer$"))?.[1] as
    { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } | undefined;
  const leer = (): Etapa => {
    // The script block is missing when React rendered the page anew.
    if (bloque ? bloque.dataset.cuando === "nunca" : !empezo) return "quieta";
    if (empezo && raiz?.stateNode.current.memoizedState.isDehydrated === false) return "viva";
    return bloque && bloque.dataset.cuando !== "ya" ? "por venir" : "en medio";
  };
  const etapa = leer();
  return !esperadas || esperadas.includes(etapa) ? etapa : null;
}

/** Waits until the page is interactive. */
export async function hidratada(page: Page): Promise<void> {
  await page.waitForFunction(leerEtapa, ["viva"] as const);
}

/**
 * Errors of React 18.3 about a document that differs from its own rendering: a text (425) or an element (418) differs,
 * so one section (422) or the whole document (423) is rendered anew.
 */
export const NO_COINCIDE = /Minified React error #(?:418|422|423|425);/;

/** Does something in the page. Gives its result and the stage of the hydration at that very moment. */
export function enEtapa<Dato, Respuesta>(
  page: Page,
  hacer: (dato: Dato) => Respuesta,
  dato?: Dato,
): Promise<{ etapa: Etapa; respuesta: Respuesta }> {
  // One text of code reads both at once. The content security policy of the page does not bind the browser's own
  // tools.
  return page.evaluate(
    `(() => ({ etapa: (${String(leerEtapa)})(), respuesta: (${String(hacer)})(${JSON.stringify(dato)}) }))()`,
  );
}

/** True when the page has scripts that hydrate it. */
export const puedeVivir = async (page: Page) => (await page.locator("#hidratar").count()) > 0;

/**
 * Waits until the page is interactive, or stays without scripts because of a change from outside. True when it is
 * interactive.
 */
export async function decidida(page: Page): Promise<boolean> {
  const etapa = await page.waitForFunction(leerEtapa, ["viva", "quieta"] as const);
  return (await etapa.jsonValue()) === "viva";
}
