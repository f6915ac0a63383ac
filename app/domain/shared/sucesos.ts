/** Kinds of security events, each logged as one line. */
export type Suceso =
  | "entrada-fallida"
  | "entrada-bloqueada"
  | "acceso-denegado"
  | "firma-invalida"
  | "dispositivo-nuevo"
  | "cambio-de-correo"
  | "cambio-de-clave"
  | "cambio-deshecho"
  | "cambio-de-segundo-factor"
  | "pedido-de-eliminacion"
  | "prueba-fallida"
  | "demasiadas-escrituras";

/** A security event. It contains ids of the person, and never a document, a mail or a telephone. */
export interface SucesoDeSeguridad {
  suceso: Suceso;
  idPersona?: number | null;
  /** Reason, in fixed words. */
  motivo?: string;
}

export type AnotarSuceso = (suceso: SucesoDeSeguridad) => void;
