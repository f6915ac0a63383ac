import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { CUENTAS_DE_DEMOSTRACION } from "../../../server/seed/contenido/cuentas";
import { descifrar } from "../../support/formularios";
import { entrar, pedir } from "../../support/recorrido";
import { startServer, type TestServer } from "../../support/server";

/** Follows every link from the home page, as a visitor, as somebody and inside the app, and reads what is there. */

interface Visitada {
  ruta: string;
  /** The page that led here. */
  desde: string;
  estado: number;
  html: string | null;
}

const COMO = ["a visitor", "somebody", "the app"] as const;
const MAXIMO = 400;
const sitios = new Map<string, Visitada[]>();
let server: TestServer;

beforeAll(async () => {
  server = await startServer({ env: { RUN_JOBS: "false" } });
  const cookie = await entrar(server.url, CUENTAS_DE_DEMOSTRACION[0]!);
  const enApp = (await pedir(server.url, "/?webview=on", "")).headers
    .getSetCookie()
    .map((una) => una.split(";")[0])
    .join("; ");
  sitios.set("a visitor", await andar(""));
  sitios.set("somebody", await andar(cookie));
  sitios.set("the app", await andar(`${cookie}; ${enApp}`));
}, 300_000);
afterAll(() => server.stop());

/** Addresses with other choices of the same kind show the same page. */
const clase = ({ pathname, searchParams }: URL) => `${pathname}?${[...searchParams.keys()].sort().join("&")}`;

async function andar(cookie: string): Promise<Visitada[]> {
  const vistas = new Map<string, Visitada>();
  const porVer = [{ ruta: "/", desde: "" }];
  for (let siguiente = porVer.shift(); siguiente && vistas.size < MAXIMO; siguiente = porVer.shift()) {
    const { ruta, desde } = siguiente;
    const cual = clase(new URL(ruta, server.url));
    if (vistas.has(cual)) continue;
    const respuesta = await pedir(server.url, ruta, cookie);
    const esPagina = respuesta.headers.get("content-type")?.startsWith("text/html");
    const html = esPagina ? await respuesta.text() : (await respuesta.arrayBuffer(), null);
    vistas.set(cual, { ruta, desde, estado: respuesta.status, html });
    const destino = respuesta.headers.get("location");
    for (const href of [...(destino ? [destino] : []), ...(html ? enlacesDe(html) : [])]) {
      const url = new URL(href, server.url + ruta);
      // In development only, a mailbox has links of its own.
      if (url.origin === server.url && !url.pathname.startsWith("/desarrollo")) {
        porVer.push({ ruta: url.pathname + url.search, desde: ruta });
      }
    }
  }
  return [...vistas.values()];
}

const enlacesDe = (html: string) =>
  [...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href]) => descifrar(href!));

/** What is read or heard of a page. */
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

describe.each(COMO)("what %s is led to", (como) => {
  const paginas = () =>
    sitios.get(como)!.flatMap(({ ruta, html, estado }) => (html && estado < 300 ? [{ ruta, html }] : []));
  /** Where something is wrong, and what. */
  const fallas = (mirar: (html: string, ruta: string) => readonly string[]) =>
    paginas().flatMap(({ ruta, html }) => mirar(html, ruta).map((falla) => `${ruta}: ${falla}`));

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
    expect(fallas((html) => deEstaPagina(html).filter((id) => !html.includes(`id="${id}"`)))).toEqual([]);
  });

  it("has one title and one main heading", () => {
    expect(
      fallas((html) => {
        const [titulos, h1] = [/<title>[^<]+<\/title>/g, /<h1\b/g].map(
          (cual) => html.match(cual)?.length ?? 0,
        );
        return titulos === 1 && h1 === 1 ? [] : [`${titulos} titles, ${h1} h1`];
      }),
    ).toEqual([]);
  });

  it("keeps a place for each picture before it is there", () => {
    const sinMedidas = (html: string) =>
      [...html.matchAll(/<(?:img|video|svg)\b[^>]*>/g)]
        .map(([etiqueta]) => etiqueta)
        .filter((etiqueta) => !/\swidth="\d/.test(etiqueta) || !/\sheight="\d/.test(etiqueta));
    expect(fallas(sinMedidas)).toEqual([]);
  });

  it("is all in Spanish", () => {
    expect(fallas((html) => palabrasDe(html).match(EN_INGLES) ?? [])).toEqual([]);
  });
});
