import type { CodigoDePlan } from "../../cuentas/perfil/planes";
import type { Pedido } from "../pedidos/pedido";
import type { Deps, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { EnVenta, UsoPedido } from "../pedidos/vendible";
import { contandoIntentos } from "./intentos";
import { descuentoDe, rechazoDelCupon, type RechazoDeCupon } from "./cupon";

/**
 * Finds the plan that counts for a person. It is called outside of transactions, because it may ask another company.
 */
export type PlanDe = (idPersona: number) => Promise<CodigoDePlan | null>;

export interface ConCupon {
  codigo: string;
  plan: CodigoDePlan | null;
  /** False when the person has tried too many codes that do not exist. */
  permitido: boolean;
}

type DeQuien = Pick<Pedido, "idPedido" | "idPersona" | "precioCentimos">;

/**
 * Counts a use of a coupon for an order, in the caller's transaction, and returns the discount. The conditional update
 * of `contarUso` decides who gets the last use.
 */
export async function usarCupon(
  repos: Repos<"cupones">,
  { codigo, plan, permitido }: ConCupon,
  { pedido, uso }: { pedido: DeQuien; uso: UsoPedido },
  ahora: Date,
): Promise<Result<number, RechazoDeCupon>> {
  if (!permitido) return refuse("demasiados-cupones");
  const cupon = await repos.cupones.porCodigo(codigo);
  if (!cupon) return refuse("cupon-no-existe");
  const { idPersona, idPedido } = pedido;
  // The use is counted before the uses are read: the count locks the coupon, so that no other process changes them.
  const quedaba = await repos.cupones.contarUso(codigo);
  const usos = await repos.cupones.usos(codigo, idPersona);
  const rechazo = rechazoDelCupon(
    cupon,
    { ...uso, plan, usos: quedaba ? { ...usos, total: usos.total - 1 } : usos },
    ahora,
  );
  if (rechazo) return refuse(rechazo);
  if (!quedaba) return refuse("cupon-agotado");
  await repos.cupones.anotarUso({ codigo, idPersona, idPedido }, ahora);
  return done(descuentoDe(cupon, pedido.precioCentimos));
}

/**
 * True while an order still takes a coupon. Once the gateway's page shows a price, that price may be paid and stays.
 */
export const cabeUnCupon = ({ conCobro }: { conCobro: boolean }) => !conCobro;

/** True while this order still takes a coupon. */
export const admiteCupon = async (
  repos: Repos<"cobros">,
  { idPedido }: Pick<Pedido, "idPedido">,
): Promise<boolean> => cabeUnCupon({ conCobro: (await repos.cobros.delPedido(idPedido)).length > 0 });

/** True while the person's order still takes a coupon, and when there is no order yet. */
export function makeAdmiteCupon({ repos }: Deps<"cobros">) {
  return async (pedido: Pick<Pedido, "idPedido"> | null) => pedido === null || admiteCupon(repos, pedido);
}

interface Mirada {
  codigo: string;
  permitido: boolean;
  idPersona: number;
  uso: UsoPedido;
  precioCentimos: number;
}

/** Discount of a coupon in céntimos, or the reason of its refusal. No use is counted. */
async function valorDelCupon(
  { repos, now }: Pick<Deps<"cupones">, "repos" | "now">,
  planDe: PlanDe,
  { codigo, permitido, idPersona, uso, precioCentimos }: Mirada,
): Promise<Result<number, RechazoDeCupon>> {
  if (!permitido) return refuse("demasiados-cupones");
  const cupon = await repos.cupones.porCodigo(codigo);
  if (!cupon) return refuse("cupon-no-existe");
  const [plan, usos] = [await planDe(idPersona), await repos.cupones.usos(codigo, idPersona)];
  const rechazo = rechazoDelCupon(cupon, { ...uso, plan, usos }, now());
  return rechazo ? refuse(rechazo) : done(descuentoDe(cupon, precioCentimos));
}

export interface PrecioConCupon {
  codigo: string;
  precioCentimos: number;
  descuentoCentimos: number;
}

/** Quotes the price of a purchase with a coupon ("Aplicar", `POST /v2/cupones/validaciones`). No use is counted. */
export function makeValidarCupon<
  O,
  K extends keyof Repositorios,
  P extends Pedido,
  E extends object,
  R extends string,
>(
  deps: Pick<Deps<NoInfer<K> | "cobros" | "cupones" | "intentos">, "repos" | "now">,
  enVenta: EnVenta<K, O, P, E, R>,
  planDe: PlanDe,
) {
  const { repos, now } = deps;
  type Validacion = O & { idPersona: number; cupon: string };
  return (validacion: Validacion) =>
    contandoIntentos(deps, validacion.idPersona, (permitido) => mirar(validacion, permitido));

  async function mirar(
    validacion: Validacion,
    permitido: boolean,
  ): Promise<Result<PrecioConCupon, R | RechazoDeCupon>> {
    const { idPersona, cupon: codigo } = validacion;
    const cotizado = await enVenta.cotizar(repos, validacion, now());
    if (!cotizado.ok) return cotizado;
    const { pedido, precioCentimos, uso } = cotizado.value;
    if (pedido?.cupon === codigo && pedido.estado === "pendiente") {
      return done({ codigo, precioCentimos, descuentoCentimos: pedido.descuentoCentimos });
    }
    const rebaja = await valorDelCupon(deps, planDe, { codigo, permitido, idPersona, uso, precioCentimos });
    if (!rebaja.ok) return rebaja;
    if (pedido && !(await admiteCupon(repos, pedido))) return refuse("cupon-tarde");
    return done({ codigo, precioCentimos, descuentoCentimos: rebaja.value });
  }
}
