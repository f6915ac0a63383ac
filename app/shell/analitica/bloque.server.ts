import type { AppLoadContext, EntryContext } from "@remix-run/node";
import { eventosDeLaPagina, type PaginaHecha } from "~/domain/analitica/deLaPagina";
import type { CodigoDeError } from "~/domain/analitica/eventos";
import { parteReservada } from "~/domain/analitica/paginas";
import { autorizaAlGestor, permisoDeMedicion } from "~/domain/analitica/permiso";
import { COOKIE_DE_AVISOS, COOKIE_DE_SUCESOS, leerCookie } from "~/domain/shared/navegacion/parametros";
import { services } from "~/services.server";
import type { DatosDeRaiz } from "../marco/marca";
import { tieneErrores } from "../marco/MetaDeLaCasa";
import type { Handle } from "../route";
import { EVENTOS, MARCO_DE_ETIQUETAS } from "./capa";
import etiquetas from "./etiquetas/guion?worker&url";
import guion from "./guion?worker&url";
import velocidad from "./velocidad/guion?worker&url";

const guionEn = (src: string) => `<script async type="module" src="${src}"></script>`;

/** Frame of the tag manager, whose script gives it its address when the page is there. */
const ETIQUETAS = `<iframe id="${MARCO_DE_ETIQUETAS}" title="Etiquetas" data-src="/privacidad/medicion/etiquetas" sandbox="allow-scripts" referrerpolicy="no-referrer" hidden></iframe>${guionEn(etiquetas)}`;

const esReservada = ({ patron }: AppLoadContext) =>
  patron !== undefined && parteReservada(patron) !== undefined;

/**
 * Counts the events of a page, and gives them to a browser that allows measuring, with the script that hands them to
 * the data layer. Any other browser gets nothing.
 */
export function bloqueDeMedicion(
  request: Request,
  entry: EntryContext,
  { context, html }: { context: AppLoadContext; html: string },
): string {
  const cookies = request.headers.get("cookie");
  const { estado, seudonimo, valor } = permisoDeMedicion(cookies);
  const pagina = paginaHecha(request, entry, { context, seudonimo, conFormulario: seLlena(html) });
  const eventos = eventosDeLaPagina(pagina);
  if (context.patron) {
    services.analitica.conteos.sucesos(context.patron, eventos);
    if (pagina.empieza && !pagina.rechazado && !pagina.fallo)
      services.analitica.conteos.comienzo(context.patron);
  }
  if (estado !== "encendida") return "";
  // In a script element only `<` could end the data (HTML § 4.12.1.3).
  const datos = JSON.stringify(eventos).replaceAll("<", "\\u003c");
  const bloque = `<script type="application/json" id="${EVENTOS}" data-permiso="${valor}"${esReservada(context) ? " data-reservada" : ` data-velocidad="${velocidad}"`}>${datos}</script>${guionEn(guion)}`;
  return bloque + (autorizaAlGestor(cookies, services.analitica.gestorDeEtiquetas) ? ETIQUETAS : "");
}

/** More names than one form makes: a cookie is what its browser sends. */
const MAXIMO_DE_NOMBRES = 6;

const FORMULARIO = /<form\b[^>]*\bmethod="post"[^>]*>.*?<\/form>/gs;
const CAMPO = /<(?:select|textarea)\b|<input\b(?![^>]*\btype="hidden")/;

/** True for a page with a form that a person fills in. A form of one button is an action, and no form view. */
const seLlena = (html: string) => (html.match(FORMULARIO) ?? []).some((form) => CAMPO.test(form));

interface Visita {
  context: AppLoadContext;
  seudonimo: ReturnType<typeof permisoDeMedicion>["seudonimo"];
  conFormulario: boolean;
}

function paginaHecha(
  request: Request,
  { staticHandlerContext, routeModules }: EntryContext,
  { context, seudonimo, conFormulario }: Visita,
): PaginaHecha {
  const { matches, loaderData, actionData, errors, statusCode } = staticHandlerContext;
  const ruta = matches.at(-1)?.route.id ?? "";
  const handle = (routeModules[ruta]?.handle ?? {}) as Handle;
  // A page that is not found leaves the cookies to the next one, which tells them.
  const nombresEn = (cookie: string) =>
    statusCode === 200
      ? [...new Set((leerCookie(request.headers.get("cookie"), cookie) ?? "").split("."))].slice(
          0,
          MAXIMO_DE_NOMBRES,
        )
      : [];
  const { marco, modal } = (loaderData.root ?? {}) as Partial<DatosDeRaiz>;
  const fallo = errors && statusCode !== 404 ? codigoDe(statusCode) : null;
  const rechazado = tieneErrores(actionData);
  return {
    patron: statusCode === 404 ? undefined : context.patron,
    esPublica: handle.publica !== undefined,
    conFormulario,
    rechazado,
    empieza: !errors && (handle.empieza?.(loaderData[ruta] as never) ?? false),
    fallo,
    propios: errors ? [] : (handle.eventos?.(loaderData[ruta] as never) ?? []),
    canal: marco?.webview ? "app" : "web",
    sucesos: nombresEn(COOKIE_DE_SUCESOS),
    avisos: nombresEn(COOKIE_DE_AVISOS),
    modal: modal?.modal ?? null,
    textos: services.textosDeAvisos,
    errorDeServicio: Boolean(marco?.errorDeServicio),
    errorDeAutenticacion: Boolean(marco?.errorDeAutenticacion),
    seudonimo,
  };
}

const codigoDe = (status: number): CodigoDeError => (status === 504 ? "504 Timeout" : "UNEXPECTED_ERROR");
