import { sql } from "kysely";
import { beforeEach, describe, expect, it } from "vitest";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import { DATOS_DEL_TEST } from "../../../app/domain/consentimientos/politica";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { carpetaDeContenido } from "../../support/contenido";
import { FORMULARIO_DE_PRUEBA } from "../../support/cuestionarios";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";

const { carpeta, escribir } = carpetaDeContenido();
const contenido = fuenteDeArchivos(carpeta);
const mundo = await abrirMundo({ contenido });
const { cuestionarios, consentimientos } = mundo.servicios;
const { llamar, abrirSesion } = abrirApi(mundo);
const IDFORM = "prueba";
const ARCHIVO = "cuestionarios/prueba.yaml";
const SECRETO = "Ando sin dormir";

let idPersona: number;
let dueno: { idPersona: number };
beforeEach(async () => {
  await mundo.db.deleteFrom("formularios_fijados").execute();
  escribir(ARCHIVO, FORMULARIO_DE_PRUEBA);
  valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
  ({ idPersona } = await mundo.persona());
  dueno = { idPersona };
});

const consentimiento = { canal: "web", idSolicitud: "s" } as const;
const empezar = (de: { idPersona: number } | { visita: string | null } = dueno, con = true) =>
  cuestionarios.empezar({
    idform: IDFORM,
    dueno: de,
    direccion: "203.0.113.9",
    consentimiento: con ? consentimiento : undefined,
  });
const responder = (
  codPregunta: string,
  ids: string[],
  de: { idPersona: number } | { visita: string | null } = dueno,
) =>
  cuestionarios.responder({
    idform: IDFORM,
    dueno: de,
    codPregunta,
    respuesta: ids.map((idRespuesta) => ({ idRespuesta })),
  });
const escribirNota = (texto: string, de: typeof dueno | { visita: string } = dueno) =>
  cuestionarios.responder({ idform: IDFORM, dueno: de, codPregunta: "nota", respuesta: [{ texto }] });

/** All that is asked, with a note. */
async function responderTodo(de: typeof dueno | { visita: string } = dueno, peso = "2") {
  for (const [cod, ids] of [
    ["elegir", ["c"]],
    ["peso", [peso]],
    ["orden", ["dos", "uno", "tres"]],
    ["recomendar", ["9"]],
  ] as const) {
    valor(await responder(cod, [...ids], de));
  }
  valor(await escribirNota(SECRETO, de));
}
async function terminarUno(peso = "2") {
  valor(await empezar());
  await responderTodo(dueno, peso);
  valor(await cuestionarios.terminar({ idform: IDFORM, dueno }));
  mundo.reloj.avanzar(60);
}
const volcado = async () =>
  JSON.stringify((await sql<object>`select * from cuestionarios`.execute(mundo.db)).rows);
const filas = () => mundo.db.selectFrom("cuestionarios").selectAll().execute();

describe("a form that a person fills in", () => {
  it("begins with their express consent, and with no answer without it", async () => {
    expect(rechazo(await empezar(dueno, false))).toBe("falta-obligatoria");
    expect(await filas()).toEqual([]);
    expect(valor(await empezar())).toMatchObject({ idform: IDFORM, respuestas: [] });
    const [linea] = await consentimientos.verConsentimientos(idPersona);
    expect(linea).toMatchObject({ codigo: DATOS_DEL_TEST, flujo: "TEST", valor: "1", seRetira: true });
    // It is asked once.
    expect(rechazo(await empezar(dueno, false))).toBe("aceptado");
  });

  it("is one, however often and from wherever it is begun", async () => {
    const uuids = (await aLaVez(6, () => empezar())).map((uno) => valor(uno).uuidForm);
    expect(new Set(uuids).size).toBe(1);
    expect(await filas()).toHaveLength(1);
  });

  it("keeps each answer at once, and goes on on another device where it stood", async () => {
    valor(await empezar());
    valor(await responder("elegir", ["a"]));
    valor(await responder("varias", ["x", "y"]));
    const otro = await mundo.otroProceso();
    const { estado } = (await otro.services.cuestionarios.actual(IDFORM, dueno))!;
    expect(estado.preguntas).toContain("horas");
    expect(estado.respuestas.map(({ codPregunta }) => codPregunta)).toEqual(["elegir", "varias"]);
  });

  it("takes one answer twice as once, and answers given at once all of them", async () => {
    valor(await empezar());
    const todas = [
      ...["2", "2", "2"].map((peso) => () => responder("peso", [peso])),
      () => responder("elegir", ["c"]),
      () => responder("recomendar", ["10"]),
      () => responder("orden", ["tres", "dos", "uno"]),
    ];
    await aLaVez(todas.length, async (indice) => valor(await todas[indice]!()));
    const { estado } = (await cuestionarios.actual(IDFORM, dueno))!;
    expect(estado.respuestas.map(({ codPregunta }) => codPregunta)).toEqual([
      "elegir",
      "peso",
      "orden",
      "recomendar",
    ]);
  });

  it("lets go of what an answer hides, in the storage too", async () => {
    valor(await empezar());
    valor(await responder("elegir", ["a"]));
    valor(await responder("varias", ["x"]));
    valor(await responder("elegir", ["c"]));
    const copia = aJson(
      await mundo.servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" }),
    );
    expect(copia.datos.cuestionarios![0]!.respuestas_cerradas).toBe("¿Cuál? La C");
  });

  it("may be begun anew, with nothing answered", async () => {
    valor(await empezar());
    valor(await responder("elegir", ["a"]));
    const { uuidForm } = (await cuestionarios.actual(IDFORM, dueno))!.estado;
    const otra = { idform: IDFORM, dueno, consentimiento, direccion: "203.0.113.9", deNuevo: true };
    const nuevo = valor(await cuestionarios.empezar(otra));
    expect(nuevo).toMatchObject({ respuestas: [] });
    expect(nuevo.uuidForm).not.toBe(uuidForm);
    expect(await filas()).toHaveLength(1);
  });

  it("ends when all is answered, once, and takes no answer after that", async () => {
    valor(await empezar());
    expect(rechazo(await cuestionarios.terminar({ idform: IDFORM, dueno }))).toBe("faltan-respuestas");
    await responderTodo();
    const terminados = await aLaVez(3, () => cuestionarios.terminar({ idform: IDFORM, dueno }));
    expect(terminados.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(rechazo(await responder("peso", ["1"]))).toBe("sin-empezar");
    expect(valor(await cuestionarios.terminados({ idform: IDFORM, idPersona, canal: "web" }))).toHaveLength(
      1,
    );
  });

  it("is of nobody else", async () => {
    await terminarUno();
    const otra = await mundo.persona();
    expect(await cuestionarios.actual(IDFORM, otra)).toBeNull();
    expect(rechazo(await responder("peso", ["1"], otra))).toBe("sin-empezar");
    const { uuid_form } = (await filas())[0]!;
    expect(await cuestionarios.terminado(IDFORM, otra, uuid_form)).toBeNull();
    // By its name alone nobody has it: it is no visitor's.
    expect(await cuestionarios.actual(IDFORM, { visita: uuid_form })).toBeNull();
    expect(rechazo(await cuestionarios.guardarEnCuenta({ ...otra, visita: uuid_form, consentimiento }))).toBe(
      "ya-tienes-uno",
    );
  });

  it("is neither used nor shown once they took their consent back, until they give it again", async () => {
    await terminarUno();
    valor(await empezar());
    const [linea] = await consentimientos.verConsentimientos(idPersona);
    const cambiar = (cual: "0" | "1") =>
      consentimientos.cambiarConsentimiento({
        idPersona,
        idConsentimiento: linea!.idConsentimiento,
        valor: cual,
        version: cual === "1" ? linea!.version : null,
        canal: "web",
        idSolicitud: "s",
      });
    valor(await cambiar("0"));
    expect(rechazo(await responder("peso", ["1"]))).toBe("sin-consentimiento");
    expect(rechazo(await cuestionarios.terminados({ idform: IDFORM, idPersona, canal: "web" }))).toBe(
      "sin-consentimiento",
    );
    valor(await cambiar("1"));
    expect(rechazo(await responder("peso", ["1"]))).toBe("aceptado");
  });

  it("notes each time that its results are read, where the person sees it", async () => {
    const accesos = async () =>
      (await mundo.servicios.cuentas.verAccesosADatos(idPersona)).map(({ accion }) => accion);
    await cuestionarios.terminados({ idform: IDFORM, idPersona, canal: "web" });
    expect(await accesos()).toEqual([]);
    expect(await cuestionarios.ultimaVez(IDFORM, dueno)).toBeNull();
    await terminarUno();
    expect(await cuestionarios.ultimaVez(IDFORM, dueno)).not.toBeNull();
    await cuestionarios.terminados({ idform: IDFORM, idPersona, canal: "web" });
    expect(await accesos()).toEqual(["resultados-de-test"]);
  });
});

describe("what somebody answered", () => {
  it("stands in the storage so that nobody reads it there, and opens for its own row only", async () => {
    valor(await empezar());
    await responderTodo();
    expect(await volcado()).not.toMatch(new RegExp(`${SECRETO}|elegir|La C|peso`));
    const otra = await mundo.persona();
    valor(await empezar(otra));
    const todas = await filas();
    const [una, dos] = [idPersona, otra.idPersona].map((de) => todas.find((fila) => fila.id_persona === de));
    await mundo.db
      .updateTable("cuestionarios")
      .set({ respuestas_cerradas: una!.respuestas_cerradas })
      .where("uuid_form", "=", dos!.uuid_form)
      .execute();
    await expect(cuestionarios.actual(IDFORM, otra)).rejects.toThrow("none of our keys opens it");
  });

  it("is read by a process whose first key is another, and by none that lacks the old one", async () => {
    valor(await empezar());
    await responderTodo();
    const { services } = await mundo.otroProceso({ secretoDeSesion: ["llave-nueva", "secreto-de-prueba"] });
    expect((await services.cuestionarios.actual(IDFORM, dueno))!.estado.respuestas).toHaveLength(5);
    const ajeno = await mundo.otroProceso({ secretoDeSesion: "llave-nueva" });
    await expect(ajeno.services.cuestionarios.actual(IDFORM, dueno)).rejects.toThrow();
  });

  it("is in the copy of their data, in words, and is deleted with the account or when they ask", async () => {
    await terminarUno();
    const copia = await mundo.servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" });
    expect(aJson(copia).datos.cuestionarios![0]!.respuestas_cerradas).toBe(
      `¿Cuál? La C · ¿Cuánto pesa? 2 · ¿En qué orden? Dos, Uno, Tres · ¿Lo recomendarías? 9 · ¿Algo más? ${SECRETO}`,
    );
    const otra = await mundo.persona();
    valor(await empezar(otra));
    valor(await cuestionarios.borrar({ idform: IDFORM, dueno }));
    expect((await filas()).map((fila) => fila.id_persona)).toEqual([otra.idPersona]);
    await mundo.db
      .insertInto("eliminaciones")
      .values({
        id_eliminacion: "e",
        id_persona: otra.idPersona,
        estado: "pedida",
        pedida_en: mundo.reloj.ahora.toISOString(),
        ejecutar_en: mundo.reloj.ahora.toISOString(),
        cerrada_en: null,
      })
      .execute();
    await mundo.job("eliminar-cuentas");
    expect(await filas()).toEqual([]);
  });
});

describe("a visitor", () => {
  const visitaNueva = async () => ({ visita: valor(await empezar({ visita: null })).uuidForm });

  it("agrees too, and is kept in the ledger of those without an account", async () => {
    expect(rechazo(await empezar({ visita: null }, false))).toBe("falta-obligatoria");
    const { visita } = await visitaNueva();
    const lineas = await mundo.db.selectFrom("aceptaciones_publicas").selectAll().execute();
    expect(lineas).toMatchObject([
      { id_aceptacion: visita, codigo: DATOS_DEL_TEST, flujo: "TEST", valor: "1" },
    ]);
  });

  it("answers under the name that their browser was given, begins anew in its place, and ends", async () => {
    const primera = await visitaNueva();
    const visita = valor(await empezar(primera)).uuidForm;
    expect(visita).not.toBe(primera.visita);
    expect((await filas()).map(({ uuid_form }) => uuid_form)).toEqual([visita]);
    await responderTodo({ visita });
    valor(await cuestionarios.terminar({ idform: IDFORM, dueno: { visita } }));
    const visto = await cuestionarios.actual(IDFORM, { visita });
    expect(visto!.cuestionario.terminadoEn).toEqual(mundo.reloj.ahora);
    expect(await cuestionarios.actual(IDFORM, { visita: "inventada" })).toBeNull();
    expect(await cuestionarios.actual(IDFORM, { visita: null })).toBeNull();
  });

  it("keeps it in an account by saying so, once, and it is theirs alone from then on", async () => {
    const deVisita = await visitaNueva();
    await responderTodo(deVisita);
    valor(await cuestionarios.terminar({ idform: IDFORM, dueno: deVisita }));
    expect(
      rechazo(await cuestionarios.guardarEnCuenta({ idPersona, ...deVisita, consentimiento: undefined })),
    ).toBe("falta-obligatoria");
    valor(await cuestionarios.guardarEnCuenta({ idPersona, ...deVisita, consentimiento }));
    const [suyo] = valor(await cuestionarios.terminados({ idform: IDFORM, idPersona, canal: "web" }));
    expect(suyo!.cuestionario.uuidForm).toBe(deVisita.visita);
    expect(await cuestionarios.actual(IDFORM, deVisita)).toBeNull();
  });

  it("does not lose a draft to another one: of two that are open, none takes the place of the other", async () => {
    const deVisita = await visitaNueva();
    valor(await empezar());
    expect(rechazo(await cuestionarios.guardarEnCuenta({ idPersona, ...deVisita, consentimiento }))).toBe(
      "ya-tienes-uno",
    );
    expect(await filas()).toHaveLength(2);
  });

  it("is forgotten after seven days without an answer, and a person's draft is not", async () => {
    await visitaNueva();
    valor(await empezar());
    mundo.reloj.avanzar(7 * 24 * 60 + 1);
    await mundo.job("limpiar");
    expect((await filas()).map((fila) => fila.id_persona)).toEqual([idPersona]);
  });
});

describe("a form that was asked", () => {
  const publicar = () => mundo.producto.acts.edicion.publicar({ operador: "ana" });
  const revisar = () => mundo.producto.acts.edicion.revisar({ operador: "ana" });
  const conOtra = FORMULARIO_DE_PRUEBA.replace("¿Cuál?", "¿Cuál de todas?");

  it("may change until then, and from then on only as another version", async () => {
    escribir(ARCHIVO, conOtra);
    expect(rechazo(await publicar())).toBe("aceptado");
    escribir(ARCHIVO, FORMULARIO_DE_PRUEBA);
    valor(await publicar());
    valor(await empezar());
    escribir(ARCHIVO, conOtra);
    expect(await publicar()).toMatchObject({
      rechazo: "contenido-con-errores",
      detalle: [
        `${ARCHIVO}:2: version: la versión 1 ya tiene respuestas y no cambia: escribe el cambio como versión 2`,
      ],
    });
    escribir(ARCHIVO, conOtra.replace("version: 1", "version: 2"));
    expect(rechazo(await revisar())).toBe("aceptado");
  });

  it("goes on as it was asked, with its results, while others are asked the new version", async () => {
    await terminarUno();
    valor(await empezar());
    const nuevas = FORMULARIO_DE_PRUEBA.replace("version: 1", "version: 2")
      .replace("Uno alto.", "Uno muy alto.")
      .replace("texto: ¿Cuál?", "texto: ¿Cuál de todas?");
    escribir(ARCHIVO, nuevas);
    valor(await publicar());
    expect((await cuestionarios.actual(IDFORM, dueno))!.form.version).toBe(1);
    const [suyo] = valor(await cuestionarios.terminados({ idform: IDFORM, idPersona, canal: "web" }));
    expect(suyo!.form.dimensiones[0]!.textos[1]).toBe("Uno alto.");
    const otra = await mundo.persona();
    valor(await empezar(otra));
    expect((await cuestionarios.actual(IDFORM, otra))!.form.version).toBe(2);
  });

  it("is asked as it was, by a process that begins with a file that was changed all the same", async () => {
    valor(await empezar());
    escribir(ARCHIVO, conOtra);
    const { services } = await mundo.otroProceso({ contenido });
    const vigente = await services.cuestionarios.formularios.vigente(IDFORM);
    expect(vigente!.form.paginas[0]!.preguntas[0]!.texto).toBe("¿Cuál?");
  });
});

describe("what is recommended", () => {
  it("begins with what somebody chose, says why, and names only what is published", async () => {
    await terminarUno("4");
    const [suyo] = valor(await cuestionarios.terminados({ idform: IDFORM, idPersona, canal: "web" }));
    const dadas = await cuestionarios.recomendar(suyo!.form, suyo!.estado);
    expect(dadas.map(({ dimension, motivo }) => [dimension, motivo])).toEqual([["Dos", "elegida"]]);
    expect(dadas[0]).toMatchObject({ razon: "Porque también ayuda.", especialidad: "nutricion" });
    expect(dadas[0]!.piezas.map(({ url }) => url)).toEqual(["hoja-de-mar"]);
  });
});

describe("/v2", () => {
  const pedir = async (metodo: string, ruta = "", cuerpo?: unknown, de = idPersona) =>
    llamar(metodo, `/cuestionarios/${IDFORM}${ruta}`, {
      clave: CLAVES_DE_API.private,
      token: (await abrirSesion(de)).token,
      cuerpo,
    });
  const versionDeDatos = "2026-11";
  const una = (codPregunta: string, ...ids: string[]) => ({
    codPregunta,
    respuesta: ids.map((idRespuesta) => ({ idRespuesta })),
  });
  const TODAS = [
    una("elegir", "c"),
    una("peso", "2"),
    una("orden", "dos", "uno", "tres"),
    una("recomendar", "9"),
    { codPregunta: "nota", respuesta: [] },
  ];

  it("has the questions before anything is begun, and nothing else", async () => {
    const { estado, cuerpo } = await pedir("GET");
    expect(estado).toBe(200);
    expect(cuerpo.data).toMatchObject({
      idform: IDFORM,
      uuidForm: null,
      respuestas: [],
      siguiente: "elegir",
    });
    expect(await filas()).toEqual([]);
  });

  it("keeps what is put in the place of what was there, in whatever order, twice as once", async () => {
    const cuerpo = { versionDeDatos, respuestas: [una("varias", "x"), una("elegir", "a")] };
    const primera = await pedir("PUT", "", cuerpo);
    expect(primera.cuerpo.data).toMatchObject({ siguiente: "horas", terminado: false });
    expect((await pedir("PUT", "", cuerpo)).cuerpo).toEqual(primera.cuerpo);
    const otra = await pedir("PUT", "", { respuestas: [una("elegir", "c")] });
    expect(otra.cuerpo.data).toMatchObject({
      respuestas: [{ codPregunta: "elegir", completado: true }],
      siguiente: "peso",
    });
    expect((await pedir("GET")).cuerpo.data).toEqual(otra.cuerpo.data);
  });

  it("asks for the consent once, and refuses what does not fit with nothing kept of it", async () => {
    expect((await pedir("PUT", "", { respuestas: [] })).estado).toBe(400);
    expect((await pedir("PUT", "", { versionDeDatos: "2020-01", respuestas: [] })).estado).toBe(409);
    const mala = await pedir("PUT", "", {
      versionDeDatos,
      respuestas: [una("elegir", "c"), una("peso", "77")],
    });
    expect([mala.estado, mala.cuerpo.error]).toMatchObject([400, { code: "opcion-no-esta" }]);
    expect((await pedir("GET")).cuerpo.data).toMatchObject({ respuestas: [] });
  });

  it("ends it once however often it is asked for, and has its results from then on", async () => {
    const { cuerpo } = await pedir("PUT", "", { versionDeDatos, respuestas: TODAS });
    const uuidForm = String(cuerpo.data.uuidForm);
    const terminar = () => pedir("PUT", "", { uuidForm, respuestas: TODAS, completado: true });
    expect((await terminar()).cuerpo.data).toMatchObject({ uuidForm, terminado: true });
    expect((await terminar()).cuerpo.data).toMatchObject({ uuidForm, terminado: true });
    expect(await filas()).toHaveLength(1);
    const { data } = (await pedir("GET", "/perfil")).cuerpo;
    expect(data).toMatchObject({
      resultados: [{ uuidForm, general: { puntaje: 90 }, dimensiones: [{ puntaje: 100 }, { puntaje: 80 }] }],
    });
    const otra = await mundo.persona();
    expect((await pedir("GET", "/perfil", undefined, otra.idPersona)).estado).toBe(403);
  });

  it("knows no form that there is not", async () => {
    const { token } = await abrirSesion(idPersona);
    const nada = { clave: CLAVES_DE_API.private, token };
    expect((await llamar("GET", "/cuestionarios/nada", nada)).estado).toBe(404);
    expect((await llamar("GET", "/cuestionarios/nada/perfil", nada)).estado).toBe(404);
  });
});
