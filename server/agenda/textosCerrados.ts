import { enBloques, makeCofre, type ConFilasCerradas } from "../platform/cofre";
import type { Secret } from "../platform/rotation";

export type TextosCerrados = ReturnType<typeof makeTextosCerrados>;

/**
 * Encrypts texts from people to their specialists with the keys for answers. The encryption is bound to the row, and
 * padding to blocks hides the length.
 */
export function makeTextosCerrados(secreto: Secret, uso: ConFilasCerradas) {
  const cofre = makeCofre(secreto, uso);
  return {
    cerrar: (texto: string, de: string) => cofre.cerrar(enBloques(JSON.stringify(texto)), de),
    /** Decrypts a text; null when none of our keys fits. */
    abrir(cerrado: string, de: string): string | null {
      try {
        return JSON.parse(cofre.abrir(cerrado, de)) as string;
      } catch {
        return null;
      }
    },
  };
}
