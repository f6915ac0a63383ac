import { beforeEach, describe, expect, it } from "vitest";
import { comprobarPagos, type Confirmado } from "../../load/pagos/comprobar";
import type { EstadoDeFuera, Libro } from "../../load/pagos/pasarelaDeFuera";
import { lima, MARTES } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { abrirMundo, ORIGEN, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, pasarela } = mundo;
const especialista = await mundo.especialista();

async function antePasarela(hora: string) {
  const { idPersona } = await mundo.persona();
  const { idHorario } = valor(
    await servicios.agenda.retenerHorario({
      idPersona,
      idEspecialista: especialista.idEspecialista,
      inicio: lima(MARTES, hora),
    }),
  );
  const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
  const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }));
  return { idPersona, idHorario, idPedido, idCobro };
}

const FUERA: Record<string, EstadoDeFuera> = {
  pendiente: "pending",
  aprobado: "approved",
  rechazado: "rejected",
  devuelto: "refunded",
};

/** Books of the gateway, as a separate gateway would have kept them. */
function libro(): Libro {
  const pagos = [...pasarela.pagos.values()].map(({ idPago, idCobro, montoCentimos, estado }) => ({
    idPago,
    idCobro,
    centimos: montoCentimos,
    estado: FUERA[estado]!,
  }));
  return {
    pagos,
    cargos: pagos.filter(({ estado }) => estado === "approved" || estado === "refunded"),
    devoluciones: pagos.filter(({ estado }) => estado === "refunded"),
  };
}

/** Three orders: a paid one, a refunded one, and one that no card paid. */
let pagado: { idPedido: string; idCobro: string; idPago: string };
let devuelto: { idPedido: string; idPago: string };
let confirmados: Confirmado[];
beforeEach(async () => {
  const [primero, segundo, tercero] = [
    await antePasarela("10:00"),
    await antePasarela("11:00"),
    await antePasarela("12:00"),
  ];
  pagado = { ...primero, idPago: pasarela.pagar(primero.idCobro, "aprobado").idPago };
  valor(await servicios.agenda.liberarHorario(segundo));
  devuelto = { ...segundo, idPago: pasarela.pagar(segundo.idCobro, "aprobado").idPago };
  const rechazado = pasarela.pagar(tercero.idCobro, "rechazado");
  for (const { idPago } of [pagado, devuelto, rechazado]) {
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
  }
  await mundo.asentar();
  confirmados = [pagado];
});

const comprobar = (libroDePagos = libro()) => comprobarPagos(db, libroDePagos, confirmados, reloj.ahora);

describe("the checker of the drill of payments", () => {
  it("has nothing to say when all is well", async () => {
    expect(libro()).toMatchObject({
      pagos: { length: 3 },
      cargos: { length: 2 },
      devoluciones: { length: 1 },
    });
    expect(await comprobar()).toEqual([]);
  });

  it("names a charge that nobody gave back", async () => {
    pasarela.decidir(devuelto.idPago, "aprobado");
    expect(await comprobar()).toEqual([
      "money: 18000 charged, 9000 confirmed, 0 given back",
      `money: order ${devuelto.idPedido} is devuelto and keeps 9000`,
      `state: payment ${devuelto.idPago} is approved at the gateway and devuelto here`,
    ]);
  });

  it("names an order that was charged twice", async () => {
    const { idPago } = pasarela.pagar(pagado.idCobro, "aprobado");
    expect(await comprobar()).toEqual([
      "money: 27000 charged, 9000 confirmed, 9000 given back",
      `twice: order ${pagado.idPedido} is charged 2 times`,
      `state: payment ${idPago} is approved at the gateway and undefined here`,
    ]);
  });

  it("names one céntimo", async () => {
    const libroDePagos = libro();
    libroDePagos.cargos = libroDePagos.cargos.map((cargo) =>
      cargo.idPago === pagado.idPago ? { ...cargo, centimos: cargo.centimos - 1 } : cargo,
    );
    expect(await comprobar(libroDePagos)).toEqual([
      "money: 17999 charged, 9000 confirmed, 9000 given back",
      `money: order ${pagado.idPedido} costs 9000 and was charged 8999`,
    ]);
  });

  it("names a céntimo too much here that is one too little there", async () => {
    const libroDePagos = libro();
    const cambio = { [pagado.idPago]: 1, [devuelto.idPago]: -1 };
    libroDePagos.cargos = libroDePagos.cargos.map((cargo) => ({
      ...cargo,
      centimos: cargo.centimos + (cambio[cargo.idPago] ?? 0),
    }));
    expect(await comprobar(libroDePagos)).toEqual([
      `money: order ${pagado.idPedido} costs 9000 and was charged 9001`,
      `money: order ${devuelto.idPedido} is devuelto and keeps -1`,
    ]);
  });

  it("names money that went back twice", async () => {
    const libroDePagos = libro();
    libroDePagos.devoluciones = [...libroDePagos.devoluciones, ...libroDePagos.devoluciones];
    expect(await comprobar(libroDePagos)).toEqual([
      "money: 18000 charged, 9000 confirmed, 18000 given back",
      `money: order ${devuelto.idPedido} is devuelto and keeps -9000`,
    ]);
  });

  it("names a payment that is left undecided, and what the gateway knows better", async () => {
    const { idCobro, idPedido } = await antePasarela("15:00");
    const { idPago } = pasarela.pagar(idCobro, "pendiente");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    pasarela.decidir(idPago, "rechazado");
    expect(await comprobar()).toEqual([
      `open: order ${idPedido} is still pendiente`,
      `open: payment ${idPago} is still procesando`,
      `state: payment ${idPago} is rejected at the gateway and procesando here`,
    ]);
  });

  it("names a paid order that has no charge, and one that was shown as paid and is not", async () => {
    confirmados = [pagado, devuelto];
    const libroDePagos = libro();
    libroDePagos.cargos = libroDePagos.cargos.filter(({ idPago }) => idPago !== pagado.idPago);
    expect(await comprobar(libroDePagos)).toEqual([
      "money: 9000 charged, 9000 confirmed, 9000 given back",
      `money: order ${pagado.idPedido} costs 9000 and was charged 0`,
      `lost: order ${devuelto.idPedido} was shown as paid and is not`,
    ]);
  });

  it("names a payment that the gateway does not know", async () => {
    const libroDePagos = libro();
    libroDePagos.pagos = libroDePagos.pagos.filter(({ idPago }) => idPago !== pagado.idPago);
    expect(await comprobar(libroDePagos)).toContain(
      `state: payment ${pagado.idPago} is here and not at the gateway`,
    );
  });

  it("names what is broken inside", async () => {
    await db.updateTable("horarios").set({ estado: "vencido" }).where("estado", "=", "reservado").execute();
    expect((await comprobar()).length).toBeGreaterThan(0);
  });
});
