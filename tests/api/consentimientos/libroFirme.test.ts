import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { CLAVE_DE_PRUEBA } from "../../support/cuentas";
import { entradaAlSorteo, vigente } from "../../support/politicas";
import { abrirMundo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { db } = mundo;
let persona: Persona;

beforeEach(async () => {
  persona = await mundo.persona({ claveHash: await cifrarClave(CLAVE_DE_PRUEBA) });
  const politicasAceptacion = [{ codigo: "TYC", version: vigente("TYC").version, valor: "1" as const }];
  await mundo.servicios.consentimientos.guardarAceptacionPublica({
    flujo: "REGISTRO",
    politicasAceptacion,
    ...entradaAlSorteo(persona.idPersona),
    red: "203.0.113.7",
  });
});

describe("the ledger of consents, to whoever writes to the database from outside", () => {
  it.each(["consentimientos", "aceptaciones_publicas"] as const)("keeps each line of %s", async (tabla) => {
    const lineas = () => db.selectFrom(tabla).selectAll().execute();
    const antes = await lineas();
    expect(antes.length).toBeGreaterThan(0);
    await expect(sql`update ${sql.table(tabla)} set valor = '0'`.execute(db)).rejects.toThrow("append-only");
    await expect(sql`delete from ${sql.table(tabla)}`.execute(db)).rejects.toThrow("append-only");
    if (process.env.TEST_DATABASE === "postgres") {
      await expect(sql`truncate ${sql.table(tabla)}`.execute(db)).rejects.toThrow("append-only");
    }
    expect(await lineas()).toEqual(antes);
  });
  it("keeps the lines of a deleted account, whose person has no name any more", async () => {
    const { idPersona } = persona;
    const lineas = () => db.selectFrom("consentimientos").selectAll().execute();
    const antes = await lineas();
    const pedido = { idPersona, clave: CLAVE_DE_PRUEBA, canal: "web", idAcceso: "ninguno" } as const;
    valor(await mundo.servicios.cuentas.pedirEliminacion(pedido));
    mundo.reloj.avanzar(7 * 24 * 60);
    await mundo.job("eliminar-cuentas");
    expect((await mundo.servicios.cuentas.identidad.persona(idPersona))?.nombre).not.toBe(persona.nombre);
    expect(await lineas()).toEqual(antes);
  });
});
