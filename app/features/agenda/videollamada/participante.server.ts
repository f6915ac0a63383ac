import type { Credencial, Mensaje } from "~/domain/agenda/videollamada/sala";
import { exigirSesion, quienEs } from "~/shell/sesion.server";

type Pregunta = Parameters<typeof quienEs>[0];

/** The specialist by the key of their link, the person by their session; null for nobody. */
export async function credencialDe(pregunta: Pregunta): Promise<Credencial | null> {
  const { searchParams } = new URL(pregunta.request.url);
  const llave = searchParams.get("llave");
  if (llave !== null) return { llave };
  const persona = await quienEs(pregunta);
  return persona && { idPersona: persona.idPersona, idCita: searchParams.get("cita") ?? "" };
}

/** The person of the page, who is in a session that they have; whoever has not signed in goes to do so and comes back. */
export async function credencialDePersona(
  pregunta: Pregunta,
): Promise<Extract<Credencial, { idPersona: number }>> {
  const { idPersona } = await exigirSesion(pregunta);
  return { idPersona, idCita: new URL(pregunta.request.url).searchParams.get("cita") ?? "" };
}

/** What a screen shows of something that was written. */
export function enConversacion({ numero, rol, cuerpo, creadoEn }: Mensaje) {
  return { numero, rol, texto: cuerpo, creadoEn: creadoEn.toISOString() };
}
export type Escrito = ReturnType<typeof enConversacion>;
