import { describe, expect, it } from "vitest";
import { fuenteDeArchivos } from "../../../server/contenido/archivos";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { carpetaDeContenido, RUTA_DE_PRUEBA } from "../../support/contenido";
import { abrirMundo } from "../../support/servicios";

const { carpeta, escribir } = carpetaDeContenido();
escribir(
  "rutas/ruta-del-plan.yaml",
  RUTA_DE_PRUEBA.replaceAll("ruta-de-mar", "ruta-del-plan")
    .replace("rut-1", "rut-2")
    .replace("nivel: inicial", "nivel: inicial\nplanes: [PRO]"),
);
const mundo = await abrirMundo({ contenido: fuenteDeArchivos(carpeta) });
const { llamar, abrirSesion } = abrirApi(mundo);

async function alguien() {
  const { idPersona } = await mundo.persona();
  const { token } = await abrirSesion(idPersona);
  return (metodo: string, ruta: string, cuerpo?: unknown) =>
    llamar(metodo, ruta, { clave: CLAVES_DE_API.private, token, cuerpo });
}
const uid = "ruta-de-mar";

describe("programmes over /v2", () => {
  it("are read by everybody: their steps and whose they are, and nothing of anybody", async () => {
    const publico = () => llamar("GET", "/programas", { clave: CLAVES_DE_API.public });
    const leido = await publico();
    expect(leido.cuerpo.data).toMatchObject({
      programas: [
        { uid, planes: [] },
        { uid: "ruta-del-plan", planes: ["PRO"] },
      ],
    });
    for (const clave of ["incluido", "avance"]) expect(leido.texto).not.toContain(clave);
    expect(leido.texto).not.toContain("Como el cielo");
    const ana = await alguien();
    await ana("POST", "/programas/inscripciones", { uid });
    expect((await publico()).cuerpo).toEqual(leido.cuerpo);
  });

  it("are listed with whether they are the person's and how far they are", async () => {
    const ana = await alguien();
    const antes = (await ana("GET", "/programas/usuario")).cuerpo.data;
    expect(antes).toMatchObject({
      programas: [
        { uid, planes: [], incluido: true, minutos: expect.any(Number) as number, avance: null },
        { uid: "ruta-del-plan", planes: ["PRO"], incluido: false, avance: null },
      ],
    });
    // The reply to a choice is sent only to the person who makes that choice.
    expect(JSON.stringify(antes)).not.toContain("Como el cielo");
    await ana("POST", "/programas/inscripciones", { uid });
    expect((await ana("GET", "/programas/usuario")).cuerpo.data).toMatchObject({
      programas: [
        { avance: { estado: "en-curso", hechos: 0, total: 7, siguiente: "mirar" } },
        { avance: null },
      ],
    });
  });

  it("are begun, done, paused, gone on with and left as on the page, with the same refusals", async () => {
    const ana = await alguien();
    const progreso = (cuerpo: object) => ana("POST", "/programas/progreso", { uid, ...cuerpo });
    expect((await progreso({ intencion: "hecho", paso: "mirar" })).estado).toBe(409);
    expect((await ana("POST", "/programas/inscripciones", { uid: "ruta-del-plan" })).estado).toBe(403);
    expect((await ana("POST", "/programas/inscripciones", { uid: "nada" })).estado).toBe(404);
    expect((await ana("POST", "/programas/inscripciones", { uid })).estado).toBe(201);
    expect((await progreso({ intencion: "empezar" })).estado).toBe(400);
    const { cuerpo: documento } = await llamar("GET", "/openapi.json", {});
    const { paths } = documento as unknown as { paths: Record<string, unknown> };
    const ofrecido = JSON.stringify(paths["/v2/programas/progreso"]);
    expect(ofrecido).toContain('"pausar"');
    expect(ofrecido).not.toContain('"empezar"');
    const sinDias = await progreso({ intencion: "recordar", hora: "19:00" });
    expect([sinDias.estado, JSON.stringify(sinDias.cuerpo)]).toEqual([
      400,
      expect.stringContaining("Elige al menos un día"),
    ]);
    expect((await progreso({ intencion: "volar" })).estado).toBe(400);
    expect((await progreso({ intencion: "pausar", dias: 5 })).estado).toBe(400);
    expect((await progreso({ intencion: "ritmo", ritmo: "libre" })).cuerpo.data).toMatchObject({
      avance: { ritmo: "libre" },
    });
    expect((await progreso({ intencion: "hecho", paso: "responder" })).estado).toBe(400);
    const respondido = await progreso({ intencion: "hecho", paso: "responder", opcion: "verde" });
    expect(respondido.cuerpo.data).toMatchObject({ respuesta: "Como las algas.", avance: { hechos: 1 } });
    expect((await progreso({ intencion: "pausar", dias: 7 })).cuerpo.data).toMatchObject({
      avance: { estado: "en-pausa", preguntarEn: "2026-11-30T14:00:00.000Z" },
    });
    expect((await progreso({ intencion: "hecho", paso: "mirar" })).estado).toBe(409);
    expect((await progreso({ intencion: "seguir" })).cuerpo.data).toMatchObject({
      avance: { estado: "en-curso", preguntarEn: null },
    });
    const recordar = { intencion: "recordar", diasDeSemana: [5, 1, 5], hora: "19:00" };
    expect((await progreso(recordar)).cuerpo.data).toMatchObject({
      avance: { recordatorio: { dias: [1, 5], hora: "19:00" } },
    });
    expect((await progreso({ ...recordar, hora: "03:00" })).estado).toBe(400);
    expect((await progreso({ intencion: "dejar" })).cuerpo.data).toMatchObject({
      avance: { estado: "dejada", hechos: 1, recordatorio: null },
    });
    expect((await ana("POST", "/programas/inscripciones", { uid })).cuerpo.data).toMatchObject({
      estado: "en-curso",
      ritmo: "libre",
      hechos: 1,
    });
  });
});

it("the workshops of a route are told with when each is next, and those of no route are not", async () => {
  const deRuta = (uidDeRuta: string) =>
    llamar("GET", `/talleres/ruta/${uidDeRuta}`, { clave: CLAVES_DE_API.public });
  expect((await deRuta(uid)).cuerpo.data).toMatchObject({
    talleres: [{ uid: "dibujar-el-mar", proxima: { fecha: "2026-11-24", quedan: 30 } }],
  });
  expect((await deRuta("nada")).estado).toBe(404);
});
