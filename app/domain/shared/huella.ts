/** SHA-256 of a text, in hexadecimal. A long random text needs no key. */
export type Sha256 = (texto: string) => string;

/** A keyed digest: a stored value can be found again, but not read. */
export interface Huella {
  /** Digest with the newest key, for writing. */
  (texto: string): string;
  /** Digests with every key in use, the newest key's first, for looking up. */
  posibles: (texto: string) => readonly string[];
}

/** Finds a row under any of a text's digests. */
export async function buscarPorHuella<T>(
  huellas: readonly string[],
  buscar: (huella: string) => Promise<T | null>,
): Promise<T | null> {
  for (const huella of huellas) {
    const hallado = await buscar(huella);
    if (hallado !== null) return hallado;
  }
  return null;
}
