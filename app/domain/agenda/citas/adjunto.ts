import type { Adjunto } from "../../avisos/correo/correo";
import type { Sitio } from "../../shared/marca";
import { aIcs, type Evento, type Metodo } from "./ics";

interface Invitacion {
  sitio: Sitio;
  /** Mail address of the reader, in whose calendar the event goes. */
  email: string;
  ahora: Date;
  /** Name of the attached file; the default name reveals nothing. */
  nombre?: string;
}

/** Attachment that adds an event to the reader's calendar, or removes it. */
export function adjuntoDeEvento(
  metodo: Exclude<Metodo, "PUBLISH">,
  evento: Evento,
  { sitio, email, ahora, nombre = "cita.ics" }: Invitacion,
): Adjunto {
  const contenido = aIcs({
    metodo,
    nombre: sitio.nombre,
    eventos: [evento],
    envio: { organizador: sitio.remitente, asistente: email, enviadoEn: ahora },
  });
  return { nombre, tipo: `text/calendar; charset=utf-8; method=${metodo}`, contenido };
}
