/** HTTP status of a refusal by its class, for forms and `/v2`; no other code defines it. */
export const HTTP_DE_CLASE = {
  /** The input is wrong, and a corrected one may be accepted (RFC 9110 § 15.5.1). */
  invalid: 400,
  /**
   * The token or signature is invalid (RFC 9110 § 15.5.2). A wrong password is `invalid`: no program renews a token for
   * it.
   */
  unauthenticated: 401,
  /** The person or their proof has not the right (RFC 9110 § 15.5.4). */
  forbidden: 403,
  "not-found": 404,
  /** The stored state differs from the one that the request assumes (RFC 9110 § 15.5.10). */
  conflict: 409,
  /** The thing existed and is no longer valid (RFC 9110 § 15.5.11). */
  gone: 410,
  /** The id of an existing thing was sent with other content (RFC 9110 § 15.5.21). */
  reused: 422,
  "too-many": 429,
  /** A needed service does not answer (RFC 9110 § 15.6.4). */
  unavailable: 503,
} as const;

export type ClaseDeRechazo = keyof typeof HTTP_DE_CLASE;

/** A refusal in the form that pages and `/v2` answer. */
export interface Rechazado {
  clase: ClaseDeRechazo;
  mensaje: string;
  /** Form field beside which the refusal is shown; absent for a refusal of the whole form. */
  campo?: string;
}

/** Refusals by name: one without its class or its words does not compile. */
export type Rechazos<R extends string> = Readonly<Record<R, Rechazado>>;

export const httpDe = ({ clase }: Pick<Rechazado, "clase">) => HTTP_DE_CLASE[clase];
