import { z } from "zod";
import { secret, settings, together, webUrl, type VariableMeta } from "../platform/settings";

interface AjustesDeSaludMental {
  /** Mail address of the whole guard. It is told of an alert that nobody on duty took, and at once with nobody on duty. */
  guardia: string | null;
  /** Service that sends SMS or calls to the guard; null without one. */
  timbre: { url: string; secreto: string } | null;
}

export const ajustesDeSaludMental = settings({
  variables: {
    ALERTAS_CORREO: z
      .email()
      .optional()
      .describe(
        "Address of the whole guard, for alerts of the mental-health programme that nobody on duty took in 15 minutes.",
      ),
    GUARDIA_WEBHOOK_URL: webUrl.meta({
      description:
        "Address of the service that sends SMS or calls to the guard. It gets the code of an alert, its hour, the level and a link, and nothing of the person. Production takes https only.",
      unset: "mails only",
      required: "with `GUARDIA_WEBHOOK_SECRET`",
    } satisfies VariableMeta),
    GUARDIA_WEBHOOK_SECRET: secret.meta({
      description: "Secret that signs these notices (`X-Firma`, HMAC-SHA256).",
      unset: "none",
      required: "with `GUARDIA_WEBHOOK_URL`",
      secret: true,
    } satisfies VariableMeta),
  },
  guarded: ["GUARDIA_WEBHOOK_URL"],
  contradiction: (values) =>
    together("El servicio que avisa a la guardia", values, "GUARDIA_WEBHOOK_URL", "GUARDIA_WEBHOOK_SECRET"),
  // The address is required: without it an alert that nobody looks for would reach nobody.
  missing: ({ ALERTAS_CORREO }) => (ALERTAS_CORREO ? [] : ["ALERTAS_CORREO"]),
  read: ({ ALERTAS_CORREO, GUARDIA_WEBHOOK_URL: url, GUARDIA_WEBHOOK_SECRET }): AjustesDeSaludMental => ({
    guardia: ALERTAS_CORREO ?? null,
    timbre: url && GUARDIA_WEBHOOK_SECRET ? { url, secreto: GUARDIA_WEBHOOK_SECRET[0]! } : null,
  }),
});
