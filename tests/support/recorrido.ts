import { descifrar, formulariosDe, type FormularioDePagina } from "./formularios";
import { rutaDe } from "./handles";

/** Walks the site as a browser without scripts: follows its links and sends its forms as they stand. */

/** Far more kinds than there are: a walk that ended early would have looked at nothing beyond. */
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
  /** One page of each kind, by what its address looks like. */
  paginas: Map<string, { ruta: string; estado: number; html: string }>;
  formularios: Map<string, FormularioDePagina>;
}

/** Asks as one visitor: with their cookies, from our own pages, following nothing. */
export function pedir(url: string, ruta: string, cookie: string, init: RequestInit = {}): Promise<Response> {
  return fetch(url + ruta, {
    redirect: "manual",
    ...init,
    headers: { cookie, origin: url, ...(init.headers as Record<string, string>) },
  });
}

/** Signs in and answers the cookies of the session. */
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
 * One page is walked of each route and set of choices: which of many it is about changes none of its forms. Where the
 * way on is a part of the address that may lack (`registro/:paso?`), each is a page of its own.
 */
const clase = (ruta: string) => {
  const { pathname, searchParams } = new URL(ruta, "http://sitio.invalid");
  const patron = rutaDe(pathname)?.path ?? "";
  const lugar = patron.includes(":") && !patron.includes("?") ? `/${patron}` : pathname;
  return `${lugar}?${[...searchParams.keys()].sort().join("&")}`;
};

/** Where to go afterwards, what of a list is shown and where a video is at are carried along by the same form. */
const LO_QUE_LLEVA = ["redirect", "tema", "nivel", "orden", "modo", "t"];
function sinLoQueLleva(destino: string): string {
  const { pathname, searchParams } = new URL(destino, "http://sitio.invalid");
  for (const nombre of LO_QUE_LLEVA) searchParams.delete(nombre);
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
  /** Called once each form was sent, with what was sent and how it was answered. */
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
      const cual = claseDeFormulario(formulario);
      if (formularios.has(cual)) continue;
      formularios.set(cual, formulario);
      // Some pages are reached only by what a form does.
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

/** Its fields as they stand, and its first button. */
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
