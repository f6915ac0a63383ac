import type { Adjunto } from "../../avisos/correo/correo";
import type { Sitio } from "../../shared/marca";
import { aIcs, type Evento, type Metodo } from "./ics";

interface Invitacion {
  sitio: Sitio;
  /** Whose calendar it is for. */
  email: string;
  ahora: Date;
  /** What the file is called; by default it does not say what it is of. */
  nombre?: string;
}

/** What puts something into the calendar of who reads the mail, or takes it out. */
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
