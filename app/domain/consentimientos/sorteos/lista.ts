import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";

/** The SHA-256 of a text, in hexadecimal. */
export type Sha256 = (texto: string) => string;

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

interface DepsDeLista extends Deps<"sorteos"> {
  sha256: Sha256;
}

/** Fixes the entries of a draw that is closed, once, and answers what was fixed. */
export function makeFijarLista({ transaccion, now, newId, sha256 }: DepsDeLista) {
  return (idSorteo: string) =>
    transaccion(async (trx) => {
      const sorteo = await trx.sorteos.porId(idSorteo);
      if (!sorteo) return refuse("sorteo-no-existe");
      if (now() < sorteo.hasta) return refuse("sorteo-abierto");
      if (await trx.sorteos.detenerEntradas(idSorteo)) {
        const lineas: string[] = [];
        for (const { nonce: tenia, ...entrada } of await trx.sorteos.entradas(idSorteo)) {
          const nonce = tenia ?? newId();
          if (tenia === null) await trx.sorteos.darNonce(idSorteo, { ...entrada, nonce });
          lineas.push(lineaDe({ ...entrada, nonce }, sha256));
        }
        if (lineas.length === 0) return refuse("sin-participaciones");
        const texto = lineas.join("\n");
        const lista = { texto, huella: sha256(texto), entradas: lineas.length, fijadaEn: now() };
        await trx.sorteos.guardarLista(idSorteo, lista);
      }
      const fijada = await trx.sorteos.lista(idSorteo);
      const texto = await trx.sorteos.textoDeLaLista(idSorteo);
      return fijada && texto !== null
        ? done({ idSorteo, ...fijada, lista: texto })
        : refuse("sin-participaciones");
    });
}

/** Fixes those of all draws that have closed. */
export function makeFijarListas(deps: DepsDeLista) {
  const fijar = makeFijarLista(deps);
  return async (alto?: AbortSignal) => {
    for (const idSorteo of await deps.repos.sorteos.sinLista(deps.now())) {
      if (alto?.aborted) return;
      await fijar(idSorteo);
    }
  };
}
