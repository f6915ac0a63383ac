import { conLibroAbierto } from "../../support/baseDeDatos";
import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { cargosEnPalabras } from "../../../app/domain/ventas/pagos/cargos";
import { centimosDeDevolucion } from "../../../app/domain/ventas/pagos/pago";
import { soles } from "../../../app/domain/shared/dinero";
import { centimosDevueltos } from "../../../app/domain/ventas/pagos/pago";
import { guardarCupon } from "../../../server/ventas/repositories/cupones";
import { textoDeDevolucion } from "../../../app/domain/agenda/citas/textosDeAvisos";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, MARTES, MIERCOLES, unCupon } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { conSesiones, cuenta } from "../../support/sesiones";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, pasarela } = mundo;

let especialista: EspecialistaConAgenda;
let caro: EspecialistaConAgenda;
let barato: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista({ precioCentimos: 90_00 });
  caro = await mundo.especialista({ precioCentimos: 120_00 });
  barato = await mundo.especialista({ precioCentimos: 70_00 });
});
alTerminarCuadra(mundo);

const { conTarjeta, mover, libres, verCita, correo } = conSesiones(mundo, () => especialista);
type Propia = Awaited<ReturnType<typeof conTarjeta>>;

const pedirCambio = (
  { idPersona, idCita }: Pick<Propia, "idPersona" | "idCita">,
  { con = caro, hora = "10:00", diferencia = 30_00 } = {},
) =>
  servicios.agenda.pedirCambio({
    idPersona,
    idCita,
    inicio: lima(MIERCOLES, hora),
    idEspecialista: con.idEspecialista,
    diferenciaCentimos: diferencia,
  });
const cobroDe = async ({ idPersona, idPedido }: { idPersona: number; idPedido: string }) =>
  valor(await servicios.agenda.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN })).idCobro;
async function pagar(idCobro: string) {
  const { idPago } = pasarela.pagar(idCobro, "aprobado");
  valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
  return idPago;
}
/** Changes the session to the dearer specialist and pays the price difference. */
async function conCaro(cita: Propia) {
  const pedido = valor(await pedirCambio(cita));
  return { ...cita, idPedido: pedido.idPedido, idPago: await pagar(await cobroDe(pedido)) };
}
/** Makes a session of 90 soles, of which a coupon left 72 to pay. */
async function conCupon() {
  await guardarCupon(db, unCupon({ codigo: "UNICO-20", maximoTotal: 1 }));
  const { idPersona } = await mundo.persona();
  const { idHorario } = valor(
    await servicios.agenda.retenerHorario({
      idPersona,
      idEspecialista: especialista.idEspecialista,
      inicio: lima(MIERCOLES, "10:00"),
    }),
  );
  const pedido = valor(await servicios.agenda.crearPedido({ idPersona, idHorario, cupon: "UNICO-20" }));
  await pagar(await cobroDe(pedido));
  const idCita = valor(await servicios.agenda.verPedido(pedido)).cita!.idCita;
  return { idPersona, idCita };
}
const recibos = (idPersona: number) =>
  servicios.ventas
    .verComprobantes(idPersona)
    .then((lista) =>
      lista.map(({ tipo, estado, totalCentimos }) => `${tipo} ${estado} ${totalCentimos / 100}`),
    );

describe("a session that a card paid, with a cheaper specialist", () => {
  it("moves at once and gives back the difference, once, with a receipt of what it costs now", async () => {
    const cita = await conTarjeta();
    const movida = valor(await mover(cita, "15:00", { con: barato, diferencia: -20_00 }));
    expect(movida).toMatchObject({
      idEspecialista: barato.idEspecialista,
      version: 2,
      pagadoCentimos: 70_00,
    });
    expect(await libres()).toContain("10:00");
    await mundo.job("devolver-pagos");
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toEqual([{ idPago: cita.idPago, montoCentimos: 20_00 }]);
    expect(await recibos(cita.idPersona)).toEqual(
      expect.arrayContaining(["boleta anulado 90", "boleta pendiente 70"]),
    );
    expect((await correo("cita-reprogramada:")).texto).toContain(
      `Te devolvemos ${soles(20_00)} de diferencia`,
    );
    // The page of the former order says that the session moved on to another order.
    expect(valor(await servicios.ventas.verQuePaso(cita)).situacion).toBe("cambiada");
  });

  it("says by /v2 the difference that goes back, as its page does", async () => {
    const cita = await conTarjeta();
    valor(await mover(cita, "15:00", { con: barato, diferencia: -20_00 }));
    const { llamar, abrirSesion } = abrirApi(mundo);
    const devoluciones = async () => {
      const { token } = await abrirSesion(cita.idPersona);
      const { cuerpo } = await llamar("GET", `/sesiones/${cita.idCita}`, {
        clave: CLAVES_DE_API.private,
        token,
      });
      return cuerpo.data.devoluciones;
    };
    expect(await devoluciones()).toEqual([{ estado: "por-devolver", montoCentimos: 20_00 }]);
    await mundo.job("devolver-pagos");
    expect(await devoluciones()).toEqual([{ estado: "devuelto", montoCentimos: 20_00 }]);
    valor(await servicios.agenda.cancelarCita({ ...cita, version: 2, vuelve: "dinero" }));
    expect(await devoluciones()).toEqual([
      { estado: "devuelto", montoCentimos: 20_00 },
      { estado: "por-devolver", montoCentimos: 70_00 },
    ]);
  });

  it("tells on the page of its new order what was charged for the former and what of it goes back", async () => {
    const cita = await conTarjeta();
    const { idPersona, idPedido } = valor(await mover(cita, "15:00", { con: barato, diferencia: -20_00 }));
    const ver = async () => {
      const { situacion, estados, pagos, rastro } = valor(
        await servicios.ventas.verQuePaso({ idPersona, idPedido }),
      );
      const [pago] = pagos;
      return {
        situacion,
        estados,
        cobrado: pago?.montoCentimos,
        porVolver: pago?.porDevolverCentimos,
        volvio: pago && centimosDevueltos(pago),
        pasos: rastro.filter(({ asunto }) => asunto === "pago").map(({ hasta }) => hasta),
      };
    };
    expect(await ver()).toEqual({
      situacion: "con-sesion",
      estados: { pedido: "pagado", pago: "pagado", entrega: "reservada", devolucion: "pedida" },
      cobrado: 90_00,
      porVolver: 20_00,
      volvio: 0,
      pasos: ["procesando", "pagado"],
    });
    await mundo.job("devolver-pagos");
    expect(await ver()).toMatchObject({ estados: { devolucion: "hecha" }, porVolver: 0, volvio: 20_00 });
    // A second change keeps the whole chain of orders.
    const masBarato = await mundo.especialista({ precioCentimos: 50_00 });
    const otra = valor(await mover(cita, "16:00", { con: masBarato, diferencia: -20_00 }));
    const { pagos } = valor(await servicios.ventas.verQuePaso(otra));
    expect(pagos.map(({ idPago }) => idPago)).toEqual([cita.idPago]);
  });

  it("cancelled afterwards gives back the rest and no more, whatever the gateway did first", async () => {
    const cita = await conTarjeta();
    valor(await mover(cita, "15:00", { con: barato, diferencia: -20_00 }));
    pasarela.fallar("devolver");
    expect((await verCita(cita)).antes.vuelve).toEqual({
      tipo: "dinero",
      centimos: 70_00,
    });
    valor(await servicios.agenda.cancelarCita(cita));
    for (const _ of [1, 2, 3]) await mundo.job("devolver-pagos");
    const vuelto = pasarela.devoluciones.map(({ montoCentimos }) => montoCentimos);
    expect(vuelto.toSorted((a, b) => a - b)).toEqual([20_00, 70_00]);
  });

  it("20 times at once with one form is one change and one refund", async () => {
    const cita = await conTarjeta();
    const { idPersona, idCita } = cita;
    const inicio = lima(MIERCOLES, "15:00");
    const forma = { idPersona, idCita, inicio, idEspecialista: barato.idEspecialista, version: 1 };
    const resultados = await aLaVez(20, () =>
      servicios.agenda.reprogramarCita({ ...forma, diferenciaCentimos: -20_00 }),
    );
    expect(cuenta(resultados)).toEqual({ aceptado: 20 });
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toHaveLength(1);
  });

  it("at a price that is not the one that was seen is refused, and changes nothing", async () => {
    const cita = await conTarjeta();
    expect(rechazo(await mover(cita, "15:00", { con: barato }))).toBe("diferencia-distinta");
    expect(rechazo(await mover(cita, "15:00", { con: barato, diferencia: -10_00 }))).toBe(
      "diferencia-distinta",
    );
    expect((await verCita(cita)).cita.version).toBe(1);
  });

  it("keeps what its coupon took off, and the coupon's one use", async () => {
    const { idPersona, idCita } = await conCupon();
    const movida = valor(await mover({ idPersona, idCita }, "15:00", { con: barato, diferencia: -20_00 }));
    expect(movida).toMatchObject({ pagadoCentimos: 52_00, descuentoCentimos: 18_00 });
    valor(await servicios.agenda.cancelarCita({ idPersona, idCita }));
  });
});

describe("a session that a card paid, with a dearer specialist", () => {
  it("stays where it is until the difference is paid, and moves then, once", async () => {
    const cita = await conTarjeta();
    const pedido = valor(await pedirCambio(cita));
    expect((await verCita(cita)).cita).toMatchObject({
      version: 1,
      idEspecialista: especialista.idEspecialista,
    });
    expect(await libres(MIERCOLES, caro)).not.toContain("10:00");
    const idCobro = await cobroDe(pedido);
    expect(pasarela.cobros.get(idCobro)!.montoCentimos).toBe(30_00);
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    await aLaVez(5, () => servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    const { cita: movida } = await verCita(cita);
    expect(movida).toMatchObject({ idEspecialista: caro.idEspecialista, version: 2, pagadoCentimos: 120_00 });
    expect(await libres()).toContain("10:00");
    expect(await recibos(cita.idPersona)).toEqual(
      expect.arrayContaining(["boleta anulado 90", "boleta pendiente 120"]),
    );
    const enviado = await correo("cita-reprogramada:");
    expect(enviado.asunto).toBe("Cambiaste de especialista");
    expect(enviado.texto).toContain(`Pagaste ${soles(30_00)} de diferencia`);
  });

  it("stays where it is where the consent about health was withdrawn before the payment, which comes back", async () => {
    const cita = await conTarjeta();
    const pedido = valor(await pedirCambio(cita));
    const idCobro = await cobroDe(pedido);
    await conLibroAbierto(db, () =>
      db
        .updateTable("consentimientos")
        .set({ valor: "0" })
        .where("id_persona", "=", cita.idPersona)
        .execute(),
    );
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    expect((await verCita(cita)).cita).toMatchObject({
      version: 1,
      idEspecialista: especialista.idEspecialista,
    });
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toEqual([{ idPago, montoCentimos: 30_00 }]);
  });

  it("that is cancelled afterwards gives all back, of both payments", async () => {
    const cita = await conCaro(await conTarjeta());
    expect((await verCita(cita)).antes.vuelve).toEqual({
      tipo: "dinero",
      centimos: 120_00,
    });
    valor(await servicios.agenda.cancelarCita(cita));
    expect(textoDeDevolucion((await verCita(cita)).cita)).toContain(
      `Te devolvemos ${soles(120_00)}, todo lo que te costó, a la tarjeta con la que pagaste`,
    );
    await mundo.job("devolver-pagos");
    const vuelto = pasarela.devoluciones.map(({ montoCentimos }) => montoCentimos);
    expect(vuelto.toSorted((a, b) => a - b)).toEqual([30_00, 90_00]);
  });

  it("and then with a cheaper one gives back the newest payment whole and a part of the first", async () => {
    const primera = await conTarjeta();
    reloj.avanzar(1);
    const cita = await conCaro(primera);
    reloj.avanzar(1);
    valor(await mover(cita, "16:00", { con: barato, diferencia: -50_00 }));
    const cobrado = [90_00, 30_00].map((centimos) => ({ termino: "Pago con tarjeta", centimos }));
    expect(cargosEnPalabras((await verCita(cita)).pagos)).toEqual([
      ...cobrado,
      { termino: "Te devolvemos, en varios abonos", centimos: 50_00 },
    ]);
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toEqual(
      expect.arrayContaining([
        { idPago: cita.idPago, montoCentimos: 30_00 },
        expect.objectContaining({ montoCentimos: 20_00 }),
      ]),
    );
    expect((await verCita(cita)).cita.pagadoCentimos).toBe(70_00);
    // Each of the two people gets one mail. An operator finds all the orders, with the sum charged for each.
    await mundo.job("devolver-pagos");
    const textos = (await db.selectFrom("correos").select(["asunto", "texto"]).execute())
      .filter(({ asunto }) => asunto === "Tu dinero ya va de regreso")
      .map(({ texto }) => /devolvió (S\/\s*[\d.]+)/.exec(texto)?.[1]);
    expect(textos.toSorted()).toEqual([soles(20_00), soles(30_00)]);
    const visto = valor(await mundo.operador.verPedido({ operador: "ana", idPedido: cita.idPedido }));
    const cadena = visto.cadena.map(({ pedido, pagos }) => [
      pedido.clase,
      pagos.map((pago) => [pago.montoCentimos, centimosDeDevolucion(pago)]),
    ]);
    expect(cadena).toEqual([
      ["sesion", [[90_00, 20_00]]],
      ["cambio", [[30_00, 30_00]]],
      ["cambio", []],
    ]);
    expect(cargosEnPalabras((await verCita(cita)).pagos)).toEqual([
      ...cobrado,
      { termino: "Ya te devolvimos, en varios abonos", centimos: 50_00 },
    ]);
    // A notice of the refunded payment ends no session.
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(cita.idPago)));
    expect((await verCita(cita)).cita.estado).toBe("reservada");
  });

  it("asked for twice is one order; another choice takes its place", async () => {
    const cita = await conTarjeta();
    const [primero, segundo] = [valor(await pedirCambio(cita)), valor(await pedirCambio(cita))];
    expect(primero.idPedido).toBe(segundo.idPedido);
    valor(await pedirCambio(cita, { hora: "12:00" }));
    expect(await libres(MIERCOLES, caro)).toContain("10:00");
    // The payment page of the first order may still be open: a payment there is refunded in full.
    expect(rechazo(await servicios.agenda.pagarConTarjeta({ ...primero, origen: ORIGEN }))).toBe(
      "reserva-vencida",
    );
  });

  it("does not move before the difference is paid, whichever door it is asked at", async () => {
    const cita = await conTarjeta();
    expect(rechazo(await mover(cita, "10:00", { con: caro, diferencia: 30_00 }))).toBe(
      "diferencia-por-pagar",
    );
    expect((await verCita(cita)).cita).toMatchObject({
      version: 1,
      idEspecialista: especialista.idEspecialista,
    });
  });

  it("asked for again at another price is another order", async () => {
    const cita = await conTarjeta();
    const antes = valor(await pedirCambio(cita));
    const { idEspecialista } = caro;
    valor(await mundo.operador.fijarPrecio({ operador: "ana", idEspecialista, precioCentimos: 130_00 }));
    const despues = valor(await pedirCambio(cita, { diferencia: 40_00 }));
    expect(despues.idPedido).not.toBe(antes.idPedido);
    expect(pasarela.cobros.get(await cobroDe(despues))!.montoCentimos).toBe(40_00);
  });

  it("that is being paid gives its place to no other choice", async () => {
    const cita = await conTarjeta();
    const pedido = valor(await pedirCambio(cita));
    const { idPago } = pasarela.pagar(await cobroDe(pedido), "pendiente");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    expect(rechazo(await pedirCambio(cita, { hora: "12:00" }))).toBe("pago-en-proceso");
    pasarela.decidir(idPago, "aprobado");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    expect((await verCita(cita)).cita).toMatchObject({
      idEspecialista: caro.idEspecialista,
      inicio: lima(MIERCOLES, "10:00"),
      pagadoCentimos: 120_00,
    });
  });

  it("keeps what its coupon took off: no more is asked for than the prices differ", async () => {
    const cita = await conCupon();
    const pedido = valor(await pedirCambio(cita));
    const idCobro = await cobroDe(pedido);
    expect(pasarela.cobros.get(idCobro)!.montoCentimos).toBe(30_00);
    await pagar(idCobro);
    expect((await verCita(cita as Propia)).cita).toMatchObject({
      idEspecialista: caro.idEspecialista,
      pagadoCentimos: 102_00,
      descuentoCentimos: 18_00,
    });
  });

  it("20 times at once is one order", async () => {
    const cita = await conTarjeta();
    const pedidos = (await aLaVez(20, () => pedirCambio(cita))).map((pedido) => valor(pedido).idPedido);
    expect(new Set(pedidos).size).toBe(1);
  });

  it.each([
    ["was cancelled", (cita: Propia) => servicios.agenda.cancelarCita(cita)],
    ["moved elsewhere", (cita: Propia) => mover(cita, "16:00")],
    ["began", async () => (reloj.ahora = lima(MIERCOLES, "10:01"))],
  ])("whose session %s meanwhile gives the difference back whole", async (_, cambiar) => {
    const cita = await conTarjeta();
    const pedido = valor(await pedirCambio(cita, { hora: "12:00" }));
    const idCobro = await cobroDe(pedido);
    await cambiar(cita);
    await pagar(idCobro);
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toContainEqual(expect.objectContaining({ montoCentimos: 30_00 }));
    expect((await verCita(cita)).cita.idEspecialista).toBe(especialista.idEspecialista);
  });

  it("and cancelling it at the very moment of the payment: all is kept or all goes back", async () => {
    for (const hora of ["10:00", "11:00", "12:00"]) {
      const cita = await conTarjeta({ hora });
      const { idPago } = pasarela.pagar(await cobroDe(valor(await pedirCambio(cita, { hora }))), "aprobado");
      await Promise.all([
        servicios.ventas.recibirNotificacion(notificacionDe(idPago)),
        servicios.agenda.cancelarCita({ ...cita, version: 1 }),
      ]);
    }
  });

  it("charged back in either payment ends the session and gives the other back", async () => {
    for (const indice of [0, 1]) {
      const cita = await conTarjeta({ hora: "10:00" });
      const primero = cita.idPago;
      const cara = await conCaro(cita);
      const contracargo = [primero, cara.idPago][indice]!;
      pasarela.decidir(contracargo, "devuelto");
      valor(await servicios.ventas.recibirNotificacion(notificacionDe(contracargo)));
      expect((await verCita(cita)).cita).toMatchObject({
        estado: "cancelada",
        cancelacion: { por: "pasarela" },
      });
    }
  });

  it("is paid by card and by nothing else", async () => {
    await guardarCupon(db, unCupon({ codigo: "VEINTE" }));
    const persona = await mundo.persona({ bonos: 1 });
    const pedido = valor(await pedirCambio(await conTarjeta({ persona })));
    expect(rechazo(await servicios.agenda.pagarConSaldo(pedido))).toBe("es-un-cambio");
    expect(rechazo(await servicios.agenda.pagarConCupon(pedido))).toBe("falta-pagar");
    expect(rechazo(await servicios.agenda.crearPedido({ ...pedido, cupon: "VEINTE" }))).toBe("es-un-cambio");
    expect(valor(await servicios.agenda.crearPedido({ ...pedido, cupon: undefined })).idPedido).toBe(
      pedido.idPedido,
    );
  });

  it("dropped, or never paid, leaves the session as it is and the time free", async () => {
    const cita = await conTarjeta();
    valor(await servicios.agenda.soltarPedido(valor(await pedirCambio(cita))));
    expect(await libres(MIERCOLES, caro)).toContain("10:00");
    valor(await pedirCambio(cita));
    reloj.avanzar(11);
    await mundo.job("vencer-retenciones");
    expect(await libres(MIERCOLES, caro)).toContain("10:00");
    expect((await verCita(cita)).cita.version).toBe(1);
  });

  it("obeys the notice of any move, and is nobody else's", async () => {
    const cita = await conTarjeta();
    const { idPersona } = await mundo.persona();
    expect(rechazo(await pedirCambio({ ...cita, idPersona }))).toBe("cita-no-existe");
    reloj.ahora = lima(MARTES, "10:01");
    expect(rechazo(await pedirCambio(cita))).toBe("fuera-de-plazo");
  });
});
