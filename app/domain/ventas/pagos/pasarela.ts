/**
 * Payment gateway as the business sees it: a hosted page that charges a card, a signed notification, and a read of the
 * payment. Shaped after Mercado Pago Checkout Pro (preference, payment, refund): its adapter and the sandbox implement
 * this one port.
 */
export type EstadoEnPasarela = "pendiente" | "aprobado" | "rechazado" | "devuelto";

export interface PagoEnPasarela {
  idPago: string;
  /** Id of our cobro, which the gateway stores as external reference. */
  idCobro: string;
  montoCentimos: number;
  moneda: string;
  estado: EstadoEnPasarela;
}

export interface CobroPorAbrir {
  /** Idempotency key and external reference: opening the same cobro twice gives the same hosted page. */
  idCobro: string;
  titulo: string;
  montoCentimos: number;
  correo: string;
  /** Addresses to which the gateway sends the person back. Coming back never marks an order paid. */
  urlsDeRetorno: { exito: string; pendiente: string; error: string };
  urlDeNotificacion: string;
  venceEn: Date;
}

export interface NotificacionRecibida {
  url: string;
  cabeceras: Headers;
  /** Body of the notification, byte for byte: the signature covers it. */
  cuerpo: string;
}

export interface Pasarela {
  readonly nombre: string;
  abrirCobro(cobro: CobroPorAbrir): Promise<{ referencia: string; urlDePago: string }>;
  /** Closes a hosted page before its deadline, so that no payment begins on it. A repeated call changes nothing. */
  cerrarCobro(referencia: string, now: Date): Promise<void>;
  leerPago(idPago: string): Promise<PagoEnPasarela>;
  /** Every payment made for one cobro, so that a payment with a lost notification is found. */
  buscarPagos(idCobro: string): Promise<PagoEnPasarela[]>;
  /** Refunds a payment, a part or its rest, once for each key. */
  devolver(idPago: string, montoCentimos: number, clave: string): Promise<PagoEnPasarela>;
  /**
   * Id of the payment that a notification names; null when its signature or shape is wrong. Its age does not matter.
   */
  verificarNotificacion(notificacion: NotificacionRecibida): { idPago: string } | null;
  /** Public configuration (`/v2/pasarela/get`), without secrets. */
  configuracionPublica(): { nombre: string; modo: "prueba" | "real"; moneda: "PEN" };
}
