import { z } from "zod";
import { settings } from "../platform/settings";

interface AjustesDeSaludMental {
  /** Who is written to of an alert: at once, and again while nobody has taken it on. */
  guardia: string | null;
}

export const ajustesDeSaludMental = settings({
  variables: { ALERTAS_CORREO: z.email().optional() },
  // Without it an alert that nobody looks at would never reach anybody.
  missing: ({ ALERTAS_CORREO }) => (ALERTAS_CORREO ? [] : ["ALERTAS_CORREO"]),
  read: ({ ALERTAS_CORREO }): AjustesDeSaludMental => ({ guardia: ALERTAS_CORREO ?? null }),
});
