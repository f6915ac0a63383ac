import { diaCercano, diaVisto, diaYHora, fechaDe, horaDe } from "../shared/fechas";
import { MINUTOS_HASTA_ESCALAR, type Aviso } from "./alertas";

const QUE_DICE =
  "No dice quién eres ni qué respondiste. Quien lo toma ve tu nombre y cómo llamarte, y puede que te busque al número de tu cuenta.";

/** What becomes of the alert of somebody, as they read it. */
export function avisoEnPalabras(aviso: Aviso, ahora: Date): string {
  const fecha = fechaDe(aviso.desde);
  // An answer makes one too: it is not said to be asked for.
  const cercano = diaCercano(fecha, ahora);
  const dia = cercano ? `de ${cercano}` : `del ${diaVisto(fecha, ahora)}`;
  const deCuando = `Tu aviso es ${dia}, ${horaDe(aviso.desde)}.`;
  switch (aviso.estado) {
    case "visto":
      return `Una persona de nuestro equipo vio tu aviso (${diaYHora(aviso.en, ahora)}) y sabe cómo llamarte. Puede que te busque al número de tu cuenta.`;
    case "recibido":
      return `${deCuando} Enviamos un aviso a la persona de turno de nuestro equipo. ${QUE_DICE}`;
    case "por-recibir":
      return `${deCuando} La persona de turno de nuestro equipo recibirá un aviso en unos ${MINUTOS_HASTA_ESCALAR} minutos, o antes. ${QUE_DICE}`;
    case "sin-turno":
      return `${deCuando} Queda anotado para nuestro equipo, pero ahora no hay una persona de turno. No esperes que te llamemos: las líneas de ayuda contestan a toda hora.`;
  }
}
