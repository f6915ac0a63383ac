import type { Repos } from "../../shared/puertos";

/** Whether this person has a password to come in and to prove who they are with; the others do it at the insurer's. */
export const tieneClave = async ({ personas }: Repos<"personas">, idPersona: number) =>
  (await personas.cuentaDe(idPersona)) !== null;
