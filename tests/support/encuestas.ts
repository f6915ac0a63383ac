import { expect, type Page } from "@playwright/test";
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { makeSignedIds } from "../../server/platform/signedIds";
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

/** Where the mail leads by which somebody is asked after a session of theirs. */
export function direccionDeInvitacion(
  server: TestServer,
  { idPersona }: PersonaDePrueba,
  creadaEn = new Date(),
): string {
  const idInvitacion = randomUUID();
  conDatos(server, (db) =>
    insertar(db, "invitaciones_de_encuesta", {
      ...{ id_invitacion: idInvitacion, id_persona: idPersona, idform: "nps", disparador: "sesion" },
      ...{ referencia: idInvitacion, estado: "abierta", creada_en: creadaEn.toISOString() },
    }),
  );
  const { SESSION_SECRET } = JSON.parse(readFileSync(path.join(server.dataDir, "secretos.json"), "utf8")) as {
    SESSION_SECRET: string;
  };
  const llave = makeSignedIds(SESSION_SECRET, "encuesta").sign(idInvitacion);
  return `/encuesta/nps?${new URLSearchParams({ llave })}`;
}
