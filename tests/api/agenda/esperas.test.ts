import { beforeEach, describe, expect, it } from "vitest";
import { OFERTA_EN_MINUTOS } from "../../../app/domain/shared/rondas/oferta";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { makeCatalogoWriter } from "../../../server/agenda/repositories/catalogo";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, LUNES_8AM, MARTES, MIERCOLES } from "../../support/constructores";
import { conEsperas, soloA } from "../../support/esperas";
import { conSesiones } from "../../support/sesiones";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

let consultas = 0;
const mundo = await abrirMundo({
  alConsultar: () => {
    consultas++;
  },
});
const { servicios, reloj, db } = mundo;

let especialista: EspecialistaConAgenda;
beforeEach(async () => {
  especialista = await mundo.especialista(soloA("10"));
});
alTerminarCuadra(mundo);

const { conBono, mover, libres, saldoDe, verCita } = conSesiones(mundo, () => especialista);
const { ofrecer, esperar, ver, ofertas, correosA } = conEsperas(mundo, () => especialista);

const aLasDiez = lima(MIERCOLES, "10:00");
const cancelar = (cita: { idPersona: number; idCita: string }, vuelve?: "nada") =>
  servicios.agenda.cancelarCita({ ...cita, vuelve });
const retener = (idPersona: number, inicio = aLasDiez) =>
  servicios.agenda.retenerHorario({ idPersona, idEspecialista: especialista.idEspecialista, inicio });

describe("waiting for a day", () => {
  it("is for a day without free times, and asking twice is asking once", async () => {
    const persona = await mundo.persona();
    const pedida = { ...persona, idEspecialista: especialista.idEspecialista, fecha: MIERCOLES };
    expect(rechazo(await servicios.agenda.esperarDia(pedida))).toBe("hay-horarios");
    await conBono();
    expect(await servicios.agenda.esperaEseDia(pedida)).toBe(false);
    const espera = valor(await servicios.agenda.esperarDia(pedida));
    expect(await servicios.agenda.esperaEseDia(pedida)).toBe(true);
    const otra = valor(await servicios.agenda.esperarDia(pedida));
    expect([otra.idEspera, otra.numero]).toEqual([espera.idEspera, 1]);
    expect(rechazo(await servicios.agenda.esperarDia({ ...pedida, fecha: MARTES }))).toBe("dia-no-ofrecido");
    expect(rechazo(await servicios.agenda.esperarDia({ ...pedida, fecha: "2026-11-20" }))).toBe(
      "dia-no-ofrecido",
    );
  });

  it("keeps the order of 100 who come at once, without gaps or doubles", async () => {
    await conBono();
    const personas = await aLaVez(50, () => mundo.persona());
    const pedir = (idPersona: number) =>
      servicios.agenda.esperarDia({
        idPersona,
        idEspecialista: especialista.idEspecialista,
        fecha: MIERCOLES,
      });
    // Everybody asks twice, at the same time.
    const todas = await aLaVez(100, (indice) => pedir(personas[indice % 50]!.idPersona));
    expect(new Set(todas.map((resultado) => valor(resultado).idEspera)).size).toBe(50);
    const otras = await aLaVez(50, async () => pedir((await mundo.persona()).idPersona));
    const numeros = [...todas, ...otras].map((resultado) => valor(resultado).numero);
    expect([...new Set(numeros)].sort((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, n) => n + 1));
    expect((await ver({ ...valor(otras[49]!) })).antes).toBe(valor(otras[49]!).numero - 1);
  });

  it("is shown with as many statements however many lines somebody is in", async () => {
    const { idPersona } = await mundo.persona();
    const contar = async () => {
      consultas = 0;
      const vistas = await servicios.agenda.verEsperas(idPersona);
      return { consultas, lineas: vistas.length };
    };
    const apuntar = async () => {
      especialista = await mundo.especialista(soloA("10"));
      await conBono();
      await esperar();
      const { idEspecialista } = especialista;
      valor(await servicios.agenda.esperarDia({ idPersona, idEspecialista, fecha: MIERCOLES }));
    };
    await apuntar();
    const medida = await contar();
    for (let vez = 0; vez < 4; vez++) await apuntar();
    expect(await contar()).toEqual({ consultas: medida.consultas, lineas: 5 });
    expect(medida.consultas).toBeGreaterThan(0);
    expect(medida.consultas).toBeLessThanOrEqual(4);
    expect((await servicios.agenda.verEsperas(idPersona)).map(({ antes }) => antes)).toEqual([1, 1, 1, 1, 1]);
  });

  it("offers a time that is freed to the first in line, and to nobody else while it stands", async () => {
    const cita = await conBono();
    const [primera, segunda] = [await esperar(), await esperar()];
    valor(await cancelar(cita));
    await ofrecer();
    expect(await ofertas()).toEqual(["1 vigente"]);
    expect(await libres()).toEqual([]);
    expect((await ver(primera)).oferta?.expiraEn).toEqual(sumarMinutos(LUNES_8AM, OFERTA_EN_MINUTOS));
    expect((await ver(segunda)).antes).toBe(1);
    // An offered time has its own page, because the person has not chosen it yet.
    expect(await servicios.agenda.verSinTerminar(primera.idPersona)).toEqual([]);
    const ofrecidos = async ({ idPersona }: { idPersona: number }) =>
      (await servicios.agenda.verOfrecidos(idPersona)).map(({ horario }) => [
        horario.inicio,
        horario.expiraEn,
      ]);
    expect(await ofrecidos(primera)).toEqual([[aLasDiez, sumarMinutos(LUNES_8AM, OFERTA_EN_MINUTOS)]]);
    expect(await ofrecidos(segunda)).toEqual([]);
    expect(rechazo(await retener((await mundo.persona()).idPersona))).toBe("horario-ocupado");
    expect(rechazo(await retener(segunda.idPersona))).toBe("horario-ocupado");
    const [correo] = await correosA(primera);
    expect(correo!.asunto).toBe(`Se liberó un horario con Ana ${especialista.apellido}`);
    expect(correo!.texto).toContain("miércoles 25 de noviembre de 2026, 10:00 (hora de Perú)");
    expect(correo!.texto).toContain("hasta las 08:30");
    expect(await correosA(segunda)).toEqual([]);
    const { notificaciones } = await servicios.avisos.verNotificaciones(primera.idPersona);
    expect(notificaciones[0]!.mensaje).toContain(
      "Se liberó un horario: miércoles 25 de noviembre de 2026, 10:00",
    );
  });

  it("is not offered to others in place of a time that they were refused, but to whom it belongs", async () => {
    especialista = await mundo.especialista(soloA("10", "11", "12"));
    const citas = [];
    for (const hora of ["10:00", "11:00", "12:00"]) citas.push(await conBono({ hora }));
    const [primera, segunda] = [await esperar(), await esperar()];
    valor(await cancelar(citas[0]!));
    valor(await cancelar(citas[1]!));
    const cercanosDe = async (idPersona: number) => {
      const refusada = await retener(idPersona, lima(MIERCOLES, "12:00"));
      return refusada.ok ? null : refusada.detalle.cercanos.map(({ inicio }) => inicio);
    };
    expect(await cercanosDe((await mundo.persona()).idPersona)).toEqual([]);
    expect(await cercanosDe(segunda.idPersona)).toEqual([]);
    expect(await cercanosDe(primera.idPersona)).toEqual([aLasDiez, lima(MIERCOLES, "11:00")]);
    const otra = await mundo.especialista();
    const ajena = await mover(await conBono({ con: otra }), "12:00", { con: especialista });
    expect(ajena.ok || ajena.detalle.cercanos).toEqual([]);
  });

  it("leaves a time that is freed to the line, before anybody has been asked", async () => {
    const cita = await conBono();
    const [primera, segunda] = [await esperar(), await esperar()];
    valor(await cancelar(cita));
    expect(rechazo(await retener((await mundo.persona()).idPersona))).toBe("lo-espera-otra-persona");
    expect(rechazo(await retener(segunda.idPersona))).toBe("lo-espera-otra-persona");
    const otra = await mundo.especialista();
    const ajena = await conBono({ con: otra });
    expect(rechazo(await mover(ajena, "10:00", { con: especialista }))).toBe("lo-espera-otra-persona");
    expect(rechazo(await retener(primera.idPersona))).toBe("aceptado");
  });

  it("gives an offer that is accepted a hold of ten minutes and the usual summary", async () => {
    const cita = await conBono();
    const espera = await esperar();
    valor(await cancelar(cita));
    await ofrecer();
    reloj.avanzar(12);
    const aceptada = valor(await servicios.agenda.aceptarOferta(espera));
    if (aceptada.tipo !== "dia") throw new Error(aceptada.tipo);
    const { idHorario } = aceptada;
    // The person has accepted, so the time counts as chosen.
    expect(await servicios.agenda.verOfrecidos(espera.idPersona)).toEqual([]);
    expect(await servicios.agenda.verSinTerminar(espera.idPersona)).toHaveLength(1);
    const { horario } = valor(await servicios.agenda.verReserva({ ...espera, idHorario }));
    expect(horario.expiraEn).toEqual(sumarMinutos(reloj.ahora, 10));
    const { idPedido } = valor(await servicios.agenda.crearPedido({ ...espera, idHorario }));
    valor(await servicios.agenda.pagarConSaldo({ ...espera, idPedido }));
    expect(await ver(espera)).toMatchObject({ fin: "aceptada", oferta: null });
  });

  it("is accepted once from two tabs, and both go on with the same time", async () => {
    const cita = await conBono();
    const espera = await esperar();
    valor(await cancelar(cita));
    await ofrecer();
    const [primera, segunda] = await aLaVez(2, () => servicios.agenda.aceptarOferta(espera));
    expect(valor(primera!)).toEqual(valor(segunda!));
    expect(await ofertas()).toEqual(["1 aceptada"]);
  });

  it("passes what nobody answers to the next, and says so to whoever lost it", async () => {
    const cita = await conBono();
    const [primera, segunda] = [await esperar(), await esperar()];
    valor(await cancelar(cita));
    await ofrecer();
    reloj.avanzar(OFERTA_EN_MINUTOS);
    expect(rechazo(await servicios.agenda.aceptarOferta(primera))).toBe("oferta-vencida");
    expect(rechazo(await retener((await mundo.persona()).idPersona))).toBe("lo-espera-otra-persona");
    await ofrecer();
    expect(await ofertas()).toEqual(["1 vencida", "2 vigente"]);
    expect((await correosA(primera)).map(({ asunto }) => asunto)).toContain(
      "El horario que te guardamos pasó a otra persona",
    );
    expect(await ver(primera)).toMatchObject({ estado: "esperando" });
    // Both offers expire: the time is free for everybody, and is not offered to these two again.
    reloj.avanzar(OFERTA_EN_MINUTOS);
    await ofrecer();
    await ofrecer();
    expect(await ofertas()).toEqual(["1 vencida", "2 vencida"]);
    expect(rechazo(await retener((await mundo.persona()).idPersona))).toBe("aceptado");
    expect(rechazo(await retener(segunda.idPersona))).toBe("horario-ocupado");
  });

  it("is not answered before something is offered", async () => {
    await conBono();
    const espera = await esperar();
    expect(rechazo(await servicios.agenda.aceptarOferta(espera))).toBe("horario-no-ofrecido");
    expect(rechazo(await servicios.agenda.dejarPasarOferta(espera))).toBe("horario-no-ofrecido");
    expect((await ver(espera)).antes).toBe(0);
  });

  it("passes what somebody does not want to the next at once", async () => {
    const cita = await conBono();
    const [primera] = [await esperar(), await esperar()];
    valor(await cancelar(cita));
    await ofrecer();
    valor(await servicios.agenda.dejarPasarOferta(primera));
    valor(await servicios.agenda.dejarPasarOferta(primera));
    await ofrecer();
    expect(await ofertas()).toEqual(["1 rechazada", "2 vigente"]);
    expect((await ver(primera)).estado).toBe("esperando");
  });

  it("ends for somebody who lets three offers run out", async () => {
    especialista = await mundo.especialista(soloA("10", "11", "12"));
    const citas = [];
    for (const hora of ["10:00", "11:00", "12:00"]) citas.push(await conBono({ hora }));
    const espera = await esperar();
    for (const cita of citas) {
      valor(await cancelar(cita));
      await ofrecer();
      reloj.avanzar(OFERTA_EN_MINUTOS);
      await ofrecer();
    }
    expect(await ver(espera)).toMatchObject({ estado: "terminada", fin: "sin-respuesta" });
    expect((await correosA(espera)).map(({ asunto }) => asunto)).toContain("Tu lista de espera terminó");
  });

  it("offers two times that are freed to two people, the earlier to the first", async () => {
    especialista = await mundo.especialista(soloA("10", "11"));
    const [tarde, pronto] = [await conBono({ hora: "11:00" }), await conBono({ hora: "10:00" })];
    const [primera, segunda] = [await esperar(), await esperar()];
    valor(await cancelar(tarde));
    valor(await cancelar(pronto));
    await ofrecer();
    expect((await ver(primera)).oferta?.inicio).toEqual(aLasDiez);
    expect((await ver(segunda)).oferta?.inicio).toEqual(lima(MIERCOLES, "11:00"));
  });

  it.each([
    ["a session that moves away", async () => void valor(await mover(await conBono(), "11:00"))],
    [
      "a hold that runs out",
      async () => {
        valor(await retener((await mundo.persona()).idPersona));
        const espera = await esperar();
        reloj.avanzar(10);
        return espera;
      },
    ],
  ])("offers what is freed by %s", async (caso, liberar) => {
    if (caso.startsWith("a session")) especialista = await mundo.especialista(soloA("10", "11"));
    const espera = await liberar();
    if (espera) {
      await ofrecer();
      expect((await ver(espera)).oferta?.inicio).toEqual(aLasDiez);
      return;
    }
    await conBono();
    const enLista = await esperar();
    const movida = await db.selectFrom("citas").selectAll().orderBy("creada_en").execute();
    valor(await cancelar({ idPersona: movida[0]!.id_persona, idCita: movida[0]!.id_cita }));
    await ofrecer();
    expect((await ver(enLista)).oferta?.inicio).toEqual(lima(MIERCOLES, "11:00"));
  });

  it("offers a time that the specialist opens", async () => {
    await conBono();
    const espera = await esperar();
    await makeCatalogoWriter(db).guardarEspecialista({ ...especialista, ...soloA("10", "16") });
    expect(rechazo(await retener((await mundo.persona()).idPersona, lima(MIERCOLES, "16:00")))).toBe(
      "lo-espera-otra-persona",
    );
    await ofrecer();
    expect((await ver(espera)).oferta?.inicio).toEqual(lima(MIERCOLES, "16:00"));
  });

  it("skips somebody with another session then, tells them, and asks the next", async () => {
    const cita = await conBono();
    const [primera, segunda] = [await mundo.persona({ bonos: 1 }), await mundo.persona()];
    const ocupada = await esperar(primera);
    const libre = await esperar(segunda);
    await conBono({ persona: primera, con: await mundo.especialista() });
    valor(await cancelar(cita));
    await ofrecer();
    expect(await ofertas()).toEqual(["1 saltada", "2 vigente"]);
    expect((await ver(libre)).oferta).not.toBeNull();
    expect((await ver(ocupada)).saltadas[0]).toMatchObject({ motivo: "se-cruza", inicio: aLasDiez });
    const { notificaciones } = await servicios.avisos.verNotificaciones(primera.idPersona);
    expect(notificaciones.map(({ mensaje }) => mensaje)).toContainEqual(
      expect.stringContaining("se cruza con otra sesión tuya"),
    );
  });

  it("offers nothing inside the notice or after the start, and ends", async () => {
    const cita = await conBono();
    const espera = await esperar();
    // An offer lasts at least five minutes, so this is the last instant at which one is made.
    reloj.ahora = sumarMinutos(aLasDiez, -65);
    valor(await cancelar(cita, "nada"));
    await ofrecer();
    expect((await ver(espera)).oferta?.expiraEn).toEqual(sumarMinutos(aLasDiez, -60));

    especialista = await mundo.especialista(soloA("10"));
    reloj.ahora = LUNES_8AM;
    const otra = await conBono();
    const tarde = await esperar();
    reloj.ahora = sumarMinutos(aLasDiez, -64);
    valor(await cancelar(otra, "nada"));
    await ofrecer();
    expect((await ver(tarde)).oferta).toBeNull();
    expect(rechazo(await retener((await mundo.persona()).idPersona))).toBe("aceptado");
    reloj.ahora = lima("2026-11-26", "00:00");
    await ofrecer();
    expect(await ver(tarde)).toMatchObject({ fin: "pasada", oferta: null });
    expect((await correosA(tarde)).map(({ asunto }) => asunto)).toEqual(["Tu lista de espera terminó"]);
  });

  it("lasts shorter when the session begins within a day", async () => {
    const cita = await conBono();
    const espera = await esperar();
    reloj.ahora = lima(MARTES, "12:00");
    valor(await cancelar(cita, "nada"));
    await ofrecer();
    expect((await ver(espera)).oferta?.expiraEn).toEqual(lima(MARTES, "12:15"));
  });

  it("is left by its person or by the link of a mail, which frees what was offered", async () => {
    const cita = await conBono();
    const [primera, segunda] = [await esperar(), await esperar()];
    const ajena = await mundo.persona();
    expect(rechazo(await servicios.agenda.salirDeEspera({ ...primera, idPersona: ajena.idPersona }))).toBe(
      "espera-no-existe",
    );
    valor(await cancelar(cita));
    await ofrecer();
    const llave = /salir\?llave=(\S+)/.exec((await correosA(primera))[0]!.texto)![1]!;
    expect(servicios.agenda.idEsperaDeLlave(llave)).toBe(primera.idEspera);
    expect(servicios.agenda.idEsperaDeLlave(`${segunda.idEspera}.${llave.split(".")[1]}`)).toBeNull();
    expect(servicios.agenda.idEsperaDeLlave("nada")).toBeNull();
    const { verEsperaQueSeDeja } = servicios.agenda;
    expect(await verEsperaQueSeDeja(primera.idEspera)).toEqual({
      fin: null,
      para: expect.stringMatching(/^Un horario el .+, con .+/) as string,
      href: expect.stringContaining("/especialista/") as string,
    });
    const salir = async () => valor(await servicios.agenda.salirDeEspera({ idEspera: primera.idEspera }));
    expect(await salir()).toEqual({ yaNoEstaba: false });
    expect(await salir()).toEqual({ yaNoEstaba: true });
    expect(await ver(primera)).toMatchObject({ fin: "salida", oferta: null });
    expect(await verEsperaQueSeDeja(primera.idEspera)).toMatchObject({ fin: "salida" });
    expect(rechazo(await servicios.agenda.aceptarOferta(primera))).toBe("espera-terminada");
    await ofrecer();
    expect(await ofertas()).toEqual(["1 retirada", "2 vigente"]);
  });

  it("says in discreet mode neither with whom nor about what", async () => {
    const persona = await mundo.persona();
    await servicios.cuentas.guardarPreferencias(persona.idPersona, { temas: [], avisosDiscretos: true });
    const cita = await conBono();
    const espera = await esperar(persona);
    valor(await cancelar(cita));
    expect(await servicios.agenda.verEsperaQueSeDeja(espera.idEspera)).toMatchObject({
      para: expect.not.stringContaining(", con ") as string,
      href: null,
    });
    await ofrecer();
    const [correo] = await correosA(espera);
    expect(correo!.asunto).toBe("Se liberó un horario para tu cita");
    expect(`${correo!.texto}${correo!.html}`).not.toContain(especialista.apellido);
  });

  it("notices a time that was reserved without pressing the button, and one that was let go", async () => {
    especialista = await mundo.especialista(soloA("10", "11"));
    const citas = [await conBono({ hora: "10:00" }), await conBono({ hora: "11:00" })];
    const [paga, suelta] = [await esperar(), await esperar()];
    for (const cita of citas) valor(await cancelar(cita));
    await ofrecer();
    const idHorario = (await ver(paga)).oferta!.idHorario!;
    const { idPedido } = valor(await servicios.agenda.crearPedido({ ...paga, idHorario }));
    valor(await servicios.agenda.pagarConSaldo({ ...paga, idPedido }));
    valor(
      await servicios.agenda.liberarHorario({ ...suelta, idHorario: (await ver(suelta)).oferta!.idHorario! }),
    );
    reloj.avanzar(OFERTA_EN_MINUTOS);
    await ofrecer();
    expect(await ofertas()).toEqual(["1 aceptada", "2 rechazada"]);
    expect((await ver(paga)).fin).toBe("aceptada");
    expect((await ver(suelta)).estado).toBe("esperando");
  });

  it("ends for somebody who has booked that day in the meantime", async () => {
    especialista = await mundo.especialista(soloA("10", "11"));
    const citas = [await conBono({ hora: "10:00" }), await conBono({ hora: "11:00" })];
    const persona = await mundo.persona({ bonos: 1 });
    const espera = await esperar(persona);
    valor(await cancelar(citas[0]!));
    reloj.avanzar(1);
    await conBono({ persona, hora: "10:00" });
    valor(await cancelar(citas[1]!));
    await ofrecer();
    expect((await ver(espera)).fin).toBe("ya-reservada");
    expect(await libres()).toEqual(["11:00"]);
  });
});

describe("waiting for a time before one's session", () => {
  const conDos = async () => {
    especialista = await mundo.especialista(soloA("10", "15"));
    const pronto = await conBono({ hora: "10:00" });
    const mia = await conBono({ hora: "15:00" });
    const espera = valor(await servicios.agenda.esperarAntes(mia));
    return { pronto, mia, espera };
  };

  it("moves the session to what is offered, without a second charge, and frees the old time", async () => {
    const { pronto, mia, espera } = await conDos();
    valor(await cancelar(pronto));
    await ofrecer();
    const aceptada = valor(await servicios.agenda.aceptarOferta(espera));
    expect(aceptada).toEqual({ tipo: "antes-de-mi-cita", idCita: mia.idCita });
    expect((await verCita(mia)).cita).toMatchObject({ inicio: aLasDiez, version: 2 });
    expect(await libres()).toEqual(["15:00"]);
    expect(await saldoDe(mia.idPersona)).toBe(0);
    expect(valor(await servicios.agenda.aceptarOferta(espera))).toEqual(aceptada);
    expect((await ver(espera)).fin).toBe("aceptada");
  });

  it("is not offered a later time, nor asked twice for the same session", async () => {
    const { pronto, mia, espera } = await conDos();
    expect(valor(await servicios.agenda.esperarAntes(mia)).idEspera).toBe(espera.idEspera);
    valor(await cancelar(pronto));
    await makeCatalogoWriter(db).guardarEspecialista({ ...especialista, ...soloA("15", "17") });
    await ofrecer();
    expect(await ofertas()).toEqual([]);
    expect(rechazo(await retener((await mundo.persona()).idPersona, lima(MIERCOLES, "17:00")))).toBe(
      "aceptado",
    );
  });

  it("ends when the session is cancelled, and gives back what was offered", async () => {
    const { pronto, mia, espera } = await conDos();
    valor(await cancelar(pronto));
    await ofrecer();
    valor(await cancelar(mia));
    expect(rechazo(await servicios.agenda.aceptarOferta(espera))).toBe("cita-cerrada");
    await ofrecer();
    expect(await ver(espera)).toMatchObject({ fin: "cita-cerrada", oferta: null });
    expect(await libres()).toEqual(["10:00", "15:00"]);
  });

  it("waits up to where the session has moved, and ends with the limit for moving it", async () => {
    const { mia, espera } = await conDos();
    await makeCatalogoWriter(db).guardarEspecialista({ ...especialista, ...soloA("10", "15", "17") });
    valor(await mover(mia, "17:00"));
    await ofrecer();
    expect((await ver(espera)).oferta?.inicio).toEqual(lima(MIERCOLES, "15:00"));
    reloj.ahora = lima(MARTES, "16:56");
    await ofrecer();
    await ofrecer();
    expect((await ver(espera)).fin).toBe("fuera-de-plazo");
    expect(rechazo(await servicios.agenda.esperarAntes(mia))).toBe("cita-no-se-cambia");
  });

  it("is for a session with nothing free before it", async () => {
    especialista = await mundo.especialista(soloA("10", "15"));
    const mia = await conBono({ hora: "15:00" });
    expect(await servicios.agenda.verAdelanto((await verCita(mia)).cita)).toEqual({
      enEspera: false,
      sePuedeAdelantar: false,
    });
    expect(rechazo(await servicios.agenda.esperarAntes(mia))).toBe("hay-horarios");
    await conBono({ hora: "10:00" });
    expect(await servicios.agenda.verAdelanto((await verCita(mia)).cita)).toEqual({
      enEspera: false,
      sePuedeAdelantar: true,
    });
  });

  it("is nobody else's", async () => {
    const { mia, espera } = await conDos();
    const { idPersona } = await mundo.persona();
    expect(rechazo(await servicios.agenda.esperarAntes({ ...mia, idPersona }))).toBe("cita-no-existe");
    expect(rechazo(await servicios.agenda.aceptarOferta({ ...espera, idPersona }))).toBe("espera-no-existe");
    expect(rechazo(await servicios.agenda.dejarPasarOferta({ ...espera, idPersona }))).toBe(
      "espera-no-existe",
    );
  });
});
