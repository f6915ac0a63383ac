import { SLUGS_DE_ESPECIALIDAD } from "../shared/especialidades/especialidad";
import type { Pista } from "./pistas";
import type { Fecha } from "../shared/fechas";
import type { ClaseDeTaller } from "../shared/claseDeTaller";
import type { Recurrencia, SalaDeTaller } from "./taller";

/** What editors publish: something to watch, something to print and fill in, something to read. */
export const TIPOS = ["video", "herramienta", "lectura"] as const;
export type Tipo = (typeof TIPOS)[number];

export const NIVELES = ["inicial", "intermedio", "avanzado"] as const;
export type Nivel = (typeof NIVELES)[number];

/** What a screen calls a level. */
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
  /** The themes of specialists whose choosers are led to it. */
  eligen: readonly string[];
}

export interface Autor {
  uid: string;
  nombre: string;
  presentacion: string;
}

/** What people write, and the words of ours that they mean by it. */
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
  /** Our own key: what progress, favourites and routes keep. */
  uid: string;
  url: string;
  /** Its addresses before it was renamed. */
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
  /** What to mind while doing it, said before it begins. */
  cuidado: string | null;
  revision: Revision | null;
  /** Markdown: headings, paragraphs, lists, tables, emphasis and links. */
  cuerpo: string;
}

export interface Medio {
  /** Below the content folder, or the whole address where a content system serves it. */
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

/** What a video is served as. */
export interface Medios {
  video: Imagen;
  soloAudio: Medio;
  subtitulos: Medio;
  portadaChica: Imagen;
  portada: Imagen;
  /** What others show of a link to it; a content system may have none. */
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
  /** The same text on a sheet to print. */
  pdf: Medio;
}

export interface Lectura extends Ficha {
  tipo: "lectura";
}

/** What is done live with others, again and again by a rule. */
export interface Taller extends Omit<Ficha, "relacionados" | "autor">, Recurrencia {
  clase: ClaseDeTaller;
  /** Who leads it. */
  anfitrion: Autor;
  /** How many people there is room for. */
  cupos: number;
  /** IGV included; 0 for one that is free. */
  precioCentimos: number;
  /** What to have at hand. */
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

/** All that is published or will be, at one moment. Nobody changes it: a newer one takes its place. */
export interface Coleccion {
  /** Names exactly this content. */
  version: string;
  temas: readonly Tema[];
  piezas: readonly Pieza[];
  talleres: readonly Taller[];
  sinonimos: readonly Sinonimo[];
}

/** Where a file of ours is served: the address changes with the file, so browsers keep it for ever. */
export function direccionDeMedio({ ruta, huella }: Pick<Medio, "ruta" | "huella">): string {
  return ruta.startsWith("https://") ? ruta : `/medios/${huella.slice(0, 16)}/${ruta}`;
}

/** The page of a piece. Tools and readings share theirs, and so no two of them have the same address. */
export function direccionDePieza({ tipo, url }: Referencia): string {
  return tipo === "video" ? `/bienestar-play/${url}` : `/herramienta/${url}`;
}

export const direccionDeTaller = ({ url }: Pick<Taller, "url">) => `/bienestar-en-vivo/${url}`;

/** What a kind is called on the screen. */
export const NOMBRE_DE_TIPO: Record<Tipo, string> = {
  video: "Video",
  herramienta: "Herramienta",
  lectura: "Lectura",
};
