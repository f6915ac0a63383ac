import { expect, it } from "vitest";
import { done, refuse } from "../../../app/domain/shared/result";
import { inTransaction } from "../../../server/platform/database/client";
import { alLeer, enUnaMirada, unaVez } from "../../../server/platform/database/lectura";
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

it("of another statement's rows is not shared, when a row changed before they came", async () => {
  await enUnaMirada(async () => {
    const compartir = alLeer();
    await marcarCambio(db, CLAVE);
    compartir(CLAVE, { numero: -1 });
    expect((await leer()).numero).toBeGreaterThan(0);
  });
});

it("is made again after it failed", async () => {
  let veces = 0;
  const fallar = () =>
    unaVez(db, CLAVE, () => {
      veces += 1;
      return Promise.reject(new Error("no answer"));
    });
  await enUnaMirada(async () => {
    await expect(fallar()).rejects.toThrow("no answer");
    await expect(fallar()).rejects.toThrow("no answer");
    expect(veces).toBe(2);
  });
});

it("is made again after a change that begins with a list of rows", async () => {
  await enUnaMirada(async () => {
    const { numero } = await leer();
    await db
      .with("una", (con) => con.selectNoFrom((eb) => eb.val(CLAVE).as("clave")))
      .updateTable("versiones")
      .set((eb) => ({ numero: eb("numero", "+", 1) }))
      .where("clave", "in", (eb) => eb.selectFrom("una").select("una.clave"))
      .execute();
    expect(await leer()).toEqual({ numero: numero + 1 });
  });
});
