/** Event of iCalendar (RFC 5545). Instants are in UTC, lines have at most 75 octets, and all texts are escaped. */
export interface Evento {
  /** UID of the event, which stays when the session moves (RFC 5545 § 3.8.4.7). */
  uid: string;
  /** SEQUENCE of the event, which rises with each change (RFC 5545 § 3.8.7.4). */
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

/** Method of a calendar: REQUEST and CANCEL are sent to a person, PUBLISH is only read. */
export type Metodo = "REQUEST" | "CANCEL" | "PUBLISH";

/** An invitation, or its cancellation, that is mailed to a person. */
interface Envio {
  /**
   * Mail address of the organizer. A calendar takes changes from the organizer alone (RFC 5546), so the organizer sends
   * the mail.
   */
  organizador: string;
  asistente: string;
  enviadoEn: Date;
}

interface CalendarioIcs {
  metodo: Metodo;
  nombre: string;
  eventos: readonly Evento[];
  /** Sending of the event; REQUEST and CANCEL need it. */
  envio?: Envio;
  /** Minutes after which a subscribed calendar program asks again. */
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
    // The interval by RFC 7986 § 5.7, and again under the name that Outlook and Google read.
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
      // DTSTAMP is the last change for an event that was never sent (RFC 5545 § 3.8.7.2): two readings stay equal.
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
            // The person booked the session themselves: the calendar asks no answer, and shows the time as busy (RFC
            // 5545 § 3.2.12 and § 3.2.17).
            `ATTENDEE;CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${envio.asistente}`,
          ]
        : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return lineas.map(plegar).join("");
}

/**
 * Time zone of Lima. A calendar needs at least one component (RFC 5545 § 3.6), even without events. Peru has not
 * changed its clocks since 1994.
 */
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

/** An instant as "20261124T150000Z". */
function enUtc(instante: Date): string {
  return instante.toISOString().replace(/[-:]|\.\d{3}/g, "");
}

function escapar(texto: string): string {
  return texto
    .replace(/[\\;,]/g, (signo) => `\\${signo}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    .replace(/[\u0000-\u001f\u007f]/g, "");
}

/** Quotes the value of a parameter: RFC 5545 § 3.2 has no escape for a quote. */
function entreComillas(texto: string): string {
  return `"${texto.replace(/["\u0000-\u001f\u007f]/g, "")}"`;
}

const OCTETOS_POR_LINEA = 75;
/** Octets of a character in UTF-8 (RFC 3629 § 3). */
function octetosDe(codigo: number): number {
  if (codigo < 0x80) return 1;
  if (codigo < 0x800) return 2;
  return codigo < 0x10000 ? 3 : 4;
}

/** Breaks a long line between two characters; each continuation begins with a space. */
function plegar(linea: string): string {
  let plegada = "";
  let largo = 0;
  for (const caracter of linea) {
    const octetosDelCaracter = octetosDe(caracter.codePointAt(0)!);
    if (largo + octetosDelCaracter > OCTETOS_POR_LINEA) {
      plegada += "\r\n ";
      largo = 1;
    }
    plegada += caracter;
    largo += octetosDelCaracter;
  }
  return `${plegada}\r\n`;
}
