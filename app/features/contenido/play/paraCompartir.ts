import type { Thing } from "schema-dts";

/** A video as shown by sites that preview links. */
export interface VideoCompartido {
  titulo: string;
  resumen: string;
  /** Instant of publication, in UTC. */
  publicado: string;
  segundos: number;
  video: string;
  /** Picture for link previews; null when the video has none in a format that every site can show. */
  dibujo: string | null;
}

type Datos = { compartido: VideoCompartido };

export const dibujoDeVideo = ({ compartido }: Datos) => compartido.dibujo ?? "/compartir/bienestar-play.png";

export const cosasDeVideo = (datos: Datos, origen: string): Thing[] => {
  const { titulo, resumen, publicado, segundos, video } = datos.compartido;
  return [
    {
      "@type": "VideoObject",
      name: titulo,
      description: resumen,
      thumbnailUrl: new URL(dibujoDeVideo(datos), origen).href,
      uploadDate: publicado,
      duration: `PT${segundos}S`,
      contentUrl: new URL(video, origen).href,
      inLanguage: "es-PE",
      isAccessibleForFree: true,
    },
  ];
};
