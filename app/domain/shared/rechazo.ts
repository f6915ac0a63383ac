/** What a refusal is in HTTP, by its class: the only place that says so, for forms and for `/v2`. */
export const HTTP_DE_CLASE = {
  /** What was typed is not right; other words in the same form may be. */
  invalid: 400,
  /** A token, or a signature, that says nothing. A wrong password is `invalid`: no program renews a token for it. */
  unauthenticated: 401,
  /** Who they are, or have proved to be, is not enough. */
  forbidden: 403,
  "not-found": 404,
  /** Things stand otherwise than was thought. */
  conflict: 409,
  /** It was there, and its time is over. */
  gone: 410,
  /** The name of something that is there already comes with something else. */
  reused: 422,
  "too-many": 429,
  /** Somebody whom it takes does not answer now. */
  unavailable: 503,
} as const;

export type ClaseDeRechazo = keyof typeof HTTP_DE_CLASE;

/** A refusal, as every door says it. */
export interface Rechazado {
  clase: ClaseDeRechazo;
  mensaje: string;
  /** Beside which field a form says it, if it is of one. */
  campo?: string;
}

/** One for each: a refusal without its class or its words does not compile. */
export type Rechazos<R extends string> = Readonly<Record<R, Rechazado>>;

export const httpDe = ({ clase }: Pick<Rechazado, "clase">) => HTTP_DE_CLASE[clase];
