import type { Taller } from "../contenido/contenido";
import { fechaDelDia } from "../contenido/fechasDeTaller";
import type { Contenidos } from "../contenido/repositorio";
import type { Deps } from "../shared/puertos";
import type { ConContenido } from "./inscripciones/inscribirse";
import { claveDe, esDePago, type FechaConLugares } from "./inscripciones/inscripcion";
import type { LugarDeAlguien } from "./inscripciones/repositorio";

/** Recorded video of a past date. */
export interface Grabacion {
  inicio: Date;
  video: string;
}

/**
 * Makes the functions that choose the recordings of a workshop: the published ones, and those that a person may see.
 */
export function makeGrabaciones({
  now,
  contenidos,
  diasDeRegla,
}: Pick<Deps<never>, "now"> &
  Pick<ConContenido, "diasDeRegla"> & { contenidos: Pick<Contenidos, "porUrl"> }) {
  /** Recordings of a workshop whose video is published. */
  async function publicadas({ grabaciones }: Taller) {
    const videos = await Promise.all(grabaciones.map(({ video }) => contenidos.porUrl("video", video)));
    return grabaciones.filter((_, indice) => videos[indice]);
  }

  /**
   * Recordings of past dates, newest first. Free recordings are for everybody, others for people who had a place in
   * that date.
   */
  const grabacionesDe = (
    grabaciones: Taller["grabaciones"],
    taller: Taller,
    escritas: ReadonlyMap<string, FechaConLugares>,
    lugares: readonly LugarDeAlguien[],
  ) =>
    grabaciones
      .flatMap(({ fecha, video }): Grabacion[] => {
        const escrita = escritas.get(claveDe({ uid: taller.uid, fecha }));
        const fechaGrabada = escrita ?? fechaDelDia(taller, diasDeRegla, fecha);
        if (!fechaGrabada || fechaGrabada.fin > now() || (escrita && escrita.canceladaPor !== null))
          return [];
        const gratis = !esDePago(escrita ?? taller);
        const conLugar = lugares.some(
          ({ inscripcion }) => inscripcion.fecha === fecha && inscripcion.estado === "inscrita",
        );
        return gratis || conLugar ? [{ inicio: fechaGrabada.inicio, video }] : [];
      })
      .sort((a, b) => b.inicio.getTime() - a.inicio.getTime());

  return { publicadas, grabacionesDe };
}
