import { z } from "zod";
import { settings } from "../platform/settings";

interface AjustesDeSaludMental {
  /** Mail address of the guard. It is told of an alert at once, and again while nobody has taken the alert. */
  guardia: string | null;
}

export const ajustesDeSaludMental = settings({
  variables: {
    ALERTAS_CORREO: z
      .email()
      .optional()
      .describe("Address of the people on duty, for alerts of the mental-health programme."),
  },
  // The address is required: without it an alert that nobody looks for would reach nobody.
  missing: ({ ALERTAS_CORREO }) => (ALERTAS_CORREO ? [] : ["ALERTAS_CORREO"]),
  read: ({ ALERTAS_CORREO }): AjustesDeSaludMental => ({ guardia: ALERTAS_CORREO ?? null }),
});
