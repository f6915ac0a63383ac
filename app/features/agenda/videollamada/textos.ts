import type { Escalon } from "~/domain/agenda/videollamada/escalera";
import { enComun, type Fase, type Llamada } from "~/domain/agenda/videollamada/llamada";

const FASE: Record<Fase, (conQuien: string) => string> = {
  fuera: () => "Saliste de la videollamada.",
  entrando: () => "Entrando a la sala…",
  esperando: (conQuien) => `Ya estás en la sala. Esperamos a ${conQuien}.`,
  conectando: (conQuien) => `Conectando con ${conQuien}…`,
  conectada: (conQuien) => `Estás hablando con ${conQuien}, solo con audio.`,
  reconectando: () => "Se cortó la conexión. Estamos reconectando…",
  escribiendo: (conQuien) => `${conQuien} está en la sala. Escríbanse por el chat.`,
  relevada: () => "Sigues esta videollamada en otra pestaña o en otro dispositivo.",
  terminada: () => "La videollamada terminó.",
};

/** State of the video call, in words. */
export const enPalabras = (llamada: Llamada, conQuien: string) => FASE[llamada.fase](conQuien);

/** Words about a change to sound or chat, which the call made on its own or the other side chose. */
export function avisoDeBajada(llamada: Llamada): string | null {
  if (llamada.bajada === "sin-conexion") {
    return "No logramos conectar el sonido ni la imagen, así que seguimos por el chat. Puedes intentarlo otra vez con los botones de abajo.";
  }
  if (llamada.bajada === "calidad") {
    return llamada.escalon === "audio"
      ? "La conexión no alcanza para el video, así que seguimos solo con audio. Cuando mejore, puedes volver al video."
      : "La conexión no alcanza para el audio, así que seguimos por el chat.";
  }
  if (llamada.otro && enComun(llamada) !== llamada.escalon) {
    return DEL_OTRO[llamada.otro];
  }
  return null;
}

const DEL_OTRO: Record<Escalon, string | null> = {
  video: null,
  audio: "La otra persona sigue solo con audio.",
  texto: "La otra persona sigue sin audio ni video. Escríbele por el chat.",
  telefono: "La otra persona prefiere continuar por teléfono.",
};
