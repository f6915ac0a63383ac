import { diaCercano, diaVisto, fechaDe, horaDe } from "../../shared/fechas";
import type { Aviso } from "./verAviso";

/** Tells the person which of their data the operator who takes the alert will see. */
export const QUE_VE =
  "Quien lo toma ve tu nombre, tu celular y tu correo, y no lo que respondiste. Que lo vio queda anotado en «Tus datos».";
/** Tells the person that nobody can promise the hour of a call, and that the help line answers at any hour. */
export const SIN_HORA =
  "Puede llamarte, pero no podemos prometerte cuándo. Por ahora, el 113, opción 5, contesta a toda hora.";
const MAS = `${QUE_VE} ${SIN_HORA}`;

const elDia = (instante: Date, ahora: Date) =>
  diaCercano(fechaDe(instante), ahora) ?? `el ${diaVisto(fechaDe(instante), ahora)}`;

/** State of a person's alert, in the words that the person reads. */
export function avisoEnPalabras(aviso: Aviso, ahora: Date): string {
  const fecha = fechaDe(aviso.desde);
  // The text does not say that the person asked for the alert: an answer to a form raises alerts too.
  const cercano = diaCercano(fecha, ahora);
  const dia = cercano ? `de ${cercano}` : `del ${diaVisto(fecha, ahora)}`;
  const deCuando = `Tu aviso es ${dia}, ${horaDe(aviso.desde)}.`;
  switch (aviso.estado) {
    case "visto":
      return `Una persona de nuestro equipo vio tu aviso ${elDia(aviso.en, ahora)} y sabe cómo llamarte. ${SIN_HORA}`;
    case "recibido":
      return `${deCuando} Ya se lo enviamos a la persona de turno de nuestro equipo. ${MAS}`;
    case "por-recibir":
      return `${deCuando} Es para la persona de turno de nuestro equipo. ${MAS}`;
    case "sin-turno":
      return `${deCuando} Queda anotado para nuestro equipo, pero ahora no hay una persona de turno. No esperes que te llamemos: las líneas de ayuda contestan a toda hora.`;
  }
}
