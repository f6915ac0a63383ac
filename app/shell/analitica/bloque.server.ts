import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { eventosDeLaPagina } from "~/domain/analitica/deLaPagina";
import type { CodigoDeError, EventoDeAnalitica } from "~/domain/analitica/eventos";
import { permisoDeMedicion } from "~/domain/analitica/permiso";
import { COOKIE_DE_AVISOS, COOKIE_DE_SUCESOS, leerCookie } from "~/domain/shared/navegacion/parametros";
import { services } from "~/services.server";
import type { DatosDeRaiz } from "../marca";
import { tieneErrores } from "../MetaDeLaCasa";
import type { Handle } from "../route";
import { EVENTOS } from "./capa";
import guion from "./guion?worker&url";
import velocidad from "./velocidad/guion?worker&url";

/**
 * Counts the events of a page, and gives them to a browser that allows measuring, with the script that hands them to
 * the data layer. Any other browser gets nothing.
 */
export function bloqueDeMedicion(request: Request, entry: EntryContext, context: AppLoadContext): string {
  const { estado, seudonimo, valor } = permisoDeMedicion(request.headers.get("cookie"));
  const eventos = eventosDe(request, entry, { context, seudonimo });
  if (context.patron) services.analitica.conteos.sucesos(context.patron, eventos);
  if (estado !== "encendida") return "";
  // In a script element only `<` could end the data (HTML § 4.12.1.3).
  const datos = JSON.stringify(eventos).replaceAll("<", "\\u003c");
  return `<script type="application/json" id="${EVENTOS}" data-permiso="${valor}" data-velocidad="${velocidad}">${datos}</script><script async type="module" src="${guion}"></script>`;
}

interface Visita {
  context: AppLoadContext;
  seudonimo: ReturnType<typeof permisoDeMedicion>["seudonimo"];
}

function eventosDe(
  request: Request,
  { staticHandlerContext, routeModules }: EntryContext,
  { context, seudonimo }: Visita,
): EventoDeAnalitica[] {
  const { matches, loaderData, actionData, errors, statusCode } = staticHandlerContext;
  const ruta = matches.at(-1)?.route.id ?? "";
  const handle = (routeModules[ruta]?.handle ?? {}) as Handle;
  const nombresEn = (cookie: string) => (leerCookie(request.headers.get("cookie"), cookie) ?? "").split(".");
  const { marco, modal } = (loaderData.root ?? {}) as Partial<DatosDeRaiz>;
  const fallo = errors ? codigoDe(statusCode) : null;
  const rechazado = tieneErrores(actionData);
  const eventos = eventosDeLaPagina({
    patron: statusCode === 404 ? undefined : context.patron,
    esPublica: handle.publica !== undefined,
    conFormulario: !errors && !rechazado && (handle.repite?.length ?? 0) > 0,
    canal: marco?.webview ? "app" : "web",
    sucesos: nombresEn(COOKIE_DE_SUCESOS),
    avisos: nombresEn(COOKIE_DE_AVISOS),
    modal: modal?.modal ?? null,
    textos: services.textosDeAvisos,
    errorDeServicio: Boolean(marco?.errorDeServicio),
    errorDeAutenticacion: Boolean(marco?.errorDeAutenticacion),
    seudonimo,
  });
  if (fallo !== null && statusCode !== 404) eventos.push({ event: "error", error: { code: fallo } });
  if (rechazado) eventos.push({ event: "error", error: { code: "form" } });
  return [...eventos, ...(errors || rechazado ? [] : (handle.eventos?.(loaderData[ruta] as never) ?? []))];
}

const codigoDe = (status: number): CodigoDeError => (status === 504 ? "504 Timeout" : "UNEXPECTED_ERROR");
