import { PLANES } from "~/domain/cuentas/perfil/planes";
import { soles } from "~/domain/shared/dinero";
import type { EstadoDeCupon } from "~/domain/ventas/cupones/deEquipo";
import type { Cupon } from "~/domain/ventas/cupones/cupon";
import { diaDeInstante, enTexto, numero, ultimoDia } from "./palabras";

export const ESTADO_DE_CUPON: Record<EstadoDeCupon, { texto: string; tono: "neutral" | "exito" }> = {
  "por-empezar": { texto: "Por empezar", tono: "neutral" },
  vigente: { texto: "Vigente", tono: "exito" },
  agotado: { texto: "Agotado", tono: "neutral" },
  terminado: { texto: "Terminado", tono: "neutral" },
};

export const descuentoEnPalabras = ({ descuento }: Pick<Cupon, "descuento">): string =>
  descuento.tipo === "monto" ? soles(descuento.centimos) : `${descuento.porcentaje} %`;

/** Uses of a coupon, and its limit when it has one. */
export const usosEnPalabras = ({
  usados,
  maximoTotal,
}: Pick<Cupon, "maximoTotal"> & { usados: number | null }): string =>
  `${enTexto(usados)}${maximoTotal === null ? ", sin máximo" : ` de ${numero(maximoTotal)}`}`;

/** Goods and plan for which a coupon is valid. */
export const paraQue = ({
  para,
  especialidad,
  plan,
}: Pick<Cupon, "para" | "especialidad" | "plan">): string =>
  [para, especialidad, plan && `plan ${PLANES[plan].nombre}`].filter(Boolean).join(", ") || "Todo";

export const diasDeCupon = ({ desde, hasta }: Pick<Cupon, "desde" | "hasta">): string =>
  `${diaDeInstante(desde)} – ${ultimoDia(hasta)}`;
