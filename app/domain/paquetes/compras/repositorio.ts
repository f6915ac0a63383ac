import type { Compra, Paquete } from "./paquete";

export interface PaqueteRepository {
  /** Those that were withdrawn too. */
  todos(): Promise<(Paquete & { enVenta: boolean })[]>;
  /** Writes a pack, or its terms anew, and puts it on sale. Orders that were made keep theirs. */
  guardar(paquete: Paquete): Promise<void>;
  /** These answer whether there is such a pack. */
  fijarPrecio(idPaquete: string, precioCentimos: number): Promise<boolean>;
  retirar(idPaquete: string): Promise<boolean>;
  enVenta(): Promise<Paquete[]>;
  enVentaPorId(idPaquete: string): Promise<Paquete | null>;
}

/** The orders that are for a pack. Their states are changed as those of any order. */
export interface CompraRepository {
  /** One unpaid order of a pack for a person: a second one answers the first. */
  crear(compra: Compra): Promise<Compra>;
  /** Writes one that coins have paid, unless there is an order of this id. Answers whether it did. */
  canjear(compra: Compra): Promise<boolean>;
  porId(idPedido: string): Promise<Compra | null>;
  /** Reads it; nobody else changes it until the transaction ends. */
  bloquear(idPedido: string): Promise<Compra | null>;
  deUnaPersona(idPedido: string, idPersona: number): Promise<Compra | null>;
  /** The one of this pack that they have not paid. */
  pendiente(idPersona: number, idPaquete: string): Promise<Compra | null>;
  /** Those that they have not paid, the newest first, and whether a payment of each is under way. */
  pendientes(idPersona: number): Promise<{ compra: Compra; enProceso: boolean }[]>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantas: number): Promise<Compra[]>;
  /** Ends the unpaid ones that were made up to an instant; their coupons come back. */
  vencer(creadasHasta: Date, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    paquetes: PaqueteRepository;
    compras: CompraRepository;
  }
}
