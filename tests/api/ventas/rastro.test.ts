import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { lugarDelPedido } from "../../../app/domain/agenda/reservas/verPedido";
import { guardarPaquete } from "../../../server/paquetes/repositories/compras";
import { alTerminarCuadra } from "../../support/alTerminar";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { lima, MARTES, unPaquete } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, ORIGEN, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, operador, reloj, db, pasarela } = mundo;
const { llamar, abrirSesion } = abrirApi(mundo);
const OCHO_DIAS_EN_MINUTOS = 8 * 24 * 60;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
alTerminarCuadra(mundo);

const { pedir, conTarjeta, conBono, libres } = conSesiones(mundo, () => especialista);

const ver = async (pedido: { idPersona: number; idPedido: string }) =>
  valor(await servicios.ventas.verQuePaso(pedido));
const lineas = async (pedido: { idPersona: number; idPedido: string }) =>
  (await ver(pedido)).rastro.map(
    ({ asunto, desde, hasta, causa }) => `${asunto} ${desde ?? "-"} ${hasta} ${causa}`,
  );
const abrirPago = async (pedido: { idPersona: number; idPedido: string }) =>
  valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN })).idCobro;
const notificar = (idPago: string) => servicios.ventas.recibirNotificacion(notificacionDe(idPago));

describe("the history of an order", () => {
  it("says each change of order, payment, session and refund, and who caused it", async () => {
    const cita = await conTarjeta();
    valor(
      await mundo.operador.cancelar({
        operador: "ana",
        idCita: cita.idCita,
        compensacion: "devolucion",
        motivo: "Enfermó.",
      }),
    );
    await mundo.job("devolver-pagos");
    expect(await lineas(cita)).toEqual([
      "pedido - pendiente persona",
      "pago - procesando pasarela",
      "pago procesando pagado pasarela",
      "pedido pendiente pagado pasarela",
      "cita - reservada pasarela",
      "comprobante - pendiente pasarela",
      "cita reservada cancelada operador",
      "pedido pagado devuelto operador",
      "pago pagado por-devolver operador",
      "devolucion - pedida operador",
      "comprobante pendiente anulado operador",
      "pago por-devolver devuelto pasarela",
      "devolucion pedida hecha pasarela",
    ]);
    const { situacion, estados } = await ver(cita);
    expect(situacion).toBe("devuelto");
    expect(estados).toEqual({
      pedido: "devuelto",
      pago: "devuelto",
      entrega: "cancelada",
      devolucion: "hecha",
    });
  });

  it("names the clock where a hold ran out, whoever swept it away, and our own question where that was it", async () => {
    const vencido = await pedir({});
    reloj.avanzar(11);
    await pedir({ hora: "11:00" });
    expect(await lineas(vencido)).toEqual(["pedido - pendiente persona", "pedido pendiente vencido reloj"]);
    const sinAviso = await pedir({ hora: "12:00" });
    pasarela.pagar(await abrirPago(sinAviso), "aprobado");
    await servicios.ventas.conciliarPedido(sinAviso.idPedido);
    expect((await lineas(sinAviso)).slice(1)).toEqual([
      "pago - procesando conciliacion",
      "pago procesando pagado conciliacion",
      "pedido pendiente pagado conciliacion",
      "cita - reservada conciliacion",
      "comprobante - pendiente conciliacion",
    ]);
  });

  it("has one line for each change, however often the news comes, and one for a move", async () => {
    const cita = await conTarjeta();
    await Promise.all([notificar(cita.idPago), notificar(cita.idPago)]);
    valor(await servicios.agenda.reprogramarCita({ ...cita, inicio: lima(MARTES, "15:00") }));
    expect(await lineas(cita)).toHaveLength(7);
    expect((await lineas(cita)).at(-1)).toBe("cita reservada reservada persona");
  });

  it.each(["historial", "actos_de_operador", "compromisos_de_sorteo", "ganadores_de_sorteo"] as const)(
    "the database itself lets nobody change or delete %s",
    async (tabla) => {
      await conBono();
      valor(await operador.conciliar({ operador: "ana" }));
      const sorteo = { id_sorteo: crypto.randomUUID(), creado_en: reloj.ahora.toISOString() };
      await db
        .insertInto("compromisos_de_sorteo")
        .values({ ...sorteo, huella_de_semilla: "h" })
        .execute();
      await db
        .insertInto("ganadores_de_sorteo")
        .values({ ...sorteo, semilla: "s", huella_de_entradas: "h", entradas: 1, numero: 1 })
        .execute();
      await expect(sql`update ${sql.table(tabla)} set creado_en = ''`.execute(db)).rejects.toThrow(
        "append-only",
      );
      await expect(sql`delete from ${sql.table(tabla)}`.execute(db)).rejects.toThrow("append-only");
    },
  );

  it("is found by its code alone, whoever sold it, on the page and by /v2", async () => {
    await guardarPaquete(db, unPaquete({ idPaquete: "psicologia-3" }));
    const { idPersona } = await mundo.persona();
    const { idPedido } = valor(
      await servicios.paquetes.crearPedido({ idPersona, idPaquete: "psicologia-3" }),
    );
    const pagina = await servicios.paquetes.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN });
    valor(await notificar(pasarela.pagar(valor(pagina).idCobro, "aprobado").idPago));
    const sesion = await conTarjeta();
    const deLaApi = async (pedido: { idPersona: number; idPedido: string }, de = pedido.idPersona) => {
      const { token } = await abrirSesion(de);
      const clave = CLAVES_DE_API.private;
      return llamar("GET", `/pedidos/${pedido.idPedido}/historial`, { clave, token });
    };
    for (const [pedido, entrega] of [
      [{ idPersona, idPedido }, "entregado"],
      [sesion, "reservada"],
    ] as const) {
      const { estado, cuerpo } = await deLaApi(pedido);
      expect(estado).toBe(200);
      expect(cuerpo.data).toMatchObject({
        estados: { pedido: "pagado", pago: "pagado", entrega, devolucion: null },
      });
      const { rastro } = valor(await servicios.ventas.verQuePaso(pedido));
      expect(rastro[0]).toMatchObject({ asunto: "pedido", hasta: "pendiente" });
    }
    expect((await deLaApi(sesion, idPersona)).estado).toBe(404);
  });

  it("is made up for by /v2 when its owner asks the gateway now, and says where that tells nothing", async () => {
    const pedido = await pedir({});
    const { token } = await abrirSesion(pedido.idPersona);
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    pasarela.pagar(idCobro, "aprobado");
    const mirar = () =>
      llamar("POST", `/pedidos/${pedido.idPedido}/conciliacion`, {
        clave: CLAVES_DE_API.private,
        token,
        cuerpo: {},
      });
    pasarela.fallar("buscarPagos");
    expect((await mirar()).cuerpo.error?.code).toBe("pasarela-sin-noticias");
    expect((await mirar()).cuerpo.data).toMatchObject({
      estados: { pedido: "pagado", pago: "pagado", entrega: "reservada" },
    });
    expect(await libres()).not.toContain("10:00");
  });

  it("of a pack says whom to call where there is psychology in it, and nowhere else", async () => {
    const { idPersona } = await mundo.persona();
    const conLinea = async (idPaquete: string, ...idEspecialidades: number[]) => {
      const contenido = idEspecialidades.map((idEspecialidad) => ({ idEspecialidad, sesiones: 2 }));
      await guardarPaquete(db, unPaquete({ idPaquete, contenido }));
      const { idPedido } = valor(await servicios.paquetes.crearPedido({ idPersona, idPaquete }));
      return (await ver({ idPersona, idPedido })).enPalabras.conLineaDeCrisis;
    };
    const id = Object.fromEntries(
      (await db.selectFrom("especialidades").select(["id", "slug"]).execute()).map(({ id, slug }) => [
        slug,
        id,
      ]),
    );
    expect([
      await conLinea("de-psicologia", id.psicologia!),
      await conLinea("de-varias", id.nutricion!, id.psicologia!),
      await conLinea("de-nutricion", id.nutricion!),
    ]).toEqual([true, true, false]);
  });

  it("says the bono that paid it in place of money, and nothing of the kind for a card", async () => {
    const enPalabras = async (pedido: { idPersona: number; idPedido: string }) =>
      (await ver(pedido)).enPalabras;
    expect(await enPalabras(await conBono())).toMatchObject({ sinDinero: "1 bono" });
    expect(await enPalabras(await conTarjeta({ hora: "11:00" }))).toMatchObject({ sinDinero: null });
  });

  it("is nobody else's", async () => {
    const { idPedido } = await conBono();
    const { idPersona } = await mundo.persona();
    expect(rechazo(await servicios.ventas.verQuePaso({ idPersona, idPedido }))).toBe("pedido-no-existe");
    expect(rechazo(await servicios.agenda.soltarPedido({ idPersona, idPedido }))).toBe("pedido-no-existe");
  });
});

describe("a payment that the gateway never decides", () => {
  it("is not waited for after the last look, and comes back whole if it is approved after all", async () => {
    const pedido = await pedir({});
    const { idPago } = pasarela.pagar(await abrirPago(pedido), "pendiente");
    valor(await notificar(idPago));
    expect((await ver(pedido)).situacion).toBe("procesando");
    reloj.avanzar(OCHO_DIAS_EN_MINUTOS);
    await mundo.job("vencer-retenciones");
    await mundo.job("conciliar-cobros");
    const visto = valor(await servicios.agenda.verPedido(pedido));
    expect(lugarDelPedido(visto, reloj.ahora)).toBe("expirado");
    expect(await ver(pedido)).toMatchObject({ situacion: "vencido", miramosEn: null });

    pasarela.decidir(idPago, "aprobado");
    valor(await notificar(idPago));
    expect((await ver(pedido)).situacion).toBe("por-devolver");
    await mundo.job("devolver-pagos");
    expect((await ver(pedido)).situacion).toBe("devuelto");
    expect(pasarela.devoluciones).toHaveLength(1);
  });
});

describe("dropping an order that is not paid", () => {
  it("frees its time at once, and changes nothing the second time", async () => {
    const pedido = await pedir({});
    expect(await servicios.ventas.verPorPagar(pedido.idPersona)).toHaveLength(1);
    expect(await libres()).not.toContain("10:00");
    valor(await servicios.agenda.soltarPedido(pedido));
    valor(await servicios.agenda.soltarPedido(pedido));
    expect(await libres()).toContain("10:00");
    expect(await servicios.ventas.verPorPagar(pedido.idPersona)).toEqual([]);
    expect((await ver(pedido)).situacion).toBe("anulado");
  });

  it("is refused for what is paid", async () => {
    expect(rechazo(await servicios.agenda.soltarPedido(await conBono()))).toBe("pedido-cerrado");
  });

  it("gives a payment that comes later back whole, once", async () => {
    const pedido = await pedir({});
    const { idPago } = pasarela.pagar(await abrirPago(pedido), "aprobado");
    valor(await servicios.agenda.soltarPedido(pedido));
    await Promise.all([notificar(idPago), notificar(idPago)]);
    await Promise.all([mundo.job("devolver-pagos"), mundo.job("devolver-pagos")]);
    expect(pasarela.devoluciones).toEqual([{ idPago, montoCentimos: 90_00 }]);
    expect((await ver(pedido)).estados).toMatchObject({
      pedido: "devuelto",
      devolucion: "hecha",
      entrega: null,
    });
  });

  it("and paying at the same moment end in a session or a full refund, never in both or neither", async () => {
    for (let vez = 0; vez < 8; vez++) {
      const pedido = await pedir({ hora: "15:00" });
      const { idPago } = pasarela.pagar(await abrirPago(pedido), "aprobado");
      const carrera = [() => servicios.agenda.soltarPedido(pedido), () => notificar(idPago)];
      await Promise.all((vez % 2 ? carrera : carrera.reverse()).map((correr) => correr()));
      await mundo.job("devolver-pagos");
      const { estados } = await ver(pedido);
      expect(["con sesión", "con devolución"]).toContain(
        estados.entrega === "reservada" && estados.devolucion === null
          ? "con sesión"
          : estados.entrega === null && estados.devolucion === "hecha"
            ? "con devolución"
            : JSON.stringify(estados),
      );
      await mundo.empezarDeNuevo();
      especialista = await mundo.especialista();
    }
  });
});
