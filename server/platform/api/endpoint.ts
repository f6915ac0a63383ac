import type { Context } from "hono";
import { z } from "zod";
import { httpDe, type Rechazos } from "../../../app/domain/shared/rechazo";
import type { Services } from "../services";
import { mensajeDeDato } from "./mensajes";

// What no schema words itself is said in plain Spanish too.
z.config({ localeError: mensajeDeDato });

/** One key for each kind; a key never stands for a person. */
export const CLASES_DE_CLAVE = ["public", "private", "personas", "comunidades", "survey"] as const;
export type ClaseDeClave = (typeof CLASES_DE_CLAVE)[number];

/** The kind that a guest comes with, who has no token (decision 11). */
export const CLAVE_DE_INVITADO: ClaseDeClave = "public";

/** By which a guest shows what they left with us: sealed, since nobody else may have it. */
export const CABECERA_DE_INVITADO = "x-visita";

/** With the key of the endpoint it wants a person; with a guest's it serves a guest. */
export const O_INVITADO = "o-invitado";
type ConPersona = boolean | typeof O_INVITADO;

/** Whose token a request carries. */
export interface Portador {
  idPersona: number;
  idAcceso: string;
}

/** A failure as the envelope of `/v2` says it. */
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

/** How endpoints say the refusals of their use cases: the code, the words and the status that each one carries. */
export function rechazosDe<R extends string>(
  rechazos: Rechazos<R>,
  /** What goes with some of them wherever they are said: which fields they are about. */
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

/** What was sent is not as the endpoint asks for it, field by field. */
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
  /** Where the caller reached us, without a slash at its end. */
  origen: string;
  red: string;
  /** What the caller runs on, in plain words. */
  dispositivo: string;
  /** A header of the request, by its name. */
  cabecera: (nombre: string) => string | undefined;
  /** The name of this request in the log, which a proof of consent carries too. */
  idSolicitud: string;
  /** This very request, by its `Idempotency-Key`, may have been carried out before its answer was lost. */
  repetida: boolean;
  /** Given before anything was looked at, where what came says so by itself; whoever finds it later gives it. */
  alarma: Alarma;
}

/** Once it is given, whatever the request is answered with says whom to call. It is of that request alone. */
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
  /** As OpenAPI writes it: `/horarios/{idHorario}`. */
  ruta: string;
  resumen: string;
  clave: ClaseDeClave;
  /** Needs the person's own bearer token, or is theirs or a guest's. */
  conPersona: Con;
  /** Without one it is nobody's; with one it is that person's. */
  siHayPersona?: true;
  /**
   * What it answers to a request for the things of one person when it comes from nobody, from them (registered,
   * insured) and from somebody else, as "401 200 200 404". A test asks it; where the request needs something to be
   * there first, the test says it in the place of this.
   */
  roles?: string;
  /** Hashes a password, or compares one, for who has no session: only so many are let in at a time. */
  pruebaClaves?: true;
  /** Creates or spends: `Idempotency-Key` is honoured. What answers about somebody's health says how without a copy. */
  idempotente?: boolean | SinCopia | SiempreIgual;
  parametros?: P;
  consulta?: Q;
  cuerpo?: B;
  /**
   * What stands in a `texto` of its body, however deep, somebody wrote as they like: where that speaks of danger its
   * answer, a refusal too, says whom to call. Nothing of it is kept, also where the answer is.
   */
  textoLibre?: true;
  /**
   * Whether what came says, by what was chosen or asked for, that somebody is in danger: its answer then says whom to
   * call, as with a text. It is asked before anything else, so that a refusal of any kind says so too: it takes the body
   * as it came (the text itself where that is no JSON), and waits for nobody, so that it is known while the database is
   * away. Nothing of it is kept, and nobody is told: who sends it is not proven yet.
   */
  peligra?: (peticion: SinComprobar) => boolean;
  /** 204 answers without a body. */
  estado?: 200 | 201 | 202 | 204;
  respuesta: z.ZodType;
  /** Where it made nothing because it was there: 200 in the place of 201. */
  yaEstaba?: (respuesta: { nueva: boolean }) => boolean;
  atender: (peticion: Peticion<P, Q, B, Con>) => Promise<unknown>;
}

/** A request of which nothing has been looked at. */
export interface SinComprobar {
  services: Services;
  parametros: Record<string, string>;
  enviado: unknown;
}

/**
 * Of an answer about somebody's health nothing stays beside its store but the name of what was made: whoever asks again
 * gets it from there, for as long as it is there and they agree that it is used. A refusal made nothing, and so is
 * looked at anew.
 */
export interface SinCopia {
  /** Which field of the answer is that name. */
  nombre: string;
  rehacer: (peticion: { services: Services; portador: Portador; nombre: string }) => Promise<unknown>;
}

/** The same of what has one answer to all that it takes: nothing stays but that it was answered, and on which day. */
export interface SiempreIgual {
  respuesta: unknown;
}

/** The same for everybody who may read it: who has it already is told so. */
export const esLecturaPublica = ({ metodo, clave, conPersona, siHayPersona }: Endpoint) =>
  metodo === "get" && (clave === "public" || clave === "survey") && !conPersona && !siHayPersona;

/** Whether a path of `/v2` leads to where a password is hashed without a session. */
export function makePruebaClaves(endpoints: readonly Pick<Endpoint, "ruta" | "pruebaClaves">[]) {
  const rutas = endpoints
    .filter(({ pruebaClaves }) => pruebaClaves)
    .map(({ ruta }) => new RegExp(`^/v2${ruta.replace(/\{\w+\}/g, "[^/]+")}$`));
  return (path: string): boolean => rutas.some((ruta) => ruta.test(path));
}

/** Keeps the types of one endpoint's schemas together; the list of endpoints forgets them. */
export function endpoint<P extends Esquema, Q extends Esquema, B extends Esquema, Con extends ConPersona>(
  definicion: Endpoint<P, Q, B, Con>,
): Endpoint {
  return definicion;
}

/** An id of ours in a path or a body. */
export const identificador = z
  .string("Falta el identificador")
  .regex(/^[\w-]{1,80}$/, "No es un identificador");

/** Whose data a path is about. */
export const deLaPersona = z.object({ id: z.string() });

const rechazoDePersona = rechazosDe({
  "persona-no-existe": { clase: "not-found", mensaje: "No encontramos a esa persona." },
});

/** Another person's data is not there. */
export const personaNoExiste = () => rechazoDePersona("persona-no-existe");

export function exigirPropia(id: string, { idPersona }: Pick<Portador, "idPersona">): void {
  if (id !== String(idPersona)) {
    throw personaNoExiste();
  }
}

/** What a session of the API is opened with. */
export const tokens = z.object({ accessToken: z.string(), refreshToken: z.string(), expiresIn: z.int() });

export const instante = z.date().transform((fecha) => fecha.toISOString());

/** What the HTTP host knows of a request. */
export interface Entorno {
  Variables: {
    red?: string;
    idSolicitud?: string;
    alarma?: Alarma;
    /** When `/v2` got the request, on the clock that only moves forward. */
    comenzo?: number;
  };
}
export type Ctx = Context<Entorno>;
