/** The error catalogue: what a call that leaves the process can end as, when it does not end well. */
export type CodigoDeFallo = "504 Timeout" | "ERR_NETWORK" | "UNEXPECTED_ERROR";

export const LIMITE_DE_LLAMADA_EN_MS = 29_000;

const HTTP_DE_FALLO: Record<CodigoDeFallo, number> = {
  "504 Timeout": 504,
  ERR_NETWORK: 403,
  UNEXPECTED_ERROR: 500,
};

export interface DatosDeFallo {
  metodo: string;
  /** Only the path: a query may hold a mail or a document. */
  path: string;
  /** The HTTP status that the other side answered, if it answered. */
  estado?: number;
  /** Why, in fixed words; never a piece of what was sent or received. */
  motivo?: string;
}

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

  constructor(
    readonly codigo: CodigoDeFallo,
    { metodo, path, estado, motivo }: DatosDeFallo,
  ) {
    const detalles = [estado, motivo].filter((detalle) => detalle !== undefined).join(", ");
    super(`${codigo}: ${metodo} ${path}${detalles && ` (${detalles})`}`);
    this.http = HTTP_DE_FALLO[codigo];
    this.metodo = metodo;
    this.path = path;
    this.estado = estado ?? null;
  }
}
