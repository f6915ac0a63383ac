import { beforeEach, describe, expect, it, vi } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { devolverPagos } from "../../../app/domain/ventas/devoluciones/devolverPedido";
import { ARRIENDO_EN_MS, type Pago } from "../../../app/domain/ventas/pagos/pago";
import { makePagoRepository } from "../../../server/ventas/repositories/pagos";
import { makePedidoRepository } from "../../../server/ventas/repositories/pedidos";
import { abrirMundo, aLaVez } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { reloj, pasarela } = mundo;
const pagos = makePagoRepository(mundo.db, "operador");

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
const { conTarjeta } = conSesiones(mundo, () => especialista);

const porId = async ({ idPago }: Pick<Pago, "idPago">) => (await pagos.porId(pasarela.nombre, idPago))!;
/** Makes a payment of ninety soles, parts of which are refunded. */
async function conPartes(...montos: number[]) {
  const pagado = await porId(await conTarjeta());
  for (const [n, montoCentimos] of montos.entries())
    await pagos.devolverParte({ ...pagado, idDevolucion: `parte-${n}`, montoCentimos }, reloj.ahora);
  return porId(pagado);
}
const porDevolver = async () => (await pagos.partesPorDevolver(9)).map(({ idDevolucion }) => idDevolucion);

describe("a part of a payment that goes back", () => {
  it("is given back once, and no other part with it", async () => {
    const { idPago } = await conPartes(10_00, 5_00);
    expect(await pagos.anotarParte("parte-0", "hecha", reloj.ahora)).toBe(true);
    expect(await pagos.anotarParte("parte-0", "hecha", reloj.ahora)).toBe(false);
    // A process that asked the gateway at the same time and learned of a failure does not start the refund again.
    expect(await pagos.anotarParte("parte-0", "pedida", reloj.ahora)).toBe(false);
    expect(await porDevolver()).toEqual(["parte-1"]);
    expect(await porId({ idPago })).toMatchObject({ devueltoCentimos: 15_00, porDevolverCentimos: 5_00 });
  });

  it("is of one process at a time, which has no other part by it, and of nobody once it was given back", async () => {
    await conPartes(10_00, 5_00);
    const tomar = (idParte: string) => pagos.tomarParte(idParte, reloj.ahora, ARRIENDO_EN_MS);
    expect([await tomar("parte-0"), await tomar("parte-0"), await tomar("parte-1")]).toEqual([
      true,
      false,
      true,
    ]);
    await pagos.anotarParte("parte-0", "hecha", reloj.ahora);
    await pagos.anotarParte("parte-1", "pedida", reloj.ahora);
    expect([await tomar("parte-0"), await tomar("parte-1")]).toEqual([false, true]);
  });
});

describe("what is kept of payments", () => {
  it("goes back once, without what went back in parts", async () => {
    const pago = await conPartes(10_00);
    expect(await devolverPagos({ pagos }, [pago], reloj.ahora)).toBe(80_00);
    expect(await devolverPagos({ pagos }, [pago], reloj.ahora)).toBe(0);
    await mundo.job("devolver-pagos");
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones.map(({ montoCentimos }) => montoCentimos).sort()).toEqual([10_00, 80_00]);
    expect(await porId(pago)).toMatchObject({ estado: "devuelto", porDevolverCentimos: 0 });
    // A process that read the payment before does not start the refund again.
    expect(await pagos.tomarPorDevolver(pago, reloj.ahora, ARRIENDO_EN_MS)).toBe(false);
  });
});

describe("of many who change the same at once", () => {
  const unaSolaVez = [true, ...Array<boolean>(7).fill(false)];
  /** Number of lines in the history of orders, which stays from test to test. */
  const cuantasLineas = async () => (await mundo.db.selectFrom("historial").selectAll().execute()).length;

  it("one marks a payment to go back, and it says so once", async () => {
    const pago = await conPartes();
    const antes = await cuantasLineas();
    const todos = await aLaVez(8, () => pagos.cambiarEstado(pago, ["pagado"], "por-devolver", reloj.ahora));
    expect(todos.toSorted().reverse()).toEqual(unaSolaVez);
    // The refund writes a line of the payment, and a line of its own.
    expect(await cuantasLineas()).toBe(antes + 2);
  });

  it("one ends an order, and it says so once", async () => {
    const { idPedido } = await conTarjeta();
    const pedidos = makePedidoRepository(mundo.db, "operador");
    const antes = await cuantasLineas();
    const todos = await aLaVez(8, () => pedidos.cambiarEstado(idPedido, ["pagado"], "devuelto", reloj.ahora));
    expect(todos.toSorted().reverse()).toEqual(unaSolaVez);
    expect(await cuantasLineas()).toBe(antes + 1);
  });
});

it("a payment that the gateway has not given back yet is asked for again under the same name", async () => {
  const pago = await conPartes();
  await devolverPagos({ pagos }, [pago], reloj.ahora);
  const devolver = vi.spyOn(pasarela, "devolver");
  devolver.mockImplementationOnce((idPago) => pasarela.leerPago(idPago));
  await mundo.job("devolver-pagos");
  expect(await porId(pago)).toMatchObject({ estado: "por-devolver" });
  await mundo.job("devolver-pagos");
  expect(await porId(pago)).toMatchObject({ estado: "devuelto" });
  const claves = devolver.mock.calls.map(([, , clave]) => clave);
  devolver.mockRestore();
  expect([claves.length, new Set(claves).size]).toEqual([2, 1]);
});
