import nodemailer from "nodemailer";
import type { Adjunto } from "../../../app/domain/avisos/correo/correo";
import { LIMITE_DE_ENTREGA_EN_MS, type Cartero } from "../../../app/domain/avisos/correo/enviarCorreos";
import { withinLimit } from "../../platform/withinLimit";

/** A server that says nothing for this long has failed: the outbox tries again later. */
const LIMITE_EN_MS = 20_000;

/** Whatever shows the mail stops those of its kind by sending this there: RFC 2369 and RFC 8058. */
const conBaja = (baja: string) => ({
  // One word, however long: it is not folded.
  "List-Unsubscribe": { prepared: true, foldLines: false, value: `<${baja}>` },
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

/** RFC 3834 § 5: no out-of-office answer comes back. */
const AUTOMATICO = { "Auto-Submitted": "auto-generated" };

const INVITACION = /^text\/calendar;.*\bmethod=(REQUEST|CANCEL)\b/i;

/**
 * An invitation, which nodemailer sends as an alternative part, from which Gmail and Outlook offer their buttons, and as
 * a file for all others; and the rest of what is attached.
 */
function repartir(adjuntos: readonly Adjunto[]) {
  const [invitacion] = adjuntos.filter(({ tipo }) => INVITACION.test(tipo));
  return {
    ...(invitacion && {
      icalEvent: {
        method: INVITACION.exec(invitacion.tipo)![1]!,
        filename: invitacion.nombre,
        content: invitacion.contenido,
      },
    }),
    attachments: adjuntos
      .filter((adjunto) => adjunto !== invitacion)
      .map(({ nombre, tipo, contenido }) => ({ filename: nombre, contentType: tipo, content: contenido })),
  };
}

/** Sends by SMTP. */
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
      // The same each time: whoever receives it twice can tell that it is one. What it is about it does not say.
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
