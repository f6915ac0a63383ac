import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import type { Miembro } from "../../../app/domain/equipo/derechos/exigir";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { makePagoRepository } from "../../../server/ventas/repositories/pagos";
import { lima, LUNES, MIERCOLES, unPaquete } from "../../support/constructores";
import { unMiembro } from "../../support/equipo";
import { buscarRoturas } from "../../support/invariantes";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";

const mundo = await abrirMundo();
const { servicios, db, pasarela, reloj } = mundo;
const { atencion } = servicios;

let especialista: EspecialistaConAgenda;
let ana: Miembro;
let finanzas: Miembro;
beforeEach(async () => {
  especialista = await mundo.especialista();
  await guardarPaquete(db, unPaquete({ idPaquete: "caro", precioCentimos: 240_00 }));
  ana = await unMiembro(mundo, "atencion");
  finanzas = await unMiembro(mundo, "finanzas");
});
const { conTarjeta, saldoDe, correo } = conSesiones(mundo, () => especialista);

/** A paid pack of S/ 240 of which nothing was used. */
async function comprar() {
  const { idPersona } = await mundo.persona();
  const { idPedido } = valor(await servicios.paquetes.crearPedido({ idPersona, idPaquete: "caro" }));
  const pagable = { idPersona, idPedido, origen: ORIGEN };
  const { idCobro } = valor(await servicios.paquetes.pagarConTarjeta(pagable));
  const { idPago } = pasarela.pagar(idCobro, "aprobado");
  await servicios.ventas.recibirNotificacion(notificacionDe(idPago));
  return { idPersona, idPedido };
}
const pedir = (idPedido: string, cantidad: number, modo: "parte" | null = "parte") =>
  atencion.pedirAprobacion(ana, {
    ...{ clase: "devolucion", idPersona: null, objeto: idPedido, cantidad, modo },
    motivo: "Una sesión se cortó a la mitad",
  });
async function devolver(idPedido: string, cantidad: number) {
  const { idAprobacion } = valor(await pedir(idPedido, cantidad));
  return atencion.aprobar(finanzas, { idAprobacion });
}
const notas = () =>
  db
    .selectFrom("comprobantes")
    .select(["id_comprobante", "total_centimos", "base_centimos", "igv_centimos", "concepto", "estado"])
    .where("tipo", "=", "nota-de-credito")
    .orderBy("numero")
    .execute();
const estadoDe = async (idPedido: string) =>
  (
    await db
      .selectFrom("pedidos")
      .select("estado")
      .where("id_pedido", "=", idPedido)
      .executeTakeFirstOrThrow()
  ).estado;
const enPie = async () => expect(await buscarRoturas(db, reloj.ahora)).toEqual([]);
/** Sends the receipts, so that they may count at the tax office. */
const enviar = () => db.updateTable("comprobantes").set({ intentos: 1 }).execute();

describe("a part of the money of an order", () => {
  it("goes back once Finanzas approves it, and the person keeps the goods and reads of it", async () => {
    const { idPedido, idPersona } = await comprar();
    const bonos = await saldoDe(idPersona);
    expect(valor(await atencion.verPedido(ana, idPedido)).parte).toEqual({ centimos: 240_00 });
    const { idAprobacion } = valor(await pedir(idPedido, 30_01));
    expect(pasarela.devoluciones).toEqual([]);
    const otra = await unMiembro(mundo, "finanzas");
    const hechas = await aLaVez(4, (vez) => atencion.aprobar(vez % 2 ? otra : finanzas, { idAprobacion }));
    expect(hechas.filter(({ ok }) => ok)).toHaveLength(1);
    await mundo.job("devolver-pagos");
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones.map(({ montoCentimos }) => montoCentimos)).toEqual([30_01]);
    expect(await estadoDe(idPedido)).toBe("pagado");
    expect(await saldoDe(idPersona)).toBe(bonos);
    const { texto } = await correo(`devuelto:parte-${idAprobacion}`);
    expect(texto.replace(/\s+/g, " ")).toContain("devolvió S/ 30.01 a la misma tarjeta");
    expect(valor(await atencion.verPedido(ana, idPedido)).parte).toEqual({ centimos: 209_99 });
    await enPie();
  });

  it("has a credit note of its own, and the rest has the last one: together they are the receipt", async () => {
    const { idPedido } = await comprar();
    await enviar();
    valor(await devolver(idPedido, 33_33));
    valor(await devolver(idPedido, 66_67));
    const { idAprobacion } = valor(await pedir(idPedido, 0, null));
    valor(await atencion.aprobar(finanzas, { idAprobacion }));
    const emitidas = await notas();
    expect(emitidas.map(({ total_centimos }) => total_centimos)).toEqual([33_33, 66_67, 140_00]);
    const venta = await db
      .selectFrom("comprobantes")
      .select(["base_centimos", "igv_centimos"])
      .where("tipo", "!=", "nota-de-credito")
      .executeTakeFirstOrThrow();
    const suma = (de: "base_centimos" | "igv_centimos") =>
      emitidas.reduce((total, nota) => total + nota[de], 0);
    expect([suma("base_centimos"), suma("igv_centimos")]).toEqual([venta.base_centimos, venta.igv_centimos]);
    expect(emitidas[0]!.concepto).toMatch(/^Devolución de una parte de B001-/);
    await mundo.job("devolver-pagos");
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones.reduce((total, { montoCentimos }) => total + montoCentimos, 0)).toBe(240_00);
    await enPie();
  });

  it("is voided with its receipt while neither was sent", async () => {
    const { idPedido, idPersona } = await comprar();
    valor(await devolver(idPedido, 10_00));
    valor(await servicios.paquetes.devolverCompra({ idPersona, idPedido }));
    expect((await notas()).map(({ estado }) => estado)).toEqual(["anulado"]);
    const aviso = await correo(`compra-devuelta:${idPedido}`);
    expect(aviso.texto.replace(/\s+/g, " ")).toContain("devolución de S/ 230.00 a la misma tarjeta");
    await enPie();
  });

  it("is less than what is left of the payment, also when it changed since it was asked for", async () => {
    const { idPedido } = await comprar();
    expect(rechazo(await pedir(idPedido, 240_00))).toBe("no-es-una-parte");
    valor(await devolver(idPedido, 200_00));
    expect(rechazo(await pedir(idPedido, 40_00))).toBe("no-es-una-parte");
    const { idAprobacion } = valor(await pedir(idPedido, 39_99));
    await db
      .updateTable("aprobaciones")
      .set({ cantidad: 40_00 })
      .where("id_aprobacion", "=", idAprobacion)
      .execute();
    expect(rechazo(await atencion.aprobar(finanzas, { idAprobacion }))).toBe("no-es-una-parte");
    expect(await notas()).toHaveLength(1);
  });

  it("waits until the session of the order has ended", async () => {
    const { idPedido } = await conTarjeta();
    expect(valor(await atencion.verPedido(ana, idPedido)).parte).toBeNull();
    expect(rechazo(await pedir(idPedido, 10_00))).toBe("cita-por-venir");
    reloj.ahora = lima(MIERCOLES, "12:00");
    expect(valor(await atencion.verPedido(ana, idPedido)).parte).toEqual({
      centimos: especialista.precioCentimos,
    });
    valor(await devolver(idPedido, 10_00));
    const dicho = { idPedido, razon: "tecnica", motivo: "Se cayó la sala", vuelve: "dinero" } as const;
    const { version } = (await atencion.verSesionDePedido(ana, idPedido))!;
    valor(await atencion.cancelarSesion({ ...ana, probadoEn: reloj.ahora }, { ...dicho, version }));
    const { texto } = await correo("cita-cancelada:");
    expect(texto.replace(/\s+/g, " ")).toContain("Te devolvemos S/ 80.00, lo que quedaba de tu pago,");
    await enPie();
  });

  it("is asked for no order that was not paid by card", async () => {
    reloj.ahora = lima(LUNES, "08:00");
    const { idPedido } = valor(
      await servicios.paquetes.crearPedido({ ...(await mundo.persona()), idPaquete: "caro" }),
    );
    expect(rechazo(await pedir(idPedido, 10_00))).toBe("nada-que-devolver");
    expect(valor(await atencion.verPedido(ana, idPedido)).parte).toBeNull();
  });
});

it("a payment is never asked for more than it was, whatever is written at once", async () => {
  await comprar();
  const pago = await db.selectFrom("pagos").selectAll().executeTakeFirstOrThrow();
  const parte = (vez: number) =>
    db.transaction().execute(async (trx) => {
      const pagos = makePagoRepository(trx, "operador");
      const visto = (await pagos.porId(pago.pasarela, pago.id_pago))!;
      await pagos.cambiarEstado(visto, ["pagado"], "pagado", reloj.ahora);
      return pagos.devolverParte(
        { ...visto, idDevolucion: `parte-${vez}`, montoCentimos: 100_00 },
        reloj.ahora,
      );
    });
  expect((await aLaVez(4, parte)).filter(Boolean)).toHaveLength(2);
});
