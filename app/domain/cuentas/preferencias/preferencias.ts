import { z } from "zod";
import { campoDeLinea } from "../../shared/campos";
import type { Repos } from "../../shared/puertos";
import type { Rechazos } from "../../shared/rechazo";

/** Themes that the person wants to read about, and whether notices must be discreet. */
export interface Preferencias {
  temas: string[];
  /** True when mails, inbox and calendar say only "Cita", without specialist or subject. */
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
    .array(campoDeLinea().max(80, "Elige un tema de la lista"))
    .max(MAXIMO_DE_TEMAS, "Elige menos temas")
    .default([]),
  avisosDiscretos: z
    .literal("1", "Marca la casilla o déjala vacía")
    .optional()
    .transform((valor) => valor === "1"),
});

/** True when the person's notices must not name their subject. */
export async function quiereDiscrecion(
  { preferencias }: Repos<"preferencias">,
  idPersona: number,
): Promise<boolean> {
  return (await preferencias.de(idPersona))?.avisosDiscretos ?? SIN_PREFERENCIAS.avisosDiscretos;
}

/** The person's preferences, and the themes to choose from. */
export interface PreferenciasPosibles extends Preferencias {
  temasPosibles: { especialidad: string; temas: string[] }[];
}
