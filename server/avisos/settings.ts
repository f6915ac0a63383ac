import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";
import { freeText, settings, staysOnThisMachine, type VariableMeta } from "../platform/settings";

export const ajustesDeAvisos = settings({
  variables: {
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "pon una dirección que empiece por smtps:// o smtp://" })
      .optional()
      .meta({
        description:
          "Mail server: `smtps://…`, or `smtp://…` with `?requireTLS=true` in production. Without it, locally, mails stay unsent for 90 days and are read at `/desarrollo/correo`.",
      } satisfies VariableMeta),
    SMTP_FROM: freeText
      .refine((texto) => direccionEn(texto) !== null, "pon un correo, como Bienestar <avisos@ejemplo.pe>")
      .optional()
      .meta({
        description: "Sender of mails and organizer of invitations: one address, with or without a name.",
        unset: "`no-responder@` and the host of `APP_URL`",
      } satisfies VariableMeta),
  },
  // A mail server is required: without it no code, reminder or receipt would arrive.
  missing: ({ SMTP_URL }) => (SMTP_URL ? [] : ["SMTP_URL"]),
  openDoors: ({ SMTP_URL }) =>
    SMTP_URL && !isMailEncrypted(new URL(SMTP_URL))
      ? ["SMTP_URL va sin TLS: usa smtps://, o smtp:// con ?requireTLS=true, y deja que mire el certificado"]
      : [],
  read: ({ SMTP_URL: url, SMTP_FROM }, { appUrl, name }) => {
    const deOficio = `no-responder@${appUrl.hostname}`;
    return {
      smtp: url ? { url, remitente: SMTP_FROM ?? `${name} <${deOficio}>` } : null,
      /** Address of the sender without a name, which calendar invitations name as their organiser. */
      remitente: (SMTP_FROM && direccionEn(SMTP_FROM)) || deOficio,
    };
  },
});

/** Mail address of a sender, whose name is optional. Null for none, several or a group (RFC 5322 § 3.4). */
function direccionEn(remitente: string): string | null {
  const [primero, ...otros] = addressparser(remitente);
  const direccion = primero && "address" in primero ? (primero.address ?? "") : "";
  return otros.length === 0 && /^[^\s@<>:]+@[^\s@<>:]+$/.test(direccion) ? direccion : null;
}

function isMailEncrypted({ protocol, hostname, searchParams }: URL): boolean {
  if (staysOnThisMachine(hostname)) return true;
  // Without a check of the server's certificate, anybody on the way can read the mails.
  if (searchParams.get("tls.rejectUnauthorized") === "false") return false;
  return protocol === "smtps:" || searchParams.get("requireTLS") === "true";
}
