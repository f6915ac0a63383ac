import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { DIAS_QUE_SE_CUENTAN, DIAS_QUE_SE_GUARDA } from "../../../app/domain/contenido/descargas/descargas";
import { hoja } from "../../../app/domain/contenido/esquemas";
import { fechaDe, instanteDe, sumarDias } from "../../../app/domain/shared/fechas";
import { atender, HECHO } from "../../../server/ops/ops";
import { abrirApi, CLAVES_DE_API } from "../../support/api";
import { SIN_ALMACEN } from "../../support/operador";
import { abrirMundo, rechazo, valor } from "../../support/servicios";

const mundo = await abrirMundo();
const { servicios, reloj, db, producto } = mundo;
const api = abrirApi(mundo);

const URL_DE_HOJA = "diario-de-sueno";
const { pdf } = hoja.parse(JSON.parse(readFileSync(`app/content/herramientas/${URL_DE_HOJA}.json`, "utf8")));
const descargar = async (idPersona: number | null, url = URL_DE_HOJA) =>
  valor(await servicios.contenido.herramientas.descargar({ idPersona, url })).contada;
const filas = () => db.selectFrom("descargas").selectAll().orderBy("dia").execute();
/** Sets the clock to an hour of Lima, `dias` days from the clock's date. */
const aLas = (hora: string, dias = 0) =>
  (reloj.ahora = instanteDe(sumarDias(fechaDe(reloj.ahora), dias), hora));

describe("the sheet of a tool", () => {
  it("is counted once for each person and day of Lima, however often it is had", async () => {
    const [primera, segunda] = [await mundo.persona(), await mundo.persona()];
    aLas("00:00");
    expect(await descargar(primera.idPersona)).toBe(true);
    aLas("23:59");
    expect(await descargar(primera.idPersona)).toBe(false);
    expect(await descargar(segunda.idPersona)).toBe(true);
    expect(await descargar(primera.idPersona, "presupuesto-del-mes")).toBe(true);
    aLas("00:00", 1);
    expect(await descargar(primera.idPersona)).toBe(true);
    expect(await filas()).toHaveLength(4);
  });

  it("is counted once of twenty that ask at the same time: the database decides", async () => {
    const { idPersona } = await mundo.persona();
    const contadas = await Promise.all(Array.from({ length: 20 }, () => descargar(idPersona)));
    expect(contadas.filter(Boolean)).toHaveLength(1);
    expect(await filas()).toHaveLength(1);
  });

  it("is for visitors too, of whom nothing is kept", async () => {
    expect(await descargar(null)).toBe(false);
    expect(await filas()).toEqual([]);
  });

  it("is of a tool that is published, and of no reading", async () => {
    for (const url of ["nada", "comer-bien-con-lo-del-mercado"]) {
      expect(rechazo(await servicios.contenido.herramientas.descargar({ idPersona: null, url }))).toBe(
        "pieza-no-existe",
      );
    }
  });

  it("is forgotten after its days, by the sweep", async () => {
    const { idPersona } = await mundo.persona();
    await descargar(idPersona);
    reloj.avanzar(DIAS_QUE_SE_GUARDA * 24 * 60 - 1);
    await mundo.job("logros-al-dia");
    await mundo.job("limpiar");
    expect(await filas()).toHaveLength(1);
    reloj.avanzar(1);
    await mundo.job("logros-al-dia");
    await mundo.job("limpiar");
    expect(await filas()).toEqual([]);
  });
});

describe("what editors are told of downloads", () => {
  const contar = async () => {
    const { estado, salida } = await atender(
      ["contenido", "descargas", "--operador", "ana", "--json"],
      () => Promise.resolve(producto),
      SIN_ALMACEN,
    );
    expect(estado).toBe(HECHO);
    return (JSON.parse(salida) as { valor: { titulo: string; descargas: number }[] }).valor;
  };

  it("is how often each tool was had in the last thirty days, and nobody's name", async () => {
    const personas = [await mundo.persona(), await mundo.persona()];
    aLas("12:00");
    for (const { idPersona } of personas) await descargar(idPersona);
    await descargar(personas[0]!.idPersona, "lista-de-deudas");
    const cuentas = await contar();
    expect(cuentas.slice(0, 3)).toEqual([
      { titulo: "Diario de sueño", descargas: 2 },
      { titulo: "Lista de deudas", descargas: 1 },
      { titulo: "Cuidados de tu mascota", descargas: 0 },
    ]);
    expect(cuentas).toHaveLength(13);
    aLas("12:00", DIAS_QUE_SE_CUENTAN - 1);
    expect((await contar())[0]).toEqual({ titulo: "Diario de sueño", descargas: 2 });
    aLas("12:00", 1);
    expect((await contar())[0]!.descargas).toBe(0);
  });
});

describe("/v2/herramientas", () => {
  const clave = CLAVES_DE_API.public;
  const leer = (ruta: string) => api.llamar("GET", ruta, { clave });
  const urls = async (consulta: string) =>
    (
      (await leer(`/herramientas${consulta}`)).cuerpo.data as unknown as {
        herramientas: { url: string; tipo: string; minutos: number; titulo: string }[];
      }
    ).herramientas;

  it("lists tools and readings, by theme, kind and order as the page does", async () => {
    const todas = await urls("");
    expect(todas.map(({ tipo }) => tipo).filter((tipo) => tipo === "herramienta")).toHaveLength(13);
    expect(todas).toHaveLength(22);
    const lecturas = await urls("?tipo=lectura");
    expect(lecturas.map(({ tipo }) => tipo)).toEqual(new Array(9).fill("lectura"));
    expect((await urls("?tema=sueno&tipo=herramienta")).map(({ url }) => url)).toContain(URL_DE_HOJA);
    expect((await urls("?tema=sueno")).map(({ url }) => url)).not.toContain("presupuesto-del-mes");
    const cortas = (await urls("?orden=cortos")).map(({ minutos }) => minutos);
    expect(cortas).toEqual(cortas.toSorted((a, b) => a - b));
    for (const mal of ["?tipo=otra", "?orden=nada", "?tema=%2F"])
      expect([mal, (await leer(`/herramientas${mal}`)).estado]).toEqual([mal, 400]);
  });

  it("tells of one its text, its PDF and what goes well with it", async () => {
    const { estado, cuerpo } = await leer(`/herramientas/${URL_DE_HOJA}`);
    expect(estado).toBe(200);
    expect(cuerpo.data).toMatchObject({
      tipo: "herramienta",
      titulo: "Diario de sueño",
      pdf: {
        href: expect.stringMatching(/^https?:\/\/[^/]+\/medios\//) as string,
        tipoMime: "application/pdf",
        bytes: pdf.bytes,
      },
      cuerpo: expect.stringContaining("| Lunes") as string,
    });
    const { href } = (cuerpo.data as unknown as { pdf: { href: string } }).pdf;
    expect(new URL(href).pathname).toBe(
      `/medios/${pdf.huella.slice(0, 16)}/herramientas/diario-de-sueno.pdf`,
    );
    expect((cuerpo.data as unknown as { relacionados: object[] }).relacionados[0]).toEqual({
      tipo: "video",
      url: "prepara-tu-noche",
      titulo: "Prepara tu noche",
    });
    const lectura = await leer("/herramientas/comer-bien-con-lo-del-mercado");
    expect(lectura.cuerpo.data).toMatchObject({ tipo: "lectura", pdf: null });
    expect((await leer("/herramientas/nada")).estado).toBe(404);
  });

  it("says nothing again to who has it already", async () => {
    const pedir = (cabeceras: Record<string, string>) =>
      api.llamar("GET", "/herramientas", { clave, cabeceras });
    const primera = await pedir({});
    expect(primera.estado).toBe(200);
    expect(await pedir({ "if-none-match": primera.etag! })).toMatchObject({ estado: 304, texto: "" });
    expect((await pedir({ "if-none-match": '"otra"' })).estado).toBe(200);
  });

  it("notes a download of the person once a day, and of no reading", async () => {
    const { idPersona } = await mundo.persona();
    const { token } = await api.abrirSesion(idPersona);
    const pedir = (url: string) =>
      api.llamar("POST", `/herramientas/${url}/descargas`, { clave: CLAVES_DE_API.private, token });
    const primera = await pedir(URL_DE_HOJA);
    expect(primera.estado).toBe(200);
    expect(primera.cuerpo.data).toMatchObject({ contada: true, bytes: pdf.bytes });
    expect((await pedir(URL_DE_HOJA)).cuerpo.data).toMatchObject({ contada: false });
    expect((await pedir("comer-bien-con-lo-del-mercado")).estado).toBe(404);
    expect(await filas()).toHaveLength(1);
  });
});
