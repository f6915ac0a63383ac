import type { ArchivoEnviado } from "../../app/domain/shared/archivoEnviado";

/** Facts about a request known before its body is read: its id in the log and on the error page, and its sender. */
export interface Solicitud {
  id: string;
  /** Network address of the client, as far as it can be trusted; for IPv6 its /64 prefix. */
  red: string;
  /** Instant of arrival, by `performance.now()`. */
  empezoEn?: number;
  /** True when the visitor's region or device is excluded; see `alcance.ts`. */
  fueraDeAlcance?: boolean;
  /** File of the form, once its body was read (`uploads`). */
  archivo?: ArchivoEnviado | null;
}

/** Values that every handler can read: from the listener in `c.env`, and by name for the API. */
export interface HttpEnv {
  Bindings: { solicitud: Solicitud };
  Variables: { idSolicitud?: string; red?: string; archivo?: ArchivoEnviado | null };
}
