import type { Rechazado } from "../../shared/rechazo";
import type { Deps, Repos, Repositorios, ReposSinCandado } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { Pedido } from "./pedido";
import type { EnPalabras, PorPagarConPlazo } from "./situacion";
import type { FormaDePago } from "./formaDePago";

/** Kinds of goods to which a coupon can be restricted; each seller adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by declaration merging
export interface CosasConCupon {}
export type CosaConCupon = keyof CosasConCupon;

/** Facts about an order that decide on a coupon: the kind of goods and their specialties. */
export interface UsoPedido {
  para: CosaConCupon;
  especialidades: readonly string[];
}

/** A seller's words about one order. */
export interface TextosDeVenta {
  /** Title of the order, for operators. */
  titulo: string;
  /** Concept on the receipt and on the hosted page, which other people see: no specialist and no specialty. */
  concepto: string;
  /** Page of ours with the order's state, to which the gateway sends people back. */
  retorno: string;
  /** Link in the order's mails, to the page with all its details. */
  enlace: { texto: string; direccion: string };
}

/**
 * Facts about an order's goods, for the rule of "¿Qué pasó con mi pago?". `S`: the seller's names for the states of its
 * goods.
 */
export interface Entrega<S extends string = string> {
  /** True while the goods are kept and the order can be paid. */
  apartado: boolean;
  /** The delivered goods and their state; null when nothing was delivered. */
  entregado: { estado: string; situacion: S; enPie: boolean } | null;
  /** Orders that this one replaced, oldest first. */
  relevados: readonly string[];
  /** More details about the goods, for operators. */
  detalle: Record<string, unknown>;
  enPalabras: EnPalabras<S>;
}

/** Refunded amounts of an order: céntimos, and the seller's own counts. */
export type Devuelto = { centimos: number } & Record<string, number>;

/**
 * Reason of a refund: the order expected no payment or another sum, the scarce goods were gone, or `impide` refused.
 */
export type PorQueVuelve = "sin-espera" | "agotado" | "impedido";

/**
 * A kind of goods that can be sold. `K`: repositories of its seller. `P`: its order. `E`: delivered goods. `R`: its
 * own refusals. `S`: states of the delivered goods. Price, payment, coupon, receipt and history are common to all
 * sellers; this interface holds only the differences. Each method runs in the caller's transaction and changes an
 * order only after `bloquear`. `retirar` alone is called after a mere `leer`: it locks by itself.
 *
 * Refuses by its own `R`, or by null and false as each method says. It throws only for stored data that contradict
 * each other.
 *
 * @example
 * const vendible = vendibleDe({ vendibles }, pedido);
 * const bloqueado = await vendible.bloquear(trx, pedido);
 * const impedido = await vendible.impide?.(trx, bloqueado);
 * if (impedido) return refuse(impedido);
 */
export interface Vendible<
  K extends keyof Repositorios,
  P extends Pedido = Pedido,
  E extends object = object,
  R extends string = string,
  S extends string = string,
> {
  readonly clase: string;
  /** The kind of goods to which a coupon can be restricted; null for a seller that takes no coupon. */
  readonly conCupon: CosaConCupon | null;
  /** The seller's names for the refusals that every order has. */
  readonly rechazos: { noExiste: R; cerrado: R; vencido: R };

  /** Reads an order together with the goods that it is for. */
  leer(repos: ReposSinCandado<K>, pedido: Pedido): Promise<P>;
  /**
   * Locks every row that decides about the order, then reads it. The order stays unchanged until the transaction ends.
   */
  bloquear(repos: Repos<K>, pedido: Pedido): Promise<P>;
  /** Deadline for paying; null when the order cannot be paid any more. */
  plazo(repos: Repos<K>, pedido: P, ahora: Date): Promise<Date | null>;
  /** Keeps the scarce goods of the order while the gateway decides on its payment. Default: nothing is kept. */
  mantener?(repos: Repos<K>, pedido: P): Promise<void>;
  /** Ends an unpaid order and frees its goods. Returns the refusal, or null. */
  soltar(repos: Repos<K>, pedido: P, ahora: Date): Promise<R | null>;

  /** Facts of this order that decide on a coupon, or the reason why it takes no coupon. */
  uso(repos: Repos<K>, pedido: P): Promise<Result<UsoPedido, R>>;
  /** Pays the order with the person's saldo or bono; returns the refusal, or null. */
  gastar(repos: Repos<K>, pedido: P, ahora: Date): Promise<R | null>;
  /**
   * Refusal of a payment that came in time, when the goods were withdrawn meanwhile. Null when nothing prevents the
   * delivery, which is the default.
   */
  impide?(repos: Repos<K>, pedido: P): Promise<R | null>;
  /** Takes the scarce goods for an order that is being paid; false when the order cannot be delivered any more. */
  tomar(repos: Repos<K>, pedido: P, ahora: Date): Promise<boolean>;
  /** Delivers the goods of a paid order and tells the person. */
  entregar(repos: Repos<K>, pedido: P, pago: { formaDePago: FormaDePago; ahora: Date }): Promise<E>;
  /** The delivered goods of an order that was paid before, for a repeated request. */
  entregado(repos: Repos<K>, pedido: P): Promise<E | null>;

  /** Closes an undelivered order that is refunded. Default: its state becomes `devuelto`. */
  renunciar?(repos: Repos<K>, pedido: P, ahora: Date): Promise<void>;
  /** Words for the person when a payment is refunded instead of delivering the order. */
  porQueVuelve(centimos: number, porque: PorQueVuelve): { mensaje: string; parrafo: string };
  /** Takes the goods back after a refund that the gateway made by itself. */
  retirar(repos: Repos<K>, pedido: P, devuelto: { centimos: number; ahora: Date }): Promise<void>;
  /** Refunds the whole order, once, or returns the refusal; used goods are not refunded. */
  devolver(repos: Repos<K>, pedido: P, ahora: Date): Promise<Result<Devuelto, string, Rechazado>>;

  textos(repos: ReposSinCandado<K>, pedido: P): Promise<TextosDeVenta>;
  /** Facts about the goods of an order, and the texts about them. */
  entrega(repos: ReposSinCandado<K>, pedido: Pedido, now: Date): Promise<Entrega<S>>;
  /** Orders that the person still has to pay. */
  porPagar(repos: ReposSinCandado<K>, idPersona: number, now: Date): Promise<PorPagarConPlazo[]>;
}

/** A kind of goods that anybody can order. `O`: fields of the request. */
export interface EnVenta<
  K extends keyof Repositorios,
  O,
  P extends Pedido = Pedido,
  E extends object = object,
  R extends string = string,
  S extends string = string,
> extends Vendible<K, P, E, R, S> {
  /** Today's price, and the person's existing order. */
  cotizar(repos: ReposSinCandado<K>, orden: O & DeQuien, ahora: Date): Promise<Result<Cotizacion<P>, R>>;
  /** Stores the order at today's price. A repeated request gives the same order. */
  pedir(repos: Repos<K>, orden: O & DeQuien, deps: Pick<Deps<never>, "now" | "newId">): Promise<Result<P, R>>;
}

interface DeQuien {
  idPersona: number;
}

export interface Cotizacion<P> {
  pedido: P | null;
  precioCentimos: number;
  uso: UsoPedido;
}

/** Sellers that a use case serves: one kind, or all. */
export interface ConVendibles<
  K extends keyof Repositorios,
  P extends Pedido = Pedido,
  E extends object = object,
  R extends string = string,
> {
  vendibles: readonly [Vendible<K, P, E, R>, ...Vendible<K, P, E, R>[]];
}

/** The seller of an order. Throws for an order of a kind that this product does not sell. */
export function vendibleDe<
  K extends keyof Repositorios,
  P extends Pedido,
  E extends object,
  R extends string,
>({ vendibles }: ConVendibles<K, P, E, R>, { clase }: Pick<Pedido, "clase">): Vendible<K, P, E, R> {
  const vendible = vendibles.find((otro) => otro.clase === clase);
  if (!vendible) throw new Error(`nobody sells ${clase}`);
  return vendible;
}

/**
 * Locks an order of this person and gives its seller. An order of another person, or of a seller not listed, is not
 * found.
 */
export async function bloquearPedido<
  K extends keyof Repositorios,
  P extends Pedido,
  E extends object,
  R extends string,
>(
  repos: Repos<K> & Repos<"pedidos">,
  deps: ConVendibles<K, P, E, R>,
  { idPersona, idPedido }: { idPersona: number; idPedido: string },
) {
  const visto = await repos.pedidos.deUnaPersona(idPedido, idPersona);
  const vendible = deps.vendibles.find(({ clase }) => clase === visto?.clase);
  if (!visto || !vendible) return refuse(deps.vendibles[0].rechazos.noExiste);
  return done({ vendible, pedido: await vendible.bloquear(repos, visto) });
}
