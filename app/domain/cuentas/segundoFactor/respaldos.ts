import type { Huella } from "../../shared/huella";

const CODIGOS_DE_RESPALDO = 10;

/** Form of a backup code without its dash. */
export const esRespaldo = (codigo: string): boolean => /^[a-z2-7]{10}$/.test(codigo);

/** A backup code as its owner writes it down: abcde-23456. */
const mostrarRespaldo = (respaldo: string) => `${respaldo.slice(0, 5)}-${respaldo.slice(5)}`;

interface DepsDeRespaldos {
  huella: Huella;
  /** Makes a random backup code of ten letters and digits. */
  nuevoRespaldo: () => string;
}

/** Digested text of a code. The owner is in it, so that a code of one account opens no other. */
const aHuella = (titular: string, respaldo: string) => `${titular}:${respaldo}`;

/**
 * Ten new codes of an account: their digests to store, and the codes, which are shown only once.
 *
 * @example const { huellas, mostrados } = respaldosNuevos(deps, "respaldo:7");
 */
export function respaldosNuevos({ huella, nuevoRespaldo }: DepsDeRespaldos, titular: string) {
  const respaldos = Array.from({ length: CODIGOS_DE_RESPALDO }, nuevoRespaldo);
  return {
    huellas: respaldos.map((respaldo) => huella(aHuella(titular, respaldo))),
    mostrados: respaldos.map(mostrarRespaldo),
  };
}

/** Digests of a typed code under each key in rotation. */
export const huellasDeRespaldo = (huella: Huella, titular: string, codigo: string): readonly string[] =>
  huella.posibles(aHuella(titular, codigo));
