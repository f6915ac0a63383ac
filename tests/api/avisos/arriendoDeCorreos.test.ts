import { beforeEach, describe, expect, it } from "vitest";
import {
  INTENTOS_DE_ENTREGA,
  LIMITE_DE_ENTREGA_EN_MS,
  type Cartero,
} from "../../../app/domain/avisos/correo/enviarCorreos";
import { makeCorreoRepository } from "../../../server/avisos/repositories/correos";
import type { Product } from "../../../server/product";
import { abrirMundo, aLaVez } from "../../support/servicios";

/**
 * Services of these tests: several processes send mails from one outbox, while the mail server takes its time. Each
 * mail is sent once.
 */
const mundo = await abrirMundo();
const { db, reloj } = mundo;

const entregados: string[] = [];
/** Delay before a mail is handed to the mail server. */
let demora: Cartero = async () => {};
const cartero: Cartero = async (correo) => {
  await demora(correo);
  entregados.push(correo.idCorreo);
};
const [primero, segundo] = [await mundo.otroProceso({ cartero }), await mundo.otroProceso({ cartero })];

beforeEach(() => {
  entregados.splice(0);
  demora = async () => {};
});

const repartir = ({ jobs }: Product) => jobs.find(({ nombre }) => nombre === "enviar-correos")!.run();
const pasar = (ms: number) => (reloj.ahora = new Date(reloj.ahora.getTime() + ms));
const nombres = (cuantos: number) => Array.from({ length: cuantos }, (_, n) => `correo-${n}`);

async function enBandeja(cuantos: number, secretos: readonly string[] = [], conBaja: readonly string[] = []) {
  for (const idCorreo of [...nombres(cuantos), ...secretos, ...conBaja]) {
    await db
      .insertInto("correos")
      .values({
        id_correo: idCorreo,
        id_persona: null,
        secreto: secretos.includes(idCorreo) || conBaja.includes(idCorreo) ? 1 : 0,
        baja: conBaja.includes(idCorreo) ? "https://bienestar.example/no-mas?llave=x" : null,
        para: "rosa@prueba.example",
        asunto: "Prueba",
        texto: "Prueba",
        html: null,
        adjuntos: null,
        creado_en: reloj.ahora.toISOString(),
        enviado_en: null,
        siguiente_en: reloj.ahora.toISOString(),
      })
      .execute();
  }
}
const porEnviar = async () =>
  (await db.selectFrom("correos").select("id_correo").where("enviado_en", "is", null).execute()).length;

/** Lets time pass and lets the other process work while the first mail is being sent. */
function mientrasTarda(ms: number, mientras: () => Promise<unknown>) {
  demora = async () => {
    demora = async () => {};
    pasar(ms);
    await mientras();
  };
}

it("a mail whose secret was emptied while it waited says nothing any more, and does not go out", async () => {
  await enBandeja(2);
  await db
    .updateTable("correos")
    .set({ texto: "", html: null })
    .where("id_correo", "=", "correo-0")
    .execute();
  await repartir(primero);
  expect(entregados).toEqual(["correo-1"]);
});

it("a mail with a code or a link goes out before all that waited longer: somebody waits for it", async () => {
  await enBandeja(30);
  pasar(1_000);
  await enBandeja(0, ["codigo"]);
  await repartir(primero);
  expect(entregados[0]).toBe("codigo");
  expect(entregados).toHaveLength(31);
});

it("a mail that everybody gets at the same hour, and may stop, goes out after what waits for somebody", async () => {
  await enBandeja(0, [], ["recordatorio-1", "recordatorio-2"]);
  pasar(1_000);
  await enBandeja(1, ["codigo"]);
  await repartir(primero);
  expect(entregados).toEqual(["codigo", "correo-0", "recordatorio-1", "recordatorio-2"]);
});

it("a mail that nobody lets in is tried for a week, and again when an operator says so", async () => {
  await enBandeja(1);
  demora = () => Promise.reject(new Error("550"));
  await db
    .updateTable("correos")
    .set({ intentos: INTENTOS_DE_ENTREGA - 1 })
    .execute();
  await repartir(primero);
  demora = async () => {};
  pasar(8 * 24 * 3_600_000);
  await repartir(primero);
  expect(entregados).toEqual([]);
  expect(await makeCorreoRepository(db).porEnviar(reloj.ahora)).toBe(0);
  expect(await makeCorreoRepository(db).reenviar("correo-0", reloj.ahora)).toBe(true);
  await repartir(primero);
  expect(entregados).toEqual(["correo-0"]);
});

describe("of two processes with one outbox", () => {
  it("each takes its own when both look at once", async () => {
    await enBandeja(30);
    // The mail server answers each mail a little later, so that a waiting process lets the other one work.
    demora = () => new Promise((resolve) => setImmediate(resolve));
    await aLaVez(4, (n) => repartir(n % 2 === 0 ? primero : segundo));
    expect(entregados.toSorted()).toEqual(nombres(30).toSorted());
    expect(await porEnviar()).toBe(0);
  });

  it("the second leaves a mail alone for as long as handing it over may take", async () => {
    await enBandeja(1);
    mientrasTarda(LIMITE_DE_ENTREGA_EN_MS, () => repartir(segundo));
    await repartir(primero);
    expect(entregados).toEqual(["correo-0"]);
  });

  it("one that is slow over its first mail has not taken those after it: they are the other's", async () => {
    await enBandeja(3);
    mientrasTarda(1_000, async () => {
      await repartir(segundo);
      expect(entregados.toSorted()).toEqual(["correo-1", "correo-2"]);
    });
    await repartir(primero);
    expect(entregados.toSorted()).toEqual(nombres(3));
    await repartir(segundo);
    expect(entregados).toHaveLength(3);
  });

  it("the second goes on with the mail of one that died, a minute later and not before", async () => {
    await enBandeja(1);
    demora = async () => {
      throw new Error("the process is gone");
    };
    await repartir(primero);
    demora = async () => {};
    pasar(60_000 - 1);
    await repartir(segundo);
    expect(entregados).toEqual([]);
    pasar(1);
    await repartir(segundo);
    expect(entregados).toEqual(["correo-0"]);
    await repartir(primero);
    expect(entregados).toHaveLength(1);
  });
});
