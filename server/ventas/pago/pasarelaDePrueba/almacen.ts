/** What the sandbox remembers. Of a card: its last four digits and the scenario that it stands for. */
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
  /** The page that was sent: sending it twice with one card is one attempt. */
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
  /** Keeps it, or answers the one that was kept before under the same idempotency key. */
  guardarPreferencia(preferencia: Preferencia): Promise<Preferencia>;
  /** It ends at this instant, unless it ended before. */
  adelantarVencimiento(id: string, venceEn: Date): Promise<void>;
  leerPreferencia(id: string): Promise<Preferencia | null>;
  /**
   * Keeps the payment with its notices, or answers the one that stands in its place: the same page sent before, or
   * the payment that already settles the preference.
   */
  crearPago(pago: Pago, avisos: Aviso[]): Promise<Pago>;
  leerPago(id: string): Promise<Pago | null>;
  /** Newest first. */
  pagosDePreferencia(idPreferencia: string): Promise<Pago[]>;
  /** Newest first. */
  pagosConReferencia(referenciaExterna: string): Promise<Pago[]>;
  /**
   * Gives an approved payment back, or a part of what is left of it, once for each key; the notice is kept only
   * together with it. Answers the refund of that key, or null where there is none and cannot be.
   */
  devolver(devolucion: Devolucion, aviso: Aviso | null): Promise<Devolucion | null>;
  avisosPorEnviar(now: Date): Promise<Aviso[]>;
  /** Takes one attempt of a notice; false when another process took it. Until `siguiente` nobody else tries. */
  tomarAviso(aviso: Aviso, siguiente: Date | null): Promise<boolean>;
  aplazarAviso(aviso: Aviso, siguiente: Date): Promise<void>;
  marcarEnviado(idAviso: string, now: Date): Promise<void>;
}

/** A pending payment settles by the clock: nobody has to be awake for it. */
export function estadoDelPago(pago: Pago, now: Date): EstadoDePago {
  if (pago.devueltoEn) return "devuelto";
  return pago.pendienteHasta && now < pago.pendienteHasta ? "pendiente" : pago.estadoFinal;
}
