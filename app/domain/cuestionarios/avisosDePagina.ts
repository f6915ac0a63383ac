import { reservados } from "../shared/navegacion/aviso";

export const AVISOS_DE_CUESTIONARIOS = reservados({
  "resultado-guardado": { icon: "exito", message: "Guardamos tu resultado en tu cuenta." },
  "respuestas-ilegibles": {
    icon: "info",
    message: "No podemos leer lo que respondiste antes. Puedes borrarlo y empezar de nuevo.",
  },
  "sin-preguntas-abiertas": {
    icon: "info",
    message:
      "Esa página ya no vale: no tienes preguntas abiertas. Las terminaste, las borraste o aún no empiezas.",
  },
  "pagina-de-otras-preguntas": {
    icon: "info",
    message: "Esa página era de unas preguntas de antes. Lo que respondiste en ella no se guardó.",
  },
  "respuestas-borradas": { icon: "exito", message: "Borramos tus respuestas y tus resultados." },
});

declare module "../shared/navegacion/aviso" {
  interface Avisos extends Record<keyof typeof AVISOS_DE_CUESTIONARIOS, TextoDeAviso> {}
}
