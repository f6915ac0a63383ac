import type { Context } from "hono";
import { z } from "zod";
import type { ArchivoEnviado } from "../../../app/domain/shared/archivoEnviado";
import { campoDeId, campoExacto } from "../../../app/domain/shared/campos";
import { httpDe, type Rechazos } from "../../../app/domain/shared/rechazo";
import type { Services } from "../services";
import type { Permisos } from "../permisos";
import { mensajeDeDato } from "./mensajes";

// Sets Spanish messages for every error of a schema without its own message.
z.config({ localeError: mensajeDeDato });

/** Kinds of API keys, each with its own keys. A key identifies a calling program, and never a person. */
export const CLASES_DE_CLAVE = ["public", "private", "personas", "comunidades", "survey"] as const;
export type ClaseDeClave = (typeof CLASES_DE_CLAVE)[number];

/** Kind of key that programs send for guests, who have no token (decision 11). */
export const CLAVE_DE_INVITADO: ClaseDeClave = "public";

/** Request header with a guest's own records, sealed so that no other guest can use them. */
export const CABECERA_DE_INVITADO = "x-visita";

/** Access of an endpoint for people with a token and for guests, each with its own kind of key. */
export const O_INVITADO = "o-invitado";
type ConPersona = boolean | typeof O_INVITADO;

/** The person of the request's token. */
export interface Portador {
  idPersona: number;
  idAcceso: string;
}

/** A refusal or failure, sent in the envelope of `/v2`. */
export class ErrorDeApi extends Error {
  constructor(
    readonly http: 400 | 401 | 403 | 404 | 409 | 410 | 422 | 429 | 500 | 502 | 503 | 504,
    readonly code: string,
    message: string,
    readonly detalle?: Record<string, unknown>,
  ) {
    super(message);
  }
}

/** Turns the refusals of a use case into API errors: code, words and HTTP status of each. */
export function rechazosDe<R extends string>(
  rechazos: Rechazos<R>,
  /** Details that a refusal always has, as the fields that it is about. */
  siempre: Partial<Record<R, Record<string, unknown>>> = {},
) {
  return (codigo: R, detalle?: Record<string, unknown>) =>
    new ErrorDeApi(httpDe(rechazos[codigo]), codigo, rechazos[codigo].mensaje, {
      ...siempre[codigo],
      ...detalle,
    });
}

const rechazoDeDatos = rechazosDe({
  "datos-invalidos": { clase: "invalid", mensaje: "Revisa los datos enviados." },
});

/** Refuses a request that does not fit the endpoint's schema, field by field. */
export const datosInvalidos = (campos: readonly { campo: string; mensaje: string }[]) =>
  rechazoDeDatos("datos-invalidos", { campos });

type Esquema = z.ZodType | undefined;
type Leido<E extends Esquema> = E extends z.ZodType ? z.output<E> : undefined;

export interface Peticion<P extends Esquema, Q extends Esquema, B extends Esquema, Con extends ConPersona> {
  services: Services;
  parametros: Leido<P>;
  consulta: Leido<Q>;
  cuerpo: Leido<B>;
  portador: Con extends true ? Portador : Portador | null;
  /** Origin under which the caller reached us, without a final slash. */
  origen: string;
  red: string;
  /** The caller's device, in plain words. */
  dispositivo: string;
  /** The value of a header, by its name. */
  cabecera: (nombre: string) => string | undefined;
  /** Id of the request in the log; a proof of consent stores it too. */
  idSolicitud: string;
  /**
   * True when an earlier request with the same `Idempotency-Key` may have been carried out without its answer arriving.
   */
  repetida: boolean;
  /**
   * Alarm of this request. It is raised before any check when the request shows danger; an endpoint that finds danger
   * later raises it too.
   */
  alarma: Alarma;
  /** File of the request, for an endpoint that takes one; null without it. */
  archivo: ArchivoEnviado | null;
}

/** Alarm of one request: once raised, its answer contains the help lines. */
export interface Alarma {
  readonly dada: boolean;
  dar: () => void;
}

export interface Endpoint<
  P extends Esquema = Esquema,
  Q extends Esquema = Esquema,
  B extends Esquema = Esquema,
  Con extends ConPersona = ConPersona,
> {
  metodo: "get" | "post" | "put" | "patch" | "delete";
  /** Path in OpenAPI's form: `/horarios/{idHorario}`. */
  ruta: string;
  resumen: string;
  clave: ClaseDeClave;
  /** True: the person's bearer token is required. `O_INVITADO`: a person or a guest is served. */
  conPersona: Con;
  /** The token is optional: with a token, the answer is about its person. */
  siHayPersona?: true;
  /** Statuses of a request for one person's data, by sender; a single number is for every sender. */
  permisos: number | Permisos<number>;
  /** Hashes or compares a password for callers without a session. The number of simultaneous requests is limited. */
  pruebaClaves?: true;
  /**
   * Creates or spends something, so that `Idempotency-Key` is honoured (draft-ietf-httpapi-idempotency-key-header). An
   * endpoint about health states here how it stores no copy.
   */
  idempotente?: boolean | SinCopia | RespuestaConstante;
  parametros?: P;
  consulta?: Q;
  cuerpo?: B;
  /** Takes `multipart/form-data`: the fields of `cuerpo`, and a file in the field `archivo`. */
  archivo?: true;
  /**
   * Each field `texto` of the body, at any depth, is free text. When a text tells of danger, the answer or refusal
   * contains the help lines. The alarm is never stored, even when the answer is.
   */
  textoLibre?: true;
  /**
   * True when the choices in the request show danger; the answer then contains the help lines, as for free text. It
   * runs before every check, so that refusals contain them too. It gets the body as sent, as text when it is no JSON.
   * It must not wait, so that it works without the database. The result is not stored and nobody is told, because the
   * sender is not proven yet.
   */
  peligra?: (peticion: SinComprobar) => boolean;
  /** Status of a success; 204 has no body (RFC 9110 § 15.3.5). */
  estado?: 200 | 201 | 202 | 204;
  respuesta: z.ZodType;
  /** True when the thing existed already: the status is then 200 instead of 201. */
  yaEstaba?: (respuesta: { nueva: boolean }) => boolean;
  atender: (peticion: Peticion<P, Q, B, Con>) => Promise<unknown>;
}

/** A request before any check. */
export interface SinComprobar {
  services: Services;
  parametros: Record<string, string>;
  enviado: unknown;
}

/**
 * Idempotency for health data: only the id of the created record is kept, never the response body. A retry rebuilds the
 * response from that record while it exists and consent holds. Refusals are not kept.
 */
export interface SinCopia {
  /** The field of the answer that holds the id. */
  nombre: string;
  rehacer: (peticion: { services: Services; portador: Portador; nombre: string }) => Promise<unknown>;
}

/** Idempotency for endpoints with a constant response: only the success and its day are kept. */
export interface RespuestaConstante {
  respuesta: unknown;
}

/**
 * True for a public read. Its answer is the same for everybody, so that a caller who has it gets a 304 (RFC 9110 §
 * 15.4.5).
 */
export const esLecturaPublica = ({ metodo, clave, conPersona, siHayPersona }: Endpoint) =>
  metodo === "get" && (clave === "public" || clave === "survey") && !conPersona && !siHayPersona;

/** True for a `/v2` path whose endpoint hashes a password without a session. */
export const makePruebaClaves = (endpoints: readonly Pick<Endpoint, "ruta" | "pruebaClaves">[]) =>
  makeEsDeRuta(endpoints.filter(({ pruebaClaves }) => pruebaClaves));

/** True for a `/v2` path whose endpoint takes a file. */
export const makeTomaArchivo = (endpoints: readonly Pick<Endpoint, "ruta" | "archivo">[]) =>
  makeEsDeRuta(endpoints.filter(({ archivo }) => archivo));

function makeEsDeRuta(endpoints: readonly Pick<Endpoint, "ruta">[]) {
  const rutas = endpoints.map(({ ruta }) => new RegExp(`^/v2${ruta.replace(/\{\w+\}/g, "[^/]+")}$`));
  return (path: string): boolean => rutas.some((ruta) => ruta.test(path));
}

/**
 * Defines an endpoint of `/v2`. The schemas give the types of its request; the list of endpoints forgets them.
 *
 * @example
 * endpoint({
 *   metodo: "get",
 *   ruta: "/modales",
 *   resumen: "Qué ventana le toca ver a la persona",
 *   clave: "personas",
 *   conPersona: true,
 *   respuesta: z.object({ modal: z.enum(MODALES).nullable() }),
 *   atender: ({ services, portador: { idPersona } }) => services.avisos.verModalPendiente(idPersona),
 * });
 */
export function endpoint<P extends Esquema, Q extends Esquema, B extends Esquema, Con extends ConPersona>(
  definicion: Endpoint<P, Q, B, Con>,
): Endpoint {
  return definicion;
}

/** Schema of an id of the product, in a path or a body. */
export const identificador = campoDeId("No es un identificador", "Falta el identificador");

/** Path parameter with the person whose data are requested. */
export const deLaPersona = z.object({ id: campoExacto(80) });

const rechazoDePersona = rechazosDe({
  "persona-no-existe": { clase: "not-found", mensaje: "No encontramos a esa persona." },
});

/** Refusal for another person's data: the same as if the person did not exist. */
export const personaNoExiste = () => rechazoDePersona("persona-no-existe");

/** Refuses a path with the id of another person. */
export function exigirPropia(id: string, { idPersona }: Pick<Portador, "idPersona">): void {
  if (id !== String(idPersona)) {
    throw personaNoExiste();
  }
}

/** Access and refresh token of a session of the API. */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string(), expiresIn: z.int() });

export const instante = z.date().transform((fecha) => fecha.toISOString());

/** Facts that the HTTP host knows about a request. */
export interface Entorno {
  Variables: {
    red?: string;
    idSolicitud?: string;
    alarma?: Alarma;
    /** Arrival of the request, by the monotonic clock (`performance.now()`). */
    comenzo?: number;
    /** File that the HTTP host took out of the body. */
    archivo?: ArchivoEnviado | null;
  };
}
export type Ctx = Context<Entorno>;
