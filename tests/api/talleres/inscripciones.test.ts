import ICAL from "ical.js";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import { fechaDe, sumarDias, sumarMinutos } from "../../../app/domain/shared/fechas";
import {
  ENTRADAS_POR_DIA,
  LUGARES_A_LA_VEZ,
  VENTANA_EN_DIAS,
} from "../../../app/domain/talleres/inscripciones/inscripcion";
import { makeOcupacionRepository } from "../../../server/agenda/repositories/ocupaciones";
import { makeMisDatosRepository } from "../../../server/cuentas/repositories/misDatos";
import { declared } from "../../../server/modules";
import type { Trx } from "../../../server/platform/database/client";
import { sha256 } from "../../../server/platform/digest";
import { makeVersionPublica } from "../../../server/platform/repositories/versiones";
import { alTerminarCuadra } from "../../support/alTerminar";
import { lima, MARTES } from "../../support/constructores";
import { RUTA_DE_PRUEBA } from "../../support/contenido";
import { FORMULARIO_DE_PRUEBA } from "../../support/cuestionarios";
import { abrirMundo, aLaVez, ORIGEN, rechazo, valor } from "../../support/servicios";
import { conLugares, conTalleres, EL_MARTES, INICIO } from "../../support/talleres";

const FICHA = "talleres/dibujar-el-mar.md";
/** A route and a test of the tests' content, a step and a recommendation of which name the workshop. */
const MENCIONES = {
  "rutas/ruta-de-mar.yaml": RUTA_DE_PRUEBA,
  "cuestionarios/prueba.yaml": FORMULARIO_DE_PRUEBA,
};
const { fuente, escribir, borrar, ficha } = conTalleres(2);
const mundo = await abrirMundo({ contenido: fuente });
const { servicios, reloj, db } = mundo;
alTerminarCuadra(mundo);

const { pedir, aceptar, dejar, ofrecer, recordar, lugares, tomados, correosA } = conLugares(mundo);
const alMismaHora = conLugares(mundo, { ...EL_MARTES, url: "cantar-el-mar", uid: "cantar-el-mar" });
const asuntos = async (idPersona: number) => (await correosA(idPersona)).map(({ asunto }) => asunto);

let ana: Persona, beto: Persona, carla: Persona, dina: Persona;
beforeEach(async () => {
  ana = await mundo.persona();
  beto = await mundo.persona();
  carla = await mundo.persona();
  dina = await mundo.persona();
});
const eliminarDatos = (trx: Trx, idPersona: number) =>
  makeMisDatosRepository(trx, declared.personalData, () => ["huella"], "secreto-de-prueba").anonimizar(
    idPersona,
  );
/** The next Tuesdays on which the workshop takes place: all but one. */
const martes = (cuantos: number) =>
  Array.from({ length: cuantos + 1 }, (_, semana) => sumarDias(EL_MARTES.fecha, 7 * semana))
    .filter((dia) => dia !== "2026-12-08")
    .slice(0, cuantos);

/** Gives both places of the workshop to Ana and Beto. */
async function llenar() {
  valor(await pedir(ana.idPersona));
  valor(await pedir(beto.idPersona));
}

describe("a place in a workshop", () => {
  it("is taken by who comes first, told by mail with a file for the calendar, and asked for twice is one", async () => {
    expect(valor(await pedir(ana.idPersona))).toMatchObject({ estado: "inscrita", numero: null });
    expect(valor(await pedir(ana.idPersona))).toMatchObject({ estado: "inscrita" });
    expect(await lugares()).toEqual(["inscrita"]);
    expect(await tomados()).toBe(1);
    const [correo, ...otros] = await correosA(ana.idPersona);
    expect(otros).toEqual([]);
    expect(correo!.asunto).toBe("Tu lugar está reservado: Dibujar el mar");
    expect(correo!.texto).toContain("martes 24 de noviembre de 2026, 19:00 (hora de Perú)");
    const [{ contenido }] = JSON.parse(correo!.adjuntos!) as [{ contenido: string }];
    const evento = new ICAL.Event(ICAL.Component.fromString(contenido).getFirstSubcomponent("vevent")!);
    expect(evento.summary).toBe("Dibujar el mar");
    expect(evento.startDate.toJSDate()).toEqual(INICIO);
    expect(evento.endDate.toJSDate()).toEqual(sumarMinutos(INICIO, 45));
    const { notificaciones } = await servicios.avisos.verNotificaciones(ana.idPersona);
    expect(notificaciones[0]!.mensaje).toContain("Tu lugar está reservado");
    expect(notificaciones[0]!.mensaje).toContain("«Dibujar el mar»");
  });

  it("says nothing of what it is for to who wants discretion", async () => {
    await servicios.cuentas.guardarPreferencias(ana.idPersona, { temas: [], avisosDiscretos: true });
    valor(await pedir(ana.idPersona));
    const [correo] = await correosA(ana.idPersona);
    // The addresses in the mail do not name the workshop either.
    expect(correo!.asunto + correo!.texto + correo!.html! + correo!.adjuntos!).not.toMatch(
      /dibujar|taller|en-vivo/i,
    );
    expect(correo!.texto).toContain("/mi-zona-privada");
  });

  it("is entered and left only so many times in a day: each of both is a mail", async () => {
    for (let vez = 0; vez < ENTRADAS_POR_DIA; vez++) {
      valor(await pedir(ana.idPersona));
      valor(await dejar(ana.idPersona));
    }
    expect(rechazo(await pedir(ana.idPersona))).toBe("demasiadas-entradas");
    expect(await correosA(ana.idPersona)).toHaveLength(2 * ENTRADAS_POR_DIA);
    expect(await tomados()).toBe(0);
    valor(await pedir(beto.idPersona));
    reloj.avanzar(24 * 60);
    valor(await pedir(ana.idPersona));
  });

  it("is taken as far ahead as dates are shown: no rule is followed further for anybody", async () => {
    const hoy = fechaDe(reloj.ahora);
    const hasta = sumarDias(hoy, VENTANA_EN_DIAS);
    const ultimo = martes(60)
      .filter((dia) => dia <= hasta)
      .at(-1)!;
    expect(await pedir(ana.idPersona, ultimo)).toMatchObject({ ok: true });
    for (const fecha of [sumarDias(ultimo, 7), "9999-12-28"]) {
      expect(rechazo(await pedir(ana.idPersona, fecha))).toBe("fecha-no-existe");
    }
  });

  it("is one of so many that somebody may have at once", async () => {
    const losMartes = martes(LUGARES_A_LA_VEZ + 1);
    const ultimo = losMartes.pop()!;
    for (const fecha of losMartes) valor(await pedir(ana.idPersona, fecha));
    expect(rechazo(await pedir(ana.idPersona, ultimo))).toBe("demasiados-lugares");
    // A person who already has a place gets it as the answer.
    expect(valor(await pedir(ana.idPersona, losMartes[0]))).toMatchObject({ estado: "inscrita" });
    valor(await pedir(beto.idPersona, ultimo));
  });

  it("is of the date that was asked for, or of none: also of one far ahead, which its page shows", async () => {
    const url = EL_MARTES.url;
    const lejos = sumarDias(EL_MARTES.fecha, 7 * 12);
    const fechas = async (pedida: string | null) =>
      (await servicios.talleres.uno(url, pedida))!.fechas.map(({ fecha }) => fecha);
    expect(await fechas(null)).toHaveLength(6);
    expect(await fechas(lejos)).toEqual([...(await fechas(null)), lejos]);
    expect(await fechas("2031-01-01")).toEqual(await fechas(null));
  });

  it("is of a date that there is, and of one to come", async () => {
    const en = (fecha: string, url = EL_MARTES.url) =>
      servicios.talleres.inscribirse({ idPersona: ana.idPersona, url, fecha });
    expect(rechazo(await en(EL_MARTES.fecha, "nada"))).toBe("taller-no-existe");
    expect(rechazo(await en("2026-11-25"))).toBe("fecha-no-existe");
    // This date is an exception of the workshop's rule.
    expect(rechazo(await en("2026-12-08"))).toBe("fecha-no-existe");
    expect(rechazo(await en("2026-11-17"))).toBe("taller-ya-empezo");
    // The date was moved to Wednesday, but is still identified by its Tuesday.
    expect(valor(await en("2026-12-15"))).toMatchObject({ fecha: "2026-12-15" });
    reloj.ahora = new Date(INICIO.getTime() - 1);
    expect(rechazo(await en(EL_MARTES.fecha))).toBe("aceptado");
    reloj.ahora = INICIO;
    expect(rechazo(await pedir(beto.idPersona))).toBe("taller-ya-empezo");
    expect(rechazo(await dejar(ana.idPersona))).toBe("taller-ya-empezo");
    // The page behind the link in the mail gives the same reason.
    const { idInscripcion } = (await servicios.talleres.lugar(ana.idPersona, EL_MARTES))!.inscripcion;
    expect(await servicios.talleres.queSeDeja(idInscripcion)).toMatchObject({ estado: "taller-ya-empezo" });
    expect(await servicios.talleres.queSeDeja("otra")).toMatchObject({ estado: "ya-no-lo-tiene" });
  });

  it("is still shown to its person once it began, and where its rule has it no more", async () => {
    valor(await pedir(ana.idPersona));
    reloj.ahora = sumarMinutos(INICIO, 1);
    expect((await servicios.talleres.uno(EL_MARTES.url, EL_MARTES.fecha))!.fechas[0]!.fecha).toBe(
      "2026-12-01",
    );
    const elegida = async (idPersona: number | null, fecha = EL_MARTES.fecha) =>
      (await servicios.talleres.paraAlguien(EL_MARTES.url, fecha, idPersona))!.elegida;
    expect(await elegida(ana.idPersona)).toMatchObject({ inicio: INICIO, cancelada: null });
    expect([await elegida(beto.idPersona), await elegida(null)]).toEqual([null, null]);
    // PostgreSQL accepts no NUL character in a text.
    expect(await elegida(ana.idPersona, "2026-11-24\u0000")).toBeNull();
    const inscripcion = { idPersona: ana.idPersona, uid: EL_MARTES.uid };
    for (const fecha of ["2026-11-24\u0000", "\ud800", "2026-11-24'--", "", "9999-99-99"]) {
      expect(await servicios.talleres.copiarEvento({ ...inscripcion, fecha })).toBeNull();
      expect(
        rechazo(await servicios.talleres.verPorPagar({ ...inscripcion, url: EL_MARTES.url, fecha })),
      ).toBe("inscripcion-no-existe");
    }
    expect(await servicios.talleres.copiarEvento({ ...inscripcion, fecha: EL_MARTES.fecha })).toContain(
      "BEGIN:VEVENT",
    );
  });

  it("is what its workshop's page opens at while its room is open, and afterwards the next date", async () => {
    valor(await pedir(ana.idPersona));
    const abierta = async (idPersona: number | null) =>
      (await servicios.talleres.paraAlguien(EL_MARTES.url, null, idPersona))!.elegida?.fecha;
    reloj.ahora = sumarMinutos(INICIO, 1);
    expect([await abierta(ana.idPersona), await abierta(beto.idPersona)]).toEqual([
      EL_MARTES.fecha,
      "2026-12-01",
    ]);
    reloj.ahora = sumarMinutos(INICIO, 24 * 60);
    expect(await abierta(ana.idPersona)).toBe("2026-12-01");
  });

  it("does not cross another workshop nor a session of the same person, whichever came first", async () => {
    const seCruza = async (idPersona: number | null) =>
      (await servicios.talleres.paraAlguien(EL_MARTES.url, EL_MARTES.fecha, idPersona))!.seCruza;
    valor(await pedir(ana.idPersona));
    expect(rechazo(await alMismaHora.pedir(ana.idPersona))).toBe("se-cruza-con-lo-tuyo");
    // The person's own place does not conflict with itself.
    expect([await seCruza(ana.idPersona), await seCruza(beto.idPersona), await seCruza(null)]).toEqual([
      false,
      false,
      false,
    ]);
    const especialista = await mundo.especialista({
      turnos: [],
      excepciones: [{ fecha: MARTES, desde: "19:00", hasta: "19:50", tipo: "abierto" }],
    });
    const retener = (idPersona: number) =>
      servicios.agenda.retenerHorario({
        idPersona,
        idEspecialista: especialista.idEspecialista,
        inicio: lima(MARTES, "19:00"),
      });
    expect(rechazo(await retener(ana.idPersona))).toBe("se-cruza");
    const { idHorario } = valor(await retener(beto.idPersona));
    // The page warns of the conflict before the person asks for the place, too.
    expect(await seCruza(beto.idPersona)).toBe(true);
    expect(rechazo(await pedir(beto.idPersona))).toBe("se-cruza-con-lo-tuyo");
    expect(await lugares()).toEqual(["inscrita"]);
    // The hours of a released hold are free for the workshop.
    valor(await servicios.agenda.liberarHorario({ idPersona: beto.idPersona, idHorario }));
    valor(await pedir(beto.idPersona));
    valor(await dejar(ana.idPersona));
    valor(await alMismaHora.pedir(ana.idPersona));
  });
});

describe("a calendar", () => {
  it("holds the places of its person beside their sessions, and nothing that they only wait for", async () => {
    valor(await pedir(ana.idPersona));
    valor(await pedir(beto.idPersona));
    valor(await pedir(carla.idPersona));
    const copia = (idPersona: number) => servicios.agenda.copiarAgenda({ idPersona, canal: "web" });
    const eventos = async (idPersona: number) =>
      ICAL.Component.fromString(await copia(idPersona))
        .getAllSubcomponents("vevent")
        .map((evento) => new ICAL.Event(evento).summary);
    expect(await eventos(ana.idPersona)).toEqual(["Dibujar el mar"]);
    expect(await eventos(carla.idPersona)).toEqual([]);
  });
});

describe("the line of a date", () => {
  it("gives a place that comes free to the first in it alone, and passes it on when nobody answers", async () => {
    await llenar();
    expect(valor(await pedir(carla.idPersona))).toMatchObject({ estado: "esperando", numero: 1 });
    expect(valor(await pedir(dina.idPersona))).toMatchObject({ estado: "esperando", numero: 2 });
    await ofrecer();
    expect(await lugares()).toContain("esperando 1");
    valor(await dejar(ana.idPersona));
    // The place has been offered to nobody yet: a person who comes now waits behind the others.
    expect(valor(await pedir(ana.idPersona))).toMatchObject({ estado: "esperando", numero: 3 });
    await ofrecer();
    await ofrecer();
    expect((await lugares()).filter((lugar) => lugar.startsWith("ofrecida"))).toEqual(["ofrecida 1"]);
    expect(await tomados()).toBe(2);
    expect(rechazo(await aceptar(dina.idPersona))).toBe("lugar-no-ofrecido");
    expect(await asuntos(carla.idPersona)).toContain("Se liberó un lugar: Dibujar el mar");
    reloj.avanzar(30);
    expect(rechazo(await aceptar(carla.idPersona))).toBe("oferta-vencida");
    await ofrecer();
    expect((await lugares()).filter((lugar) => lugar.startsWith("ofrecida"))).toEqual(["ofrecida 2"]);
    expect(await asuntos(carla.idPersona)).toContain("El lugar que te guardamos pasó a otra persona");
    expect(valor(await aceptar(dina.idPersona))).toMatchObject({ estado: "inscrita" });
    expect(valor(await aceptar(dina.idPersona))).toMatchObject({ estado: "inscrita" });
    await ofrecer();
    expect(await lugares()).toContain("esperando 3");
  });

  it("stands in the lists of who waits in it, or has a place kept there, and of nobody who has a place", async () => {
    const esperados = async ({ idPersona }: Persona) =>
      (await servicios.agenda.verTalleresEsperados(idPersona)).map(({ titulo, estado }) => [titulo, estado]);
    await llenar();
    valor(await pedir(carla.idPersona));
    expect(await esperados(carla)).toEqual([["Dibujar el mar", "esperando"]]);
    expect([await esperados(ana), await esperados(dina)]).toEqual([[], []]);
    valor(await pedir(dina.idPersona));
    const antes = async ({ idPersona }: Persona) =>
      (await servicios.agenda.verTalleresEsperados(idPersona)).map((taller) => taller.antes);
    expect([await antes(carla), await antes(dina)]).toEqual([[0], [1]]);
    valor(await dejar(dina.idPersona));
    valor(await dejar(ana.idPersona));
    await ofrecer();
    expect(await esperados(carla)).toEqual([["Dibujar el mar", "ofrecida"]]);
    expect(await antes(carla)).toEqual([null]);
    expect(await esperados(ana)).toEqual([]);
    // The place has expired even before the job notes it.
    reloj.avanzar(30);
    expect(await esperados(carla)).toEqual([]);
  });

  it("is said to be over to who let its offer run out, until they wait again, and to nobody else", async () => {
    const paso = async (idPersona: number | null) =>
      (await servicios.talleres.paraAlguien(EL_MARTES.url, EL_MARTES.fecha, idPersona))!.pasoSuTurno;
    await llenar();
    valor(await pedir(carla.idPersona));
    valor(await dejar(ana.idPersona));
    await ofrecer();
    expect(await paso(carla.idPersona)).toBe(false);
    reloj.avanzar(30);
    // The offer has expired even before the job notes it, and after.
    expect(await paso(carla.idPersona)).toBe(true);
    await ofrecer();
    expect(await lugares()).toContain("terminada sin-respuesta 1");
    expect(await paso(carla.idPersona)).toBe(true);
    expect([await paso(ana.idPersona), await paso(dina.idPersona), await paso(null)]).toEqual([
      false,
      false,
      false,
    ]);
    valor(await pedir(carla.idPersona));
    expect(await paso(carla.idPersona)).toBe(false);
    valor(await dejar(carla.idPersona));
    expect(await paso(carla.idPersona)).toBe(false);
  });

  it("tells whoever has something else at that hour, once, and asks them when nothing is in the way", async () => {
    await llenar();
    valor(await pedir(carla.idPersona));
    valor(await pedir(dina.idPersona));
    valor(await alMismaHora.pedir(carla.idPersona));
    valor(await dejar(ana.idPersona));
    await ofrecer();
    await ofrecer();
    expect((await lugares()).filter((lugar) => lugar.startsWith("ofrecida"))).toEqual(["ofrecida 2"]);
    const { notificaciones } = await servicios.avisos.verNotificaciones(carla.idPersona);
    expect(notificaciones.filter(({ mensaje }) => mensaje.includes("se cruza"))).toHaveLength(1);
    valor(await alMismaHora.dejar(carla.idPersona));
    valor(await dejar(beto.idPersona));
    await ofrecer();
    expect((await lugares()).filter((lugar) => lugar.startsWith("ofrecida"))).toEqual([
      "ofrecida 1",
      "ofrecida 2",
    ]);
  });

  it("offers nothing in the last five minutes, and ends with the start", async () => {
    await llenar();
    valor(await pedir(carla.idPersona));
    reloj.ahora = sumarMinutos(INICIO, -4);
    valor(await dejar(ana.idPersona));
    await ofrecer();
    expect(await lugares()).toContain("esperando 1");
    reloj.ahora = INICIO;
    await ofrecer();
    expect(await lugares()).toContain("terminada pasada 1");
    expect(await asuntos(carla.idPersona)).toContain("La lista de espera terminó");
    const alFinal = (await correosA(carla.idPersona)).map(({ texto }) => texto).join();
    expect(alFinal).toContain("ya empezó, y con eso terminó su lista de espera.");
  });

  it("is left by the link of a mail, without a session, and by no other link", async () => {
    await llenar();
    valor(await pedir(carla.idPersona));
    const [correo] = await correosA(ana.idPersona);
    const llave = new URL(/https?:\S+dejar-mi-lugar\S+/.exec(correo!.texto)![0]).searchParams.get("llave")!;
    const { idInscripcionDeLlave } = servicios.talleres;
    expect(
      idInscripcionDeLlave(llave.replace(/\.(.)/, (_, letra) => (letra === "A" ? ".B" : ".A"))),
    ).toBeNull();
    const idInscripcion = idInscripcionDeLlave(llave)!;
    valor(await servicios.talleres.dejarLugar({ idInscripcion }));
    valor(await servicios.talleres.dejarLugar({ idInscripcion }));
    await ofrecer();
    expect((await lugares()).toSorted()).toEqual(["inscrita", "ofrecida 1", "terminada salida"]);
  });

  it("is said apart from a place by that link, which is of one place and gives up no later one", async () => {
    const llaveDe = async (idPersona: number, asunto: string) => {
      const correo = (await correosA(idPersona)).findLast((correo) => correo.asunto.startsWith(asunto))!;
      return new URL(/https?:\S+dejar-mi-lugar\S+/.exec(correo.texto)![0]).searchParams.get("llave")!;
    };
    const { idInscripcionDeLlave, queSeDeja, dejarLugar } = servicios.talleres;
    await llenar();
    valor(await pedir(carla.idPersona));
    const deEspera = idInscripcionDeLlave(await llaveDe(carla.idPersona, "Estás en la lista"))!;
    expect(await queSeDeja(deEspera)).toMatchObject({ estado: "espera" });
    const delPrimero = idInscripcionDeLlave(await llaveDe(ana.idPersona, "Tu lugar"))!;
    expect(await queSeDeja(delPrimero)).toEqual({
      estado: "lugar",
      cual: expect.stringMatching(/^«.+», martes \d+ de \S+, \d\d:\d\d/) as string,
      href: expect.stringContaining(EL_MARTES.fecha) as string,
    });
    await servicios.cuentas.guardarPreferencias(ana.idPersona, { temas: [], avisosDiscretos: true });
    expect(await queSeDeja(delPrimero)).toEqual({
      estado: "lugar",
      cual: expect.stringMatching(/^tu cita del martes/) as string,
      href: null,
    });
    valor(await dejar(carla.idPersona));
    valor(await dejar(ana.idPersona));
    expect(await queSeDeja(delPrimero)).toMatchObject({ estado: "ya-no-lo-tiene" });
    valor(await pedir(ana.idPersona));
    expect(await queSeDeja(delPrimero)).toMatchObject({ estado: "lugar-anterior" });
    expect(rechazo(await dejarLugar({ idInscripcion: delPrimero }))).toBe("lugar-anterior");
    expect((await lugares()).filter((lugar) => lugar === "inscrita")).toHaveLength(2);
  });

  it("and a place are left once: to ask again changes nothing, and who was never in it has nothing to leave", async () => {
    await llenar();
    valor(await dejar(ana.idPersona));
    valor(await dejar(ana.idPersona));
    expect(await tomados()).toBe(1);
    expect((await asuntos(ana.idPersona)).filter((asunto) => asunto.startsWith("Dejaste"))).toHaveLength(1);
    expect(rechazo(await dejar(carla.idPersona))).toBe("inscripcion-no-existe");
  });

  it("is of no use in the last five minutes, and in nobody's way: who waits is told once, and takes what is free", async () => {
    await llenar();
    valor(await pedir(carla.idPersona));
    valor(await pedir(dina.idPersona));
    reloj.ahora = sumarMinutos(INICIO, -4);
    await ofrecer();
    expect((await asuntos(carla.idPersona)).filter((asunto) => asunto.startsWith("Quedan"))).toEqual([]);
    expect(valor(await pedir(carla.idPersona))).toMatchObject({ estado: "esperando", numero: 1 });
    valor(await dejar(ana.idPersona));
    await ofrecer();
    await ofrecer();
    for (const { idPersona } of [carla, dina]) {
      expect((await asuntos(idPersona)).filter((asunto) => asunto.startsWith("Quedan"))).toEqual([
        "Quedan lugares: Dibujar el mar",
      ]);
    }
    expect(valor(await pedir(carla.idPersona))).toMatchObject({ estado: "inscrita" });
    expect(valor(await pedir(dina.idPersona))).toMatchObject({ estado: "esperando", numero: 2 });
    expect((await lugares()).toSorted()).toEqual([
      "esperando 2",
      "inscrita",
      "inscrita 1",
      "terminada salida",
    ]);
    expect(await asuntos(carla.idPersona)).toContain("Tu lugar está reservado: Dibujar el mar");
    valor(await alMismaHora.pedir(dina.idPersona));
    valor(await dejar(beto.idPersona));
    expect(rechazo(await pedir(dina.idPersona))).toBe("se-cruza-con-lo-tuyo");
    expect(await tomados()).toBe(1);
  });

  it("stands in nobody's way once nobody is asked any more", async () => {
    await llenar();
    valor(await pedir(carla.idPersona));
    valor(await alMismaHora.pedir(carla.idPersona));
    valor(await dejar(ana.idPersona));
    await ofrecer();
    reloj.ahora = sumarMinutos(INICIO, -6);
    expect((await servicios.talleres.uno(EL_MARTES.url, null))!.fechas[0]).toMatchObject({ conEspera: true });
    reloj.ahora = sumarMinutos(INICIO, -4);
    expect((await servicios.talleres.uno(EL_MARTES.url, null))!.fechas[0]).toMatchObject({
      quedan: 1,
      conEspera: false,
    });
    expect(valor(await pedir(dina.idPersona))).toMatchObject({ estado: "inscrita" });
  });

  it("goes on for the other dates when one of them fails, and the failure is reported", async () => {
    await llenar();
    valor(await pedir(carla.idPersona));
    const otra = conLugares(mundo, { ...EL_MARTES, fecha: "2026-12-01" });
    for (const { idPersona } of [ana, beto, dina]) valor(await otra.pedir(idPersona));
    valor(await dejar(ana.idPersona));
    valor(await otra.dejar(beto.idPersona));
    // The stored row has an hour that cannot be read.
    await db
      .updateTable("fechas_de_taller")
      .set({ inicio: "2026-11-24T99:99" })
      .where("fecha", "=", "2026-11-24")
      .execute();
    await expect(ofrecer()).rejects.toThrow();
    expect(await otra.lugares()).toContain("ofrecida 1");
    await db
      .updateTable("fechas_de_taller")
      .set({ inicio: INICIO.toISOString() })
      .where("fecha", "=", "2026-11-24")
      .execute();
  });

  it("is another one for pages that are kept, when who only waited leaves it or deletes their account", async () => {
    await llenar();
    const cambios = () => makeVersionPublica(db)(new Date(0));
    const cambia = async (hacer: () => Promise<unknown>) => {
      const antes = await cambios();
      await hacer();
      expect(await cambios()).not.toBe(antes);
    };
    await cambia(() => pedir(carla.idPersona));
    await cambia(() => dejar(carla.idPersona));
    await cambia(() => db.transaction().execute((trx) => eliminarDatos(trx, ana.idPersona)));
  });

  it("goes on when somebody who has a place deletes their account", async () => {
    await llenar();
    valor(await pedir(carla.idPersona));
    await db.deleteFrom("inscripciones").where("id_persona", "=", ana.idPersona).execute();
    expect(await tomados()).toBe(1);
    await ofrecer();
    expect(await lugares()).toContain("ofrecida 1");
  });
});

describe("a date that does not take place", () => {
  it("is told to everybody, with why, and frees their hour", async () => {
    await llenar();
    valor(await pedir(carla.idPersona));
    const cancelar = () =>
      mundo.producto.acts.talleres.cancelarFecha({
        operador: "ana",
        url: EL_MARTES.url,
        fecha: EL_MARTES.fecha,
        motivo: "Quien lo dirige está enfermo.",
      });
    expect(valor(await cancelar())).toMatchObject({ avisadas: 3 });
    expect(rechazo(await cancelar())).toBe("fecha-cancelada");
    expect(await tomados()).toBe(0);
    for (const { idPersona } of [ana, beto, carla]) {
      const ultimo = (await correosA(idPersona)).find(({ asunto }) => asunto.startsWith("Se canceló"));
      expect(ultimo!.texto).toContain("Quien lo dirige está enfermo.");
    }
    expect(rechazo(await pedir(dina.idPersona))).toBe("fecha-cancelada");
    valor(await alMismaHora.pedir(ana.idPersona));
    // The page opens at a date that takes place, not at a cancelled one.
    const { elegida } = (await servicios.talleres.paraAlguien(EL_MARTES.url, null, null))!;
    expect(elegida).toMatchObject({ fecha: "2026-12-01", cancelada: null });
  });

  it("is taken out of the calendars that it was in", async () => {
    await llenar();
    await servicios.cuentas.guardarPreferencias(ana.idPersona, { temas: [], avisosDiscretos: false });
    valor(await dejar(beto.idPersona));
    valor(
      await mundo.producto.acts.talleres.cancelarFecha({
        ...EL_MARTES,
        operador: "ana",
        motivo: "No habrá luz.",
      }),
    );
    const ultimo = (await correosA(ana.idPersona)).find(({ asunto }) => asunto.startsWith("Se canceló"))!;
    const [{ contenido, tipo }] = JSON.parse(ultimo.adjuntos!) as [{ contenido: string; tipo: string }];
    const dejado = (await correosA(beto.idPersona)).find(({ asunto }) => asunto.startsWith("Dejaste"))!;
    const dice = (ics: string) => {
      const evento = ICAL.Component.fromString(ics).getFirstSubcomponent("vevent")!;
      return [evento.getFirstPropertyValue("status"), evento.getFirstPropertyValue("sequence")];
    };
    expect(dice(contenido)).toEqual(["CANCELLED", 1]);
    expect(tipo).toContain("method=CANCEL");
    expect(contenido).toContain("METHOD:CANCEL");
    expect(dejado.adjuntos).toContain("METHOD:CANCEL");
    for (const { idPersona } of [ana, beto]) {
      const token = "token-de-prueba".padEnd(40, String(idPersona));
      await db
        .insertInto("calendarios")
        .values({ id_persona: idPersona, token: sha256(token), creado_en: reloj.ahora.toISOString() })
        .execute();
      expect(dice((await servicios.agenda.leerCalendario(token))!)).toEqual(["CANCELLED", 1]);
    }
  });
});

describe("a date whose editor took it away", () => {
  const cancelar = (url: string) =>
    mundo.producto.acts.talleres.cancelarFecha({ ...EL_MARTES, url, operador: "ana", motivo: "Se mudó." });
  const publicar = async () => valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
  afterEach(() => escribir(FICHA, ficha));

  it.each([
    ["is in no rule any more", "sin: [2026-12-08]", "sin: [2026-12-08, 2026-11-24]", "esa fecha ya no está"],
    ["is at another hour", "empieza: 2026-11-03 19:00", "empieza: 2026-11-03 18:00", "ahora dice martes"],
    [
      "is of a workshop that is published no more",
      "publicado: 2026-11-01 08:00",
      "publicado: 2026-11-01 08:00\ndespublicado: 2026-11-02 08:00",
      "el taller ya no está publicado",
    ],
  ])(
    "%s: who publishes is told of its people, and it is cancelled as it was",
    async (_, que, por, advertencia) => {
      await llenar();
      valor(await pedir(carla.idPersona));
      expect((await publicar()).ojo).toEqual([]);
      escribir(FICHA, ficha.replace(que, por));
      const { ojo } = await publicar();
      expect(ojo).toEqual([expect.stringContaining(advertencia)]);
      expect(ojo[0]).toMatch(/^dibujar-el-mar 2026-11-24 .*tiene 3 personas/);
      expect(valor(await cancelar(EL_MARTES.url))).toMatchObject({ avisadas: 3 });
      expect(rechazo(await cancelar(EL_MARTES.uid))).toBe("fecha-cancelada");
      const [correo] = (await correosA(carla.idPersona)).filter(({ asunto }) =>
        asunto.startsWith("Se canceló"),
      );
      expect(correo!.texto).toContain("19:00");
      expect((await publicar()).ojo).toEqual([]);
    },
  );
});

describe("a workshop that is published only for a while", () => {
  const hasta = (despublicado: string) =>
    ficha.replace(
      "publicado: 2026-11-01 08:00",
      `publicado: 2026-11-01 08:00\ndespublicado: ${despublicado}`,
    );
  const publicar = async () => valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
  afterEach(async () => {
    escribir(FICHA, ficha);
    for (const [archivo, texto] of Object.entries(MENCIONES)) escribir(archivo, texto);
    await publicar();
  });
  const para = ({ idPersona }: Persona) => servicios.talleres.tallerPara({ idPersona, ...EL_MARTES });

  it("is in the list also where it comes once a month and was left out once", async () => {
    escribir(
      FICHA,
      ficha
        .replace("FREQ=WEEKLY;BYDAY=TU", "FREQ=MONTHLY;BYDAY=1TU")
        .replace("sin: [2026-12-08]", "sin: [2026-12-01]")
        .replace(/cambios:\n(?: .*\n)+/, ""),
    );
    await publicar();
    const lista = await servicios.talleres.lista({});
    expect(lista.find(({ taller }) => taller.uid === EL_MARTES.uid)?.fecha.fecha).toBe("2027-01-05");
    const deEnero = await servicios.talleres.mes("2027-01", { nivel: "inicial" });
    expect(deEnero.map(({ fecha }) => fecha.fecha)).toContain("2027-01-05");
    expect(await servicios.talleres.mes("2027-01", { nivel: "avanzado" })).toEqual([]);
  });

  it("offers no date from that instant on, by its page or by its day", async () => {
    escribir(FICHA, hasta("2026-12-01 19:00"));
    await publicar();
    const { fechas } = (await servicios.talleres.uno(EL_MARTES.url, "2026-12-01"))!;
    expect(fechas.map(({ fecha }) => fecha)).toEqual([EL_MARTES.fecha]);
    expect(rechazo(await pedir(ana.idPersona, "2026-12-01"))).toBe("fecha-no-existe");
    valor(await pedir(ana.idPersona));
    escribir(FICHA, hasta("2026-12-01 19:05"));
    await publicar();
    valor(await pedir(ana.idPersona, "2026-12-01"));
  });

  it.each([
    ["was withdrawn", () => escribir(FICHA, hasta("2026-11-02 08:00")), "Dibujar el mar"],
    ["has no file any more", () => [FICHA, ...Object.keys(MENCIONES)].forEach(borrar), undefined],
  ])(
    "that %s keeps the place of who has one, its room and its way out, for nobody else",
    async (_, retirar, titulo) => {
      valor(await pedir(ana.idPersona));
      retirar();
      await publicar();
      const { url, fecha } = EL_MARTES;
      expect(await para(ana)).toMatchObject({ uid: EL_MARTES.uid });
      expect((await para(ana))!.taller?.titulo).toBe(titulo);
      expect(await para(beto)).toBeNull();
      expect(await servicios.talleres.tallerPara({ idPersona: null, url, fecha })).toBeNull();
      for (const mala of ["2026-11-24\u0000", "2026-12-01", ""]) {
        expect(
          await servicios.talleres.tallerPara({ idPersona: ana.idPersona, url, fecha: mala }),
        ).toBeNull();
      }
      expect(await servicios.talleres.lugares(ana.idPersona, EL_MARTES.uid)).toHaveLength(1);
      reloj.ahora = sumarMinutos(INICIO, -5);
      const sala = valor(await servicios.talleres.verSala({ idPersona: ana.idPersona, url, fecha }));
      expect(sala).toMatchObject({ estado: "abierta", fecha: { titulo: "Dibujar el mar", inicio: INICIO } });
      expect(rechazo(await servicios.talleres.verSala({ idPersona: beto.idPersona, url, fecha }))).toBe(
        "taller-no-existe",
      );
      valor(await dejar(ana.idPersona));
      expect(await para(ana)).toBeNull();
    },
  );
});

describe("what nobody needs any more", () => {
  it("is swept: a past date that is of nobody, and never a place in a date to come", async () => {
    valor(await pedir(ana.idPersona));
    valor(await alMismaHora.pedir(beto.idPersona));
    valor(await alMismaHora.dejar(beto.idPersona));
    const fechas = async () =>
      (await db.selectFrom("fechas_de_taller").select("uid").orderBy("uid").execute()).map(({ uid }) => uid);
    await db.updateTable("inscripciones").set({ creada_en: "2019-01-01T00:00:00.000Z" }).execute();
    await mundo.job("limpiar");
    expect(await lugares()).toEqual(["inscrita"]);
    reloj.avanzar(20 * 24 * 60);
    await mundo.job("limpiar");
    expect(await fechas()).toEqual(["cantar-el-mar", "dibujar-el-mar"]);
    await db.deleteFrom("inscripciones").where("uid", "=", "cantar-el-mar").execute();
    await mundo.job("limpiar");
    expect(await fechas()).toEqual(["dibujar-el-mar"]);
    reloj.avanzar(5 * 365 * 24 * 60);
    await mundo.job("limpiar");
    await mundo.job("limpiar");
    expect(await fechas()).toEqual([]);
  });

  it("is what is taken for nobody", async () => {
    const recurso = "taller:nadie:2026-11-24";
    await db
      .insertInto("ocupaciones")
      .values({ recurso, tramo: 1, id_horario: null, id_inscripcion: null })
      .execute();
    valor(await pedir(ana.idPersona));
    await mundo.job("desocupar-de-nadie");
    const quedan = await db
      .selectFrom("ocupaciones")
      .select("recurso")
      .distinct()
      .orderBy("recurso")
      .execute();
    expect(quedan.map((fila) => fila.recurso)).toEqual([
      `persona:${ana.idPersona}`,
      "taller:dibujar-el-mar:2026-11-24",
    ]);
  });
});

describe("a reminder", () => {
  it("comes half a day before it is too late to leave it, and an hour before, to who has a place, once each, and to nobody who waits", async () => {
    reloj.ahora = sumarMinutos(INICIO, -48 * 60);
    await llenar();
    valor(await pedir(carla.idPersona));
    reloj.ahora = sumarMinutos(INICIO, -36 * 60 - 1);
    await recordar();
    expect(await asuntos(ana.idPersona)).toHaveLength(1);
    reloj.avanzar(1);
    await recordar();
    await recordar();
    expect(await asuntos(ana.idPersona)).toContain("Mañana: Dibujar el mar");
    valor(await dejar(beto.idPersona));
    reloj.ahora = sumarMinutos(INICIO, -60);
    await recordar();
    await recordar();
    expect((await asuntos(ana.idPersona)).filter((asunto) => asunto.startsWith("En una hora"))).toHaveLength(
      1,
    );
    expect(await asuntos(ana.idPersona)).toHaveLength(3);
    expect((await asuntos(beto.idPersona)).filter((asunto) => asunto.startsWith("En una"))).toEqual([]);
    expect((await asuntos(carla.idPersona)).filter((asunto) => asunto.includes("Mañana"))).toEqual([]);
  });

  it("is not said again to who has just taken a place of the line, and says the hour where it comes late", async () => {
    await llenar();
    valor(await pedir(carla.idPersona));
    reloj.ahora = sumarMinutos(INICIO, -40);
    valor(await dejar(ana.idPersona));
    await ofrecer();
    reloj.avanzar(1);
    valor(await aceptar(carla.idPersona));
    reloj.avanzar(1);
    await recordar();
    expect((await asuntos(carla.idPersona)).at(-1)).toBe("Tu lugar está reservado: Dibujar el mar");
    expect((await asuntos(beto.idPersona)).at(-1)).toBe("Hoy a las 19:00: Dibujar el mar");
  });

  it("leads to the place that it is of, and to where that one is given up", async () => {
    const { idInscripcion } = valor(await pedir(ana.idPersona));
    reloj.ahora = sumarMinutos(INICIO, -60);
    await recordar();
    const correo = (await correosA(ana.idPersona)).find(({ asunto }) => asunto.startsWith("En una hora"))!;
    const [verlo, dejarlo] = [...correo.texto.matchAll(/https?:\/\/\S+/g)].map(([url]) => new URL(url));
    expect(verlo!.href).toBe(`${ORIGEN}/bienestar-en-vivo/${EL_MARTES.url}?fecha=${EL_MARTES.fecha}`);
    expect(dejarlo!.origin + dejarlo!.pathname).toBe(`${ORIGEN}/dejar-mi-lugar`);
    const llave = dejarlo!.searchParams.get("llave")!;
    expect(servicios.talleres.idInscripcionDeLlave(llave)).toBe(idInscripcion);
    valor(await servicios.talleres.dejarLugar({ idInscripcion }));
    expect(await lugares()).toEqual(["terminada salida"]);
  });
});

describe("many at once", () => {
  it("takes 30 of 100 and puts the other 70 in line, without gaps, in two processes", async () => {
    const grande = { ...EL_MARTES, fecha: "2026-12-01" };
    const { pedir: pedirGrande, tomados: cuantos } = conLugares(mundo, grande);
    const { services: enOtro } = await mundo.otroProceso();
    const { pedir: pedirEnOtro } = conLugares({ ...mundo, servicios: enOtro }, grande);
    await db
      .insertInto("fechas_de_taller")
      .values({
        uid: grande.uid,
        fecha: grande.fecha,
        titulo: "Dibujar el mar",
        url: grande.url,
        inicio: lima(grande.fecha, "19:00").toISOString(),
        fin: lima(grande.fecha, "19:45").toISOString(),
        cupos: 30,
        cancelada_por: null,
        creada_en: reloj.ahora.toISOString(),
      })
      .execute();
    const personas = await aLaVez(100, () => mundo.persona());
    const todos = await aLaVez(100, async (indice) => {
      const pedirAUno = indice % 2 === 0 ? pedirGrande : pedirEnOtro;
      return valor(await pedirAUno(personas[indice]!.idPersona));
    });
    expect(todos.filter(({ estado }) => estado === "inscrita")).toHaveLength(30);
    const numeros = todos.flatMap(({ estado, numero }) => (estado === "esperando" ? numero : []));
    expect(numeros.toSorted((a, b) => a! - b!)).toEqual(Array.from({ length: 70 }, (_, n) => n + 1));
    expect(await cuantos()).toBe(30);
  });

  it("is decided by the index too, for whoever would not hold the date", async () => {
    const otra = { ...EL_MARTES, fecha: "2026-12-22" };
    const personas = await aLaVez(6, () => mundo.persona());
    const { pedir: pedirOtra } = conLugares(mundo, otra);
    const ids = (await aLaVez(6, (indice) => pedirOtra(personas[indice]!.idPersona)))
      .map(valor)
      .filter(({ estado }) => estado === "esperando")
      .map(({ idInscripcion }) => idInscripcion);
    const { ocuparLugar } = makeOcupacionRepository(db);
    const tomados = await aLaVez(4, (indice) => ocuparLugar(ids[indice]!, "taller:otro:2026-12-22", 3));
    expect(tomados.filter(Boolean)).toHaveLength(3);
    await db.deleteFrom("ocupaciones").where("recurso", "=", "taller:otro:2026-12-22").execute();
  });

  it("leaves whoever asks for it in many ways at once what is true, and never speaks of a link", async () => {
    const { idPersona } = await mundo.persona();
    for (let vuelta = 0; vuelta < 5; vuelta++) {
      valor(await pedir(idPersona));
      const rechazos = await aLaVez(12, async (indice) =>
        rechazo(await (indice % 3 === 1 ? pedir(idPersona) : dejar(idPersona))),
      );
      expect(
        rechazos.filter((desenlace) => !["aceptado", "inscripcion-no-existe"].includes(desenlace)),
      ).toEqual([]);
      await dejar(idPersona);
      expect(await lugares()).not.toContain("inscrita");
      await db.deleteFrom("intentos").execute();
    }
  });

  it("keeps to the places with everybody coming, leaving and being offered at the same time", async () => {
    const personas = await aLaVez(20, () => mundo.persona());
    for (let vuelta = 0; vuelta < 3; vuelta++) {
      await aLaVez(40, async (indice) => {
        const { idPersona } = personas[(indice * 7) % 20]!;
        if (indice % 4 === 3) await dejar(idPersona);
        else if (indice % 4 === 2) await aceptar(idPersona);
        else await pedir(idPersona);
        if (indice % 10 === 0) await ofrecer();
      });
      const vivos = (await lugares()).filter((lugar) => /^(inscrita|ofrecida)/.test(lugar));
      expect(vivos.length).toBeLessThanOrEqual(2);
      expect(await tomados()).toBe(vivos.length);
    }
  });
});

it("the next date of a theme is offered beside what is watched, and nothing for another theme", async () => {
  const { temas } = (await servicios.contenido.coleccion()).talleres.find(
    ({ uid }) => uid === EL_MARTES.uid,
  )!;
  const proximo = await servicios.contenido.proximoEnVivo(temas);
  expect(proximo?.href).toMatch(/^\/bienestar-en-vivo\/\S+\?fecha=/);
  expect(proximo!.inicio > reloj.ahora).toBe(true);
  expect(await servicios.contenido.proximoEnVivo(["ningun-tema"])).toBeNull();
});
