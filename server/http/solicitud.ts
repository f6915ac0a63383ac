/** What is known about a request before anybody reads it: its name in the log and on the error page, and its sender. */
export interface Solicitud {
  id: string;
  /** The client's address, as far as it can be trusted. */
  direccion: string;
}

/** What the listener hands to every handler: as `c.env`, and by name for the API. */
export interface HttpEnv {
  Bindings: { solicitud: Solicitud };
  Variables: { idSolicitud?: string; direccion?: string };
}
