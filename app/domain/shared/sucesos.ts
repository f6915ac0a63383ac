/** What whoever guards the site wants to see, one line each. */
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

/** Whom it concerns; never a document, a mail or a telephone. */
export interface SucesoDeSeguridad {
  suceso: Suceso;
  idPersona?: number | null;
  /** Why, in fixed words. */
  motivo?: string;
}

export type AnotarSuceso = (suceso: SucesoDeSeguridad) => void;
