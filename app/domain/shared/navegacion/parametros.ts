import { rutaPropia } from "./destino";

/** Prefix of all our cookies: a request with one of them may get a personal page. */
export const PREFIJO_DE_COOKIE = "bienestar_";
/** Cookie of the mode inside the mobile app, which an address can set (specification § 4). */
export const COOKIE_DE_WEBVIEW = `${PREFIJO_DE_COOKIE}webview`;
/** The notices that the next page shows once; see `aviso.ts`. */
export const COOKIE_DE_AVISOS = `${PREFIJO_DE_COOKIE}avisos`;
/** Cookie that makes the next page begin with the emergency numbers; see `peligroEscrito.server.ts`. */
export const COOKIE_DE_AYUDA = `${PREFIJO_DE_COOKIE}ayuda`;
/** Names of what a form did, for the data layer of the next page; see `analitica/deLaPagina.ts`. */
export const COOKIE_DE_SUCESOS = `${PREFIJO_DE_COOKIE}sucesos`;
/** Cookie with the permission of this browser to measure its use; see `analitica/permiso.ts`. */
export const COOKIE_DE_MEDICION_DEL_USO = `${PREFIJO_DE_COOKIE}medicion`;
/** Cookie of a visitor who chose to continue from an excluded region or device. */
export const COOKIE_DE_REGION = `${PREFIJO_DE_COOKIE}region`;
export const SEGUIR = "seguir";
export const VIDA_DE_PREFERENCIA_EN_DIAS = 365;

/** Query parameters that change the frame of a page: an address with one is never answered from the cache. */
export const NOMBRES_DEL_MARCO = [
  "webview",
  "backpage",
  "from",
  "app-update-title",
  "dl",
  "error",
  "codigo",
  "vista",
] as const;

/**
 * Titles of the notice about a newer version, from which the app can choose (specification § 2). Other texts are not
 * shown, because anybody can write an address.
 */
const TITULOS_DE_ACTUALIZACION = [
  "Actualiza la app",
  "Actualiza tu app",
  "Hay una nueva versión",
  "Hay una versión nueva",
  "Nueva versión disponible",
] as const;
export type TituloDeActualizacion = (typeof TITULOS_DE_ACTUALIZACION)[number];

export interface ParametrosDeNavegacion {
  redirect: string | null;
  from: string | null;
  backpage: string | null;
  /** Mode that the address asks for; null when it asks for none, and the cookie decides. */
  webview: "on" | "off" | null;
  tituloDeActualizacion: TituloDeActualizacion | null;
  ofreceLaApp: boolean;
  /** Error that the page shows. */
  error: "servicio" | "autenticacion" | null;
  /** Support code of the earlier request that failed. */
  codigo: string | null;
  /** True when the page is shown once without header and footer, as inside the viewer. */
  soloContenido: boolean;
}

/** Form of our request ids. Anybody can write an address, so that other words are not shown as a code. */
const COMO_UN_CODIGO = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads the frame's parameters. Foreign addresses and unknown values count as absent. */
export function leerParametros(consulta: URLSearchParams): ParametrosDeNavegacion {
  const webview = consulta.get("webview");
  const codigo = consulta.get("codigo");
  const error = consulta.get("error");
  return {
    redirect: rutaPropia(consulta.get("redirect")),
    from: rutaPropia(consulta.get("from")),
    backpage: rutaPropia(consulta.get("backpage")),
    webview: webview === "on" || webview === "off" ? webview : null,
    tituloDeActualizacion: tituloDeActualizacion(consulta.get("app-update-title")),
    ofreceLaApp: consulta.get("dl") === "on",
    error: error === "servicio" || error === "autenticacion" ? error : null,
    codigo: codigo && COMO_UN_CODIGO.test(codigo) ? codigo : null,
    soloContenido: consulta.get("vista") === "contenido",
  };
}

/** Accepts a known title; any other text becomes "Hay una versión nueva". */
function tituloDeActualizacion(pedido: string | null): TituloDeActualizacion | null {
  if (pedido === null) return null;
  return TITULOS_DE_ACTUALIZACION.find((titulo) => titulo === pedido.trim()) ?? "Hay una versión nueva";
}

/** True inside the mobile app: the address decides, else the cookie of an earlier address. */
export function enWebview({ webview }: ParametrosDeNavegacion, cookies: string | null): boolean {
  return webview ? webview === "on" : leerCookie(cookies, COOKIE_DE_WEBVIEW) === "on";
}

/** True for documents that open in our own viewer: the app's windows have no tabs (specification § 2). */
export function abreEnVisor(pathname: string, webview: boolean): boolean {
  return webview || pathname.endsWith("-app");
}

/** The address without some query parameters. */
export function sinParametros(
  pathname: string,
  consulta: URLSearchParams,
  nombres: readonly string[],
): string {
  const resto = new URLSearchParams([...consulta].filter(([nombre]) => !nombres.includes(nombre))).toString();
  return resto ? `${pathname}?${resto}` : pathname;
}

/** A plain cookie of ours, whose values need no decoding. */
export function leerCookie(cookies: string | null, nombre: string): string | null {
  for (const cookie of cookies?.split(";") ?? []) {
    const igual = cookie.indexOf("=");
    if (igual !== -1 && cookie.slice(0, igual).trim() === nombre) return cookie.slice(igual + 1).trim();
  }
  return null;
}
