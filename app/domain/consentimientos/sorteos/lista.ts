import type { Sha256 } from "../../shared/huella";

/** Somebody who is in when a draw closes. */
export interface Entrada {
  numero: number;
  idPersona: number;
  /** All are of one length, or `nonce` and person could be cut in two ways. */
  nonce: string;
}

/** What is fixed at the close of a draw, and published at once. */
export interface Lista {
  /** A line for each entry, by their numbers, without one at the end: what the digest is taken over. */
  texto: string;
  huella: string;
  entradas: number;
  fijadaEn: Date;
}

/** An entry as the list says it: who it is can be checked by who knows the nonce, and found out by nobody else. */
export const lineaDe = ({ numero, idPersona, nonce }: Entrada, sha256: Sha256) =>
  `${numero}:${sha256(`${nonce}${idPersona}`)}`;

/** The numbers of a list, in its order. */
export const numerosDe = (lista: string) => lista.split("\n").map((linea) => Number(linea.split(":")[0]));
