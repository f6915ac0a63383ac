import { expect, type Page } from "@playwright/test";
import { conCamara, type Toma } from "./camaraFingida";
import type { TestServer } from "./server";

/**
 * Time limit of a test that makes a film, starts a browser and measures a pulse: about a minute, and more on a busy
 * machine.
 */
export const CON_PACIENCIA = { timeout: 300_000 };
export const HASTA_EL_FINAL = { timeout: 120_000 };

export const SIN_MEDIDA = "No pudimos medir";
export const final = (page: Page) => page.getByRole("heading", { name: /^(Tu pulso: |No pudimos medir)/ });

export async function abrir(page: Page, server: TestServer) {
  await page.goto(`${server.url}/scanner-bienestar`);
  await page.getByRole("button", { name: "Empezar medición" }).click();
}

/** Text of the result for a face that is filmed as given. */
export const medir = (toma: Toma, server: TestServer) =>
  conCamara(toma, async (navegador) => {
    const page = await navegador.newPage({ viewport: { width: 360, height: 800 } });
    await abrir(page, server);
    await expect(final(page)).toBeVisible(HASTA_EL_FINAL);
    return final(page).innerText();
  });
export const latidosDe = (texto: string) => Number(/(\d+) latidos/.exec(texto)?.[1]);
