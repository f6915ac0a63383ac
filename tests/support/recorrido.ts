import { descifrar, formulariosDe, type FormularioDePagina } from "./formularios";
import { rutaDe } from "./handles";

/** Walks the site as a browser without scripts: it follows links and sends forms as they stand. */

/**
 * Most pages of a walk over the site, far above the number of their kinds: a walk that ended early would miss the
 * rest.
 */
const PAGINAS = 300;
const COMIENZOS = [
  "/",
  "/registro",
  "/recuperar-clave",
  "/mi-zona-privada",
  "/agendar/psicologia",
  "/buscar?q=respirar",
];

export interface Recorrido {
  /** Visited pages, one of each kind of address. */
  paginas: Map<string, { ruta: string; estado: number; html: string }>;
  formularios: Map<string, FormularioDePagina>;
}

/** Sends a request with the cookies of one visitor, as from one of our own pages. It follows no redirect. */
export function pedir(url: string, ruta: string, cookie: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url + ruta, {
    redirect: "manual",
    ...init,
    headers: { cookie, origin: url, ...(init.headers as Record<string, string>) },
  });
}

/** Signs a person in. Gives the cookies of the session. */
export async function entrar(
  url: string,
  { email, clave }: { email: string; clave: string },
): Promise<string> {
  const respuesta = await pedir(url, "/iniciar-sesion", "", {
    method: "POST",
    body: new URLSearchParams({ correo: email, clave }),
  });
  if (respuesta.status !== 303) throw new Error(`${email} cannot sign in: ${respuesta.status}`);
  return respuesta.headers
    .getSetCookie()
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/**
 * Kind of an address. The walk visits one page of each route and set of parameters, because another id changes none of
 * its forms. Optional parts of an address (`registro/:paso?`) count as pages of their own.
 */
const clase = (ruta: string) => {
  const { pathname, searchParams } = new URL(ruta, "http://sitio.invalid");
  const patron = rutaDe(pathname)?.path ?? "";
  const lugar = patron.includes(":") && !patron.includes("?") ? `/${patron}` : pathname;
  return `${lugar}?${[...searchParams.keys()].sort().join("&")}`;
};

/**
 * Parameters that a form passes on to the next page: its destination, the filters of a list and the position in a
 * video.
 */
const PARAMETROS_DE_VUELTA = ["redirect", "tema", "nivel", "orden", "modo", "t"];
function sinLoQueLleva(destino: string): string {
  const { pathname, searchParams } = new URL(destino, "http://sitio.invalid");
  for (const nombre of PARAMETROS_DE_VUELTA) searchParams.delete(nombre);
  return `${pathname}?${searchParams}`;
}

const claseDeFormulario = ({ metodo, destino, campos, botones }: FormularioDePagina) =>
  `${metodo} ${clase(sinLoQueLleva(destino))} ${[...campos, ...botones]
    .map(({ nombre }) => nombre)
    .sort()
    .join(",")}`;

export async function recorrer(
  url: string,
  cookie: string,
  comienzos: readonly string[] = COMIENZOS,
  /** Called after each form, with its body and the response. */
  alEnviar?: (formulario: FormularioDePagina, cuerpo: URLSearchParams, respuesta: Response) => Promise<void>,
): Promise<Recorrido> {
  const paginas: Recorrido["paginas"] = new Map();
  const formularios: Recorrido["formularios"] = new Map();
  const pendientes = [...comienzos];
  while (pendientes.length > 0) {
    if (paginas.size >= PAGINAS) throw new Error("addresses without end: which kind of page are they?");
    const ruta = pendientes.shift()!;
    if (paginas.has(clase(ruta))) continue;
    const respuesta = await pedir(url, ruta, cookie);
    const html = await respuesta.text();
    paginas.set(clase(ruta), { ruta, estado: respuesta.status, html });
    pendientes.push(...enlacesDe(html, respuesta, url, ruta));
    for (const formulario of formulariosDe(html, ruta)) {
      const clave = claseDeFormulario(formulario);
      if (formularios.has(clave)) continue;
      formularios.set(clave, formulario);
      // Forms are sent as well, because some pages can be reached only through one.
      if (formulario.metodo === "post" && !terminaLaVisita(formulario)) {
        const cuerpo = comoEsta(formulario);
        const enviado = await pedir(url, formulario.destino, cookie, { method: "POST", body: cuerpo });
        await alEnviar?.(formulario, cuerpo, enviado);
        pendientes.push(...enlacesDe(await enviado.text(), enviado, url, formulario.destino));
      }
    }
  }
  return { paginas, formularios };
}

export const terminaLaVisita = ({ destino }: FormularioDePagina) => destino === "/cerrar-sesion";

/** Fields of a form as the page shows them, and its first button. */
function comoEsta({ campos, botones }: FormularioDePagina): URLSearchParams {
  const enviados = campos.filter(({ tipo }) => tipo !== "checkbox" && tipo !== "radio");
  return new URLSearchParams(
    [...enviados, ...botones.slice(0, 1)].map(({ nombre, valor }) => [nombre, valor]),
  );
}

function enlacesDe(html: string, respuesta: Response, url: string, ruta: string): string[] {
  const siguiente = respuesta.headers.get("location");
  return [
    ...(siguiente ? [siguiente] : []),
    ...[...html.matchAll(/<a\b[^>]*\bhref="([^"]+)"/g)].map(([, href]) => href!),
  ]
    .filter((href) => URL.canParse(descifrar(href), url + ruta))
    .map((href) => new URL(descifrar(href), url + ruta))
    .filter(({ origin }) => origin === url)
    .map(({ pathname, search }) => pathname + search);
}
