import {
  direccionDePieza,
  NOMBRE_DE_TIPO,
  type Medio,
  type Pieza,
  type Tema,
} from "~/domain/contenido/contenido";
import { tamanoEnPalabras } from "~/domain/contenido/tamano";

/** A piece as a card shows it. */
export interface FichaDePieza {
  uid: string;
  href: string;
  titulo: string;
  resumen: string;
  /** "Video · 2 min · 0,8 MB" */
  detalles: string;
  tema: { nombre: string; color: string } | null;
  /** Null where there is none, and where images are off. */
  portada: { src: string; ancho: number; alto: number } | null;
  /** From 0 to 100; null where nothing was begun. */
  avance: number | null;
}

interface ConQue {
  temas: readonly Tema[];
  direccionDe: (medio: Pick<Medio, "ruta" | "huella">) => string;
  /** Saves data: without the picture. */
  ahorro: boolean;
  /** What its details say besides its kind and its minutes; of a video, how large it is. */
  tamano?: string;
}

export function fichaDePieza(pieza: Pieza, { temas, direccionDe, ahorro, tamano }: ConQue): FichaDePieza {
  const tema = temas.find(({ url }) => url === pieza.temas[0]);
  const medios = pieza.tipo === "video" ? pieza.medios : null;
  const deVideo = medios && tamanoEnPalabras((ahorro ? medios.soloAudio : medios.video).bytes);
  return {
    uid: pieza.uid,
    href: direccionDePieza(pieza),
    titulo: pieza.titulo,
    resumen: pieza.resumen,
    detalles: [NOMBRE_DE_TIPO[pieza.tipo], `${pieza.minutos} min`, tamano ?? deVideo]
      .filter(Boolean)
      .join(" · "),
    tema: tema ? { nombre: tema.nombre, color: tema.color } : null,
    portada:
      medios && !ahorro
        ? {
            src: direccionDe(medios.portadaChica),
            ancho: medios.portadaChica.ancho,
            alto: medios.portadaChica.alto,
          }
        : null,
    avance: null,
  };
}
