import { COOKIE_DE_AVISOS, leerCookie } from "./parametros";

/** Notice on the page after an action. */
export interface TextoDeAviso {
  icon: "exito" | "info";
  message: string;
  /** True for a notice that analytics never hears of: its name would tell of somebody's health, talk or complaint. */
  reservado?: true;
}
export type TextosDeAviso = Readonly<Record<string, TextoDeAviso>>;

/** Notices of which analytics never hears. */
export const reservados = <T extends TextosDeAviso>(textos: T) =>
  Object.fromEntries(
    Object.entries(textos).map(([nombre, texto]) => [nombre, { ...texto, reservado: true }]),
  ) as { readonly [N in keyof T]: TextoDeAviso };

/** Notices that every page can show. */
export const AVISOS_DE_TODOS = {
  "pendiente-sin-hacer": {
    icon: "info",
    message: "Ya entraste, y falta un paso: lo que pediste no se hizo. Pruébalo otra vez aquí.",
  },
} as const satisfies TextosDeAviso;

/** Notices by name. Each context adds its own; their words are in its module. */
export interface Avisos extends Record<keyof typeof AVISOS_DE_TODOS, TextoDeAviso> {}

/** Name of a notice: the cookie contains the name and never a text. */
export type NombreDeAviso = keyof Avisos;

export const DURACION_DE_AVISO_EN_MS = 8000;
/** Distances in pixels of `offset`, for a program that shows notices in a corner; our pages show them in the flow. */
const MARGEN_EN_PX = 24;
const ALTO_EN_PX = 88;
const MAXIMO_DE_AVISOS = 3;

/** A notice of the page (specification § 3). The component that shows it handles its closing. */
export interface AvisoDePagina extends TextoDeAviso {
  key: NombreDeAviso;
  duration: number;
  offset: { right: number; bottom: number };
}

/**
 * Notices of a page, each above the one before: `propios` are the page's own, then those that the request brings.
 * Unknown names show nothing.
 */
export function avisosDe(
  cookies: string | null,
  textos: Avisos,
  propios: readonly NombreDeAviso[] = [],
): AvisoDePagina[] {
  const nombres: string[] = [...propios, ...(leerCookie(cookies, COOKIE_DE_AVISOS) ?? "").split(".")];
  const propias = [...new Set(nombres)].filter((nombre): nombre is NombreDeAviso =>
    Object.hasOwn(textos, nombre),
  );
  return propias.slice(0, MAXIMO_DE_AVISOS).map((key, indice) => ({
    key,
    ...textos[key],
    duration: DURACION_DE_AVISO_EN_MS,
    offset: { right: MARGEN_EN_PX, bottom: MARGEN_EN_PX + indice * ALTO_EN_PX },
  }));
}

/**
 * The `Set-Cookie` header that shows these notices on the next page. The server deletes the cookie with the page that
 * showed them.
 */
export function cookieDeAvisos(nombres: readonly NombreDeAviso[]): string {
  return `${COOKIE_DE_AVISOS}=${nombres.join(".")}; Path=/; Max-Age=120; HttpOnly; SameSite=Lax`;
}

/** True when the response already sets the cookie of notices, which a second header would replace. */
export const traeAvisos = (headers: Headers): boolean =>
  headers.getSetCookie().some((cookie) => cookie.startsWith(`${COOKIE_DE_AVISOS}=`));
