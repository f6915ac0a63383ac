import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { parse } from "@conform-to/react";
import {
  VIDA_DE_ENVIO_GUARDADO_EN_MINUTOS,
  type EnvioGuardado,
} from "~/domain/cuentas/enviosGuardados/envioGuardado";
import { CABECERA_DE_BANDEJA } from "~/domain/shared/navegacion/bandeja";
import { avisosDe, cookieDeAvisos } from "~/domain/shared/navegacion/aviso";
import { rutaPropia } from "~/domain/shared/navegacion/destino";
import { services } from "~/services.server";
import { makeCookie } from "../sesion/cookie.server";
import { duenoDeEnvio } from "./duenoDeEnvio.server";
import type { SinHacer } from "./envio.server";
import { camposQueSeRepiten } from "./envioPerdido.server";
import type { DatosDeRaiz } from "../marco/marca";
import { quienEs, ENTRADA } from "../sesion/sesion.server";

/** Cookie with the key of a kept form; it holds none of the form's content. */
const cookie = makeCookie("envio");
const VIDA = { maxAge: VIDA_DE_ENVIO_GUARDADO_EN_MINUTOS * 60 };

type Contexto = Pick<AppLoadContext, "handleDe" | "leerEnvio">;

const llaveDe = async (request: Request): Promise<string | null> => {
  const llave = await cookie.leer(request);
  return typeof llave === "string" && llave !== "" ? llave : null;
};

/** Address to return to after the sign-in; null when the response leads elsewhere. */
function dondeVuelve({ headers }: Response): string | null {
  const location = headers.get("location");
  if (!location?.startsWith(`${ENTRADA}?`)) return null;
  return rutaPropia(new URLSearchParams(location.slice(ENTRADA.length)).get("redirect"));
}

/**
 * `Set-Cookie` headers of the answer to a form. A form sent without a session is kept for the person of its page until
 * they sign in. When it is sent again, its copy is deleted.
 */
export async function guardarSinSesion(
  request: Request,
  context: Contexto,
  respuesta: Response,
): Promise<string[]> {
  const { pathname } = new URL(request.url);
  const { seRecupera, repite = [] } = context.handleDe?.(pathname) ?? {};
  // Forms that wait in the browser itself need no copy here.
  if (!seRecupera || request.headers.has(CABECERA_DE_BANDEJA)) return [];
  const anterior = await llaveDe(request);
  const vuelve = dondeVuelve(respuesta);
  if (vuelve === null) {
    const persona = anterior === null ? null : await quienEs({ request });
    if (anterior === null || persona === null) return [];
    const guardado = await services.cuentas.enviosGuardados.abrir(persona.idPersona, anterior);
    // Fields that were kept for another page wait for that page's form.
    if (guardado && new URL(guardado.vuelve, request.url).pathname !== pathname) return [];
    await services.cuentas.enviosGuardados.olvidar(anterior);
    return [await cookie.quitar(request)];
  }
  const datos = await context.leerEnvio?.();
  const idPersona = datos ? await duenoDeEnvio.deQuienEra(request, datos) : null;
  const campos = datos ? camposQueSeRepiten(datos, repite) : null;
  if (idPersona === null || campos === null) return [];
  const llave = await services.cuentas.enviosGuardados.guardar(idPersona, { vuelve, campos });
  if (anterior !== null) await services.cuentas.enviosGuardados.olvidar(anterior);
  return [await cookie.poner(request, llave, VIDA), cookieDeAvisos(["envio-guardado"])];
}

/** Fields that this person typed here after their session had ended; null for anybody else. */
async function recuperar(request: Request, context: AppLoadContext): Promise<EnvioGuardado | null> {
  const { pathname, search } = new URL(request.url);
  if (request.method !== "GET" || !context.handleDe?.(pathname)?.seRecupera) return null;
  const llave = await llaveDe(request);
  const persona = llave === null ? null : await quienEs({ request, context });
  if (llave === null || persona === null) return null;
  const guardado = await services.cuentas.enviosGuardados.abrir(persona.idPersona, llave);
  return guardado?.vuelve === pathname + search ? guardado : null;
}

/** Kept fields as an action that shows its form again, without errors, and does nothing. */
function comoRespuesta({ campos }: EnvioGuardado): SinHacer {
  const datos = new FormData();
  for (const [nombre, valor] of campos) datos.append(nombre, valor);
  const { payload } = parse(datos, { resolve: (value) => ({ value }) });
  const intencion = datos.get("intencion");
  return {
    intencion: typeof intencion === "string" ? intencion : null,
    envio: { initialValue: payload as NonNullable<SinHacer["envio"]["initialValue"]> },
    generales: [],
    mensaje: "",
    rechazo: null,
    soporte: null,
  };
}

/** Puts the fields that were kept before the sign-in back into the form of the page. */
export async function conLoRecuperado(
  request: Request,
  context: AppLoadContext,
  entrada: EntryContext,
): Promise<EntryContext> {
  const { staticHandlerContext } = entrada;
  if (staticHandlerContext.errors) return entrada;
  const guardado = await recuperar(request, context).catch((error: unknown) => {
    // A page without the kept text is better than no page.
    context.informarError?.(error);
    return null;
  });
  const id = staticHandlerContext.matches.at(-1)?.route.id;
  if (!guardado || id === undefined) return entrada;
  const actionData = { [id]: comoRespuesta(guardado) };
  const loaderData = conAviso(staticHandlerContext.loaderData, request);
  const handoff = JSON.parse(entrada.serverHandoffString ?? "{}") as { state?: object };
  return {
    ...entrada,
    staticHandlerContext: { ...staticHandlerContext, actionData, loaderData },
    serverHandoffString: JSON.stringify({
      ...handoff,
      state: { ...handoff.state, actionData, loaderData },
    }).replaceAll("<", "\\u003c"),
  };
}

/** Adds the notice that the fields are not stored yet to the data of the page. */
function conAviso(loaderData: EntryContext["staticHandlerContext"]["loaderData"], request: Request) {
  const raiz = loaderData.root as DatosDeRaiz;
  const cookies = request.headers.get("cookie");
  const avisos = avisosDe(cookies, services.textosDeAvisos, ["envio-recuperado"]);
  return { ...loaderData, root: { ...raiz, marco: { ...raiz.marco, avisos } } };
}
