import type { AvanceALaVista } from "~/domain/contenido/avances/enPalabras";
import {
  direccionDePieza,
  NOMBRE_DE_TIPO,
  type DibujoDeTema,
  type Medio,
  type Pieza,
  type Taller,
  type Tema,
} from "~/domain/contenido/contenido";
import { duracionEnPalabras } from "~/domain/contenido/duracion";
import { tamanoEnPalabras } from "~/domain/contenido/tamano";

/** Picture at the head of a card: its address, and its width and height in pixels. */
export interface ImagenDeTarjeta {
  src: string;
  ancho: number;
  alto: number;
  /** True for a picture without a night of its own: a poster, or the first page of a sheet. */
  deDia?: true;
  /** True for the poster of a video. */
  deVideo?: true;
}

/** Drawing of a theme, for what has no picture of its own; null for a theme without a drawing. */
const dibujoDeTema = (tema: Pick<Tema, "dibujo"> | undefined): ImagenDeTarjeta | null =>
  tema?.dibujo ? { src: `/ilustraciones/temas.svg#${tema.dibujo}`, ancho: 240, alto: 150 } : null;

/** Drawing of a route; without one of its own, that of its first theme. */
export const imagenDeRuta = (
  { dibujo }: { dibujo?: DibujoDeTema | undefined },
  tema: Pick<Tema, "dibujo"> | undefined,
): ImagenDeTarjeta | null => dibujoDeTema(dibujo ? { dibujo } : tema);

/** Picture of a piece: the one that was made for it; without one, the drawing of its first theme. */
export const imagenDePieza = (pieza: Pieza, { temas, direccionDe }: Omit<ConQue, "ahorro">) =>
  portadaDe(pieza, direccionDe) ?? dibujoDeTema(temas.find(({ url }) => url === pieza.temas[0]));

/** Scene of a workshop; without one, the drawing of its first theme. */
export const imagenDeTaller = (
  { dibujo }: Pick<Taller, "dibujo">,
  tema: Pick<Tema, "dibujo"> | undefined,
): ImagenDeTarjeta | null =>
  dibujo ? { src: `/ilustraciones/talleres.svg#${dibujo}`, ancho: 240, alto: 150 } : dibujoDeTema(tema);

/** A piece of content as its card in a list shows it. */
export interface FichaDePieza {
  uid: string;
  href: string;
  titulo: string;
  /** Details of a piece in one line: "Video · 1 min 08 s", and the bytes in a browser that saves data. */
  detalles: string;
  /** Poster of a video, first page of a sheet, or drawing of the theme; null when images are off. */
  portada: ImagenDeTarjeta | null;
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
  return {
    uid: pieza.uid,
    href: direccionDePieza(pieza),
    titulo: pieza.titulo,
    detalles: [NOMBRE_DE_TIPO[pieza.tipo], duracionEnPalabras(pieza), ahorro && tamanoDe(pieza)]
      .filter(Boolean)
      .join(" · "),
    portada: ahorro ? null : imagenDePieza(pieza, { temas, direccionDe }),
    avance: null,
  };
}

/** Picture that was made for a piece: the poster of a video, the first page of a sheet. */
function portadaDe(pieza: Pieza, direccionDe: ConQue["direccionDe"]): ImagenDeTarjeta | null {
  const imagen =
    pieza.tipo === "video" ? pieza.medios.portadaChica : pieza.tipo === "herramienta" && pieza.portada;
  return imagen
    ? {
        ...{ src: direccionDe(imagen), ancho: imagen.ancho, alto: imagen.alto, deDia: true },
        ...(pieza.tipo === "video" && { deVideo: true }),
      }
    : null;
}

/** Size of the download of a piece in a browser that saves data; null for a text. */
function tamanoDe(pieza: Pieza): string | null {
  if (pieza.tipo === "herramienta") return `PDF, ${tamanoEnPalabras(pieza.pdf.bytes)}`;
  if (pieza.tipo === "lectura") return null;
  const { medios, guiaSonora } = pieza;
  return tamanoEnPalabras((guiaSonora ? medios.soloAudio : medios.video).bytes);
}
