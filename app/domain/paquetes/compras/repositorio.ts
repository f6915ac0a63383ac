import type { Compra, Paquete } from "./paquete";

/**
 * Packs that are or were on sale; prices in céntimos. `enVentaPorId` gives null for a withdrawn pack.
 *
 * @example const paquete = await repos.paquetes.enVentaPorId("psicologia-3");
 */
export interface PaqueteRepository {
  /** All packs, including withdrawn ones. */
  todos(): Promise<(Paquete & { enVenta: boolean })[]>;
  /** Writes a pack, or new terms of it, and puts it on sale. Existing orders keep theirs. */
  guardar(paquete: Paquete): Promise<void>;
  /** Sets the price; false when the pack does not exist. */
  fijarPrecio(idPaquete: string, precioCentimos: number): Promise<boolean>;
  retirar(idPaquete: string): Promise<boolean>;
  enVenta(): Promise<Paquete[]>;
  enVentaPorId(idPaquete: string): Promise<Paquete | null>;
}

/**
 * Orders for packs. Their states change as those of any order. `canjear` refuses with false when the order exists.
 *
 * @example const compra = await trx.compras.crear(nueva);
 */
export interface CompraRepository {
  /** Writes the one unpaid order of a pack for a person; a second call answers the first order. */
  crear(compra: Compra): Promise<Compra>;
  /** Writes one that coins have paid, unless there is an order of this id. Answers whether it did. */
  canjear(compra: Compra): Promise<boolean>;
  porId(idPedido: string): Promise<Compra | null>;
  /** Reads it and locks it until the transaction ends. */
  bloquear(idPedido: string): Promise<Compra | null>;
  deUnaPersona(idPedido: string, idPersona: number): Promise<Compra | null>;
  /** Unpaid order of this pack. */
  pendiente(idPersona: number, idPaquete: string): Promise<Compra | null>;
  /** Unpaid orders, newest first, and whether a payment of each is under way. */
  pendientes(idPersona: number): Promise<{ compra: Compra; enProceso: boolean }[]>;
  /** The newest first. */
  deLaPersona(idPersona: number, cuantas: number): Promise<Compra[]>;
  /** Ends unpaid orders made up to an instant; their coupons come back. */
  vencer(creadasHasta: Date, now: Date): Promise<void>;
}

declare module "../../shared/puertos" {
  interface Repositorios {
    paquetes: PaqueteRepository;
    compras: CompraRepository;
  }
}
