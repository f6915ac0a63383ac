import { expect, type Page } from "@playwright/test";
import type { Rol } from "../../app/domain/equipo/derechos/derechos";
import {
  CLAVE_DE_EQUIPO,
  EQUIPO_DE_DEMOSTRACION,
  SECRETO_DE_EQUIPO,
} from "../../server/seed/contenido/equipo";
import { codigoDe } from "./equipo";
import { conDatos, titulo } from "./pasos";
import type { SitioDeEquipo } from "./sitioDeEquipo";

type CorreoDeEquipo = `${string}@${string}`;

const cuentaDe = (quien: Rol | CorreoDeEquipo) =>
  EQUIPO_DE_DEMOSTRACION.find(({ rol, correo }) => [rol, correo].includes(quien))!;

/** Signs the demo account of a role, or of a mail, in, as a member does, and stays at "Hoy". */
export async function entrarEnNavegador(
  page: Page,
  sitio: SitioDeEquipo,
  quien: Rol | CorreoDeEquipo,
): Promise<void> {
  const { correo } = cuentaDe(quien);
  await page.goto(`${sitio.equipo}/equipo`);
  await page.getByLabel("Correo").fill(correo);
  await page.getByLabel("Contraseña").fill(CLAVE_DE_EQUIPO);
  await page.getByRole("button", { name: "Continuar" }).click();
  await page.getByLabel("Código de tu aplicación").fill(otroCodigo(sitio, quien));
  await page.getByRole("button", { name: "Entrar" }).click();
  await expect(titulo(page, "Hoy")).toBeVisible();
}

/** Code of the next half minute, which the server takes too: the sign-in used up the present one. */
export const codigoSiguiente = () => codigoDe(SECRETO_DE_EQUIPO, new Date(Date.now() + 30_000));

/** A code of the app for the next sign-in or act. The used steps are forgotten, because a code lasts 30 seconds. */
export function otroCodigo(sitio: SitioDeEquipo, quien: Rol | CorreoDeEquipo): string {
  conDatos(sitio, (db) =>
    db.prepare("update cuentas_de_equipo set ultimo_paso = 0 where correo = ?").run(cuentaDe(quien).correo),
  );
  return codigoDe(SECRETO_DE_EQUIPO, new Date());
}
