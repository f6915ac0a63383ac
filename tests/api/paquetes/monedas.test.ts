import type { Product } from "../../../server/product";
import { randomUUID } from "node:crypto";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { SIN_ALMACEN } from "../../support/operador";
import { atender, HECHO, MAL_USO, RECHAZADO } from "../../../server/ops/ops";
import { unPaquete } from "../../support/constructores";
import { buscarRoturas } from "../../support/invariantes";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, operador, reloj, db } = mundo;
const { ver, canjear } = servicios.paquetes.monedas!;
const idPaquete = "psicologia-3";
const DIA = 24 * 60;

beforeEach(() => guardarPaquete(db, unPaquete({ idPaquete, monedas: 300 })));
afterEach(async () => expect(await buscarRoturas(db, reloj.ahora)).toEqual([]));

const dar = async (idPersona: number, cantidad: number) =>
  valor(await operador.darMonedas({ operador: "ana", idPersona, cantidad, motivo: "cortesia" }));
async function conMonedas(...cantidades: number[]) {
  const { idPersona } = await mundo.persona();
  for (const cantidad of cantidades) {
    await dar(idPersona, cantidad);
    reloj.avanzar(DIA);
  }
  return idPersona;
}
const total = async (idPersona: number) => (await ver(idPersona)).total;
const bonos = async (idPersona: number) =>
  (await servicios.paquetes.verSaldo(idPersona)).bonos[0]?.cantidad ?? 0;
const pedir = (idPersona: number, idPedido: string = randomUUID()) =>
  canjear({ idPersona, idPaquete, idPedido });

describe("exchanging coins for a pack", () => {
  it("takes the coins that end first and brings the bonos, with reasons that can be read", async () => {
    const idPersona = await conMonedas(200, 200);
    const { idPedido } = valor(await pedir(idPersona));
    expect([await total(idPersona), await bonos(idPersona)]).toEqual([100, 3]);
    const { lotes, movimientos } = await ver(idPersona);
    expect(lotes).toMatchObject([{ quedan: 100 }]);
    expect(movimientos.map(({ motivo, cantidad }) => [motivo, cantidad])).toEqual([
      ["canje", -300],
      ["cortesia", 200],
      ["cortesia", 200],
    ]);
    // The page of a person who paid with coins does not say that they bought.
    expect((await servicios.paquetes.verMovimientosDeSaldo(idPersona))[0]).toMatchObject({ motivo: "canje" });
    const { compra } = valor(await servicios.paquetes.verCompra({ idPersona, idPedido }));
    expect(compra).toMatchObject({ estado: "pagado", monedas: 300 });
    expect(await db.selectFrom("comprobantes").selectAll().execute()).toEqual([]);
  });

  it("sent twice, also at once, is one order", async () => {
    const idPersona = await conMonedas(900);
    const idPedido = randomUUID();
    const resultados = await aLaVez(5, () => pedir(idPersona, idPedido));
    expect(resultados.map(rechazo)).toEqual(Array(5).fill("aceptado"));
    expect([await total(idPersona), await bonos(idPersona)]).toEqual([600, 3]);
    const otra = await conMonedas(900);
    expect(rechazo(await pedir(otra, idPedido))).toBe("compra-no-existe");
    expect(await total(otra)).toBe(900);
    // The idempotency key is not valid for another pack, nor for an order that is paid in another way.
    await guardarPaquete(db, unPaquete({ idPaquete: "psicologia-9", monedas: 100 }));
    expect(rechazo(await canjear({ idPersona, idPaquete: "psicologia-9", idPedido }))).toBe(
      "compra-no-existe",
    );
    const pendiente = valor(await servicios.paquetes.crearPedido({ idPersona, idPaquete }));
    expect(rechazo(await pedir(idPersona, pendiente.idPedido))).toBe("compra-no-existe");
    expect([await total(idPersona), await bonos(idPersona)]).toEqual([600, 3]);
  });

  it("twenty at once with coins for three are exactly three, and never below zero", async () => {
    const idPersona = await conMonedas(500, 499);
    const resultados = await aLaVez(20, () => pedir(idPersona));
    expect(resultados.map(rechazo).sort()).toEqual([
      ...Array<string>(3).fill("aceptado"),
      ...Array<string>(17).fill("monedas-insuficientes"),
    ]);
    expect([await total(idPersona), await bonos(idPersona)]).toEqual([99, 9]);
  });

  it("is refused for a pack that has no price in coins, or is not on sale", async () => {
    const idPersona = await conMonedas(900);
    await guardarPaquete(db, unPaquete({ idPaquete }));
    expect(rechazo(await pedir(idPersona))).toBe("sin-precio-en-monedas");
    expect(rechazo(await canjear({ idPersona, idPaquete: "nada", idPedido: randomUUID() }))).toBe(
      "paquete-no-existe",
    );
  });

  it("comes back with the pack, once; what has ended meanwhile lasts thirty days", async () => {
    const idPersona = await conMonedas(300);
    const compra = { idPersona, idPedido: valor(await pedir(idPersona)).idPedido };
    reloj.ahora = new Date(reloj.ahora.getTime() + 366 * DIA * 60_000);
    await aLaVez(3, () => servicios.paquetes.devolverCompra(compra));
    expect([await total(idPersona), await bonos(idPersona)]).toEqual([300, 0]);
    const [lote] = (await ver(idPersona)).lotes;
    expect((lote!.venceEn.getTime() - reloj.ahora.getTime()) / (DIA * 60_000)).toBeCloseTo(30.67, 1);
  });
});

describe("coins that are taken back", () => {
  const quitar = (idPersona: number, cantidad: number, idMovimiento?: string) =>
    operador.quitarMonedas({ operador: "ana", idPersona, cantidad, motivo: "correccion", idMovimiento });
  const cuentas = async (idPersona: number) => {
    const { total: tiene, debe } = await ver(idPersona);
    return [tiene, debe];
  };
  const lineas = async (idPersona: number) =>
    (await ver(idPersona)).movimientos.map(({ motivo, cantidad, debe }) => [motivo, cantidad, debe]);

  it("leave a debt of those that were spent, which the next coins pay first", async () => {
    const idPersona = await conMonedas(320);
    valor(await pedir(idPersona));
    reloj.avanzar(1);
    valor(await quitar(idPersona, 50));
    expect(await cuentas(idPersona)).toEqual([0, 30]);
    reloj.avanzar(1);
    await dar(idPersona, 20);
    expect(await cuentas(idPersona)).toEqual([0, 10]);
    reloj.avanzar(1);
    await dar(idPersona, 25);
    expect(await cuentas(idPersona)).toEqual([15, 0]);
    const vistas = await lineas(idPersona);
    expect(vistas).toHaveLength(8);
    expect(vistas).toEqual(
      expect.arrayContaining([
        ["cortesia", 25, 0],
        ["deuda", -10, 0],
        ["cortesia", 20, 0],
        ["deuda", -20, 0],
        ["correccion", -20, 0],
        ["correccion", 0, 30],
        ["canje", -300, 0],
        ["cortesia", 320, 0],
      ]),
    );
  });

  it("pay the debt also when a pack is given back", async () => {
    const idPersona = await conMonedas(300);
    const { idPedido } = valor(await pedir(idPersona));
    valor(await quitar(idPersona, 40));
    expect(await cuentas(idPersona)).toEqual([0, 40]);
    valor(await servicios.paquetes.devolverCompra({ idPersona, idPedido }));
    expect(await cuentas(idPersona)).toEqual([260, 0]);
  });

  it("of a movement go once, also when ten orders name it at once, and never more than it brought", async () => {
    const idPersona = await conMonedas(50, 50);
    const idMovimiento = (await ver(idPersona)).movimientos[0]!.idMovimiento;
    expect(rechazo(await quitar(idPersona, 51, idMovimiento))).toBe("movimiento-menor");
    const resultados = await aLaVez(10, () => quitar(idPersona, 50, idMovimiento));
    expect(resultados.map(rechazo).sort()).toEqual([
      "aceptado",
      ...Array<string>(9).fill("movimiento-ya-quitado"),
    ]);
    expect(await cuentas(idPersona)).toEqual([50, 0]);
    const { idPersona: otra } = await mundo.persona();
    expect(rechazo(await quitar(otra, 1, idMovimiento))).toBe("movimiento-no-existe");
  });

  it("never bring the balance below zero when the person spends at once", async () => {
    const idPersona = await conMonedas(300);
    await Promise.all([pedir(idPersona), quitar(idPersona, 200)]);
    const [tiene, debe] = await cuentas(idPersona);
    expect([
      [0, 200],
      [100, 0],
    ]).toContainEqual([tiene, debe]);
  });
});

describe("coins that end", () => {
  it("are warned of a week before, once, and end at their instant, once", async () => {
    const { idPersona } = await mundo.persona();
    await dar(idPersona, 50);
    const { venceEn } = (await ver(idPersona)).lotes[0]!;
    reloj.ahora = new Date(venceEn.getTime() - 7 * DIA * 60_000);
    await aLaVez(3, () => mundo.job("avisar-monedas"));
    const avisos = db
      .selectFrom("correos")
      .select("texto")
      .where("id_correo", "like", "monedas-por-vencer:%");
    expect(await avisos.execute()).toEqual([
      { texto: expect.stringMatching(/Tienes 50 monedas .* de noviembre de 2027/) as string },
    ]);
    reloj.ahora = new Date(venceEn.getTime() - 1);
    await mundo.job("vencer-monedas");
    expect(await total(idPersona)).toBe(50);
    reloj.ahora = venceEn;
    await aLaVez(3, () => mundo.job("vencer-monedas"));
    expect(await total(idPersona)).toBe(0);
    expect((await ver(idPersona)).movimientos[0]).toMatchObject({ motivo: "vencimiento", cantidad: -50 });
  });
});

describe("coins by the command line", () => {
  async function ops(producto: Product, ...argumentos: string[]) {
    const { estado, salida } = await atender(
      [...argumentos, "--json", "--operador", "ana"],
      () => Promise.resolve(producto),
      SIN_ALMACEN,
    );
    return { estado, ...(JSON.parse(salida) as { valor?: unknown; codigo?: string }) };
  }

  it("gives and takes them for a reason, and says the debt, with its lines in the audit", async () => {
    const { idPersona } = await mundo.persona();
    const id = String(idPersona);
    const orden = (...resto: string[]) => ops(mundo.producto, "monedas", ...resto);
    expect((await orden("dar", id, "100", "--motivo", "cortesia")).valor).toEqual({
      idPersona,
      monedas: 100,
      debe: 0,
    });
    expect((await orden("quitar", id, "40", "--motivo", "correccion")).valor).toEqual({
      idPersona,
      monedas: 60,
      debe: 0,
    });
    expect((await orden("quitar", id, "61", "--motivo", "correccion")).valor).toEqual({
      idPersona,
      monedas: 0,
      debe: 1,
    });
    expect(await orden("quitar", id, "1", "--motivo", "correccion", "--de", "nada")).toMatchObject({
      estado: RECHAZADO,
      codigo: "movimiento-no-existe",
    });
    expect(await orden("dar", "999999", "1", "--motivo", "cortesia")).toMatchObject({
      codigo: "persona-no-existe",
    });
    expect((await orden("dar", id, "1", "--motivo", "porque-si")).estado).toBe(MAL_USO);
    expect((await orden("ver", id)).estado).toBe(HECHO);
    const actos = await db.selectFrom("actos_de_operador").select(["orden", "resultado"]).execute();
    expect(actos).toContainEqual({ orden: "monedas-quitar-correccion", resultado: "movimiento-no-existe" });
  });
});

describe("an installation without coins", async () => {
  const sin = await abrirMundo({ monedas: false });

  it("has none to show or to spend, and gives none", async () => {
    expect(sin.servicios.paquetes.monedas).toBeNull();
    const { idPersona } = await sin.persona();
    const dadas = await sin.operador.darMonedas({
      operador: "ana",
      idPersona,
      cantidad: 1,
      motivo: "cortesia",
    });
    expect(rechazo(dadas)).toBe("sin-monedas");
  });
});
