import { enBloques, makeCofre } from "../../platform/cofre";
import { sha256 } from "../../platform/digest";
import type { Secret } from "../../platform/rotation";

/** Random text inside each closed text: its digest tells nothing of a short text. */
const conSal = (valor: unknown) => JSON.stringify({ sal: crypto.randomUUID(), valor });

interface Guardado {
  cerrado: string | null;
  huella: string;
}

/**
 * Closes what the book keeps, with the digest of the exact text. The digest never changes, so that a text that was
 * closed again with another key is still known to be the first one.
 */
export function makeTextosDeLibro(secreto: Secret, uso: "hojas" | "respuestasDeReclamo") {
  const cofre = makeCofre(secreto, uso);
  return {
    cerrar(valor: unknown, de: string) {
      const claro = enBloques(conSal(valor));
      return { cerrado: cofre.cerrar(claro, de), huella: sha256(claro) };
    },
    /** Null when it was deleted, when no key opens it, and when it is another text than the one that was written. */
    abrir({ cerrado, huella }: Guardado, de: string): unknown {
      if (cerrado === null) return null;
      try {
        const claro = cofre.abrir(cerrado, de);
        return sha256(claro) === huella ? (JSON.parse(claro) as { valor: unknown }).valor : null;
      } catch {
        return null;
      }
    },
  };
}
export type TextosDeLibro = ReturnType<typeof makeTextosDeLibro>;
