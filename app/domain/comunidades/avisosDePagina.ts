import { reservados } from "../shared/navegacion/aviso";

export const AVISOS_DE_COMUNIDADES = reservados({
  "comunidad-te-uniste": { icon: "exito", message: "Ya eres parte de la comunidad." },
  "comunidad-saliste": {
    icon: "exito",
    message: "Saliste de la comunidad. Lo que escribiste ya no se lee.",
  },
  "texto-publicado": { icon: "exito", message: "Publicamos lo que escribiste." },
  "texto-en-espera": {
    icon: "info",
    message: "Recibimos lo que escribiste. Moderación lo lee antes que los demás.",
  },
  "texto-a-moderacion": {
    icon: "info",
    message: "Lo enviamos solo a Moderación. Nadie más lo lee.",
  },
  "texto-cambiado": { icon: "exito", message: "Guardamos tu cambio." },
  "texto-borrado": { icon: "exito", message: "Borramos lo que escribiste." },
  "borrador-guardado": { icon: "exito", message: "Guardamos tu borrador. Solo lo ves tú." },
  "conversacion-seguida": {
    icon: "exito",
    message: "Sigues esta conversación. Te avisamos cuando respondan.",
  },
  "conversacion-sin-seguir": { icon: "exito", message: "Ya no sigues esta conversación." },
  "texto-denunciado": {
    icon: "exito",
    message: "Gracias. Moderación lo va a revisar. Nadie sabrá que fuiste tú.",
  },
  "persona-bloqueada": {
    icon: "exito",
    message: "Bloqueaste a esa persona aquí. No se lo decimos.",
  },
  "persona-desbloqueada": { icon: "exito", message: "Dejaste de bloquear a esa persona." },
  "texto-a-la-vista": { icon: "exito", message: "Vuelves a ver ese texto." },
  "texto-apelado": { icon: "exito", message: "Recibimos tu pedido. Moderación lo lee otra vez." },
});

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_COMUNIDADES, TextoDeAviso> {}
}
