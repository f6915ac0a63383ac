import type { TextosDeAviso } from "../shared/navegacion/aviso";

export const AVISOS_DE_AGENDA = {
  "cita-cambiada": { icon: "exito", message: "Tu sesión cambió de horario. El cambio no te costó nada." },
  "cita-con-otro": { icon: "exito", message: "Cambiaste de especialista. El cambio no te costó nada." },
  "cita-abaratada": {
    icon: "exito",
    message: "Cambiaste de especialista. Te devolvemos la diferencia a tu tarjeta.",
  },
  "horario-sin-separar": {
    icon: "info",
    message: "Ya no tienes separado ese horario: lo soltaste o su tiempo terminó. Elige otro.",
  },
  "horario-soltado": { icon: "exito", message: "Soltaste ese horario. Ya puedes separar otro." },
  "tiempo-ampliado": { icon: "exito", message: "Tienes 5 minutos más." },
  "sin-horario-separado": {
    icon: "info",
    message: "No encontramos un horario separado a tu nombre. Elige una especialidad y una hora.",
  },
  "espera-apuntada": {
    icon: "exito",
    message: "Estás en la lista de espera. Te avisaremos por correo y en tus notificaciones.",
  },
  "espera-dejada": { icon: "exito", message: "Saliste de la lista de espera." },
  "espera-ya-dejada": { icon: "info", message: "Ya no estabas en esa lista de espera." },
  "oferta-dejada": {
    icon: "exito",
    message: "Ofrecemos ese horario a la persona que sigue. Conservas tu lugar.",
  },
  "sesion-cancelada": { icon: "exito", message: "Cancelaste esta sesión." },
  "asistencia-confirmada": { icon: "exito", message: "Gracias, quedó anotado que asistirás." },
  "nota-guardada": { icon: "exito", message: "Guardamos lo que compartes para esta sesión." },
  "nota-borrada": { icon: "exito", message: "Ya no compartes nada de tu parte en esta sesión." },
  "calendario-abierto": { icon: "exito", message: "Tu calendario tiene una dirección nueva." },
  "calendario-anulado": { icon: "exito", message: "Anulamos la dirección de tu calendario." },
} as const satisfies TextosDeAviso;

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_AGENDA, TextoDeAviso> {}
}
