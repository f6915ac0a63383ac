import { expect, type Page } from "@playwright/test";
import type { Rol } from "../../app/domain/equipo/derechos/derechos";
import {
  CLAVE_DE_EQUIPO,
  EQUIPO_DE_DEMOSTRACION,
  SECRETO_DE_EQUIPO,
} from "../../server/seed/contenido/equipo";
import { codigoDe } from "./equipo";
import { titulo } from "./pasos";
import type { SitioDeEquipo } from "./sitioDeEquipo";

/** Signs the demo account of a role in, as a member does, and stays at "Hoy". */
export async function entrarEnNavegador(page: Page, { equipo }: SitioDeEquipo, rol: Rol): Promise<void> {
  const { correo } = EQUIPO_DE_DEMOSTRACION.find((cuenta) => cuenta.rol === rol)!;
  await page.goto(`${equipo}/equipo`);
  await page.getByLabel("Correo").fill(correo);
  await page.getByLabel("Contraseña").fill(CLAVE_DE_EQUIPO);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Código de tu aplicación").fill(codigoDe(SECRETO_DE_EQUIPO, new Date()));
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(titulo(page, "Hoy")).toBeVisible();
}

/** Code of the next half minute, which the server takes too: the sign-in used up the present one. */
export const codigoSiguiente = () => codigoDe(SECRETO_DE_EQUIPO, new Date(Date.now() + 30_000));
