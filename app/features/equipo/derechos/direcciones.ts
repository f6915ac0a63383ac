import type { FiltroDeSolicitudes } from "~/domain/atencion/solicitudes/ver";

export const DERECHOS = "/equipo/derechos";
export const NUEVA = `${DERECHOS}/nueva`;
export const BRECHAS = `${DERECHOS}/brechas`;

/** Address of the list with a filter, and of its later pages. */
export function direccionDeLista(filtro: FiltroDeSolicitudes, antesDe?: string | null): string {
  const parametros = new URLSearchParams({
    ...(filtro !== "abiertas" && { estado: filtro }),
    ...(antesDe && { antes: antesDe }),
  }).toString();
  return parametros === "" ? DERECHOS : `${DERECHOS}?${parametros}`;
}

export const direccionDeSolicitud = (idSolicitud: string) => `${DERECHOS}/${idSolicitud}`;
