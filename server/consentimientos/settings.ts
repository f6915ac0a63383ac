import { z } from "zod";
import { settings } from "../platform/settings";

interface AjustesDeConsentimientos {
  /** Who answers for a prize draw; null leaves it to the demo's own. */
  organizadorDeSorteos: { organizador: string; ruc: string } | null;
}

export const ajustesDeConsentimientos = settings({
  variables: {
    SORTEO_ORGANIZADOR: z.string().optional(),
    SORTEO_RUC: z
      .string()
      .regex(/^(10|15|16|17|20)\d{9}$/, "is a RUC of 11 digits")
      .optional(),
  },
  read: ({ SORTEO_ORGANIZADOR: organizador, SORTEO_RUC: ruc }): AjustesDeConsentimientos => ({
    organizadorDeSorteos: organizador && ruc ? { organizador, ruc } : null,
  }),
});
