import type { FiltroDeLibro } from "~/domain/reclamos/enEquipo";

export const LIBRO = "/equipo/reclamos";

/** Address of the list with a filter, and of its later pages. */
export function direccionDeLista(filtro: FiltroDeLibro, antesDe?: string | null): string {
  const parametros = new URLSearchParams({
    ...(filtro !== "por-responder" && { estado: filtro }),
    ...(antesDe && { antes: antesDe }),
  }).toString();
  return parametros === "" ? LIBRO : `${LIBRO}?${parametros}`;
}

export const direccionDeHoja = (numero: string) => `${LIBRO}/${numero}`;
export const direccionDeAdjunto = (numero: string, idAdjunto: string) =>
  `${LIBRO}/${numero}/adjuntos/${idAdjunto}`;
export const direccionParaImprimir = (numero: string) => `${LIBRO}/${numero}/imprimir`;
