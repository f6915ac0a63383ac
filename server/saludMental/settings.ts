import { z } from "zod";
import { settings } from "../platform/settings";

interface AjustesDeSaludMental {
  /** Mailbox of the guard, notified of an alert at once, and again while nobody has taken it. */
  guardia: string | null;
}

export const ajustesDeSaludMental = settings({
  variables: {
    ALERTAS_CORREO: z
      .email()
      .optional()
      .describe("Address of the people on duty, for alerts of the mental-health programme."),
  },
  // Required, because an alert that nobody looks at would reach nobody.
  missing: ({ ALERTAS_CORREO }) => (ALERTAS_CORREO ? [] : ["ALERTAS_CORREO"]),
  read: ({ ALERTAS_CORREO }): AjustesDeSaludMental => ({ guardia: ALERTAS_CORREO ?? null }),
});
