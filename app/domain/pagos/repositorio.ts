import type { Cobro, EstadoDePago, Pago } from "./pago";

export interface CobroRepository {
  /** One cobro for an order and a deadline: a second one answers the first. */
  abrir(cobro: Cobro): Promise<Cobro>;
  guardarDireccion(idCobro: string, referencia: string, urlDePago: string): Promise<void>;
  porId(idCobro: string): Promise<Cobro | null>;
  delPedido(idPedido: string): Promise<Cobro[]>;
  /** Up to `cuantos` open ones that are due for a look, the longest due first. */
  porRevisar(now: Date, cuantos: number): Promise<Cobro[]>;
  posponer(idCobro: string, revisarEn: Date): Promise<void>;
  cerrar(idCobro: string): Promise<void>;
}

export interface PagoRepository {
  /** Writes the payment if it is new. Answers whether it was. */
  crear(pago: Pago): Promise<boolean>;
  /** Changes the state, and the amount to the payment's, if the state still is one of `desde`. */
  cambiarEstado(pago: Pago, desde: EstadoDePago[], hasta: EstadoDePago, now: Date): Promise<boolean>;
  porId(pasarela: string, idPago: string): Promise<Pago | null>;
  delPedido(idPedido: string): Promise<Pago[]>;
  porDevolver(cuantos: number): Promise<Pago[]>;
  /** Whether money of this person must go back and has not yet. */
  hayPorDevolver(idPersona: number): Promise<boolean>;
}
