import { enPeticion } from "../../../server/platform/enPeticion";
import { beforeEach, describe, expect, it } from "vitest";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { lugarDelPedido } from "../../../app/domain/agenda/reservas/verPedido";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, LUNES, LUNES_8AM, MARTES } from "../../support/constructores";
import { notificacionDe } from "../../support/pasarelaFalsa";
import { ORIGEN, abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, pasarela } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista();
});
alTerminarCuadra(mundo);

async function pedir({ idPersona }: Persona, hora = "10:00", fecha = MARTES) {
  const { idHorario } = valor(
    await servicios.agenda.retenerHorario({
      idPersona,
      idEspecialista: especialista.idEspecialista,
      inicio: lima(fecha, hora),
    }),
  );
  const { idPedido } = valor(await servicios.agenda.crearPedido({ idPersona, idHorario }));
  return { idPersona, idPedido, idHorario };
}

/** Brings a person to the payment page of the gateway. */
async function antePasarela(hora = "10:00", fecha = MARTES) {
  const persona = await mundo.persona();
  const pedido = await pedir(persona, hora, fecha);
  const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
  return { persona, idCobro, ...pedido };
}

const notificar = (idPago: string) => servicios.ventas.recibirNotificacion(notificacionDe(idPago));
const citas = () => db.selectFrom("citas").selectAll().execute();
/** Subjects of the mails in alphabetical order: the clock stands still, so no column says which mail came first. */
const correos = async () =>
  (await db.selectFrom("correos").select("asunto").orderBy("asunto").execute()).map(({ asunto }) => asunto);
/** States of the order, of its time and of its payments; those of payments in alphabetical order. */
const estados = async (pedido: { idPersona: number; idPedido: string }) => {
  const visto = valor(await servicios.agenda.verPedido(pedido));
  const dePagos = visto.pagos.map(({ estado }) => estado).sort();
  return [visto.pedido.estado, visto.horario.estado, dePagos.join()];
};
const lugar = async (pedido: { idPersona: number; idPedido: string }) =>
  lugarDelPedido(valor(await servicios.agenda.verPedido(pedido)), reloj.ahora);

describe("opening the gateway's page", () => {
  it("asks for the order's price under our own reference, until the hold expires", async () => {
    const { idCobro, persona } = await antePasarela();
    expect(pasarela.cobros.get(idCobro)).toMatchObject({
      idCobro,
      montoCentimos: 90_00,
      correo: persona.email,
      venceEn: sumarMinutos(LUNES_8AM, 10),
      urlDeNotificacion: "http://localhost:3000/v2/pasarela/notificaciones",
    });
  });

  it("again, also at once, is the same page", async () => {
    const pedido = await pedir(await mundo.persona());
    const paginas = (
      await aLaVez(5, () => servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }))
    ).map(valor);
    paginas.push(valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN })));
    expect(new Set(paginas.map(({ urlDePago }) => urlDePago)).size).toBe(1);
    expect(pasarela.cobros.size).toBe(1);
  });

  it("that fails charges nothing, keeps the hold, and can be tried again", async () => {
    const pedido = await pedir(await mundo.persona());
    pasarela.fallar("abrirCobro");
    expect(rechazo(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }))).toBe(
      "pasarela-no-responde",
    );
    expect(await estados(pedido)).toEqual(["pendiente", "retenido", ""]);
    pasarela.fallar("abrirCobro");
    await enPeticion({ id: "codigo-7", red: "203.0.113.7" }, () =>
      servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }),
    );
    const anotado = db.selectFrom("fallos").select("soporte").where("soporte", "=", "codigo-7");
    await expect.poll(() => anotado.execute()).toHaveLength(1);
    valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
  });

  it("is refused while the gateway is deciding a payment", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    pasarela.pagar(idCobro, "pendiente");
    await servicios.ventas.conciliarPedido(pedido.idPedido);
    expect(rechazo(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }))).toBe(
      "pago-en-proceso",
    );
  });

  it("is refused once it is paid or let go", async () => {
    const { idCobro, ...pagado } = await antePasarela();
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect(rechazo(await servicios.agenda.pagarConTarjeta({ ...pagado, origen: ORIGEN }))).toBe(
      "pedido-cerrado",
    );
    const suelto = await pedir(await mundo.persona(), "11:00");
    valor(await servicios.agenda.liberarHorario(suelto));
    expect(rechazo(await servicios.agenda.pagarConTarjeta({ ...suelto, origen: ORIGEN }))).toBe(
      "reserva-vencida",
    );
  });
});

describe("an approved payment", () => {
  it("is a session, a paid order, a reserved time and a mail", async () => {
    const { idCobro, persona, ...pedido } = await antePasarela();
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect(await estados(pedido)).toEqual(["pagado", "reservado", "pagado"]);
    expect(await lugar(pedido)).toBe("exito");
    expect(await citas()).toMatchObject([{ id_persona: persona.idPersona, forma_de_pago: "tarjeta" }]);
    const [correo] = await db.selectFrom("correos").selectAll().execute();
    expect(correo).toMatchObject({ para: persona.email, asunto: "Tu sesión está reservada" });
    expect(correo!.texto).toContain("S/\u00a090.00 con tarjeta, IGV incluido");
  });

  it("is in the person's agenda, and the time is booked for good", async () => {
    const { idCobro, idPersona } = await antePasarela();
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    reloj.avanzar(120);
    await mundo.job("vencer-retenciones");
    const { dias } = await servicios.agenda.verAgenda({ idPersona });
    expect(dias.map(({ fecha, cita }) => [fecha, cita.length])).toEqual([
      [LUNES, 0],
      [MARTES, 1],
    ]);
    const otra = await servicios.agenda.retenerHorario({
      idPersona: (await mundo.persona()).idPersona,
      idEspecialista: especialista.idEspecialista,
      inicio: lima(MARTES, "10:00"),
    });
    expect(rechazo(otra)).toBe("horario-ocupado");
  });

  it("heard of ten times, also at once and from the read too, is one session", async () => {
    const { idCobro, idPedido } = await antePasarela();
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    await Promise.all([aLaVez(10, () => notificar(idPago)), servicios.ventas.conciliarPedido(idPedido)]);
    await Promise.all([notificar(idPago), mundo.job("conciliar-cobros")]);
    expect(await citas()).toHaveLength(1);
    expect(await correos()).toEqual(["Tu sesión está reservada"]);
    expect(pasarela.devoluciones).toEqual([]);
  });

  it("heard of after older news that comes late stays approved", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    valor(await notificar(idPago));
    for (const vieja of ["pendiente", "rechazado"] as const) {
      pasarela.decidir(idPago, vieja);
      valor(await notificar(idPago));
    }
    pasarela.decidir(idPago, "aprobado");
    expect(await estados(pedido)).toEqual(["pagado", "reservado", "pagado"]);
  });

  it("whose notification is lost is found by reconciliation, once it is due", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    pasarela.pagar(idCobro, "aprobado");
    await mundo.job("conciliar-cobros");
    expect(await lugar(pedido)).toBe("carga");
    reloj.ahora = new Date(reloj.ahora.getTime() + 15_000);
    await mundo.job("conciliar-cobros");
    expect(await lugar(pedido)).toBe("exito");
  });

  it("is found although the gateway failed when it was asked first", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    pasarela.pagar(idCobro, "aprobado");
    pasarela.fallar("buscarPagos");
    await servicios.ventas.conciliarPedido(pedido.idPedido);
    expect(await lugar(pedido)).toBe("carga");
    reloj.avanzar(1);
    await mundo.job("conciliar-cobros");
    expect(await lugar(pedido)).toBe("exito");
  });

  it("of a page whose address we never learned is found too", async () => {
    const persona = await mundo.persona();
    const pedido = await pedir(persona);
    pasarela.fallar("abrirCobro");
    expect(rechazo(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }))).toBe(
      "pasarela-no-responde",
    );
    // The gateway had made the page, and only its answer was lost.
    const { id_cobro } = await db.selectFrom("cobros").selectAll().executeTakeFirstOrThrow();
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    expect(idCobro).toBe(id_cobro);
    pasarela.pagar(id_cobro, "aprobado");
    reloj.avanzar(1);
    await mundo.job("conciliar-cobros");
    expect(await lugar(pedido)).toBe("exito");
  });

  it("that came when the hold had just expired still gets the time, if nobody took it", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    reloj.avanzar(10);
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect(await estados(pedido)).toEqual(["pagado", "reservado", "pagado"]);
  });

  it("gets the time also after the job had ended the hold", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    reloj.avanzar(10);
    await mundo.job("vencer-retenciones");
    expect(await lugar(pedido)).toBe("expirado");
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect(await estados(pedido)).toEqual(["pagado", "reservado", "pagado"]);
  });

  it("is not beaten by somebody's later hold of the same time that has expired as well", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    reloj.avanzar(10);
    await pedir(await mundo.persona());
    reloj.avanzar(10);
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect(await estados(pedido)).toEqual(["pagado", "reservado", "pagado"]);
  });
});

describe("a payment for a time that is gone", () => {
  it("goes back in full: told at once, given back by the job, once", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    reloj.avanzar(10);
    await pedir(await mundo.persona());
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    valor(await notificar(idPago));
    expect(await estados(pedido)).toEqual(["devuelto", "vencido", "por-devolver"]);
    expect(await lugar(pedido)).toBe("error");
    expect(await correos()).toEqual(["Te devolvemos tu pago"]);

    await mundo.job("devolver-pagos");
    await mundo.job("devolver-pagos");
    await notificar(idPago);
    expect(await estados(pedido)).toEqual(["devuelto", "vencido", "devuelto"]);
    expect(pasarela.devoluciones).toEqual([{ idPago, montoCentimos: 90_00 }]);
    expect(await correos()).toEqual(["Te devolvemos tu pago", "Tu dinero ya va de regreso"]);
    expect(await citas()).toEqual([]);
  });

  it("is given back although the gateway fails at first", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    valor(await servicios.agenda.liberarHorario(pedido));
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    pasarela.fallar("devolver");
    await mundo.job("devolver-pagos");
    expect((await estados(pedido))[2]).toBe("por-devolver");
    await mundo.job("devolver-pagos");
    expect((await estados(pedido))[2]).toBe("devuelto");
  });

  it("is given back once by two workers at once", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    valor(await servicios.agenda.liberarHorario(pedido));
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    await Promise.all([mundo.job("devolver-pagos"), mundo.job("devolver-pagos")]);
    expect(pasarela.devoluciones).toHaveLength(1);
  });

  it("does not hold up the refund of another one that fails for ever", async () => {
    const [primero, segundo] = [await antePasarela("10:00"), await antePasarela("11:00")];
    for (const { idCobro, ...pedido } of [primero, segundo]) {
      valor(await servicios.agenda.liberarHorario(pedido));
      valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    }
    pasarela.fallar("devolver");
    await mundo.job("devolver-pagos");
    expect([(await estados(primero))[2], (await estados(segundo))[2]].sort()).toEqual([
      "devuelto",
      "por-devolver",
    ]);
  });

  it("let go by the person goes back too, although it is still free: they chose another", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    valor(await servicios.agenda.liberarHorario(pedido));
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect(await estados(pedido)).toEqual(["devuelto", "liberado", "por-devolver"]);
  });

  it("that has begun goes back; one minute before, it is a session", async () => {
    especialista = await mundo.especialista({ anticipacionEnMinutos: 5 });
    const [aTiempo, tarde] = [await antePasarela("09:00", LUNES), await antePasarela("10:00", LUNES)];
    reloj.ahora = lima(LUNES, "08:59");
    valor(await notificar(pasarela.pagar(aTiempo.idCobro, "aprobado").idPago));
    expect(await lugar(aTiempo)).toBe("exito");
    reloj.ahora = lima(LUNES, "10:00");
    valor(await notificar(pasarela.pagar(tarde.idCobro, "aprobado").idPago));
    expect(await estados(tarde)).toEqual(["devuelto", "retenido", "por-devolver"]);
  });

  it("and its new holder's payment at once: one session and one refund", async () => {
    for (let vuelta = 0; vuelta < 5; vuelta++) {
      const hora = `${String(9 + vuelta).padStart(2, "0")}:00`;
      reloj.ahora = LUNES_8AM;
      const primera = await antePasarela(hora);
      reloj.avanzar(10);
      const persona = await mundo.persona();
      const [resultado] = await Promise.all([
        servicios.agenda.retenerHorario({
          idPersona: persona.idPersona,
          idEspecialista: especialista.idEspecialista,
          inicio: lima(MARTES, hora),
        }),
        notificar(pasarela.pagar(primera.idCobro, "aprobado").idPago),
      ]);
      expect([resultado.ok, (await lugar(primera)) === "exito"].filter(Boolean)).toHaveLength(1);
    }
  });
});

describe("a payment that is not what was asked for", () => {
  it.each([
    ["one céntimo too little", { montoCentimos: 89_99 }],
    ["one céntimo too much", { montoCentimos: 90_01 }],
    ["another currency", { moneda: "USD" }],
  ])("%s is no session, and goes back as it came", async (_, cambios) => {
    const { idCobro, ...pedido } = await antePasarela();
    const { idPago, montoCentimos } = pasarela.pagar(idCobro, "aprobado", cambios);
    valor(await notificar(idPago));
    expect(await estados(pedido)).toEqual(["pendiente", "retenido", "por-devolver"]);
    expect(await lugar(pedido)).toBe("error");
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toEqual([{ idPago, montoCentimos }]);
  });

  it("leaves the person free to pay properly", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    valor(await notificar(pasarela.pagar(idCobro, "aprobado", { montoCentimos: 1 }).idPago));
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect(await lugar(pedido)).toBe("exito");
  });

  it("that grew between pending and approved goes back at what was charged", async () => {
    const { idCobro } = await antePasarela();
    const { idPago } = pasarela.pagar(idCobro, "pendiente");
    valor(await notificar(idPago));
    pasarela.pagos.get(idPago)!.montoCentimos = 95_00;
    pasarela.decidir(idPago, "aprobado");
    valor(await notificar(idPago));
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toEqual([{ idPago, montoCentimos: 95_00 }]);
  });
});

describe("a second payment for a paid order", () => {
  it("goes back, and the session stays", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    const segundo = pasarela.pagar(idCobro, "aprobado");
    valor(await notificar(segundo.idPago));
    expect(await estados(pedido)).toEqual(["pagado", "reservado", "pagado,por-devolver"]);
    expect(await lugar(pedido)).toBe("exito");
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toEqual([{ idPago: segundo.idPago, montoCentimos: 90_00 }]);
  });

  it("at the same moment: one is the session, the other goes back", async () => {
    const { idCobro } = await antePasarela();
    const pagos = [1, 2, 3].map(() => pasarela.pagar(idCobro, "aprobado"));
    await Promise.all(pagos.map(({ idPago }) => notificar(idPago)));
    expect(await citas()).toHaveLength(1);
    await mundo.job("devolver-pagos");
    expect(pasarela.devoluciones).toHaveLength(2);
  });

  it("after it was paid with saldo goes back too", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    const pedido = await pedir(persona);
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    valor(await servicios.agenda.pagarConSaldo(pedido));
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect(await estados(pedido)).toEqual(["pagado", "reservado", "por-devolver"]);
    expect(await citas()).toMatchObject([{ forma_de_pago: "saldo" }]);
  });

  it("with saldo and with a card at once: one session, and the money or the bono stays with the person", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    const pedido = await pedir(persona);
    const { idCobro } = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    const [conSaldo] = await Promise.all([servicios.agenda.pagarConSaldo(pedido), notificar(idPago)]);
    valor(conSaldo);
    expect(await citas()).toHaveLength(1);
    await mundo.job("devolver-pagos");
    const bonos = (await servicios.paquetes.verSaldo(persona.idPersona)).bonos[0]!.cantidad;
    expect(bonos + pasarela.devoluciones.length).toBe(1);
  });

  it("from the older of two pages, opened before and after more time was asked for, goes back", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    valor(await servicios.agenda.ampliarHorario(pedido));
    const nueva = valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    expect(nueva.idCobro).not.toBe(idCobro);
    expect(pasarela.cobros.get(nueva.idCobro)!.venceEn).toEqual(sumarMinutos(LUNES_8AM, 15));
    valor(await notificar(pasarela.pagar(nueva.idCobro, "aprobado").idPago));
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    await mundo.job("devolver-pagos");
    expect([(await citas()).length, pasarela.devoluciones.length]).toEqual([1, 1]);
  });
});

describe("a rejected card", () => {
  it("charges nothing, keeps the hold, and another card may be approved", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    valor(await notificar(pasarela.pagar(idCobro, "rechazado").idPago));
    expect(await estados(pedido)).toEqual(["pendiente", "retenido", "rechazado"]);
    expect(await lugar(pedido)).toBe("error");
    valor(await servicios.agenda.pagarConTarjeta({ ...pedido, origen: ORIGEN }));
    valor(await notificar(pasarela.pagar(idCobro, "aprobado").idPago));
    expect(await lugar(pedido)).toBe("exito");
  });
});

describe("a payment that the gateway is deciding", () => {
  it("keeps the time forty minutes from the choice, and not one more", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    reloj.avanzar(9);
    const { idPago } = pasarela.pagar(idCobro, "pendiente");
    valor(await notificar(idPago));
    reloj.ahora = new Date(sumarMinutos(LUNES_8AM, 40).getTime() - 1);
    valor(await notificar(idPago));
    await mundo.job("vencer-retenciones");
    expect(await estados(pedido)).toEqual(["pendiente", "retenido", "procesando"]);
    expect(await lugar(pedido)).toBe("carga");

    reloj.ahora = sumarMinutos(LUNES_8AM, 40);
    valor(await notificar(idPago));
    await mundo.job("vencer-retenciones");
    expect((await estados(pedido)).slice(0, 2)).toEqual(["vencido", "vencido"]);
    await pedir(await mundo.persona());
  });

  it("and approves within them is a session", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    const { idPago } = pasarela.pagar(idCobro, "pendiente");
    valor(await notificar(idPago));
    reloj.avanzar(39);
    await mundo.job("vencer-retenciones");
    pasarela.decidir(idPago, "aprobado");
    valor(await notificar(idPago));
    expect(await lugar(pedido)).toBe("exito");
  });

  it("does not shorten a hold, nor bring back one that somebody took", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    reloj.avanzar(10);
    await pedir(await mundo.persona());
    valor(await notificar(pasarela.pagar(idCobro, "pendiente").idPago));
    expect((await estados(pedido)).slice(0, 2)).toEqual(["vencido", "vencido"]);
  });
});

describe("a notification", () => {
  it("without the right signature is refused before the gateway is asked", async () => {
    const { idCobro } = await antePasarela();
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    pasarela.llamadas.length = 0;
    expect(rechazo(await servicios.ventas.recibirNotificacion(notificacionDe(idPago, "falsa")))).toBe(
      "firma-invalida",
    );
    expect(pasarela.llamadas).toEqual([]);
    expect(await citas()).toEqual([]);
  });

  it("of a payment that is not ours is refused and writes nothing", async () => {
    const { idPago } = pasarela.pagar((await antePasarela()).idCobro, "aprobado", {
      idCobro: "de-otro-comercio",
    });
    expect(rechazo(await notificar(idPago))).toBe("pago-ajeno");
    expect(await db.selectFrom("pagos").selectAll().execute()).toEqual([]);
    pasarela.pagos.delete(idPago);
  });

  it("of a payment that names another of our cobros than before changes nothing", async () => {
    const [primero, segundo] = [await antePasarela("10:00"), await antePasarela("11:00")];
    const { idPago } = pasarela.pagar(primero.idCobro, "aprobado");
    valor(await notificar(idPago));
    pasarela.pagos.get(idPago)!.idCobro = segundo.idCobro;
    expect(rechazo(await notificar(idPago))).toBe("pago-ajeno");
    expect(await lugar(segundo)).toBe("carga");
    pasarela.pagos.get(idPago)!.idCobro = primero.idCobro;
  });

  it("that the gateway cannot be asked about fails, so that it is sent again", async () => {
    const { idCobro, ...pedido } = await antePasarela();
    const { idPago } = pasarela.pagar(idCobro, "aprobado");
    pasarela.fallar("leerPago");
    await expect(notificar(idPago)).rejects.toThrow();
    valor(await notificar(idPago));
    expect(await lugar(pedido)).toBe("exito");
  });
});

describe("asking about a page that was paid", () => {
  it("no longer keeps those waiting whose notice was lost", async () => {
    const [pagada, decidiendo, callada] = [
      await antePasarela("10:00"),
      await antePasarela("11:00"),
      await antePasarela("12:00"),
    ];
    pasarela.pagar(pagada.idCobro, "aprobado");
    pasarela.pagar(decidiendo.idCobro, "pendiente");
    const preguntados = async (minutos: number) => {
      reloj.avanzar(minutos);
      const vistos: string[] = [];
      const buscar = pasarela.buscarPagos.bind(pasarela);
      pasarela.buscarPagos = (idCobro) => (vistos.push(idCobro), buscar(idCobro));
      await mundo.job("conciliar-cobros").finally(() => (pasarela.buscarPagos = buscar));
      return vistos.toSorted();
    };
    const [todos, sinPagar] = [
      [pagada, decidiendo, callada].map(({ idCobro }) => idCobro).toSorted(),
      [decidiendo, callada].map(({ idCobro }) => idCobro).toSorted(),
    ];
    expect(await preguntados(1)).toEqual(todos);
    expect(await preguntados(1)).toEqual(sinPagar);
    expect(await preguntados(9)).toEqual(todos);
  });
});

describe("asking about old pages", () => {
  it("ends after seven days, and not before", async () => {
    await antePasarela();
    const abiertos = async () =>
      (await db.selectFrom("cobros").select("estado").execute()).filter(({ estado }) => estado === "abierto")
        .length;
    reloj.avanzar(7 * 24 * 60);
    await mundo.job("conciliar-cobros");
    expect(await abiertos()).toBe(1);
    reloj.avanzar(61);
    await mundo.job("conciliar-cobros");
    expect(await abiertos()).toBe(0);
    pasarela.llamadas.length = 0;
    reloj.avanzar(61);
    await mundo.job("conciliar-cobros");
    expect(pasarela.llamadas).toEqual([]);
  });
});
