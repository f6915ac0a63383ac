import { ocultarEnPath } from "./ocultar";

/** Error catalogue (specification § 8): possible failures of a call that leaves the process. */
export type CodigoDeFallo = "504 Timeout" | "ERR_NETWORK" | "UNEXPECTED_ERROR";

export const LIMITE_DE_LLAMADA_EN_MS = 29_000;

/**
 * Milliseconds for an outgoing call of a page. The rest of the page's 29 s (specification § 9) is for telling a
 * failure.
 */
export const LIMITE_DE_LLAMADA_DE_PAGINA_EN_MS = 20_000;

const HTTP_DE_FALLO: Record<CodigoDeFallo, number> = {
  "504 Timeout": 504,
  ERR_NETWORK: 403,
  UNEXPECTED_ERROR: 500,
};

/** HTTP status of a temporary failure. */
const HTTP_NO_DISPONIBLE = 503;

export interface DatosDeFallo {
  metodo: string;
  /** Path of the call without its query, which may contain a mail or a document. */
  path: string;
  /** HTTP status of the other system's answer, if it answered. */
  estado?: number;
  /** Reason in fixed words, never a part of a request or an answer. */
  motivo?: string;
  /** Answer of the other system, as shortened by `resumenDeRespuesta`. */
  respuesta?: string;
}

/** Sentences for a screen about each failure. */
export const MENSAJE_DE_FALLO: Record<CodigoDeFallo, string> = {
  "504 Timeout": "Lo sentimos. Hay un error de servicio",
  ERR_NETWORK: "Lo sentimos. Hay un error de servicio",
  UNEXPECTED_ERROR: "Ha ocurrido un error inesperado",
};

/**
 * The error of every failed outgoing call. It is logged as it is, so that it has no cause, headers or bodies: it cannot
 * carry a secret or a person's data.
 */
export class FalloDeLlamada extends Error {
  override readonly name = "FalloDeLlamada";
  readonly http: number;
  readonly metodo: string;
  readonly path: string;
  readonly estado: number | null;
  readonly respuesta: string | null;

  constructor(
    readonly codigo: CodigoDeFallo,
    { metodo, path, estado, motivo, respuesta }: DatosDeFallo,
  ) {
    const detalles = [estado, motivo].filter((detalle) => detalle !== undefined).join(", ");
    super(`${codigo}: ${metodo} ${path}${detalles && ` (${detalles})`}`);
    this.http = HTTP_DE_FALLO[codigo];
    this.metodo = metodo;
    this.path = path;
    this.estado = estado ?? null;
    this.respuesta = respuesta ?? null;
  }
}

/** Reasons for a temporary failure. */
export type MotivoDeEspera = "almacen" | "mucha-gente";

/** Message when too many requests come at once. */
export const MENSAJE_DE_MUCHA_GENTE = {
  titulo: "Hay mucha gente en este momento",
  texto: "No pudimos atenderte todavía. Inténtalo en unos segundos.",
} as const;

/** Seconds after which a new try makes sense (RFC 9110 § 10.2.3). */
export const REINTENTAR_EN_SEGUNDOS: Record<MotivoDeEspera, number> = { almacen: 10, "mucha-gente": 5 };

/**
 * A temporary failure: the database does not answer or accept writes, or too many requests come at once. Every door
 * answers 503 with Retry-After (RFC 9110 § 15.6.4).
 */
export class NoDisponible extends Error {
  override readonly name = "NoDisponible";
  constructor(
    readonly motivo: MotivoDeEspera,
    causa?: unknown,
  ) {
    const detalles = causa instanceof Error ? [(causa as { code?: string }).code, causa.message] : [];
    super([motivo, ...detalles].filter(Boolean).join(": "), { cause: causa });
  }
}

/** Error codes of Node and of the database drivers for an unreachable system. */
const SIN_CONEXION = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EPIPE",
  "ETIMEDOUT",
  "UND_ERR_CONNECT_TIMEOUT",
  "UND_ERR_SOCKET",
]);

/**
 * Gives an error one of the three codes of the catalogue (specification § 8). The time decides first: after 29 s it is
 * a timeout, whatever its message.
 */
export function clasificar(error: unknown, transcurridoEnMs = 0): CodigoDeFallo {
  if (error instanceof FalloDeLlamada) return error.codigo;
  if (transcurridoEnMs >= LIMITE_DE_LLAMADA_EN_MS) return "504 Timeout";
  return esDeRed(error) ? "ERR_NETWORK" : "UNEXPECTED_ERROR";
}

function esDeRed(error: unknown, hondura = 0): boolean {
  if (typeof error !== "object" || error === null || hondura > 4) return false;
  const { code, cause, errors } = error as { code?: unknown; cause?: unknown; errors?: unknown };
  return (
    (typeof code === "string" && SIN_CONEXION.has(code)) ||
    esDeRed(cause, hondura + 1) ||
    (Array.isArray(errors) && errors.some((parte) => esDeRed(parte, hondura + 1)))
  );
}

/** Report of a failure: about the outgoing call that failed, else about the request. */
export interface Informe {
  codigo: CodigoDeFallo;
  http: number;
  metodo: string;
  path: string;
  estado: number | null;
  respuesta: string | null;
}

/** A failure as stored and sent to the operator; it contains nothing about the person. */
export interface FalloReportado {
  idFallo: string;
  /** Support code that the person saw; empty when nobody waited for an answer. */
  soporte: string;
  lugar: "pagina" | "api" | "trabajo" | "llamada";
  informe: Informe;
  mensaje: string;
  ocurridoEn: Date;
}

export function informeDe(
  error: unknown,
  { metodo, path, transcurridoEnMs }: { metodo: string; path: string; transcurridoEnMs: number },
): Informe {
  const codigo = clasificar(error, transcurridoEnMs);
  const llamada = error instanceof FalloDeLlamada ? error : null;
  return {
    codigo,
    http: error instanceof NoDisponible ? HTTP_NO_DISPONIBLE : HTTP_DE_FALLO[codigo],
    metodo: llamada?.metodo ?? metodo,
    path: ocultarEnPath(llamada?.path ?? path),
    estado: llamada?.estado ?? null,
    respuesta: llamada?.respuesta ?? null,
  };
}
