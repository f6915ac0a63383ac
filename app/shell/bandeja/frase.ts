import type { Antesala } from "./envio";

/** State of this browser's waiting forms, for the line at the foot of the window. */
export interface EstadoDeBandeja {
  /** Number of forms that wait in this browser to be sent. */
  cuantos: number;
  /** Page that the person must complete before the forms are sent; null for none. */
  antesala: Antesala | null;
  /** True when the waiting forms stay stored after the page is closed. */
  quedaGuardado: boolean;
  /** Labels of empty required fields, when no server could report them. */
  faltan: number;
  /** Number of forms that were deleted without being sent. */
  perdidas: number;
  hayPorRevisar: boolean;
  /** True when another page answered this question, and the form of this page holds something else. */
  seRespondioEnOtra: boolean;
  /** True when the form of this page is no longer stored, and no page told its outcome. */
  finDesconocido: boolean;
}

/** Text of the line about waiting forms; empty when there is nothing to say. */
export function fraseDeBandeja(estado: EstadoDeBandeja): string {
  const { faltan, cuantos } = estado;
  const frases = [];
  if (faltan > 0)
    frases.push(
      faltan === 1
        ? "Te falta una respuesta. Complétala para enviar."
        : `Te faltan ${faltan} respuestas. Complétalas para enviar.`,
    );
  frases.push(...(cuantos > 0 ? frasesDeEspera(estado) : frasesDeFinal(estado)));
  return frases.join(" ");
}

function frasesDeEspera({ cuantos, antesala, quedaGuardado }: EstadoDeBandeja): string[] {
  const cuando = antesala?.cuando ?? "vuelva la conexión";
  return [
    `${cuantos} ${cuantos === 1 ? "respuesta" : "respuestas"} por enviar.`,
    ...(antesala ? [antesala.porque] : []),
    quedaGuardado
      ? `Queda en este dispositivo y se envía cuando ${cuando}.`
      : `Se envía cuando ${cuando}${antesala ? " en otra pestaña" : ""}. No cierres esta página.`,
  ];
}

function frasesDeFinal({
  perdidas,
  hayPorRevisar,
  seRespondioEnOtra,
  finDesconocido,
}: EstadoDeBandeja): string[] {
  const frases = [];
  if (perdidas > 0)
    frases.push("Una respuesta que quedó en este dispositivo se perdió. Si era tuya, vuelve a responder.");
  if (hayPorRevisar) frases.push("Una respuesta de antes no se aceptó. La guardamos para que la corrijas.");
  if (seRespondioEnOtra) frases.push("Se respondió en otra pestaña.");
  if (finDesconocido) frases.push("No sabemos si tu respuesta se envió. Envíala otra vez.");
  return frases;
}
