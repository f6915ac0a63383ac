import { ocultarEnPath } from "./ocultar";

/** The error catalogue: what a call that leaves the process can end as, when it does not end well. */
export type CodigoDeFallo = "504 Timeout" | "ERR_NETWORK" | "UNEXPECTED_ERROR";

export const LIMITE_DE_LLAMADA_EN_MS = 29_000;

/** For a call that a page waits for: what is left of the page's 29 s is for saying that it failed. */
export const LIMITE_DE_LLAMADA_DE_PAGINA_EN_MS = 20_000;

const HTTP_DE_FALLO: Record<CodigoDeFallo, number> = {
  "504 Timeout": 504,
  ERR_NETWORK: 403,
  UNEXPECTED_ERROR: 500,
};

/** What somebody is answered meanwhile. */
const HTTP_NO_DISPONIBLE = 503;

export interface DatosDeFallo {
  metodo: string;
  /** Only the path: a query may hold a mail or a document. */
  path: string;
  /** The HTTP status that the other side answered, if it answered. */
  estado?: number;
  /** Why, in fixed words; never a piece of what was sent or received. */
  motivo?: string;
  /** What the other side answered, as `resumenDeRespuesta` leaves it. */
  respuesta?: string;
}

/** What a screen says of a failure. */
export const MENSAJE_DE_FALLO: Record<CodigoDeFallo, string> = {
  "504 Timeout": "Lo sentimos. Hay un error de servicio",
  ERR_NETWORK: "Lo sentimos. Hay un error de servicio",
  UNEXPECTED_ERROR: "Ha ocurrido un error inesperado",
};

/**
 * The one failure of an outgoing call. It goes to the log as it is, so it has no cause, no headers and no bodies:
 * a secret or a person's data cannot travel in it.
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

/** Why something cannot be done at this moment. */
export type MotivoDeEspera = "almacen" | "mucha-gente";

/** What is said where too many ask at once. */
export const MENSAJE_DE_MUCHA_GENTE = {
  titulo: "Hay mucha gente en este momento",
  texto: "No pudimos atenderte todavía. Inténtalo en unos segundos.",
} as const;

/** When it is worth asking again. */
export const REINTENTAR_EN_SEGUNDOS: Record<MotivoDeEspera, number> = { almacen: 10, "mucha-gente": 5 };

/**
 * It cannot be done now and can be soon: the database does not answer or lets nothing be written, or too many ask at
 * once. Every door answers it with 503 and when to come back.
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

/** What Node and the database drivers say when the other side could not be reached. */
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
 * Any error as one of the three of the catalogue. The time decides first: what took 29 s or more is a timeout
 * whatever it said in the end.
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
    (Array.isArray(errors) && errors.some((uno) => esDeRed(uno, hondura + 1)))
  );
}

/** What is reported of a failure: of the outgoing call when it was one, else of the request. */
export interface Informe {
  codigo: CodigoDeFallo;
  http: number;
  metodo: string;
  path: string;
  estado: number | null;
  respuesta: string | null;
}

/** Something that failed, fit to be kept and sent elsewhere: nothing in it says who it happened to. */
export interface FalloReportado {
  idFallo: string;
  /** The code that was shown to whoever it happened to; empty where nobody was waiting. */
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
