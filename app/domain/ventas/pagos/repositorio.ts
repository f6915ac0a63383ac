import type { Cobro, DevolucionParcial, EstadoDePago, Pago, Retorno } from "./pago";

/**
 * Hosted pages of the gateway on which an order is paid. An order has one for each deadline. `posponer` refuses with
 * false when another process changed the next check.
 *
 * @example const cobro = await trx.cobros.abrir(nuevo);
 */
export interface CobroRepository {
  /**
   * Stores a cobro for an order and a deadline. A second call returns the first cobro, as a new try without a return.
   */
  abrir(cobro: Cobro): Promise<Cobro>;
  guardarDireccion(idCobro: string, referencia: string, urlDePago: string): Promise<void>;
  porId(idCobro: string): Promise<Cobro | null>;
  delPedido(idPedido: string): Promise<Cobro[]>;
  /** Up to `cuantos` open cobros that are due, longest due first. */
  porRevisar(now: Date, cuantos: number): Promise<Cobro[]>;
  /** Sets the time of the next check, unless another process has changed it since. True when it was set. */
  posponer(leido: Pick<Cobro, "idCobro" | "revisarEn">, revisarEn: Date): Promise<boolean>;
  /**
   * Writes how the person left the hosted page, with a line of the order's history. False when that was already
   * written.
   */
  anotarRetorno(cobro: Pick<Cobro, "idCobro" | "idPedido">, retorno: Retorno, now: Date): Promise<boolean>;
  /** Removes the return of a cobro, because a payment on its page came afterwards. */
  olvidarRetorno(idCobro: string): Promise<void>;
  cerrar(idCobro: string): Promise<void>;
}

/**
 * Payments as the gateway told them, and their refunds, in céntimos. Writing one twice changes nothing: `crear` and
 * `cambiarEstado` return true for the first caller only.
 *
 * @example await trx.pagos.cambiarEstado(pago, ["procesando"], "rechazado", now);
 */
export interface PagoRepository {
  /** Writes a new payment. False when it existed already. */
  crear(pago: Pago): Promise<boolean>;
  /** Changes the state and the amount of a payment, when its stored state is one of `desde`. True when it changed. */
  cambiarEstado(pago: Pago, desde: EstadoDePago[], hasta: EstadoDePago, now: Date): Promise<boolean>;
  porId(pasarela: string, idPago: string): Promise<Pago | null>;
  delPedido(idPedido: string): Promise<Pago[]>;
  /** Payments of all the orders that paid a session, oldest first. */
  deLaCita(cita: { idCita: string; idPedido: string }): Promise<Pago[]>;
  /**
   * Writes a partial refund that is due. False when the payment keeps less than it, or the refund is written already.
   * The caller has locked the payment by `cambiarEstado`.
   */
  devolverParte(devolucion: DevolucionParcial, now: Date): Promise<boolean>;
  partesPorDevolver(cuantas: number): Promise<DevolucionParcial[]>;
  /**
   * Claims a partial refund for one process during `porEnMs`, or until its outcome is noted. False when it cannot be
   * claimed any more.
   */
  tomarParte(idDevolucion: string, now: Date, porEnMs: number): Promise<boolean>;
  /**
   * Notes the gateway's answer about a partial refund; one that is not made yet moves to the end of the queue. False
   * when it was closed already.
   */
  anotarParte(idDevolucion: string, estado: "pedida" | "hecha", now: Date): Promise<boolean>;
  porDevolver(cuantos: number): Promise<Pago[]>;
  /**
   * Claims a refund for one process during `porEnMs`, or until its state is written. False when it cannot be claimed
   * any more.
   */
  tomarPorDevolver(pago: Pago, now: Date, porEnMs: number): Promise<boolean>;
  /** True when a refund to this person is due and not made yet. */
  hayPorDevolver(idPersona: number): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    cobros: CobroRepository;
    pagos: PagoRepository;
  }
}
