import type { Rechazos } from "../../shared/rechazo";
import { z } from "zod";
import { conGuionesSimples, limpiarLinea } from "../../shared/limpieza";
import type { CodigoDePlan } from "../../cuentas/perfil/planes";
import type { CosaConCupon, UsoPedido } from "../pedidos/vendible";

export type Descuento = { tipo: "porcentaje"; porcentaje: number } | { tipo: "monto"; centimos: number };

/** A price reduction that a code gives, within its limits. Null means without that limit. */
export interface Cupon {
  codigo: string;
  descuento: Descuento;
  /** The only thing that it is for, of those that are sold. */
  para: CosaConCupon | null;
  /** The slug of the only specialty that it is for. */
  especialidad: string | null;
  /** The only plan that it is for. */
  plan: CodigoDePlan | null;
  maximoTotal: number | null;
  maximoPorPersona: number | null;
  desde: Date;
  /** The first instant at which it is worth nothing any more. */
  hasta: Date;
}

/** How often it is in use, by everybody and by the person who asks. */
export interface UsosDeCupon {
  total: number;
  propios: number;
  /** Those of their own whose order is not paid yet. */
  sinPagar: number;
}

/** How many codes that do not exist a person may try in a window: whoever has a coupon copies it, and guesses few. */
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
  // Whoever sells adds what to do.
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
 * Why a coupon is not worth anything to somebody now, or null. The limits on its use are told last: who may not
 * use it at all need not know that it ran out.
 */
export function rechazoDelCupon(
  cupon: Cupon,
  { para, especialidades, plan, usos }: Compra,
  now: Date,
): RechazoDeCupon | null {
  if (now < cupon.desde) return "cupon-no-empieza";
  if (now >= cupon.hasta) return "cupon-vencido";
  if (cupon.para !== null && cupon.para !== para) return `cupon-de-${cupon.para}`;
  if (cupon.especialidad !== null && especialidades.some((una) => una !== cupon.especialidad)) {
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

/** What a coupon takes off a price, in whole céntimos: never more than the price. */
export function descuentoDe({ descuento }: Pick<Cupon, "descuento">, precioCentimos: number): number {
  const centimos =
    descuento.tipo === "monto"
      ? descuento.centimos
      : Math.round((precioCentimos * descuento.porcentaje) / 100);
  return Math.min(centimos, precioCentimos);
}

/** A code as somebody writes it: capitals or not. The form of `/resumen` and `/v2` share it. */
export const codigoDeCupon = z
  .string()
  .max(60, "Escribe el cupón tal como lo recibiste: letras, números y guiones")
  .transform((texto) => conGuionesSimples(limpiarLinea(texto)).toUpperCase())
  .pipe(
    z
      .string()
      .regex(/^[A-Z0-9-]{3,30}$/, "Escribe el cupón tal como lo recibiste: letras, números y guiones"),
  );
