import type { Sha256 } from "../../shared/huella";

/** An entry when a draw closes. */
export interface Entrada {
  numero: number;
  idPersona: number;
  /** All nonces have one length; otherwise `nonce` and person could be split in two ways. */
  nonce: string;
}

/** The list, fixed at the close of a draw and published at once. */
export interface Lista {
  /** A line for each entry, by number, without a final line break: the digest covers this text. */
  texto: string;
  huella: string;
  entradas: number;
  fijadaEn: Date;
}

/** Entry in the list: a person with the nonce can check the owner, and nobody else can find it out. */
export const lineaDe = ({ numero, idPersona, nonce }: Entrada, sha256: Sha256) =>
  `${numero}:${sha256(`${nonce}${idPersona}`)}`;

/** The numbers of a list, in its order. */
export const numerosDe = (lista: string) => lista.split("\n").map((linea) => Number(linea.split(":")[0]));
