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

/** An invitation, or its end, on its way to the person who is invited. */
interface Envio {
  /** Mail addresses. A calendar takes changes from the organizer alone, who has to be the sender of the mail. */
  organizador: string;
  asistente: string;
  enviadoEn: Date;
}

interface CalendarioIcs {
  metodo: Metodo;
  nombre: string;
  eventos: readonly Evento[];
  /** REQUEST and CANCEL need it. */
  envio?: Envio;
  /** After how long a program that subscribed asks again. */
  renovarCadaMinutos?: number;
}

export function aIcs({ metodo, nombre, eventos, envio, renovarCadaMinutos }: CalendarioIcs): string {
  const lineas = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${escapar(nombre)}//Calendario//ES`,
    "CALSCALE:GREGORIAN",
    `METHOD:${metodo}`,
    ...(metodo === "PUBLISH" ? [`X-WR-CALNAME:${escapar(nombre)}`] : []),
    // RFC 7986 § 5.7, and the name that Outlook and Google read.
    ...(renovarCadaMinutos === undefined
      ? []
      : [
          `REFRESH-INTERVAL;VALUE=DURATION:PT${renovarCadaMinutos}M`,
          `X-PUBLISHED-TTL:PT${renovarCadaMinutos}M`,
        ]),
    ...(metodo === "PUBLISH" ? ZONA_DE_LIMA : []),
    ...eventos.flatMap((evento) => [
      "BEGIN:VEVENT",
      `UID:${evento.uid}`,
      `SEQUENCE:${evento.secuencia}`,
      // Without a message of its own it is the last change (RFC 5545 § 3.8.7.2): nothing differs between two readings.
      `DTSTAMP:${enUtc(envio?.enviadoEn ?? evento.actualizadoEn)}`,
      `LAST-MODIFIED:${enUtc(evento.actualizadoEn)}`,
      `DTSTART:${enUtc(evento.inicio)}`,
      `DTEND:${enUtc(evento.fin)}`,
      `SUMMARY:${escapar(evento.resumen)}`,
      ...(evento.descripcion ? [`DESCRIPTION:${escapar(evento.descripcion)}`] : []),
      ...(evento.lugar ? [`LOCATION:${escapar(evento.lugar)}`] : []),
      ...(evento.url ? [`URL:${evento.url}`] : []),
      `STATUS:${evento.cancelado ? "CANCELLED" : "CONFIRMED"}`,
      "TRANSP:OPAQUE",
      ...(envio
        ? [
            `ORGANIZER;CN=${entreComillas(nombre)}:mailto:${envio.organizador}`,
            // The person booked it: a calendar has nothing to ask, and shows it as taken.
            `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${envio.asistente}`,
          ]
        : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lineas.map(plegar).join("");
}

/** A calendar holds one component at least (RFC 5545 § 3.6), also without events. Peru's clocks have stood since 1994. */
const ZONA_DE_LIMA = [
  "BEGIN:VTIMEZONE",
  "TZID:America/Lima",
  "BEGIN:STANDARD",
  "DTSTART:19940401T000000",
  "TZOFFSETFROM:-0400",
  "TZOFFSETTO:-0500",
  "TZNAME:-05",
  "END:STANDARD",
  "END:VTIMEZONE",
];

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

/** A parameter's value: RFC 5545 § 3.2 has no escape for a quote. */
function entreComillas(texto: string): string {
  return `"${texto.replace(/["\u0000-\u001f\u007f]/g, "")}"`;
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
