import { enBloques, makeCofre, type ConFilasCerradas } from "../platform/cofre";
import type { Secret } from "../platform/rotation";

/**
 * Where a text stood as it was written, and a program of before still looks for it: neither a note that its owner would
 * lose by sending it back, nor letters that nobody can read.
 */
export const CERRADO = "Este texto está guardado con llave. Vuelve a cargar la página para leerlo.";

interface Guardado {
  enClaro: string;
  cerrado: string | null;
}

export type TextosCerrados = ReturnType<typeof makeTextosCerrados>;

/** What people write to their specialists, closed with the keys of answers for its row alone, in blocks of one size. */
export function makeTextosCerrados(secreto: Secret, uso: ConFilasCerradas) {
  const cofre = makeCofre(secreto, uso);
  return {
    cerrar: (texto: string, de: string): Guardado =>
      texto === ""
        ? { enClaro: "", cerrado: null }
        : { enClaro: CERRADO, cerrado: cofre.cerrar(enBloques(JSON.stringify(texto)), de) },
    /** Null where none of our keys opens it. What a program of before wrote since stands in the clear, and is newer. */
    abrir({ enClaro, cerrado }: Guardado, de: string): string | null {
      if (enClaro !== CERRADO || cerrado === null) return enClaro;
      try {
        return JSON.parse(cofre.abrir(cerrado, de)) as string;
      } catch {
        return null;
      }
    },
  };
}
