import ICAL from "ical.js";
import { convertIcsCalendar } from "ts-ics";

/** A strict reader of iCalendar files: it names each fault that a strict calendar would refuse. */
export interface EventoLeido {
  UID: string;
  SEQUENCE: number;
  DTSTART: Date;
  DTEND: Date;
  SUMMARY: string;
  STATUS: string;
  [propiedad: string]: string | number | Date;
}

const UTC = /^\d{8}T\d{6}Z$/;
const PROPIEDADES = [
  "UID",
  "SEQUENCE",
  "DTSTAMP",
  "LAST-MODIFIED",
  "DTSTART",
  "DTEND",
  "SUMMARY",
  "DESCRIPTION",
  "LOCATION",
  "URL",
  "STATUS",
  "TRANSP",
  "ORGANIZER",
  "ATTENDEE",
];
const UNA_VEZ = ["UID", "SEQUENCE", "DTSTAMP", "DTSTART", "DTEND", "SUMMARY", "STATUS"];

export function leerIcs(ics: string): { metodo: string; eventos: EventoLeido[] } {
  if (!ics.endsWith("\r\n")) throw new Error("the last line does not end");
  const enBruto = ics.slice(0, -2).split("\r\n");
  for (const linea of enBruto) {
    if (/[\r\n]/.test(linea)) throw new Error(`a lone line break: ${JSON.stringify(linea)}`);
    if (Buffer.byteLength(linea) > 75) throw new Error(`${Buffer.byteLength(linea)} octets: ${linea}`);
    if (linea.includes("\ufffd")) throw new Error(`a character in two pieces: ${linea}`);
    if (linea === "") throw new Error("an empty line");
  }
  const lineas = enBruto.join("\r\n").replaceAll("\r\n ", "").split("\r\n");
  if (lineas.shift() !== "BEGIN:VCALENDAR" || lineas.pop() !== "END:VCALENDAR")
    throw new Error("no calendar");

  const cabeza = new Map<string, string>();
  const zona: string[] = [];
  const eventos: EventoLeido[] = [];
  const desde = lineas.indexOf("BEGIN:VTIMEZONE");
  if (desde >= 0) zona.push(...lineas.splice(desde, lineas.indexOf("END:VTIMEZONE") - desde + 1));
  if (zona.length > 0 && !zona.some((linea) => linea.startsWith("TZID:")))
    throw new Error("a zone without name");
  let abierto: Record<string, string | number | Date> | null = null;
  for (const linea of lineas) {
    const [, nombre, , valor] = /^([A-Z-]+)((?:;[A-Z-]+=[^:;]+)*):(.*)$/.exec(linea) ?? [];
    if (nombre === undefined || valor === undefined) throw new Error(`not a property: ${linea}`);
    if (nombre === "BEGIN") {
      if (valor !== "VEVENT" || abierto) throw new Error(linea);
      abierto = {};
    } else if (nombre === "END") {
      if (valor !== "VEVENT" || !abierto) throw new Error(linea);
      for (const obligada of UNA_VEZ) if (!(obligada in abierto)) throw new Error(`without ${obligada}`);
      eventos.push(abierto as EventoLeido);
      abierto = null;
    } else if (abierto) {
      if (!PROPIEDADES.includes(nombre)) throw new Error(`unknown property ${nombre}`);
      if (nombre in abierto) throw new Error(`${nombre} twice`);
      abierto[nombre] = leerValor(nombre, valor);
    } else cabeza.set(nombre, valor);
  }
  if (abierto) throw new Error("an event does not end");
  if (zona.length + eventos.length === 0) throw new Error("a calendar without a component");
  if (cabeza.get("VERSION") !== "2.0" || !cabeza.get("PRODID")) throw new Error("no version or product");
  const metodo = cabeza.get("METHOD") ?? "";
  for (const evento of eventos) exigirCoherencia(metodo, evento);
  return { metodo, eventos };
}

function leerValor(nombre: string, valor: string): string | number | Date {
  if (nombre === "SEQUENCE") {
    if (!/^\d+$/.test(valor)) throw new Error(`SEQUENCE:${valor}`);
    return Number(valor);
  }
  if (["DTSTAMP", "LAST-MODIFIED", "DTSTART", "DTEND"].includes(nombre)) {
    if (!UTC.test(valor)) throw new Error(`not in UTC: ${nombre}:${valor}`);
    return new Date(valor.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));
  }
  if (!["SUMMARY", "DESCRIPTION", "LOCATION"].includes(nombre)) return valor;
  const suelto = valor.replace(/\\[\\;,nN]/g, "");
  if (/[\\;,]/.test(suelto)) throw new Error(`not escaped: ${nombre}:${valor}`);
  return valor.replace(/\\([\\;,nN])/g, (_, signo: string) => (/n/i.test(signo) ? "\n" : signo));
}

/**
 * Checks an event by RFC 5546: an invitation and its cancellation name organiser and attendee, and a cancelled event
 * says so.
 */
function exigirCoherencia(metodo: string, evento: EventoLeido) {
  if (evento.DTEND <= evento.DTSTART) throw new Error("it ends before it begins");
  if (metodo === "PUBLISH") return;
  if (!["REQUEST", "CANCEL"].includes(metodo)) throw new Error(`METHOD:${metodo}`);
  if (!evento.ORGANIZER || !evento.ATTENDEE) throw new Error(`${metodo} without organiser or attendee`);
  if ((metodo === "CANCEL") !== (evento.STATUS === "CANCELLED"))
    throw new Error(`${metodo} ${evento.STATUS}`);
}

/** Reads a calendar file with two other libraries, as foreign programs understand it. */
export const LECTORES = {
  "ical.js": (ics: string) => {
    const calendario = ICAL.Component.fromString(ics);
    const zonas = calendario.getAllSubcomponents("vtimezone");
    return {
      metodo: calendario.getFirstPropertyValue("method"),
      zonas: zonas.map((zona) => zona.getFirstPropertyValue("tzid")),
      eventos: calendario.getAllSubcomponents("vevent").map((componente) => {
        const evento = new ICAL.Event(componente);
        const asistente = evento.attendees[0];
        return {
          uid: evento.uid,
          secuencia: evento.sequence,
          inicio: evento.startDate.toJSDate(),
          fin: evento.endDate.toJSDate(),
          dicho: (componente.getFirstPropertyValue("dtstamp") as ICAL.Time).toJSDate(),
          resumen: evento.summary,
          organizador: sinEsquema(evento.organizer),
          asistente: sinEsquema(asistente?.getFirstValue()?.toString()),
          respuesta: asistente?.getFirstParameter("partstat"),
        };
      }),
    };
  },
  "ts-ics": (ics: string) => {
    const calendario = convertIcsCalendar(undefined, ics);
    return {
      metodo: calendario.method,
      zonas: (calendario.timezones ?? []).map(({ id }) => id),
      eventos: (calendario.events ?? []).map((evento) => ({
        uid: evento.uid,
        // The library ts-ics leaves out the sequence number when it is zero.
        secuencia: evento.sequence ?? 0,
        inicio: evento.start.date,
        fin: evento.end?.date,
        dicho: evento.stamp.date,
        resumen: evento.summary,
        organizador: evento.organizer?.email,
        asistente: evento.attendees?.[0]?.email,
        respuesta: evento.attendees?.[0]?.partstat,
      })),
    };
  },
};

const sinEsquema = (direccion: string | null | undefined) => direccion?.replace("mailto:", "");
