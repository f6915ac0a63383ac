import { SLUGS_DE_ESPECIALIDAD } from "../shared/especialidades/especialidad";
import type { Pista } from "./pistas";
import type { Fecha } from "../shared/fechas";
import type { ClaseDeTaller } from "../shared/claseDeTaller";
import type { Recurrencia, SalaDeTaller } from "./taller";

/** Kinds of content: to watch, to print and fill in, to read. */
export const TIPOS = ["video", "herramienta", "lectura"] as const;
export type Tipo = (typeof TIPOS)[number];

export const NIVELES = ["inicial", "intermedio", "avanzado"] as const;
export type Nivel = (typeof NIVELES)[number];

export const NOMBRE_DE_NIVEL: Record<Nivel, string> = {
  inicial: "Para empezar",
  intermedio: "Con algo de práctica",
  avanzado: "Con práctica",
};

/** Colours that a theme may have: those of the six specialties, which exist in the light and in the dark mode. */
export const COLORES = SLUGS_DE_ESPECIALIDAD;

/** Drawings of the needs, in `public/ilustraciones/temas.svg`, and one more for what would share that of its theme. */
export const DIBUJOS_DE_TEMA = [
  "sueno",
  "calma",
  "movimiento",
  "alimentacion",
  "bolsillo",
  "vinculos",
  "compania",
] as const;

export type DibujoDeTema = (typeof DIBUJOS_DE_TEMA)[number];

/** Scenes of workshops, in `public/ilustraciones/talleres.svg`. */
export const DIBUJOS_DE_TALLER = [
  "caminar",
  "noche",
  "olla",
  "hablar",
  "limite",
  "silla",
  "octogonos",
  "presupuesto",
  "perro",
  "cuidar",
  "compania",
  "yoga",
] as const;

/** Drawn teams of authors, in `public/ilustraciones/equipos.svg`. */
export const DIBUJOS_DE_EQUIPO = ["bienestar", "calma", "movimiento", "cocina", "finanzas"] as const;

export interface Tema {
  uidCms: string;
  uid: string;
  url: string;
  nombre: string;
  resumen: string;
  color: (typeof COLORES)[number];
  delicado: boolean;
  salud: boolean;
  /** Themes of specialists whose choice by a person leads to this theme of the site. */
  eligen: readonly string[];
  /** Need in a person's words, such as "Dormir mejor", for which home and "Explorar" lead to this theme. */
  necesidad?: string | undefined;
  dibujo?: DibujoDeTema | undefined;
}

export interface Autor {
  uid: string;
  nombre: string;
  presentacion: string;
  /** Drawing of the team. An author of a content system may have none. */
  dibujo?: (typeof DIBUJOS_DE_EQUIPO)[number] | undefined;
}

/** Synonyms for the search: words that people write, and the words that our content uses. */
export interface Sinonimo {
  escriben: readonly string[];
  busca: readonly string[];
}

/** A reference to another piece as an editor writes it, such as `video/respira-con-el-mar`. */
export interface Referencia {
  tipo: Tipo;
  url: string;
}

/** Review of a text on health: the professional, their licence if they have one, and the day. */
export interface Revision {
  por: string;
  fecha: Fecha;
}

interface Ficha {
  /** Key of a piece in the content system. It stays when the address of the piece changes. */
  uidCms: string;
  /** Our own key of a piece, which progress, favourites and routes store. */
  uid: string;
  url: string;
  /** Addresses of the piece before it was renamed. */
  antes: readonly string[];
  titulo: string;
  resumen: string;
  /** Addresses of the themes of a piece; the piece is listed under the first one. */
  temas: readonly string[];
  /** Themes of specialists that the piece is about. They fit it more closely than the themes of the site. */
  para: readonly string[];
  nivel: Nivel;
  minutos: number;
  autor: Autor;
  publicado: Date;
  despublicado: Date | null;
  relacionados: readonly Referencia[];
  /** Caution that is shown before a person begins the piece; null without one. */
  cuidado: string | null;
  revision: Revision | null;
  /** Text of a piece in Markdown: headings, paragraphs, lists, tables, emphasis and links. */
  cuerpo: string;
}

export interface Medio {
  /** Path of a media file below the content folder, or its whole address in a content system. */
  ruta: string;
  tipoMime: string;
  bytes: number;
  /** SHA-256 digest of a media file. */
  huella: string;
}

export interface Imagen extends Medio {
  ancho: number;
  alto: number;
}

/** Media files of a video: film, sound, captions and poster. */
export interface Medios {
  video: Imagen;
  soloAudio: Medio;
  subtitulos: Medio;
  portadaChica: Imagen;
  portada: Imagen;
  /** Picture that other sites show for a link to the video. A content system may have none. */
  compartir?: Imagen | undefined;
}

export interface Video extends Ficha {
  tipo: "video";
  duracionEnSegundos: number;
  /** True when a person can follow the video by sound alone. Only then is it offered as audio. */
  guiaSonora: boolean;
  pistas: readonly Pista[];
  medios: Medios;
}

export interface Herramienta extends Ficha {
  tipo: "herramienta";
  /** The tool as a printable PDF sheet. */
  pdf: Medio;
  /** Picture of the sheet's first page. A content system may have none. */
  portada?: Imagen | undefined;
}

export interface Lectura extends Ficha {
  tipo: "lectura";
}

/** A workshop: a live event with other people, repeated by a rule. */
export interface Taller extends Omit<Ficha, "relacionados" | "autor">, Recurrencia {
  clase: ClaseDeTaller;
  /** Scene of the workshop; without one it is shown with the drawing of its first theme. */
  dibujo?: (typeof DIBUJOS_DE_TALLER)[number] | undefined;
  /** Person who hosts the workshop. */
  anfitrion: Autor;
  /** Places that each date of the workshop has. */
  cupos: number;
  /** Price of a workshop in céntimos, IGV included (Ley 29571, art. 4); 0 for a free one. */
  precioCentimos: number;
  /** Things that a person should have at hand in the workshop. */
  llevar: readonly string[];
  sala: SalaDeTaller;
  /** Recordings of past dates of a workshop. `fecha` is the day that the workshop's rule gives. */
  grabaciones: readonly { fecha: string; video: string }[];
}

export type Pieza = Video | Herramienta | Lectura;
export interface PiezaDeTipo {
  video: Video;
  herramienta: Herramienta;
  lectura: Lectura;
}

/** All published and planned content at one moment. The collection never changes; a newer one replaces it. */
export interface Coleccion {
  /** Name of exactly this state of the content. */
  version: string;
  temas: readonly Tema[];
  piezas: readonly Pieza[];
  talleres: readonly Taller[];
  sinonimos: readonly Sinonimo[];
}

/** Address of a media file. The address changes with the file, so browsers may keep the file for ever. */
export function direccionDeMedio({ ruta, huella }: Pick<Medio, "ruta" | "huella">): string {
  return ruta.startsWith("https://") ? ruta : `/medios/${huella.slice(0, 16)}/${ruta}`;
}

/** Address of a piece. Tools and readings share one path, so no two of them have the same address. */
export function direccionDePieza({ tipo, url }: Referencia): string {
  return tipo === "video" ? `/bienestar-play/${url}` : `/herramienta/${url}`;
}

/** Page of one theme: the best of every kind for one need. */
export const direccionDeTema = (url: string): string => `/explorar?tema=${url}`;

/** Theme as a label in the results of a search. */
export const etiquetaDeTema = ({ url, nombre, color }: Pick<Tema, "url" | "nombre" | "color">) => ({
  texto: nombre,
  color,
  href: direccionDeTema(url),
});

export const direccionDeTaller = ({ url }: Pick<Taller, "url">) => `/bienestar-en-vivo/${url}`;

export const NOMBRE_DE_TIPO: Record<Tipo, string> = {
  video: "Video",
  herramienta: "Herramienta",
  lectura: "Lectura",
};
