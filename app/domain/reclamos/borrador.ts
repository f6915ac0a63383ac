import type { Hoja } from "./hoja";

/** Steps of a sheet in the order of the norm; the representative's only for a minor. */
export const PASOS_DE_RECLAMO = [
  "tipo",
  "consumidor",
  "representante",
  "contacto",
  "bien",
  "detalle",
  "revision",
] as const;
export type PasoDeReclamo = (typeof PASOS_DE_RECLAMO)[number];
export type PasoConCampos = Exclude<PasoDeReclamo, "revision">;

/** Days for which a draft waits for its next step. */
export const VIDA_DE_BORRADOR_EN_DIAS = 7;

/** A sheet under way: the steps that were filled. */
export interface Borrador extends Partial<Omit<Hoja, "tipo">> {
  tipo?: Pick<Hoja, "tipo">;
}

/** Steps of this draft. */
export const pasosDe = ({ consumidor }: Borrador): readonly PasoDeReclamo[] =>
  PASOS_DE_RECLAMO.filter((paso) => paso !== "representante" || consumidor?.esMenor);

/** First step that is not filled yet; later steps are not open. */
export const pasoPendiente = (borrador: Borrador): PasoDeReclamo =>
  pasosDe(borrador).find((paso) => paso !== "revision" && !borrador[paso]) ?? "revision";

/** The sheet of a draft; null while a step is missing. */
export function hojaDe(borrador: Borrador): Hoja | null {
  const { tipo, consumidor, contacto, bien, detalle } = borrador;
  if (pasoPendiente(borrador) !== "revision" || !tipo || !consumidor || !contacto || !bien || !detalle)
    return null;
  const representante = consumidor.esMenor ? (borrador.representante ?? null) : null;
  return { tipo: tipo.tipo, consumidor, contacto, representante, bien, detalle };
}

/** A draft as it is kept: closed by a key that only the browser has. */
export interface BorradorCerrado {
  /** Digest of the key: the row alone opens nothing. */
  idBorrador: string;
  cerrado: string;
  expiraEn: Date;
}

export interface BorradorDeReclamoRepository {
  /** Keeps a draft in place of its earlier state. */
  guardar(borrador: BorradorCerrado): Promise<void>;
  leer(idBorrador: string, now: Date): Promise<BorradorCerrado | null>;
  borrar(idBorrador: string): Promise<void>;
}

declare module "../shared/puertos" {
  interface Repositorios {
    borradoresDeReclamo: BorradorDeReclamoRepository;
  }
}
