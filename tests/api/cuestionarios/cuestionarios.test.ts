import { sql } from "kysely";
import { beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { aJson } from "../../../app/domain/cuentas/misDatos/copia";
import { cuandoFue } from "../../../app/domain/cuentas/accesosADatos/accesoADatos";
import { diaConAnio, fechaDe } from "../../../app/domain/shared/fechas";
import { DATOS_DEL_TEST } from "../../../app/domain/consentimientos/politica";
import { makeCofre } from "../../../server/platform/cofre";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { carpetaDeContenido, FICHA_DE_TALLER, RUTA_DE_PRUEBA } from "../../support/contenido";
import { FORMULARIO_DE_PRUEBA } from "../../support/cuestionarios";
import { abrirMundo, aLaVez, rechazo, valor } from "../../support/servicios";
import { vigente } from "../../support/politicas";

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
    red: "203.0.113.9",
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

/** Answers all questions of the form, with a written note. */
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
const actual = async (de: { idPersona: number } | { visita: string | null } = dueno) =>
  valor(await cuestionarios.actual(IDFORM, de));
const terminados = async () =>
  valor(await cuestionarios.terminados({ idform: IDFORM, idPersona, canal: "web" })).vistos;
const accesos = async () =>
  (await mundo.servicios.cuentas.verAccesosADatos(idPersona)).map(({ accion }) => accion);
const volcado = async () =>
  JSON.stringify((await sql<object>`select * from cuestionarios`.execute(mundo.db)).rows);
const filas = () => mundo.db.selectFrom("cuestionarios").selectAll().execute();

describe("a form that a person fills in", () => {
  it("begins with their express consent, and with no answer without it", async () => {
    expect(rechazo(await empezar(dueno, false))).toBe("falta-obligatoria");
    expect(await filas()).toEqual([]);
    expect(valor(await empezar())).toMatchObject({ nuevo: true });
    expect((await actual())!.estado).toMatchObject({ idform: IDFORM, respuestas: [] });
    const [linea] = await consentimientos.verConsentimientos(idPersona);
    expect(linea).toMatchObject({ codigo: DATOS_DEL_TEST, flujo: "TEST", valor: "1", seRetira: true });
    // The consent is asked for only once.
    expect(rechazo(await empezar(dueno, false))).toBe("aceptado");
  });

  it("is one, however often and from wherever it is begun", async () => {
    const uuids = (await aLaVez(6, () => empezar())).map((resultado) => valor(resultado).uuidForm);
    expect(new Set(uuids).size).toBe(1);
    expect(await filas()).toHaveLength(1);
  });

  it("keeps each answer at once, and goes on on another device where it stood", async () => {
    valor(await empezar());
    valor(await responder("elegir", ["a"]));
    valor(await responder("varias", ["x", "y"]));
    const otro = await mundo.otroProceso();
    const { estado } = valor(await otro.services.cuestionarios.actual(IDFORM, dueno))!;
    expect(estado.preguntas).toContain("horas");
    expect(estado.respuestas.map(({ codPregunta }) => codPregunta)).toEqual(["elegir", "varias"]);
  });

  it("takes an answer that comes again late as heard, and not over what was answered since", async () => {
    valor(await empezar());
    const tarde = { idform: IDFORM, dueno, codPregunta: "elegir", idEnvio: "0123456789abcdef" };
    valor(await cuestionarios.responder({ ...tarde, respuesta: [{ idRespuesta: "a" }] }));
    valor(await responder("elegir", ["b"]));
    const otraVez = await aLaVez(4, () =>
      cuestionarios.responder({ ...tarde, respuesta: [{ idRespuesta: "a" }] }),
    );
    expect(otraVez.map(rechazo)).toEqual(Array(4).fill("aceptado"));
    expect((await actual())!.estado.respuestas[0]!.respuesta).toMatchObject([{ idRespuesta: "b" }]);
    // A refused answer does not use up the id of its sending.
    const mala = { ...tarde, idEnvio: "fedcba9876543210" };
    expect(rechazo(await cuestionarios.responder({ ...mala, respuesta: [{ idRespuesta: "nada" }] }))).toBe(
      "opcion-no-esta",
    );
    valor(await cuestionarios.responder({ ...mala, respuesta: [{ idRespuesta: "c" }] }));
    expect((await actual())!.estado.respuestas[0]!.respuesta).toMatchObject([{ idRespuesta: "c" }]);
    // An id that another person's form has too is another sending.
    const otra = await mundo.persona();
    valor(await empezar({ idPersona: otra.idPersona }));
    valor(
      await cuestionarios.responder({
        ...{ ...tarde, dueno: { idPersona: otra.idPersona } },
        respuesta: [{ idRespuesta: "a" }],
      }),
    );
    expect((await actual({ idPersona: otra.idPersona }))!.estado.respuestas).toHaveLength(1);
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
    const { estado } = (await actual())!;
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

  it("may be begun anew, with nothing answered, and nobody else's is lost", async () => {
    const vecina = await mundo.persona();
    const { uuidForm: uuidDeVecina } = valor(await empezar(vecina));
    valor(await empezar());
    valor(await responder("elegir", ["a"]));
    const { uuidForm } = (await actual())!.estado;
    const otra = { idform: IDFORM, dueno, consentimiento, red: "203.0.113.9", deNuevo: true };
    const nuevo = valor(await cuestionarios.empezar(otra));
    expect((await actual())!.estado).toMatchObject({ respuestas: [] });
    expect(nuevo.uuidForm).not.toBe(uuidForm);
    expect(await filas()).toHaveLength(2);
    expect((await actual(vecina))!.estado.uuidForm).toBe(uuidDeVecina);
  });

  it("ends when all is answered, once, and takes no answer after that", async () => {
    valor(await empezar());
    expect(rechazo(await cuestionarios.terminar({ idform: IDFORM, dueno }))).toBe("faltan-respuestas");
    await responderTodo();
    const fines = await aLaVez(3, () => cuestionarios.terminar({ idform: IDFORM, dueno }));
    expect(fines.filter(({ ok }) => ok).length).toBeGreaterThan(0);
    expect(rechazo(await responder("peso", ["1"]))).toBe("sin-empezar");
    expect(await terminados()).toHaveLength(1);
  });

  it("is of nobody else", async () => {
    await terminarUno();
    const otra = await mundo.persona();
    expect(await actual(otra)).toBeNull();
    expect(rechazo(await responder("peso", ["1"], otra))).toBe("sin-empezar");
    const { uuid_form } = (await filas())[0]!;
    expect(valor(await cuestionarios.terminado(IDFORM, otra, uuid_form, "api"))).toBeNull();
    // The id of the form alone opens nothing, because it is not the id of a visit.
    expect(await actual({ visita: uuid_form })).toBeNull();
    expect(valor(await cuestionarios.guardarEnCuenta({ ...otra, visita: uuid_form, consentimiento }))).toBe(
      "nada",
    );
    expect((await filas())[0]).toMatchObject({ id_persona: idPersona });
  });

  it("is neither used nor shown once they took their consent back, until they give it again", async () => {
    await terminarUno();
    valor(await empezar());
    const [linea] = await consentimientos.verConsentimientos(idPersona);
    const cambiar = (eleccion: "0" | "1") =>
      consentimientos.cambiarConsentimiento({
        idPersona,
        idConsentimiento: linea!.idConsentimiento,
        valor: eleccion,
        version: eleccion === "1" ? linea!.version : null,
        canal: "web",
        idSolicitud: "s",
      });
    valor(await cambiar("0"));
    const leidas = await accesos();
    expect(rechazo(await responder("peso", ["1"]))).toBe("sin-consentimiento");
    // After the withdrawal an unfinished test cannot be read either, nor even opened.
    expect(rechazo(await cuestionarios.actual(IDFORM, dueno))).toBe("sin-consentimiento");
    const ultimo = (await filas()).find(({ terminado_en }) => terminado_en !== null)!;
    expect(rechazo(await cuestionarios.terminado(IDFORM, dueno, ultimo.uuid_form, "api"))).toBe(
      "sin-consentimiento",
    );
    expect(await accesos()).toEqual(leidas);
    expect(rechazo(await cuestionarios.terminados({ idform: IDFORM, idPersona, canal: "web" }))).toBe(
      "sin-consentimiento",
    );
    valor(await cambiar("1"));
    expect(rechazo(await responder("peso", ["1"]))).toBe("aceptado");
  });

  it("notes on one line for each day and purpose how often it was read, where the person sees it", async () => {
    await cuestionarios.terminados({ idform: IDFORM, idPersona, canal: "web" });
    expect(await accesos()).toEqual([]);
    expect(await cuestionarios.ultimaVez(IDFORM, dueno)).toBeNull();
    valor(await empezar());
    await aLaVez(5, () => actual());
    const veces = async () =>
      (await mundo.servicios.cuentas.verAccesosADatos(idPersona)).map(
        (acceso) => `${cuandoFue(acceso)}: ${acceso.descripcion}: ${acceso.veces}`,
      );
    const seguir = "Se abrieron tus respuestas de un test, para seguir donde estabas";
    const mostrar = "Se abrieron tus respuestas de un test, para mostrarte tu resultado";
    const hoy = diaConAnio(fechaDe(mundo.reloj.ahora));
    expect(await veces()).toEqual([`${hoy}: ${seguir}: 5`]);
    await responderTodo();
    const { uuidForm } = valor(await cuestionarios.terminar({ idform: IDFORM, dueno })).estado;
    expect(await cuestionarios.ultimaVez(IDFORM, dueno)).not.toBeNull();
    await aLaVez(5, terminados);
    // Reading a finished test by its id is logged as a reading of its result.
    valor(await cuestionarios.terminado(IDFORM, dueno, uuidForm, "web"));
    expect((await veces()).sort()).toEqual([`${hoy}: ${mostrar}: 6`, `${hoy}: ${seguir}: 5`]);
    mundo.reloj.avanzar(24 * 60);
    await terminados();
    expect((await veces())[0]).toBe(`${diaConAnio(fechaDe(mundo.reloj.ahora))}: ${mostrar}: 1`);
    expect(await veces()).toHaveLength(3);
  });

  it("takes no answer that was typed for another one", async () => {
    const { uuidForm } = valor(await empezar({ visita: null }));
    const uuidDeCuenta = valor(await empezar()).uuidForm;
    const envio = { idform: IDFORM, dueno, codPregunta: "elegir", respuesta: [{ idRespuesta: "a" }] };
    expect(rechazo(await cuestionarios.responder({ ...envio, uuidForm }))).toBe("otro-cuestionario");
    expect(rechazo(await cuestionarios.terminar({ ...envio, uuidForm }))).toBe("otro-cuestionario");
    expect((await actual())!.estado.respuestas).toEqual([]);
    valor(await cuestionarios.responder({ ...envio, uuidForm: uuidDeCuenta }));
  });
});

describe("what somebody answered", () => {
  it("stands in the storage so that nobody reads it there, and opens for its own row, form and person only", async () => {
    valor(await empezar());
    await responderTodo();
    expect(await volcado()).not.toMatch(new RegExp(`${SECRETO}|elegir|La C|peso`));
    const otra = await mundo.persona();
    valor(await empezar(otra));
    const todas = await filas();
    const [primera, segunda] = [idPersona, otra.idPersona].map((de) =>
      todas.find((fila) => fila.id_persona === de)!,
    );
    const cambiar = (uuid: string, cambios: { respuestas_cerradas?: string; id_persona?: number }) =>
      mundo.db.updateTable("cuestionarios").set(cambios).where("uuid_form", "=", uuid).execute();
    await cambiar(segunda!.uuid_form, { respuestas_cerradas: primera!.respuestas_cerradas });
    expect(rechazo(await cuestionarios.actual(IDFORM, otra))).toBe("respuestas-ilegibles");
    // A row that is moved to another person's name in the database cannot be decrypted.
    await mundo.db.deleteFrom("cuestionarios").where("uuid_form", "=", segunda!.uuid_form).execute();
    await cambiar(primera!.uuid_form, { id_persona: otra.idPersona });
    expect(rechazo(await cuestionarios.actual(IDFORM, otra))).toBe("respuestas-ilegibles");
  });

  it("is as long whatever was answered", async () => {
    valor(await empezar());
    const largo = async () => (await filas())[0]!.respuestas_cerradas.length;
    const largos = new Set([await largo()]);
    valor(await responder("elegir", ["a"]));
    valor(await responder("peso", ["9"]));
    for (const opcion of ["no", "si"]) {
      valor(await responder("peligro", [opcion]));
      largos.add(await largo());
    }
    valor(await escribirNota(SECRETO));
    largos.add(await largo());
    expect(largos.size).toBe(1);
  });

  it("is closed anew with another key while the product runs, and what nobody can open stops nothing", async () => {
    await terminarUno();
    valor(await empezar());
    await responderTodo();
    const { uuidForm } = valor(await empezar({ visita: null }));
    const secretoDeRespuestas = ["llave-nueva", "respuestas-de-prueba"];
    const otro = await mundo.otroProceso({ secretoDeRespuestas });
    const sinLaVieja = await mundo.otroProceso({ secretoDeRespuestas: "llave-nueva" });
    const abrirSinLaVieja = () => sinLaVieja.services.cuestionarios.actual(IDFORM, dueno);
    expect(valor(await otro.services.cuestionarios.actual(IDFORM, dueno))!.estado.respuestas).toHaveLength(5);
    expect(rechazo(await abrirSinLaVieja())).toBe("respuestas-ilegibles");
    await mundo.db
      .updateTable("cuestionarios")
      .set({ respuestas_cerradas: "perdida" })
      .where("uuid_form", "=", uuidForm)
      .execute();
    expect(valor(await otro.acts.respuestas.cerrar({ operador: "ana" }))).toEqual({
      cerrados: 2,
      alDia: 0,
      ilegibles: 1,
    });
    expect(valor(await otro.acts.respuestas.cerrar({ operador: "ana" }))).toMatchObject({ alDia: 2 });
    expect(valor(await abrirSinLaVieja())!.estado.respuestas).toHaveLength(5);
    const vistos = await sinLaVieja.services.cuestionarios.terminados({
      idform: IDFORM,
      idPersona,
      canal: "web",
    });
    expect(valor(vistos)).toMatchObject({ ilegibles: 0, vistos: [{ estado: { idform: IDFORM } }] });
  });

  it("that nobody can open is said in the copy and the results, and can be deleted", async () => {
    await terminarUno();
    await mundo.db.updateTable("cuestionarios").set({ respuestas_cerradas: "perdida" }).execute();
    await terminarUno();
    expect(valor(await cuestionarios.terminados({ idform: IDFORM, idPersona, canal: "web" }))).toMatchObject({
      ilegibles: 1,
      vistos: [{ estado: { idform: IDFORM } }],
    });
    const copia = await mundo.servicios.cuentas.verMisDatos({ idPersona, canal: "web", accion: "copia" });
    const leidas = aJson(copia).datos.cuestionarios!.map((fila) => fila.respuestas_cerradas);
    expect(leidas).toContain("No podemos leer estas respuestas. Puedes borrarlas.");
    expect(leidas.join()).toContain(SECRETO);
    valor(await cuestionarios.borrar({ idform: IDFORM, dueno }));
    expect(await filas()).toEqual([]);
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
    const visto = await actual({ visita });
    expect(visto!.cuestionario.terminadoEn).toEqual(mundo.reloj.ahora);
    expect(await actual({ visita: "inventada" })).toBeNull();
    expect(await actual({ visita: null })).toBeNull();
  });

  it("keeps it in an account by saying so, once, and it is theirs alone from then on", async () => {
    const deVisita = await visitaNueva();
    await responderTodo(deVisita);
    valor(await cuestionarios.terminar({ idform: IDFORM, dueno: deVisita }));
    expect(
      rechazo(await cuestionarios.guardarEnCuenta({ idPersona, ...deVisita, consentimiento: undefined })),
    ).toBe("falta-obligatoria");
    valor(await cuestionarios.guardarEnCuenta({ idPersona, ...deVisita, consentimiento }));
    const [cuestionario] = await terminados();
    expect(cuestionario!.cuestionario.uuidForm).toBe(deVisita.visita);
    expect(await actual(deVisita)).toBeNull();
    // The result is already stored when the button is pressed once more.
    const otraVez = await aLaVez(3, () =>
      cuestionarios.guardarEnCuenta({ idPersona, ...deVisita, consentimiento }),
    );
    expect(otraVez.map(valor)).toEqual(["guardado", "guardado", "guardado"]);
    const nada = { idPersona, visita: "borrada", consentimiento: undefined };
    expect(valor(await cuestionarios.guardarEnCuenta(nada))).toBe("nada");
  });

  it("does not lose a draft to another one: of two that are open, none takes the place of the other", async () => {
    const deVisita = await visitaNueva();
    valor(await empezar());
    expect(rechazo(await cuestionarios.guardarEnCuenta({ idPersona, ...deVisita, consentimiento }))).toBe(
      "ya-tienes-uno",
    );
    expect(await filas()).toHaveLength(2);
  });

  it("keeps it while another test is begun: one of both is open, and nothing fails", async () => {
    for (let vez = 0; vez < 8; vez++) {
      const deVisita = await visitaNueva();
      const [guardado, empezado] = await Promise.all([
        cuestionarios.guardarEnCuenta({ idPersona, ...deVisita, consentimiento }),
        empezar(),
      ]);
      const comienzo = valor(empezado);
      expect(rechazo(guardado)).toBe(comienzo.nuevo ? "ya-tienes-uno" : "aceptado");
      expect((await actual())!.estado.uuidForm).toBe(comienzo.uuidForm);
      await mundo.db.deleteFrom("cuestionarios").execute();
    }
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
    expect((await actual())!.form.version).toBe(1);
    const [cuestionario] = await terminados();
    expect(cuestionario!.form.dimensiones[0]!.textos[1]).toBe("Uno alto.");
    const otra = await mundo.persona();
    valor(await empezar(otra));
    expect((await actual(otra))!.form.version).toBe(2);
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
    const [cuestionario] = await terminados();
    const dadas = await cuestionarios.recomendar(cuestionario!.form, cuestionario!.estado, idPersona);
    expect(dadas.map(({ dimension, motivo }) => [dimension, motivo])).toEqual([["Dos", "elegida"]]);
    expect(dadas[0]).toMatchObject({ razon: "Porque también ayuda.", especialidad: "nutricion" });
    expect(dadas[0]!.piezas.map(({ url }) => url)).toEqual(["hoja-de-mar"]);
  });

  it("names a route of everybody's, and a workshop that is soon", async () => {
    await terminarUno("4");
    const [cuestionario] = await terminados();
    const recomendada = async () =>
      (await cuestionarios.recomendar(cuestionario!.form, cuestionario!.estado, idPersona)).find(
        ({ dimension }) => dimension === "Dos",
      )!.acompanan;
    expect(await recomendada()).toMatchObject([
      {
        clase: "ruta",
        href: "/ruta/ruta-de-mar",
        detalles: expect.stringMatching(/^Ruta · \d+ pasos · /) as string,
      },
      {
        ...{ clase: "taller", href: "/bienestar-en-vivo/dibujar-el-mar" },
        detalles: "Demostración · Taller · 45 min · Gratis",
      },
    ]);
    onTestFinished(() => {
      escribir("rutas/ruta-de-mar.yaml", RUTA_DE_PRUEBA);
      escribir("talleres/dibujar-el-mar.md", FICHA_DE_TALLER);
    });
    const deOtroPlan = RUTA_DE_PRUEBA.replace("pasos:", "planes: [PREMIUM]\npasos:");
    escribir("rutas/ruta-de-mar.yaml", deOtroPlan);
    const pasado = FICHA_DE_TALLER.replace(/regla: [^]*(?=sala:)/, "");
    escribir("talleres/dibujar-el-mar.md", pasado);
    valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
    expect(await recomendada()).toEqual([]);
  });
});

describe("/v2", () => {
  const pedir = async (metodo: string, ruta = "", cuerpo?: unknown, de = idPersona) =>
    llamar(metodo, `/cuestionarios/${IDFORM}${ruta}`, {
      clave: CLAVES_DE_API.private,
      token: (await abrirSesion(de)).token,
      cuerpo,
    });
  const versionDeDatos = vigente("DATOS_DEL_TEST").version;
  const respuestaA = (codPregunta: string, ...ids: string[]) => ({
    codPregunta,
    respuesta: ids.map((idRespuesta) => ({ idRespuesta })),
  });
  const TODAS = [
    respuestaA("elegir", "c"),
    respuestaA("peso", "2"),
    respuestaA("orden", "dos", "uno", "tres"),
    respuestaA("recomendar", "9"),
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
    const cuerpo = { versionDeDatos, respuestas: [respuestaA("varias", "x"), respuestaA("elegir", "a")] };
    const primera = await pedir("PUT", "", cuerpo);
    expect(primera.cuerpo.data).toMatchObject({ siguiente: "horas", terminado: false });
    const uuidForm = String(primera.cuerpo.data.uuidForm);
    expect((await pedir("PUT", "", { ...cuerpo, uuidForm })).cuerpo).toEqual(primera.cuerpo);
    const otra = await pedir("PUT", "", { uuidForm, respuestas: [respuestaA("elegir", "c")] });
    expect(otra.cuerpo.data).toMatchObject({
      respuestas: [{ codPregunta: "elegir", completado: true }],
      siguiente: "peso",
    });
    expect((await pedir("GET")).cuerpo.data).toEqual(otra.cuerpo.data);
  });

  it("changes only the one that it names", async () => {
    valor(await empezar());
    valor(await responder("elegir", ["a"]));
    const antes = (await actual())!.estado;
    for (const cuerpo of [
      { respuestas: TODAS },
      { respuestas: TODAS, completado: true },
      { respuestas: TODAS, completado: true, uuidForm: "otro" },
    ]) {
      const { estado, cuerpo: respuesta } = await pedir("PUT", "", cuerpo);
      expect([estado, respuesta.error]).toMatchObject([
        409,
        { code: "uuidForm" in cuerpo ? "otro-cuestionario" : "falta-uuid-form" },
      ]);
    }
    expect((await actual())!.estado).toEqual(antes);
    expect((await pedir("PUT", "", { respuestas: [], uuidForm: "a\u0000b" })).estado).toBe(400);
  });

  it("says when help has to be shown", async () => {
    valor(await empezar());
    expect((await pedir("GET")).cuerpo.data).toMatchObject({ alarma: false });
    valor(await responder("peso", ["9"]));
    valor(await responder("peligro", ["si"]));
    expect((await pedir("GET")).cuerpo.data).toMatchObject({ alarma: true });
    for (const [cod, ids] of [
      ["elegir", ["c"]],
      ["orden", ["dos", "uno", "tres"]],
      ["recomendar", ["9"]],
    ] as const)
      valor(await responder(cod, [...ids]));
    valor(await cuestionarios.responder({ idform: IDFORM, dueno, codPregunta: "nota", respuesta: [] }));
    valor(await cuestionarios.terminar({ idform: IDFORM, dueno }));
    expect((await pedir("GET", "/perfil")).cuerpo.data).toMatchObject({
      resultados: [{ alarma: true, ayuda: [{ telefono: "113" }, { telefono: "106" }] }],
    });
  });

  const PELIGRO = [respuestaA("elegir", "c"), respuestaA("peso", "9"), respuestaA("peligro", "si")];

  it("raises the alarm at the very answer of danger, alone or with all others, kept or refused", async () => {
    const { uuidForm } = valor(await empezar());
    const ayuda = [{ telefono: "113" }, { telefono: "106" }];
    const dado = await pedir("PUT", "", { uuidForm, respuestas: PELIGRO });
    expect(dado.cuerpo.data).toMatchObject({ alarma: true, ayuda, siguiente: "orden" });
    // The help comes first, whatever is wrong with the rest of the request.
    const mala = await pedir("PUT", "", {
      uuidForm,
      respuestas: [...PELIGRO, respuestaA("recomendar", "77")],
    });
    expect([mala.estado, mala.cuerpo.error]).toMatchObject([
      400,
      { code: "opcion-no-esta", alarma: true, ayuda },
    ]);
    const sola = (respuesta: unknown, uuid = uuidForm) =>
      pedir("PUT", "/respuestas/peligro", { uuidForm: uuid, respuesta });
    expect((await sola([{ idRespuesta: "no" }])).cuerpo.data).toMatchObject({ alarma: false });
    expect((await sola([{ idRespuesta: "si" }])).cuerpo.data).toMatchObject({ alarma: true });
    const deOtro = await sola([{ idRespuesta: "si" }], "otro");
    expect([deOtro.estado, deOtro.cuerpo.error]).toMatchObject([
      409,
      { code: "otro-cuestionario", alarma: true, ayuda },
    ]);
    expect((await sola([{ idRespuesta: "no" }], "otro")).cuerpo.error).not.toHaveProperty("alarma");
  });

  it("raises it also for what is asked by the version alone that they began, whatever becomes of it", async () => {
    const { uuidForm } = valor(await empezar());
    const deVisita = (cuerpo: unknown, cabeceras = {}) =>
      llamar("PUT", `/cuestionarios/${IDFORM}`, { clave: CLAVES_DE_API.public, cuerpo, cabeceras });
    const { visita } = (await deVisita({ versionDeDatos, respuestas: [respuestaA("elegir", "c")] })).cuerpo
      .data;
    escribir(
      ARCHIVO,
      FORMULARIO_DE_PRUEBA.replace("version: 1", "version: 2").replace("{ id: si,", "{ id: claro,"),
    );
    valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
    const ayuda = [{ telefono: "113" }, { telefono: "106" }];
    const dichas = [
      await pedir("PUT", "", { respuestas: PELIGRO }),
      await pedir("PUT", "", { respuestas: PELIGRO, completado: true }),
      await pedir("PUT", "", { uuidForm: "otro", respuestas: PELIGRO }),
      await deVisita({ respuestas: PELIGRO }, { "x-visita": visita }),
    ];
    for (const { estado, cuerpo } of dichas)
      expect([estado, cuerpo.error]).toMatchObject([409, { alarma: true, ayuda }]);
    const calma = await pedir("PUT", "", { respuestas: PELIGRO.slice(0, 2) });
    expect(calma.cuerpo.error).not.toHaveProperty("alarma");
    // Stored answers that cannot be read are reported as a failure of ours.
    const nombre = JSON.stringify([uuidForm, IDFORM, idPersona]);
    const respuestas_cerradas = makeCofre("respuestas-de-prueba", "respuestas").cerrar("{", nombre);
    await mundo.db
      .updateTable("cuestionarios")
      .set({ respuestas_cerradas })
      .where("uuid_form", "=", uuidForm)
      .execute();
    const fallida = await pedir("PUT", "", { uuidForm, respuestas: PELIGRO });
    expect([fallida.estado, fallida.cuerpo.error]).toMatchObject([500, { alarma: true, ayuda }]);
  });

  it("says of a question all that its screen shows", async () => {
    valor(await empezar());
    for (const [cod, id] of [
      ["elegir", "a"],
      ["varias", "x"],
      ["peso", "9"],
    ] as const)
      valor(await responder(cod, [id]));
    const preguntas: { codPregunta: string; opciones: unknown[] }[] = (await pedir("GET")).cuerpo.data
      .preguntas!;
    const NADA = { paso: null, unidad: null, extremos: null, minimo: null, maximo: null };
    for (const [cod, mas] of [
      ["peso", { ...NADA, extremos: ["Nada", "Mucho"] }],
      ["horas", { ...NADA, paso: 0.5 }],
      ["varias", { ...NADA, minimo: 1, maximo: 2 }],
    ] as const)
      expect(preguntas.find(({ codPregunta }) => codPregunta === cod)).toMatchObject(mas);
    const opciones = preguntas.flatMap((pregunta) => pregunta.opciones);
    expect(opciones).toContainEqual({ idRespuesta: "nada", texto: "Ninguna", sola: true, alarma: false });
    expect(opciones).toContainEqual({ idRespuesta: "si", texto: "Sí", sola: false, alarma: true });
  });

  it("tells the last six results, and whether there are others", async () => {
    const perfil = async () => (await pedir("GET", "/perfil")).cuerpo.data;
    for (let vez = 0; vez < 6; vez++) await terminarUno();
    expect(await perfil()).toMatchObject({ hayMas: false, resultados: { length: 6 } });
    await terminarUno();
    expect(await perfil()).toMatchObject({ hayMas: true, resultados: { length: 6 } });
  });

  it("raises it also for what comes once that one has ended, and keeps nothing of it", async () => {
    const { uuidForm } = valor(await empezar());
    const entera = (cod: "no" | "si") =>
      pedir("PUT", "", {
        ...{ uuidForm, completado: true },
        respuestas: [...PELIGRO.slice(0, 2), respuestaA("peligro", cod), ...TODAS.slice(2)],
      });
    expect((await entera("no")).cuerpo.data).toMatchObject({ terminado: true, alarma: false });
    const despues = await entera("si");
    expect([despues.estado, despues.cuerpo.data]).toMatchObject([
      200,
      { terminado: true, alarma: true, ayuda: [{ telefono: "113" }, { telefono: "106" }] },
    ]);
    expect((await entera("no")).cuerpo.data).toMatchObject({ terminado: true, alarma: false, ayuda: [] });
  });

  it("keeps one answer after another, and says which questions come of it", async () => {
    const { uuidForm } = valor(await empezar());
    const sola = (cod: string, ...ids: string[]) =>
      pedir("PUT", `/respuestas/${cod}`, { uuidForm, respuesta: respuestaA(cod, ...ids).respuesta });
    expect((await sola("elegir", "a")).cuerpo.data).toMatchObject({ siguiente: "varias" });
    expect((await sola("varias", "x")).cuerpo.data).toMatchObject({ siguiente: "horas" });
    const quitada = await sola("elegir", "c");
    expect(quitada.cuerpo.data).toMatchObject({
      siguiente: "peso",
      respuestas: [{ codPregunta: "elegir", completado: true }],
    });
    expect((await pedir("GET")).cuerpo.data).toEqual(quitada.cuerpo.data);
    expect((await sola("varias", "x")).cuerpo.error).toMatchObject({ code: "pregunta-no-esta" });
    const aMedias = {
      uuidForm,
      completado: false,
      respuesta: respuestaA("orden", "uno", "dos", "tres").respuesta,
    };
    expect((await pedir("PUT", "/respuestas/orden", aMedias)).cuerpo.data).toMatchObject({
      respuestas: [{ codPregunta: "elegir" }, { codPregunta: "orden", completado: false }],
    });
    expect(await accesos()).toEqual(["respuestas-de-test"]);
  });

  it("says where to begin, and deletes all of it when it is asked to", async () => {
    expect((await pedir("GET", "/recomendaciones")).cuerpo.data).toEqual({
      ...{ alarma: false, ayuda: [], recomendaciones: [] },
    });
    await terminarUno("4");
    valor(await empezar());
    const { data } = (await pedir("GET", "/recomendaciones")).cuerpo;
    expect(data).toMatchObject({
      alarma: false,
      recomendaciones: [
        {
          ...{ dimension: "Dos", motivo: "elegida", consejos: [] },
          piezas: [{ tipo: "herramienta", url: "hoja-de-mar" }],
          acompanan: [{ clase: "ruta" }, { clase: "taller" }],
        },
      ],
    });
    expect(await accesos()).toContain("resultados-de-test");
    const otra = await mundo.persona();
    expect((await pedir("DELETE", "", undefined, otra.idPersona)).estado).toBe(204);
    expect(await filas()).toHaveLength(2);
    expect((await pedir("DELETE")).estado).toBe(204);
    expect(await filas()).toEqual([]);
    expect((await pedir("DELETE")).estado).toBe(204);
  });

  it("asks for the consent once, and refuses what does not fit with nothing kept of it", async () => {
    expect((await pedir("PUT", "", { respuestas: [] })).estado).toBe(400);
    expect((await pedir("PUT", "", { versionDeDatos: "2020-01", respuestas: [] })).estado).toBe(409);
    const mala = await pedir("PUT", "", {
      versionDeDatos,
      respuestas: [respuestaA("elegir", "c"), respuestaA("peso", "77")],
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
    // A person who never took the test has no consent to withdraw.
    expect(await pedir("GET", "/perfil", undefined, otra.idPersona)).toMatchObject({
      ...{ estado: 200, cuerpo: { data: { ilegibles: 0, resultados: [], hayMas: false } } },
    });
  });

  describe("a guest", () => {
    const pedirSinCuenta = (metodo: string, ruta = "", cuerpo?: unknown, visita?: string) =>
      llamar(metodo, `/cuestionarios/${IDFORM}${ruta}`, {
        clave: CLAVES_DE_API.public,
        cuerpo,
        ...(visita !== undefined && { cabeceras: { "x-visita": visita } }),
      });
    const empezarSinCuenta = async () => {
      const { cuerpo } = await pedirSinCuenta("PUT", "", {
        versionDeDatos,
        respuestas: [respuestaA("elegir", "c")],
      });
      return { uuidForm: String(cuerpo.data.uuidForm), visita: String(cuerpo.data.visita) };
    };

    it("answers with the public key and what they were given, step by step, to their results", async () => {
      expect((await pedirSinCuenta("GET")).cuerpo.data).toMatchObject({ uuidForm: null, visita: null });
      expect((await pedirSinCuenta("PUT", "", { respuestas: [] })).estado).toBe(400);
      const { uuidForm, visita } = await empezarSinCuenta();
      expect((await pedirSinCuenta("GET", "", undefined, visita)).cuerpo.data).toMatchObject({
        ...{ uuidForm, siguiente: "peso", terminado: false },
      });
      const sola = { uuidForm, respuesta: respuestaA("peso", "2").respuesta };
      expect((await pedirSinCuenta("PUT", "/respuestas/peso", sola, visita)).cuerpo.data).toMatchObject({
        siguiente: "orden",
      });
      const otraVez = await pedirSinCuenta("PUT", "", { versionDeDatos, respuestas: [] }, visita);
      expect(otraVez.cuerpo.error).toMatchObject({ code: "falta-uuid-form" });
      const terminar = () =>
        pedirSinCuenta("PUT", "", { uuidForm, respuestas: TODAS, completado: true }, visita);
      expect((await terminar()).cuerpo.data).toMatchObject({ uuidForm, terminado: true });
      expect((await terminar()).cuerpo.data).toMatchObject({ uuidForm, terminado: true });
      expect((await pedirSinCuenta("GET", "/perfil", undefined, visita)).cuerpo.data).toMatchObject({
        resultados: [{ uuidForm, general: { puntaje: 90 } }],
      });
      const { data } = (await pedirSinCuenta("GET", "/recomendaciones", undefined, visita)).cuerpo;
      expect(data.recomendaciones).not.toEqual([]);
      expect((await filas()).map(({ id_persona }) => id_persona)).toEqual([null]);
    });

    it("is shown whom to call as anybody is", async () => {
      const { uuidForm, visita } = await empezarSinCuenta();
      const enPeligro = {
        uuidForm,
        respuestas: [respuestaA("elegir", "c"), respuestaA("peso", "9"), respuestaA("peligro", "si")],
      };
      expect((await pedirSinCuenta("PUT", "", enPeligro, visita)).cuerpo.data).toMatchObject({
        ...{ alarma: true, ayuda: [{ telefono: "113" }, { telefono: "106" }] },
      });
    });

    it("has nothing by a name that we did not sign, nor by one whose time is over", async () => {
      const { uuidForm, visita } = await empezarSinCuenta();
      const nada = { uuidForm: null, respuestas: [] };
      for (const otra of [uuidForm, `${visita}x`, undefined]) {
        expect((await pedirSinCuenta("GET", "", undefined, otra)).cuerpo.data).toMatchObject(nada);
        const cambio = { uuidForm, respuestas: TODAS, completado: true };
        expect((await pedirSinCuenta("PUT", "", cambio, otra)).cuerpo.error).toMatchObject({
          code: "sin-empezar",
        });
        expect((await pedirSinCuenta("DELETE", "", undefined, otra)).estado).toBe(204);
      }
      expect(await filas()).toHaveLength(1);
      mundo.reloj.avanzar(7 * 24 * 60 + 1);
      expect((await pedirSinCuenta("GET", "", undefined, visita)).cuerpo.data).toMatchObject(nada);
    });

    it("leaves nothing where the answers that it began with are refused, and deletes the rest", async () => {
      const mala = { versionDeDatos, respuestas: [respuestaA("elegir", "nada")] };
      expect((await pedirSinCuenta("PUT", "", mala)).estado).toBe(400);
      expect(await filas()).toEqual([]);
      const { visita } = await empezarSinCuenta();
      expect((await pedirSinCuenta("DELETE", "", undefined, visita)).estado).toBe(204);
      expect(await filas()).toEqual([]);
    });

    it("keeps what they ended where the answers that would begin another are refused", async () => {
      const { uuidForm, visita } = await empezarSinCuenta();
      const terminado = { uuidForm, respuestas: TODAS, completado: true };
      expect((await pedirSinCuenta("PUT", "", terminado, visita)).estado).toBe(200);
      const mala = { versionDeDatos, respuestas: [respuestaA("elegir", "nada")] };
      expect((await pedirSinCuenta("PUT", "", mala, visita)).estado).toBe(400);
      expect((await pedirSinCuenta("GET", "/perfil", undefined, visita)).cuerpo.data).toMatchObject({
        resultados: [{ uuidForm }],
      });
    });

    it("keeps it in their account once they have one and say so, and no guest has it from then on", async () => {
      const { uuidForm, visita } = await empezarSinCuenta();
      expect((await pedir("GET")).cuerpo.data).toMatchObject({ uuidForm: null });
      expect((await pedir("POST", "/guardados", { visita })).estado).toBe(400);
      const guardar = () => pedir("POST", "/guardados", { visita, versionDeDatos });
      expect((await guardar()).cuerpo.data).toEqual({ guardado: true });
      expect((await guardar()).cuerpo.data).toEqual({ guardado: true });
      expect((await pedir("GET")).cuerpo.data).toMatchObject({ uuidForm, siguiente: "peso", visita: null });
      expect((await pedirSinCuenta("GET", "", undefined, visita)).cuerpo.data).toMatchObject({
        uuidForm: null,
      });
      const otra = await mundo.persona();
      const ajeno = await pedir("POST", "/guardados", { visita, versionDeDatos }, otra.idPersona);
      expect(ajeno.cuerpo.data).toEqual({ guardado: false });
    });
  });

  it("knows no form that there is not", async () => {
    const { token } = await abrirSesion(idPersona);
    const nada = { clave: CLAVES_DE_API.private, token };
    expect((await llamar("GET", "/cuestionarios/nada", nada)).estado).toBe(404);
    expect((await llamar("GET", "/cuestionarios/nada/perfil", nada)).estado).toBe(404);
  });
});
