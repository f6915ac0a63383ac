import type { Rechazos } from "../shared/rechazo";

export type RechazoAlUnirse =
  | "comunidad-no-existe"
  | "seudonimo-propio"
  | "seudonimo-reservado"
  | "seudonimo-ocupado"
  | "suspendido"
  | "demasiadas-uniones";

export type RechazoDeMiembro = "comunidad-no-existe" | "no-eres-miembro" | "suspendido";

export type RechazoAlLeer = RechazoDeMiembro | "texto-no-existe";

export type RechazoAlEscribir =
  RechazoAlLeer | "en-pausa" | "habla-de-peligro" | "datos-personales" | "demasiados-textos";

export type RechazoAlEditar = RechazoAlEscribir | "fuera-de-plazo";
export type RechazoAlDenunciar = RechazoAlLeer | "es-tu-texto" | "demasiadas-denuncias";
export type RechazoAlApelar = "comunidad-no-existe" | "no-eres-miembro" | "texto-no-existe" | "ya-apelaste";

export type RechazoDeComunidad = RechazoAlUnirse | RechazoAlEditar | RechazoAlDenunciar | RechazoAlApelar;

export const RECHAZOS_DE_COMUNIDAD: Rechazos<RechazoDeComunidad> = {
  "comunidad-no-existe": { clase: "not-found", mensaje: "No encontramos esa comunidad." },
  "no-eres-miembro": { clase: "forbidden", mensaje: "Únete a la comunidad para leer y escribir aquí." },
  "texto-no-existe": { clase: "not-found", mensaje: "No encontramos esa conversación." },
  suspendido: { clase: "forbidden", mensaje: "Moderación suspendió tu participación aquí." },
  "en-pausa": {
    clase: "forbidden",
    mensaje: "Por ahora puedes leer y no escribir: Moderación puso tu participación en pausa.",
  },
  "seudonimo-propio": {
    clase: "invalid",
    mensaje: "Elige un nombre que no diga quién eres: ni tu nombre, ni tu documento, ni cómo contactarte.",
    campo: "seudonimo",
  },
  "seudonimo-reservado": {
    clase: "invalid",
    mensaje: "Ese nombre parece de nuestro equipo. Elige otro.",
    campo: "seudonimo",
  },
  "seudonimo-ocupado": {
    clase: "conflict",
    mensaje: "Ese nombre ya está en uso aquí. Elige otro.",
    campo: "seudonimo",
  },
  "demasiadas-uniones": {
    clase: "too-many",
    mensaje: "Cambiaste de comunidad muchas veces. Espera unos días.",
  },
  "habla-de-peligro": {
    clase: "conflict",
    mensaje: "Lo que escribes nos preocupa. Puedes enviarlo solo a Moderación.",
    campo: "texto",
  },
  "datos-personales": {
    clase: "conflict",
    mensaje: "Tu texto tiene datos personales. Quítalos o confirma que quieres dejarlos.",
    campo: "texto",
  },
  "demasiados-textos": { clase: "too-many", mensaje: "Escribiste mucho en poco tiempo. Espera una hora." },
  "fuera-de-plazo": { clase: "conflict", mensaje: "Ya no puedes cambiar este texto: pasaron 15 minutos." },
  "es-tu-texto": { clase: "conflict", mensaje: "Este texto es tuyo." },
  "demasiadas-denuncias": {
    clase: "too-many",
    mensaje: "Denunciaste mucho hoy. Vuelve a intentarlo mañana.",
  },
  "ya-apelaste": { clase: "conflict", mensaje: "Ya pediste que se revise. Se revisa una sola vez." },
};
