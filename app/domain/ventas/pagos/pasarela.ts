/**
 * The payment gateway as the business sees it: a hosted page that charges a card, a signed notice that something
 * happened, and a read that says what. Shaped after Mercado Pago Checkout Pro (preference, payment, refund), so
 * that its adapter and the sandbox are two implementations of one port.
 */
export type EstadoEnPasarela = "pendiente" | "aprobado" | "rechazado" | "devuelto";

export interface PagoEnPasarela {
  idPago: string;
  /** Our `idCobro`, which the gateway carries as external reference. */
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
  /** Where the person returns to. It never marks anything paid. */
  urlsDeRetorno: { exito: string; pendiente: string; error: string };
  urlDeNotificacion: string;
  venceEn: Date;
}

export interface NotificacionRecibida {
  url: string;
  cabeceras: Headers;
  /** The bytes as they came: the signature is over them. */
  cuerpo: string;
}

export interface Pasarela {
  readonly nombre: string;
  abrirCobro(cobro: CobroPorAbrir): Promise<{ referencia: string; urlDePago: string }>;
  /** Ends a hosted page before its time: nobody begins a payment on it any more. Closing it again changes nothing. */
  cerrarCobro(referencia: string, now: Date): Promise<void>;
  leerPago(idPago: string): Promise<PagoEnPasarela>;
  /** Every payment made under one cobro; a lost notification is found here. */
  buscarPagos(idCobro: string): Promise<PagoEnPasarela[]>;
  /** Gives the amount back, once for each key however often it is asked: a part, or what is left. */
  devolver(idPago: string, montoCentimos: number, clave: string): Promise<PagoEnPasarela>;
  /** The payment a notification speaks of, or null when its signature or shape is not right; its age does not matter. */
  verificarNotificacion(notificacion: NotificacionRecibida): { idPago: string } | null;
  /** What a browser may know (`/v2/pasarela/get`): no secret is among it. */
  configuracionPublica(): { nombre: string; modo: "prueba" | "real"; moneda: "PEN" };
}
