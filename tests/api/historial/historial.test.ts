import { beforeEach, describe, expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { lima } from "../../support/constructores";
import { carpetaDeContenido, LOGRO_DE_PRUEBA } from "../../support/contenido";
import { hacerElTest, TEST_CORTO } from "../../support/testCorto";
import { abrirMundo, valor } from "../../support/servicios";
import { conSesiones } from "../../support/sesiones";
import { UN_DIA_EN_MINUTOS } from "../../../app/domain/shared/duracion";

const { carpeta, escribir } = carpetaDeContenido();
escribir(...TEST_CORTO);
const mundo = await abrirMundo({ contenido: fuenteDeArchivos(carpeta) });
const { historial, contenido, rutas, talleres } = mundo.servicios;
const { llamar, abrirSesion } = abrirApi(mundo);

async function publicar(texto: string) {
  escribir("logros/tres-dias.yaml", texto);
  valor(await mundo.producto.acts.edicion.publicar({ operador: "ana" }));
}

let idPersona: number;
beforeEach(async () => {
  await publicar(LOGRO_DE_PRUEBA);
  ({ idPersona } = await mundo.persona());
});
const clases = async (de = idPersona) => (await historial.acciones(de)).map(({ clase }) => clase).sort();

describe("what somebody did", () => {
  it("is what the contexts know, once, and only theirs", async () => {
    valor(await contenido.avances.marcarVisto({ idPersona, url: "mirar-el-mar" }));
    valor(await contenido.herramientas.descargar({ idPersona, url: "hoja-de-mar" }));
    valor(await talleres.inscribirse({ idPersona, url: "dibujar-el-mar", fecha: "2026-11-24" }));
    valor(await rutas.empezar({ idPersona, uid: "ruta-de-mar" }));
    valor(await rutas.cambiarRitmo({ idPersona, uid: "ruta-de-mar", ritmo: "libre" }));
    valor(await rutas.darPaso({ idPersona, uid: "ruta-de-mar", paso: "leer" }));
    valor(await historial.anotar({ idPersona, que: "camine" }));
    expect(await clases()).toEqual(["herramienta", "paso", "propia", "video"]);
    mundo.reloj.ahora = lima("2026-11-24", "19:05");
    valor(await talleres.registrarAsistencia({ idPersona, uid: "dibujar-el-mar", fecha: "2026-11-24" }));
    mundo.reloj.ahora = lima("2026-11-24", "20:00");
    expect(await clases()).toEqual(["herramienta", "paso", "propia", "taller", "video"]);
    // The history already has the activities that the route notes by itself.
    await rutas.ponerAlDia({ idPersona, uid: "ruta-de-mar" });
    expect(await clases()).toEqual(["herramienta", "paso", "propia", "taller", "video"]);
    const otra = await mundo.persona();
    expect(await clases(otra.idPersona)).toEqual([]);
  });

  it("has a video on each day on which it was seen, and seven days of the same one are a streak of seven", async () => {
    const verlo = () => contenido.avances.marcarVisto({ idPersona, url: "mirar-el-mar" });
    for (let dia = 0; dia < 7; dia += 1) {
      if (dia > 0) mundo.reloj.avanzar(UN_DIA_EN_MINUTOS);
      valor(await verlo());
      valor(await verlo());
    }
    expect(await clases()).toEqual(Array.from({ length: 7 }, () => "video"));
    expect((await historial.logros(idPersona)).racha).toBe(7);
    valor(await contenido.avances.olvidar({ idPersona, url: "mirar-el-mar" }));
    expect(await clases()).toEqual([]);
  });

  it("has the sessions that were held, and none that was cancelled or is to come", async () => {
    const persona = await mundo.persona({ bonos: 2 });
    ({ idPersona } = persona);
    const psicologa = await mundo.especialista();
    const sesiones = conSesiones(mundo, () => psicologa);
    const cancelada = await sesiones.conBono({ persona, hora: "09:00" });
    valor(await mundo.servicios.agenda.cancelarCita(cancelada));
    const { idCita } = await sesiones.conBono({ persona, hora: "10:00", atendida: true });
    const { fin } = (await sesiones.verCita({ idPersona, idCita })).cita;
    mundo.reloj.ahora = new Date(fin.getTime() - 1);
    expect(await clases()).toEqual([]);
    mundo.reloj.ahora = fin;
    expect(await historial.acciones(idPersona)).toEqual([
      { clase: "sesion", clave: `sesion:${idCita}`, titulo: "Sesión de Psicología", momento: fin },
    ]);
  });

  it("has each wellness test that was ended, and nothing of one that was only begun", async () => {
    await hacerElTest(mundo, idPersona);
    const primero = mundo.reloj.ahora;
    mundo.reloj.avanzar(UN_DIA_EN_MINUTOS);
    await hacerElTest(mundo, idPersona, { entero: false });
    expect(await historial.acciones(idPersona)).toMatchObject([
      { clase: "test", titulo: "Test de bienestar", momento: primero },
    ]);
    await hacerElTest(mundo, idPersona);
    expect((await historial.acciones(idPersona)).map(({ momento }) => momento)).toEqual(
      expect.arrayContaining([primero, mundo.reloj.ahora]),
    );
    expect(await clases()).toEqual(["test", "test"]);
  });

  it("may be noted by hand once a day of each kind, also from two windows at once", async () => {
    const anotar = (dia?: string) => historial.anotar({ idPersona, que: "respire", dia });
    const dos = await Promise.all([anotar(), anotar()]);
    expect(dos.map((resultado) => valor(resultado).nueva).sort()).toEqual([false, true]);
    expect(valor(await anotar("2026-11-22")).nueva).toBe(true);
    expect(await clases()).toEqual(["propia", "propia"]);
  });

  it("is noted for the day that was chosen, of which no hour is known, and counts as that day in the streak", async () => {
    // In Lima the date is still the 23rd, and elsewhere the 24th.
    mundo.reloj.ahora = lima("2026-11-23", "21:30");
    const racha = async () => (await historial.logros(idPersona)).racha;
    const anotar = (dia: string) => historial.anotar({ idPersona, que: "respire", dia });
    for (const dia of ["2026-11-24", "2026-11-30", "2026-11-15", "2020-01-01"])
      expect(await anotar(dia)).toMatchObject({ rechazo: "dia-fuera-de-plazo" });
    expect([await clases(), await racha()]).toEqual([[], 0]);
    valor(await anotar("2026-11-22"));
    expect(await historial.acciones(idPersona)).toMatchObject([
      { momento: lima("2026-11-22", "12:00"), sinHora: true },
    ]);
    expect(await racha()).toBe(1);
    valor(await anotar("2026-11-23"));
    expect(await racha()).toBe(2);
    valor(await anotar("2026-11-21"));
    valor(await anotar("2026-11-16"));
    expect(await racha()).toBe(3);
    expect((await historial.logros(idPersona)).logrados).toMatchObject([{ dia: "2026-11-23" }]);
  });
});

describe("achievements", () => {
  const logrados = async () => (await historial.logros(idPersona)).logrados;
  const tresDias = async () => {
    for (const dia of ["2026-11-21", "2026-11-22", "2026-11-23"]) {
      valor(await historial.anotar({ idPersona, que: "camine", dia }));
    }
  };

  it("are given with the day and the reason, and kept when their rule or their words change", async () => {
    expect(await logrados()).toEqual([]);
    await tresDias();
    const logro = { uid: "tres-dias", titulo: "Tres días", razon: "Tres días seguidos con algo." };
    const dia = "2026-11-23";
    expect(await logrados()).toMatchObject([{ ...logro, dia, regla: { dias: 3 } }]);
    await publicar(LOGRO_DE_PRUEBA.replace("dias: 3", "dias: 300").replace("titulo: Tres", "titulo: Mil"));
    // The badge of a rule that was never reached is not shown.
    expect(await logrados()).toEqual([{ ...logro, dia, regla: null }]);
  });

  it("are found out anew from the history, on the day on which they were reached", async () => {
    await tresDias();
    mundo.reloj.avanzar(20 * UN_DIA_EN_MINUTOS);
    expect(await logrados()).toMatchObject([{ dia: "2026-11-23" }]);
    await mundo.db.deleteFrom("logros").execute();
    expect(await logrados()).toMatchObject([{ dia: "2026-11-23" }]);
  });

  it("outlast a pause, which keeps the streak and ends when somebody says so", async () => {
    const racha = async () => (await historial.logros(idPersona)).racha;
    await tresDias();
    await historial.pausarRacha(idPersona);
    mundo.reloj.avanzar(10 * UN_DIA_EN_MINUTOS);
    expect(await racha()).toBe(3);
    await historial.seguirRacha(idPersona);
    expect((await historial.logros(idPersona)).pausa).toBeNull();
    valor(await historial.anotar({ idPersona, que: "camine" }));
    expect(await racha()).toBe(4);
    mundo.reloj.avanzar(5 * UN_DIA_EN_MINUTOS);
    expect(await racha()).toBe(0);
  });
});

describe("a pause of the streak", () => {
  const pausa = async (de = idPersona) => (await historial.logros(de)).pausa;

  it("is begun, known and ended by one person alone", async () => {
    const { idPersona: otra } = await mundo.persona();
    const intervalo = { desde: "2026-11-23", hasta: "2026-12-22" };
    await historial.pausarRacha(otra);
    expect([await pausa(), await pausa(otra)]).toEqual([null, intervalo]);
    await historial.seguirRacha(idPersona);
    mundo.reloj.avanzar(UN_DIA_EN_MINUTOS);
    await historial.pausarRacha(idPersona);
    await historial.seguirRacha(idPersona);
    expect([await pausa(), await pausa(otra)]).toEqual([null, intervalo]);
  });

  it("may be begun again on the day on which it was ended", async () => {
    await historial.pausarRacha(idPersona);
    await historial.seguirRacha(idPersona);
    await historial.pausarRacha(idPersona);
    expect(await pausa()).toEqual({ desde: "2026-11-23", hasta: "2026-12-22" });
  });

  it("that ended stays as long as it was when a later one ends", async () => {
    const racha = async () => (await historial.logros(idPersona)).racha;
    valor(await historial.anotar({ idPersona, que: "camine" }));
    mundo.reloj.avanzar(UN_DIA_EN_MINUTOS);
    await historial.pausarRacha(idPersona);
    mundo.reloj.avanzar(2 * UN_DIA_EN_MINUTOS);
    await historial.seguirRacha(idPersona);
    // Three days pass without any activity, and without a pause.
    mundo.reloj.avanzar(3 * UN_DIA_EN_MINUTOS);
    await historial.pausarRacha(idPersona);
    mundo.reloj.avanzar(UN_DIA_EN_MINUTOS);
    await historial.seguirRacha(idPersona);
    valor(await historial.anotar({ idPersona, que: "camine" }));
    expect(await racha()).toBe(1);
  });
});

describe("achievements that nobody looks at", () => {
  const alDia = () => mundo.job("logros-al-dia");
  const guardados = (de = idPersona) =>
    mundo.db.selectFrom("logros").select(["id_persona", "dia"]).where("id_persona", "=", de).execute();
  const descargar = (de = idPersona) =>
    contenido.herramientas.descargar({ idPersona: de, url: "hoja-de-mar" });

  it("are kept before what they were reached by is cleaned away", async () => {
    for (let dia = 0; dia < 3; dia += 1) {
      valor(await descargar());
      await alDia();
      mundo.reloj.avanzar(UN_DIA_EN_MINUTOS);
    }
    await alDia();
    mundo.reloj.avanzar(100 * UN_DIA_EN_MINUTOS);
    await mundo.job("limpiar");
    expect(await clases()).toEqual([]);
    expect((await historial.logros(idPersona)).logrados).toMatchObject([
      { uid: "tres-dias", dia: "2026-11-25" },
    ]);
  });

  it("are found where the cleaning comes after what completes them and before they are looked for", async () => {
    await publicar(LOGRO_DE_PRUEBA.replace("dias-seguidos", "dias").replace("dias: 3", "dias: 2"));
    valor(await descargar());
    await alDia();
    mundo.reloj.avanzar(90 * UN_DIA_EN_MINUTOS - 60);
    valor(await descargar());
    mundo.reloj.avanzar(120);
    await mundo.job("limpiar");
    await alDia();
    expect(await guardados()).toHaveLength(1);
    // Activities are deleted after some time, whether or not the person looked at their achievements.
    await mundo.job("limpiar");
    expect(await clases()).toEqual(["herramienta"]);
    mundo.reloj.avanzar(97 * UN_DIA_EN_MINUTOS);
    await mundo.job("limpiar");
    expect(await clases()).toEqual([]);
  });

  it("are those of whoever did something of any kind since the last look, and of nobody else", async () => {
    await publicar(LOGRO_DE_PRUEBA.replace("dias-seguidos", "dias").replace("dias: 3", "dias: 1"));
    const visto = await mundo.persona();
    await alDia();
    const psicologa = await mundo.especialista();
    const sesiones = conSesiones(mundo, () => psicologa);
    // The workshop and the session begin before a run of the job, and end after it.
    const enSesion = await mundo.persona({ bonos: 1 });
    await sesiones.conBono({ persona: enSesion, fecha: "2026-11-25", hora: "10:00", atendida: true });
    const enTaller = await mundo.persona();
    const inscripcion = { idPersona: enTaller.idPersona, url: "dibujar-el-mar", fecha: "2026-11-24" };
    valor(await talleres.inscribirse(inscripcion));
    mundo.reloj.ahora = lima("2026-11-24", "19:10");
    valor(await talleres.registrarAsistencia({ ...inscripcion, uid: inscripcion.url }));
    await alDia();
    const hicieron: Record<string, (de: number) => Promise<unknown>> = {
      video: (de) => contenido.avances.marcarVisto({ idPersona: de, url: "mirar-el-mar" }),
      herramienta: (de) => descargar(de),
      propia: (de) => historial.anotar({ idPersona: de, que: "camine" }),
      test: (de) => hacerElTest(mundo, de),
      async paso(de) {
        valor(await rutas.empezar({ idPersona: de, uid: "ruta-de-mar" }));
        valor(await rutas.cambiarRitmo({ idPersona: de, uid: "ruta-de-mar", ritmo: "libre" }));
        valor(await rutas.darPaso({ idPersona: de, uid: "ruta-de-mar", paso: "leer" }));
      },
    };
    mundo.reloj.ahora = lima("2026-11-25", "10:10");
    await alDia();
    const personas: Record<string, number> = { sesion: enSesion.idPersona, taller: enTaller.idPersona };
    for (const [clase, hacer] of Object.entries(hicieron)) {
      const { idPersona: de } = await mundo.persona();
      await hacer(de);
      personas[clase] = de;
    }
    // The job has checked this person, and a new activity is inserted directly, without the job's knowledge.
    await mundo.db
      .insertInto("descargas")
      .values({
        id_persona: visto.idPersona,
        uid: "hoja-de-mar",
        dia: "2026-11-20",
        descargada_en: lima("2026-11-20", "10:00").toISOString(),
      })
      .execute();
    mundo.reloj.avanzar(120);
    await alDia();
    for (const [clase, de] of Object.entries(personas)) {
      expect(await guardados(de), clase).toHaveLength(1);
      expect(await clases(de), clase).toContain(clase);
    }
    expect(await guardados(visto.idPersona)).toEqual([]);
  });

  it("wait where the process is to end, and are looked at by the next one", async () => {
    await publicar(LOGRO_DE_PRUEBA.replace("dias-seguidos", "dias").replace("dias: 3", "dias: 1"));
    valor(await descargar());
    const { run } = mundo.producto.jobs.find(({ nombre }) => nombre === "logros-al-dia")!;
    await run(AbortSignal.abort());
    expect(await guardados()).toEqual([]);
    await run();
    const { idPersona: otra } = await mundo.persona();
    mundo.reloj.avanzar(1);
    valor(await descargar(otra));
    mundo.reloj.avanzar(3 * UN_DIA_EN_MINUTOS);
    await run(AbortSignal.abort());
    expect(await guardados(otra)).toEqual([]);
    await run();
    expect([...(await guardados()), ...(await guardados(otra))]).toHaveLength(2);
  });
});

describe("the history over /v2", () => {
  it("is read by kind and month with a cursor, and noted", async () => {
    const { token } = await abrirSesion(idPersona);
    const pedir = (metodo: string, ruta: string, cuerpo?: unknown) =>
      llamar(metodo, ruta, { clave: CLAVES_DE_API.private, token, cuerpo });
    expect((await pedir("POST", "/historial-acciones", { que: "camine" })).cuerpo.data).toEqual({
      nueva: true,
    });
    const otraVez = await pedir("POST", "/historial-acciones", { que: "camine" });
    expect([otraVez.estado, otraVez.cuerpo.data]).toEqual([200, { nueva: false }]);
    expect((await pedir("POST", "/historial-acciones", { que: "volar" })).estado).toBe(400);
    for (const consulta of ["clase=zzz", "mes=2026-99", "despuesDe=basura"]) {
      const negada = await pedir("GET", `/historial-acciones?${consulta}`);
      expect(negada.estado).toBe(400);
      expect(negada.texto).toContain(consulta.split("=")[0]);
    }
    expect((await pedir("POST", "/historial-acciones", { que: "camine", dia: "2020-01-01" })).estado).toBe(
      400,
    );
    const leer = async (consulta: string) =>
      (await pedir("GET", `/historial-acciones${consulta}`)).cuerpo.data;
    expect(await leer("?clase=propia&mes=2026-11")).toMatchObject({
      acciones: [{ clase: "propia", titulo: "Caminé un rato", sinHora: false, href: null }],
      siguiente: null,
    });
    // Only the day of an earlier note is known: its noon is not shown as an hour.
    await pedir("POST", "/historial-acciones", { que: "camine", dia: "2026-11-22" });
    expect((await leer("?clase=propia")).acciones).toContainEqual(
      expect.objectContaining({ momento: lima("2026-11-22", "12:00").toISOString(), sinHora: true }),
    );
    expect(await leer("?mes=2026-10")).toMatchObject({ acciones: [] });
  });

  it("says what was reached, and pauses the streak and lets it go on", async () => {
    const { token } = await abrirSesion(idPersona);
    const pedir = async (metodo: string, ruta: string) =>
      (await llamar(metodo, ruta, { clave: CLAVES_DE_API.private, token })).cuerpo.data;
    valor(await historial.anotar({ idPersona, que: "camine" }));
    const antes = await pedir("GET", "/logros");
    expect(antes).toMatchObject({ logrados: [], porVenir: [{ uid: "tres-dias" }], racha: 1, pausa: null });
    expect(await pedir("POST", "/logros/pausa")).toMatchObject({ pausa: { desde: "2026-11-23" } });
    expect(await pedir("DELETE", "/logros/pausa")).toEqual(antes);
  });
});
