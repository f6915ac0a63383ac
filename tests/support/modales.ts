import { expect, type Page } from "@playwright/test";
import { PREFIJO_DE_COOKIE } from "../../app/domain/shared/navegacion/parametros";
import { CANDADOS_DEL_LIBRO } from "./candados";
import { conDatos, crearPersona, entrarDirecto } from "./pasos";
import type { TestServer } from "./server";

/** Texts that the person must not have answered, for each modal of the private zone to be next. */
const SIN_RESPONDER = {
  politicas: "REGISTRO",
  "actualizar-datos": "GLOBAL",
  bienvenida: null,
} as const;

export type ModalConTurno = keyof typeof SIN_RESPONDER;

/** Deletes a person's answers to one modal, so that it is shown again. */
export function sinResponder(server: TestServer, { idPersona }: { idPersona: number }, modal: ModalConTurno) {
  conDatos(server, (db) => {
    db.prepare("delete from modales_vistos where id_persona = ? and modal = ?").run(idPersona, modal);
    const candados = db.prepare(CANDADOS_DEL_LIBRO).all() as { name: string; sql: string }[];
    const olvidar = `delete from consentimientos where id_persona = ${idPersona} and flujo = '${SIN_RESPONDER[modal]}';`;
    db.exec(
      `begin immediate; ${candados.map(({ name }) => `drop trigger ${name};`).join(" ")} ${olvidar} ${candados.map((candado) => `${candado.sql};`).join(" ")} commit;`,
    );
  });
}

/** Leaves a browser as if this person had just saved their data in it. */
export const comoQuienGuardo = (page: Page, server: TestServer, { idPersona }: { idPersona: number }) =>
  page.context().addCookies([
    {
      name: `${PREFIJO_DE_COOKIE}datos-guardados`,
      value: encodeURIComponent(btoa(JSON.stringify({ idPersona }))),
      url: server.url,
    },
  ]);

/** Brings a person who has answered everything else to one modal of the private zone. */
export async function llegarAlModal(page: Page, server: TestServer, modal: ModalConTurno) {
  const persona = crearPersona(server);
  sinResponder(server, persona, modal);
  await entrarDirecto(page, server, persona);
  await page.goto("/mi-zona-privada");
  await expect(page).toHaveURL(new RegExp(`modal=${modal}$`));
  return persona;
}
