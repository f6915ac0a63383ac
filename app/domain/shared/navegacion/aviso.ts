import { COOKIE_DE_AVISOS, leerCookie } from "./parametros";

/** What is said on the page that follows an action. */
export interface TextoDeAviso {
  icon: "exito" | "info";
  message: string;
}
export type TextosDeAviso = Readonly<Record<string, TextoDeAviso>>;

/** Of every page. */
export const AVISOS_DE_TODOS = {
  "pendiente-sin-hacer": {
    icon: "info",
    message: "Ya entraste, y falta un paso: lo que pediste no se hizo. Pruébalo otra vez aquí.",
  },
} as const satisfies TextosDeAviso;

/** What an action can say: each context adds its own, and says their words in its module. */
export interface Avisos extends Record<keyof typeof AVISOS_DE_TODOS, TextoDeAviso> {}

/** The cookie carries the key and never a text. */
export type NombreDeAviso = keyof Avisos;

export const DURACION_DE_AVISO_EN_MS = 8000;
/** From the corner of the window, and from one notice to the one above it: what the styles and `offset` say alike. */
export const MARGEN_EN_PX = 24;
export const ALTO_EN_PX = 88;
const MAXIMO_DE_AVISOS = 3;

/** A notice over the page. What closing it does belongs to whoever shows it. */
export interface AvisoDePagina extends TextoDeAviso {
  key: NombreDeAviso;
  duration: number;
  offset: { right: number; bottom: number };
}

/**
 * The notices of a page, each above the one before: `propios` of the page itself, then those that the request brings.
 * Keys that are not ours show nothing.
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

/** The `Set-Cookie` that shows these notices on the next page. The host ends it with the page that showed them. */
export function cookieDeAvisos(nombres: readonly NombreDeAviso[]): string {
  return `${COOKIE_DE_AVISOS}=${nombres.join(".")}; Path=/; Max-Age=120; HttpOnly; SameSite=Lax`;
}

/** Whether an answer shows notices already: of two such cookies the later one would be all that is shown. */
export const traeAvisos = (headers: Headers): boolean =>
  headers.getSetCookie().some((una) => una.startsWith(`${COOKIE_DE_AVISOS}=`));
