import { z } from "zod";
import type { Deps, Repos } from "../../shared/puertos";
import { done } from "../../shared/result";

/** What somebody wants to read about, and whether notices may say what they are about. */
export interface Preferencias {
  temas: string[];
  /** What reaches the person then says "Cita" and not with whom or about what: mails, inbox, calendar. */
  avisosDiscretos: boolean;
}

export const SIN_PREFERENCIAS: Preferencias = { temas: [], avisosDiscretos: false };

const MAXIMO_DE_TEMAS = 60;

/** The form of the preferences. A theme that no specialist works with any more is left out when it is stored. */
export const formularioDePreferencias = z.object({
  temas: z
    .array(z.string().max(80, "Elige un tema de la lista"))
    .max(MAXIMO_DE_TEMAS, "Elige menos temas")
    .default([]),
  avisosDiscretos: z
    .literal("1", "Marca la casilla o déjala vacía")
    .optional()
    .transform((valor) => valor === "1"),
});

/** Whether what reaches a person must not say what it is about. */
export async function quiereDiscrecion(
  { preferencias }: Repos<"preferencias">,
  idPersona: number,
): Promise<boolean> {
  return (await preferencias.de(idPersona))?.avisosDiscretos ?? SIN_PREFERENCIAS.avisosDiscretos;
}

/** Those of a person, beside what they may choose from. */
export interface PreferenciasPosibles extends Preferencias {
  temasPosibles: { especialidad: string; temas: string[] }[];
}

export function makeVerPreferencias({ repos }: Deps<"preferencias" | "temas">) {
  return async (idPersona: number): Promise<PreferenciasPosibles> => {
    const [preferencias, temasPosibles] = await Promise.all([
      repos.preferencias.de(idPersona),
      repos.temas.posibles(),
    ]);
    return { ...(preferencias ?? SIN_PREFERENCIAS), temasPosibles };
  };
}

/** Stores the preferences and that their modal was answered, together. */
export function makeGuardarPreferencias({ transaccion, now }: Deps<"preferencias" | "temas">) {
  return (idPersona: number, preferencias: Preferencias) =>
    transaccion(async (trx) => {
      const posibles = new Set((await trx.temas.posibles()).flatMap((unos) => unos.temas));
      const temas = [...new Set(preferencias.temas)].filter((tema) => posibles.has(tema));
      await trx.preferencias.guardar(idPersona, { ...preferencias, temas }, now());
      return done(undefined);
    });
}
