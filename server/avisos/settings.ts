import addressparser from "nodemailer/lib/addressparser";
import { z } from "zod";
import { freeText, settings, staysOnThisMachine } from "../platform/settings";

export const ajustesDeAvisos = settings({
  variables: {
    SMTP_URL: z
      .url({ protocol: /^smtps?$/, error: "pon una dirección que empiece por smtps:// o smtp://" })
      .optional(),
    SMTP_FROM: freeText
      .refine((texto) => direccionEn(texto) !== null, "pon un correo, como Bienestar <avisos@ejemplo.pe>")
      .optional(),
  },
  // Without it nobody's code, reminder or receipt would ever arrive.
  missing: ({ SMTP_URL }) => (SMTP_URL ? [] : ["SMTP_URL"]),
  openDoors: ({ SMTP_URL }) =>
    SMTP_URL && !isMailEncrypted(new URL(SMTP_URL))
      ? ["SMTP_URL va sin TLS: usa smtps://, o smtp:// con ?requireTLS=true, y deja que mire el certificado"]
      : [],
  read: ({ SMTP_URL: url, SMTP_FROM }, { appUrl, name }) => {
    const deOficio = `no-responder@${appUrl.hostname}`;
    return {
      smtp: url ? { url, remitente: SMTP_FROM ?? `${name} <${deOficio}>` } : null,
      /** Without a name: the organizer of every invitation. */
      remitente: (SMTP_FROM && direccionEn(SMTP_FROM)) || deOficio,
    };
  },
});

/** The one address of a sender, which may stand beside a name; null for none, several or a group. */
function direccionEn(remitente: string): string | null {
  const [uno, ...otros] = addressparser(remitente);
  const direccion = uno && "address" in uno ? (uno.address ?? "") : "";
  return otros.length === 0 && /^[^\s@<>:]+@[^\s@<>:]+$/.test(direccion) ? direccion : null;
}

function isMailEncrypted({ protocol, hostname, searchParams }: URL): boolean {
  if (staysOnThisMachine(hostname)) return true;
  // Without looking whose certificate it is, anybody in between reads along.
  if (searchParams.get("tls.rejectUnauthorized") === "false") return false;
  return protocol === "smtps:" || searchParams.get("requireTLS") === "true";
}
