/** iCalendar (RFC 5545): instants in UTC, lines of 75 octets at the most, everything of ours escaped. */
export interface Evento {
  /** The same for the life of a session, however often it moves. */
  uid: string;
  /** Rises with each change: a calendar keeps the highest. */
  secuencia: number;
  inicio: Date;
  fin: Date;
  resumen: string;
  descripcion?: string;
  lugar?: string;
  url?: string;
  cancelado: boolean;
  actualizadoEn: Date;
}

/** REQUEST and CANCEL are sent to somebody; PUBLISH is there to be read. */
export type Metodo = "REQUEST" | "CANCEL" | "PUBLISH";

interface CalendarioIcs {
  metodo: Metodo;
  nombre: string;
  eventos: readonly Evento[];
  now: Date;
  /** Who invites whom, by e-mail: REQUEST and CANCEL need them. */
  entre?: { organizador: string; asistente: string };
}

export function aIcs({ metodo, nombre, eventos, now, entre }: CalendarioIcs): string {
  const lineas = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapar(nombre)}//Calendario//ES`,
    "CALSCALE:GREGORIAN",
    `METHOD:${metodo}`,
    ...(metodo === "PUBLISH" ? [`X-WR-CALNAME:${escapar(nombre)}`] : []),
    ...eventos.flatMap((evento) => [
      "BEGIN:VEVENT",
      `UID:${evento.uid}`,
      `SEQUENCE:${evento.secuencia}`,
      `DTSTAMP:${enUtc(now)}`,
      `LAST-MODIFIED:${enUtc(evento.actualizadoEn)}`,
      `DTSTART:${enUtc(evento.inicio)}`,
      `DTEND:${enUtc(evento.fin)}`,
      `SUMMARY:${escapar(evento.resumen)}`,
      ...(evento.descripcion ? [`DESCRIPTION:${escapar(evento.descripcion)}`] : []),
      ...(evento.lugar ? [`LOCATION:${escapar(evento.lugar)}`] : []),
      ...(evento.url ? [`URL:${evento.url}`] : []),
      `STATUS:${evento.cancelado ? "CANCELLED" : "CONFIRMED"}`,
      "TRANSP:OPAQUE",
      ...(entre
        ? [`ORGANIZER:mailto:${entre.organizador}`, `ATTENDEE;RSVP=FALSE:mailto:${entre.asistente}`]
        : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lineas.map(plegar).join("");
}

/** "20261124T150000Z" */
function enUtc(instante: Date): string {
  return instante.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escapar(texto: string): string {
  return texto
    .replace(/[\\;,]/g, (signo) => `\\${signo}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/[\u0000-\u001f\u007f]/g, "");
}

const OCTETOS_POR_LINEA = 75;
const octetos = new TextEncoder();

/** Breaks a line between characters, never inside one; what goes on begins with a space. */
function plegar(linea: string): string {
  let plegada = "";
  let largo = 0;
  for (const caracter of linea) {
    const suyo = octetos.encode(caracter).length;
    if (largo + suyo > OCTETOS_POR_LINEA) {
      plegada += "\r\n ";
      largo = 1;
    }
    plegada += caracter;
    largo += suyo;
  }
  return `${plegada}\r\n`;
}
