import type { CodigoDePlan } from "../../cuentas/perfil/planes";
import type { Pedido } from "../pedidos/pedido";
import type { Deps, Repos, Repositorios } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { EnVenta, UsoPedido } from "../pedidos/vendible";
import { contandoIntentos } from "./intentos";
import { descuentoDe, rechazoDelCupon, type RechazoDeCupon } from "./cupon";

/** The plan that counts for a person; asked outside of any transaction, for others may have to be asked. */
export type PlanDe = (idPersona: number) => Promise<CodigoDePlan | null>;

export interface ConCupon {
  codigo: string;
  plan: CodigoDePlan | null;
  /** The person has not tried too many codes that do not exist. */
  permitido: boolean;
}

type DeQuien = Pick<Pedido, "idPedido" | "idPersona" | "precioCentimos">;

/**
 * Takes one use of a coupon for an order, inside the caller's transaction, and answers what it takes off. The
 * conditional update of `tomar` decides who gets the last one.
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
  // Before its uses are looked at: from here on nobody else takes or returns one.
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

/** Whether a coupon still fits: not once the hosted page of the order says a price, which may still be paid. */
export const cabeUnCupon = ({ conCobro }: { conCobro: boolean }) => !conCobro;

/** Asks whether an order still takes a coupon. */
export const admiteCupon = async (
  repos: Repos<"cobros">,
  { idPedido }: Pick<Pedido, "idPedido">,
): Promise<boolean> => cabeUnCupon({ conCobro: (await repos.cobros.delPedido(idPedido)).length > 0 });

/** The same of the order that somebody has, or has not made yet. */
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

/** What a coupon would take off a price, or why nothing. Uses nothing. */
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

/** What a coupon would take off the price of what is wanted ("Aplicar", `POST /v2/cupones/validaciones`). Uses nothing. */
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
