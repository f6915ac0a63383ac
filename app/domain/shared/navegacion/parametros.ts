import { rutaPropia } from "./destino";

/** Every cookie of ours begins so: whoever brings one may see something of their own. */
export const PREFIJO_DE_COOKIE = "bienestar_";
/** The embedded-app mode that an address or the stored flag asks for. */
export const COOKIE_DE_WEBVIEW = `${PREFIJO_DE_COOKIE}webview`;
/** The notices that the next page shows once; see `aviso.ts`. */
export const COOKIE_DE_AVISOS = `${PREFIJO_DE_COOKIE}avisos`;
/** The next page says first whom to call; see `loEscrito.server.ts`. */
export const COOKIE_DE_AYUDA = `${PREFIJO_DE_COOKIE}ayuda`;
/** What the person of this browser allows to be noted of their use of it; see `analitica.ts`. */
export const COOKIE_DE_MEDICION_DEL_USO = `${PREFIJO_DE_COOKIE}medicion`;
/** Somebody chose to go on although the site is not meant for their region or device. */
export const COOKIE_DE_REGION = `${PREFIJO_DE_COOKIE}region`;
export const SEGUIR = "seguir";
export const VIDA_DE_PREFERENCIA_EN_DIAS = 365;

/** The query names that change what surrounds a page: such an address is never answered from memory. */
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

/** What the app's windows may have this site say of a newer version. Anybody can write an address: it says nothing else. */
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
  /** Null where the address says nothing: then the stored flag rules. */
  webview: "on" | "off" | null;
  tituloDeActualizacion: TituloDeActualizacion | null;
  ofreceLaApp: boolean;
  /** Which of our two errors the page is to say. */
  error: "servicio" | "autenticacion" | null;
  /** The support code of the request that failed before this one. */
  codigo: string | null;
  /** Without header and footer for this one page, as inside the viewer. */
  soloContenido: boolean;
}

/** As our server names each request. Anybody can write an address: no words pass for a code. */
const COMO_UN_CODIGO = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What an address asks of the shell. Whatever would lead elsewhere or is not understood counts as absent. */
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

/** One of those titles; of any other only that there is a newer version is believed. */
function tituloDeActualizacion(pedido: string | null): TituloDeActualizacion | null {
  if (pedido === null) return null;
  return TITULOS_DE_ACTUALIZACION.find((titulo) => titulo === pedido.trim()) ?? "Hay una versión nueva";
}

/** Whether the page is inside the app: the address decides, and else what the address said before. */
export function enWebview({ webview }: ParametrosDeNavegacion, cookies: string | null): boolean {
  return webview ? webview === "on" : leerCookie(cookies, COOKIE_DE_WEBVIEW) === "on";
}

/** Documents open in our own viewer inside the app, whose windows have no tabs. */
export function abreEnVisor(pathname: string, webview: boolean): boolean {
  return webview || pathname.endsWith("-app");
}

/** The same address without some of its query names. */
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
