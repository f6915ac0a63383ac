import { z } from "zod";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";

/** The SHA-256 of a text, in hexadecimal. */
export type Sha256 = (texto: string) => string;

/** What anybody needs to check a draw: nothing in it names a person. */
export interface Ganador {
  semilla: string;
  valorPublico: string;
  /** The numbers that took part, as the digest is taken over them. */
  listaDeEntradas: string;
  huellaDeEntradas: string;
  entradas: number;
  numero: number;
}

/** As it is kept: the draws of before mixed no public value in, and kept no list. */
export type GanadorGuardado = Omit<Ganador, "valorPublico" | "listaDeEntradas"> & {
  valorPublico: string | null;
  listaDeEntradas: string | null;
};

/** The entries as the digest is taken over them: their numbers in order, separated by commas. */
export const listaDeEntradas = (numeros: readonly number[]) => [...numeros].sort((a, b) => a - b).join(",");

/**
 * The result of La Tinka as it is mixed in: its six numbers from the smallest to the greatest, two digits each, joined
 * by hyphens, without the extra ball. There is one way to write it, or whoever writes it could try several.
 */
export const valorPublico = z
  .string("falta el valor público")
  .regex(
    /^(?!.*00)\d\d(-\d\d){5}$/,
    "son seis números de dos cifras, unidos con guiones y sin la bolilla adicional: 03-08-15-22-31-40",
  )
  .refine((texto) => {
    const numeros = texto.split("-");
    return numeros.every((numero, indice) => indice === 0 || numeros[indice - 1]! < numero);
  }, "van de menor a mayor y sin repetir");

/**
 * Which number wins. The seed was fixed before the entries closed, and the public value is told by others after that:
 * whoever holds the seed cannot know the outcome while they can still add an entry, and whoever learns the public
 * value does not know the seed. Anybody with both can repeat it: SHA-256 of "seed:value:digest", as a number, modulo
 * the count, is the place in the list, from zero. Of 256 bits the modulo favours nobody by anything that can be measured.
 */
export function numeroGanador(
  { semilla, valorPublico: valor }: Pick<Ganador, "semilla" | "valorPublico">,
  numeros: readonly number[],
  sha256: Sha256,
): Ganador {
  const enOrden = [...numeros].sort((a, b) => a - b);
  const lista = listaDeEntradas(enOrden);
  const huellaDeEntradas = sha256(lista);
  const azar = BigInt(`0x${sha256(`${semilla}:${valor}:${huellaDeEntradas}`)}`);
  return {
    semilla,
    valorPublico: valor,
    listaDeEntradas: lista,
    huellaDeEntradas,
    entradas: enOrden.length,
    numero: enOrden[Number(azar % BigInt(enOrden.length))]!,
  };
}

interface DepsDeSorteo extends Deps<"sorteos"> {
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

/** Draws the winner on the day of the draw, from the seed that was committed and the public value. Once. */
export function makeCerrarSorteo({ transaccion, now, sha256 }: DepsDeSorteo) {
  return ({ idSorteo, ...azar }: { idSorteo: string } & Pick<Ganador, "semilla" | "valorPublico">) =>
    transaccion(async (trx) => {
      const sorteo = await trx.sorteos.porId(idSorteo);
      if (!sorteo) return refuse("sorteo-no-existe");
      if (now() < sorteo.sorteoEn) return refuse("sorteo-aun-no");
      const comprometida = await trx.sorteos.huellaDeSemilla(idSorteo);
      if (!comprometida) return refuse("sorteo-sin-compromiso");
      if (sha256(azar.semilla) !== comprometida) return refuse("semilla-distinta");
      const numeros = await trx.sorteos.numeros(idSorteo);
      if (numeros.length === 0) return refuse("sin-participaciones");
      const ganador = numeroGanador(azar, numeros, sha256);
      return (await trx.sorteos.guardarGanador(idSorteo, ganador, now()))
        ? done({ idSorteo, huellaDeSemilla: comprometida, ...ganador })
        : refuse("ganador-elegido");
    });
}
