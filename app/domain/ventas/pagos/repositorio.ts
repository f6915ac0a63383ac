import type { Cobro, DevolucionParcial, EstadoDePago, Pago } from "./pago";

export interface CobroRepository {
  /** One cobro for an order and a deadline: a second one answers the first. */
  abrir(cobro: Cobro): Promise<Cobro>;
  guardarDireccion(idCobro: string, referencia: string, urlDePago: string): Promise<void>;
  porId(idCobro: string): Promise<Cobro | null>;
  delPedido(idPedido: string): Promise<Cobro[]>;
  /** Up to `cuantos` open ones that are due for a look, the longest due first. */
  porRevisar(now: Date, cuantos: number): Promise<Cobro[]>;
  /** Moves the next look at it, unless somebody has moved it since it was read. Answers whether it did. */
  posponer(leido: Pick<Cobro, "idCobro" | "revisarEn">, revisarEn: Date): Promise<boolean>;
  cerrar(idCobro: string): Promise<void>;
}

export interface PagoRepository {
  /** Writes the payment if it is new. Answers whether it was. */
  crear(pago: Pago): Promise<boolean>;
  /** Changes the state, and the amount to the payment's, if the state still is one of `desde`. */
  cambiarEstado(pago: Pago, desde: EstadoDePago[], hasta: EstadoDePago, now: Date): Promise<boolean>;
  porId(pasarela: string, idPago: string): Promise<Pago | null>;
  delPedido(idPedido: string): Promise<Pago[]>;
  /** Those of all the orders that paid a session, the oldest first. */
  deLaCita(cita: { idCita: string; idPedido: string }): Promise<Pago[]>;
  /** Writes that part of a payment must go back. */
  devolverParte(devolucion: DevolucionParcial, now: Date): Promise<void>;
  partesPorDevolver(cuantas: number): Promise<DevolucionParcial[]>;
  /** Nobody else takes it for so long, or until it is noted. Answers whether it still was to be had. */
  tomarParte(idDevolucion: string, now: Date, porEnMs: number): Promise<boolean>;
  /** The gateway gave it back, or did not yet: then it waits behind the others. Answers whether that was open still. */
  anotarParte(idDevolucion: string, estado: "pedida" | "hecha", now: Date): Promise<boolean>;
  porDevolver(cuantos: number): Promise<Pago[]>;
  /** Nobody else takes it for so long, or until its state is written. Answers whether it still was to be had. */
  tomarPorDevolver(pago: Pago, now: Date, porEnMs: number): Promise<boolean>;
  /** Whether money of this person must go back and has not yet. */
  hayPorDevolver(idPersona: number): Promise<boolean>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    cobros: CobroRepository;
    pagos: PagoRepository;
  }
}
