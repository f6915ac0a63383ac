import { PLANES } from "~/domain/cuentas/perfil/planes";
import { soles } from "~/domain/shared/dinero";
import type { Especialidad } from "~/domain/shared/especialidades/especialidad";
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

const conMayuscula = (texto: string) => texto.charAt(0).toUpperCase() + texto.slice(1);

/** Goods, specialty and plan for which a coupon is valid. */
export function paraQue(
  { para, especialidad, plan }: Pick<Cupon, "para" | "especialidad" | "plan">,
  especialidades: readonly Pick<Especialidad, "slug" | "name">[],
): string {
  const nombre = especialidades.find(({ slug }) => slug === especialidad)?.name ?? especialidad;
  const condiciones = [para, nombre && `de ${nombre}`, plan && `con el plan ${PLANES[plan].nombre}`];
  return conMayuscula(condiciones.filter(Boolean).join(" ") || "todo");
}

export const diasDeCupon = ({ desde, hasta }: Pick<Cupon, "desde" | "hasta">): string =>
  `${diaDeInstante(desde)} – ${ultimoDia(hasta)}`;
