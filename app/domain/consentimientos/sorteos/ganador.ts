import { campoConForma } from "../../shared/campos";
import type { Sha256 } from "../../shared/huella";
import { numerosDe } from "./lista";

/** Values that check a draw, with the list. None names a person. */
export interface Ganador {
  semilla: string;
  valorPublico: string;
  huellaDeEntradas: string;
  entradas: number;
  numero: number;
}

/** The stored result. Early draws have no public value; some hold their list, of numbers alone. */
export type GanadorGuardado = Omit<Ganador, "valorPublico"> & {
  valorPublico: string | null;
  conListaDeNumeros: boolean;
};

/**
 * The result of La Tinka in one form: its six numbers from smallest to greatest, two digits each, joined by hyphens,
 * without the extra ball. Only one spelling is valid: otherwise the operator could try several.
 */
export const valorPublico = campoConForma(
  /^(?!.*00)\d\d(-\d\d){5}$/,
  "son seis números de dos cifras, unidos con guiones y sin la bolilla adicional: 03-08-15-22-31-40",
  { falta: "falta el valor público" },
).refine((texto) => {
  const numeros = texto.split("-");
  return numeros.every((numero, indice) => indice === 0 || numeros[indice - 1]! < numero);
}, "van de menor a mayor y sin repetir");

/**
 * Computes the winning number. The seed is fixed before the entries close; the public value is told by others after
 * that. An insider with the seed cannot know the outcome while entries are open. A person who learns the public value
 * does not know the seed. Anybody with both can repeat it: SHA-256 of "seed:value:digest", as a number, modulo the
 * count, is the place in the list, from zero. The bias of the modulo on 256 bits is too small to measure.
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
