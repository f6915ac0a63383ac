import { RETENCION_EN_MINUTOS } from "../horarios/retencion";
import { diaConAnio, diaYHoraEscrita, horaYDia } from "../../shared/fechas";
import { NOTA_DE_HORA } from "../../shared/horaDePeru";
import type { SucesoDeEspera } from "./espera";
import { TEXTO_DE_FIN, TEXTO_DE_SALTO, type Espera } from "./espera";

/** Purpose of a waiting list in words, without the specialist's name. */
export function paraQueEs({ tipo, fecha }: Pick<Espera, "tipo" | "fecha">): string {
  return tipo === "dia" && fecha ? `Un horario el ${diaConAnio(fecha)}` : "Una hora antes de tu sesión";
}

/** Text for the inbox, without any name: other people may see the screen. */
export function mensajeDeNotificacion(sucesoDeEspera: SucesoDeEspera): string {
  if (sucesoDeEspera.suceso === "fin")
    return `Tu lista de espera terminó. ${TEXTO_DE_FIN[sucesoDeEspera.fin]}`;
  const cuando = diaYHoraEscrita(sucesoDeEspera.oferta.inicio);
  if (sucesoDeEspera.suceso === "salto") {
    return `Se liberó un horario, ${cuando}, pero no te lo ofrecimos: ${TEXTO_DE_SALTO[sucesoDeEspera.motivo]}. Sigues en la lista.`;
  }
  return sucesoDeEspera.suceso === "oferta"
    ? `Se liberó un horario: ${cuando}. Lo guardamos para ti hasta las ${horaYDia(sucesoDeEspera.oferta.expiraEn)}.`
    : `Terminó el tiempo para aceptar el horario del ${cuando}. Sigues en la lista.`;
}

/** Text for the mail. `con`: the specialist's name; null when the text must not name anybody. */
export function textoDeCorreo(
  sucesoDeEspera: Exclude<SucesoDeEspera, { suceso: "salto" }>,
  con: string | null,
): { asunto: string; parrafos: string[]; accion: string } {
  const conQuien = con ? ` con ${con}` : "";
  if (sucesoDeEspera.suceso === "fin") {
    return {
      asunto: "Tu lista de espera terminó",
      parrafos: [
        `${paraQueEs(sucesoDeEspera.espera)}${conQuien}: ya no te avisaremos.`,
        TEXTO_DE_FIN[sucesoDeEspera.fin],
      ],
      accion: "Ver tus listas de espera",
    };
  }
  const cuando = diaYHoraEscrita(sucesoDeEspera.oferta.inicio);
  if (sucesoDeEspera.suceso === "vencida") {
    return {
      asunto: "El horario que te guardamos pasó a otra persona",
      parrafos: [
        `No tuvimos tu respuesta sobre el horario${conQuien} del ${cuando}, así que lo ofrecemos a la persona que sigue.`,
        "Conservas tu lugar en la lista para los demás horarios que se liberen.",
      ],
      accion: "Ver tus listas de espera",
    };
  }
  return {
    asunto: con ? `Se liberó un horario con ${con}` : "Se liberó un horario para tu cita",
    parrafos: [
      `El ${cuando} quedó libre y lo guardamos solo para ti hasta las ${horaYDia(sucesoDeEspera.oferta.expiraEn)} ${NOTA_DE_HORA}.`,
      sucesoDeEspera.espera.tipo === "dia"
        ? `Si lo aceptas, tienes ${RETENCION_EN_MINUTOS} minutos para terminar la reserva.`
        : `Si lo aceptas, tu ${con ? "sesión" : "cita"} pasa a esa hora y no pagas nada más. Antes de aceptarlo verás hasta cuándo puedes cambiarla o cancelarla después.`,
      "Si no respondes a tiempo, lo ofrecemos a la persona que sigue y tú conservas tu lugar.",
    ],
    accion: "Ver y aceptar",
  };
}

/** Sentence for a place that gets no more offers. */
export const YA_NO_SE_GUARDA =
  "Falta muy poco: ya no guardamos lugares. Si se libera uno, es de quien se inscriba primero.";

/** Number of people before the person in the waiting list, in words. */
export function lugarEnLaLista(antes: number): string {
  if (antes === 0) return "Eres la primera persona de la lista.";
  return antes === 1 ? "Hay una persona antes que tú." : `Hay ${antes} personas antes que tú.`;
}
