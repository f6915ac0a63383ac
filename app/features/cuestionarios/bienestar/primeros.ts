import type { FichaDePieza } from "~/components/fichaDePieza";
import type { Recomendacion } from "~/domain/cuestionarios/recomendaciones";

/** One thing to begin with, from any recommendation. */
export interface Primero {
  href: string;
  titulo: string;
  /** Part of life that it helps with, such as "Sueño". */
  dimension: string;
  detalles: string;
  portada: FichaDePieza["portada"];
  /** True for a thing that the person has begun already. */
  empezado: boolean;
}

const CUANTOS = 3;

/**
 * The three things to begin with: one with a picture for what weighs most, then one for each further part of life, then
 * further ones of the first. Nothing stands twice.
 */
export function primerosDe(porDimension: readonly (readonly Primero[])[]): Primero[] {
  const [delPrimero = [], ...otras] = porDimension;
  const grande = delPrimero.find(({ portada }) => portada !== null) ?? delPrimero[0];
  const enFila = [grande, ...otras.map(([primero]) => primero), ...delPrimero].filter(
    (uno) => uno !== undefined,
  );
  return [...new Map(enFila.map((uno) => [uno.href, uno])).values()].slice(0, CUANTOS);
}

/** Line at the head of the recommendations: the part of life to begin with, and why. */
export function guiaDe({ dimension, motivo }: Pick<Recomendacion, "dimension" | "motivo">): string {
  if (motivo === "mantener") return "Todo va bien. Esto te ayuda a que siga así.";
  const parte = `${dimension.endsWith("s") ? "tus" : "tu"} ${dimension.toLowerCase()}`;
  const porque = {
    alarma: "hablar con alguien va primero",
    elegida: "dijiste que es lo que quieres cuidar",
    contada: "nos contaste qué hay detrás",
    pesa: "es de lo que más te pesa ahora",
  }[motivo];
  return `Empieza por ${parte}: ${porque}.`;
}

interface ConCosas {
  piezas: readonly { href: string }[];
  acompanan: readonly { href: string }[];
}

/** A recommendation without what stands above it already. */
export function sinLosPrimeros<R extends ConCosas>(
  recomendacion: R,
  primeros: readonly Pick<Primero, "href">[],
): R {
  const queda = ({ href }: { href: string }) => !primeros.some((primero) => primero.href === href);
  return {
    ...recomendacion,
    piezas: recomendacion.piezas.filter(queda),
    acompanan: recomendacion.acompanan.filter(queda),
  };
}
