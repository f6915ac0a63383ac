import type { Rechazos } from "../../shared/rechazo";
import { RECHAZOS_DE_TALLER, ABRE_ANTES_EN_MINUTOS } from "../inscripciones/inscripcion";
import { PREGUNTAS_POR_PERSONA } from "./pregunta";

export type RechazoDeSalaDeTaller =
  | "taller-no-existe"
  | "inscripcion-no-existe"
  | "fecha-cancelada"
  | "sala-por-abrir"
  | "sala-cerrada"
  | "registro-por-abrir"
  | "no-te-vimos"
  | "no-se-ve-aqui"
  | "demasiadas-preguntas";

export const RECHAZOS_DE_SALA_DE_TALLER: Rechazos<RechazoDeSalaDeTaller> = {
  "taller-no-existe": RECHAZOS_DE_TALLER["taller-no-existe"],
  "inscripcion-no-existe": RECHAZOS_DE_TALLER["inscripcion-no-existe"],
  "fecha-cancelada": RECHAZOS_DE_TALLER["fecha-cancelada"],
  "sala-por-abrir": {
    clase: "conflict",
    mensaje: `La sala abre ${ABRE_ANTES_EN_MINUTOS} minutos antes de empezar.`,
  },
  "sala-cerrada": { clase: "gone", mensaje: "El taller terminó y la sala ya cerró." },
  "registro-por-abrir": {
    clase: "conflict",
    mensaje: "Podrás registrar tu asistencia cuando empiece.",
  },
  "no-te-vimos": {
    clase: "conflict",
    mensaje:
      "No te vimos entrar mientras duraba. Si estuviste, pide a quien lo dirige que marque tu asistencia.",
  },
  "no-se-ve-aqui": {
    clase: "conflict",
    mensaje: "Desde aquí no vemos quién entra aquí: registra tú tu asistencia.",
  },
  "demasiadas-preguntas": {
    clase: "conflict",
    mensaje: `Ya enviaste ${PREGUNTAS_POR_PERSONA} preguntas aquí.`,
  },
};

export type RechazoDeAnfitrion =
  | "enlace-no-existe"
  | "fecha-cancelada"
  | "taller-por-empezar"
  | "taller-ya-empezo"
  | "pregunta-no-existe"
  | "persona-sin-lugar";

export const RECHAZOS_DE_ANFITRION: Rechazos<RechazoDeAnfitrion> = {
  "enlace-no-existe": { clase: "not-found", mensaje: "Ese enlace no es válido o ya venció." },
  "fecha-cancelada": { clase: "gone", mensaje: "Esta fecha está cancelada." },
  "taller-ya-empezo": {
    clase: "gone",
    mensaje: "El taller ya empezó: puedes terminarlo, pero no cancelarlo.",
  },
  "taller-por-empezar": {
    clase: "conflict",
    mensaje: "Podrás marcar quién asistió cuando empiece.",
  },
  "pregunta-no-existe": { clase: "not-found", mensaje: "Esa pregunta ya no está." },
  "persona-sin-lugar": { clase: "not-found", mensaje: "Esa persona ya no tiene un lugar en esta fecha." },
};
