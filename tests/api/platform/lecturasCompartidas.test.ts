import { expect, it } from "vitest";
import { done, refuse } from "../../../app/domain/shared/result";
import { inTransaction } from "../../../server/platform/database/client";
import { enUnaMirada, unaVez } from "../../../server/platform/database/lectura";
import { makeIntentoRepository } from "../../../server/platform/repositories/intentos";
import { marcarCambio } from "../../../server/platform/repositories/versiones";
import { abrirMundo } from "../../support/servicios";

const mundo = await abrirMundo();
const { db } = mundo;
const intentos = makeIntentoRepository(db);

const CLAVE = "lectura-compartida";
const leer = () =>
  unaVez(db, CLAVE, async () => {
    const fila = await db
      .selectFrom("versiones")
      .select("numero")
      .where("clave", "=", CLAVE)
      .executeTakeFirst();
    return { numero: fila?.numero ?? 0 };
  });

it("is shared while no row changes, also past a count of attempts", async () => {
  await enUnaMirada(async () => {
    const primera = await leer();
    await intentos.contar(CLAVE, { tope: 5, ventanaEnMinutos: 15 }, mundo.reloj.ahora);
    expect(await leer()).toBe(primera);
  });
});

it("is made again after a row was changed, alone or in a transaction", async () => {
  await enUnaMirada(async () => {
    const { numero } = await leer();
    await marcarCambio(db, CLAVE);
    expect(await leer()).toEqual({ numero: numero + 1 });
    await inTransaction(db, async (trx) => {
      await marcarCambio(trx, CLAVE);
      return done(null);
    });
    expect(await leer()).toEqual({ numero: numero + 2 });
    await inTransaction(db, async (trx) => {
      await marcarCambio(trx, CLAVE);
      return refuse("no");
    });
    expect(await leer()).toEqual({ numero: numero + 2 });
  });
});

it("is not shared with whoever asks after a change, when it began before the change", async () => {
  await enUnaMirada(async () => {
    const antes = leer();
    await marcarCambio(db, CLAVE);
    const despues = leer();
    expect(despues).not.toBe(antes);
    expect((await despues).numero).toBeGreaterThanOrEqual((await antes).numero);
  });
});
