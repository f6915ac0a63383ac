import type { Rechazado } from "../../shared/rechazo";
import type { Deps, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { FormaDePago, Pedido } from "./pedido";
import type { EnPalabras, PorPagarConPlazo } from "./situacion";

/** What a coupon may be for alone: each seller adds its own. */
// eslint-disable-next-line @typescript-eslint/no-empty-object-type -- it is filled by declaration merging
export interface CosasConCupon {}
export type CosaConCupon = keyof CosasConCupon;

/** What somebody wants to use a coupon on, and of which specialties that is. */
export interface UsoPedido {
  para: CosaConCupon;
  especialidades: readonly string[];
}

/** What every seller says of an order in its own words. */
export interface TextosDeVenta {
  /** For who looks after orders. */
  titulo: string;
  /** On the receipt and on the hosted page, which pass through other hands: not with whom, nor of which specialty. */
  concepto: string;
  /** The page of ours that says how it stands, where the gateway sends people back to. */
  retorno: string;
  /** Where everything about it is said, for its mails. */
  enlace: { texto: string; direccion: string };
}

/** What came of an order, as the rule of "¿Qué pasó con mi pago?" needs it; `S`: what its seller calls that. */
export interface Entrega<S extends string = string> {
  /** It can still be paid. */
  apartado: boolean;
  /** What was delivered, in the state in which it is; null when nothing was. */
  entregado: { estado: string; situacion: S; enPie: boolean } | null;
  /** The orders whose place it took, the oldest first. */
  relevados: readonly string[];
  /** What else an operator is told. */
  detalle: Record<string, unknown>;
  enPalabras: EnPalabras<S>;
}

/** How much of what went back of an order that was given back: money, and what else its seller counts. */
export type Devuelto = { centimos: number } & Record<string, number>;

/** Why a payment goes back: its order waited for none, or for another sum; what is scarce was gone; or `impide`. */
export type PorQueVuelve = "sin-espera" | "agotado" | "impedido";

/**
 * Something that is sold. `K` is what its seller may touch, `P` an order of it, `E` what is delivered, `R` its own
 * refusals, `S` what may have become of what was delivered. Its price, its payment, its coupon, its receipt and its
 * history are everybody's; what is said here is all that differs. Everything happens in the transaction of the use
 * case that asks, and what changes an order after `bloquear`; `retirar` alone follows a mere `leer` and holds by
 * itself what it changes.
 */
export interface Vendible<
  K extends keyof Repositorios,
  P extends Pedido = Pedido,
  E extends object = object,
  R extends string = string,
  S extends string = string,
> {
  readonly clase: string;
  /** As what a coupon may be for it alone; null where none is taken. */
  readonly conCupon: CosaConCupon | null;
  /** The names of what every order may be refused for. */
  readonly rechazos: { noExiste: R; cerrado: R; vencido: R };

  /** An order with what it is for. */
  leer(repos: Repos<K>, pedido: Pedido): Promise<P>;
  /** The same, after holding whatever decides over it: so it stays until the transaction ends. */
  bloquear(repos: Repos<K>, pedido: Pedido): Promise<P>;
  /** Until when it can be paid; null when it cannot any more. */
  plazo(repos: Repos<K>, pedido: P, ahora: Date): Promise<Date | null>;
  /** Keeps what is scarce while the gateway is deciding. */
  mantener(repos: Repos<K>, pedido: P): Promise<void>;
  /** Ends an unpaid order and frees what it kept, or says why not. */
  soltar(repos: Repos<K>, pedido: P, ahora: Date): Promise<R | null>;

  /** What a coupon of such an order is used on, or why it takes none. */
  uso(repos: Repos<K>, pedido: P): Promise<Result<UsoPedido, R>>;
  /** Takes what pays it from what the person has already, or says why not. */
  gastar(repos: Repos<K>, pedido: P, ahora: Date): Promise<R | null>;
  /** Why it may not be paid now, although it is in time: what its order stood on may have been taken back since. */
  impide(repos: Repos<K>, pedido: P): Promise<R | null>;
  /** Takes what is scarce for an order that is being paid; false where it cannot be delivered any more. */
  tomar(repos: Repos<K>, pedido: P, ahora: Date): Promise<boolean>;
  /** Delivers a paid order and says so to the person. */
  entregar(repos: Repos<K>, pedido: P, como: { formaDePago: FormaDePago; ahora: Date }): Promise<E>;
  /** What was delivered, for whoever asks again. */
  entregado(repos: Repos<K>, pedido: P): Promise<E | null>;

  /** What becomes of an order whose payment goes back undelivered. */
  renunciar(repos: Repos<K>, pedido: P, ahora: Date): Promise<void>;
  /** What the person is told then. */
  porQueVuelve(centimos: number, porque: PorQueVuelve): { mensaje: string; parrafo: string };
  /** The gateway gave its money back by itself: nothing stays that nobody pays for. */
  retirar(repos: Repos<K>, pedido: P, devuelto: { centimos: number; ahora: Date }): Promise<void>;
  /** Gives the whole order back, once, or says in its own words why not; what was spent of it is not given back. */
  devolver(repos: Repos<K>, pedido: P, ahora: Date): Promise<Result<Devuelto, string, Rechazado>>;

  textos(repos: Repos<K>, pedido: P): Promise<TextosDeVenta>;
  /** What came of an order of it, and how that is said. */
  entrega(repos: Repos<K>, pedido: Pedido, now: Date): Promise<Entrega<S>>;
  /** What of this person is still to be paid. */
  porPagar(repos: Repos<K>, idPersona: number, now: Date): Promise<PorPagarConPlazo[]>;
}

/** Something that is sold to whoever asks for it: `O` says what is wanted. */
export interface EnVenta<
  K extends keyof Repositorios,
  O,
  P extends Pedido = Pedido,
  E extends object = object,
  R extends string = string,
  S extends string = string,
> extends Vendible<K, P, E, R, S> {
  /** Today's price, and the order of it that the person has already. */
  cotizar(repos: Repos<K>, orden: O & DeQuien, ahora: Date): Promise<Result<Cotizacion<P>, R>>;
  /** Writes the order at today's price. Asking again answers the same one. */
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

/** Of use cases that take orders of several sellers: those of one door, or all there are. */
export interface ConVendibles<
  K extends keyof Repositorios,
  P extends Pedido = Pedido,
  E extends object = object,
  R extends string = string,
> {
  vendibles: readonly [Vendible<K, P, E, R>, ...Vendible<K, P, E, R>[]];
}

/** The seller of an order. One without is nothing that this product sells. */
export function vendibleDe<
  K extends keyof Repositorios,
  P extends Pedido,
  E extends object,
  R extends string,
>({ vendibles }: ConVendibles<K, P, E, R>, { clase }: Pick<Pedido, "clase">): Vendible<K, P, E, R> {
  const suyo = vendibles.find((otro) => otro.clase === clase);
  if (!suyo) throw new Error(`nobody sells ${clase}`);
  return suyo;
}

/** An order of this person with its seller, held; another person's, or of another door, is not found. */
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
