/**
 * Stored data of the test gateway. Of a card it keeps only the last four digits and the scenario that the card stands
 * for.
 */
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
  /** Key of the payment form that was sent: sending it twice with one card is one attempt. */
  claveDeEnvio: string;
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
  /** Stores a preference of the test gateway. Gives the stored one when there is one under the same idempotency key. */
  guardarPreferencia(preferencia: Preferencia): Promise<Preferencia>;
  /** Moves the expiry of a payment page to this instant, unless it expires earlier. */
  adelantarVencimiento(id: string, venceEn: Date): Promise<void>;
  leerPreferencia(id: string): Promise<Preferencia | null>;
  /**
   * Stores a payment with its notices. Gives the stored payment instead when the same form was sent before, or when
   * another payment already settles the preference.
   */
  crearPago(pago: Pago, avisos: Aviso[]): Promise<Pago>;
  leerPago(id: string): Promise<Pago | null>;
  /** Payments of a preference, newest first. */
  pagosDePreferencia(idPreferencia: string): Promise<Pago[]>;
  /** Payments with our reference, newest first. */
  pagosConReferencia(referenciaExterna: string): Promise<Pago[]>;
  /**
   * Refunds an approved payment, or a part of what is left of it, once for each key. The notice is stored only
   * together with the refund. Gives the refund of that key; null when none is possible.
   */
  devolver(devolucion: Devolucion, aviso: Aviso | null): Promise<Devolucion | null>;
  avisosPorEnviar(now: Date): Promise<Aviso[]>;
  /**
   * Takes one attempt to send a notice. False when another process took it. No other process tries before `siguiente`.
   */
  tomarAviso(aviso: Aviso, siguiente: Date | null): Promise<boolean>;
  aplazarAviso(aviso: Aviso, siguiente: Date): Promise<void>;
  marcarEnviado(idAviso: string, now: Date): Promise<void>;
}

/** State of a payment at the test gateway. A pending payment settles by the clock, without a job. */
export function estadoDelPago(pago: Pago, now: Date): EstadoDePago {
  if (pago.devueltoEn) return "devuelto";
  return pago.pendienteHasta && now < pago.pendienteHasta ? "pendiente" : pago.estadoFinal;
}
