import { z } from "zod";
import type { Deps } from "../../shared/puertos";
import { done, refuse } from "../../shared/result";
import { numerosDe, type Sha256 } from "./lista";

/** What anybody needs, with the list, to check a draw: nothing in it names a person. */
export interface Ganador {
  semilla: string;
  valorPublico: string;
  huellaDeEntradas: string;
  entradas: number;
  numero: number;
}

/** As it is kept. The draws of before mixed no public value in; some kept their list here, of numbers alone. */
export type GanadorGuardado = Omit<Ganador, "valorPublico"> & {
  valorPublico: string | null;
  conListaDeNumeros: boolean;
};

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
  lista: string,
  sha256: Sha256,
): Ganador {
  const numeros = numerosDe(lista);
  const huellaDeEntradas = sha256(lista);
  const azar = BigInt(`0x${sha256(`${semilla}:${valor}:${huellaDeEntradas}`)}`);
  return {
    semilla,
    valorPublico: valor,
    huellaDeEntradas,
    entradas: numeros.length,
    numero: numeros[Number(azar % BigInt(numeros.length))]!,
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
      // What was published is what is drawn from: whoever came or went since is not asked for.
      const lista = await trx.sorteos.textoDeLaLista(idSorteo);
      if (lista === null) return refuse("lista-sin-fijar");
      const ganador = numeroGanador(azar, lista, sha256);
      return (await trx.sorteos.guardarGanador(idSorteo, ganador, now()))
        ? done({ idSorteo, huellaDeSemilla: comprometida, ...ganador })
        : refuse("ganador-elegido");
    });
}
