import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { seDevolvioTodo } from "../../../app/domain/ventas/pagos/pago";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeCatalogoWriter } from "../../../server/agenda/repositories/catalogo";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, MARTES, MIERCOLES } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { conSesiones, cuenta } from "../../support/sesiones";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, pasarela } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
alTerminarCuadra(mundo);

const { conBono, conTarjeta, mover, libres, saldoDe, verCita, asuntos, correo } = conSesiones(
  mundo,
  () => especialista,
);

describe("cancelling in time", () => {
  it("frees the time and gives the bono back, with its reason in the ledger and a mail", async () => {
    const cita = await conBono();
    expect(await libres()).not.toContain("10:00");
    expect(valor(await servicios.agenda.cancelarCita(cita))).toMatchObject({
      estado: "cancelada",
      cancelacion: { por: "persona", devolucion: "bono" },
    });
    expect(await libres()).toContain("10:00");
    expect(await saldoDe(cita.idPersona)).toBe(1);
    const movimientos = await db.selectFrom("movimientos_de_saldo").select(["motivo", "cantidad"]).execute();
    expect(movimientos).toContainEqual({ motivo: "cancelacion", cantidad: 1 });
    expect(
      (await servicios.agenda.verAgenda({ idPersona: cita.idPersona })).dias.flatMap((dia) => dia.cita),
    ).toEqual([]);
    const enviado = await correo("cita-cancelada:");
    expect(enviado.texto).toContain("Ya volvió 1 bono a tu saldo.");
    expect(enviado.adjuntos).toContain("METHOD:CANCEL");
  });

  it("starts the full refund of a card, which the job finishes once", async () => {
    const cita = await conTarjeta();
    valor(await servicios.agenda.cancelarCita(cita));
    expect((await verCita(cita)).pagos.map(({ estado }) => estado)).toEqual(["por-devolver"]);
    expect(seDevolvioTodo((await verCita(cita)).pagos)).toBe(false);
    expect((await correo("cita-cancelada:")).texto).toContain(
      "Te devolvemos S/\u00a090.00, todo lo que te costó, a la tarjeta con la que pagaste.",
    );
    await Promise.all([mundo.job("devolver-pagos"), mundo.job("devolver-pagos")]);
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(cita.idPago)));
    expect((await verCita(cita)).pagos.map(({ estado }) => estado)).toEqual(["devuelto"]);
    expect(seDevolvioTodo((await verCita(cita)).pagos)).toBe(true);
    expect(pasarela.devoluciones).toEqual([{ idPago: cita.idPago, montoCentimos: 90_00 }]);
  });

  it("is allowed exactly 24 hours before, and one minute later costs what was paid", async () => {
    const [justo, tarde] = [await conBono({ hora: "10:00" }), await conBono({ hora: "12:00" })];
    reloj.ahora = lima(MARTES, "10:00");
    expect(valor(await servicios.agenda.cancelarCita(justo)).cancelacion?.devolucion).toBe("bono");
    reloj.ahora = lima(MARTES, "12:01");
    expect(
      valor(await servicios.agenda.cancelarCita({ ...tarde, vuelve: "nada" })).cancelacion?.devolucion,
    ).toBe("nada");
    expect([await saldoDe(justo.idPersona), await saldoDe(tarde.idPersona)]).toEqual([1, 0]);
    expect(await libres(MIERCOLES)).toEqual(expect.arrayContaining(["10:00", "12:00"]));
  });

  it("gives back what the person was told, or nothing happens", async () => {
    const cita = await conTarjeta();
    reloj.ahora = sumarMinutos(lima(MARTES, "10:00"), 1);
    expect(rechazo(await servicios.agenda.cancelarCita({ ...cita, vuelve: "dinero" }))).toBe(
      "devolucion-distinta",
    );
    // A person who does not say which refund they expect gets the refund all the same.
    expect(rechazo(await servicios.agenda.cancelarCita(cita))).toBe("devolucion-distinta");
    expect((await verCita(cita)).cita.estado).toBe("reservada");
    valor(await servicios.agenda.cancelarCita({ ...cita, vuelve: "nada" }));
    expect((await verCita(cita)).pagos.map(({ estado }) => estado)).toEqual(["pagado"]);
  });

  it("20 times at once happens once", async () => {
    for (const cita of [await conBono(), await conTarjeta({ hora: "11:00" })]) {
      const resultados = await aLaVez(20, () => servicios.agenda.cancelarCita({ ...cita, version: 1 }));
      expect(cuenta(resultados)).toEqual({ aceptado: 20 });
      expect(valor(resultados[0]!).version).toBe(2);
    }
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toHaveLength(1);
    expect((await asuntos()).filter((asunto) => asunto === "Tu sesión está cancelada")).toHaveLength(2);
  });

  it("obeys the notice of its specialty", async () => {
    const especialidades = await servicios.agenda.especialidades();
    const psicologia = especialidades.find(({ slug }) => slug === "psicologia")!;
    const plazos = { cancelarEnMinutos: 120, reprogramarEnMinutos: 60 };
    await makeCatalogoWriter(db).guardarEspecialidad({ ...psicologia, plazos });
    try {
      const [primera, segunda] = [await conBono({ hora: "10:00" }), await conBono({ hora: "12:00" })];
      reloj.ahora = lima(MIERCOLES, "08:00");
      expect(valor(await servicios.agenda.cancelarCita(primera)).cancelacion?.devolucion).toBe("bono");
      reloj.ahora = lima(MIERCOLES, "11:00");
      expect((await verCita(segunda)).antes).toMatchObject({ aTiempo: false, rechazoAlReprogramar: null });
      valor(await mover(segunda, "17:00"));
    } finally {
      await makeCatalogoWriter(db).guardarEspecialidad(psicologia);
    }
  });

  it("is not for somebody else's session, nor for one that has begun", async () => {
    const cita = await conBono();
    const otra = await mundo.persona();
    const ajena = { idPersona: otra.idPersona, idCita: cita.idCita };
    expect(rechazo(await servicios.agenda.cancelarCita(ajena))).toBe("cita-no-existe");
    expect(rechazo(await mover(ajena, "11:00"))).toBe("cita-no-existe");
    expect(rechazo(await servicios.agenda.verCita(ajena))).toBe("cita-no-existe");
    expect(rechazo(await servicios.agenda.verCambio(ajena))).toBe("cita-no-existe");
    expect(await servicios.agenda.descargarEvento(ajena)).toBe(null);
    reloj.ahora = lima(MIERCOLES, "10:00");
    expect(rechazo(await servicios.agenda.cancelarCita(cita))).toBe("cita-empezada");
  });

  it("leaves the time to be booked by another, and a late payment for it goes back", async () => {
    const cita = await conTarjeta();
    valor(await servicios.agenda.cancelarCita(cita));
    await conBono({ hora: "10:00" });
    const doble = pasarela.pagar(cita.idCobro, "aprobado");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(doble.idPago)));
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toHaveLength(2);
  });
});

describe("a specialist who cannot attend", () => {
  it("gives everything back, however late", async () => {
    const [bono, tarjeta] = [await conBono({ hora: "10:00" }), await conTarjeta({ hora: "11:00" })];
    reloj.ahora = lima(MIERCOLES, "09:59");
    for (const { idCita } of [bono, tarjeta]) {
      const cancelar = () =>
        mundo.operador.cancelar({
          operador: "ana",
          idCita,
          compensacion: "devolucion",
          motivo: "Enfermó.",
        });
      valor(await cancelar());
      valor(await cancelar());
    }
    expect(await saldoDe(bono.idPersona)).toBe(1);
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toHaveLength(1);
    expect((await correo(`cita-cancelada:${bono.idCita}`)).texto).toContain("no podrá hacerlo");
  });

  it("who did not come gives everything back after the start, and not before it", async () => {
    const cita = await conTarjeta();
    const ausencia = { idCita: cita.idCita, compensacion: "devolucion", motivo: "No llegó." } as const;
    expect(rechazo(await mundo.operador.marcarAusencia({ operador: "ana", ...ausencia }))).toBe(
      "cita-no-empezada",
    );
    reloj.ahora = lima(MIERCOLES, "10:15");
    expect(
      rechazo(
        await mundo.operador.cancelar({
          operador: "ana",
          idCita: cita.idCita,
          compensacion: "devolucion",
          motivo: "Enfermó.",
        }),
      ),
    ).toBe("cita-empezada");
    expect(valor(await mundo.operador.marcarAusencia({ operador: "ana", ...ausencia })).cancelacion).toEqual({
      por: "ausencia",
      devolucion: "dinero",
    });
  });

  it("may offer a free change: another time without notice, whenever the person likes", async () => {
    const cita = await conTarjeta();
    reloj.ahora = lima(MIERCOLES, "10:15");
    valor(
      await mundo.operador.marcarAusencia({
        operador: "ana",
        idCita: cita.idCita,
        compensacion: "cambio",
        motivo: "Enfermó.",
      }),
    );
    expect((await correo("cita-cambio-libre:")).texto).toContain("elegir otro horario sin costo");
    reloj.ahora = lima("2026-11-26", "12:00");
    const movida = valor(await mover(cita, "15:00", { fecha: "2026-11-27" }));
    expect(movida).toMatchObject({ cambioLibre: false, version: 3 });
    // From here on the session is like any other.
    reloj.ahora = lima("2026-11-26", "15:01");
    expect(rechazo(await mover(cita, "16:00", { fecha: "2026-11-27" }))).toBe("fuera-de-plazo");
  });

  it("may be answered by cancelling after all, with everything back", async () => {
    const cita = await conBono();
    reloj.ahora = lima(MIERCOLES, "09:00");
    valor(
      await mundo.operador.cancelar({
        operador: "ana",
        idCita: cita.idCita,
        compensacion: "cambio",
        motivo: "Enfermó.",
      }),
    );
    expect(await libres()).not.toContain("10:00");
    reloj.ahora = lima(MIERCOLES, "12:00");
    expect(valor(await servicios.agenda.cancelarCita(cita)).cancelacion?.devolucion).toBe("bono");
    expect(await saldoDe(cita.idPersona)).toBe(1);
  });
});

describe("a refund that begins at the gateway", () => {
  it("cancels the session that is still to come, once, and says so", async () => {
    const cita = await conTarjeta();
    pasarela.decidir(cita.idPago, "devuelto");
    for (let vez = 0; vez < 2; vez++)
      valor(await servicios.ventas.recibirNotificacion(notificacionDe(cita.idPago)));
    expect((await verCita(cita)).cita).toMatchObject({
      estado: "cancelada",
      cancelacion: { por: "pasarela", devolucion: "dinero" },
    });
    expect(await libres()).toContain("10:00");
  });

  it("of a second payment leaves the session, which the first one paid", async () => {
    const cita = await conTarjeta();
    const doble = pasarela.pagar(cita.idCobro, "aprobado");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(doble.idPago)));
    await mundo.job("devolver-pagos");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(doble.idPago)));
    expect((await verCita(cita)).cita.estado).toBe("reservada");
  });
});
