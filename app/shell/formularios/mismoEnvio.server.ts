import { z } from "zod";
import { campoExacto } from "~/domain/shared/campos";
import { CABECERA_DE_BANDEJA } from "~/domain/shared/navegacion/bandeja";
import { COOKIE_DE_AVISOS } from "~/domain/shared/navegacion/parametros";
import { services } from "~/services.server";
import { makeCookie } from "../sesion/cookie.server";
import { seguirEn } from "./envio.server";

const PARA = "envio-hecho";
/**
 * Seconds for which the answer to a form is remembered: long enough to go back and press again. After that, a later
 * action may have undone the first.
 */
const VIDA_EN_SEGUNDOS = 2 * 60;
/** Most answers of forms that a process remembers. Two presses of a button make two requests at the same time. */
const EN_CURSO_MAXIMOS = 500;

/** Outcome of a form: its redirect, and the cookie of its notice. */
const esquemaDeDesenlace = z.object({ lugar: campoExacto(8000), aviso: campoExacto(8000).nullable() });
type Desenlace = z.output<typeof esquemaDeDesenlace>;
const recordado = esquemaDeDesenlace.extend({ marca: campoExacto(200) });

const cookie = makeCookie("hecho");

/** Answers to forms by this process, in progress or recent, by content, origin and browser; oldest first. */
const enCurso = new Map<string, { respuesta: Promise<Desenlace | null>; hasta: number }>();

function anotar(clave: string, respuesta: Promise<Desenlace | null>) {
  const ahora = services.now().getTime();
  enCurso.delete(clave);
  enCurso.set(clave, { respuesta, hasta: ahora + VIDA_EN_SEGUNDOS * 1000 });
  for (const [vieja, { hasta }] of enCurso) {
    if (hasta > ahora && enCurso.size <= EN_CURSO_MAXIMOS) return;
    enCurso.delete(vieja);
  }
}

function anotada(clave: string): Promise<Desenlace | null> | null {
  const anotacion = enCurso.get(clave);
  return anotacion && anotacion.hasta > services.now().getTime() ? anotacion.respuesta : null;
}

function desenlaceDe({ status, headers }: Response): Desenlace | null {
  const lugar = headers.get("location");
  const aviso =
    headers.getSetCookie().find((cabecera) => cabecera.startsWith(`${COOKIE_DE_AVISOS}=`)) ?? null;
  return status === 303 && lugar ? { lugar, aviso } : null;
}

const fueRechazado = ({ status }: Response) => status >= 400 && status < 500;

async function leerDesenlace(request: Request, marca: string): Promise<Desenlace | null> {
  const sellado = await cookie.leer(request);
  const leido =
    typeof sellado === "string" ? await services.cuentas.sello.abrir(PARA, sellado, recordado) : null;
  return leido?.marca === marca ? leido : null;
}

const comoAntes = ({ lugar, aviso }: Desenlace): Response =>
  seguirEn(lugar, undefined, new Headers(aviso === null ? {} : { "set-cookie": aviso }));

/**
 * Answers a form. When the same browser has just sent the same form with success, a repetition that is refused gets
 * the first answer again: its redirect and its notice. Nothing is done twice, and nothing else of the first answer is
 * repeated: no session, no data. Another content, or another browser, is refused as usual.
 */
export async function responderComoAntes(
  request: Request,
  copia: Request,
  red: string,
  answer: () => Promise<Response>,
): Promise<Response> {
  // The script of waiting forms gives each form an id, so its repetitions are recognised elsewhere.
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
      respuesta.then(desenlaceDe, () => null),
    );
  const dada = await respuesta;
  const desenlace = desenlaceDe(dada);
  if (desenlace) {
    anotar(clave, Promise.resolve(desenlace));
    const sellado = await sellar(PARA, { marca, ...desenlace }, VIDA_EN_SEGUNDOS);
    dada.headers.append("set-cookie", await cookie.poner(request, sellado, { maxAge: VIDA_EN_SEGUNDOS }));
    return dada;
  }
  if (!primera) enCurso.delete(clave);
  if (!fueRechazado(dada)) return dada;
  const antes = (await primera) ?? (await leerDesenlace(request, marca));
  return antes ? comoAntes(antes) : dada;
}
