import { expect, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { llaveFirmada } from "./firmas";
import { conDatos, insertar, titulo, type PersonaDePrueba } from "./pasos";
import type { TestServer } from "./server";

/** The survey about the site, as somebody answers it who found what they looked for. */
export async function responderEncuesta(page: Page) {
  await page.goto("/encuesta/el-sitio");
  await page.getByRole("radio", { name: "Sí" }).check();
  await page.getByRole("radio", { name: "4" }).check();
  await page.getByRole("checkbox", { name: "Mi celular" }).check();
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  // Going elsewhere before the answer is there would take it back.
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
}

/** Somebody is asked after a session of theirs. */
export function invitar(server: TestServer, { idPersona }: PersonaDePrueba, creadaEn = new Date()): string {
  const idInvitacion = randomUUID();
  conDatos(server, (db) =>
    insertar(db, "invitaciones_de_encuesta", {
      ...{ id_invitacion: idInvitacion, id_persona: idPersona, idform: "nps", disparador: "sesion" },
      ...{ referencia: idInvitacion, estado: "abierta", creada_en: creadaEn.toISOString() },
    }),
  );
  return idInvitacion;
}

/** Where the mail leads by which they are. */
export function direccionDeInvitacion(...deQuien: Parameters<typeof invitar>): string {
  const llave = llaveFirmada(deQuien[0], "encuesta", invitar(...deQuien));
  return `/encuesta/nps?${new URLSearchParams({ llave })}`;
}
