import { expect, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { llaveFirmada } from "./firmas";
import { conDatos, insertar, titulo, type PersonaDePrueba } from "./pasos";
import type { TestServer } from "./server";

/** Answers the survey about the site as a satisfied person. */
export async function responderEncuesta(page: Page) {
  await page.goto("/encuesta/el-sitio");
  await page.getByRole("radio", { name: "Sí" }).check();
  await page.getByRole("radio", { name: "4" }).check();
  await page.getByRole("checkbox", { name: "Mi celular" }).check();
  await page.getByRole("button", { name: "Enviar respuesta" }).click();
  // The next page is opened only after the answer arrived: opening one earlier would cancel the answer.
  await expect(titulo(page, "Gracias por tu respuesta")).toBeVisible();
}

/** Invites a person to the survey after one of their sessions. */
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

/** Address in the mail of the invitation to a survey. */
export function direccionDeInvitacion(...deQuien: Parameters<typeof invitar>): string {
  const llave = llaveFirmada(deQuien[0], "encuesta", invitar(...deQuien));
  return `/encuesta/nps?${new URLSearchParams({ llave })}`;
}
