import { fechaDe } from "../../shared/fechas";
import type { Deps } from "../../shared/puertos";
import { done, refuse, type Result } from "../../shared/result";
import type { Video } from "../contenido";
import type { RechazoDePieza } from "../rechazos";
import type { Contenidos } from "../repositorio";
import { enDecimas, trasReporte, visto, type Avance, type Reporte } from "./avance";

const AVANCES_QUE_SE_MUESTRAN = 60;

export interface AvanceDeVideo {
  video: Video;
  avance: Avance;
}

/** Use cases of a person's progress in videos, which is the same on every device. */
export function makeAvances({
  repos,
  transaccion,
  contenidos,
  now,
}: Pick<Deps<"avances">, "repos" | "transaccion" | "now"> & { contenidos: Contenidos }) {
  const cambiar = async (
    { idPersona, url }: { idPersona: number; url: string },
    cambio: (antes: Avance, video: Video, ahora: Date) => Avance,
    marcado: boolean,
  ): Promise<Result<Avance, RechazoDePieza>> => {
    const video = await contenidos.porUrl("video", url);
    if (!video) return refuse("pieza-no-existe");
    return transaccion(async (trx) => {
      const ahora = now();
      const nuevo: Avance = {
        uid: video.uid,
        posicion: 0,
        rangos: [],
        comenzadoEn: ahora,
        movidoEn: new Date(0),
        vistoEn: null,
        marcado: false,
        ultimaVezEn: null,
        vuelta: [],
      };
      const antes = await trx.avances.tomar(idPersona, nuevo);
      const cambiado = cambio(antes, video, ahora);
      await trx.avances.guardar(idPersona, cambiado);
      if (cambiado.ultimaVezEn && cambiado.ultimaVezEn !== antes.ultimaVezEn) {
        const { ultimaVezEn: vistoEn, uid } = cambiado;
        await trx.avances.anotarDia(idPersona, { uid, dia: fechaDe(vistoEn), vistoEn, marcado });
      }
      return done(cambiado);
    });
  };

  const ultimos = async (idPersona: number): Promise<AvanceDeVideo[]> => {
    const [avances, videos] = await Promise.all([
      repos.avances.ultimos(idPersona, AVANCES_QUE_SE_MUESTRAN),
      contenidos.lista("video"),
    ]);
    return avances.flatMap((avance) => {
      const video = videos.find(({ uid }) => uid === avance.uid);
      return video ? { video, avance } : [];
    });
  };

  return {
    /** Notes a player's report. Repeated reports, or reports in another order, give the same progress. */
    anotar: ({ idPersona, url, reporte }: { idPersona: number; url: string; reporte: Reporte }) =>
      cambiar(
        { idPersona, url },
        (antes, video, ahora) => trasReporte(antes, reporte, enDecimas(video.duracionEnSegundos), ahora),
        false,
      ),
    /** Marks a video as seen, at most once a day: for pages without scripts, or a video seen elsewhere. */
    marcarVisto: (personaYVideo: { idPersona: number; url: string }) =>
      cambiar(
        personaYVideo,
        (antes, _, ahora) => ({
          ...antes,
          movidoEn: ahora,
          ...visto(antes, ahora),
          marcado: antes.vistoEn === null || antes.marcado,
        }),
        true,
      ),
    /** Deletes the person's progress in a video. Repeating it is harmless. */
    async olvidar({ idPersona, url }: { idPersona: number; url: string }) {
      const video = await contenidos.porUrl("video", url);
      if (!video) return refuse("pieza-no-existe" satisfies RechazoDePieza);
      await repos.avances.quitar(idPersona, video.uid);
      return done(video);
    },
    de: (idPersona: number, { uid }: Pick<Video, "uid">) => repos.avances.uno(idPersona, uid),
    /** Videos that the person began, the latest one first. */
    historial: ultimos,
    /** Videos that the person began and has not finished. */
    async sigueViendo(idPersona: number): Promise<AvanceDeVideo[]> {
      return (await ultimos(idPersona)).filter(({ avance }) => avance.vistoEn === null);
    },
  };
}
