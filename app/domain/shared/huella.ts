/** The SHA-256 of a text, in hexadecimal: of what is long and random it needs no key. */
export type Sha256 = (texto: string) => string;

/** A keyed digest: what is kept so can be found again, and not read. */
export interface Huella {
  /** With the newest key: for what is written. */
  (texto: string): string;
  /** Under which a text may have been kept while a key is replaced, the newest key's first: for what is looked up. */
  posibles: (texto: string) => readonly string[];
}

/** What is kept under one of the digests that a text may have. */
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
