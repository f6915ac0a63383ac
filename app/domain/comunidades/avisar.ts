import type { Deps } from "../shared/puertos";

/** Writes a notice to a person's inbox. It names no community: other people may see the screen. */
export const anunciarEnBandeja = (
  { repos, now, newId }: Pick<Deps<"notificaciones">, "repos" | "now" | "newId">,
  idPersona: number,
  { mensaje, enlace }: { mensaje: string; enlace: string },
): Promise<void> =>
  repos.notificaciones.crear({
    ...{ idNotificacion: newId(), idPersona, icono: "info", mensaje, enlace },
    ...{ creadaEn: now(), vistaEn: null, valeHasta: null },
  });
