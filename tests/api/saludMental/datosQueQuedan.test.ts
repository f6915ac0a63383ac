import { beforeEach, describe, expect, it } from "vitest";
import {
  preguntasDe,
  preguntasDeCondicion,
  type Formulario,
  type Pregunta,
} from "../../../app/domain/cuestionarios/formulario";
import type { Persona } from "../../../app/domain/cuentas/personas/persona";
import type { Flujo } from "../../../app/domain/consentimientos/politica";
import { cifrarClave } from "../../../server/cuentas/identidad/claves";
import { CONTEXTS } from "../../../server/modules";
import type { Module } from "../../../server/platform/module";
import { idDeVenta } from "../../../app/domain/ventas/comprobantes/comprobante";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { abrirMundo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";
import { dondeSeLee, hastaDondeLleva, volcar } from "../../support/volcado";

const mundo = await abrirMundo({
  guardia: "guardia@bienestar.example",
  emisor: { emitir: () => Promise.resolve("aceptado") },
});
const { consentimientos, cuestionarios, saludMental } = mundo.servicios;
const { llamar, abrirSesion } = abrirApi(mundo);

const CLAVE = "camino-de-prueba-24";
const claveHash = await cifrarClave(CLAVE);
const NOTA = "Anoche lloré en la cocina";
const EN_LA_ENCUESTA = "Los horarios de los martes";
const LATIDOS = 137;
const PROCESAMIENTOS = "/salud-mental/procesamientos";
const TEST = "/cuestionarios/test-de-bienestar";

let persona: Persona;
let token: string;
beforeEach(async () => {
  // Its id is longer than the number that is looked for.
  persona = await mundo.persona({ idPersona: 900_000, nombre: "Zoraida", telefono: "987600123", claveHash });
  ({ token } = await abrirSesion(persona.idPersona));
});

const pedir = (metodo: string, ruta: string, cuerpo?: unknown, clave: "private" | "survey" = "private") =>
  llamar(metodo, ruta, {
    ...{ clave: CLAVES_DE_API[clave], token, cuerpo },
    cabeceras: { "idempotency-key": `${metodo} ${ruta} una sola vez` },
  });
async function versionDe(flujo: Flujo) {
  const pedidas = await consentimientos.verPoliticas(flujo, persona.idPersona);
  return pedidas.estado === "successful" ? pedidas.politicas[0]!.versionActual : "";
}
async function retirar(codigo: string) {
  const libro = await consentimientos.verConsentimientos(persona.idPersona);
  const { idConsentimiento } = libro.find((linea) => linea.codigo === codigo)!;
  valor(
    await consentimientos.cambiarConsentimiento({
      ...{ idPersona: persona.idPersona, idConsentimiento, valor: "0", version: null },
      ...{ canal: "web", idSolicitud: "s" },
    }),
  );
}

/** Answers a question: with the last option, the middle of a scale, or a text. */
function respuestaA(pregunta: Pregunta) {
  if (pregunta.tipo === "text") return [{ idRespuesta: "", texto: NOTA }];
  if (pregunta.tipo === "number") return [{ idRespuesta: "", texto: "7" }];
  if (!("opciones" in pregunta)) return [{ idRespuesta: "5" }];
  const ids = pregunta.opciones.map(({ id }) => ({ idRespuesta: id }));
  return pregunta.tipo === "drag-drop" ? ids : ids.slice(-1);
}
const respuestasA = (form: Formulario) =>
  preguntasDe(form).map((pregunta) => ({ codPregunta: pregunta.cod, respuesta: respuestaA(pregunta) }));

const PULSO = {
  ...{ metodo: "camara", latidosPorMinuto: LATIDOS, contexto: "reposo", senalSobreRuido: 11.2 },
  ...{ diferencia: 0.6, segundos: 25, imagenesPorSegundo: 29.8, ancho: 640, alto: 480 },
};

/** Sends everything that a person can tell about their health through `/v2`, each twice under one idempotency key. */
async function contarloTodo() {
  const programa = (await saludMental.formularios.vigente(saludMental.idform))!.form;
  const test = (await cuestionarios.formularios.vigente("test-de-bienestar"))!.form;
  const enPrograma = { respuestas: respuestasA(programa), versionDeDatos: await versionDe("SALUD_MENTAL") };
  const medida = { pulso: PULSO, versionDeDatos: await versionDe("ESCANEO") };
  const encuesta = {
    idEnvio: crypto.randomUUID(),
    respuestas: preguntasDe((await cuestionarios.formularios.deVersion("el-sitio", 1))!).map((pregunta) => ({
      codPregunta: pregunta.cod,
      respuesta:
        pregunta.tipo === "text" ? [{ idRespuesta: "", texto: EN_LA_ENCUESTA }] : respuestaA(pregunta),
    })),
  };
  const enTest = respuestasA(test);
  const empezado = await pedir("PUT", TEST, { respuestas: [], versionDeDatos: await versionDe("TEST") });
  const { uuidForm } = empezado.cuerpo.data as unknown as { uuidForm: string };
  const todos = [];
  for (const [metodo, ruta, cuerpo, clave] of [
    ["PUT", TEST, { uuidForm, respuestas: visibles(test, enTest), completado: true }],
    ["POST", PROCESAMIENTOS, enPrograma],
    ["POST", "/escaneos", medida],
    ["POST", "/formularios/el-sitio/respuestas", encuesta, "survey"],
  ] as const) {
    const [primera, segunda] = [
      await pedir(metodo, ruta, cuerpo, clave),
      await pedir(metodo, ruta, cuerpo, clave),
    ];
    expect([ruta, primera.estado, primera.texto]).toEqual([
      ruta,
      metodo === "PUT" || ruta === PROCESAMIENTOS ? 200 : 201,
      segunda.texto,
    ]);
    todos.push(primera);
  }
  const deNuevo = {
    procesamientos: () => pedir("POST", PROCESAMIENTOS, enPrograma),
    escaneos: () => pedir("POST", "/escaneos", medida),
  };
  const ids = todos.flatMap(({ cuerpo: { data } }) => Object.values(data).filter((dato) => esId(dato)));
  return { deNuevo, ids: ids as string[] };
}
const esId = (dato: unknown) => typeof dato === "string" && /^[\w-]{30,}$/.test(dato);

/** Only the answers to questions that the form shows. */
function visibles(form: Formulario, respuestas: ReturnType<typeof respuestasA>) {
  return respuestas.filter(({ codPregunta }) => {
    const pregunta = preguntasDe(form).find(({ cod }) => cod === codPregunta)!;
    return (pregunta.si ?? []).every((condicion) =>
      respuestas.some(
        (otra) =>
          preguntasDeCondicion(condicion).includes(otra.codPregunta) &&
          otra.respuesta.some((dada) => condicion.es?.includes(dada.idRespuesta)),
      ),
    );
  });
}

/** Answers and results that must not be readable, by id and in words. */
const RESPUESTAS = [
  ...["casi-todos", "Casi todos los días", "phq9", "no-decir", "Prefiero no responder", NOTA, EN_LA_ENCUESTA],
  ...[
    "miradas",
    "banda",
    "muy-fuerte",
    "alarma",
    "puntaje",
    "franja",
    "latidosPorMinuto",
    `${LATIDOS}`,
    "señal",
  ],
];

/**
 * Tables that hold encrypted answers, beside the instant of each. The table of the mental-health programme keeps only
 * the day.
 */
const SUS_ALMACENES = ["cuestionarios", "escaneos", "respuestas_de_encuesta"];
/** Table of consents, which we must be able to prove, with their instant (Ley 29733, art. 13). */
const ALMACENES_DE_CONSENTIMIENTO = ["consentimientos"];

describe("what the storage tells of somebody's health", () => {
  it("is in no table an answer or a result, also after each was asked for again", async () => {
    const { deNuevo } = await contarloTodo();
    const claves = await mundo.db.selectFrom("claves_idempotentes").selectAll().execute();
    expect(claves.length).toBeGreaterThanOrEqual(2);
    expect(await dondeSeLee(mundo.db, RESPUESTAS)).toEqual([]);
    expect((await deNuevo.procesamientos()).cuerpo.data).toMatchObject({ alarma: true });
    expect((await deNuevo.escaneos()).cuerpo.data).toMatchObject({ latidosPorMinuto: LATIDOS });
  });

  it("is at no minute outside of its store, and of nobody by name where it is counted", async () => {
    mundo.reloj.avanzar(7);
    await contarloTodo();
    // The mail to the guard leaves no row once it was sent.
    for (const job of ["enviar-correos", "escalar-alertas"]) await mundo.job(job);
    const minuto = mundo.reloj.ahora.toISOString().slice(0, 16);
    const enTablas = (await volcar(mundo.db)).filter(({ fila }) => fila.includes(minuto));
    expect(new Set(enTablas.map(({ tabla }) => tabla))).toEqual(
      new Set([...SUS_ALMACENES, ...ALMACENES_DE_CONSENTIMIENTO]),
    );
    const cuentas = await mundo.db.selectFrom("intentos").select("clave").execute();
    for (const { clave } of cuentas) expect(clave).not.toMatch(/comienzos|escaneos|salud|test/);
  });

  it("is counted for a day, and is no longer named by a key two days later", async () => {
    await contarloTodo();
    const deSalud = () =>
      mundo.db
        .selectFrom("claves_idempotentes")
        .select("clave")
        .where("id_persona", "=", persona.idPersona)
        .execute();
    expect((await deSalud()).length).toBeGreaterThanOrEqual(2);
    mundo.reloj.avanzar(24 * 60);
    await mundo.job("limpiar");
    expect((await deSalud()).length).toBeGreaterThanOrEqual(2);
    mundo.reloj.avanzar(24 * 60);
    await mundo.job("limpiar");
    expect(await deSalud()).toEqual([]);
  });

  it("is no longer told by a key once they delete it, or take their consent back", async () => {
    const { deNuevo } = await contarloTodo();
    const dueno = { idPersona: persona.idPersona };
    expect(await saludMental.permite(dueno)).toBe(true);
    await retirar("DATOS_DE_SALUD_MENTAL");
    await retirar("DATOS_DEL_ESCANER");
    expect(await saludMental.permite(dueno), "its first page says that nobody reads it").toBe(false);
    for (const repetir of Object.values(deNuevo))
      expect(await repetir()).toMatchObject({
        estado: 403,
        cuerpo: { error: { code: "sin-consentimiento" } },
      });
    valor(await saludMental.borrar({ idform: saludMental.idform, dueno }));
    expect(await deNuevo.procesamientos()).toMatchObject({
      estado: 410,
      cuerpo: { error: { code: "ya-borrado" } },
    });
    // A repeated request writes nothing more.
    expect(await mundo.db.selectFrom("ingresos_de_salud_mental").selectAll().execute()).toEqual([]);
  });
});

describe("an account that is deleted", () => {
  const SIETE_DIAS = 7 * 24 * 60;

  it("leaves nothing of its test, its programme, its alert, its measurements and its survey, in any table", async () => {
    const { ids } = await contarloTodo();
    const { idPersona, nombre, email, telefono, numeroDocumento } = persona;
    mundo.reloj.avanzar(15);
    for (const job of ["escalar-alertas", "enviar-correos"]) await mundo.job(job);
    expect(await saludMental.aviso(persona)).toMatchObject({ estado: "recibido" });
    const datos = [...RESPUESTAS, ...ids, nombre, email, telefono, numeroDocumento];
    // Before the deletion the data stand in these tables, encrypted or by their name.
    const antes = await dondeSeLee(mundo.db, datos);
    for (const tabla of ["cuestionarios", "ingresos_de_salud_mental", "escaneos", "personas"])
      expect(antes.map((donde) => donde.split(": ")[1])).toContain(tabla);
    valor(
      await mundo.servicios.cuentas.pedirEliminacion({
        ...{ idPersona, idAcceso: "ninguno", canal: "web", clave: CLAVE },
      }),
    );
    mundo.reloj.avanzar(SIETE_DIAS + 1);
    // The last mail holds the address until it is sent.
    for (const job of ["eliminar-cuentas", "enviar-correos", "eliminar-cuentas"]) await mundo.job(job);
    expect(await dondeSeLee(mundo.db, datos)).toEqual([]);
    expect(await saludMental.aviso(persona)).toBeNull();
    for (const tabla of ["alertas_cerradas", "claves_idempotentes"] as const)
      expect(await mundo.db.selectFrom(tabla).selectAll().execute(), tabla).toEqual([]);
  });
});

describe("the receipts of an account that is deleted", () => {
  const SIETE_DIAS = 7 * 24 * 60;
  const especialista = async () => {
    const especialista = await mundo.especialista();
    return conSesiones(mundo, () => especialista);
  };

  it("lead from a name, a document or a mail by no key to anything else, and still say all that the law asks", async () => {
    const { idPersona, nombre, email, telefono, numeroDocumento } = persona;
    const { conTarjeta } = await especialista();
    const { idPedido } = await conTarjeta({ persona });
    await contarloTodo();
    await mundo.job("enviar-comprobantes");
    const datos = [nombre, numeroDocumento, email, telefono];
    const antes = await hastaDondeLleva(mundo.db, datos);
    for (const tabla of ["comprobantes", "citas", "pedidos", "consentimientos", "accesos_a_datos"])
      expect(antes).toContain(tabla);

    mundo.reloj.avanzar(10 * 24 * 60);
    valor(
      await mundo.servicios.cuentas.pedirEliminacion({
        ...{ idPersona, idAcceso: "ninguno", canal: "web", clave: CLAVE },
      }),
    );
    mundo.reloj.avanzar(SIETE_DIAS);
    for (const job of ["eliminar-cuentas", "enviar-correos", "eliminar-cuentas"]) await mundo.job(job);

    expect(await hastaDondeLleva(mundo.db, datos)).toEqual([]);
    expect(await mundo.db.selectFrom("accesos_a_datos").selectAll().execute()).toEqual([]);
    const idComprobante = idDeVenta(idPedido);
    const { comprobante } = valor(await mundo.servicios.ventas.verComprobante({ idPersona, idComprobante }));
    expect(comprobante.receptor).toMatchObject({
      nombre: `${nombre} Prueba Prueba`,
      numeroDocumento,
      correo: "",
    });
  });
});

describe("an endpoint that answers about somebody's health", () => {
  const guarda = ({ personalData = {} }: Pick<Module, "personalData">) =>
    Object.values(personalData).some((tabla) => tabla?.cerrada);
  /** Contexts that encrypt what is no health data: a complaint is answered with its number and its code. */
  const SIN_SALUD = ["reclamos"];
  const DE_SALUD = Object.entries<Module>(CONTEXTS).filter(
    ([name, module]) => !SIN_SALUD.includes(name) && [module, ...module.nouns].some(guarda),
  );
  const deSalud = DE_SALUD.flatMap(([, module]) => {
    // A module may keep encrypted data in one noun only, such as the notes for a session. Then only the endpoints of
    // that noun count.
    const guardan: Pick<Module, "endpoints">[] = guarda(module) ? [module] : module.nouns.filter(guarda);
    return guardan.flatMap(({ endpoints = [] }) => endpoints);
  });
  const idempotentes = deSalud.filter(({ idempotente }) => idempotente);

  it("is of the contexts that keep something closed", () => {
    expect(DE_SALUD.map(([name]) => name)).toEqual(["agenda", "cuestionarios", "saludMental", "medicion"]);
    expect(deSalud.some(({ ruta }) => ruta.endsWith("/nota"))).toBe(true);
    expect(idempotentes.length).toBeGreaterThan(0);
  });

  it.each(idempotentes)("$metodo $ruta keeps no copy of its answer", ({ idempotente }) => {
    // The stored row keeps only the id of the created record, or nothing when every request gets the same answer.
    const queda =
      typeof idempotente === "object" && ("nombre" in idempotente ? idempotente.nombre : "siempre igual");
    expect(String(queda)).toMatch(/^(uuidForm|id\w+|siempre igual)$/);
  });
});
