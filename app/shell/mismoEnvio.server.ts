import { z } from "zod";
import { CABECERA_DE_BANDEJA } from "~/domain/shared/navegacion/bandeja";
import { COOKIE_DE_AVISOS } from "~/domain/shared/navegacion/parametros";
import { services } from "~/services.server";
import { makeCookie } from "./cookie.server";
import { seguirEn } from "./envio.server";

const PARA = "envio-hecho";
/** Long enough to go back and press again; what is done later may have undone it. */
const VIDA_EN_SEGUNDOS = 2 * 60;
/** Of a button pressed twice, both requests are under way at once. */
const EN_CURSO_MAXIMOS = 500;

/** Where a form led that was done, and the cookie by which its notice was said there. */
const hecho = z.object({ lugar: z.string(), aviso: z.string().nullable() });
type Hecho = z.output<typeof hecho>;
const recordado = hecho.extend({ marca: z.string() });

const cookie = makeCookie("hecho");

/** What this process answers, or has just answered, by what was sent, from where and by which browser; the oldest first. */
const enCurso = new Map<string, { respuesta: Promise<Hecho | null>; hasta: number }>();

function anotar(clave: string, respuesta: Promise<Hecho | null>) {
  const ahora = services.now().getTime();
  enCurso.delete(clave);
  enCurso.set(clave, { respuesta, hasta: ahora + VIDA_EN_SEGUNDOS * 1000 });
  for (const [vieja, { hasta }] of enCurso) {
    if (hasta > ahora && enCurso.size <= EN_CURSO_MAXIMOS) return;
    enCurso.delete(vieja);
  }
}

function anotada(clave: string): Promise<Hecho | null> | null {
  const una = enCurso.get(clave);
  return una && una.hasta > services.now().getTime() ? una.respuesta : null;
}

function loHecho({ status, headers }: Response): Hecho | null {
  const lugar = headers.get("location");
  const aviso = headers.getSetCookie().find((una) => una.startsWith(`${COOKIE_DE_AVISOS}=`)) ?? null;
  return status === 303 && lugar ? { lugar, aviso } : null;
}

const fueRechazado = ({ status }: Response) => status >= 400 && status < 500;

async function leerHecho(request: Request, marca: string): Promise<Hecho | null> {
  const sellado = await cookie.leer(request);
  const leido =
    typeof sellado === "string" ? await services.cuentas.sello.abrir(PARA, sellado, recordado) : null;
  return leido?.marca === marca ? leido : null;
}

const comoAntes = ({ lugar, aviso }: Hecho): Response =>
  seguirEn(lugar, undefined, new Headers(aviso === null ? {} : { "set-cookie": aviso }));

/**
 * Answers a form. One that is refused though the same browser has just sent the very same, and it was done, is answered
 * as it was the first time: where it led, and what was said there. Nothing is done again, and nothing else of the first
 * answer is repeated: no session, no data. Another body, or another browser, is refused as ever.
 */
export async function responderComoAntes(
  request: Request,
  copia: Request,
  red: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  // The browser's own outbox has a name for each of its answers.
  if (request.headers.has(CABECERA_DE_BANDEJA)) return answer();
  const { pathname, search } = new URL(request.url);
  const { marcar, sellar } = services.cuentas.sello;
  const marca = marcar(PARA, `${pathname}${search}\n${await copia.text()}`);
  const clave = marcar(PARA, `${marca}\n${red}\n${request.headers.get("cookie")}`);
  const primera = anotada(clave);
  const respuesta = answer();
  if (!primera)
    anotar(
      clave,
      respuesta.then(loHecho, () => null),
    );
  const dada = await respuesta;
  const suyo = loHecho(dada);
  if (suyo) {
    anotar(clave, Promise.resolve(suyo));
    const sellado = await sellar(PARA, { marca, ...suyo }, VIDA_EN_SEGUNDOS);
    dada.headers.append("set-cookie", await cookie.poner(request, sellado, { maxAge: VIDA_EN_SEGUNDOS }));
    return dada;
  }
  if (!primera) enCurso.delete(clave);
  if (!fueRechazado(dada)) return dada;
  const antes = (await primera) ?? (await leerHecho(request, marca));
  return antes ? comoAntes(antes) : dada;
}
