import { z } from "zod";
import type { Repos } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";

/** What somebody wants to read about, and whether notices may say what they are about. */
export interface Preferencias {
  temas: string[];
  /** What reaches the person then says "Cita" and not with whom or about what: mails, inbox, calendar. */
  avisosDiscretos: boolean;
}

export const SIN_PREFERENCIAS: Preferencias = { temas: [], avisosDiscretos: false };

const MAXIMO_DE_TEMAS = 60;

export type RechazoDePreferencias = "tema-desconocido";

export const RECHAZOS_DE_PREFERENCIAS: Rechazos<RechazoDePreferencias> = {
  "tema-desconocido": {
    clase: "invalid",
    mensaje:
      "Un tema que elegiste no está en la lista, o ya no lo está. Revisa los que quedan y guarda otra vez.",
  },
};

/** The form of the preferences. */
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
