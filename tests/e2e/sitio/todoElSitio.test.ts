import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { antesDelSegundoPaso, aMedioCamino } from "../../support/aMedioCamino";
import { descifrar } from "../../support/formularios";
import { andar, enlacesDe, MAXIMO, type Visitada } from "../../support/andar";
import { faltasDeMarcado } from "../../support/marcado";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

/**
 * Visitors of the test: it follows every link from the home page, as a visitor and as a person, in the browser and in
 * the app, and reads the pages. A visitor also reads the steps of sign-up, recovery and sign-in, to which no link
 * leads.
 */

const COMO = ["a visitor", "somebody", "a visitor in the app", "somebody in the app"] as const;
const sitios = new Map<string, Visitada[]>();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
  const cookie = await entrar(server.url, CUENTAS_DE_DEMOSTRACION[0]!);
  const enApp = (await pedir(server.url, "/?webview=on", "")).headers
    .getSetCookie()
    .map((galleta) => galleta.split(";")[0])
    .join("; ");
  sitios.set("a visitor", [...(await andar(server.url, "")), ...(await pasos())]);
  sitios.set("somebody", await andar(server.url, cookie));
  sitios.set("a visitor in the app", await andar(server.url, enApp));
  sitios.set("somebody in the app", await andar(server.url, `${cookie}; ${enApp}`));
}, 300_000);
afterAll(() => server.stop());

/** Pages of flows with several steps, each read by a person who has come that far. */
async function pasos(): Promise<Visitada[]> {
  const [, martin, elena] = CUENTAS_DE_DEMOSTRACION;
  const { cookie, comienzos } = await aMedioCamino(server, elena!);
  const deDosPasos = await antesDelSegundoPaso(server, martin!);
  const paginas = [
    ...comienzos.map((ruta) => ({ ruta, cookie })),
    { ruta: "/iniciar-sesion/verificacion", cookie: deDosPasos },
  ];
  return Promise.all(
    paginas.map(async ({ ruta, cookie: galletas }) => {
      const respuesta = await pedir(server.url, ruta, galletas);
      return { ruta, desde: "a step", estado: respuesta.status, html: await respuesta.text() };
    }),
  );
}

/** Words of a page that are read or heard. */
function palabrasDe(html: string): string {
  const cuerpo = html.replace(/<(script|style)\b.*?<\/\1>/gs, " ");
  const dichas = [...cuerpo.matchAll(/\s(?:alt|aria-label|placeholder|title|label)="([^"]*)"/g)].map(
    ([, texto]) => texto!,
  );
  return descifrar([cuerpo.replace(/<[^>]+>/g, " "), ...dichas].join(" "));
}

/** Words that stand in nearly every English sentence or form, and in no Spanish one. */
const EN_INGLES =
  /(?<![\p{L}-])(the|and|with|your|you|this|that|these|please|click|submit|loading|next|previous|search|save|delete|welcome|password|from|have|not found|sign in|log in|required|optional|undefined|null|NaN|\[object)(?![\p{L}-])/giu;

const deLosPasos = () => sitios.get("a visitor")!.filter(({ desde }) => desde === "a step");

describe.each(COMO)("what %s is led to", (como) => {
  const paginas = () =>
    sitios.get(como)!.flatMap(({ ruta, html, estado }) => (html && estado < 300 ? [{ ruta, html }] : []));
  /** Addresses of pages with faults, and the faults. */
  const fallas = (mirar: (html: string, ruta: string) => readonly string[]) =>
    paginas().flatMap(({ ruta, html }) => mirar(html, ruta).map((falla) => `${ruta}: ${falla}`));
  /** Expects that many of the pages have something to check, so that the check proves something. */
  const seVeEnMuchas = (buscar: (html: string) => readonly unknown[]) =>
    expect(paginas().filter(({ html }) => buscar(html).length > 0).length).toBeGreaterThan(40);

  it("is there, all of it", () => {
    const todas = sitios.get(como)!;
    expect(todas.length).toBeGreaterThan(60);
    expect(todas.length).toBeLessThan(MAXIMO);
    expect(
      todas.filter(({ estado }) => estado >= 400).map(({ ruta, desde }) => `${desde} → ${ruta}`),
    ).toEqual([]);
  });

  it("has the place of the page that a link names", () => {
    const deEstaPagina = (html: string) =>
      enlacesDe(html).flatMap((href) => (/^#./.test(href) ? [href.slice(1)] : []));
    seVeEnMuchas(deEstaPagina);
    expect(fallas((html) => deEstaPagina(html).filter((id) => !html.includes(`id="${id}"`)))).toEqual([]);
  });

  it("has the small menu inside the app, which brings its own frame, and nowhere else", () => {
    const enLaApp = como.endsWith("in the app");
    const tiene = (html: string, nombre: string) => html.includes(`<nav aria-label="${nombre}"`);
    expect(
      fallas((html) => [
        ...(tiene(html, "Menú") === enLaApp ? [] : ["menu"]),
        ...(tiene(html, "Principal") && enLaApp ? ["frame"] : []),
      ]),
    ).toEqual([]);
  });

  it("is HTML as the standard has it", () => {
    expect(fallas(faltasDeMarcado)).toEqual([]);
  });

  it("has a title that no other page has", () => {
    const lugaresDe = new Map<string, Set<string>>();
    // The page that asks for a second factor belongs to a visitor, and the page that turns it on to a signed-in
    // person.
    const todas = como === "somebody" ? [...paginas(), ...deLosPasos()] : paginas();
    for (const { ruta, html } of todas) {
      const titulo = /<title>([^<]+)/.exec(html ?? "")?.[1] ?? "";
      lugaresDe.set(titulo, (lugaresDe.get(titulo) ?? new Set()).add(ruta.split("?")[0]!));
    }
    const repetidos = [...lugaresDe].flatMap(([titulo, lugares]) =>
      lugares.size > 1 ? [`${titulo}: ${[...lugares].join(", ")}`] : [],
    );
    expect(repetidos).toEqual([]);
  });

  it("has one title and one main heading", () => {
    expect(
      fallas((html) => {
        const [titulos, h1] = [/<title>[^<]+<\/title>/g, /<h1\b/g].map(
          (patron) => html.match(patron)?.length ?? 0,
        );
        return titulos === 1 && h1 === 1 ? [] : [`${titulos} titles, ${h1} h1`];
      }),
    ).toEqual([]);
  });

  it("keeps a place for each picture before it is there", () => {
    const imagenes = (html: string) =>
      [...html.matchAll(/<(?:img|video|svg)\b[^>]*>/g)].map(([etiqueta]) => etiqueta);
    const sinMedidas = (etiqueta: string) => !/\swidth="\d/.test(etiqueta) || !/\sheight="\d/.test(etiqueta);
    seVeEnMuchas(imagenes);
    expect(fallas((html) => imagenes(html).filter(sinMedidas))).toEqual([]);
  });

  it("calls what is the person's «tu» and «tus», never «mis»", () => {
    const controles = (html: string) =>
      [...html.matchAll(/<(a|button|h1|title)\b[^>]*>(.*?)<\/\1>/gs)].map(([, , dentro]) =>
        palabrasDe(dentro!).trim(),
      );
    seVeEnMuchas(controles);
    // A person's declaration, and what they need, are in the first person from the first word to the last.
    const SUYAS = /^(Acepto|Autorizo|Cuidar mis vínculos)\b/;
    expect(
      fallas((html) => controles(html).filter((texto) => /\bmis\b/i.test(texto) && !SUYAS.test(texto))),
    ).toEqual([]);
  });

  it("is all in Spanish", () => {
    expect(fallas((html) => palabrasDe(html).match(EN_INGLES) ?? [])).toEqual([]);
  });
});

it("a visitor reads each step of sign-up, recovery and sign-in", () => {
  const leidos = deLosPasos();
  expect(leidos.length).toBeGreaterThan(7);
  expect(leidos.filter(({ estado }) => estado !== 200).map(({ ruta }) => ruta)).toEqual([]);
});

it("the shop's packs of several specialties are «Combos»: a plan is what the insurer gives", () => {
  const tiendas = sitios.get("somebody")!.filter(({ ruta }) => ruta.startsWith("/tienda"));
  expect(tiendas.length).toBeGreaterThan(2);
  const [tienda] = tiendas;
  const palabras = (html: string | null) => palabrasDe(/<main\b.*<\/main>/s.exec(html ?? "")![0]);
  expect(palabras(tienda!.html)).toMatch(/\bCombos\b/);
  expect(
    tiendas
      .filter(({ html }) => html && /\bplan(es)?\b(?! de tu seguro)/i.test(palabras(html)))
      .map(({ ruta }) => ruta),
  ).toEqual([]);
});

it.each(["/privacidad", "/reclamo", "/terminos-y-condiciones"])(
  "%s names the company of the demo and its RUC",
  (ruta) => {
    const pagina = sitios.get("a visitor")!.find((visita) => visita.ruta === ruta);
    const texto = palabrasDe(/<main\b.*<\/main>/s.exec(pagina!.html!)![0]).replace(/\s+/g, " ");
    expect(texto).toMatch(/Bienestar \(demostración\) ?, RUC 20000000001/);
  },
);
