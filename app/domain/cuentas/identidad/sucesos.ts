/** What whoever guards the site wants to see, one line each. */
export type Suceso =
  | "entrada-fallida"
  | "entrada-bloqueada"
  | "acceso-denegado"
  | "firma-invalida"
  | "dispositivo-nuevo"
  | "cambio-de-correo"
  | "cambio-de-clave"
  | "demasiadas-escrituras";

/** Whom and where it concerns; never a document, a mail or a telephone. */
export interface SucesoDeSeguridad {
  suceso: Suceso;
  idPersona?: number | null;
  /** Where the request came from; the log keeps its network only. */
  direccion?: string;
  idSolicitud?: string;
  /** Why, in fixed words. */
  motivo?: string;
}

export type AnotarSuceso = (suceso: SucesoDeSeguridad) => void;
