import { expect, type Page } from "@playwright/test";
import { titulo } from "./pasos";

export const continuar = (page: Page) => page.getByRole("button", { name: "Continuar" }).click();

/** Steps of a sheet, with what each one is filled with. */
const PASOS: readonly (readonly [titulo: string, llenar: (page: Page) => Promise<void>])[] = [
  ["Libro de Reclamaciones", (page) => page.getByRole("radio", { name: "Reclamo" }).check()],
  [
    "¿Quién presenta el reclamo?",
    async (page) => {
      await page.getByLabel("Nombres y apellidos").fill("Zoila Quispe Ñahui");
      await page.getByLabel("Número de documento").fill("40123456");
    },
  ],
  [
    "¿Por dónde te respondemos?",
    (page) => page.getByLabel("Correo electrónico").fill("zoila@prueba.example"),
  ],
  ["¿Qué contrataste?", (page) => page.getByRole("radio", { name: "Servicio" }).check()],
  ["¿Qué pasó?", (page) => page.getByLabel("Detalle").fill("La sesión no se hizo.\nMe cobraron.")],
  ["Revisa tu hoja", () => Promise.resolve()],
];

/** Walks a sheet up to the step with this heading, each one before it filled. */
export async function llenarHasta(page: Page, hasta: string): Promise<void> {
  await page.goto("/reclamo");
  for (const [esperado, llenar] of PASOS) {
    await expect(titulo(page, esperado)).toBeVisible();
    if (esperado === hasta) return;
    await llenar(page);
    await continuar(page);
  }
}

/** Registers a sheet. */
export async function registrarReclamo(page: Page): Promise<void> {
  await llenarHasta(page, "Revisa tu hoja");
  await page.getByRole("button", { name: "Registrar reclamo" }).click();
  await expect(titulo(page, "Tu reclamo quedó registrado")).toBeVisible();
}
