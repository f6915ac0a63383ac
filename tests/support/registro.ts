import { expect, type Page } from "@playwright/test";
import { conDatos, titulo } from "./pasos";
import type { TestServer } from "./server";

export const CLAVE = "tres gatos verdes";

export const continuar = (page: Page) => page.getByRole("button", { name: "Continuar" }).click();

/** Newest mail to an address, as its owner reads it. */
export const ultimoCorreo = (server: TestServer, para: string) =>
  conDatos(
    server,
    (db) =>
      db.prepare("select texto from correos where para = ? order by creado_en desc limit 1").get(para) as {
        texto: string;
      },
  ).texto;
export const codigoEn = (texto: string) => /\b\d{6}\b/.exec(texto)![0];
export const unDocumento = () => String(60_000_000 + Math.floor(Math.random() * 9_000_000));

/** Takes all steps of a sign-up on the screen, up to the one that waits for the code. */
export async function llenarRegistro(
  page: Page,
  { documento, correo }: { documento: string; correo: string },
) {
  await expect(page.getByLabel("Número de documento")).toHaveAttribute("inputmode", "numeric");
  await page.getByLabel("Número de documento").fill(documento);
  await continuar(page);
  await page.getByLabel("Nombres").fill("Ana María");
  await page.getByLabel("Apellido paterno").fill("Ríos");
  await page.getByLabel("Apellido materno").fill("Núñez");
  await continuar(page);
  await page.getByLabel("Celular", { exact: true }).fill("987 654 321");
  await expect(page.getByLabel("Correo electrónico")).toHaveAttribute("autocomplete", "email");
  await page.getByLabel("Correo electrónico").fill(correo);
  await page.getByLabel("Contraseña", { exact: true }).fill(CLAVE);
  await continuar(page);
  await expect(titulo(page, "Antes de seguir")).toBeVisible();
  for (const casilla of await page.getByRole("checkbox").all()) {
    await expect(casilla).not.toBeChecked();
    await casilla.check();
  }
  await continuar(page);
  await expect(titulo(page, "Revisa tu correo")).toBeVisible();
}
