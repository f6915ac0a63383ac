import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { ARRIENDO_EN_MS } from "../../../app/domain/ventas/pagos/pago";
import { LIMITE_DE_LLAMADA_EN_MS } from "../../../app/domain/shared/fallo";
import { makePagoRepository } from "../../../server/ventas/repositories/pagos";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { servicios, db, pasarela, reloj } = mundo;
const otro = await mundo.otroProceso();

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
const { pedir, conTarjeta } = conSesiones(mundo, () => especialista);

const MARGEN_EN_MS = 1_000;
const pasar = (ms: number) => (reloj.ahora = new Date(reloj.ahora.getTime() + ms));
const correr = ({ jobs }: typeof otro, nombre: string) => jobs.find((job) => job.nombre === nombre)!.run();
const veces = (metodo: (typeof pasarela.llamadas)[number]) =>
  pasarela.llamadas.filter((llamada) => llamada === metodo).length;

/** Opens a payment at the gateway's page, a minute ago: the job is due to ask the gateway about it. */
async function cobroAbierto() {
  const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...(await pedir({})), origen: ORIGEN }));
  reloj.avanzar(1);
  return idCobro;
}

/** Makes a paid session whose payment must be refunded, in full or in part. */
async function porDevolver(cuanto: "todo" | "parte") {
  const { idPago } = await conTarjeta();
  const pagos = makePagoRepository(db, "operador");
  const pago = (await pagos.porId(pasarela.nombre, idPago))!;
  if (cuanto === "todo") await pagos.cambiarEstado(pago, ["pagado"], "por-devolver", reloj.ahora);
  else await pagos.devolverParte({ ...pago, idDevolucion: "parte", montoCentimos: 10_00 }, reloj.ahora);
}

/** Makes the next call to the gateway slow: `mientras` runs before its usual answer. */
function mientrasTarda(metodo: "buscarPagos" | "devolver", mientras: () => Promise<unknown>) {
  const original = pasarela[metodo].bind(pasarela) as (...datos: unknown[]) => Promise<never>;
  pasarela[metodo] = async (...datos: unknown[]) => {
    Reflect.deleteProperty(pasarela, metodo);
    const respuesta = await original(...datos);
    await mientras();
    return respuesta;
  };
}

const revisarEn = async (idCobro: string) =>
  (
    await db
      .selectFrom("cobros")
      .select("revisar_en")
      .where("id_cobro", "=", idCobro)
      .executeTakeFirstOrThrow()
  ).revisar_en;

it("a lease outlasts what one refund may ask the gateway, twice its limit", () => {
  expect(ARRIENDO_EN_MS).toBeGreaterThan(2 * LIMITE_DE_LLAMADA_EN_MS);
});

describe("of two processes that look at the same open charges", () => {
  it("one asks the gateway, also when both have found it due", async () => {
    await cobroAbierto();
    await Promise.all([mundo.job("conciliar-cobros"), correr(otro, "conciliar-cobros")]);
    expect(veces("buscarPagos")).toBe(1);
  });

  it("the second leaves it alone for as long as the gateway may take", async () => {
    await cobroAbierto();
    mientrasTarda("buscarPagos", () => {
      pasar(ARRIENDO_EN_MS - MARGEN_EN_MS);
      return correr(otro, "conciliar-cobros");
    });
    await mundo.job("conciliar-cobros");
    expect(veces("buscarPagos")).toBe(1);
  });

  it("the second goes on when the first has died", async () => {
    await cobroAbierto();
    // A killed process runs no more code, not even the code that releases a payment.
    const pregunto = new Promise<void>((resolve) => {
      mientrasTarda("buscarPagos", () => (resolve(), new Promise(() => {})));
    });
    void mundo.job("conciliar-cobros");
    await pregunto;
    pasar(ARRIENDO_EN_MS);
    await correr(otro, "conciliar-cobros");
    expect(veces("buscarPagos")).toBe(2);
  });

  it("one that comes back late takes nothing from the other", async () => {
    const idCobro = await cobroAbierto();
    let arriendoDelOtro = "";
    mientrasTarda("buscarPagos", async () => {
      pasar(ARRIENDO_EN_MS + MARGEN_EN_MS);
      arriendoDelOtro = new Date(reloj.ahora.getTime() + ARRIENDO_EN_MS).toISOString();
      await db.updateTable("cobros").set({ revisar_en: arriendoDelOtro }).execute();
    });
    await mundo.job("conciliar-cobros");
    expect(await revisarEn(idCobro)).toBe(arriendoDelOtro);
  });

  it("is asked again after seconds, once it has been let go", async () => {
    const idCobro = await cobroAbierto();
    await mundo.job("conciliar-cobros");
    expect(await revisarEn(idCobro)).toBe(new Date(reloj.ahora.getTime() + 15_000).toISOString());
  });
});

describe.each(["todo", "parte"] as const)("of two processes that give back %s of a payment", (cuanto) => {
  it("one asks the gateway, also when both have found it", async () => {
    await porDevolver(cuanto);
    await Promise.all([mundo.job("devolver-pagos"), correr(otro, "devolver-pagos")]);
    expect(veces("devolver")).toBe(1);
  });

  it("the second leaves it alone until the lease is over, and then goes on", async () => {
    await porDevolver(cuanto);
    // The expectation runs afterwards: the job would take an exception in here for a failure of the gateway.
    const pedidas: number[] = [];
    mientrasTarda("devolver", async () => {
      pasar(ARRIENDO_EN_MS - MARGEN_EN_MS);
      await correr(otro, "devolver-pagos");
      pedidas.push(veces("devolver"));
      pasar(MARGEN_EN_MS);
      await correr(otro, "devolver-pagos");
      pedidas.push(veces("devolver"));
    });
    await mundo.job("devolver-pagos");
    expect(pedidas).toEqual([1, 2]);
    expect(pasarela.devoluciones).toHaveLength(1);
  });

  it("a refusal of the gateway lets it go at once", async () => {
    await porDevolver(cuanto);
    pasarela.fallar("devolver");
    await mundo.job("devolver-pagos");
    await correr(otro, "devolver-pagos");
    expect(pasarela.devoluciones).toHaveLength(1);
  });
});
