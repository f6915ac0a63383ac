import { describe, expect, it } from "vitest";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, aLaVez, ORIGEN, valor } from "../../support/servicios";
import { notificacionDeCita } from "../../../app/domain/agenda/citas/notificacion";
import { esNueva, mensajeEnPagina } from "../../../app/domain/avisos/notificaciones/notificacion";
import { diaYHora, diaYHoraEscrita, sumarMinutos } from "../../../app/domain/shared/fechas";
import { soles } from "../../../app/domain/shared/dinero";
import { makeNotificacionRepository } from "../../../server/avisos/repositories/notificaciones";

const mundo = await abrirMundo();

const anunciar = (idPersona: number, idCita: string) =>
  makeNotificacionRepository(mundo.db).crear(
    notificacionDeCita({
      id: `cita-reservada:${idCita}`,
      suceso: "reservada",
      cita: {
        idCita,
        idPersona,
        inicio: mundo.reloj.ahora,
        fin: sumarMinutos(mundo.reloj.ahora, 50),
        especialista: "",
      },
      discreta: false,
      ahora: mundo.reloj.ahora,
    }),
  );

async function reservarConSaldo() {
  const especialista = await mundo.especialista();
  const { idPersona } = await mundo.persona({ bonos: 1 });
  const visto = await mundo.servicios.agenda.verEspecialista({ idEspecialista: especialista.idEspecialista });
  const { inicio } = visto!.dias[1]!.horarios[0]!;
  const horario = valor(
    await mundo.servicios.agenda.retenerHorario({
      idPersona,
      idEspecialista: especialista.idEspecialista,
      inicio,
    }),
  );
  const { idPedido } = valor(
    await mundo.servicios.agenda.crearPedido({ idPersona, idHorario: horario.idHorario }),
  );
  return { idPersona, idPedido };
}

describe("the inbox", () => {
  it("tells of a reserved session once, however often the payment is repeated", async () => {
    const { idPersona, idPedido } = await reservarConSaldo();
    await aLaVez(4, () => mundo.servicios.agenda.pagarConSaldo({ idPersona, idPedido }));
    const { notificaciones, sinVer } = await mundo.servicios.avisos.verNotificaciones(idPersona);
    expect(sinVer).toBe(1);
    expect(notificaciones).toHaveLength(1);
    expect(notificaciones[0]!.mensaje).toMatch(/^Tu sesión del .* está reservada\.$/);
    expect(notificaciones[0]!.mensaje).not.toMatch(/psicolog/i);
  });

  it("tells of a session by its last event only", async () => {
    const especialista = await mundo.especialista();
    const { conBono, mover } = conSesiones(mundo, () => especialista);
    const cita = await conBono();
    const mensajes = async () =>
      (await mundo.servicios.avisos.verNotificaciones(cita.idPersona)).notificaciones.map(
        ({ mensaje }) => mensaje,
      );
    for (const hora of ["12:00", "15:00"]) {
      mundo.reloj.avanzar(1);
      valor(await mover(cita, hora));
      expect(await mensajes()).toEqual([expect.stringContaining(`cambió de horario: ahora es`)]);
    }
    mundo.reloj.avanzar(1);
    valor(await mundo.servicios.agenda.cancelarCita(cita));
    expect(await mensajes()).toEqual([expect.stringMatching(/está cancelada\.$/)]);
    expect(await mundo.servicios.avisos.notificacionesSinVer(cita.idPersona)).toBe(1);
  });

  it("says on a page neither the zone nor this year, and names another year", () => {
    const { ahora } = mundo.reloj;
    for (const inicio of [ahora, sumarMinutos(ahora, 365 * 24 * 60)])
      expect(mensajeEnPagina(`Tu sesión del ${diaYHoraEscrita(inicio)} está reservada.`, ahora)).toBe(
        `Tu sesión del ${diaYHora(inicio, ahora)} está reservada.`,
      );
  });

  it("says nothing of a payment that was rolled back", async () => {
    const { idPersona, idPedido } = await reservarConSaldo();
    await mundo.db.updateTable("saldos").set({ cantidad: 0 }).execute();
    expect((await mundo.servicios.agenda.pagarConSaldo({ idPersona, idPedido })).ok).toBe(false);
    expect((await mundo.servicios.avisos.verNotificaciones(idPersona)).notificaciones).toEqual([]);
  });

  it("is marked as seen once; again, and at the same time, changes nothing", async () => {
    const { idPersona } = await mundo.persona();
    await anunciar(idPersona, "a");
    await anunciar(idPersona, "b");
    const marcas = await aLaVez(3, () => mundo.servicios.avisos.marcarNotificaciones({ idPersona }));
    expect(marcas.map((marca) => valor(marca).marcadas).sort()).toEqual([0, 0, 2]);
    const { notificaciones, sinVer } = await mundo.servicios.avisos.verNotificaciones(idPersona);
    expect(sinVer).toBe(0);
    const [{ vistaEn }] = notificaciones as [(typeof notificaciones)[0]];
    mundo.reloj.avanzar(5);
    await mundo.servicios.avisos.marcarNotificaciones({ idPersona });
    expect((await mundo.servicios.avisos.verNotificaciones(idPersona)).notificaciones[0]!.vistaEn).toEqual(
      vistaEn,
    );
  });

  it.each([
    { suceso: "reservada", queda: "no longer new" },
    { suceso: "reprogramada", queda: "no longer new" },
    // The person learns what came back of a cancelled session, however late.
    { suceso: "cancelada", queda: "still new" },
  ] as const)("is $queda about a session that is $suceso, once that has ended", async (caso) => {
    const especialista = await mundo.especialista();
    const { conBono, mover } = conSesiones(mundo, () => especialista);
    const cita = await conBono();
    if (caso.suceso === "reprogramada") valor(await mover(cita, "12:00"));
    if (caso.suceso === "cancelada") valor(await mundo.servicios.agenda.cancelarCita(cita));
    const horario = await mundo.db
      .selectFrom("citas")
      .innerJoin("horarios", "horarios.id_horario", "citas.id_horario")
      .select("fin")
      .where("id_cita", "=", cita.idCita)
      .executeTakeFirstOrThrow();
    const fin = new Date(horario.fin);
    const nuevas = async () => {
      const { notificaciones, sinVer } = await mundo.servicios.avisos.verNotificaciones(cita.idPersona);
      expect(notificaciones.filter((una) => esNueva(una, mundo.reloj.ahora))).toHaveLength(sinVer);
      return sinVer;
    };
    mundo.reloj.ahora = new Date(fin.getTime() - 1);
    expect(await nuevas()).toBe(1);
    mundo.reloj.ahora = fin;
    expect(await nuevas()).toBe(caso.queda === "still new" ? 1 : 0);
  });

  it("keeps as new what came after the page that was read, and what is another person's", async () => {
    const { idPersona } = await mundo.persona();
    const otra = await mundo.persona();
    await anunciar(idPersona, "a");
    await anunciar(otra.idPersona, "c");
    const hasta = mundo.reloj.ahora;
    mundo.reloj.avanzar(1);
    await anunciar(idPersona, "b");
    await mundo.servicios.avisos.marcarNotificaciones({ idPersona, hasta });
    expect(await mundo.servicios.avisos.notificacionesSinVer(idPersona)).toBe(1);
    expect(await mundo.servicios.avisos.notificacionesSinVer(otra.idPersona)).toBe(1);
  });
});

describe("money that came back", () => {
  const { servicios, pasarela } = mundo;

  /** Pays by card for a time that was released meanwhile. */
  async function pagoTardio() {
    const especialista = await mundo.especialista();
    const { idPersona } = await mundo.persona();
    const { inicio } = (await servicios.agenda.verEspecialista(especialista))!.dias[1]!.horarios[0]!;
    const { idEspecialista } = especialista;
    const { idHorario } = valor(await servicios.agenda.retenerHorario({ idPersona, idEspecialista, inicio }));
    const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
    const { idCobro } = valor(
      await servicios.agenda.pagarConTarjeta({ idPersona, idPedido, origen: ORIGEN }),
    );
    valor(await servicios.agenda.liberarHorario({ idPersona, idHorario }));
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    valor(await servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    return { idPersona, idPago };
  }
  const mensajes = async (idPersona: number) =>
    (await servicios.avisos.verNotificaciones(idPersona)).notificaciones.map(({ mensaje }) => mensaje);

  const PEDIDA = `Pedimos la devolución completa de tu pago de ${soles(90_00)}: la reserva ya no estaba vigente.`;
  const DEVUELTO = `Tu pago de ${soles(90_00)} fue devuelto a tu tarjeta.`;

  it("is announced when it is asked for, and when it is back, each once and to its owner alone", async () => {
    const otra = await pagoTardio();
    const { idPersona, idPago } = await pagoTardio();
    expect(await mensajes(idPersona)).toEqual([PEDIDA]);
    mundo.reloj.avanzar(1);
    await aLaVez(3, () => mundo.job("devolver-pagos"));
    // The gateway notifies the refund too, more than once.
    await aLaVez(3, () => servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    expect(await mensajes(idPersona)).toEqual([DEVUELTO, PEDIDA]);
    expect(await mensajes(otra.idPersona)).toEqual([DEVUELTO, PEDIDA]);
  });

  it("is told why, and of no other reason there may be", async () => {
    const { idPersona } = await pagoTardio();
    const correos = await mundo.db
      .selectFrom("correos")
      .select("texto")
      .where("id_persona", "=", idPersona)
      .where("asunto", "=", "Te devolvemos tu pago")
      .execute();
    expect(correos.map(({ texto }) => texto)).toEqual([
      expect.stringContaining("el horario ya no estaba disponible o ya lo tenías pagado"),
    ]);
    expect(correos[0]!.texto).not.toContain("autorización");
  });

  it("is not announced while the gateway does not give it back", async () => {
    const { idPersona } = await pagoTardio();
    pasarela.fallar("devolver");
    await mundo.job("devolver-pagos");
    expect(await mensajes(idPersona)).toEqual([PEDIDA]);
    mundo.reloj.avanzar(1);
    await mundo.job("devolver-pagos");
    expect(await mensajes(idPersona)).toEqual([DEVUELTO, PEDIDA]);
  });

  it("is announced when the gateway gave it back of its own accord", async () => {
    const { idPersona, idPago } = await pagoTardio();
    mundo.reloj.avanzar(1);
    pasarela.decidir(idPago, "devuelto");
    await aLaVez(2, () => servicios.ventas.recibirNotificacion(notificacionDe(idPago)));
    await mundo.job("devolver-pagos");
    expect(await mensajes(idPersona)).toEqual([DEVUELTO, PEDIDA]);
  });
});
