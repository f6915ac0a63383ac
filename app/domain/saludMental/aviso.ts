import { diaYHora } from "../shared/fechas";
import { MINUTOS_HASTA_ESCALAR, type Aviso } from "./alertas";

const QUE_DICE =
  "No dice quién eres ni qué respondiste. Quien lo toma ve tu nombre y cómo llamarte, y puede que te busque al número de tu cuenta.";

/** What becomes of the alert of somebody, as they read it. */
export function avisoEnPalabras(aviso: Aviso, ahora: Date): string {
  switch (aviso.estado) {
    case "visto":
      return `Una persona de nuestro equipo vio tu aviso (${diaYHora(aviso.en, ahora)}) y sabe cómo llamarte. Puede que te busque al número de tu cuenta.`;
    case "recibido":
      return `Enviamos un aviso a la persona de turno de nuestro equipo. ${QUE_DICE}`;
    case "por-recibir":
      return `La persona de turno de nuestro equipo recibirá un aviso en unos ${MINUTOS_HASTA_ESCALAR} minutos, o antes. ${QUE_DICE}`;
    case "sin-turno":
      return "Queda anotado un aviso para nuestro equipo, pero ahora no hay una persona de turno. No esperes que te llamemos: las líneas de ayuda contestan a toda hora.";
  }
}
