import nodemailer from "nodemailer";
import type { AdjuntoHecho } from "../../../app/domain/avisos/correo/correo";
import { LIMITE_DE_ENTREGA_EN_MS, type Cartero } from "../../../app/domain/avisos/correo/enviarCorreos";
import { withinLimit } from "../../platform/withinLimit";

/** Milliseconds after which a silent mail server has failed; the mail is tried again later. */
const LIMITE_EN_MS = 20_000;

/** Unsubscribe headers: a mail reader stops mails of this kind by a post to this address (RFC 2369 and RFC 8058). */
const conBaja = (baja: string) => ({
  // The address is one word, however long: it must not be folded (RFC 5322 § 2.2.3).
  "List-Unsubscribe": { prepared: true, foldLines: false, value: `<${baja}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** Prevents out-of-office answers (RFC 3834 § 5). */
const AUTOMATICO = { "Auto-Submitted": "auto-generated" };

const INVITACION = /^text\/calendar;.*\bmethod=(REQUEST|CANCEL)\b/i;

/**
 * Separates the invitation from the other attachments. nodemailer sends an invitation as an alternative part, for the
 * buttons of Gmail and Outlook, and as a file for all others.
 */
function repartir(adjuntos: readonly AdjuntoHecho[]) {
  const [invitacion] = adjuntos.filter(({ tipo }) => INVITACION.test(tipo));
  return {
    ...(invitacion && {
      icalEvent: {
        method: INVITACION.exec(invitacion.tipo)![1]!,
        filename: invitacion.nombre,
        content: asContent(invitacion.contenido),
      },
    }),
    attachments: adjuntos
      .filter((adjunto) => adjunto !== invitacion)
      .map(({ nombre, tipo, contenido }) => ({
        filename: nombre,
        contentType: tipo,
        content: asContent(contenido),
      })),
  };
}

const asContent = (contenido: string | Uint8Array) =>
  typeof contenido === "string" ? contenido : Buffer.from(contenido);

/** Makes the function that sends a mail by SMTP (RFC 5321). */
export function makeCartero(
  smtp: { url: string; remitente: string },
  huella: (texto: string) => string,
  limiteEnMs = LIMITE_EN_MS,
): Cartero {
  const transporte = nodemailer.createTransport(
    {
      url: smtp.url,
      connectionTimeout: limiteEnMs,
      greetingTimeout: limiteEnMs,
      socketTimeout: limiteEnMs,
    },
    { from: smtp.remitente },
  );
  const dominio = /@([^\s>]+)>?\s*$/.exec(smtp.remitente)?.[1] ?? "localhost";
  return async ({ idCorreo, para, asunto, texto, html, baja, adjuntos = [] }) => {
    const entrega = transporte.sendMail({
      // The id of a mail is the same on each try, so that a recipient can recognise a duplicate (RFC 5322 § 3.6.4).
      // It reveals nothing about the content.
      messageId: `<${huella(`correo:${idCorreo}`)}@${dominio}>`,
      to: para,
      subject: asunto,
      text: texto,
      html: html ?? undefined,
      ...repartir(adjuntos),
      headers: baja === undefined ? AUTOMATICO : { ...AUTOMATICO, ...conBaja(baja) },
    });
    await withinLimit(entrega, LIMITE_DE_ENTREGA_EN_MS);
  };
}
