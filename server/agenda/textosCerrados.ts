import { enBloques, makeCofre, type ConFilasCerradas } from "../platform/cofre";
import type { Secret } from "../platform/rotation";

/**
 * Notice in the column for what needs no encryption, beside an encrypted text. A person who reads the database must not
 * take it for a note, nor for garbage.
 */
const CERRADO = "Este texto está guardado con llave. Vuelve a cargar la página para leerlo.";

interface Guardado {
  enClaro: string;
  cerrado: string | null;
}

export type TextosCerrados = ReturnType<typeof makeTextosCerrados>;

/**
 * Encrypts texts from people to their specialists with the keys for answers. The encryption is bound to the row, and
 * padding to blocks hides the length.
 */
export function makeTextosCerrados(secreto: Secret, uso: ConFilasCerradas) {
  const cofre = makeCofre(secreto, uso);
  return {
    cerrar: (texto: string, de: string): Guardado =>
      texto === ""
        ? { enClaro: "", cerrado: null }
        : { enClaro: CERRADO, cerrado: cofre.cerrar(enBloques(JSON.stringify(texto)), de) },
    /** Decrypts a text; null when none of our keys fits. What is not encrypted is given as it is. */
    abrir({ enClaro, cerrado }: Guardado, de: string): string | null {
      if (cerrado === null) return enClaro;
      try {
        return JSON.parse(cofre.abrir(cerrado, de)) as string;
      } catch {
        return null;
      }
    },
  };
}
