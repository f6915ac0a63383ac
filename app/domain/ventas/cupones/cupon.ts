import { campoConForma, campoNormalizado } from "../../shared/campos";
import type { Rechazos } from "../../shared/rechazo";
import { conGuionesSimples, limpiarLinea } from "../../shared/limpieza";
import type { CodigoDePlan } from "../../cuentas/perfil/planes";
import type { CosaConCupon, UsoPedido } from "../pedidos/vendible";

export type Descuento = { tipo: "porcentaje"; porcentaje: number } | { tipo: "monto"; centimos: number };

/** A price reduction for people who type its code, within its limits. A limit that is null does not apply. */
export interface Cupon {
  codigo: string;
  descuento: Descuento;
  /** The only kind of goods for which the coupon is valid. */
  para: CosaConCupon | null;
  /** Slug of the only specialty for which the coupon is valid. */
  especialidad: string | null;
  /** The only plan whose members may use the coupon. */
  plan: CodigoDePlan | null;
  maximoTotal: number | null;
  maximoPorPersona: number | null;
  desde: Date;
  /** First instant at which the coupon is no longer valid. */
  hasta: Date;
}

/** A coupon with the number of its uses that count. */
export interface CuponUsado extends Cupon {
  usados: number;
}

/** Number of uses of a coupon, by everybody and by one person. */
export interface UsosDeCupon {
  total: number;
  propios: number;
  /** Number of uses in the person's own unpaid orders. */
  sinPagar: number;
}

/**
 * Limit of unknown codes that one person may type in a window: a person with a coupon copies its code and seldom fails.
 */
export const CUPONES_EQUIVOCADOS_POR_PERSONA = 20;
export const VENTANA_DE_CUPONES_EN_MINUTOS = 15;

export type RechazoDeCupon =
  | "cupon-no-existe"
  | "cupon-no-empieza"
  | "cupon-vencido"
  | `cupon-de-${CosaConCupon}`
  | "cupon-de-otra-especialidad"
  | "cupon-de-una-especialidad"
  | "cupon-de-otro-plan"
  | "cupon-agotado"
  | "cupon-ya-usado"
  | "cupon-sin-pagar"
  | "cupon-tarde"
  | "demasiados-cupones";

export const RECHAZOS_DE_CUPON: Rechazos<RechazoDeCupon> = {
  "cupon-no-existe": {
    clase: "conflict",
    mensaje: "No encontramos ese cupón. Escríbelo tal como lo recibiste, o bórralo y paga sin cupón.",
  },
  "cupon-no-empieza": { clase: "conflict", mensaje: "Ese cupón todavía no se puede usar." },
  "cupon-vencido": { clase: "conflict", mensaje: "Ese cupón ya venció." },
  "cupon-de-sesiones": { clase: "conflict", mensaje: "Ese cupón es solo para reservar sesiones." },
  "cupon-de-paquetes": { clase: "conflict", mensaje: "Ese cupón es solo para los paquetes de la tienda." },
  "cupon-de-talleres": { clase: "conflict", mensaje: "Ese cupón es solo para talleres y clases en vivo." },
  "cupon-de-otra-especialidad": { clase: "conflict", mensaje: "Ese cupón es para otra especialidad." },
  "cupon-de-una-especialidad": {
    clase: "conflict",
    mensaje: "Ese cupón es para una sola especialidad, y aquí hay varias.",
  },
  "cupon-de-otro-plan": { clase: "conflict", mensaje: "Ese cupón es para quienes tienen otro plan." },
  "cupon-agotado": {
    clase: "conflict",
    mensaje: "Ese cupón se agotó: ya lo usaron todas las personas que podían.",
  },
  "cupon-ya-usado": { clase: "conflict", mensaje: "Ya usaste ese cupón las veces que podías." },
  "cupon-sin-pagar": {
    clase: "conflict",
    mensaje: "Ese cupón está en otro pedido tuyo que falta pagar: págalo o déjalo en Mi zona.",
  },
  // Each seller adds advice on the next step to this message.
  "cupon-tarde": { clase: "conflict", mensaje: "Ya abriste el pago con otro precio." },
  "demasiados-cupones": {
    clase: "too-many",
    mensaje: `Probaste muchos cupones que no existen. Espera ${VENTANA_DE_CUPONES_EN_MINUTOS} minutos para probar otro, o sigue sin cupón.`,
  },
};

export function esRechazoDeCupon(rechazo: string): rechazo is RechazoDeCupon {
  return Object.hasOwn(RECHAZOS_DE_CUPON, rechazo);
}

interface Compra extends UsoPedido {
  plan: CodigoDePlan | null;
  usos: UsosDeCupon;
}

/**
 * Reason why a person cannot use a coupon; null when the person can. Limits of use are checked last: a person to whom
 * the coupon does not apply need not know that it ran out.
 */
export function rechazoDelCupon(
  cupon: Cupon,
  { para, especialidades, plan, usos }: Compra,
  now: Date,
): RechazoDeCupon | null {
  if (now < cupon.desde) return "cupon-no-empieza";
  if (now >= cupon.hasta) return "cupon-vencido";
  if (cupon.para !== null && cupon.para !== para) return `cupon-de-${cupon.para}`;
  if (
    cupon.especialidad !== null &&
    especialidades.some((especialidad) => especialidad !== cupon.especialidad)
  ) {
    return especialidades.includes(cupon.especialidad)
      ? "cupon-de-una-especialidad"
      : "cupon-de-otra-especialidad";
  }
  if (cupon.plan !== null && cupon.plan !== plan) return "cupon-de-otro-plan";
  if (cupon.maximoPorPersona !== null && usos.propios >= cupon.maximoPorPersona) {
    return usos.sinPagar > 0 ? "cupon-sin-pagar" : "cupon-ya-usado";
  }
  if (cupon.maximoTotal !== null && usos.total >= cupon.maximoTotal) return "cupon-agotado";
  return null;
}

/** Discount of a coupon on a price, in whole céntimos: never more than the price. */
export function descuentoDe({ descuento }: Pick<Cupon, "descuento">, precioCentimos: number): number {
  const centimos =
    descuento.tipo === "monto"
      ? descuento.centimos
      : Math.round((precioCentimos * descuento.porcentaje) / 100);
  return Math.min(centimos, precioCentimos);
}

const COMO_SE_ESCRIBE = "Escribe el cupón tal como lo recibiste: letras, números y guiones";

/** Field for a coupon code, in capitals or not. `falta`: message for an empty field. */
export const campoDeCupon = (falta?: string) =>
  campoNormalizado((texto) => conGuionesSimples(limpiarLinea(texto)).toUpperCase(), {
    falta,
    maximo: 60,
    largo: COMO_SE_ESCRIBE,
  }).pipe(campoConForma(/^[A-Z0-9-]{3,30}$/, COMO_SE_ESCRIBE));

/** Optional coupon code in the forms that buy, and in `/v2`. */
export const codigoDeCupon = campoDeCupon();
