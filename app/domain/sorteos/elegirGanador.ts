import type { Deps } from "../puertos";
import { done, refuse } from "../shared/result";

/** The SHA-256 of a text, in hexadecimal. */
export type Sha256 = (texto: string) => string;

/** What anybody needs to check a draw: nothing in it names a person. */
export interface Ganador {
  semilla: string;
  huellaDeEntradas: string;
  entradas: number;
  numero: number;
}

/** The entries as the digest is taken over them: their numbers in order, separated by commas. */
export const listaDeEntradas = (numeros: readonly number[]) => [...numeros].sort((a, b) => a - b).join(",");

/**
 * Which number wins. The seed was fixed before the entries closed and the entries before it was told, so nobody can
 * have chosen the outcome, and anybody with both can repeat it: SHA-256 of "seed:digest", as a number, modulo the
 * count, is the place in the list. Of 256 bits the modulo favours nobody by anything that can be measured.
 */
export function numeroGanador(semilla: string, numeros: readonly number[], sha256: Sha256): Ganador {
  const enOrden = [...numeros].sort((a, b) => a - b);
  const huellaDeEntradas = sha256(listaDeEntradas(enOrden));
  const lugar = Number(BigInt(`0x${sha256(`${semilla}:${huellaDeEntradas}`)}`) % BigInt(enOrden.length));
  return { semilla, huellaDeEntradas, entradas: enOrden.length, numero: enOrden[lugar]! };
}

interface DepsDeSorteo extends Deps {
  sha256: Sha256;
  /** 256 bits that nobody can guess. */
  nuevaSemilla: () => string;
}

/** Makes the seed of a draw while it is open, and keeps only its digest: the operator keeps the seed. Once. */
export function makeComprometerSorteo({ transaccion, now, sha256, nuevaSemilla }: DepsDeSorteo) {
  return (idSorteo: string) =>
    transaccion(async (trx) => {
      const sorteo = await trx.sorteos.porId(idSorteo);
      if (!sorteo) return refuse("sorteo-no-existe");
      if (now() >= sorteo.hasta) return refuse("sorteo-cerrado");
      const semilla = nuevaSemilla();
      const huellaDeSemilla = sha256(semilla);
      return (await trx.sorteos.comprometer(idSorteo, huellaDeSemilla, now()))
        ? done({ idSorteo, semilla, huellaDeSemilla })
        : refuse("sorteo-comprometido");
    });
}

/** Draws the winner on the day of the draw, from the seed that was committed. Once. */
export function makeCerrarSorteo({ transaccion, now, sha256 }: DepsDeSorteo) {
  return (idSorteo: string, semilla: string) =>
    transaccion(async (trx) => {
      const sorteo = await trx.sorteos.porId(idSorteo);
      if (!sorteo) return refuse("sorteo-no-existe");
      if (now() < sorteo.sorteoEn) return refuse("sorteo-aun-no");
      const comprometida = await trx.sorteos.huellaDeSemilla(idSorteo);
      if (!comprometida) return refuse("sorteo-sin-compromiso");
      if (sha256(semilla) !== comprometida) return refuse("semilla-distinta");
      const numeros = await trx.sorteos.numeros(idSorteo);
      if (numeros.length === 0) return refuse("sin-participaciones");
      const ganador = numeroGanador(semilla, numeros, sha256);
      return (await trx.sorteos.guardarGanador(idSorteo, ganador, now()))
        ? done({ idSorteo, huellaDeSemilla: comprometida, ...ganador })
        : refuse("ganador-elegido");
    });
}
