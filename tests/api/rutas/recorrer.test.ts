import { beforeEach, describe, expect, it } from "vitest";
import { avanceDe, estadoDe, pasosDeMas, RITMOS } from "../../../app/domain/rutas/recorrido";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { openRepositorios } from "../../../server/modules";
import { fc } from "../../support/azar";
import { lima, MIERCOLES } from "../../support/constructores";
import { carpetaDeContenido, RUTA_DE_PRUEBA } from "../../support/contenido";
import { BREVE_EN_POSTGRES } from "../../support/formas";
import { hacerElTest, TEST_CORTO } from "../../support/testCorto";
import { abrirMundo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";
import { UN_DIA_EN_MINUTOS } from "../../../app/domain/shared/duracion";

const { carpeta, escribir } = carpetaDeContenido();
const DEL_PLAN = RUTA_DE_PRUEBA.replaceAll("ruta-de-mar", "ruta-del-plan")
  .replace("rut-1", "rut-2")
  .replace("nivel: inicial", "nivel: inicial\nplanes: [PRO, EPS]");
escribir("rutas/ruta-del-plan.yaml", DEL_PLAN);
escribir(...TEST_CORTO);
let alEscribir: () => void = () => {};
const mundo = await abrirMundo({
  contenido: fuenteDeArchivos(carpeta),
  alConsultar: ({ query }) => {
    if (query.sql.startsWith('insert into "correos"')) alEscribir();
  },
});
const { rutas, contenido, talleres } = mundo.servicios;
const UID = "ruta-de-mar";
const PASOS = ["mirar", "llenar", "leer", "dibujar", "responder", "medir", "conversar"];

async function publicar(texto: string) {
  escribir("rutas/ruta-de-mar.yaml", texto);
  valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
}

let idPersona: number;
beforeEach(async () => {
  await publicar(RUTA_DE_PRUEBA);
  ({ idPersona } = await mundo.persona());
});

const empezar = (uid = UID) => rutas.empezar({ idPersona, uid });
const darPaso = (paso: string, opcion?: string) => rutas.darPaso({ idPersona, uid: UID, paso, opcion });
/** Does a step of the route: it answers a question, and marks any other step as done. */
const hacer = (paso: string, opcion = paso === "responder" ? "azul" : undefined) => darPaso(paso, opcion);
const aMiRitmo = () => rutas.cambiarRitmo({ idPersona, uid: UID, ritmo: "libre" });
const recorridoAlDia = async () => (await rutas.ponerAlDia({ idPersona, uid: UID }))!;
const pasosConModo = async () => (await recorridoAlDia()).hechos.map(({ paso, como }) => `${paso} ${como}`);
const estado = async () => estadoDe((await recorridoAlDia()).recorrido);

describe("beginning a route", () => {
  it("twice at once, from two windows, is beginning it once", async () => {
    const [primera, segunda] = await Promise.all([empezar(), empezar()]);
    expect(valor(primera).idRecorrido).toBe(valor(segunda).idRecorrido);
    mundo.reloj.avanzar(5);
    expect(valor(await empezar()).empezadoEn).toEqual(valor(primera).empezadoEn);
  });

  it("is of nothing that is not there, nor of another plan; who began it goes on whatever their plan", async () => {
    expect(await empezar("nada")).toMatchObject({ rechazo: "ruta-no-existe" });
    expect(await empezar("ruta-del-plan")).toMatchObject({ rechazo: "ruta-de-otro-plan" });
    const codigoPlan = "PRO";
    valor(await mundo.operador.darPlan({ operador: "ana", idPersona, codigoPlan, motivo: "Cortesía." }));
    valor(await empezar("ruta-del-plan"));
    valor(await mundo.operador.quitarPlan({ operador: "ana", idPersona, codigoPlan, motivo: "Cortesía." }));
    valor(await empezar("ruta-del-plan"));
    valor(await rutas.darPaso({ idPersona, uid: "ruta-del-plan", paso: "mirar" }));
  });
});

describe("the steps of a route", () => {
  it("are done by saying so, once, one a day unless somebody goes at their own pace", async () => {
    valor(await empezar());
    // No step was done today, so another step comes first.
    expect(await hacer("leer")).toMatchObject({ rechazo: "paso-fuera-de-turno" });
    valor(await hacer("mirar"));
    valor(await hacer("mirar"));
    expect(await pasosConModo()).toEqual(["mirar dicho"]);
    expect(await hacer("llenar")).toMatchObject({ rechazo: "paso-de-otro-dia" });
    mundo.reloj.avanzar(UN_DIA_EN_MINUTOS);
    expect(await hacer("leer")).toMatchObject({ rechazo: "paso-fuera-de-turno" });
    valor(await hacer("llenar"));
    valor(await aMiRitmo());
    for (const paso of ["leer", "conversar"]) valor(await hacer(paso));
    expect(await hacer("nada")).toMatchObject({ rechazo: "paso-no-existe" });
  });

  it("are done once by two windows at once, and a day's step is one also then", async () => {
    valor(await empezar());
    const resultados = await Promise.all([hacer("mirar"), hacer("mirar"), hacer("llenar")]);
    expect(resultados.map(({ ok }) => ok)).toEqual([true, true, false]);
    expect(await pasosConModo()).toEqual(["mirar dicho"]);
  });

  it("stay as the first said them, also where a second look comes late", async () => {
    valor(await empezar());
    valor(await hacer("mirar"));
    const { pasosHechos } = openRepositorios("secreto-de-prueba")(mundo.db, "persona");
    const tarde = {
      paso: "mirar",
      titulo: "Otro",
      hechoEn: lima("2026-12-01", "08:00"),
      como: "hecho",
    } as const;
    expect(await pasosHechos.anotar({ idPersona, uid: UID }, tarde)).toBe(false);
    expect((await recorridoAlDia()).hechos).toMatchObject([{ titulo: "Mirar el mar", como: "dicho" }]);
  });

  it("answer what was chosen, and keep nothing of it but that it was answered", async () => {
    valor(await empezar());
    valor(await aMiRitmo());
    expect(await hacer("responder", "rojo")).toMatchObject({ rechazo: "opcion-no-existe" });
    expect(await darPaso("responder")).toMatchObject({ rechazo: "opcion-no-existe" });
    expect(await pasosConModo()).toEqual([]);
    expect(valor(await hacer("responder", "azul")).respuesta).toBe("Como el cielo.");
    const filas = await mundo.db.selectFrom("pasos_hechos").selectAll().execute();
    expect(JSON.stringify(filas)).not.toMatch(/azul|cielo/i);
  });

  it("are done by what happened since it was begun: seen, had, attended", async () => {
    const visto = () => contenido.avances.marcarVisto({ idPersona, url: "mirar-el-mar" });
    valor(await visto());
    mundo.reloj.avanzar(1);
    valor(await empezar());
    expect(await pasosConModo()).toEqual([]);
    mundo.reloj.avanzar(1);
    const vacio = { posicion: 0, rangos: [], momento: mundo.reloj.ahora, abiertoEn: null };
    valor(await contenido.avances.anotar({ idPersona, url: "mirar-el-mar", reporte: vacio }));
    expect(await pasosConModo()).toEqual([]);
    mundo.reloj.avanzar(1);
    valor(await visto());
    valor(await contenido.herramientas.descargar({ idPersona, url: "hoja-de-mar" }));
    valor(await talleres.inscribirse({ idPersona, url: "dibujar-el-mar", fecha: "2026-11-24" }));
    expect(await pasosConModo()).toEqual(["llenar hecho", "mirar hecho"]);
    mundo.reloj.ahora = lima("2026-11-24", "19:05");
    valor(await talleres.registrarAsistencia({ idPersona, uid: "dibujar-el-mar", fecha: "2026-11-24" }));
    mundo.reloj.ahora = lima("2026-11-24", "19:44");
    expect(await pasosConModo()).toEqual(["llenar hecho", "mirar hecho"]);
    mundo.reloj.ahora = lima("2026-11-24", "19:45");
    expect(await pasosConModo()).toEqual(["llenar hecho", "mirar hecho", "dibujar hecho"]);
    // A step was already done today, so the next one must wait.
    expect(await hacer("leer")).toMatchObject({ rechazo: "paso-de-otro-dia" });
  });

  it("are done by a session that was held, of its specialty, and by nothing that was only booked", async () => {
    const persona = await mundo.persona({ bonos: 2 });
    ({ idPersona } = persona);
    const deOtra = await mundo.especialista({ especialidad: "nutricion" });
    const psicologa = await mundo.especialista();
    const sesiones = conSesiones(mundo, () => psicologa);
    valor(await empezar());
    await sesiones.conTarjeta({ persona, con: deOtra, hora: "09:00", atendida: true });
    const cancelada = await sesiones.conBono({ persona, hora: "10:00" });
    valor(await mundo.servicios.agenda.cancelarCita(cancelada));
    const { idCita } = await sesiones.conBono({ persona, hora: "11:00", atendida: true });
    const { fin } = (await sesiones.verCita({ idPersona, idCita })).cita;
    mundo.reloj.ahora = new Date(fin.getTime() - 1);
    expect(await pasosConModo()).toEqual([]);
    mundo.reloj.ahora = fin;
    expect((await recorridoAlDia()).hechos).toMatchObject([
      { paso: "conversar", como: "hecho", hechoEn: fin },
    ]);
  });

  it("are not done by a session that was held before the route was begun", async () => {
    const persona = await mundo.persona({ bonos: 1 });
    ({ idPersona } = persona);
    const psicologa = await mundo.especialista();
    await conSesiones(mundo, () => psicologa).conBono({ persona, hora: "10:00", atendida: true });
    mundo.reloj.ahora = lima(MIERCOLES, "12:00");
    valor(await empezar());
    mundo.reloj.avanzar(UN_DIA_EN_MINUTOS);
    expect(await pasosConModo()).toEqual([]);
  });

  it("are done by the wellness test once it is ended, and not by one of before", async () => {
    await hacerElTest(mundo, idPersona);
    mundo.reloj.avanzar(60);
    valor(await empezar());
    expect(await pasosConModo()).toEqual([]);
    mundo.reloj.avanzar(60);
    await hacerElTest(mundo, idPersona, { entero: false });
    expect(await pasosConModo()).toEqual([]);
    await hacerElTest(mundo, idPersona);
    expect((await recorridoAlDia()).hechos).toMatchObject([
      { paso: "medir", titulo: "Cómo estás", como: "hecho", hechoEn: mundo.reloj.ahora },
    ]);
  });

  it("are not done by a place in a workshop alone", async () => {
    valor(await empezar());
    valor(await talleres.inscribirse({ idPersona, url: "dibujar-el-mar", fecha: "2026-11-24" }));
    mundo.reloj.ahora = lima("2026-11-24", "20:00");
    expect(await pasosConModo()).toEqual([]);
  });

  it("are of one person alone", async () => {
    valor(await empezar());
    valor(await hacer("mirar"));
    const otra = await mundo.persona();
    expect(await rutas.mias(otra.idPersona)).toEqual([]);
    expect(await rutas.darPaso({ idPersona: otra.idPersona, uid: UID, paso: "mirar" })).toMatchObject({
      rechazo: "ruta-sin-empezar",
    });
    const recorrido = { idPersona: otra.idPersona, uid: UID };
    valor(await rutas.empezar(recorrido));
    expect((await rutas.ponerAlDia(recorrido))!.hechos).toEqual([]);
    expect(await pasosConModo()).toEqual(["mirar dicho"]);
    valor(await rutas.pausar({ ...recorrido, dias: 7 }));
    expect(await estado()).toBe("en-curso");
  });

  it("end the route with the last of them", async () => {
    valor(await empezar());
    valor(await aMiRitmo());
    for (const paso of PASOS) valor(await hacer(paso));
    expect(await estado()).toBe("terminada");
    expect(await rutas.pausar({ idPersona, uid: UID, dias: 7 })).toMatchObject({ rechazo: "ruta-terminada" });
    expect(await rutas.dejar({ idPersona, uid: UID })).toMatchObject({ rechazo: "ruta-terminada" });
  });
});

describe("a pause", () => {
  const pausar = () => rutas.pausar({ idPersona, uid: UID, dias: 7 });
  const preguntas = async () =>
    (await mundo.servicios.avisos.verNotificaciones(idPersona)).notificaciones.map(({ mensaje }) => mensaje);
  const preguntar = () => mundo.job("preguntar-por-pausas");

  it("takes nothing away, lets no step be done, and ends when somebody goes on", async () => {
    valor(await empezar());
    valor(await hacer("mirar"));
    valor(await pausar());
    mundo.reloj.avanzar(UN_DIA_EN_MINUTOS);
    expect(await hacer("llenar")).toMatchObject({ rechazo: "ruta-en-pausa" });
    valor(await rutas.seguir({ idPersona, uid: UID }));
    valor(await hacer("llenar"));
    expect(await pasosConModo()).toEqual(["mirar dicho", "llenar dicho"]);
  });

  it("asks once, on its day, and not who has gone on", async () => {
    valor(await empezar());
    valor(await pausar());
    mundo.reloj.ahora = lima("2026-11-30", "08:59");
    await preguntar();
    expect(await preguntas()).toEqual([]);
    mundo.reloj.ahora = lima("2026-11-30", "09:00");
    await Promise.all([preguntar(), preguntar()]);
    await preguntar();
    expect(await preguntas()).toEqual(["Hiciste una pausa y quedamos en preguntarte hoy. ¿Seguimos?"]);
    expect((await recorridoAlDia()).recorrido.preguntarEn).toBeNull();

    valor(await pausar());
    valor(await rutas.seguir({ idPersona, uid: UID }));
    mundo.reloj.avanzar(8 * UN_DIA_EN_MINUTOS);
    await preguntar();
    expect(await preguntas()).toHaveLength(1);
  });

  it("stop by the link of their mail, without signing in, and leave the route where it was", async () => {
    valor(await empezar());
    valor(await pausar());
    mundo.reloj.ahora = lima("2026-11-30", "09:00");
    await preguntar();
    const [correo] = await mundo.db.selectFrom("correos").selectAll().execute();
    expect(correo!.texto).toContain(`No recordarme más:\n${correo!.baja}`);
    const llave = new URL(correo!.baja!).searchParams.get("llave")!;
    const idRecorrido = rutas.idRecorridoDeLlave(llave)!;
    valor(await pausar());
    for (const _ of [1, 2]) valor(await rutas.dejarDeRecordar({ idRecorrido }));
    mundo.reloj.avanzar(8 * UN_DIA_EN_MINUTOS);
    await preguntar();
    expect(await preguntas()).toHaveLength(1);
    expect((await recorridoAlDia()).recorrido.pausadoEn).not.toBeNull();
  });

  it("names the route in no mail of who wants discretion", async () => {
    await mundo.servicios.cuentas.guardarPreferencias(idPersona, { temas: [], avisosDiscretos: true });
    valor(await empezar());
    valor(await pausar());
    mundo.reloj.avanzar(8 * UN_DIA_EN_MINUTOS);
    await preguntar();
    const [correo] = await mundo.db.selectFrom("correos").selectAll().execute();
    expect(correo!.asunto).toBe("¿Seguimos?");
    const [aviso] = (await mundo.servicios.avisos.verNotificaciones(idPersona)).notificaciones;
    // The address of the link does not name the route either.
    expect([correo!.texto, aviso!.mensaje, aviso!.enlace].join()).not.toMatch(/\bmar\b/i);
  });
});

describe("reminders", () => {
  const recordar = () => mundo.job("recordar");
  const pedir = (dias: number[]) =>
    rutas.recordar({ idPersona, uid: UID, recordatorio: { dias, hora: "19:00" } });
  const correos = async () =>
    (await mundo.db.selectFrom("correos").selectAll().orderBy("creado_en").execute()).map(
      ({ asunto }) => asunto,
    );

  it("come to nobody who did not ask, and else on their days at their hour, once", async () => {
    valor(await empezar());
    mundo.reloj.ahora = lima("2026-11-24", "19:01");
    await recordar();
    expect(await correos()).toEqual([]);
    valor(await pedir([3, 5]));
    mundo.reloj.ahora = lima("2026-11-25", "18:59");
    await recordar();
    expect(await correos()).toEqual([]);
    mundo.reloj.ahora = lima("2026-11-25", "19:00");
    await Promise.all([recordar(), recordar()]);
    expect(await correos()).toEqual(["Hoy toca un paso de «Ruta de mar»"]);
    mundo.reloj.ahora = lima("2026-11-27", "19:00");
    await recordar();
    expect(await correos()).toHaveLength(2);
  });

  it("leave alone who has done today's step, who pauses, and whom a server that was down would tell late", async () => {
    valor(await empezar());
    valor(await pedir([3, 4, 5]));
    mundo.reloj.ahora = lima("2026-11-25", "18:00");
    valor(await hacer("mirar"));
    mundo.reloj.ahora = lima("2026-11-25", "19:00");
    await recordar();
    mundo.reloj.ahora = lima("2026-11-26", "21:01");
    await recordar();
    valor(await rutas.pausar({ idPersona, uid: UID, dias: 30 }));
    mundo.reloj.ahora = lima("2026-11-27", "19:00");
    await recordar();
    expect(await correos()).toEqual([]);
  });

  it("stop by the link of the mail, without signing in", async () => {
    valor(await empezar());
    valor(await pedir([1, 2, 3, 4, 5, 6, 7]));
    mundo.reloj.ahora = lima("2026-11-23", "19:00");
    await recordar();
    const [correo] = await mundo.db.selectFrom("correos").selectAll().execute();
    const { href, searchParams } = new URL(/http\S+\/no-recordarme\?llave=\S+/.exec(correo!.texto)![0]);
    // A program that reads the mail may press this link too (RFC 8058).
    expect(correo!.baja).toBe(href);
    const idRecorrido = rutas.idRecorridoDeLlave(searchParams.get("llave")!)!;
    valor(await rutas.dejarDeRecordar({ idRecorrido }));
    valor(await rutas.dejarDeRecordar({ idRecorrido }));
    mundo.reloj.ahora = lima("2026-11-24", "19:00");
    await recordar();
    expect(await correos()).toHaveLength(1);
    expect((await recorridoAlDia()).recorrido.recordatorio).toBeNull();
  });
});

describe("a round that is stopped while it writes to the first", () => {
  const todos = () => mundo.db.selectFrom("correos").select(["id_correo", "id_persona"]).execute();
  const pendientes = (columna: "recordar_en" | "preguntar_en") =>
    mundo.db
      .selectFrom("recorridos")
      .select("id_persona")
      .where(columna, "<=", mundo.reloj.ahora.toISOString())
      .execute();

  it.each([
    ["recordar", "recordar_en"],
    ["preguntar-por-pausas", "preguntar_en"],
  ] as const)(
    "%s: ends with that one, whole, and the next round writes to the others",
    async (job, cuando) => {
      for (let persona = 0; persona < 3; persona++) {
        const recorrido = { idPersona: (await mundo.persona()).idPersona, uid: UID };
        valor(await rutas.empezar(recorrido));
        if (cuando === "recordar_en")
          valor(await rutas.recordar({ ...recorrido, recordatorio: { dias: [3], hora: "19:00" } }));
        else valor(await rutas.pausar({ ...recorrido, dias: 2 }));
      }
      mundo.reloj.ahora = lima("2026-11-25", "19:00");
      const { run } = mundo.producto.jobs.find(({ nombre }) => nombre === job)!;
      const alto = new AbortController();
      alEscribir = () => alto.abort();
      await run(alto.signal);
      alEscribir = () => {};
      const [primero, ...mas] = await todos();
      expect(mas).toEqual([]);
      const quedan = (await pendientes(cuando)).map(({ id_persona }) => id_persona);
      expect(quedan).toHaveLength(2);
      expect(quedan).not.toContain(primero!.id_persona);
      for (const _ of ["the others", "nobody again"]) {
        await run();
        expect(new Set((await todos()).map(({ id_persona }) => id_persona)).size).toBe(3);
        expect([(await todos()).length, (await pendientes(cuando)).length]).toEqual([3, 0]);
      }
    },
  );
});

describe("one route that cannot be read", () => {
  it("keeps the others of its round from nothing, reminders nor questions, and is reported", async () => {
    const { idPersona: otra } = await mundo.persona();
    for (const id of [idPersona, otra]) {
      const recorrido = { idPersona: id, uid: UID };
      valor(await rutas.empezar(recorrido));
      valor(await rutas.recordar({ ...recorrido, recordatorio: { dias: [3], hora: "19:00" } }));
    }
    const romper = (empezado_en: string) =>
      mundo.db.updateTable("recorridos").set({ empezado_en }).where("id_persona", "=", idPersona).execute();
    const avisados = async () =>
      (await mundo.db.selectFrom("correos").selectAll().execute()).map(({ asunto }) => asunto);
    await romper("2026-11-23T99:99");
    mundo.reloj.ahora = lima("2026-11-25", "19:00");
    await expect(mundo.job("recordar")).rejects.toThrow();
    expect(await avisados()).toEqual(["Hoy toca un paso de «Ruta de mar»"]);
    await romper("2026-11-23T14:00:00.000Z");
    for (const id of [idPersona, otra]) valor(await rutas.pausar({ idPersona: id, uid: UID, dias: 7 }));
    await romper("2026-11-23T99:99");
    mundo.reloj.avanzar(8 * UN_DIA_EN_MINUTOS);
    await expect(mundo.job("preguntar-por-pausas")).rejects.toThrow();
    expect(await avisados()).toHaveLength(2);
  });
});

describe("an editor's change", () => {
  const sinPaso = (texto: string, id: string) => texto.replace(new RegExp(`  - \\{ id: ${id},.*\\n`), "");

  it("takes away no step that somebody did: removed, moved or written anew", async () => {
    valor(await empezar());
    valor(await aMiRitmo());
    for (const paso of ["mirar", "leer"]) valor(await hacer(paso));
    await publicar(sinPaso(RUTA_DE_PRUEBA, "mirar").replace("nota: Sin apuro.", "nota: Con calma."));
    const { ruta, hechos: quedan } = await recorridoAlDia();
    expect(ruta.pasos.map(({ id }) => id)).not.toContain("mirar");
    expect(quedan.map(({ paso }) => paso).sort()).toEqual(["leer", "mirar"]);
    expect(avanceDe(ruta.pasos, quedan)).toMatchObject({ hechos: 2, total: 7 });
    expect(quedan.find(({ paso }) => paso === "mirar")!.titulo).toBe("Mirar el mar");
  });

  it("of the last step that was left ends the route; one more step afterwards does not begin it again", async () => {
    valor(await empezar());
    valor(await aMiRitmo());
    for (const paso of PASOS.filter((id) => id !== "llenar")) valor(await hacer(paso));
    expect(await estado()).toBe("en-curso");
    await publicar(sinPaso(RUTA_DE_PRUEBA, "llenar"));
    expect(await estado()).toBe("terminada");
    await publicar(RUTA_DE_PRUEBA);
    expect(await estado()).toBe("terminada");
    valor(await hacer("llenar"));
    expect((await recorridoAlDia()).hechos).toHaveLength(7);
  });

  it("that adds a step to a route which somebody ended leaves it ended, and offers the step besides", async () => {
    valor(await empezar());
    valor(await aMiRitmo());
    await publicar(sinPaso(RUTA_DE_PRUEBA, "mirar"));
    for (const paso of PASOS.filter((id) => id !== "mirar")) valor(await hacer(paso));
    const { terminadoEn } = (await recorridoAlDia()).recorrido;
    mundo.reloj.avanzar(UN_DIA_EN_MINUTOS);
    await publicar(RUTA_DE_PRUEBA);
    const deMas = async () => {
      const { ruta, recorrido, hechos: pasosHechos } = await recorridoAlDia();
      expect(recorrido.terminadoEn).toEqual(terminadoEn);
      return pasosDeMas(recorrido, ruta.pasos, pasosHechos).map(({ id }) => id);
    };
    expect(await deMas()).toEqual(["mirar"]);
    // The product notices this step by itself: the person need not say that they did it.
    valor(await contenido.avances.marcarVisto({ idPersona, url: "mirar-el-mar" }));
    expect(await deMas()).toEqual([]);
    expect(await pasosConModo()).toContain("mirar hecho");
  });

  it("that hides the route leaves it to who began it, and to nobody else", async () => {
    valor(await empezar());
    await publicar(
      RUTA_DE_PRUEBA.replace("nivel: inicial", "nivel: inicial\ndespublicado: 2026-11-20 08:00"),
    );
    valor(await hacer("mirar"));
    expect(await rutas.porUrl("ruta-de-mar")).toBeNull();
    const otra = await mundo.persona();
    expect(await rutas.empezar({ idPersona: otra.idPersona, uid: UID })).toMatchObject({
      rechazo: "ruta-no-existe",
    });
  });
});

describe("whatever somebody does with a route, in whatever order", () => {
  const [cabeza = "", cola = ""] = RUTA_DE_PRUEBA.split("pasos:\n");
  const escritos = cola.split(/(?=^ {2}- )/m);
  const accion = fc.oneof(
    { weight: 6, arbitrary: fc.record({ que: fc.constant("paso" as const), indice: fc.nat(6) }) },
    {
      weight: 1,
      arbitrary: fc.record({ que: fc.constant("ritmo" as const), ritmo: fc.constantFrom(...RITMOS) }),
    },
    fc.record({
      que: fc.constantFrom("empezar" as const, "pausar" as const, "seguir" as const, "dejar" as const),
    }),
    fc.record({ que: fc.constant("pasa-un-dia" as const) }),
    fc.record({ que: fc.constant("mirar-el-video" as const) }),
    {
      weight: 1,
      arbitrary: fc.record({
        que: fc.constant("editar" as const),
        quedan: fc.shuffledSubarray([0, 1, 2, 3, 4, 5, 6], { minLength: 5 }),
      }),
    },
  );

  it("what was done stays done, as it was, and what has ended stays ended", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(accion, { minLength: 5, maxLength: 30 }), async (acciones) => {
        await mundo.empezarDeNuevo();
        await publicar(RUTA_DE_PRUEBA);
        ({ idPersona } = await mundo.persona());
        const recorrido = { idPersona, uid: UID };
        valor(await empezar());
        let antes = await recorridoAlDia();
        for (const accion of acciones) {
          if (accion.que === "paso") await hacer(PASOS[accion.indice]!);
          if (accion.que === "ritmo") await rutas.cambiarRitmo({ ...recorrido, ritmo: accion.ritmo });
          if (accion.que === "empezar") valor(await empezar());
          if (accion.que === "pausar") await rutas.pausar({ ...recorrido, dias: 7 });
          if (accion.que === "seguir") await rutas.seguir(recorrido);
          if (accion.que === "dejar") await rutas.dejar(recorrido);
          if (accion.que === "pasa-un-dia") mundo.reloj.avanzar(UN_DIA_EN_MINUTOS);
          if (accion.que === "mirar-el-video") {
            valor(await contenido.avances.marcarVisto({ idPersona, url: "mirar-el-mar" }));
          }
          if (accion.que === "editar") {
            await publicar(`${cabeza}pasos:\n${accion.quedan.map((indice) => escritos[indice]).join("")}`);
          }
          const ahora = await recorridoAlDia();
          expect(ahora.hechos).toEqual(expect.arrayContaining([...antes.hechos]));
          expect(ahora.recorrido.empezadoEn).toEqual(antes.recorrido.empezadoEn);
          expect(ahora.recorrido.idRecorrido).toBe(antes.recorrido.idRecorrido);
          if (antes.recorrido.terminadoEn) {
            expect(ahora.recorrido.terminadoEn).toEqual(antes.recorrido.terminadoEn);
          }
          const { hechos: cuantos, total, completa } = avanceDe(ahora.ruta.pasos, ahora.hechos);
          expect(cuantos).toBeLessThanOrEqual(total);
          const quieta = estadoDe(ahora.recorrido) === "dejada";
          if (completa && !quieta) expect(estadoDe(ahora.recorrido)).toBe("terminada");
          antes = ahora;
        }
      }),
      { numRuns: BREVE_EN_POSTGRES ? 12 : 40 },
    );
  });
});

describe("what comes next", () => {
  const viene = () => rutas.proximosPasos(idPersona);

  it("is a route under way and the first workshop to come, also without the other", async () => {
    expect(await viene()).toEqual({ taller: null, ruta: null, test: null });
    valor(await talleres.inscribirse({ idPersona, url: "dibujar-el-mar", fecha: "2026-12-01" }));
    valor(await talleres.inscribirse({ idPersona, url: "dibujar-el-mar", fecha: "2026-11-24" }));
    expect(await viene()).toEqual({
      taller: {
        clase: "taller",
        titulo: "Dibujar el mar",
        url: "dibujar-el-mar",
        fecha: "2026-11-24",
        inicio: lima("2026-11-24", "19:00"),
        fin: lima("2026-11-24", "19:45"),
        empezadaEn: null,
        terminadaEn: null,
        precioCentimos: 0,
        lugar: { estado: "inscrita", expiraEn: null, guardadaPara: null, porPagar: null },
      },
      ruta: null,
      test: null,
    });
    valor(await empezar());
    valor(await hacer("mirar"));
    const { taller, ruta } = await viene();
    expect(taller?.fecha).toBe("2026-11-24");
    expect(ruta?.hechos.map(({ paso }) => paso)).toEqual(["mirar"]);
    valor(await rutas.pausar({ idPersona, uid: UID, dias: 3 }));
    expect((await viene()).ruta).toBeNull();
  });

  it("is nothing of somebody else, however soon it is", async () => {
    const { idPersona: otra } = await mundo.persona();
    const url = "dibujar-el-mar";
    valor(await rutas.empezar({ idPersona: otra, uid: UID }));
    valor(await talleres.inscribirse({ idPersona: otra, url, fecha: "2026-11-24" }));
    expect(await viene()).toEqual({ taller: null, ruta: null, test: null });
    valor(await talleres.inscribirse({ idPersona, url, fecha: "2026-12-01" }));
    expect((await viene()).taller?.fecha).toBe("2026-12-01");
  });

  it("is no workshop that is over, was left or does not take place", async () => {
    const url = "dibujar-el-mar";
    for (const fecha of ["2026-11-24", "2026-12-01", "2026-12-15"])
      valor(await talleres.inscribirse({ idPersona, url, fecha }));
    mundo.reloj.ahora = lima("2026-11-24", "19:30");
    expect((await viene()).taller?.fecha).toBe("2026-11-24");
    mundo.reloj.ahora = lima("2026-11-24", "23:00");
    expect((await viene()).taller?.fecha).toBe("2026-12-01");
    valor(await talleres.dejarLugar({ idPersona, uid: url, fecha: "2026-12-01" }));
    expect((await viene()).taller?.fecha).toBe("2026-12-15");
    await mundo.db
      .updateTable("fechas_de_taller")
      .set({ cancelada_por: "x" })
      .where("fecha", "=", "2026-12-15")
      .execute();
    expect((await viene()).taller).toBeNull();
  });
});

it("a plan names the programmes that come with it, and none that is everybody's", async () => {
  const de = async (plan: "EPS" | "FREE") =>
    (await mundo.servicios.paquetes.programasDelPlan(plan)).map(({ href }) => href);
  expect(await de("EPS")).toEqual(["/ruta/ruta-del-plan"]);
  expect(await de("FREE")).toEqual([]);
});
