import nodemailer from "nodemailer";
import type { Cartero } from "../../../app/domain/correo/enviarCorreos";

/** Sends by SMTP when it is configured; else the mail rests in the outbox, which is the development mailbox. */
export function makeCartero(smtp: { url: string; remitente: string } | null): Cartero {
  if (!smtp) return async () => {};
  const transporte = nodemailer.createTransport(smtp.url, { from: smtp.remitente });
  return async ({ idCorreo, para, asunto, texto, html, adjuntos = [] }) => {
    await transporte.sendMail({
      to: para,
      subject: asunto,
      text: texto,
      html,
      attachments: adjuntos.map(({ nombre, tipo, contenido }) => ({
        filename: nombre,
        contentType: tipo,
        content: contenido,
      })),
      headers: { "X-Id-Correo": idCorreo },
    });
  };
}
