import { z } from "zod";
import { secret, settings } from "../platform/settings";

interface AjustesDeCuestionarios {
  /** Which of our forms the wellness test is. */
  idformDelTest: string;
  /** Closes what people answer and write to their specialists; those after the first still open what they closed. */
  secretoDeRespuestas: readonly string[];
}

export const ajustesDeCuestionarios = settings({
  variables: {
    RESPUESTAS_SECRET: secret,
    TEST_DE_BIENESTAR: z
      .string()
      .regex(/^[a-z0-9-]+$/, "pon el nombre de un formulario: letras minúsculas, números y guiones")
      .default("test-de-bienestar"),
  },
  secrets: ["RESPUESTAS_SECRET"],
  read: ({ TEST_DE_BIENESTAR }, { secretOf }): AjustesDeCuestionarios => ({
    idformDelTest: TEST_DE_BIENESTAR,
    secretoDeRespuestas: secretOf("RESPUESTAS_SECRET"),
  }),
});
