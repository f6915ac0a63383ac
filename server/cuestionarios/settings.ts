import { z } from "zod";
import { secret, settings } from "../platform/settings";

interface AjustesDeCuestionarios {
  /** Id of the form that is the wellness test. */
  idformDelTest: string;
  /**
   * Secrets that encrypt answers and texts for specialists. The first one encrypts; the others only decrypt older data.
   */
  secretoDeRespuestas: readonly string[];
}

export const ajustesDeCuestionarios = settings({
  variables: {
    RESPUESTAS_SECRET: secret.describe(
      "Closes what people say about themselves. Rotate it as a list: the first key closes, all open, and `ops respuestas cerrar` closes everything with the first. Without its key an answer can only be deleted.",
    ),
    TEST_DE_BIENESTAR: z
      .string()
      .regex(/^[a-z0-9-]+$/, "pon el nombre de un formulario: letras minúsculas, números y guiones")
      .default("test-de-bienestar")
      .describe("Form of `app/content/cuestionarios` that the wellness test asks."),
  },
  secrets: ["RESPUESTAS_SECRET"],
  read: ({ TEST_DE_BIENESTAR }, { secretOf }): AjustesDeCuestionarios => ({
    idformDelTest: TEST_DE_BIENESTAR,
    secretoDeRespuestas: secretOf("RESPUESTAS_SECRET"),
  }),
});
