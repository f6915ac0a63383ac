import { z } from "zod";
import type { CitaConDetalle } from "../../agenda/citas/cita";
import { RECHAZOS_POR_DERECHO, type RechazoPorDerecho } from "../../equipo/derechos/exigir";
import { soles } from "../../shared/dinero";
import { fechaDe } from "../../shared/fechas";
import type { Rechazos } from "../../shared/rechazo";
import { motivoDeEquipo } from "../personas/verPersona";

/** Largest refund without an approval. */
const LIMITE_DE_DEVOLUCION_EN_CENTIMOS = 100_00;

export const RAZONES_DE_DEVOLUCION = {
  "cobro-repetido": "Se cobró dos veces",
  "no-recibio": "No recibió lo que pagó",
  "falla-nuestra": "Falló algo nuestro",
  "pide-devolucion": "Pide su dinero dentro del plazo",
} as const;

export const devolucionPedida = motivoDeEquipo.extend({
  razon: z.enum(
    Object.keys(RAZONES_DE_DEVOLUCION) as (keyof typeof RAZONES_DE_DEVOLUCION)[],
    "Elige la razón",
  ),
});

/** Month of Lima in which a refund counts. */
export const mesDe = (instante: Date) => fechaDe(instante).slice(0, 7);

export type RechazoDeDevolucion =
  | RechazoPorDerecho
  | "pedido-no-existe"
  | "sobre-el-limite"
  | "una-por-mes"
  | "fuera-de-plazo"
  | "falta-motivo";

export const RECHAZOS_DE_DEVOLUCION: Rechazos<RechazoDeDevolucion> = {
  ...RECHAZOS_POR_DERECHO,
  "pedido-no-existe": { clase: "not-found", mensaje: "No hay un pedido con ese código." },
  "sobre-el-limite": {
    clase: "forbidden",
    mensaje: `Pasa de ${soles(LIMITE_DE_DEVOLUCION_EN_CENTIMOS)}: necesita la aprobación de Finanzas.`,
  },
  "una-por-mes": {
    clase: "conflict",
    mensaje: "Esta persona ya tuvo una devolución nuestra este mes. Otra necesita la aprobación de Finanzas.",
  },
  "fuera-de-plazo": {
    clase: "conflict",
    mensaje: "La persona canceló fuera del plazo: devolverlo necesita la aprobación de Finanzas.",
  },
  "falta-motivo": {
    clase: "too-many",
    mensaje: "Viste muchas personas en una hora. Busca a esta y escribe el motivo.",
  },
};

/** Reason why the one act of this moment is not a refund by the member; null when it is. */
export function rechazoAlDevolver({
  centimos,
  hubo,
  tarde,
}: {
  centimos: number;
  hubo: boolean;
  /** True for a session that its person cancelled after the term. */
  tarde: boolean;
}): "sobre-el-limite" | "una-por-mes" | "fuera-de-plazo" | null {
  if (tarde) return "fuera-de-plazo";
  if (centimos > LIMITE_DE_DEVOLUCION_EN_CENTIMOS) return "sobre-el-limite";
  return hubo ? "una-por-mes" : null;
}

/** True when a part of the money may go back: the session of the order, if any, can be moved no more. */
export const admiteParte = (
  cita: Pick<CitaConDetalle, "cambioLibre" | "estado" | "fin"> | null,
  ahora: Date,
): boolean => cita === null || cita.estado === "cancelada" || (ahora >= cita.fin && !cita.cambioLibre);
