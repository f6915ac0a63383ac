import type { ReposSinCandado } from "../../shared/puertos";

/** True when the person has a password; without one they prove their identity at the insurer. */
export const tieneClave = async ({ personas }: ReposSinCandado<"personas">, idPersona: number) =>
  (await personas.cuentaDe(idPersona)) !== null;
