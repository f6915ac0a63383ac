import { beforeEach, expect, it } from "vitest";
import { makeDePaquete } from "../../../app/domain/paquetes/compras/dePaquete";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeVenta } from "../../../app/domain/ventas/pagos/venta";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, MARTES, unPaquete } from "../../support/constructores";
import { ProcesoMortal } from "../../support/corte";
import { abrirMundo, ORIGEN, rechazo, valor } from "../../support/servicios";
import { abrirVentas } from "../../support/ventas";

let consultas: string[] = [];
const mundo = await abrirMundo({
  monedas: true,
  alConsultar({ query }) {
    consultas.push(query.sql);
  },
});
const { servicios, operador, reloj, db, pasarela } = mundo;
const { idPaquete } = unPaquete();
alTerminarCuadra(mundo);
beforeEach(() => guardarPaquete(db, unPaquete({ monedas: 100 })));

/** Opens the use cases with a clock that moves on at each reading. */
function conReloj(now: () => Date) {
  const deps = new ProcesoMortal(0, "antes").deps(db, now);
  const { dePago, deSesiones } = abrirVentas(deps, pasarela);
  return { deSesiones, dePaquetes: makeVenta(dePago, makeDePaquete(deps)) };
}

async function conHorario() {
  const { idPersona } = await mundo.persona({ bonos: 1 });
  const { idEspecialista } = await mundo.especialista();
  const inicio = lima(MARTES, "10:00");
  const { idHorario } = valor(await servicios.agenda.retenerHorario({ idPersona, idEspecialista, inicio }));
  return { idPersona, idHorario, origen: ORIGEN };
}

it("leads to the page of an order that is paid already, and charges nothing for it", async () => {
  const orden = await conHorario();
  const conBono = valor(await servicios.agenda.pedirYPagar({ ...orden, formaDePago: "saldo" }));
  expect(conBono.lugar).toBe("pagado");
  expect(valor(await servicios.agenda.pedirYPagar({ ...orden, formaDePago: "tarjeta" }))).toEqual({
    ...conBono,
    lugar: "en-camino",
  });
});

it("orders a session and pays it with a bono in few statements, and reads the catalogue where it is needed", async () => {
  const orden = await conHorario();
  consultas = [];
  expect(valor(await servicios.agenda.pedirYPagar({ ...orden, formaDePago: "saldo" })).lugar).toBe("pagado");
  // Only PostgreSQL reports where a transaction begins and ends.
  expect(consultas.filter((sql) => !/^(begin|commit)$/.test(sql)).length).toBeLessThanOrEqual(43);
  // Each transaction reads the versions by itself: the price and the legal texts of an order, and the prepaid session
  // that pays it.
  expect(consultas.filter((sql) => sql.includes(`from "versiones"`)).length).toBeLessThanOrEqual(4);
});

it("leads to the page of an order whose time ends between ordering it and paying it, whatever is sold", async () => {
  const sesion = await conHorario();
  const { idPersona } = await mundo.persona();
  // Each order is made at the first reading of the clock, and paid at a later one.
  const pasando = () => {
    let antes = true;
    return () => {
      const ahora = antes ? reloj.ahora : sumarMinutos(reloj.ahora, 24 * 60);
      antes = false;
      return ahora;
    };
  };
  const tarjeta = { formaDePago: "tarjeta", origen: ORIGEN } as const;
  const { pedirYPagar: reservar } = conReloj(pasando()).deSesiones;
  expect(valor(await reservar({ ...sesion, ...tarjeta })).lugar).toBe("en-camino");
  const { pedirYPagar: comprar } = conReloj(pasando()).dePaquetes;
  expect(valor(await comprar({ idPersona, idPaquete, ...tarjeta })).lugar).toBe("en-camino");
});

it("takes no coins for a pack that waits for a card, though it has a price in coins too", async () => {
  const { idPersona } = await mundo.persona();
  valor(await operador.darMonedas({ operador: "ana", idPersona, cantidad: 500, motivo: "cortesia" }));
  const pendiente = valor(await servicios.paquetes.crearPedido({ idPersona, idPaquete }));
  expect(rechazo(await servicios.paquetes.pagarConSaldo(pendiente))).toBe("monedas-insuficientes");
  expect(await servicios.paquetes.monedas!.aLaVista(idPersona)).toBe(500);
});

it("may hear more of its order until it is paid, also once it was dropped; of nobody else's", async () => {
  const { idPersona } = await mundo.persona();
  const [otra, compra] = [
    await mundo.persona(),
    await servicios.paquetes.crearPedido({ idPersona, idPaquete }),
  ];
  const { idPedido } = valor(compra);
  const sigue = (de: number) => servicios.ventas.sigueAbierto({ idPersona: de, idPedido });
  expect([await sigue(idPersona), await sigue(otra.idPersona)]).toEqual([true, false]);
  valor(await servicios.paquetes.soltarPedido({ idPersona, idPedido }));
  expect(await sigue(idPersona)).toBe(true);
  const orden = await conHorario();
  const { idPedido: pagado } = valor(await servicios.agenda.pedirYPagar({ ...orden, formaDePago: "saldo" }));
  const sigueElPagado = () => servicios.ventas.sigueAbierto({ idPersona: orden.idPersona, idPedido: pagado });
  expect(await sigueElPagado()).toBe(false);
  const { id_cita: idCita } = await mundo.db
    .selectFrom("citas")
    .select("id_cita")
    .where("id_pedido", "=", pagado)
    .executeTakeFirstOrThrow();
  valor(await servicios.agenda.cancelarCita({ idPersona: orden.idPersona, idCita }));
  expect(await sigueElPagado()).toBe(false);
});
