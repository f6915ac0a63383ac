import type { AvanceALaVista } from "~/domain/contenido/avances/enPalabras";
import {
  direccionDePieza,
  NOMBRE_DE_TIPO,
  type Medio,
  type Pieza,
  type Tema,
} from "~/domain/contenido/contenido";
import { duracionEnPalabras } from "~/domain/contenido/duracion";
import { tamanoEnPalabras } from "~/domain/contenido/tamano";

/** A piece of content as its card in a list shows it. */
export interface FichaDePieza {
  uid: string;
  href: string;
  titulo: string;
  resumen: string;
  /** Details of a piece in one line: "Video · 1 min 08 s · 0.8 MB", "Herramienta · 5 min · PDF, 28 kB". */
  detalles: string;
  tema: { nombre: string; color: string } | null;
  /** Cover of the piece; null when it has none, and when images are off. */
  portada: { src: string; ancho: number; alto: number } | null;
  /** Percentage of the piece that the person has seen, 0 to 100; null when they have not begun it. */
  avance: AvanceALaVista | null;
}

interface ConQue {
  temas: readonly Tema[];
  direccionDe: (medio: Pick<Medio, "ruta" | "huella">) => string;
  /** True for a card without its picture, in a browser that saves data. */
  ahorro: boolean;
}

export function fichaDePieza(pieza: Pieza, { temas, direccionDe, ahorro }: ConQue): FichaDePieza {
  const tema = temas.find(({ url }) => url === pieza.temas[0]);
  const medios = pieza.tipo === "video" ? pieza.medios : null;
  return {
    uid: pieza.uid,
    href: direccionDePieza(pieza),
    titulo: pieza.titulo,
    resumen: pieza.resumen,
    detalles: [NOMBRE_DE_TIPO[pieza.tipo], duracionEnPalabras(pieza), tamanoDe(pieza, ahorro)]
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

/** Size of the download of a piece; null for a text. */
function tamanoDe(pieza: Pieza, ahorro: boolean): string | null {
  if (pieza.tipo === "herramienta") return `PDF, ${tamanoEnPalabras(pieza.pdf.bytes)}`;
  if (pieza.tipo === "lectura") return null;
  const { medios, guiaSonora } = pieza;
  return tamanoEnPalabras((ahorro && guiaSonora ? medios.soloAudio : medios.video).bytes);
}
