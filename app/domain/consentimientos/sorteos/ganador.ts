import { z } from "zod";
import type { Sha256 } from "../../shared/huella";
import { numerosDe } from "./lista";

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
