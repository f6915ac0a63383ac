/** What is known about a request before anybody reads it: its name in the log and on the error page, and its sender. */
export interface Solicitud {
  id: string;
  /** The client's address, as far as it can be trusted; the /64 of an IPv6 one. */
  red: string;
  /** When it came, by `performance.now()`. */
  empezoEn?: number;
  /** The region or the device is not one that the site is for; see `alcance.ts`. */
  fueraDeAlcance?: boolean;
}

/** What the listener hands to every handler: as `c.env`, and by name for the API. */
export interface HttpEnv {
  Bindings: { solicitud: Solicitud };
  Variables: { idSolicitud?: string; red?: string };
}
