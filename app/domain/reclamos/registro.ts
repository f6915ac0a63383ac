import { limpiarLinea } from "../shared/limpieza";
import type { Fecha } from "../shared/fechas";
import type { Empresa } from "../shared/marca";
import type { FilasCerradas } from "../shared/cofre";
import type { Regimen } from "./plazo";
import type { Hoja, TipoDeHoja } from "./hoja";

/** Provider in the head of a sheet, as it was on its day. */
export interface Proveedor extends Empresa {
  /** Code that identifies the establishment; ours is the site. */
  establecimiento: string;
}

/** Complaints book of an installation. */
export interface Libro {
  proveedor: Proveedor;
  regimen: Regimen;
  plazoEnDias: number;
  /** Mailbox that hears of each sheet and of what is due soon; null for none. */
  correo: string | null;
}

/** Complaints book as configured; its company is that of the receipts. */
export interface LibroConfigurado extends Omit<Libro, "proveedor"> {
  establecimiento: string;
}

/** Text of a sheet. */
export interface ContenidoDeHoja {
  proveedor: Proveedor;
  hoja: Hoja;
  /** Addresses of the sheet that got no copy, because of the limit of a day; absent when each got one. */
  sinCopia?: readonly string[];
}

/** A registered sheet. Nothing of it changes but that it was answered, and in the end that it was anonymised. */
export interface HojaRegistrada {
  idHoja: string;
  /** Number in the book of its year, from 1. */
  numero: number;
  anio: number;
  /** Code with which its person asks for it. */
  codigo: string;
  tipo: TipoDeHoja;
  regimen: Regimen;
  plazoEnDias: number;
  registradaEn: Date;
  venceEl: Fecha;
  respondidaEn: Date | null;
  /** Since when a letter to its person waits for the note of its delivery; null when none waits. */
  porEntregarDesde: Date | null;
  anonimizadaEn: Date | null;
  /** Null once it is anonymised, when no key opens it, and when it is not what was registered. */
  contenido: ContenidoDeHoja | null;
}

interface HojaNueva extends Omit<
  HojaRegistrada,
  "respondidaEn" | "porEntregarDesde" | "anonimizadaEn" | "contenido"
> {
  /** Draft or intention of which the sheet was made; it makes one sheet. */
  idEnvio: string;
  contenido: ContenidoDeHoja;
  /** Person who was signed in; null for none. */
  idPersona: number | null;
}

/** Place of a sheet in the book. */
export type LugarEnLibro = Pick<HojaRegistrada, "numero" | "anio">;

interface QueryDeLibro {
  soloRespondidas: boolean;
  /** Sheet after which the page begins; null for the newest ones. */
  antesDe: LugarEnLibro | null;
  cuantas: number;
}

export interface HojaRepository extends FilasCerradas {
  /**
   * Locks the book of a year until the transaction ends. Returns its highest number, read from the sheets themselves:
   * a counter that was restored alone gives no number twice and leaves no gap.
   */
  bloquearLibro(anio: number): Promise<number>;
  guardar(hoja: HojaNueva): Promise<void>;
  porEnvio(idEnvio: string): Promise<HojaRegistrada | null>;
  porCodigo(codigo: string): Promise<HojaRegistrada | null>;
  porNumero(anio: number, numero: number): Promise<HojaRegistrada | null>;
  /** Sheets without an answer that are due until a day, the first due first. */
  porResponder(hasta: Fecha, cuantas: number): Promise<HojaRegistrada[]>;
  /** Number of sheets without an answer that are due until a day. */
  cuantasPorResponder(hasta: Fecha): Promise<number>;
  /** A page of the whole book, or of its answered sheets, the newest number first. */
  pagina(query: QueryDeLibro): Promise<HojaRegistrada[]>;
  /** Sheets whose letter was written until an instant and waits for its delivery, the oldest first. */
  cartas(hasta: Date, cuantas: number): Promise<HojaRegistrada[]>;
  /** Number of sheets whose letter was written until an instant and waits for its delivery. */
  cuantasCartas(hasta: Date): Promise<number>;
  /** Notes since when a letter waits for its delivery; null once it was delivered. */
  anotarCarta(idHoja: string, porEntregarDesde: Date | null): Promise<void>;
  /** Locks a sheet until the transaction ends, so that lines under it come one after another. */
  tomar(idHoja: string): Promise<void>;
  /** Person who was signed in when the sheet was filed; null for none, and after the end of the account. */
  personaDe(idHoja: string): Promise<number | null>;
  /** Highest number of the book of a year; 0 for an empty book. */
  ultimoNumero(anio: number): Promise<number>;
  /** Sheets of a year after a number, in order. */
  delLibro(anio: number, despuesDe: number, cuantas: number): Promise<HojaRegistrada[]>;
  /** Notes that a sheet was answered. False when it was before. */
  marcarRespondida(idHoja: string, now: Date): Promise<boolean>;
  /** Answered sheets from before `antesDe`, without a note since, whose text is still there. */
  porAnonimizar(antesDe: Date, cuantas: number): Promise<string[]>;
  /** Deletes the text of a sheet and of its answers, its attachments, and whose it was. */
  anonimizar(idHoja: string, now: Date): Promise<void>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    hojas: HojaRepository;
  }
}

/** Number of a sheet as it is printed: "000000001-2026". */
export const numeroDeHoja = ({ numero, anio }: Pick<HojaRegistrada, "numero" | "anio">) =>
  `${String(numero).padStart(9, "0")}-${anio}`;

/** Number and year of a typed number; null for any other text. Zeros in front do not matter. */
export function numeroEscrito(texto: string): { numero: number; anio: number } | null {
  const [, numero, anio] = /^0*(\d{1,9})-(\d{4})$/.exec(limpiarLinea(texto)) ?? [];
  return numero && anio ? { numero: Number(numero), anio: Number(anio) } : null;
}

/** Mail addresses of a sheet: of its consumer and of the representative. */
export function correosDe({ hoja }: ContenidoDeHoja): string[] {
  const correos = [hoja.contacto.correo, hoja.representante?.correo ?? ""].filter((correo) => correo !== "");
  return [...new Set(correos)];
}

/** True when the answer must be printed and posted. */
export const vaPorCarta = (hoja: Pick<HojaRegistrada, "contenido">) =>
  hoja.contenido !== null && correosDe(hoja.contenido).length === 0;
