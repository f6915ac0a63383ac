import type { Credencial, Mensaje } from "~/domain/agenda/videollamada/sala";
import { exigirSesion, quienEs } from "~/shell/sesion/sesion.server";

type Pregunta = Parameters<typeof quienEs>[0];

/**
 * Participant of a video call: the specialist by the key in their link, the person by their sign-in; null for anybody
 * else.
 */
export async function credencialDe(pregunta: Pregunta): Promise<Credencial | null> {
  const { searchParams } = new URL(pregunta.request.url);
  const llave = searchParams.get("llave");
  if (llave !== null) return { llave };
  const persona = await quienEs(pregunta);
  return persona && { idPersona: persona.idPersona, idCita: searchParams.get("cita") ?? "" };
}

/** Credential of the signed-in person for one of their sessions. A visitor is sent to sign in, and comes back. */
export async function credencialDePersona(
  pregunta: Pregunta,
): Promise<Extract<Credencial, { idPersona: number }>> {
  const { idPersona } = await exigirSesion(pregunta);
  return { idPersona, idCita: new URL(pregunta.request.url).searchParams.get("cita") ?? "" };
}

/** A chat message as a screen shows it. */
export function enConversacion({ numero, rol, cuerpo, creadoEn }: Mensaje) {
  return { numero, rol, texto: cuerpo, creadoEn: creadoEn.toISOString() };
}
export type Escrito = ReturnType<typeof enConversacion>;
