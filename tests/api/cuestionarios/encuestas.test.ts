import { porqueSePregunta } from "../../../app/domain/cuestionarios/encuestas/encuesta";
import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import type { EspecialistaConAgenda } from "../../../app/domain/agenda/especialistas/especialista";
import { sumarMinutos } from "../../../app/domain/shared/fechas";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { MIERCOLES } from "../../support/constructores";
import { conSesiones, type Reserva } from "../../support/sesiones";
import { ESPECIALIDADES } from "../../../server/seed/contenido/especialidades";
import { RESPUESTAS_SIN_SESION } from "../../../app/domain/cuestionarios/encuestas/responder";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { encuestas, idInvitacionDeLlave } = mundo.servicios.cuestionarios;
const { llamar, abrirSesion } = abrirApi(mundo);
let especialista: EspecialistaConAgenda;
const sesiones = conSesiones(mundo, () => especialista);
const conTarjeta = (reserva: Reserva) => sesiones.conTarjeta({ ...reserva, atendida: true });
const SITIO = "el-sitio";
const JUEVES = "2026-11-26";
const SECRETO = "El botón se esconde";

let idPersona: number;
beforeEach(async () => {
  await mundo.db.deleteFrom("formularios_fijados").execute();
  especialista = await mundo.especialista({ especialidad: "nutricion" });
  ({ idPersona } = await mundo.persona());
});

const de = (codPregunta: string, ...ids: string[]) => ({
  codPregunta,
  respuesta: ids.map((idRespuesta) => ({ idRespuesta })),
});
const DEL_SITIO = [
  de("encontrar", "si"),
  de("facilidad", "4"),
  de("desde-donde", "celular", "prestado"),
  { codPregunta: "falta", respuesta: [{ idRespuesta: "valor", texto: SECRETO }] },
];
const DEL_NPS = (nota: string, texto = SECRETO) => [
  de("recomendar", nota),
  { codPregunta: "motivo", respuesta: [{ idRespuesta: "valor", texto }] },
];
const NADIE = { idPersona: null, idInvitacion: null };
const responder = (
  puerta: { idPersona: number | null; idInvitacion: string | null } = NADIE,
  otros: Partial<Parameters<typeof encuestas.responder>[0]> = {},
) =>
  encuestas.responder({
    ...{
      idform: SITIO,
      quien: puerta,
      idEnvio: crypto.randomUUID(),
      red: "203.0.113.9",
      respuestas: DEL_SITIO,
    },
    ...otros,
  });
const filas = () => mundo.db.selectFrom("respuestas_de_encuesta").selectAll().execute();
const ver = (idform: string) =>
  mundo.producto.acts.encuestas.ver({ operador: "ana", idform, csv: false }) as Promise<{
    ok: true;
    value: {
      respuestas: number;
      ilegibles: number;
      preguntas: { veces: unknown; textos: string[]; nps: unknown }[] | null;
    }[];
  }>;

describe("a survey that is open to all", () => {
  it("keeps what a visitor answered once, however often a page is sent", async () => {
    const idEnvio = crypto.randomUUID();
    const todas = await aLaVez(4, () => responder(NADIE, { idEnvio }));
    expect(todas.map(rechazo).sort()).toEqual([
      "aceptado",
      "ya-respondida",
      "ya-respondida",
      "ya-respondida",
    ]);
    valor(await responder());
    expect(await filas()).toHaveLength(2);
  });

  it("takes so many a day from one address, of whoever has no session", async () => {
    for (let vez = 0; vez < RESPUESTAS_SIN_SESION.porDia; vez++) valor(await responder());
    expect(rechazo(await responder())).toBe("demasiadas-escrituras");
    expect(await filas()).toHaveLength(RESPUESTAS_SIN_SESION.porDia);
    valor(await responder({ idPersona, idInvitacion: null }));
    mundo.reloj.avanzar(24 * 60);
    valor(await responder());
  });

  it("is answered by a person once in each version", async () => {
    const puerta = { idPersona, idInvitacion: null };
    const todas = await aLaVez(4, () => responder(puerta));
    expect(todas.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await filas()).toMatchObject([{ id_persona: idPersona, disparador: null }]);
    // A repeated sending with the same answers counts once; other answers under its id are refused.
    const idEnvio = (await filas())[0]!.id_respuesta;
    expect(rechazo(await responder(puerta, { idEnvio }))).toBe("ya-respondida");
    const otras = [de("encontrar", "no"), ...DEL_SITIO.slice(1)];
    expect(rechazo(await responder(puerta, { idEnvio, respuestas: otras }))).toBe("otras-respuestas");
    // The person is not asked again as if they had not answered.
    expect(await encuestas.abrir(SITIO, puerta)).toMatchObject({ estado: "respondida" });
    expect(await encuestas.abrir(SITIO, NADIE)).toMatchObject({ estado: "abierta" });
    expect(await encuestas.abrir(SITIO, { ...puerta, ...(await mundo.persona()) })).toMatchObject({
      estado: "abierta",
    });
  });

  it("takes nothing of an answer that is wrong, and says which are", async () => {
    const malas = [de("encontrar", "otra"), de("facilidad", "9")];
    expect(await responder(NADIE, { respuestas: malas })).toMatchObject({
      rechazo: "respuestas-con-errores",
      detalle: [
        { codPregunta: "encontrar", rechazo: "opcion-no-esta" },
        { codPregunta: "facilidad", rechazo: "opcion-no-esta" },
        { codPregunta: "desde-donde", rechazo: "falta-elegir" },
      ],
    });
    expect(await filas()).toEqual([]);
  });

  it("knows no test and no form that there is not", async () => {
    for (const idform of ["test-de-bienestar", "nada", "nps"])
      expect(rechazo(await responder(NADIE, { idform }))).toBe("encuesta-no-existe");
    const empezado = await mundo.servicios.cuestionarios.empezar({
      ...{ idform: SITIO, dueno: { idPersona }, red: "203.0.113.9" },
      consentimiento: { canal: "web", idSolicitud: "s" },
    });
    expect(rechazo(empezado)).toBe("formulario-no-existe");
  });

  it("is closed in the storage, in the copy of its person in words, and goes with their account", async () => {
    valor(await responder({ idPersona, idInvitacion: null }));
    const volcado = await sql<object>`select * from respuestas_de_encuesta`.execute(mundo.db);
    expect(JSON.stringify(volcado.rows)).not.toMatch(new RegExp(`${SECRETO}|celular|encontrar`));
    const copia = aJson(
      await mundo.servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" }),
    );
    expect(copia.datos.respuestas_de_encuesta![0]!.respuestas_cerradas).toBe(
      `¿Encontraste lo que buscabas? Sí · ¿Qué tan fácil te fue usarlo? 4 · ¿Desde dónde entras? Mi celular, Un equipo que no es mío · ¿Qué le falta, o qué te estorba? ${SECRETO}`,
    );
    const otro = await mundo.otroProceso({ secretoDeRespuestas: ["llave-nueva", "respuestas-de-prueba"] });
    expect(valor(await otro.acts.respuestas.cerrar({ operador: "ana" }))).toEqual({
      ...{ cerrados: 1, alDia: 0, ilegibles: 0 },
    });
    const ahora = mundo.reloj.ahora.toISOString();
    await mundo.db
      .insertInto("eliminaciones")
      .values({
        ...{ id_eliminacion: "e", id_persona: idPersona, estado: "pedida" },
        ...{ pedida_en: ahora, ejecutar_en: ahora, cerrada_en: null },
      })
      .execute();
    await mundo.job("eliminar-cuentas");
    expect(await filas()).toEqual([]);
  });
});

/** Makes a person with a nutrition session on that day at ten. */
async function conSesionTerminada(fecha = MIERCOLES, existente?: Awaited<ReturnType<typeof mundo.persona>>) {
  const persona = existente ?? (await mundo.persona());
  return { persona, ...(await conTarjeta({ persona, fecha })) };
}
/** Moves the clock to one in the afternoon of the Wednesday, or of `dias` days later. */
const despues = (dias = 0) => mundo.reloj.avanzar((2 + dias) * 24 * 60 + 5 * 60);
const invitar = () => mundo.job("invitar-a-encuestas");
const invitaciones = async () =>
  (await mundo.db.selectFrom("invitaciones_de_encuesta").selectAll().orderBy("id_persona").execute()).map(
    ({ id_persona, estado, referencia }) => ({ id_persona, estado, referencia }),
  );
const cartas = () =>
  mundo.db.selectFrom("correos").selectAll().where("id_correo", "like", "encuesta:%").execute();
/** Words of a mail, without the signatures in its addresses, whose letters are random. */
const enPalabras = (algo: unknown) => JSON.stringify(algo).replaceAll(/llave=[\w.-]+/g, "");
const llaveDe = async () => {
  const correo = (await cartas())[0]!;
  return new URL(/https?:\S+\/encuesta\/nps\S+/.exec(correo.texto)![0]).searchParams.get("llave")!;
};

/**
 * Words that would reveal to another reader of the mail the kind of session, or something about the person's health.
 */
const DE_SALUD = new RegExp(
  `${ESPECIALIDADES.map(({ name }) => name).join("|")}|psicolog|nutri|salud|mental|terap|ansie|depre`,
  "i",
);

describe("whoever something ended for", () => {
  it("is told why they are asked, and where that is to be discreet, not after what", () => {
    expect(porqueSePregunta("taller", false)).toBe(
      "Te preguntamos porque estuviste en un taller o una clase.",
    );
    expect(porqueSePregunta("ruta", false)).toBe("Te preguntamos porque terminaste una ruta.");
    for (const disparador of ["sesion", "taller", "ruta"] as const)
      expect(porqueSePregunta(disparador, true)).not.toMatch(/sesión|taller|clase|ruta/);
  });

  it("is asked once about it, by mail and in the inbox, when it is over", async () => {
    const { persona, idCita } = await conSesionTerminada();
    await invitar();
    expect(await invitaciones()).toEqual([]);
    despues();
    await aLaVez(3, invitar);
    await invitar();
    expect(await invitaciones()).toEqual([
      { id_persona: persona.idPersona, estado: "abierta", referencia: idCita },
    ]);
    const correos = await cartas();
    expect(correos).toMatchObject([{ para: persona.email, asunto: "¿Cómo te fue con nosotros?" }]);
    expect(correos[0]!.texto).toContain("Te preguntamos porque tuviste una sesión.");
    expect(correos[0]!.texto).not.toContain(especialista.nombre);
    expect(enPalabras(correos)).not.toMatch(DE_SALUD);
    const { notificaciones } = await mundo.servicios.avisos.verNotificaciones(persona.idPersona);
    expect(notificaciones.filter(({ enlace }) => enlace === "/encuesta/nps")).toHaveLength(1);
  });

  it("is told nothing of what it was where they want discretion, in the mail nor in the inbox", async () => {
    const { persona } = await conSesionTerminada();
    await mundo.servicios.cuentas.guardarPreferencias(persona.idPersona, {
      temas: [],
      avisosDiscretos: true,
    });
    despues();
    await invitar();
    const [carta] = await cartas();
    expect(carta!.texto).toContain("Te preguntamos porque hace poco usaste uno de nuestros servicios.");
    const avisos = await mundo.servicios.avisos.verNotificaciones(persona.idPersona);
    const deEncuesta = avisos.notificaciones.filter(({ enlace }) => enlace === "/encuesta/nps");
    expect(enPalabras([carta, deEncuesta])).not.toMatch(/sesión|taller|clase|\bruta\b/i);
  });

  it("asks to be asked no more by one press in the mail, with a key that opens nothing else", async () => {
    const { persona } = await conSesionTerminada();
    despues();
    await invitar();
    const { baja, texto } = (await cartas())[0]!;
    expect(texto).toContain(`No preguntarme más:\n${baja}`);
    const llave = new URL(baja!).searchParams.get("llave")!;
    const { idInvitacionDeBaja } = mundo.servicios.cuestionarios;
    expect(idInvitacionDeLlave(llave)).toBeNull();
    expect(idInvitacionDeBaja(await llaveDe())).toBeNull();
    const idInvitacion = idInvitacionDeBaja(llave);
    // The link still works long after the survey closed: a person need not wait for another mail to stop them.
    mundo.reloj.avanzar(90 * 24 * 60);
    for (const _ of [1, 2]) valor(await encuestas.noPreguntar({ idPersona: null, idInvitacion }));
    expect(rechazo(await encuestas.noPreguntar({ idPersona, idInvitacion }))).toBe("encuesta-no-existe");
    expect(await mundo.db.selectFrom("turnos_de_encuesta").selectAll().execute()).toMatchObject([
      { id_persona: persona.idPersona, no_preguntar: 1 },
    ]);
  });

  it("is asked at most once in thirty days, and never after they asked not to be", async () => {
    const { persona } = await conSesionTerminada();
    await conSesionTerminada(JUEVES, persona);
    despues();
    await invitar();
    mundo.reloj.avanzar(24 * 60);
    await invitar();
    expect((await invitaciones()).map(({ estado }) => estado).sort()).toEqual(["abierta", "omitida"]);
    const estados = async () => (await invitaciones()).map(({ estado }) => estado).sort();
    mundo.reloj.avanzar(26 * 24 * 60);
    await conSesionTerminada("2026-12-30", persona);
    mundo.reloj.avanzar(8 * 24 * 60);
    await invitar();
    expect(await estados()).toEqual(["abierta", "abierta", "omitida"]);
    valor(await encuestas.noPreguntar({ ...persona, idInvitacion: null }));
    mundo.reloj.avanzar(30 * 24 * 60);
    await conSesionTerminada("2027-02-03", persona);
    mundo.reloj.avanzar(5 * 24 * 60);
    await invitar();
    expect(await estados()).toEqual(["abierta", "abierta", "omitida", "omitida"]);
  });

  it("is asked after a workshop that they were at, unless of what it was about", async () => {
    const [estuvo, falto, salio, conCalma, deOtro] = await aLaVez(5, () => mundo.persona());
    const fin = sumarMinutos(mundo.reloj.ahora, 60);
    for (const uid of ["cocinar-menestras", "respirar-en-compania", "uno-que-ya-no-esta"]) {
      await mundo.db
        .insertInto("fechas_de_taller")
        .values({
          ...{ uid, fecha: "2026-11-23", titulo: uid, url: uid, cupos: 30, cancelada_por: null },
          ...{ inicio: mundo.reloj.ahora.toISOString(), fin: fin.toISOString(), empezada_en: null },
          ...{ creada_en: mundo.reloj.ahora.toISOString(), terminada_en: null },
        })
        .execute();
    }
    const inscribir = (uid: string, persona: { idPersona: number }, otros: object = {}) =>
      mundo.db
        .insertInto("inscripciones")
        .values({
          ...{ id_inscripcion: `${uid} ${persona.idPersona}`, id_persona: persona.idPersona, uid },
          ...{ fecha: "2026-11-23", estado: "inscrita", numero: null, expira_en: null, fin: null },
          ...{ saltada_en: null, recordada: null, terminada_en: null },
          ...{ creada_en: mundo.reloj.ahora.toISOString(), asistio_en: mundo.reloj.ahora.toISOString() },
          ...otros,
        })
        .execute();
    await inscribir("cocinar-menestras", estuvo!);
    await inscribir("cocinar-menestras", falto!, { asistio_en: null });
    await inscribir("cocinar-menestras", salio!, { estado: "terminada", fin: "salida" });
    await inscribir("respirar-en-compania", conCalma!);
    await inscribir("uno-que-ya-no-esta", deOtro!);
    mundo.reloj.avanzar(89);
    await invitar();
    expect(await invitaciones()).toEqual([]);
    mundo.reloj.avanzar(1);
    await aLaVez(3, invitar);
    await invitar();
    expect((await invitaciones()).map(({ id_persona, estado }) => [id_persona, estado]).sort()).toEqual([
      [estuvo!.idPersona, "abierta"],
      [conCalma!.idPersona, "omitida"],
      [deOtro!.idPersona, "omitida"],
    ]);
    const deTaller = await cartas();
    expect(deTaller.map(({ para }) => para)).toEqual([estuvo!.email]);
    expect(deTaller[0]!.texto).toContain("Te preguntamos porque estuviste en un taller o una clase.");
    expect(enPalabras(deTaller)).not.toMatch(/cocinar|menestras/i);
    const puerta = { idPersona: estuvo!.idPersona, idInvitacion: null };
    valor(await responder(puerta, { idform: "nps", respuestas: DEL_NPS("9") }));
    expect(rechazo(await responder(puerta, { idform: "nps", respuestas: DEL_NPS("9") }))).toBe(
      "ya-respondida",
    );
    expect(await filas()).toMatchObject([{ disparador: "taller" }]);
    // The person was asked in the last thirty days, so nothing that ends now is asked about.
    await conSesionTerminada(MIERCOLES, estuvo);
    despues();
    await invitar();
    expect((await invitaciones()).filter(({ estado }) => estado === "abierta")).toEqual([]);
  });

  it("is asked after a route that they finished, unless of what it was about", async () => {
    const [hizo, aMedias, conCalma, hacePoco] = await aLaVez(4, () => mundo.persona());
    const recorrer = (persona: { idPersona: number }, uid: string, terminadoEn: Date | null) =>
      mundo.db
        .insertInto("recorridos")
        .values({
          ...{
            id_recorrido: `${uid} ${persona.idPersona}`,
            id_persona: persona.idPersona,
            uid,
            ritmo: "diario",
          },
          ...{
            empezado_en: mundo.reloj.ahora.toISOString(),
            terminado_en: terminadoEn?.toISOString() ?? null,
          },
          ...{ pausado_en: null, preguntar_en: null, dejado_en: null },
          ...{ recordar_dias: null, recordar_hora: null, recordar_en: null },
        })
        .execute();
    const { ahora } = mundo.reloj;
    await recorrer(hizo!, "la-plata-en-orden", ahora);
    await recorrer(aMedias!, "la-plata-en-orden", null);
    await recorrer(conCalma!, "noches-mas-tranquilas", ahora);
    await recorrer(hacePoco!, "la-plata-en-orden", sumarMinutos(ahora, 1));
    mundo.reloj.avanzar(30);
    await aLaVez(3, invitar);
    expect((await invitaciones()).map(({ id_persona, estado }) => [id_persona, estado]).sort()).toEqual([
      [hizo!.idPersona, "abierta"],
      [conCalma!.idPersona, "omitida"],
    ]);
    expect((await invitaciones())[0]!.referencia).toContain("la-plata-en-orden");
    const deRuta = await cartas();
    expect(deRuta.map(({ para }) => para)).toEqual([hizo!.email]);
    expect(deRuta[0]!.texto).toContain("Te preguntamos porque terminaste una ruta.");
    expect(enPalabras(deRuta)).not.toMatch(/plata|orden\b/i);
  });

  it("is not asked within thirty days of answering the programme of mental health", async () => {
    const { persona } = await conSesionTerminada();
    valor(
      await mundo.servicios.saludMental.empezar({
        ...{ idform: mundo.servicios.saludMental.idform, dueno: persona, red: "203.0.113.9" },
        consentimiento: { canal: "web", idSolicitud: "s" },
      }),
    );
    despues();
    await invitar();
    expect((await invitaciones()).map(({ estado }) => estado)).toEqual(["omitida"]);
  });

  it("is not asked after a session of psychology, near one, or while they answer how they are", async () => {
    const psicologa = await mundo.especialista();
    const personas = [
      await mundo.persona(),
      await mundo.persona(),
      await mundo.persona(),
      await mundo.persona(),
    ];
    const [deUna, cerca, conTest, enPaz] = personas.map((persona) => persona);
    await conTarjeta({ persona: deUna!, con: psicologa });
    await conTarjeta({ persona: cerca!, hora: "11:00" });
    await conTarjeta({ persona: cerca!, con: psicologa, fecha: JUEVES });
    await conTarjeta({ persona: conTest!, hora: "09:00" });
    await conTarjeta({ persona: enPaz! });
    valor(
      await mundo.servicios.cuestionarios.empezar({
        ...{ idform: "test-de-bienestar", dueno: conTest!, red: "203.0.113.9" },
        consentimiento: { canal: "web", idSolicitud: "s" },
      }),
    );
    despues();
    await invitar();
    const estados = new Map((await invitaciones()).map(({ id_persona, estado }) => [id_persona, estado]));
    expect(personas.map((persona) => estados.get(persona.idPersona))).toEqual([
      "omitida",
      "omitida",
      "omitida",
      "abierta",
    ]);
  });

  it("answers by the link of the mail without signing in, once, and nobody else does in their place", async () => {
    const { persona } = await conSesionTerminada();
    despues();
    await invitar();
    const idInvitacion = idInvitacionDeLlave(await llaveDe())!;
    const conNps = (puerta: { idPersona: number | null; idInvitacion: string | null }) =>
      responder(puerta, { idform: "nps", respuestas: DEL_NPS("9") });
    expect(rechazo(await conNps({ idPersona, idInvitacion }))).toBe("encuesta-no-existe");
    expect(rechazo(await conNps({ idPersona, idInvitacion: null }))).toBe("encuesta-no-existe");
    expect(idInvitacionDeLlave(`${idInvitacion}.${"a".repeat(43)}`)).toBeNull();
    const todas = await aLaVez(4, () => conNps({ idPersona: null, idInvitacion }));
    expect(todas.map(rechazo).sort()).toEqual([
      "aceptado",
      "ya-respondida",
      "ya-respondida",
      "ya-respondida",
    ]);
    expect(await filas()).toMatchObject([{ id_persona: persona.idPersona, disparador: "sesion" }]);
    // The notification leads to the page of thanks.
    expect(await encuestas.abrir("nps", { ...persona, idInvitacion: null })).toMatchObject({
      estado: "respondida",
    });
  });

  it("is told by the link alone that they answered, and never what: any second answer is refused alike", async () => {
    const { persona } = await conSesionTerminada();
    despues();
    await invitar();
    const idInvitacion = idInvitacionDeLlave(await llaveDe())!;
    const conNota = (puerta: { idPersona: number | null }, nota: string) =>
      responder({ ...puerta, idInvitacion }, { idform: "nps", respuestas: DEL_NPS(nota, "Así") });
    valor(await conNota({ idPersona: null }, "9"));
    const notas = Array.from({ length: 11 }, (_, nota) => String(nota));
    const porEnlace = await Promise.all(notas.map((nota) => conNota({ idPersona: null }, nota)));
    expect(new Set(porEnlace.map(rechazo))).toEqual(new Set(["ya-respondida"]));
    // Signed in, the person learns that other answers are stored.
    expect(rechazo(await conNota(persona, "3"))).toBe("otras-respuestas");
    expect(rechazo(await conNota(persona, "9"))).toBe("ya-respondida");
  });

  it("finds it closed after thirty days, by the link and by the notification", async () => {
    const { persona } = await conSesionTerminada();
    despues();
    await invitar();
    const idInvitacion = idInvitacionDeLlave(await llaveDe());
    const puertas = [
      { idPersona: null, idInvitacion },
      { ...persona, idInvitacion: null },
    ];
    for (const puerta of puertas)
      expect(await encuestas.abrir("nps", puerta)).toMatchObject({ estado: "abierta" });
    mundo.reloj.avanzar(31 * 24 * 60);
    for (const puerta of puertas) {
      expect(await encuestas.abrir("nps", puerta)).toMatchObject({ estado: "cerrada" });
      expect(rechazo(await responder(puerta, { idform: "nps", respuestas: DEL_NPS("9") }))).toBe(
        "encuesta-cerrada",
      );
    }
  });
});

describe("whoever was asked before things got hard", () => {
  const { saludMental } = mundo.servicios;
  /** Invites a person to a survey, and gives the ways by which they may answer. */
  async function invitada() {
    const { persona } = await conSesionTerminada();
    despues();
    await invitar();
    const idInvitacion = idInvitacionDeLlave(await llaveDe());
    const puertas = [
      { ...persona, idInvitacion: null },
      { idPersona: null, idInvitacion },
      { ...persona, idInvitacion },
    ];
    const estados = async () =>
      Promise.all(puertas.map(async (puerta) => (await encuestas.abrir("nps", puerta))?.estado));
    const { token } = await abrirSesion(persona.idPersona);
    const porApi = async () => {
      const survey = { clave: CLAVES_DE_API.survey, token };
      const { data } = (await llamar("GET", "/nps/preguntas", survey)).cuerpo;
      const cuerpo = { idInvitacion, respuestas: DEL_NPS("9") };
      return [data, (await llamar("POST", "/nps/respuestas", { ...survey, cuerpo })).estado];
    };
    return { persona, puertas, estados, porApi };
  }
  const NADA = { idInvitacion: null, disparador: null, preguntas: [] };
  /**
   * States that each way shows after a hard time. The link of a mail may be in other hands: alone it reveals nothing
   * about the person's health.
   */
  const CERRADA = ["cerrada", "abierta", "cerrada"];

  it("is asked where they are signed in no more once they answered that they are in danger, also after deleting it", async () => {
    const { persona, puertas, estados, porApi } = await invitada();
    expect(await estados()).toEqual(["abierta", "abierta", "abierta"]);
    const { idform } = saludMental;
    valor(
      await saludMental.empezar({
        ...{ idform, dueno: persona, red: "203.0.113.9" },
        consentimiento: { canal: "web", idSolicitud: "s" },
      }),
    );
    const peligra = { codPregunta: "phq9-9", respuesta: [{ idRespuesta: "casi-todos" }] };
    valor(await saludMental.responder({ idform, dueno: persona, ...peligra }));
    expect(await estados()).toEqual(CERRADA);
    await saludMental.borrar({ idform, dueno: persona });
    expect(await estados()).toEqual(CERRADA);
    for (const puerta of puertas.filter((puerta) => puerta.idPersona !== null))
      expect(rechazo(await responder(puerta, { idform: "nps", respuestas: DEL_NPS("9") }))).toBe(
        "encuesta-cerrada",
      );
    expect(await porApi()).toEqual([NADA, 410]);
    expect(await filas()).toEqual([]);
  });

  it("is asked where they are signed in no more once they booked a session of psychology", async () => {
    const { persona, estados, porApi } = await invitada();
    await conTarjeta({ persona, con: await mundo.especialista(), fecha: JUEVES });
    expect(await estados()).toEqual(CERRADA);
    expect(await porApi()).toEqual([NADA, 410]);
  });
});

describe("what operators see", () => {
  it("is nothing of fewer than five answers, and then counts, the NPS and what was written without names", async () => {
    for (let vez = 0; vez < 4; vez++) valor(await responder());
    const pocas = { idform: SITIO, version: 1, respuestas: null, preguntas: null, ilegibles: 0 };
    expect(valor(await ver(SITIO))).toEqual([pocas]);
    valor(
      await responder(NADIE, {
        respuestas: [...DEL_SITIO.slice(0, 3), { codPregunta: "falta", respuesta: [] }],
      }),
    );
    const [resumen] = valor(await ver(SITIO));
    expect(resumen).toMatchObject({ respuestas: 5 });
    expect(resumen!.preguntas).toMatchObject([
      { veces: { Sí: 5, "En parte": 0 } },
      { veces: { "4": 5, "1": 0 } },
      { veces: { "Mi celular": 5, "Un equipo que no es mío": 5 } },
      // Only four people wrote a comment, too few to show it.
      { respuestas: null, textos: [], veces: null },
    ]);
    const csv = valor(await mundo.producto.acts.encuestas.ver({ operador: "ana", idform: SITIO, csv: true }));
    expect(csv).toContain('"el-sitio",1,"encontrar","veces","Sí",5');
    expect(csv).not.toContain(SECRETO);
    expect(
      rechazo(await mundo.producto.acts.encuestas.ver({ operador: "ana", idform: "nada", csv: true })),
    ).toBe("encuesta-no-existe");
  });
});

describe("answers that none of our keys opens", () => {
  it("are counted as what they are, and add nothing to the others", async () => {
    for (let vez = 0; vez < 6; vez++) valor(await responder());
    const [primera] = await filas();
    await mundo.db
      .updateTable("respuestas_de_encuesta")
      .set({ respuestas_cerradas: "perdida" })
      .where("id_respuesta", "=", primera!.id_respuesta)
      .execute();
    expect(valor(await ver(SITIO))).toMatchObject([{ respuestas: 5, ilegibles: 1 }]);
    await mundo.db.updateTable("respuestas_de_encuesta").set({ respuestas_cerradas: "perdida" }).execute();
    expect(valor(await ver(SITIO))).toMatchObject([{ respuestas: null, preguntas: null, ilegibles: 6 }]);
  });
});

describe("/v2", () => {
  const survey = { clave: CLAVES_DE_API.survey };

  it("has the questions of a survey that is open to all, and takes its answers once", async () => {
    const { cuerpo } = await llamar("GET", `/formularios/${SITIO}`, survey);
    expect(cuerpo.data).toMatchObject({ id: SITIO, preguntas: [{ codPregunta: "encontrar" }, {}, {}, {}] });
    const envio = { idEnvio: crypto.randomUUID(), respuestas: DEL_SITIO };
    const enviar = (otro: object = {}) =>
      llamar("POST", `/formularios/${SITIO}/respuestas`, { ...survey, cuerpo: { ...envio, ...otro } });
    expect([(await enviar()).estado, (await enviar()).estado]).toEqual([201, 201]);
    const otras = await enviar({ respuestas: [de("encontrar", "no"), ...DEL_SITIO.slice(1)] });
    expect([otras.estado, otras.cuerpo.error?.code]).toEqual([422, "otras-respuestas"]);
    const { token } = await abrirSesion(idPersona);
    const deOtra = await llamar("POST", `/formularios/${SITIO}/respuestas`, {
      ...{ ...survey, token },
      cuerpo: envio,
    });
    expect(deOtra.estado).toBe(422);
    expect(await filas()).toHaveLength(1);
    expect((await enviar({ idEnvio: "a\u0000b" })).estado).toBe(400);
    const mala = await enviar({ idEnvio: crypto.randomUUID(), respuestas: [] });
    expect([mala.estado, mala.cuerpo.error]).toMatchObject([400, { code: "respuestas-con-errores" }]);
    for (const id of ["nps", "test-de-bienestar", "nada"])
      expect((await llamar("GET", `/formularios/${id}`, survey)).estado).toBe(404);
  });

  it("takes one Idempotency-Key for one sending, of nobody or of somebody, and keeps nothing of the answers", async () => {
    const { token } = await abrirSesion(idPersona);
    for (const credenciales of [survey, { ...survey, token }]) {
      const cabeceras = { "idempotency-key": crypto.randomUUID() };
      const envio = { idEnvio: crypto.randomUUID(), respuestas: DEL_SITIO };
      const enviar = (otro: object = {}) =>
        llamar("POST", `/formularios/${SITIO}/respuestas`, {
          ...{ ...credenciales, cabeceras },
          cuerpo: { ...envio, ...otro },
        });
      // A refused sending does not use up its key, which the corrected one may use.
      expect((await enviar({ respuestas: [] })).estado).toBe(400);
      const [primera, segunda] = [await enviar(), await enviar()];
      expect([primera.estado, primera.texto]).toEqual([201, segunda.texto]);
      const ajena = await enviar({ idEnvio: crypto.randomUUID() });
      expect([ajena.estado, ajena.cuerpo.error?.code]).toEqual([422, "clave-reutilizada"]);
    }
    const claves = await mundo.db.selectFrom("claves_idempotentes").selectAll().execute();
    expect(claves).toHaveLength(2);
    expect(claves.every(({ cuerpo, sin_copia_en }) => cuerpo === "" && sin_copia_en !== null)).toBe(true);
  });

  it("says at once whom to call to whoever writes of danger, also where nothing is kept", async () => {
    const enviar = (texto: string, otras = DEL_SITIO.slice(0, 3)) =>
      llamar("POST", `/formularios/${SITIO}/respuestas`, {
        ...survey,
        cuerpo: {
          idEnvio: crypto.randomUUID(),
          respuestas: [...otras, { codPregunta: "falta", respuesta: [{ idRespuesta: "valor", texto }] }],
        },
      });
    const AYUDA = { alarma: true, ayuda: [{ telefono: "113" }, { telefono: "106" }] };
    const respuesta = await enviar("me quiero hacer daño");
    expect([respuesta.estado, respuesta.cuerpo.data]).toMatchObject([201, { guardada: true, ...AYUDA }]);
    const malo = await enviar("quiero morir", []);
    expect([malo.estado, malo.cuerpo.error]).toMatchObject([400, AYUDA]);
    expect((await enviar(SECRETO)).cuerpo.data).toEqual({ guardada: true });
  });

  it("names the questions, so that whoever has them already needs no more of them", async () => {
    const pedir = (cabeceras = {}) => llamar("GET", `/formularios/${SITIO}`, { ...survey, cabeceras });
    const { etag } = await pedir();
    expect(etag).toMatch(/^W\/"[\w-]{22}"$/);
    const otra = await pedir({ "if-none-match": etag! });
    expect([otra.estado, otra.texto]).toEqual([304, ""]);
    expect((await pedir({ "if-none-match": 'W/"otra"' })).estado).toBe(200);
    // The ETag belongs to this answer alone.
    expect((await llamar("GET", "/openapi.json", {})).etag).not.toBe(etag);
  });

  it("keeps an open survey as that of whoever is signed in, and of nobody with a session that is none", async () => {
    const { token } = await abrirSesion(idPersona);
    const enviar = (de: string) =>
      llamar("POST", `/formularios/${SITIO}/respuestas`, {
        ...{ ...survey, token: de },
        cuerpo: { idEnvio: crypto.randomUUID(), respuestas: DEL_SITIO },
      });
    expect((await enviar("no-es-una-sesion")).estado).toBe(401);
    expect(await filas()).toEqual([]);
    expect((await enviar(token)).estado).toBe(201);
    expect(await filas()).toMatchObject([{ id_persona: idPersona }]);
  });

  it("asks a person what waits for them, and takes their answer once", async () => {
    const { persona } = await conSesionTerminada();
    const { token } = await abrirSesion(persona.idPersona);
    const preguntas = async (de = token) =>
      (await llamar("GET", "/nps/preguntas", { ...survey, token: de })).cuerpo.data;
    expect(await preguntas()).toEqual({ idInvitacion: null, disparador: null, preguntas: [] });
    despues();
    await invitar();
    const tokenDePersona = (await abrirSesion(persona.idPersona)).token;
    const tokenAjeno = (await abrirSesion(idPersona)).token;
    const { idInvitacion } = (await preguntas(tokenDePersona)) as unknown as { idInvitacion: string };
    expect(await preguntas(tokenAjeno)).toMatchObject({ idInvitacion: null });
    const enviar = async (de: string) =>
      (
        await llamar("POST", "/nps/respuestas", {
          ...survey,
          token: de,
          cuerpo: { idInvitacion, respuestas: DEL_NPS("0") },
        })
      ).estado;
    expect([await enviar(tokenAjeno), await enviar(tokenDePersona), await enviar(tokenDePersona)]).toEqual([
      404, 201, 201,
    ]);
  });
});
