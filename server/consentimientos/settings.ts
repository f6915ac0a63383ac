import { z } from "zod";
import { freeText, settings } from "../platform/settings";

interface AjustesDeConsentimientos {
  /** Who answers for a prize draw; null leaves it to the demo's own. */
  organizadorDeSorteos: { organizador: string; ruc: string } | null;
}

export const ajustesDeConsentimientos = settings({
  variables: {
    SORTEO_ORGANIZADOR: freeText.optional(),
    SORTEO_RUC: z
      .string()
      .regex(/^(10|15|16|17|20)\d{9}$/, "pon un RUC de 11 cifras")
      .optional(),
  },
  read: ({ SORTEO_ORGANIZADOR: organizador, SORTEO_RUC: ruc }): AjustesDeConsentimientos => ({
    organizadorDeSorteos: organizador && ruc ? { organizador, ruc } : null,
  }),
});
