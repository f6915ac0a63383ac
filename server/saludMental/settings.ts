import { z } from "zod";
import { settings } from "../platform/settings";

interface AjustesDeSaludMental {
  /** Mail address of the whole guard. It is told of an alert that nobody on duty took, and at once with nobody on duty. */
  guardia: string | null;
}

export const ajustesDeSaludMental = settings({
  variables: {
    ALERTAS_CORREO: z
      .email()
      .optional()
      .describe("Address of the whole guard, for alerts of the mental-health programme that nobody on duty took in 15 minutes."),
  },
  // The address is required: without it an alert that nobody looks for would reach nobody.
  missing: ({ ALERTAS_CORREO }) => (ALERTAS_CORREO ? [] : ["ALERTAS_CORREO"]),
  read: ({ ALERTAS_CORREO }): AjustesDeSaludMental => ({ guardia: ALERTAS_CORREO ?? null }),
});
