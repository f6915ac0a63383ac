/** Data of the sandbox. For a card it keeps only the last four digits and the scenario. */
export type EstadoDePago = "pendiente" | "aprobado" | "rechazado" | "devuelto";

export interface Preferencia {
  id: string;
  claveIdempotente: string;
  referenciaExterna: string;
  titulo: string;
  montoCentimos: number;
  urlsDeRetorno: { exito: string; pendiente: string; error: string };
  urlDeNotificacion: string;
  creadaEn: Date;
  venceEn: Date;
}

export interface Pago {
  id: string;
  idPreferencia: string;
  referenciaExterna: string;
  montoCentimos: number;
  ultimosCuatro: string;
  escenario: string;
  estadoFinal: "aprobado" | "rechazado";
  pendienteHasta: Date | null;
  /** Key of the form sent: sending it twice with one card is one attempt. */
  claveDeEnvio: string;
  claveDeDevolucion: string | null;
  devueltoEn: Date | null;
  creadoEn: Date;
}

export interface Devolucion {
  clave: string;
  idPago: string;
  montoCentimos: number;
  creadaEn: Date;
}

export interface Aviso {
  id: string;
  idPago: string;
  url: string;
  cuerpo: string;
  enviarEn: Date;
  intentos: number;
}

export interface Almacen {
  /** Keeps the preference, or returns the one kept before under the same idempotency key. */
  guardarPreferencia(preferencia: Preferencia): Promise<Preferencia>;
  /** Moves the expiry of a preference to this instant, unless it expires earlier. */
  adelantarVencimiento(id: string, venceEn: Date): Promise<void>;
  leerPreferencia(id: string): Promise<Preferencia | null>;
  /**
   * Keeps the payment with its notices, or returns the payment in its place. That is the payment of the same form, or
   * the one that already settles the preference.
   */
  crearPago(pago: Pago, avisos: Aviso[]): Promise<Pago>;
  leerPago(id: string): Promise<Pago | null>;
  /** Newest first. */
  pagosDePreferencia(idPreferencia: string): Promise<Pago[]>;
  /** Newest first. */
  pagosConReferencia(referenciaExterna: string): Promise<Pago[]>;
  /**
   * Refunds an approved payment, or a part of its rest, once for each key. The notice is kept only together with the
   * refund. Returns the refund of that key, or null when none is possible.
   */
  devolver(devolucion: Devolucion, aviso: Aviso | null): Promise<Devolucion | null>;
  avisosPorEnviar(now: Date): Promise<Aviso[]>;
  /** Takes one attempt of a notice; false when another process took it. No other process tries before `siguiente`. */
  tomarAviso(aviso: Aviso, siguiente: Date | null): Promise<boolean>;
  aplazarAviso(aviso: Aviso, siguiente: Date): Promise<void>;
  marcarEnviado(idAviso: string, now: Date): Promise<void>;
}

/** State of a payment. A pending one settles by the clock, without a job. */
export function estadoDelPago(pago: Pago, now: Date): EstadoDePago {
  if (pago.devueltoEn) return "devuelto";
  return pago.pendienteHasta && now < pago.pendienteHasta ? "pendiente" : pago.estadoFinal;
}
