import { diaYHora, horaDe } from "../../shared/fechas";
import type { FechaConLugares } from "./inscripcion";

/** What somebody is told of a place in a workshop. */
export type SucesoDeTaller =
  | { suceso: "inscrita" | "aceptada" | "espera" | "salto" | "vencida" | "pasada" }
  | { suceso: "recordatorio-24h" | "recordatorio-1h" }
  | { suceso: "oferta"; expiraEn: Date }
  | { suceso: "cancelada"; motivo: string };

interface Textos {
  /** For the inbox: a screen may have more than one reader, so no title stands in it. */
  mensaje: string;
  asunto: string;
  parrafos: string[];
  accion: string;
}

const VER = "Ver el taller";

export function textosDe(
  hecho: SucesoDeTaller,
  { titulo, inicio }: Pick<FechaConLugares, "titulo" | "inicio">,
  discreta: boolean,
): Textos {
  const cuando = diaYHora(inicio);
  const que = discreta ? "tu cita" : `«${titulo}»`;
  switch (hecho.suceso) {
    case "inscrita":
    case "aceptada":
      return {
        mensaje: `Tu lugar está reservado: ${cuando}.`,
        asunto: discreta ? "Tu lugar está reservado" : `Tu lugar está reservado: ${titulo}`,
        parrafos: [
          `Te esperamos el ${cuando} para ${que}.`,
          "Si no puedes ir, deja tu lugar: se lo ofrecemos a quien espera.",
        ],
        accion: VER,
      };
    case "espera":
      return {
        mensaje: `Estás en la lista de espera: ${cuando}.`,
        asunto: "Estás en la lista de espera",
        parrafos: [
          `Todos los lugares del ${cuando} para ${que} están tomados.`,
          "Si se libera uno cuando te toca, lo guardamos para ti y te avisamos.",
        ],
        accion: VER,
      };
    case "oferta":
      return {
        mensaje: `Se liberó un lugar: ${cuando}. Lo guardamos para ti hasta las ${horaDe(hecho.expiraEn)}.`,
        asunto: discreta ? "Se liberó un lugar" : `Se liberó un lugar: ${titulo}`,
        parrafos: [
          `Guardamos solo para ti un lugar el ${cuando} para ${que}, hasta las ${horaDe(hecho.expiraEn)} (hora de Perú).`,
          "Si no respondes a tiempo, lo ofrecemos a la persona que sigue.",
        ],
        accion: "Ver y aceptar el lugar",
      };
    case "salto":
      return {
        mensaje: `Se liberó un lugar, ${cuando}, pero se cruza con otra sesión o taller tuyo. Sigues en la lista.`,
        asunto: "Se liberó un lugar que se cruza con lo tuyo",
        parrafos: [],
        accion: VER,
      };
    case "vencida":
      return {
        mensaje: `Terminó el tiempo para aceptar el lugar del ${cuando}. Pasó a la persona que sigue.`,
        asunto: "El lugar que te guardamos pasó a otra persona",
        parrafos: [
          `No tuvimos tu respuesta sobre el ${cuando} para ${que}, así que ofrecemos ese lugar a la persona que sigue.`,
          "Si todavía quieres ir, puedes entrar de nuevo en la lista.",
        ],
        accion: VER,
      };
    case "pasada":
      return {
        mensaje: `No se liberó un lugar a tiempo: ${cuando}.`,
        asunto: "No se liberó un lugar a tiempo",
        parrafos: [
          `${discreta ? "Tu cita" : `«${titulo}»`} del ${cuando} empezó sin que se liberara un lugar.`,
          "Hay otras fechas: puedes inscribirte desde ahora.",
        ],
        accion: "Ver otras fechas",
      };
    case "cancelada":
      return {
        mensaje: `Se canceló la fecha del ${cuando}.`,
        asunto: discreta ? "Se canceló una fecha" : `Se canceló una fecha: ${titulo}`,
        parrafos: [
          `El ${cuando} no habrá ${que}. ${hecho.motivo}`,
          "No tienes que hacer nada. Puedes elegir otra fecha.",
        ],
        accion: "Ver otras fechas",
      };
    case "recordatorio-24h":
    case "recordatorio-1h": {
      const falta = hecho.suceso === "recordatorio-24h" ? "Mañana" : "En una hora";
      return {
        mensaje: `${falta} es tu taller: ${cuando}.`,
        asunto: discreta ? `${falta} es tu cita` : `${falta}: ${titulo}`,
        parrafos: [
          `Te esperamos el ${cuando} para ${que}.`,
          "Si no puedes ir, deja tu lugar: se lo ofrecemos a quien espera.",
        ],
        accion: VER,
      };
    }
  }
}
