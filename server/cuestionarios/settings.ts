import { z } from "zod";
import { settings } from "../platform/settings";

interface AjustesDeCuestionarios {
  /** Which of our forms the wellness test is. */
  idformDelTest: string;
}

export const ajustesDeCuestionarios = settings({
  variables: {
    TEST_DE_BIENESTAR: z
      .string()
      .regex(/^[a-z0-9-]+$/, "is the name of a form")
      .default("test-de-bienestar"),
  },
  read: ({ TEST_DE_BIENESTAR }): AjustesDeCuestionarios => ({ idformDelTest: TEST_DE_BIENESTAR }),
});
