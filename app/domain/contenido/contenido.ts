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

/** Names of levels on the screen. */
export const NOMBRE_DE_NIVEL: Record<Nivel, string> = {
  inicial: "Para empezar",
  intermedio: "Con algo de práctica",
  avanzado: "Con práctica",
};

/** The colours that a theme may wear: those of the six specialties, which both modes have. */
export const COLORES = SLUGS_DE_ESPECIALIDAD;

export interface Tema {
  uidCms: string;
  uid: string;
  url: string;
  nombre: string;
  resumen: string;
  color: (typeof COLORES)[number];
  delicado: boolean;
  salud: boolean;
  /** Specialists' themes whose choice leads to this theme. */
  eligen: readonly string[];
}

export interface Autor {
  uid: string;
  nombre: string;
  presentacion: string;
}

/** Words that people write, and our words for them. */
export interface Sinonimo {
  escriben: readonly string[];
  busca: readonly string[];
}

/** Another piece, as an editor writes it: `video/respira-con-el-mar`. */
export interface Referencia {
  tipo: Tipo;
  url: string;
}

/** The professional who reviewed a health text, with their licence where they have one, and the day. */
export interface Revision {
  por: string;
  fecha: Fecha;
}

interface Ficha {
  /** The key in the content system, which stays when the address changes. */
  uidCms: string;
  /** Key of ours, which progress, favourites and routes store. */
  uid: string;
  url: string;
  /** Addresses of the piece before it was renamed. */
  antes: readonly string[];
  titulo: string;
  resumen: string;
  /** Addresses of themes; the first one is where it belongs. */
  temas: readonly string[];
  /** The themes of specialists that it is about, closer than the themes that it belongs to. */
  para: readonly string[];
  nivel: Nivel;
  minutos: number;
  autor: Autor;
  publicado: Date;
  despublicado: Date | null;
  relacionados: readonly Referencia[];
  /** Caution, shown before it begins. */
  cuidado: string | null;
  revision: Revision | null;
  /** Markdown: headings, paragraphs, lists, tables, emphasis and links. */
  cuerpo: string;
}

export interface Medio {
  /** Path below the content folder, or the whole address for a file of a content system. */
  ruta: string;
  tipoMime: string;
  bytes: number;
  /** SHA-256 of the file. */
  huella: string;
}

export interface Imagen extends Medio {
  ancho: number;
  alto: number;
}

/** Files of a video. */
export interface Medios {
  video: Imagen;
  soloAudio: Medio;
  subtitulos: Medio;
  portadaChica: Imagen;
  portada: Imagen;
  /** Picture for link previews; a content system may have none. */
  compartir?: Imagen | undefined;
}

export interface Video extends Ficha {
  tipo: "video";
  duracionEnSegundos: number;
  /** Sound alone guides through it: only then is it offered without its picture. */
  guiaSonora: boolean;
  pistas: readonly Pista[];
  medios: Medios;
}

export interface Herramienta extends Ficha {
  tipo: "herramienta";
  /** The text as a sheet to print. */
  pdf: Medio;
}

export interface Lectura extends Ficha {
  tipo: "lectura";
}

/** A live event with others, repeated by a rule. */
export interface Taller extends Omit<Ficha, "relacionados" | "autor">, Recurrencia {
  clase: ClaseDeTaller;
  /** The host. */
  anfitrion: Autor;
  /** Places. */
  cupos: number;
  /** Price with IGV, in céntimos; 0 for a free workshop. */
  precioCentimos: number;
  /** Things to have at hand. */
  llevar: readonly string[];
  sala: SalaDeTaller;
  /** The video of a date that is over, by its day in the rule. */
  grabaciones: readonly { fecha: string; video: string }[];
}

export type Pieza = Video | Herramienta | Lectura;
export interface PiezaDeTipo {
  video: Video;
  herramienta: Herramienta;
  lectura: Lectura;
}

/** All published and planned content at one moment. It never changes: a newer collection replaces it. */
export interface Coleccion {
  /** Names exactly this content. */
  version: string;
  temas: readonly Tema[];
  piezas: readonly Pieza[];
  talleres: readonly Taller[];
  sinonimos: readonly Sinonimo[];
}

/** Address of a media file. It changes with the file, so browsers keep it for ever. */
export function direccionDeMedio({ ruta, huella }: Pick<Medio, "ruta" | "huella">): string {
  return ruta.startsWith("https://") ? ruta : `/medios/${huella.slice(0, 16)}/${ruta}`;
}

/** Address of a piece. Tools and readings share one path, so no two of them have the same address. */
export function direccionDePieza({ tipo, url }: Referencia): string {
  return tipo === "video" ? `/bienestar-play/${url}` : `/herramienta/${url}`;
}

export const direccionDeTaller = ({ url }: Pick<Taller, "url">) => `/bienestar-en-vivo/${url}`;

/** Names of kinds on the screen. */
export const NOMBRE_DE_TIPO: Record<Tipo, string> = {
  video: "Video",
  herramienta: "Herramienta",
  lectura: "Lectura",
};
