import { z } from "zod";
import { freeText, settings, staysOnThisMachine } from "../platform/settings";

export const ajustesDeAvisos = settings({
  variables: {
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "pon una dirección que empiece por smtps:// o smtp://" })
      .optional(),
    SMTP_FROM: freeText.optional(),
  },
  // Without it nobody's code, reminder or receipt would ever arrive.
  missing: ({ SMTP_URL }) => (SMTP_URL ? [] : ["SMTP_URL"]),
  openDoors: ({ SMTP_URL }) =>
    SMTP_URL && !isMailEncrypted(new URL(SMTP_URL))
      ? ["SMTP_URL va sin TLS: usa smtps://, o smtp:// con ?requireTLS=true, y deja que mire el certificado"]
      : [],
  read: ({ SMTP_URL: url, SMTP_FROM }, { appUrl, name }) => ({
    smtp: url ? { url, remitente: SMTP_FROM ?? `${name} <no-responder@${appUrl.hostname}>` } : null,
  }),
});

function isMailEncrypted({ protocol, hostname, searchParams }: URL): boolean {
  if (staysOnThisMachine(hostname)) return true;
  // Without looking whose certificate it is, anybody in between reads along.
  if (searchParams.get("tls.rejectUnauthorized") === "false") return false;
  return protocol === "smtps:" || searchParams.get("requireTLS") === "true";
}
